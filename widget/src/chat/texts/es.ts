import type { ChatTexts } from "./chat-texts.ts";

export const es: ChatTexts = {
  prompt: "Haga una pregunta",
  yourQuestion: "Su pregunta",
  send: "Preguntar",
  searching: "Buscando en las fuentes…",
  brokenOff: "La respuesta se interrumpió. Su pregunta se conserva.",
  offline: "No tiene conexión. Su pregunta se conserva.",
  tooFast: (seconds) => `Demasiadas preguntas a la vez. Pregunte de nuevo en ${seconds} s.`,
  closest: "Páginas más cercanas, no una respuesta:",
  source: (number, title) => `Fuente ${number}: ${title}`,
  erased: "La fuente se ha borrado.",
  openAtQuote: "Abrir en la cita",
};
