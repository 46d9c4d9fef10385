import type { ChatTexts } from "./chat-texts.ts";

export const de: ChatTexts = {
  prompt: "Stellen Sie eine Frage",
  yourQuestion: "Ihre Frage",
  send: "Fragen",
  searching: "Die Quellen werden durchsucht …",
  brokenOff: "Die Antwort ist abgebrochen. Ihre Frage ist noch da.",
  offline: "Sie sind offline. Ihre Frage ist noch da.",
  tooFast: (seconds) => `Zu viele Fragen auf einmal. Fragen Sie in ${seconds} s noch einmal.`,
  closest: "Die nächsten Seiten, keine Antwort:",
  source: (number, title) => `Quelle ${number}: ${title}`,
  erased: "Die Quelle wurde gelöscht.",
  openAtQuote: "Beim Zitat öffnen",
};
