import type { Phrases } from "./phrases.ts";

export const de: Phrases = {
  greeting: `servus miteinander|hallo miteinander|hallo nochmal|hallo ihr|hallo leute|hi zusammen|hey ihr|huhu|tach|tag|tagchen|mahlzeit|hallochen|griass di|grias di|griass euch|gruss euch|gruezi mitenand|hoi zame|
    morgen|moinsen|na|na ihr|na du|wie lauft s|alles klar|alles gut|hallo|hallo zusammen|guten tag|guten morgen|guten abend|moin|moin moin|servus|gruss gott|gruezi|
    gruss dich|schonen guten tag|wie geht s|wie geht es dir|wie geht es ihnen|wie gehts`,
  thanks: `das hat geholfen|hat geholfen|sehr hilfreich|hat geklappt|das hat geklappt|perfekt|danke|danke schon|dankeschon|danke sehr|vielen dank|vielen lieben dank|herzlichen dank|besten dank|
    tausend dank|danke dir|danke ihnen|ich danke ihnen|ich danke dir`,
  goodbye: `tschuss|tschuess|auf wiedersehen|bis bald|bis spater|schonen tag|schonen tag noch|einen schonen tag|
    einen schonen tag noch|gute nacht|ade|schonen abend|schonen abend noch|machs gut|mach s gut`,
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
  yes: `ja|jawohl|ja gerne|ja gern|gerne|ja mach das|ja machen sie das|mach das|machen sie das|einverstanden|
    in ordnung|ich stimme zu`,
  no: `nein|nein nicht|lieber nicht|nicht|abbrechen|stopp`,
};
