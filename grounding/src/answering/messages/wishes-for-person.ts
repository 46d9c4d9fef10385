/** Whether a message that says other things too asks for a person: `This is useless, let me talk to a human`. */
export function wishesForPerson(message: string): boolean {
  return message.length <= LONGEST && WISHES.some((wish) => wish.test(message));
}

/** A longer message tells a story, in which people may talk to people. */
const LONGEST = 200;

const ENGLISH: readonly RegExp[] = [
  /\b(?:talk|speak|chat)(?:ing)? (?:to|with) (?:an? |the |some |your |one of your |any )?(?:(?:real|actual|live|human|proper|support|service|sales|customer|member of) ){0,2}(?:humans?|person|people|someone|somebody|anyone|anybody|agents?|operators?|reps?|representatives?|managers?|supervisors?|advis[eo]rs?|staff|being|boss|owner|reception(?:ist)?|support|sales|team|whoever|member of (?:your |the )?(?:staff|team)|customer (?:service|support|care))\b/i,
  /\b(?:need|want|like|love|prefer|have) to (?:ring|call|phone) (?:up )?(?:someone|somebody|anyone|an? (?:human|person))\b/i,
  /\b(?:is|are) there (?:anyone|anybody|someone|somebody) (?:(?:that |who )?(?:i|we) (?:can|could) |to )(?:ring|call|phone|speak|talk|chat)\b/i,
  /(?<!\p{L})(?:is there|are there|isn['’]t there|can i (?:get|have)) (?:a |an |any |some)?(?:real |actual |live )?(?:human|humans|person|people|someone|agent)s? (?:here|i can|to (?:talk|speak|chat)|on the (?:phone|line))/iu,
  /\b(?:actual|real|live) (?:person|human|people|agent)s? (?:that |who )?(?:i|we) (?:can|could|may)\b/i,
  /\b(?:someone|somebody|anyone|a person|a human|an agent)(?: (?:from|of|on|in) (?:the|your) \w+)? (?:to )?(?:please )?(?:call|ring|phone|contact) (?:me|us)\b/i,
  /(?:^|[.,;!] ?|\b(?:please|pls|can you|could you|just) )(?:call|ring|phone) (?:me|us)(?: back\b| (?:please|now|today|asap|tomorrow|on|at)\b|\s*[.!?]*$)/i,
  /\b(?:hate|sick of|fed up with|tired of|done with) (?:talking to )?(?:an? |this |your |these |you )?(?:chat ?)?(?:bots?|robots?|machines?)\b/i,
  /\b(?:human|person),? (?:and )?not an? (?:bot|robot|machine|ai)\b/i,
  /\b(?:get|give|find|fetch) me (?:an? )?(?:(?:real|actual|live) )?(?:human|person|agent|someone|somebody)\b/i,
  /\b(?:need|want) an? (?:(?:real|actual|live) )?(?:human|live agent|human agent|real person)\b/i,
  /\b(?:put|connect|transfer|patch) me (?:through |over )?(?:to|with) (?!sleep\b)/i,
  /\bput me on to (?:an? |the |your )/i,
  /\b(?:be|get|been) (?:connected|put through|put on|transferred|passed on) (?:to|with) (?:an? |the |your |some)?(?:member of|real|actual|human|person|agent|one|colleague|staff|team|support|manager)/i,
];

const GERMAN: readonly RegExp[] = [
  /(?<!\p{L})mit (?:(?:dem|der|einem|einer|ihrem|ihrer|eurem|eurer|'?nem) )?(?:(?:echten|richtigen|zuständigen|verantwortlichen|netten) )?(?:mensch\p{L}*|mitarbeiter\p{L}*|person|jemande?[mn]?|kundenservice|kundendienst|chef\p{L}*|leiter\p{L}*|leitung|zuständigen|verantwortlichen|ansprech\p{L}+|berater\p{L}*|support|team|kolleg\p{L}+) (?:sprechen|reden|telefonieren|chatten|verbinden|verbunden werden)/iu,
  /(?<!\p{L})(?:will|möchte|würde gerne?|muss|kann ich) (?:bitte |mal |gerne? |lieber |einfach |nur )*(?:mit )?(?:jemande?[mn]?|wem|einem? menschen?) (?:\p{L}+ ){0,3}(?:sprechen|reden|anrufen|telefonieren)/iu,
  /(?<!\p{L})(?:will|möchte|würde gerne?|kann ich|könnte ich|darf ich) (?:bitte |mal |gerne? |lieber |einfach |nur |jetzt |sofort )*(?:einen?|den|die|ihren?|euren?|irgendeinen?) (?:\p{L}+e[nr]? )?(?:menschen?|mitarbeiter\p{L}*|person|berater\p{L}*|kundenberater\p{L}*|ansprechpartner\p{L}*|kolleg\p{L}+|chef\p{L}*|vorgesetzten?|verantwortlichen?|zuständigen?) (?:\p{L}+ ){0,3}sprechen(?!\p{L})/iu,
  /(?:^|[.,;!] ?|(?<!\p{L})bitte )ruf(?:t|en sie)? mich (?:bitte |mal |doch )*(?:an|zurück)(?!\p{L})/iu,
  /(?<!\p{L})verbinden? (?:sie )?mich(?!\p{L})/iu,
  /(?<!\p{L})(?:echte[nr]?|richtige[nr]?|leibhaftigen?) (?:menschen?(?!\p{L})|mitarbeiter\p{L}*|ansprechpartner\p{L}*|berater\p{L}*|kollege\p{L}*)/iu,
  /(?<!\p{L})(?:gibt es|ist|habt ihr|haben sie) (?:hier |da )?(?:auch )?(?:einen?|irgendein\p{L}*)? ?(?:echten?|richtigen?) (?:mensch\p{L}*|mitarbeiter\p{L}*|person)/iu,
  /(?<!\p{L})(?:ist|sind|gibt['’]?s|gibt es) (?:da |hier |denn |bei euch |bei ihnen ){0,2}(?:auch )?(?:noch )?(?:ein |echte |einen )?mensch\p{L}* (?:da|hier|im chat|am telefon|dran|erreichbar)(?!\p{L})/iu,
  /(?<!\p{L})(?:gib|geben sie|hol|holen sie|gebt|holt) mir (?:mal |bitte |doch )*(?:jemand\p{L}*|wen|einen? (?:echten |richtigen )?(?:mensch\p{L}*|mitarbeiter\p{L}*|berater\p{L}*))/iu,
  /(?<!\p{L})(?:kann|könnte|könnt|soll|darf) (?:mich|ich) (?:bitte |mal )*(?:jemand|wer|jemande?n|wen|einer|einen (?:menschen|mitarbeiter)) (?:von euch |bei euch |mal )*(?:an|zurück)(?:zu)?rufen/iu,
  /(?<!\p{L})(?:wen|jemanden?|wer),? (?:den|der|die) (?:man|ich) (?:an|zurück)rufen (?:kann|könnte)(?!\p{L})/iu,
  /(?<!\p{L})(?:keine lust auf|hasse|genug von|nicht mit) (?:einem |einen |diesem |diesen |so einem |euren? |ihrem |'?nem )?(?:chat-?)?(?:bots?|robotern?|maschinen?)(?!\p{L})/iu,
  /(?<!\p{L})keinen? (?:bots?|roboter|maschine|computer),? sondern (?:\p{L}+ ){0,2}(?:mensch|mitarbeiter|person)/iu,
];

const FRENCH: readonly RegExp[] = [
  /(?<!\p{L})(?:parle[rz]?|discute[rz]?|échange[rz]?) (?:directement )?(?:au|à la|à l['’]|[àa]|[àa] une?|avec (?:le |la |l['’]|une? |votre )?) ?(?:vraie? )?(?:responsable|agent|conseill\p{L}+|personne|humain|quelqu['’]un|patron\p{L}*|gérant\p{L}*|direct\p{L}+|équipe|service client)/iu,
  /(?<!\p{L})(?:une?|de) vraie? (?:personne|humain|conseiller)(?!\p{L})/iu,
  /(?<!\p{L})(?:avoir|joindre|contacter) (?:quelqu['’]un|une personne|un (?:humain|conseiller))(?!\p{L})/iu,
  /(?<!\p{L})(?:être|etre) rappelée?(?!\p{L})|quelqu['’]un (?:peut|pourrait)(?:-il)? (?:me rappeler|m['’]appeler)/iu,
  /quelqu['’]un (?:de \p{L}+ \p{L}+ )?me (?:rappelle|contacte|réponde|téléphone)/iu,
  /(?<!\p{L})passe[zr]?[- ]moi (?:une? |le |la |l['’]|quelqu|votre )/iu,
  /(?<!\p{L})donne[zr]?[- ]moi (?:une? )?(?:vraie? )?(?:être humain|humain|personne|conseiller)/iu,
  /(?<!\p{L})mise? en (?:relation|contact) avec /iu,
];

const SPANISH: readonly RegExp[] = [
  /(?<!\p{L})hablar con (?:el |la )?atenci[oó]n al cliente/iu,
  /(?<!\p{L})(?:hablar|conversar|charlar|chatear|comunicarme|ponerme en contacto|contacto) (?:directamente )?con (?:el |la |una? |alg[uú]n |alguna |su |vuestro |vuestra )?(?:ser )?(?:persona|humano|agente|alguien|gente real|asesora?|operadora?|encargad[oa]|responsable|jef[ea]|gerente|emplead[oa]|due[ñn][oa]|equipo)/iu,
  /(?<!\p{L})(?:p[aá]s[ae]|p[oó]n(?:gan?)?)me con /iu,
  /(?<!\p{L})(?:persona|humano|alguien) (?:de verdad|real|de carne y hueso)(?!\p{L})/iu,
  /(?<!\p{L})que me (?:llame|llamen|atienda|atiendan|conteste) (?:alguien|una persona|un humano|por tel[eé]fono)/iu,
  /(?<!\p{L})(?:odio|har[to][oa]? de) (?:los |estos |este |hablar con )?(?:un |una )?(?:bots?|robots?|m[aá]quinas?)(?!\p{L})/iu,
];

const DUTCH_PERSON =
  "(?:de |een |jullie |uw )?(?:mens|medewerker|iemand|persoon|manager|baas|verantwoordelijke|leidinggevende|collega|team)";

const OTHERS: readonly RegExp[] = [
  /(?<!\p{L})parlare (?:con|al|alla) (?:il |la |una? |un['’]|vostro )?(?:persona|umano|operatore|qualcuno|responsabile|addett[oa]|impiegat[oa]|titolare|capo|direttore|staff)/iu,
  /(?<!\p{L})falar com (?:o |a |uma? |algum |alguma )?(?:pessoa|humano|atendente|alguém|responsável|gerente|funcionári[oa]|dono|chefe|equipa|equipe|gente)/iu,
  new RegExp(
    `(?<!\\p{L})(?:(?:praten|spreken|chatten) met ${DUTCH_PERSON}|met ${DUTCH_PERSON} (?:praten|spreken|chatten))`,
    "iu",
  ),
  /(?<!\p{L})(?:kan|mag|wil|zou) ik (?:graag |even )?(?:een )?(?:echt )?(?:mens|medewerker|iemand|persoon)(?: van \p{L}+(?: \p{L}+)?)? (?:aan de (?:lijn|telefoon)|spreken|bellen)|(?:ik wil|geef me) een echt mens/iu,
  /(?<!\p{L})(?:prata|tala|chatta) med (?:er |en |din )?(?:riktig )?(?:människa|person|någon|medarbetare|kundtjänst|chef|ansvarig|handläggare|kollega)/iu,
  /(?<!\p{L})(?:tale|snakke) med (?:et |en |jeres )?(?:rigtigt? )?(?:menneske|person|nogen|medarbejder|chef|kundeservice)/iu,
  /(?<!\p{L})(?:po)?rozmawia[cć] z (?:prawdziwym |żywym |zywym )?(?:człowiekiem|czlowiekiem|konsultantem|kim[śs]|pracownikiem|obsługą|obsluga|kierownikiem|szefem)/iu,
  /(?<!\p{L})(?:persona|operatore) (?:in carne e ossa|ver[oa]|reale|uman[oa])(?!\p{L})|(?<!\p{L})(?:essere )?richiamat[oa] da|(?<!\p{L})(?:mi (?:potete |può |puo )?richiam\p{L}+|richiamatemi|passatemi|mi passi)(?!\p{L})/iu,
  /(?<!\p{L})pessoa (?:real|de verdade|a sério|a serio|de carne e osso)(?!\p{L})|(?<!\p{L})(?:liguem?-me|me liguem?|podem? (?:ligar-me|me ligar)|falar com alguem)(?!\p{L})/iu,
  /(?<!\p{L})(?:bel(?:t|len)? (?:u |jullie )?me (?:even |a\.?u\.?b\.? )?(?:terug|op)|terug ?gebeld worden|met een echt mens)(?!\p{L})/iu,
  /(?<!\p{L})(?:riktig (?:människa|person)|rigtigt? (?:menneske|person)|kan (?:ni|nån|någon|i|nogen|en) ring[ae] (?:upp |til |op til )?mig|bli(?:ve)? (?:uppringd|ringet op))(?!\p{L})|^ring (?:upp |til )?mig(?!\p{L})/iu,
  /(?<!\p{L})(?:prawdziw\p{L}+ (?:człowiek\p{L}*|osob\p{L}+)|(?:proszę|prosze) (?:o (?:telefon|oddzwonienie)|oddzwonić|oddzwonic)|oddzwo[nń](?:cie|icie)?)(?!\p{L})/iu,
  /(?<!\p{L})(?:поговорить|связаться) с (?:человеком|оператором|сотрудником|кем-)/iu,
];

const WISHES: readonly RegExp[] = [...ENGLISH, ...GERMAN, ...FRENCH, ...SPANISH, ...OTHERS];
