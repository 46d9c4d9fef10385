import type { FixedTexts } from "./fixed-texts.ts";

export const en: FixedTexts = {
  greeting: (name) => `Hello. I answer questions from ${name}'s sources.`,
  thanks: "You are welcome.",
  goodbye: "Goodbye.",
  identity: (name) => `I am ${name}, an automatic assistant. I answer only from approved sources and show the quotes.`,
  person: "You asked for a person. Leave your question here; your place is kept.",
  unclear: "I could not find a question in that. Ask it in a few words.",
  notFound: (name) => `I could not find this in ${name}'s sources, so I won't guess.`,
  conflict: "Two sources disagree. Here is what each says, with its date.",
  outOfScope: (name) => `I only answer questions about ${name}.`,
  policy: "I can't answer this question. Ask it in other words.",
  mayI: "May I do this for you?",
  yesOrNo: "Answer “yes” or “no”. Without a yes nothing is done.",
  yes: "Yes",
  no: "No",
  declined: "All right, nothing was done.",
  failed: "This could not be finished.",
  uncertain: "No answer came back, so it is not certain whether this was done. Ask a person before you try again.",
  personAsked: "A person was asked to take over. You can close the window, your place is kept.",
  detailsPassedOn: "Your details were passed on. Somebody will get in touch.",
};
