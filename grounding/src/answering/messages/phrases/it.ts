import type { Phrases } from "./phrases.ts";

export const it: Phrases = {
  greeting: `ehi|ehila|ciao ciao|buondi|salve a tutti|buongiorno a tutti|come butta|tutto bene|ciao|ciao a tutti|salve|
    buongiorno|buon giorno|buonasera|buona sera|buon pomeriggio|come stai|come sta|come va|ehi ciao|ciao bello|
    ciao bella|ciao ragazzi|ciao gente|buonasera a tutti|bongiorno|buongiorno a voi|salve gente|ciaooo|ciaone|
    saluti|gentili signori|spettabile ditta|buon di|ben trovati|gentile staff|sera|uaglio|uh we`,
  thanks: `grazie|grazie mille|molte grazie|tante grazie|grazie tante|ti ringrazio|la ringrazio|grazie infinite|
    grazie di tutto|grz|grazieee|garzie|grazie 1000|grazie davvero|grazie di cuore|grazie ancora|
    grazie per l aiuto|grazie dell aiuto|grazie dell informazione|grazie per l informazione|
    grazie per le informazioni|grazie della risposta|grazie per la risposta|ringrazio|vi ringrazio|perfetto|
    ottimo|fantastico|fantastica|grandissimo|eccellente|splendido|magnifico|meraviglioso|stupendo|bravissimo|
    bravo|brava|mitico|super|geniale|wow|che bello|che velocita|velocissimo|rapidissimo|molto utile|utilissimo|
    molto gentile|gentilissimo|gentilissima|gentilissimi|proprio quello che cercavo|quello che cercavo|
    proprio quello che mi serviva|quello che mi serviva|quello che volevo sapere|mi e stato utile|
    mi hai aiutato|mi hai salvato|tutto chiaro|chiarissimo|ok capito|ho capito|spiegato bene|ben spiegato|
    bella risposta|ottima risposta|funziona|va benissimo|benissimo|bene cosi|obbligato|a buon rendere|
    complimenti|spiegato benissimo|apposto cosi|a posto|sei un tesoro|sei stato un tesoro`,
  goodbye: `arrivederci|a presto|a dopo|a domani|buona giornata|buona serata|buona notte|buonanotte|addio|ci vediamo|
    ciaoo|ciao ciao|ci si vede|ci sentiamo|alla prossima|a risentirci|arrivederla|buon weekend|buon week end|
    buon fine settimana|buona domenica|buona settimana|buon lavoro|buona continuazione|sogni d oro|stammi bene|
    stia bene|state bene|un saluto|saluti|cordiali saluti|distinti saluti|un abbraccio|baci|e tutto|
    e tutto grazie|questo e tutto|nient altro|basta cosi|a posto cosi|sono a posto|nessun altra domanda|ok vado|
    ho finito|no grazie|no nient altro|no basta cosi`,
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
  filler: `per la il lo le i gli l un una di del della dell e a ad con tuo tuoi vostro vostra suo sua aiuto risposta
    risposte informazione informazioni info spiegazione gentilezza cortesia disponibilita tempo tutto tutti
    tutta molto molte tante davvero proprio cosi bene ok okay va ah oh eh allora dai si certo anche ancora mi
    ti vi ci hai ha stato stata sei siete bot robot ragazzi gente amici amico team buona buon serata giornata
    notte sera giorno fine settimana quello che cercavo serviva chiaro capito veloce gentile bello bella mille
    infinite cuore salute we pronto grande utile risolto vado cortese sentitamente staff uaglio benissimo
    tesoro apposto no egregi assistenza pazienza`,
  yes: `si|va bene|certo|si certo|procedi|si procedi|proceda|confermo|d accordo`,
  no: `no|annulla|meglio no|annulli`,
};
