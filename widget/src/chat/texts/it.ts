import type { ChatTexts } from "./chat-texts.ts";

export const it: ChatTexts = {
  prompt: "Faccia una domanda",
  yourQuestion: "La Sua domanda",
  send: "Chiedi",
  searching: "Ricerca nelle fonti…",
  brokenOff: "La risposta si è interrotta. La domanda è conservata.",
  offline: "Connessione assente. La domanda è conservata.",
  tooFast: (seconds) => `Troppe domande in una volta. Riprovi tra ${seconds} s.`,
  closest: "Pagine più vicine, non una risposta:",
  source: (number, title) => `Fonte ${number}: ${title}`,
  erased: "La fonte è stata cancellata.",
  openAtQuote: "Apri alla citazione",
};
