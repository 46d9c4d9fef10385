/** The made-up shop of the demo: no real name, place or customer. */
export const SHOP_SITE = "https://www.harbor-lantern.example";

export interface ShopPage {
  title: string;
  /** Paragraphs; one that begins with `|` is a row of a table, the first of them its header. */
  lines: string[];
}

export const SHOP_PAGES: Readonly<Record<string, ShopPage>> = {
  "/": {
    title: "Harbor Lantern Bicycles",
    lines: [
      "We rent, sell and mend bicycles at the old harbor, since 1998.",
      "The shop is open from Tuesday to Saturday, 9:00 to 18:00. On Sundays and Mondays it is closed.",
    ],
  },
  "/rentals": {
    title: "Rentals",
    lines: [
      "|Bicycle|A day|A week",
      "|City bicycle|18 euros|75 euros",
      "|Electric bicycle|34 euros|150 euros",
      "|Cargo bicycle|42 euros|190 euros",
      "|Child's bicycle|9 euros|40 euros",
      "A deposit of 100 euros is needed for each bicycle. It is paid back when the bicycle comes back undamaged.",
      "A rental can be cancelled free of charge until 24 hours before it begins.",
      "Bring an identity card or a passport when you pick the bicycle up.",
    ],
  },
  "/repairs": {
    title: "Repairs",
    lines: [
      "Most repairs are done within 2 working days. A flat tyre is mended while you wait and costs 14 euros.",
      "A yearly inspection costs 49 euros, new brake pads included.",
      "Bicycles that are not collected within 30 days are put into storage, which costs 2 euros a day.",
    ],
  },
  "/delivery": {
    title: "Delivery",
    lines: [
      "We deliver bicycles to hotels within 10 kilometres of the harbor. Delivery costs 12 euros for each trip.",
      "A bought bicycle is delivered within 5 working days. Delivery of a bought bicycle is free from 500 euros on.",
    ],
  },
  "/returns": {
    title: "Returns and refunds",
    lines: [
      "You may return unused goods within 30 days. Refunds take 14 days and go to the card that paid.",
      "Worn helmets can't be returned.",
    ],
  },
  "/warranty": {
    title: "Warranty",
    lines: [
      "Every frame has a warranty of ten years. Batteries of electric bicycles have a warranty of two years.",
      "The warranty doesn't cover worn tyres, chains and brake pads.",
    ],
  },
  "/tours": {
    title: "Guided tours",
    lines: [
      "The lighthouse tour takes place each Saturday at 10:00, lasts three hours and costs 29 euros.",
      "A tour takes twelve people at the most. Children under 12 ride with an adult.",
    ],
  },
  "/gift-cards": {
    title: "Gift cards",
    lines: ["Gift cards are valid for three years. They can be used for rentals, repairs and goods."],
  },
  "/payment": {
    title: "Payment",
    lines: [
      "We take cash, debit cards and credit cards. Invoices are for companies only.",
      "Bicycles from 800 euros on can be paid in 12 monthly instalments.",
    ],
  },
  "/contact": {
    title: "Contact and directions",
    lines: [
      "The shop is at 7 Lantern Quay, two minutes from the tram stop Old Harbor.",
      "You reach us by telephone from Tuesday to Saturday, 10:00 to 17:00.",
    ],
  },
};

export const SHOP_ASSISTANT = {
  name: "Harbor Lantern help",
  prompt: "Answer questions of people who rent or buy bicycles. Be brief and friendly.",
  welcome_message: "Hello! Ask about rentals, repairs, tours and opening hours.",
  starter_questions: [
    "What does an electric bicycle cost a day?",
    "How long does a repair take?",
    "When are you open?",
  ],
  lead_form: {
    fields: [
      { name: "name", label: "Your name", type: "text" as const, required: true },
      { name: "email", label: "E-mail", type: "email" as const, required: true },
      { name: "wish", label: "What would you like?", type: "long_text" as const },
    ],
    consent: { text: "The shop may write to me about my question.", required: true },
    scoring: [
      { field: "wish", contains: ["offer", "party", "class", "Angebot", "offre", "scolaresca"], points: 40 },
      { field: "wish", contains: ["electric", "cargo", "Elektro", "eléctrica"], points: 20 },
      { questions: 3, points: 15 },
      { chat: "positive_feedback" as const, points: 10 },
      { chat: "negative_feedback" as const, points: -10 },
    ],
  },
  handoff_rules: { idle_minutes: 20 },
};

export const SHOP_FACT = {
  question: "Do you have a workshop where I can mend my bicycle myself?",
  answer: "Yes: on Thursdays from 16:00 to 18:00 you can use our tools free of charge.",
};

export const SHOP_NOTES = "# Care\n\nOil the chain every 300 kilometres. Pump the tyres up every two weeks.\n";

export const SHOP_REPLIES = [
  {
    title: "Groups",
    shortcut: "groups",
    text: "For eight people and more we make an offer. For which day would it be?",
  },
  { title: "Thanks", shortcut: "thanks", text: "Gladly! Write again whenever you like." },
];

/** What must hold before the assistant is published. */
export const SHOP_CHECKS = [
  { question: "What does a city bicycle cost a day?", expect: { contains: ["18 euros"] } },
  { question: "How long do refunds take?", expect: { contains: ["14 days"] } },
  { question: "How long is the warranty on a frame?", expect: { contains: ["ten years"] } },
  { question: "What is the capital of Peru?", expect: { abstains: true } },
];

/** What the owner says to what visitors ask for often, and no page tells. */
export const GAP_ANSWERS: readonly { asks: RegExp; answer: string }[] = [
  { asks: /helmet/i, answer: "We have no helmets for dogs, but baskets with a belt for dogs up to 8 kilograms." },
  { asks: /tandem/i, answer: "A tandem costs 38 euros a day. Please order it two days ahead." },
  { asks: /park|car/i, answer: "Cars park at the Old Harbor garage, 200 metres from the shop, for 2 euros an hour." },
  {
    asks: /used|sell you/i,
    answer: "We buy used bicycles that are younger than five years. Bring yours by on a Tuesday.",
  },
  { asks: /student/i, answer: "Students get 10 % off rentals with their student card." },
];
