import type { ChatTexts } from "./chat-texts.ts";

export const he: ChatTexts = {
  prompt: "שאלה חדשה",
  yourQuestion: "השאלה שלך",
  send: "שאל",
  searching: "מחפש במקורות…",
  brokenOff: "התשובה נקטעה. השאלה נשמרה.",
  offline: "אין חיבור. השאלה נשמרה.",
  tooFast: (seconds) => `יותר מדי שאלות בבת אחת. אפשר לשאול שוב בעוד ${seconds} שנ׳.`,
  closest: "הדפים הקרובים ביותר, לא תשובה:",
  source: (number, title) => `מקור ${number}: ${title}`,
  erased: "המקור נמחק.",
  openAtQuote: "פתיחה בציטוט",
};
