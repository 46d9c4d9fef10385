import type { ChatTexts } from "./chat-texts.ts";

export const nl: ChatTexts = {
  prompt: "Stel een vraag",
  yourQuestion: "Uw vraag",
  send: "Vragen",
  searching: "De bronnen worden doorzocht…",
  brokenOff: "Het antwoord is afgebroken. Uw vraag is bewaard.",
  offline: "U bent offline. Uw vraag is bewaard.",
  tooFast: (seconds) => `Te veel vragen tegelijk. Vraag het over ${seconds} s opnieuw.`,
  closest: "Dichtstbijzijnde pagina's, geen antwoord:",
  source: (number, title) => `Bron ${number}: ${title}`,
  erased: "De bron is gewist.",
  openAtQuote: "Openen bij het citaat",
};
