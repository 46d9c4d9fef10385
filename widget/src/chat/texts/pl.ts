import type { ChatTexts } from "./chat-texts.ts";

export const pl: ChatTexts = {
  prompt: "Zadaj pytanie",
  yourQuestion: "Twoje pytanie",
  send: "Zapytaj",
  searching: "Przeszukiwanie źródeł…",
  brokenOff: "Odpowiedź została przerwana. Pytanie jest zachowane.",
  offline: "Brak połączenia. Pytanie jest zachowane.",
  tooFast: (seconds) => `Za dużo pytań naraz. Zapytaj ponownie za ${seconds} s.`,
  closest: "Najbliższe strony, nie odpowiedź:",
  source: (number, title) => `Źródło ${number}: ${title}`,
  erased: "Źródło zostało usunięte.",
  openAtQuote: "Otwórz przy cytacie",
};
