/** Words of those who are cross, as alternatives of a pattern; folded (`foldWord`), apostrophes left out. */
export interface AbuseWords {
  /** Adds nothing wherever it stands: `the bloody pool`. */
  curses: string;
  /** What people are called, also in between: `you muppets`. */
  names: string;
  /** What they and theirs are called besides. */
  insults: string;
  /** Who or what is called so. */
  addressed: string;
  /** Else in a sentence that only scolds. */
  beside: string;
}

export const ABUSE_WORDS: Readonly<Record<string, AbuseWords>> = {
  en: {
    curses:
      "the (?:hell|fuck|heck)|tf|on earth|wtf(?! (?:is|are|do|does|did))|ffs|wth|for (?:fucks|christs|gods|heavens|petes) sakes?|bloody(?! (?:mary|noses?|stools?|poos?|diarr[a-z]+|urine|vomit|discharge|mucus|gums)(?= |$))|fuck(?:ing|in)|freaking|frigging|effing|damn(?:ed)?|goddamn|sodding",
    names:
      "idiots?|muppets?|morons?|scammers?|crooks?|thieves|thief|cowboys|con artists?|arseholes?|assholes?|bastards?|liars|robbers|losers|fools|twats?|wankers?|dickheads?|cheats",
    insults:
      "thie(?:f|ves)|rip ?offs?|joke of an?|clowns?|butchers|useless|crap(?:py)?|shit(?:e|ty|show)?|bullshit|bollocks|garbage|rubbish|trash|pathetic|ridiculous|disgraceful|disgrace|appalling|terrible|awful|horrible|dreadful|atrocious|joke|joking|incompetent|hopeless|worthless|stupid|dumb|sucks?|stinks?|shambles|fuck(?: you| off)?|piss(?: off|ed off)|shame on you",
    addressed: "you|your|yours|youre|ur|u|ye|this|these|that|thats|it|its|what (?:a|is this|an)|such an?|joke of an?",
    beside:
      "lot|all|bunch|are|r|is|was|s|re|a|an|the|of|so|just|really|totally|total|complete|completely|absolute|absolutely|utter|utterly|most|such|and|ever|ive|i|have|had|talked|spoken|dealt|seen|used|to|with|piece|bit|load|pile|company|firm|shop|store|business|service|customer|support|staff|people|guys|website|web|site|page|pages|bot|chatbot|chat|assistant|ai|thing|app|product|software|documentation|docs|help|place|hotel|school|outfit|honestly|frankly|oh|god|my|man|mate|well|very|big|bad|worst|my life|experience",
  },
  de: {
    curses:
      "verdammt(?:e[nrms]?)?|verflucht(?:e[nrms]?)?|verfickt(?:e[nrms]?)?|beschissen(?:e[nrms]?)|scheiss(?! egal)|zum teufel|zur holle|zum kuckuck|verflixt(?:e[nrms]?)?",
    names:
      "idioten?|deppen?|trottel|saftladen|sauladen|drecksladen|abzocker|betruger|halsabschneider|gauner|verbrecher|halunken|raubritter|lugner|versager|penner|arschlocher|arschloch|wichser|vollidioten|pappnasen|schlafmutzen",
    insults:
      "schweine|abzocke|pfeifen|flaschen|scheisse|scheiss|mist|mull|schrott|katastrophe|frechheit|unverschamtheit|sauerei|schweinerei|zumutung|witz|unfahig|nutzlos|dumm|doof|bescheuert|erbarmlich|schlecht|grottenschlecht|lacherlich|unmoglich|peinlich|nervt|schamt",
    addressed: "ihr|du|sie|euer|eure[rmsn]?|ihre?|deine?|das|dies(?:e[rs]?)?|was (?:fur|soll)|so eine?",
    beside:
      "seid|bist|sind|ist|war|soll|fur|echt|wirklich|einfach|total|totale[rs]?|absolut|absolute[rs]?|vollig|komplett|nur|ja|doch|so|und|aber|alle|haufen|bande|verein|laden|firma|seite|webseite|website|homepage|bot|chatbot|chat|service|kundenservice|kundendienst|support|app|programm|hilfe|leute|saubande|hier|euch|mal|mit|diesem|diesen|der|die|das|ein|eine|einer|von|drecks|blode[rsn]?|dumme[rsn]?|am|allerletzte|letzte|mir|mich|geht|sich",
  },
  fr: {
    curses: "putain(?: de)?|bordel|merde|foutue?s?|fichue?s?|sacrees?|nom de dieu",
    names:
      "voleurs?|escrocs?|arnaqueurs?|idiots?|imbeciles?|cretins?|abrutis?|incapables?|incompetents?|connards?|salauds?|menteurs?|guignols?|charlots?",
    insults:
      "arnaque|nuls?|nulles?|nullite|honte|honteux|scandaleux|scandale|pourrie?s?|merdiques?|inutiles?|debiles?|minables?|lamentables?|cons?|degueulasses?|foutaise",
    addressed: "vous|tu|votre|vos|ton|ce|cette|c|cest|ces|quelle?|bande d",
    beside:
      "etes|est|es|sont|etait|de|d|des|un|une|la|le|les|vraiment|completement|totalement|absolument|trop|tres|et|site|internet|page|boutique|magasin|entreprise|service|client|robot|bot|chatbot|appli|application|produit|aide|gros|grosse|que|la|ca|tout|tous|franchement|quoi|ma|vie|pire|marre|j|ai|en",
  },
  es: {
    curses: "put[oa]s?|maldit[oa]s?|joder|que (?:demonios|diablos|cojones|narices)|carajo",
    names:
      "ladrones|ladron|estafadores|timadores|sinverguenzas?|idiotas?|imbeciles|imbecil|inutiles|payasos?|mentirosos|caraduras?",
    insults:
      "ladrones?|estafa|timo|inutiles?|inutil|incompetentes?|basura|mierda|porqueria|verguenza|asco|asqueroso|desastre|patetic[oa]s?|horrible|lamentable|penoso",
    addressed: "sois|eres|son un[oa]s|vuestr[oa]s?|tu|su|este|esta|esto|que|es una?|vosotros|ustedes|menud[oa]s?",
    beside:
      "es|de|un|una|unos|unas|el|la|los|las|y|muy|mas|tan|total|completo|absoluto|verdadero|autentic[oa]s?|web|pagina|sitio|tienda|empresa|servicio|atencion|al|cliente|bot|robot|chat|app|producto|ayuda|todos|todo|dais|das|da|siempre|vaya|menuda|panda|banda",
  },
  it: {
    curses: "cazzo|maledett[oaie]|dannat[oaie]|che diavolo",
    names: "ladri|truffatori|imbroglioni|idioti?|imbecilli|incompetenti|incapaci|pagliacci|buffoni|bugiardi",
    insults:
      "truffa|stupid[oi]|inutil[ei]|schifo|schifos[oaie]|merda|vergogna|vergognos[oaie]|disastro|ridicol[oi]|pessim[oaie]",
    addressed: "siete|sei|vostr[oaie]|quest[oa]|che|fate|fa|tu|voi",
    beside:
      "un|una|dei|degli|di|il|la|lo|i|le|davvero|proprio|solo|totale|vero|e|sito|web|negozio|azienda|servizio|clienti|assistenza|bot|chat|app|prodotto|aiuto|tutti|branco|banda|molto",
  },
  nl: {
    curses: "verdomme|verdomde|godverdomme|klote|kut|fucking|kloterige|stomme",
    names: "oplichters?|dieven|idioten?|sukkels?|prutsers?|klojos|leugenaars|boeven|zakkenvullers|afzetters",
    insults:
      "oplichterij|amateurs|waardeloos|waardeloze|nutteloos|nutteloze|belachelijk|schandalig|schande|troep|rotzooi|rommel|klote|kut|kutbedrijf|dom|stom|slecht|ramp|hopeloos",
    addressed: "jullie|je|jij|u|dit|deze|wat een|dat|stelletje",
    beside:
      "zijn|bent|is|was|een|stelletje|zootje|zo|echt|gewoon|totaal|helemaal|absoluut|de|het|en|van|site|website|winkel|bedrijf|service|klantenservice|bot|chatbot|chat|app|product|hulp|allemaal|heel|erg|voor|grote?",
  },
  pt: {
    curses: "porra|caralho|maldit[oa]s?|que (?:raio|diabo)s?|puta",
    names: "ladroes|aldraboes|burloes|golpistas?|idiotas?|imbecis|incompetentes|palhacos|mentirosos",
    insults:
      "burla|golpe|inuteis|inutil|incompetentes?|lixo|merda|porcaria|vergonha|desastre|ridiculos?|ridicula|pessim[oa]s?|horrivel",
    addressed: "voces|vos|sao un[oa]?s|voss[oa]|seu|sua|este|esta|isto|isso|que|teu|tua",
    beside:
      "uns|umas|um|uma|o|a|os|as|de|do|da|e|muito|mesmo|total|completo|verdadeir[oa]|site|pagina|loja|empresa|servico|atendimento|bot|robo|chat|app|produto|ajuda|todos|tudo|bando",
  },
};
