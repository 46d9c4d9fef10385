/** Whether a message that says other things too asks for a person: `This is useless, let me talk to a human`. */
export function wishesForPerson(message: string): boolean {
  return message.length <= LONGEST && WISHES.some((wish) => wish.test(message));
}

/** A longer message tells a story, in which people may talk to people. */
const LONGEST = 200;

const WISHES: readonly RegExp[] = [
  /\b(?:talk|speak|chat)(?:ing)? (?:to|with) (?:an? |the |some |your |one of your |any )?(?:(?:real|actual|live|human|proper|support|service|sales|customer|member of) ){0,2}(?:humans?|person|people|someone|somebody|anyone|anybody|agents?|operators?|reps?|representatives?|managers?|supervisors?|advis[eo]rs?|staff|being|customer (?:service|support|care))\b/i,
  /\b(?:need|want|like|love|prefer|have) to (?:ring|call|phone) (?:up )?(?:someone|somebody|anyone|an? (?:human|person))\b/i,
  /\b(?:is|are) there (?:anyone|anybody|someone|somebody) (?:(?:that |who )?(?:i|we) (?:can|could) |to )(?:ring|call|phone|speak|talk|chat)\b/i,
  /\b(?:can|could|would|will) (?:somebody|someone|anyone|an? (?:human|person|agent)) (?:please )?(?:call|ring|phone) me\b/i,
  /\b(?:hate|sick of|fed up with|tired of|done with) (?:talking to )?(?:an? |this |your |these |you )?(?:chat ?)?(?:bots?|robots?|machines?)\b/i,
  /\b(?:get|give|find|fetch) me (?:an? )?(?:(?:real|actual|live) )?(?:human|person|agent|someone|somebody)\b/i,
  /\b(?:put|connect|transfer|patch) me (?:through |over )?(?:to|with) /i,
  /\b(?:need|want|get me|give me) an? (?:(?:real|actual|live) )?(?:human|live agent|human agent|real person)\b/i,
  /\b(?:human|person),? (?:and )?not an? (?:bot|robot|machine|ai)\b/i,
  /(?<!\p{L})mit (?:einem |einer |'?nem )?(?:echten |richtigen )?(?:mensch\p{L}*|mitarbeiter\p{L}*|person|jemande?[mn]?|kundenservice|kundendienst) (?:sprechen|reden|telefonieren|chatten|verbinden)/iu,
  /(?<!\p{L})verbinden? (?:sie )?mich(?!\p{L})/iu,
  /(?<!\p{L})(?:echten?|richtigen?|leibhaftigen?) (?:menschen?|mitarbeiter\p{L}*|ansprechpartner\p{L}*)(?!\p{L})/iu,
  /(?<!\p{L})(?:kann|könnte|könnt|soll|darf) (?:mich|ich) (?:bitte |mal )*(?:jemand|wer|jemande?n|wen|einer|einen (?:menschen|mitarbeiter)) (?:von euch |bei euch |mal )*(?:an|zurück)(?:zu)?rufen/iu,
  /(?<!\p{L})(?:will|möchte|würde gerne?|muss|kann ich) (?:bitte |mal |gerne? |lieber |einfach |nur )*(?:mit )?(?:jemande?[mn]?|wem|einem? menschen?) (?:\p{L}+ ){0,3}(?:sprechen|reden|anrufen|telefonieren)/iu,
  /(?<!\p{L})(?:keine lust auf|hasse|genug von|nicht mit) (?:einem |einen |diesem |diesen |so einem |euren? |ihrem |'?nem )?(?:chat-?)?(?:bots?|robotern?|maschinen?)(?!\p{L})/iu,
  /(?<!\p{L})hablar con (?:una? |alg[uú]n |el |la )?(?:ser )?(?:persona|humano|agente|alguien|asesora?|operadora?|atenci[oó]n al cliente)/iu,
  /(?<!\p{L})p[aá]s[ae]me con /iu,
  /(?<!\p{L})(?:persona|humano|alguien) (?:de verdad|real|de carne y hueso)(?!\p{L})/iu,
  /(?<!\p{L})que me (?:llame|llamen|atienda|atiendan|conteste) (?:alguien|una persona|un humano|por tel[eé]fono)/iu,
  /(?<!\p{L})(?:odio|har[to][oa]? de) (?:los |estos |este |hablar con )?(?:un |una )?(?:bots?|robots?|m[aá]quinas?)(?!\p{L})/iu,
  /(?<!\p{L})parler (?:à|a|avec) (?:une? )?(?:vraie? )?(?:personne|humain|conseill\p{L}+|quelqu['’]un|agent|service client)/iu,
  /(?<!\p{L})(?:une?|de) vraie? (?:personne|humain|conseiller)(?!\p{L})|(?<!\p{L})(?:être|etre) rappelée?(?!\p{L})|quelqu['’]un (?:peut|pourrait)(?:-il)? (?:me rappeler|m['’]appeler)/iu,
  /(?<!\p{L})parlare con (?:una? )?(?:persona|umano|operatore|qualcuno)/iu,
  /(?<!\p{L})(?:praten|spreken|chatten) met (?:een )?(?:mens|medewerker|iemand|persoon)|met (?:een )?(?:mens|medewerker|iemand|persoon) (?:praten|spreken|chatten)/iu,
  /(?<!\p{L})(?:kan|mag|wil|zou) ik (?:graag |even )?(?:een )?(?:echt )?(?:mens|medewerker|iemand|persoon)(?: van \p{L}+(?: \p{L}+)?)? (?:aan de (?:lijn|telefoon)|spreken|bellen)|(?:ik wil|geef me) een echt mens/iu,
  /(?<!\p{L})(?:is there|are there|isn['’]t there|can i (?:get|have)) (?:a |an |any |some)?(?:real |actual |live )?(?:human|humans|person|people|someone|agent)s? (?:here|i can|to (?:talk|speak|chat)|on the (?:phone|line))/iu,
  /(?<!\p{L})(?:gibt es|ist|habt ihr|haben sie) (?:hier |da )?(?:auch )?(?:einen?|irgendein\p{L}*)? ?(?:echten?|richtigen?) (?:mensch\p{L}*|mitarbeiter\p{L}*|person)/iu,
  /(?<!\p{L})(?:avoir|joindre|contacter) (?:quelqu['’]un|une (?:vraie )?personne|un (?:vrai )?(?:humain|conseiller))(?!\p{L})|(?<!\p{L})un vrai humain(?!\p{L})/iu,
  /(?<!\p{L})(?:prata|tala|chatta) med (?:en )?(?:riktig )?(?:människa|person|någon|medarbetare|kundtjänst)/iu,
  /(?<!\p{L})falar com (?:uma? )?(?:pessoa|humano|atendente|alguém)/iu,
  /(?<!\p{L})(?:rozmawiać|porozmawiać) z (?:człowiekiem|konsultantem|kimś)/iu,
  /(?<!\p{L})(?:поговорить|связаться) с (?:человеком|оператором|сотрудником|кем-)/iu,
];
