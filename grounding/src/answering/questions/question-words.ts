export type ExpectedAnswer =
  | "definition"
  | "phone"
  | "email"
  | "hours"
  | "clock"
  | "duration"
  | "price"
  | "weight"
  | "age"
  | "number"
  | "date"
  | "address"
  | "name"
  | "reason";

/**
 * What kind of thing a question asks for, by its words in that language (BCP 47 primary tag); null when they don't say.
 * The kinds are the coarse ones of question classification (Li and Roth, "Learning Question Classifiers", 2002).
 */
export function expectedAnswer(question: string, language = "en"): ExpectedAnswer | null {
  return patternsOf(language).find(([, pattern]) => pattern.test(question))?.[0] ?? null;
}

type Patterns = readonly (readonly [ExpectedAnswer, RegExp])[];

/** The order in which they are looked for: `how long` before `how`, `what is the price` before `what is`. */
const KINDS = [
  "phone",
  "email",
  "hours",
  "clock",
  "duration",
  "price",
  "weight",
  "age",
  "number",
  "date",
  "address",
  "name",
  "reason",
  "definition",
] as const;

// Compiled from a fixed list when a language is first asked for.
const compiled = new Map<string, Patterns>();

function patternsOf(language: string): Patterns {
  const known = compiled.get(language);
  if (known) return known;
  const words = WORDS[language];
  if (!words) return [];
  const patterns = KINDS.flatMap((kind) => {
    const source = words[kind];
    if (source === undefined) return [];
    const isWhole = !UNSPACED.has(language) && kind !== "definition";
    return [[kind, new RegExp(isWhole ? `(?<![\\p{L}\\p{M}])(?:${source})(?![\\p{L}\\p{M}])` : source, "iu")] as const];
  });
  compiled.set(language, patterns);
  return patterns;
}

const UNSPACED: ReadonlySet<string> = new Set(["zh", "ja", "th"]);
/** The rest of a question of at most five words: `What is a chargeback?` */
const FEW = "(?:[\\p{L}\\p{M}\\p{N}'’.-]+ ?){1,5}[?\\s]*$";

/** `What is the default port` asks which of several it is. */
const THE_ONE_OF_SEVERAL =
  "the (?:default|best|right|correct|proper|recommended|latest|current|easiest|fastest|quickest|next|first|last)(?!\\p{L})";

/** Not `start it when I log in`. */
const WHEN =
  "(?<=(?:^|[,.;:?!]|\\b(?:and|or|but|know|tell me|tell us|say|sure|until|till|since|from|by|exactly|about|so|hi|hello|hey|then|ok|wonder|wondering|asking|check|find out|ask))\\s*)when|when (?:is|are|was|were|do|does|did|can|could|will|would|should|shall|may|must|has|have|to)";

/** Behind `orario`, `horário`: one time, no hours. */
const OF_ARRIVAL_IT = "(?:di|del) (?:arrivo|partenza|inizio|fine|check)";
const OF_ARRIVAL_PT = "(?:de|do) (?:chegada|entrada|saída|saida|partida|início|inicio|check)";

