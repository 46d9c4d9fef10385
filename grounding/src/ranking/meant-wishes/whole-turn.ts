/** What people say for something that pages say otherwise. */
export interface MeantWish {
  /** Of a turn in lower case; what its group `rest` holds stays behind what is meant: `to Spain`. */
  said: RegExp;
  /** As the turn would ask with the words of pages. */
  means: string;
  /** A turn that tells this, too, is about something else. */
  unless?: RegExp;
  /** Behind other turns it is about what those tell: `how do I get there`. */
  isFirst?: boolean;
  /** What is written comes first, where pages answer that. */
  isLast?: boolean;
}

/** Of a turn that says this and nothing besides. */
export function wholeTurn(said: string): RegExp {
  return new RegExp(`^(?:${said})$`);
}

/** A turn in lower case without greeting, courtesies and marks around what it says. */
export function bareTurn(turn: string): string {
  return turn.replace(BEFORE, "").replace(BEHIND, "");
}

const BEFORE =
  /^(?:(?:hi|hey|hello|ok|okay|so|and|but|well|sorry|please|help|um|hallo|guten tag|moin|also|und|aber|bitte|hilfe|entschuldigung|bonjour|salut|alors|et|mais|svp|hola|buenas|pues|y|pero|por favor|ciao|buongiorno|salve|allora|e|hoi|dag|en|maar)[ ,.!…]{1,4}){0,3}/;
const BEHIND =
  /(?:[ ,.!?…]{1,4}(?:please|pls|plz|help|thanks|thank you|thx|sorry|now|what now|what do i do|what can i do|what should i do|what to do|how|bitte|danke|hilfe|und jetzt|was nun|was tun|was mach(?:e)? ich(?: jetzt| nun| da)?|was kann ich tun|was soll ich (?:jetzt )?(?:tun|machen)|svp|merci|que faire|que dois-je faire|je fais quoi|por favor|gracias|qué hago|que hago|ayuda|per favore|grazie|cosa faccio|che faccio|alsjeblieft|aub|a\.u\.b|bedankt|wat nu|wat moet ik doen)){0,2}[ ,.!?…:()]{0,6}$/;
