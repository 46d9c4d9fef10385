/** As visitors of a bicycle shop write; by language. */
export const ANSWERED_QUESTIONS: Readonly<Record<string, readonly string[]>> = {
  en: [
    "What does an electric bicycle cost a day?",
    "How much is a city bike for a week?",
    "whats the price of a cargo bicycle per day",
    "Do I need a deposit?",
    "Can I cancel a rental?",
    "What do I have to bring when I pick up a bicycle?",
    "How long does a repair take?",
    "How much is mending a flat tyre?",
    "What does a yearly inspection cost?",
    "When are you open?",
    "Are you open on Sundays?",
    "Do you deliver bicycles to hotels?",
    "What does delivery cost?",
    "How long do refunds take?",
    "Can I return a worn helmet?",
    "How long is the warranty on the frame?",
    "Does the warranty cover batteries?",
    "When does the lighthouse tour take place?",
    "How many people can join a tour?",
    "How long are gift cards valid?",
    "Do you take credit cards?",
    "Can I pay in instalments?",
    "Where is the shop?",
    "How often should I oil the chain?",
    "Can I mend my bicycle myself in your workshop?",
  ],
  de: [
    "Was kostet ein Elektrofahrrad am Tag?",
    "Wie lange dauert eine Reparatur?",
    "Wann haben Sie geöffnet?",
    "Wie lange sind Gutscheine gültig?",
    "Brauche ich eine Kaution?",
  ],
  fr: ["Combien coûte un vélo électrique par jour ?", "Quand êtes-vous ouverts ?", "Combien coûte la livraison ?"],
  es: ["¿Cuánto cuesta una bicicleta eléctrica al día?", "¿Cuánto tarda una reparación?"],
  it: ["Quanto costa una bicicletta elettrica al giorno?", "Quando siete aperti?"],
};

/** What the pages don't tell, worded as different people word it. */
export const UNANSWERED_QUESTIONS: readonly (readonly string[])[] = [
  [
    "Do you sell helmets for dogs?",
    "Are dog helmets sold?",
    "Can I buy a helmet for my dog?",
    "do you have dog helmets",
    "Is there a helmet for small dogs?",
  ],
  ["Can I rent a tandem?", "Do you have tandems for rent?", "How much is a tandem a day?", "Are tandems for rent?"],
  ["Is there parking for cars at the shop?", "Where can I park my car?", "Do you have car parking?"],
  ["Do you buy used bicycles?", "Can I sell you my used bicycle?", "Do you take used bikes?"],
  ["Do students get a discount?", "Is there a student discount?", "Do you have discounts for students?"],
];

/** What the owner says to them when they are asked for often. */
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

export const OFF_TOPIC_QUESTIONS: readonly string[] = [
  "What is the capital of Peru?",
  "Who won the football match yesterday?",
  "Write me a poem about cheese.",
];

export const GREETINGS: readonly string[] = ["Hello!", "Hi there", "Thank you!"];

/** Why visitors want a person, and what a member answers. */
export const WISHES_FOR_A_PERSON: readonly { reason: string; answer: string; thanks: string }[] = [
  {
    reason: "I'd like eight bicycles for our team on Saturday.",
    answer: "For eight people and more we make an offer. Shall I set eight city bicycles aside?",
    thanks: "Yes please, that would be great.",
  },
  {
    reason: "My repair was promised for yesterday.",
    answer: "I'm sorry! The part came in this morning; your bicycle is ready at 16:00.",
    thanks: "Good, I'll be there.",
  },
  {
    reason: "The battery of my rented bicycle doesn't charge.",
    answer: "Bring it by, we swap it at once. Or tell us your hotel and we come to you.",
    thanks: "We are at the harbor hotel, thank you.",
  },
  {
    reason: "I left my bag at the shop.",
    answer: "We have it here behind the counter.",
    thanks: "What a relief!",
  },
];

export const LEAD_WISHES: readonly string[] = [
  "Two electric bicycles in May",
  "An offer for our summer party",
  "Call me when the cargo bicycle is back",
  "A guided tour for a school class",
];

const GIVEN_NAMES = ["Robin", "Kim", "Alex", "Sam", "Noor", "Lena", "Mateo", "Ines", "Oskar", "Yara", "Tomas", "Mila"];
const FAMILY_NAMES = ["Sample", "Example", "Muster", "Model", "Specimen", "Proof", "Pattern"];

export function visitorName(number: number): string {
  const family = FAMILY_NAMES[Math.floor(number / GIVEN_NAMES.length) % FAMILY_NAMES.length]!;
  return `${GIVEN_NAMES[number % GIVEN_NAMES.length]} ${family}`;
}
