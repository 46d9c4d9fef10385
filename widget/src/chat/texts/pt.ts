import type { ChatTexts } from "./chat-texts.ts";

export const pt: ChatTexts = {
  prompt: "Faça uma pergunta",
  yourQuestion: "A sua pergunta",
  send: "Perguntar",
  searching: "A procurar nas fontes…",
  brokenOff: "A resposta foi interrompida. A sua pergunta está guardada.",
  offline: "Está sem ligação. A sua pergunta está guardada.",
  tooFast: (seconds) => `Demasiadas perguntas de uma vez. Pergunte de novo em ${seconds} s.`,
  closest: "Páginas mais próximas, não uma resposta:",
  source: (number, title) => `Fonte ${number}: ${title}`,
  erased: "A fonte foi apagada.",
  openAtQuote: "Abrir na citação",
};
