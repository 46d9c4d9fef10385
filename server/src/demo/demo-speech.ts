export interface DemoSpeech {
  /** What the shop's pages tell, as visitors of a bicycle shop ask it. */
  answered: readonly string[];
  /** What they don't tell: a list a topic, worded as different people word it; those asked for most come first. */
  unanswered: readonly (readonly string[])[];
  offTopic: readonly string[];
  greetings: readonly string[];
  /** Of those who were not helped. */
  comments: readonly string[];
  /** Why visitors want a person, and what a member answers. */
  wishes: readonly { reason: string; answer: string; thanks: string }[];
  /** Of the member who takes over from one who forgot the visitor. */
  takingOver: string;
  leadWishes: readonly string[];
}

/** How visitors speak, and are spoken to, in each language. Whoever comes keeps one. */
export const DEMO_SPEECH = {
  en: {
    answered: [
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
    unanswered: [
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
    ],
    offTopic: [
      "What is the capital of Peru?",
      "Who won the football match yesterday?",
      "Write me a poem about cheese.",
    ],
    greetings: ["Hello!", "Hi there", "Thank you!"],
    comments: ["And if I need it tomorrow?", "That is last year's price.", "I meant the electric one."],
    wishes: [
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
    ],
    takingOver: "Sorry for the wait, I'm taking over.",
    leadWishes: [
      "Two electric bicycles in May",
      "An offer for our summer party",
      "Call me when the cargo bicycle is back",
      "A guided tour for a school class",
    ],
  },
  de: {
    answered: [
      "Was kostet ein Elektrofahrrad am Tag?",
      "Wie lange dauert eine Reparatur?",
      "Wann haben Sie geöffnet?",
      "Wie lange sind Gutscheine gültig?",
      "Brauche ich eine Kaution?",
    ],
    unanswered: [
      ["Verkaufen Sie Helme für Hunde?", "Gibt es Hundehelme?", "Haben Sie einen Helm für meinen Hund?"],
      ["Kann ich ein Tandem leihen?", "Was kostet ein Tandem am Tag?"],
      ["Wo kann ich mein Auto parken?"],
      ["Kaufen Sie gebrauchte Fahrräder?"],
      ["Gibt es Rabatt für Studenten?"],
    ],
    offTopic: ["Was ist die Hauptstadt von Peru?", "Wer hat gestern das Fußballspiel gewonnen?"],
    greetings: ["Hallo!", "Guten Tag", "Vielen Dank!"],
    comments: ["Und wenn ich es morgen brauche?", "Ich meinte das Elektrorad."],
    wishes: [
      {
        reason: "Wir brauchen am Samstag acht Fahrräder für unser Team.",
        answer: "Ab acht Personen machen wir ein Angebot. Soll ich acht Stadträder zurückstellen?",
        thanks: "Ja gern, das wäre sehr nett.",
      },
      {
        reason: "Meine Reparatur sollte gestern fertig sein.",
        answer: "Das tut mir leid! Das Teil kam heute früh; Ihr Rad ist um 16 Uhr fertig.",
        thanks: "Gut, ich komme vorbei.",
      },
    ],
    takingOver: "Entschuldigen Sie die Wartezeit, ich übernehme.",
    leadWishes: ["Zwei Elektroräder im Mai", "Ein Angebot für unser Sommerfest"],
  },
  fr: {
    answered: [
      "Combien coûte un vélo électrique par jour ?",
      "Quand êtes-vous ouverts ?",
      "Combien coûte la livraison ?",
    ],
    unanswered: [
      ["Vendez-vous des casques pour chiens ?", "Avez-vous un casque pour mon chien ?"],
      ["Puis-je louer un tandem ?"],
      ["Où puis-je garer ma voiture ?"],
      ["Achetez-vous des vélos d'occasion ?"],
      ["Y a-t-il une remise pour les étudiants ?"],
    ],
    offTopic: ["Quelle est la capitale du Pérou ?"],
    greetings: ["Bonjour !", "Merci !"],
    comments: ["Et si j'en ai besoin demain ?"],
    wishes: [
      {
        reason: "La batterie de mon vélo de location ne se charge pas.",
        answer: "Passez nous voir, nous la changeons tout de suite.",
        thanks: "Merci, nous arrivons.",
      },
    ],
    takingOver: "Désolée pour l'attente, je prends la suite.",
    leadWishes: ["Une offre pour notre fête d'été"],
  },
  es: {
    answered: ["¿Cuánto cuesta una bicicleta eléctrica al día?", "¿Cuánto tarda una reparación?"],
    unanswered: [
      ["¿Venden cascos para perros?"],
      ["¿Puedo alquilar un tándem?"],
      ["¿Dónde puedo aparcar el coche?"],
      ["¿Compran bicicletas usadas?"],
      ["¿Hay descuento para estudiantes?"],
    ],
    offTopic: ["¿Cuál es la capital del Perú?"],
    greetings: ["¡Hola!", "¡Gracias!"],
    comments: ["¿Y si la necesito mañana?"],
    wishes: [
      {
        reason: "Dejé mi bolso en la tienda.",
        answer: "Lo tenemos aquí, detrás del mostrador.",
        thanks: "¡Qué alivio!",
      },
    ],
    takingOver: "Perdone la espera, sigo yo.",
    leadWishes: ["Dos bicicletas eléctricas en mayo"],
  },
  it: {
    answered: ["Quanto costa una bicicletta elettrica al giorno?", "Quando siete aperti?"],
    unanswered: [
      ["Vendete caschi per cani?"],
      ["Posso noleggiare un tandem?"],
      ["Dove posso parcheggiare l'auto?"],
      ["Comprate biciclette usate?"],
      ["C'è uno sconto per studenti?"],
    ],
    offTopic: ["Qual è la capitale del Perù?"],
    greetings: ["Buongiorno!", "Grazie!"],
    comments: ["E se mi serve domani?"],
    wishes: [
      {
        reason: "Ho lasciato la borsa in negozio.",
        answer: "È qui da noi, dietro il banco.",
        thanks: "Che sollievo!",
      },
    ],
    takingOver: "Scusi l'attesa, continuo io.",
    leadWishes: ["Una visita guidata per una scolaresca"],
  },
} satisfies Record<string, DemoSpeech>;

export type DemoLanguage = keyof typeof DEMO_SPEECH;
