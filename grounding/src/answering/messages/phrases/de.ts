import type { Phrases } from "./phrases.ts";

export const de: Phrases = {
  greeting: `servus miteinander|hallo miteinander|hallo nochmal|hallo ihr|hallo leute|hi zusammen|hey ihr|huhu|tach|tag|
    tagchen|mahlzeit|hallochen|griass di|grias di|griass euch|gruss euch|gruezi mitenand|hoi zame|morgen|
    moinsen|na|na ihr|wie lauft s|alles klar|alles gut|hallo|hallo zusammen|guten tag|guten morgen|guten abend|
    moin|moin moin|servus|gruss gott|gruezi|gruss dich|schonen guten tag|wie geht s|wie geht es dir|
    wie geht es ihnen|wie gehts|grusse|schonen guten morgen|schonen guten abend|schonen abend|morgen zusammen|
    guten morgen zusammen|servus beinand|servus zusammen|griass eich|grutzi|hoi|hoi zusammen|salu|sali|
    tach auch|tach zusammen|moin zusammen|moin leute|halli hallo|hallihallo|hallole|hey zusammen|hi leute|
    sehr geehrte damen und herren|liebes team|wunsche einen guten tag|schonen tag zusammen|gott zum grusse|
    wie geht s dir|grusst euch`,
  thanks: `das hat geholfen|hat geholfen|sehr hilfreich|hat geklappt|das hat geklappt|perfekt|danke|danke schon|
    dankeschon|danke sehr|vielen dank|vielen lieben dank|herzlichen dank|besten dank|tausend dank|danke dir|
    danke ihnen|ich danke ihnen|ich danke dir|dank dir|dank ihnen|dank euch|dankee|danke euch|merci vielmal|
    bedanke mich|ich bedanke mich|lieben dank|schonen dank|grossen dank|super|super danke|toll|spitze|klasse|
    prima|genial|mega|top|wunderbar|grossartig|hervorragend|ausgezeichnet|fantastisch|ausgezeichnete antwort|
    gute antwort|tolle antwort|super antwort|sehr gut|sehr schon|cool|geil|wow|genau das|
    genau das wollte ich wissen|das wollte ich wissen|genau das habe ich gesucht|genau das hab ich gesucht|
    mehr wollte ich nicht wissen|jetzt weiss ich bescheid|weiss bescheid|passt|passt so|alles klar|alles gut|
    hilft mir|das hilft|das hilft mir|das hilft mir weiter|hilft mir weiter|hilfreich|ging schnell|
    das ging schnell|das ging aber schnell|das war schnell|schnelle antwort|verstanden|erledigt|gelost|
    gut erklart|super erklart|sehr nett|sehr freundlich|nett von dir|nett von ihnen|du bist super|du bist toll|
    du bist der beste|du bist spitze|lebensretter|retter in der not|daumen hoch|gut gemacht|vergelt s gott|
    dnake|dankw|dakne|spitze erklart|perfekt erklart|laeuft|lauft|dank schon|das ging ja fix|bist echt gut|
    genau richtig|reicht mir|reicht mir so`,
  goodbye: `tschuss|tschuess|auf wiedersehen|bis bald|bis spater|schonen tag|schonen tag noch|einen schonen tag|
    einen schonen tag noch|gute nacht|ade|schonen abend|schonen abend noch|machs gut|mach s gut|tschau|
    tschusschen|tschussi|tschussikowski|tschus|bis dann|bis denn|bis dahin|bis demnachst|bis morgen|
    bis zum nachsten mal|auf wiederschauen|auf wiederhoren|wiedersehen|pfiat di|pfiat eich|pfuat di|servus|
    uf widerluege|uf wiederluege|adieu|schones wochenende|schones wochenende noch|schonen feierabend|
    schonen sonntag|schone woche|schonen urlaub|schonen resttag|wunsche noch einen schonen tag|
    wunsche ihnen einen schonen tag|ich wunsche ihnen einen schonen tag|einen schonen abend|schlaf gut|
    gut nacht|n8|machts gut|hau rein|tschaui|das war s|das wars schon|das war s schon|das war alles|
    das ware alles|das ware es|mehr brauche ich nicht|keine fragen mehr|keine weiteren fragen|sonst nichts|
    bin dann weg|ich bin raus|bin raus|mit freundlichen grussen|freundliche grusse|viele grusse|liebe grusse|
    mfg|lg|vg|beste grusse|schone grusse|nein mehr brauche ich nicht|nein danke das wars|das reicht mir|
    gehab dich wohl`,
  identity: `wer bist du|wer sind sie|was bist du|was sind sie|wie heisst du|wie heissen sie|bist du ein bot|
    bist du ein mensch|bist du ein roboter|bist du eine ki|sind sie ein mensch|sind sie ein bot|
    sind sie ein roboter|mit wem spreche ich|was kannst du|was konnen sie|wobei kannst du helfen|
    wobei konnen sie helfen|wie kannst du mir helfen|wie konnen sie mir helfen`,
  person: `jemand da|ist da jemand|ist jemand da|ist hier jemand|mit einem menschen sprechen|mit einem menschen reden|mit einer person sprechen|
    mit einer echten person sprechen|mit einem mitarbeiter sprechen|mit einer mitarbeiterin sprechen|
    mit jemandem sprechen|mit jemandem reden|mit dem kundenservice sprechen|mit dem support sprechen|
    mitarbeiter|einen mitarbeiter|einen menschen|mensch|echter mensch|einen echten menschen|kundenberater|
    verbinden sie mich mit einem mitarbeiter|verbinde mich mit einem mitarbeiter|
    verbinden sie mich mit einem menschen|verbinde mich mit einem menschen`,
  frame: `bitte|ich mochte|ich mochte gerne|ich mochte gern|ich wurde gern|ich wurde gerne|ich will|ich brauche|
    kann ich|konnte ich|gerne|gern|das wars|das war s|das war alles|das ist alles|fur die hilfe|fur ihre hilfe|fur deine hilfe`,
  filler: `das war ist wars ich du sie ihr euch dir ihnen mir mich jetzt dann so sehr echt wirklich ja aber und auch
    mal noch nun nur fur die den der diese schnelle freundliche nette gute tolle schone ausfuhrliche hilfe
    auskunft antwort antworten info infos information informationen erklarung hat geholfen hilft alles alle gut
    klar super prima toll perfekt zusammen leute team bot chat roboter kollegen freunde schon schonen schones
    guten tag abend morgen wochenende wunsche wunsch nochmal wieder erst ganz viel vielen herzlich herzlichen
    lieben freundlich bescheid weiss wusste ok oki okay okidoki jo jep jap ach ah oh na also mein freund lieber
    liebe gerne gern bitte gell ne mehr nicht brauch brauche nichts fertig durch passt von ganzem herzen ein
    eine einen prompt flott schnell gruss dank stark ging fix bist gscheit des weiter lauft erklart nein
    kompliment respekt chapeau ihre ihrer deine deiner unterstutzung muhe zeit geduld`,
  yes: `ja|jawohl|ja gerne|ja gern|gerne|ja mach das|ja machen sie das|mach das|machen sie das|einverstanden|
    in ordnung|ich stimme zu`,
  no: `nein|nein nicht|lieber nicht|nicht|abbrechen|stopp`,
};
