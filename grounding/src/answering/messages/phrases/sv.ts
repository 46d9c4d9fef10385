import type { Phrases } from "./phrases.ts";

export const sv: Phrases = {
  greeting: `hej|hejsan|hejhej|hej hej|hallå|halla|tjena|tjenare|tjabba|tjo|god morgon|godmorgon|god dag|goddag|
    god kvall|godkvall|god eftermiddag|hej pa er|hej alla|hej allihopa|morrn|morsning|tjingeling|hur mar du|
    hur ar laget|hur gar det|hejsan hejsan|god kvall allihopa|halla dar|basta kundtjanst|hallojsan`,
  thanks: `tack|tack tack|tackar|tackar tackar|tack sa mycket|tack sa jattemycket|tack sa hemskt mycket|stort tack|
    tusen tack|tack for hjalpen|tack for svaret|tack for infon|tack for informationen|tack snalla|
    hjartligt tack|jag ber att fa tacka|vill tacka|perfekt|toppen|super|kanon|jattebra|grymt|grymt bra|skitbra|
    bra svar|bra jobbat|underbart|fantastiskt|utmarkt|strålande|stralande|finfint|fint|schysst|schyst|najs|
    kalas|wow|vilken hjalp|det hjalper|det hjalper mig|det hjalpte|hjalpte mig|precis vad jag behovde|
    vad jag behovde|precis vad jag sokte|vad jag sokte|vad jag ville veta|precis vad jag ville veta|da vet jag|
    nu vet jag|jag forstar|forstatt|uppfattat|klart och tydligt|det gick fort|oj det gick fort|snabbt svar|
    det loste sig|nu loste det sig|det ordnade sig|bra forklarat|snallt|vad snallt|du ar bast|du ar grym|hjalte|
    klockrent|tkac|tackk|jag fattar|duktig bot|jattebra forklarat|jattetack|bra gjort`,
  goodbye: `hej da|hejda|adjo|adjö|vi ses|vi hors|ha det|ha det bra|ha det gott|ha det fint|ha en bra dag|ha en fin dag|
    ha en trevlig dag|ha en bra kvall|ha en fin kvall|ha en bra helg|ha en trevlig helg|trevlig helg|
    trevlig kvall|trevlig dag|god natt|godnatt|sov gott|pa aterseende|farval|puss och kram|tjing|det var allt|
    det var allt for nu|inget mer|inget annat|inga fler fragor|nu ar jag klar|vanliga halsningar|
    med vanliga halsningar|med vanlig halsning|mvh|halsningar|allt gott|ta hand om dig|nej inget mer|nej tack|
    hors|ses|adjo sa lange`,
  identity: `vem ar du|vad ar du|vad heter du|ar du en bot|ar du en robot|ar du en manniska|ar du manniska|
    ar du en riktig manniska|vem pratar jag med|vad kan du|vad kan du gora|vad kan du hjalpa till med|
    hur kan du hjalpa mig`,
  person: `ar det nagon dar|finns det nagon dar|nagon dar|prata med en manniska|prata med en person|prata med nagon|
    prata med en riktig manniska|prata med en medarbetare|prata med kundtjanst|tala med en manniska|
    tala med nagon|tala med en person|tala med kundtjanst|chatta med en manniska|manniska|en manniska|
    en riktig manniska|medarbetare|handlaggare|kundtjanst|koppla mig till en manniska|koppla mig till kundtjanst`,
  frame: `snalla|jag vill|jag skulle vilja|jag vill garna|kan jag|far jag|kan jag fa|jag behover|garna|for hjalpen`,
  filler: `det den var ar jag du ni er mig dig vi for svaret svar hjalpen hjalp infon information informationen
    forklaringen snabba vanliga trevliga fina bra sa mycket jatte verkligen nu da sen och att pa en ett med
    allt alla helt riktigt ok okej ah oh oj ja jo tack fin trevlig dag kvall helg natt morgon bot robot team
    vanner kompis igen hela precis vad behovde sokte ville veta ha tja laget coolt tydligt snabbt lost ses hors
    kram fattar dar basta kundtjanst allihopa duktig vilken forklarat hjalpsamt lange jattebra`,
  yes: `ja|japp|jajamensan|ja tack|ja garna|gor det|ja gor det|okej|jag godkanner|det gar bra|visst`,
  no: `nej|nej tack|nepp|avbryt|helst inte|gor inte det`,
};
