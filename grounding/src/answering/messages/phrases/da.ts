import type { Phrases } from "./phrases.ts";

export const da: Phrases = {
  greeting: `hej|hejsa|hejsan|hej med jer|hej med dig|hej alle|hejmeddig|hallo derude|halløj|halloj|davs|dav|daw|goddag|
    god dag|godmorgen|god morgen|godaften|god aften|god eftermiddag|mojn|mojn mojn|møjn|morn|hvordan gar det|
    hvad sa|hvordan har du det|kære team|kaere team|god aften alle sammen|hej alle sammen`,
  thanks: `tak|tak tak|mange tak|tusind tak|1000 tak|tak for hjælpen|tak for hjaelpen|tak for svaret|tak for info|
    tak skal du have|tak skal i have|mange tak for hjælpen|mange tak for hjaelpen|hjertelig tak|jeg takker|
    jeg takker mange gange|takker|perfekt|super|supert|fedt|fantastisk|fremragende|skønt|skont|dejligt|
    glimrende|kanon|lækkert|laekkert|sådan|sadan|godt svar|godt forklaret|godt gaet|skide godt|rigtig godt|
    alletiders|så er jeg kørende|sa er jeg korende|det hjælper|det hjaelper|det hjalp|det var hurtigt|
    det gik hurtigt|hold da op|hurtigt svar|præcis hvad jag søgte|precis hvad jeg sogte|
    lige hvad jeg skulle bruge|hvad jeg skulle bruge|lige det jeg ville vide|det jeg ville vide|forstaet|
    forstået|jeg forstar|nu er det løst|nu er det lost|det er løst|det er lost|helt klart|sodt af dig|
    meget venligt|du er den bedste|du er sej|takk|tak ska du ha|lige hvad jeg manglede|dygtig bot|herligt|
    i orden|bare i orden`,
  goodbye: `farvel|farvel farvel|vi ses|vi ses så|vi ses sa|vi tales ved|hav det godt|kan du have det godt|ha det|
    ha det godt|hav en god dag|ha en god dag|fortsat god dag|god dag|god weekend|rigtig god weekend|god aften|
    fortsat god aften|godnat|god nat|sov godt|pa gensyn|på gensyn|mvh|med venlig hilsen|venlig hilsen|
    venlige hilsner|de bedste hilsner|det var alt|det var det hele|det er alt|ikke mere|ikke andet|
    ingen flere spørgsmål|ingen flere sporgsmal|jeg er færdig|jeg er faerdig|jeg smutter|smutter|adjø|adjo|
    nej ikke mere|nej tak|smut|pås|jeg lober nu`,
  identity: `hvem er du|hvad er du|hvad hedder du|er du en bot|er du en robot|er du et menneske|er du menneske|
    hvem taler jeg med|hvad kan du|hvad kan du hjaelpe med|hvad kan du hjælpe med|hvordan kan du hjaelpe mig|
    hvordan kan du hjælpe mig`,
  person: `er der nogen|er der nogen der|tale med et menneske|tale med en person|tale med nogen|
    tale med en medarbejder|tale med kundeservice|snakke med et menneske|snakke med nogen|
    snakke med en medarbejder|chatte med et menneske|et menneske|et rigtigt menneske|menneske|medarbejder|
    en medarbejder|kundeservice|stil mig om til en medarbejder`,
  frame: `venligst|jeg vil|jeg vil gerne|jeg skal|kan jeg|ma jeg|må jeg|kan jeg få|kan jeg fa|gerne|for hjælpen|
    for hjaelpen`,
  filler: `det den var er jeg du i jer mig dig vi for svaret svar hjælpen hjaelpen hjælp hjaelp info information
    informationen forklaringen hurtige venlige fine gode deres jeres mange gange så sa meget virkelig nu da og
    at pa på en et med alt alle helt rigtig ok okay ah oh nå na ja jo god godt dag aften weekend nat bot robot
    team venner ven igen hele lige hvad ville vide ha hav sejt flot hurtigt løst lost klart venligt ses knus
    hilsen sammen ska manglede dygtig bare orden infoen lober løber nej`,
  yes: `ja|jep|japs|ja tak|ja gerne|gør det|gor det|ja gør det|okay|det er fint|jeg accepterer`,
  no: `nej|nej tak|niks|annuller|helst ikke|lad være|lad vaere`,
};
