import type { LeadForm } from "../agents/index.ts";

export interface SampleChat {
  visitor?: string;
  question: string;
  answer: string;
  answered: boolean;
  feedback?: { rating: "positive" | "negative"; comment?: string };
  /** What the visitor left, by name of field. */
  lead?: Record<string, string>;
  /** Why they want a person. */
  handoff?: string;
}

export interface SampleShop {
  brand: string;
  agent: {
    name: string;
    prompt: string;
    welcome_message: string;
    starter_questions: string[];
    lead_form: LeadForm & { consent: { text: string } };
  };
  texts: { title: string; text: string }[];
  facts: { question: string; answer: string }[];
  chats: SampleChat[];
}

const ABSTENTION = "I could not find that in our pages.";

/** A made-up shop, for trying things out: no real name, place or customer. */
export const SAMPLE_SHOP: SampleShop = {
  brand: "Harbor Lantern Bicycles",
  agent: {
    name: "Harbor Lantern help",
    prompt: "Answer questions of people who rent or buy bicycles. Be brief and friendly.",
    welcome_message: "Hello! Ask about rentals, repairs and opening hours.",
    starter_questions: ["What does a day's rental cost?", "How long does a repair take?"],
    lead_form: {
      fields: [
        { name: "name", label: "Your name", type: "text", required: true },
        { name: "email", label: "E-mail", type: "email", required: true },
        { name: "wish", label: "What would you like?", type: "long_text" },
      ],
      consent: { text: "The shop may write to me about my question.", required: true },
    },
  },
  texts: [
    {
      title: "Rentals",
      text: "# Rentals\n\nA city bicycle costs 18 euros a day and 75 euros a week. An electric bicycle costs 34 euros a day.\n\nA deposit of 100 euros is needed for each bicycle. It is paid back when the bicycle comes back undamaged.\n",
    },
    {
      title: "Repairs",
      text: "# Repairs\n\nMost repairs are done within 2 working days. A flat tyre is mended while you wait and costs 14 euros.\n\nBicycles that are not collected within 30 days are put into storage, which costs 2 euros a day.\n",
    },
  ],
  facts: [
    {
      question: "When are you open?",
      answer: "The shop is open from Tuesday to Saturday, 9:00 to 18:00.",
    },
  ],
  chats: [
    {
      visitor: "Robin Sample",
      question: "What does an electric bicycle cost?",
      answer: "An electric bicycle costs 34 euros a day.",
      answered: true,
      feedback: { rating: "positive" },
      lead: { name: "Robin Sample", email: "robin@example.com", wish: "Two electric bicycles in May" },
    },
    {
      visitor: "Kim Sample",
      question: "How long does a repair take?",
      answer: "Most repairs are done within 2 working days.",
      answered: true,
      feedback: { rating: "negative", comment: "And if I need it tomorrow?" },
      handoff: "Needs a repair by tomorrow.",
    },
    // Two that mean the same and have no answer open a gap.
    { question: "Do you sell helmets for dogs?", answer: ABSTENTION, answered: false },
    { question: "Are dog helmets sold?", answer: ABSTENTION, answered: false },
  ],
};
