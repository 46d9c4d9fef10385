import type { FixedTexts } from "./fixed-texts.ts";

export const it: FixedTexts = {
  greeting: (name) => `Buongiorno. Rispondo alle domande con le fonti di ${name}.`,
  thanks: "Prego.",
  goodbye: "Arrivederci.",
  identity: (name) =>
    `Sono ${name}, un assistente automatico. Rispondo solo con fonti approvate e mostro le citazioni.`,
  person: "Ha chiesto di parlare con una persona. Scriva qui la Sua domanda; il Suo posto resta riservato.",
  unclear: "Non ho trovato una domanda. La scriva in poche parole.",
  notFound: (name) => `Non l'ho trovato nelle fonti di ${name}, quindi non tiro a indovinare.`,
  notFoundPart: (part) => `Non ho trovato nulla su «${part}».`,
  conflict: "Due fonti non concordano. Ecco che cosa dice ciascuna, con la sua data.",
  outOfScope: (name) => `Rispondo solo a domande su ${name}.`,
  policy: "Non posso rispondere a questa domanda. La faccia con altre parole.",
  mayI: "Posso farlo per Lei?",
  yesOrNo: "Risponda «sì» o «no». Senza un sì non viene fatto nulla.",
  yes: "Sì",
  no: "No",
  declined: "Va bene, non è stato fatto nulla.",
  failed: "Non è stato possibile portarlo a termine.",
  uncertain:
    "Non è arrivata una risposta, quindi non è certo che sia stato fatto. Chieda a una persona prima di riprovare.",
  personAsked: "È stato chiesto a una persona di intervenire.",
  detailsPassedOn: "I Suoi dati sono stati trasmessi. Qualcuno La contatterà.",
  locale: "it",
  waiting: (place) => `È il numero ${place} in attesa di una persona, che leggerà quanto scrive.`,
  nobodyNow: (when) => `Al momento non c’è nessuno. Di nuovo disponibile: ${when}.`,
  leaveDetails: "Lasci i Suoi recapiti e qualcuno La contatterà.",
};
