import type { ChatTexts } from "./chat-texts.ts";

export const en: ChatTexts = {
  prompt: "Ask a question",
  yourQuestion: "Your question",
  send: "Ask",
  searching: "Searching the sources…",
  brokenOff: "The answer broke off. Your question is kept.",
  offline: "You are offline. Your question is kept.",
  tooFast: (seconds) => `Too many questions at once. Ask again in ${seconds} s.`,
  closest: "Closest pages, not an answer:",
  source: (number, title) => `Source ${number}: ${title}`,
  erased: "The source was erased.",
  openAtQuote: "Open at the quote",
};
