/** A made-up shop, for trying things out: no real name, place or customer. */
export const SAMPLE_SHOP = {
  brand: "Harbor Lantern Bicycles",
  agent: {
    name: "Harbor Lantern help",
    prompt: "Answer questions of people who rent or buy bicycles. Be brief and friendly.",
    welcome_message: "Hello! Ask about rentals, repairs and opening hours.",
    starter_questions: ["What does a day's rental cost?", "How long does a repair take?"],
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
      question: "What does an electric bicycle cost?",
      answer: "An electric bicycle costs 34 euros a day.",
      answered: true,
    },
    {
      question: "How long does a repair take?",
      answer: "Most repairs are done within 2 working days.",
      answered: true,
    },
    { question: "Do you sell helmets for dogs?", answer: "I could not find that in our pages.", answered: false },
  ],
} as const;