const WORDS: Readonly<Record<string, Partial<Record<ExpectedAnswer, string>>>> = {
  en: {
    definition: `^\\s*(?:what|who)(?:['’]s| is| are| was| were) (?!your|my|our|his|her|their|this|that|these|those|${THE_ONE_OF_SEVERAL})${FEW}|\\bwhat does .+ mean\\b`,
    duration:
      "how long|how soon|how far back|how many (?:(?:working|business) )?(?:days|weeks|months|hours|minutes)|(?:refund|return|delivery|shipping|response) (?:time|period|window)",
    price:
      "how expensive|how much (?:for|to|per|4)|how much[?!\\s]*$|set me back|(?:what|how much) (?:is|are|s) .{1,40} worth|(?:what|how much) (?:do|does|will|would|did) (?:you|they|u|ya|it|i) (?:\\p{L}+ )?(?:charge|pay|cost)|cheaper|cheapest|dearer|(?:more|less|most|least) expensive|how much (?:is|are|was|were|do|does|did|will|would) (?:[\\p{L}\\p{N}]+(?:[-.'’][\\p{L}\\p{N}]+)* )*?(?:cost|costs|charge|pay)|how much (?:is|are)(?! (?:missing|remaining|outstanding|going|coming|being|getting|using|owing|pending|happening)(?!\\p{L}))|(?:do|would|will) (?:i|we|you|u) (?:have|need) to pay (?:anything|extra|for|to)|(?:price|cost|fee)s? (?:of|for)|what (?:does|do|did|will) .{1,60} cost|what (?:does|do|did|will|would|must|should) (?:[\\p{L}’'-]+ ){1,3}pay[?\\s]*$|^\\s*(?:\\p{L}[\\p{L}’'-]* ){0,3}(?:price|cost|fee|fare|rate)s?[?\\s]*$|^\\s*(?:price|cost)s? (?:\\p{L}[\\p{L}'’-]* ?){1,3}[?\\s]*$|^\\s*postage[?\\s]*$|free (?:\\p{L}+ ){0,3}(?:from|over|above)|when .{0,20}(?:delivery|shipping|postage) (?:is )?free|(?:entry|entrance|admission) for",
    weight: "how heavy|how much (?:do|does|did) .{1,60} weigh|what (?:do|does) .{1,60} weigh|weight of",
    // Not `change my email address`.
    email:
      "(?<!(?:my|his|her|our|their|an?|another|this|new|old|by|per|via) )e-?mail(?: address)? (?:for|of|to)|(?:what|which|whats)(?:['’]s| is)?(?: the| your)? (?:\\p{L}+ ){0,2}e-?mail|(?:who|whom|where) (?:do|can|should|must|to|shall) (?:i )?(?:email|e-mail|mail|write)|^\\s*(?!change|update|wrong|new|no|my)(?:\\p{L}+ ){1,2}e-?mail(?: address)?[?\\s]*$",
    // Not `send pictures to my phone`.
    phone:
      "(?<!(?:^|[^\\p{L}])(?:my|his|her|our|their|an?|this|android|mobile|cell|smart|old|new) )(?:tele)?phone(?: number)?|hotline|number to call|(?:emergency|contact|help ?line|out[- ]of[- ]hours|support|office|landline|mobile|whatsapp) (?:number|no\\.?)|(?:who|whom) (?:do|can|should|must|to|shall|will)(?: (?:i|we))? (?:call|ring|phone)",
    hours:
      "opening (?:hours|times)|opening|^\\s*(?!how|what|which|many|of|in|within|[\\p{N}]|working|work|extra|credit)(?:\\p{L}+ ){1,2}hours[?\\s]*$|(?:when|what time|which) .{0,60}(?:opens?|closes?)|(?:are|is) (?:\\p{L}+ ){1,4}(?:open|closed)",
    age: "how old|too young|old enough|(?:what|which|min(?:imum)?|max(?:imum)?|youngest) age|age (?:limit|restriction|requirement)s?",
    number:
      "how (?:many|much|old|far|tall|large|big|fast|high|deep|often|wide|thick|hot|cold)|max(?:imum)?|min(?:imum)?|(?:what|which) (?:percent|percentage|number|amount|population|age|size|price)|(?:what|which) (?:is|was|are|were) (?:the )?(?:[\\p{L}-]+ ){0,2}?(?:population|number|percentage|price|cost|fee|size|length|height|distance|rate|limit|maximum|minimum|amount|speed|temperature|age|total|area|depth|width|weight)",
    clock:
      "(?:what|which) time|(?<!(?:delivery|shipping|dispatch|wait|waiting|processing|handling|turnaround|response|lead|return|refund|repair|travel|journey|cooking|production|loading) )times(?:[?!\\s]*$| (?:for|of|on|in|at) )|timetable|(?:check-?in|check-?out|arrival|departure|starting) times?",
    date: `${WHEN}|(?:what|which) (?:years?|dates?|days?|months?|century|decade)`,
    address: "where(?:['’]?s| is| are| can I find| do I find)|(?:your|the|postal|what) address",
    name: "who(?! pays?(?!\\p{L})| (?:is|are|was|were) \\p{L}+[?\\s]*$)|whom|whose|where|(?:what|which) (?:city|country|place|state|town|region|area|continent|river|company|person)",
    reason: "why",
  },
  de: {
    definition: `^\\s*(?:was|wer) (?:ist|sind|war|waren|bedeutet|heißt) (?!eure?|ihre?|deine?|meine?|unsere?|dies|das )${FEW}`,
    duration:
      "wie lange?|wie bald|wie ?viele? (?:(?:werk)?tage|wochen|stunden|minuten|monate)|\\p{L}*(?:frist|dauer|lieferzeit|bearbeitungszeit|wartezeit)(?:en)?",
    email:
      "(?<!(?:meine|neue|andere|per|via) )e?-?mail(?:-?adresse)? (?:für|fuer|vom?|zur?|der)|(?:welche|an welche|wie ist|wie lautet)(?: die| eure| ihre)? (?:e-?)?mail(?:-?adresse)?|wohin .{0,20}(?:mail\\p{L}*|schreib\\p{L}*)|^\\s*(?!meine|neue|keine)(?:\\p{L}+ ){1,2}(?:e-?)?mail(?:-?adresse)?[?\\s]*$",
    phone: "\\p{L}*telefon\\p{L}*|rufnummer|hotline|wen .{0,20}(?:anrufen|anruf|rufe .{0,12}an)|wo .{0,20}anrufen",
    hours:
      "(?:ö|oe?)ffnungszeiten|wann .{0,60}(?:offen|geöffnet|auf)|(?:habt|haben|hat|sind|ist) .{0,60}(?:offen|geöffnet|auf)",
    age: "wie alt|zu jung|alt genug|welche[ms]? alter|\\p{L}*(?:mindestalter|höchstalter|altersgrenze)",
    number: "wie ?viele?|wie (?:alt|hoch|groß|weit|oft|schnell|tief|breit)",
    price:
      "was kost(?:en?)?|was kostet|(?:was|wie ?viel) (?:nehmt|nimmt|nehmen|verlangt|verlangen|berechnet|zahlt?|zahlen|zahle|bezahlt?|bezahle|bezahlen)|was (?:muss|müssen|müsste|soll|sollen) (?:ich|wir|man) (?:\\p{L}+ ){0,3}(?:be|an|drauf)?zahlen|wie teuer|billiger|(?:am )?billigsten?|günstiger|(?:am )?günstigsten?|teurer|wie ?viel kosten|wie ?viel kostet|\\p{L}*(?:kosten|preise?|gebühr(?:en)?|tarife?|(?<!\\p{L})beiträge|(?<=monats|jahres|vereins|familien|mitglieds)beitrag)|beitrag (?:für|pro|kinder|jugend|familien?|erwachsene|senioren|student)\\p{L}*|porto|eintritt (?:für|pro)",
    weight: "wie schwer|wie ?viel wieg(?:t|en)|gewicht",
    clock:
      "wie ?viel uhr|(?:welcher )?uhrzeit|wie sp[äa]e?t|\\p{L}*(?<!liefer|warte|bearbeitungs|versand|reaktions|lade|fahr|ausleih|leih)zeiten[?!\\s]*$",
    date: "wann|welche[mnrs]? (?:jahre?n?|datum|tage?n?|wochentage?n?|monate?n?|jahrhundert)",
    address: "wo (?:ist|sind|seid|liegt|liegen|befindet|finde)|adresse|anschrift",
    name: "wer(?!\\p{L}| (?:zahlt|bezahlt|trägt)(?!\\p{L}))|wem|wen|wessen|wo|woher|wohin",
    reason: "warum|wieso|weshalb|weswegen",
  },
  fr: {
    definition: `^\\s*(?:qu['’]est-ce que?(?: c['’]est que)?|c['’]est quoi|que signifie) ?['’]?${FEW}`,
    duration:
      "combien de temps|combien de (?:jours|semaines|mois|heures|minutes)|(?:[cç]a|cela) dure|d[eé]lais?|sous combien",
    price:
      "(?:c['’]est|[cç]a fait) combien|combien (?:pour|[cç]a vaut|vaut|on paie|on paye)|combien[?!\\s]*$|combien (?:[cç]a |[cç]a va (?:me )?|je (?:dois |vais )?)?(?:co[uû]te(?:nt|r|ra)?|paye?(?:r|nt)?|paie(?:nt)?)|co[uû]te(?:nt)? (?:combien|quoi)|(?:plus|moins) ch[eè]re?s?|prix|tarifs?|frais|entr[eé]e pour",
    weight: "combien p[eè]se(?:nt)?|poids",
    email:
      "(?<!(?:mon|par|nouveau|nouvelle|changer d['’]) ?(?:adresse )?)(?:e-?mail|mail|courriel) (?:pour|du|de|des)|quel(?:le)? (?:est )?(?:l['’]|votre )?(?:adresse )?(?:e-?mail|mail|courriel)|(?:à qui|o[uù]) .{0,12}[eé]crire",
    phone: "t[eé]l[eé]phone|(?:qui|o[uù]) .{0,20}(?:appeler|appelle|joindre|t[eé]l[eé]phoner)",
    hours: "horaires|heures d['’]ouverture|ouverts?|ouvertes?",
    age: "quel [âa]ge|trop jeunes?|[âa]ge (?:minimum|minimal|maximum|requis|limite)",
    number: "combien",
    clock: "quelle heure|heures? d(?:e |['’])(?:d[eé]part|arriv[eé]e|d[eé]but|fin)",
    date: "quand|quelle (?:ann[eé]e|date)|quels? (?:jours?|mois|siècles?)",
    address:
      "o[uù] (?:est|sont|êtes|etes|se trouve|se situe|vous trouve[rz]|vous êtes)|(?:êtes|etes|est|sont) o[uù]|adresse",
    name: "qui(?!\\p{L}| pa(?:ie|ye)(?!\\p{L}))|où",
    reason: "pourquoi",
  },
  es: {
    definition: `^[\\s¿]*qu[eé] (?:es|son|era|significa) ${FEW}`,
    duration:
      "cu[aá]nto tiempo|cu[aá]nto (?:se )?tarda\\p{L}*|cu[aá]nto dura\\p{L}*|cu[aá]nt[oa]s (?:d[ií]as|semanas|meses|horas|minutos)|cu[aá]nta antelaci[oó]n",
    price:
      "(?:a )?cu[aá]nto (?:me )?(?:cuesta|vale|sale|est[aá]|costar[ií]a|ser[ií]a|cobr[aá]i?s?|cobra|pago|pagar?|hay que pagar)n?|qu[eé] (?:precio|vale|cuesta|coste|cobr\\p{L}+)|m[aá]s (?:barat|car)[oa]s?|precios?|tarifas?|entrada (?:para|de) (?:ni[nñ]|adult|famil)\\p{L}+|gastos de env[ií]o",
    weight: "cu[aá]nto pesan?|peso",
    email:
      "(?<!(?:mi|por|nuevo|otro) )(?:correo(?: electr[oó]nico)?|e-?mail|mail) (?:para|de|del)|cu[aá]l es (?:el|vuestro|su) (?:correo|e-?mail|mail)|a qui[eé]n .{0,8}escrib\\p{L}+",
    phone: "tel[eé]fono|a qui[eé]n .{0,12}(?:llam\\p{L}+|telefone\\p{L}+)",
    hours: "horarios?|abr[ei]n?|abrís|abiert[oa]s?|a qu[eé] hora (?:abr|cierr)\\p{L}+",
    clock: "qu[eé] hora|hora de (?:entrada|salida|llegada|inicio)",
    age: "qu[eé] edad|(?:demasiado|muy) j[oó]ven(?:es)?|edad m[ií]nima|cu[aá]ntos a[nñ]os",
    number: "cu[aá]nt[oa]s?",
    date: "cu[aá]ndo|qu[eé] (?:a[nñ]os?|fechas?|d[ií]as?|mes(?:es)?|siglo)",
    address: "d[oó]nde (?:est[aá]n?|est[aá]is|qued[ao]n?|se encuentra)|direcci[oó]n",
    name: "qui[eé]n(?:es)?(?!\\p{L}| pagan?(?!\\p{L}))|ad[oó]nde|d[oó]nde",
    reason: "por qu[eé]",
  },
  it: {
    definition: `^\\s*(?:(?:che )?cos['’]è|che cosa (?:è|sono)|cosa significa) ${FEW}`,
    duration:
      "quanto tempo|quanto dura(?:no)?|quant[ie] (?:giorni|settimane|mesi|ore|minuti)|quanto ci (?:vuole|mett\\p{L}+)|tempi d(?:i|ella) (?:consegna|spedizione|attesa|rimborso)",
    price:
      "quanto (?:mi )?(?:cost|vien)(?:a|e|ano|erà|erebbe)|costa(?:no)? quanto|quanto (?:vengono|si paga|pago|paghiamo|pagano|fate pagare|chiedete|prendete)|quanto per|quanto[?!\\s]*$|(?:pi[uù]|meno) (?:economic|car)[oaie]|prezz[oi]|cost[oi]|tariff[ae]|spese di spedizione|ingresso (?:per|bambin\\p{L}+|adult\\p{L}+|ridotto)|scont[oi]|riduzion[ei]",
    weight: "quanto pesa(?:no)?|peso",
    email:
      "(?<!(?:mia|mio|via|per|nuova|altra) )(?:e-?mail|mail) (?:per|di|dell?[ao]?)|qual [èe] (?:il |l['’]|la )?(?:vostr[ao] )?(?:indirizzo )?(?:e-?mail|mail)|a chi .{0,8}scriv\\p{L}+",
    phone: "telefono|numero da chiamare|chi .{0,12}(?:chiam\\p{L}+|telefon\\p{L}+)",
    hours: `orari[oa]?(?! ${OF_ARRIVAL_IT})|apert[oaie]|apr(?:ite|e|ono)|chiud(?:ete|e|ono)|chius[oaie]`,
    clock: `che or[ae]|orari[oa]? ${OF_ARRIVAL_IT}`,
    age: "(?:che|quale) et[aà]|et[aà] minima|quanti anni",
    number: "quant[oaie]",
    date: "quando|(?:che|quali?) (?:ann[oi]|dat[ae]|giorn[oi]|mes[ei]|secolo)",
    address: "dove (?:è|sono|siete|si trova)|dov['’]è|indirizzo",
    name: "chi(?!\\p{L}| pag(?:a|ano)(?!\\p{L}))|dove|dov['’]è",
    reason: "perch[eéè]",
  },
  pt: {
    definition: `^\\s*(?:o )?que (?:é|são|significa) ${FEW}`,
    duration:
      "quanto tempo|quanto (?:demora|dura)m?|quant[oa]s (?:dias|semanas|meses|horas|minutos)|prazo de (?:entrega|envio|devolução|reembolso)",
    price:
      "quanto (?:[eé] que )?(?:me )?(?:cust(?:a|am)|fica|sai|pago|pagamos|se paga|cobram)|custa(?:m)? quanto|quanto [eé] (?:o|a|um|uma|para|por)(?!\\p{L})|quanto para|quanto[?!\\s]*$|mais (?:barat|car)[oa]s?|pre[cç]os?|custos?|tarifas?|portes|entrada para|descontos?",
    weight: "quanto pesa(?:m)?|peso",
    email:
      "(?<!(?:meu|por|novo|outro) )(?:e-?mail|mail|correio eletr[oó]nico) (?:para|d[eoa])|qual [eé] o (?:vosso |seu )?(?:endereço de )?(?:e-?mail|mail)|a quem .{0,8}escrev\\p{L}+",
    phone: "telefone|telem[oó]vel|(?:a|para) quem .{0,12}(?:lig|telefon)\\p{L}+",
    hours: `hor[aá]rios?(?! ${OF_ARRIVAL_PT})|at[eé] que horas?|abert[oa]s?|abrem?|fecham?|fechad[oa]s?|encerrad[oa]s?|encerram?`,
    age: "que idade|idade m[ií]nima",
    number: "quant[oa]s?",
    clock: `que horas?|(?:hora|hor[aá]rio)s? ${OF_ARRIVAL_PT}`,
    date: "quando|(?:que|quais|qual) (?:anos?|datas?|dias?|mês|meses|século)",
    address: "onde (?:é|fica|ficam|está|estão|são)|morada|endereço",
    name: "quem(?!\\p{L}| pagam?(?!\\p{L}))|onde",
    reason: "por ?qu[eê]",
  },
  nl: {
    definition: `^\\s*wat (?:is|zijn|betekent) ${FEW}`,
    duration:
      "hoe lang|hoe snel|hoe ?veel (?:(?:werk)?dagen|weken|maanden|uur|uren|minuten)|\\p{L}*(?:levertijd|wachttijd|termijn)(?:en)?",
    price:
      "wat kost|wat kosten|hoe ?veel kost(?:en)?|(?:wat|hoe ?veel) (?:vragen|rekenen|betaal|betalen) (?:jullie|ik|we|wij)|hoe duur|goedkoper|goedkoopste?|duurder|duurste?|\\p{L}*kosten|\\p{L}*prij(?:s|zen)|tarie(?:f|ven)|entree voor|contributie|lidgeld",
    weight: "hoe zwaar|hoeveel weegt|gewicht",
    email:
      "(?<!(?:mijn|per|via|nieuwe) )(?:e-?mail(?:adres)?|mail(?:adres)?) (?:voor|van)|wat is (?:het|jullie|uw) (?:e-?)?mail(?:adres)?|naar wie .{0,12}(?:mail|schrijv)\\p{L}*",
    phone: "telefoon\\p{L}*|wie .{0,16}bellen",
    hours:
      "openingstijden|openingsuren|open|geopend|dicht|gesloten|tot hoe laat|hoe laat .{0,30}(?:open|dicht|sluit\\p{L}*)",
    age: "welke leeftijd|minimumleeftijd|hoe oud",
    number: "hoe ?veel|hoe (?:oud|ver|hoog|groot|vaak|diep)",
    clock: "hoe laat|welke tijd|(?:aankomst|vertrek)tijd(?:en)?",
    date: "wanneer|welke? (?:jaar|datum|dag(?:en)?|maand(?:en)?|eeuw)",
    address: "waar (?:is|zijn|zit|zitten|ligt|liggen|vind)|adres",
    name: "wie(?!\\p{L}| betaalt(?!\\p{L}))|waar",
    reason: "waarom",
  },
  sv: {
    definition: `^\\s*(?:vad|vem) (?:är|betyder) ${FEW}`,
    duration: "hur länge|hur lång tid|hur snabbt|hur fort",
    price:
      "vad kostar|hur mycket kostar|hur dyrt|billigare|billigast|dyrare|pris(?:et|er)?|avgift(?:er)?|kostnad(?:er)?",
    weight: "hur tung[at]?|vad väger|vikt",
    phone: "telefon\\p{L}*",
    hours: "öppettider(?:na)?|öppet|öppna|stängt|(?:hur dags|vilken tid|till klockan)",
    age: "hur gammal|vilken ålder|minimiålder",
    number: "hur många|hur mycket|hur (?:gammal|långt|hög|stor|ofta|djup)",
    clock: "vilken tid|hur dags",
    date: "när|vilk(?:en|et|a) (?:år|datum|dag(?:ar)?|månad(?:er)?|århundrade)",
    address: "var (?:är|ligger|finns|hittar)|adress",
    name: "vem|var|vart",
    reason: "varför",
  },
  da: {
    definition: `^\\s*(?:hvad|hvem) (?:er|betyder) ${FEW}`,
    duration:
      "hvor lang(?:e)?(?: tid)?|hvor hurtigt|hvor mange (?:dage|uger|måneder|timer|minutter)|leveringstid(?:en)?|ventetid(?:en)?",
    price:
      "hvad koster|hvor meget koster|hvad tager i for|hvor dyrt?|billigere|billigste?|dyrere|\\p{L}*pris(?:en|er|erne)?|gebyr(?:er)?|kontingent(?:et)?",
    weight: "hvor tungt?|hvad vejer|vægt",
    phone: "telefon\\p{L}*|tlf",
    hours: "åbningstid(?:er|erne)?|åbent?|åbner|lukket|lukker|hvor længe har i åbent",
    age: "hvor gammel|hvor gamle|hvilken alder|aldersgrænse",
    number: "hvor mange|hvor meget|hvor (?:gammel|langt|høj|stor|ofte|dyb)",
    clock: "hvad tid|hvilket tidspunkt|hvad klokken",
    date: "hvornår|hvilke[nt]? (?:år|dato|dag(?:e)?|måned(?:er)?|århundrede)",
    address: "hvor (?:er|ligger|findes|finder|holder)|adresse",
    name: "hvem(?!\\p{L}| betaler(?!\\p{L}))|hvor",
    reason: "hvorfor",
  },
  pl: {
    definition: `^\\s*co (?:to jest|to są|oznacza|znaczy) ${FEW}`,
    duration: "jak długo|ile czasu|ile trwa",
    price:
      "ile koszt\\p{L}+|ile (?:się )?(?:płac\\p{L}+|bierzecie|wynosi)|cen[ay]|cennik\\p{L}*|opłat[ay]|po ile|ile za|taniej|najta[nń]\\p{L}+",
    weight: "ile waż\\p{L}+|waga",
    phone: "telefon\\p{L}*",
    hours:
      "godzin[ay](?: otwarcia)?|otwarte|otwarty|otwieraci?e?|zamykaci?e?|czynn[eya]|nieczynn[eya]|do kt[oó]rej|o kt[oó]rej .{0,20}(?:otw|zamyk)\\p{L}+",
    age: "od ilu lat|ile (?:trzeba mieć )?lat|(?:w )?jakim wieku|wiek",
    number: "ile|ilu",
    clock: "o kt[oó]rej|kt[oó]ra godzina",
    date: "kiedy|kt[oó]r(?:ym|ego) (?:roku|dnia|miesi[aą]ca|wieku)|jaki(?:m|ego)? dni[au]?",
    address: "gdzie (?:jest|s[aą]|znajduje|jeste[sś]cie|mie[sś]ci)|adres",
    name: "kto|kogo|komu|gdzie",
    reason: "dlaczego|czemu",
  },
  ru: {
    definition: `^\\s*(?:что такое|что значит) ${FEW}`,
    duration: "как долго|сколько времени|как скоро",
    price: "сколько сто(?:ит|ят|ил\\p{L}*)|цен[аы]",
    weight: "сколько вес(?:ит|ят)|вес",
    number: "телефон\\p{L}*|сколько",
    date: "когда|как(?:ом|ой) (?:году|год|веке|дата|день|месяц)",
    name: "кто|кого|кому|кем|где|куда|откуда",
    reason: "почему|зачем",
  },
  zh: {
    duration: "多久|多长时间",
    price: "多少钱|价格|费用",
    weight: "多重|重量",
    number: "电话|多少|几[个位次名种岁]|多[高远大长深重]",
    date: "何时|营业时间|什么时候|什么时间|哪一?[年天日]|几[月日号点]",
    reason: "为什么|为何",
  },
  ja: {
    duration: "(?:ど[のれ]くらい|どのぐらい)(?:の時間|の期間|かかり|で届)|何(?:日|時間|週間|か月|年)(?:間|かか|以内)",
    price: "いくら|料金|値段|価格",
    weight: "重さ|重量|何(?:キロ|グラム)",
    number: "電話|いくつ|何(?:人|個|回|台|冊|枚|歳|円|パーセント)|ど[のれ]くらい|どのぐらい",
    date: "いつ|営業時間|何[年月日時]",
    reason: "なぜ|どうして",
  },
  ar: {
    duration: "كم (?:من الوقت|يستغرق|تستغرق)",
    number: "كم",
    date: "متى|أي (?:عام|سنة|تاريخ|قرن)",
    reason: "لماذا",
  },
  th: {
    duration: "นานเท่า|กี่(?:วัน|ชั่วโมง|นาที|เดือน)",
    number: "กี่|เท่าไร|เท่าไหร่|เท่าใด",
    date: "เมื่อไร|เมื่อไหร่|เมื่อใด|ปีใด|ปีไหน|วันใด",
    reason: "ทำไม|เพราะเหตุใด|เหตุใด",
  },
};
