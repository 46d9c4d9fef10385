import type { MeantWish } from "./wish.ts";

const GOODS = "(?:commandes?|colis|paquets?|livraisons?|achats?|articles?|affaires|envois?)";
/** Ce qui ne vient pas par transporteur. */
const NO_GOODS =
  /(?<!\p{L})(?:remboursements?|argent|caution|acompte|paiement|virement|e-?mails?|mails?|courriels?|messages?|réponse|confirmation|facture|reçu de|code|bon|lien|mot de passe|billets?|invités|famille|enfants?|résultats?|certificat|technicien|bus|train|taxi|médecin|chambre|rendez-vous)(?!\p{L})/iu;
const MY = "(?:mon|ma|mes|notre|nos|le|la|les)";

const TRACK = "Suivi de ma commande";
const DELIVERY_TIME = "Quel est le délai de livraison";

export const FRENCH_WISHES: readonly MeantWish[] = [
  {
    said: new RegExp(
      `(?<!\\p{L})(?:(?:il|elle|ils) (?:est|sont|en est|reste) où|où (?:est|sont|en est|en sont|se trouve|reste)(?: donc| passée?s?)?|c'est où|que devient|des nouvelles (?:de|sur)|qu'est-ce qui se passe avec|savoir où (?:est|en est)) (?:${MY} )(?:\\p{L}+ )?${GOODS}(?!\\p{L})`,
      "iu",
    ),
    means: TRACK,
    unless: NO_GOODS,
  },
  {
    said: new RegExp(
      `(?<!\\p{L})(?:${MY} )?(?:\\p{L}+ )?(?:${GOODS}|\\p{L}+) (?:n'est |n'a |n'ont |est |ne sont |n'est toujours )?(?:toujours |encore )?(?:pas|jamais) (?:encore |été )?(?:arrivée?s?|reçue?s?|livrée?s?|venue?s?|là|partie?s?|expédiée?s?)(?!\\p{L})`,
      "iu",
    ),
    means: TRACK,
    unless: NO_GOODS,
  },
  {
    said: /(?<!\p{L})(?:(?:je n'ai|j'ai|on a|nous n'avons) (?:toujours |encore )?(?:rien|pas) (?:encore )?reçu|commandé.{0,40}(?:toujours|encore) (?:rien|pas)|j'attends (?:toujours|encore|depuis)|(?:toujours|encore) (?:rien|pas) reçu)(?!\p{L})/iu,
    means: TRACK,
    unless: NO_GOODS,
  },
  {
    said: new RegExp(
      `(?<!\\p{L})(?:est-ce que )?${MY} (?:\\p{L}+ )?${GOODS} (?:est|sont|a|ont)(?:-elles?|-ils?)? (?:bien |déjà |été |en )*(?:parties?|expédiée?s?|envoyée?s?|route|chemin|retard|perdue?s?|du retard|bloquée?s?)(?!\\p{L})`,
      "iu",
    ),
    means: TRACK,
    unless: NO_GOODS,
  },
  {
    said: new RegExp(`(?<!\\p{L})${MY} (?:\\p{L}+ )?${GOODS} a (?:du|pris du) retard`, "iu"),
    means: TRACK,
    unless: NO_GOODS,
  },
  {
    said: new RegExp(
      `^(?:et |bonjour,? )?(?:quand|à quelle date|sous combien de temps|dans combien de temps|combien de (?:jours|temps) (?:avant|pour)) (?:est-ce que |qu'|que )?(?:(?:va |vont )?arriv(?:e|ent|er|era) (?:${MY} (?:\\p{L}+ )?\\p{L}+)|${MY} (?:\\p{L}+ )?${GOODS} (?:va |vont )?(?:arriv\\p{L}+|sera livrée?|seront livrés)|(?:je|on|nous) (?:serai|sera|serons|suis) livrée?s?|(?:vais-je|va-t-on|je vais) recevoir ${MY} (?:\\p{L}+ )?${GOODS}|(?:la )?livraison)(?<rest> (?:en|à|au|aux|si|pour) .*)?(?!\\p{L})`,
      "iu",
    ),
    means: DELIVERY_TIME,
    unless: NO_GOODS,
  },
  {
    said: /^(?:je|on|nous) (?:reçois|reçoit|recevons|recevrai|aurai) (?:mon|ma|mes|notre|nos) (?:\p{L}+ )?\p{L}+ quand(?!\p{L})/iu,
    means: DELIVERY_TIME,
    unless: NO_GOODS,
  },
];
