import type { Phrases } from "./phrases.ts";

export const it: Phrases = {
  greeting: `ehi|ehila|ciao ciao|buondi|salve a tutti|buongiorno a tutti|come butta|tutto bene|ciao|ciao a tutti|salve|buongiorno|buon giorno|buonasera|buona sera|buon pomeriggio|come stai|come sta|
    come va`,
  thanks: `grazie|grazie mille|molte grazie|tante grazie|grazie tante|ti ringrazio|la ringrazio|grazie infinite|
    grazie di tutto`,
  goodbye: `arrivederci|a presto|a dopo|a domani|buona giornata|buona serata|buona notte|buonanotte|addio|ci vediamo`,
  identity: `chi sei|chi e lei|tu chi sei|lei chi e|cosa sei|come ti chiami|come si chiama|sei un robot|sei un bot|
    sei umano|sei una persona|sei una persona vera|con chi parlo|con chi sto parlando|cosa puoi fare|
    cosa sai fare|come puoi aiutarmi|come mi puoi aiutare|in cosa puoi aiutarmi`,
  person: `c e qualcuno|c e nessuno|parlare con una persona|parlare con una persona vera|parlare con una persona reale|
    parlare con un operatore|parlare con qualcuno|parlare con un umano|parlare con un essere umano|
    parlare con un consulente|parlare con il servizio clienti|parlare con l assistenza|operatore|un operatore|
    operatore umano|un umano|una persona vera|mi passi un operatore|passami un operatore|
    mi metta in contatto con un operatore`,
  frame: `per favore|per piacere|per cortesia|vorrei|voglio|posso|potrei|mi piacerebbe|ho bisogno di|per l aiuto|
    per il tuo aiuto`,
  yes: `si|va bene|certo|si certo|procedi|si procedi|proceda|confermo|d accordo`,
  no: `no|annulla|meglio no|annulli`,
};
