import type { ChatTexts } from "./chat-texts.ts";

export const fr: ChatTexts = {
  prompt: "Posez une question",
  yourQuestion: "Votre question",
  send: "Demander",
  searching: "Recherche dans les sources…",
  brokenOff: "La réponse s'est interrompue. Votre question est conservée.",
  offline: "Vous êtes hors ligne. Votre question est conservée.",
  tooFast: (seconds) => `Trop de questions à la fois. Réessayez dans ${seconds} s.`,
  closest: "Pages les plus proches, pas une réponse :",
  source: (number, title) => `Source ${number} : ${title}`,
  erased: "La source a été effacée.",
  openAtQuote: "Ouvrir à la citation",
};
