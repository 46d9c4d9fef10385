import type { FixedTexts } from "./fixed-texts.ts";

export const fr: FixedTexts = {
  greeting: (name) => `Bonjour. Je réponds aux questions à partir des sources de ${name}.`,
  thanks: "Je vous en prie.",
  goodbye: "Au revoir.",
  identity: (name) =>
    `Je suis ${name}, un assistant automatique. Je réponds uniquement à partir de sources approuvées et je montre les citations.`,
  person: "Vous souhaitez parler à une personne. Écrivez votre question ici ; votre place est gardée.",
  unclear: "Je n'y ai pas trouvé de question. Posez-la en quelques mots.",
  notFound: (name) => `Je n'ai pas trouvé cela dans les sources de ${name}, je préfère donc ne pas deviner.`,
  notFoundPart: (part) => `Je n’ai rien trouvé sur « ${part} ».`,
  conflict: "Deux sources se contredisent. Voici ce que dit chacune, avec sa date.",
  outOfScope: (name) => `Je réponds uniquement aux questions sur ${name}.`,
  policy: "Je ne peux pas répondre à cette question. Posez-la autrement.",
  mayI: "Puis-je faire cela pour vous ?",
  yesOrNo: "Répondez par « oui » ou « non ». Sans un oui, rien n'est fait.",
  yes: "Oui",
  no: "Non",
  declined: "Bien, rien n'a été fait.",
  failed: "Cela n'a pas pu aboutir.",
  uncertain:
    "Aucune réponse n'est arrivée : il n'est pas certain que cela ait été fait. Demandez à une personne avant de réessayer.",
  personAsked: "Il a été demandé à une personne de prendre le relais.",
  detailsPassedOn: "Vos coordonnées ont été transmises. Quelqu'un vous contactera.",
  locale: "fr",
  waiting: (place) =>
    `Vous êtes en position ${place} dans la file d’attente. La personne qui vous répondra lira ce que vous écrivez.`,
  nobodyNow: (when) => `Personne n’est disponible pour le moment. De nouveau disponible : ${when}.`,
  leaveDetails: "Laissez vos coordonnées et quelqu’un vous contactera.",
};
