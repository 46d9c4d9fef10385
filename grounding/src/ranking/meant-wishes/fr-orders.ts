import type { MeantWish } from "./whole-turn.ts";

const GOODS = "(?:commandes?|colis|paquets?|livraisons?|achats?|articles?|affaires|envois?)";
/** Ce qui ne vient pas par transporteur. */
const NO_GOODS =
  /(?<![a-zß-ÿœ])(?:remboursements?|argent|caution|acompte|paiement|virement|e-?mails?|mails?|courriels?|messages?|réponse|confirmation|facture|reçu de|code|bon|lien|mot de passe|billets?|invités|famille|enfants?|résultats?|certificat|technicien|bus|train|taxi|médecin|chambre|rendez-vous)(?![a-zß-ÿœ])/;
const MY = "(?:mon|ma|mes|notre|nos|le|la|les)";

const TRACK = "Suivi de ma commande";
const DELIVERY_TIME = "Quel est le délai de livraison";

export const frOrders: readonly MeantWish[] = [
  {
    said: new RegExp(
      `(?<![a-zß-ÿœ])(?:(?:il|elle|ils) (?:est|sont|en est|reste) où|où (?:est|sont|en est|en sont|se trouve|reste)(?: donc| passée?s?)?|c'est où|que devient|des nouvelles (?:de|sur)|qu'est-ce qui se passe avec|savoir où (?:est|en est)) (?:${MY} )(?:[a-zß-ÿœ]+ )?${GOODS}(?![a-zß-ÿœ])`,
    ),
    means: TRACK,
    unless: NO_GOODS,
  },
  {
    said: new RegExp(
      `(?<![a-zß-ÿœ])(?:${MY} )?(?:[a-zß-ÿœ]+ )?(?:${GOODS}|[a-zß-ÿœ]+) (?:n'est |n'a |n'ont |est |ne sont |n'est toujours )?(?:toujours |encore )?(?:pas|jamais) (?:encore |été )?(?:arrivée?s?|reçue?s?|livrée?s?|venue?s?|là|partie?s?|expédiée?s?)(?![a-zß-ÿœ])`,
    ),
    means: TRACK,
    unless: NO_GOODS,
  },
  {
    said: /(?<![a-zß-ÿœ])(?:(?:je n'ai|j'ai|on a|nous n'avons) (?:toujours |encore )?(?:rien|pas) (?:encore )?reçu|commandé.{0,40}(?:toujours|encore) (?:rien|pas)|j'attends (?:toujours|encore|depuis)|(?:toujours|encore) (?:rien|pas) reçu)(?![a-zß-ÿœ])/,
    means: TRACK,
    unless: NO_GOODS,
  },
  {
    said: new RegExp(
      `(?<![a-zß-ÿœ])(?:est-ce que )?${MY} (?:[a-zß-ÿœ]+ )?${GOODS} (?:est|sont|a|ont)(?:-elles?|-ils?)? (?:bien |déjà |été |en )*(?:parties?|expédiée?s?|envoyée?s?|route|chemin|retard|perdue?s?|du retard|bloquée?s?)(?![a-zß-ÿœ])`,
    ),
    means: TRACK,
    unless: NO_GOODS,
  },
  {
    said: new RegExp(`(?<![a-zß-ÿœ])${MY} (?:[a-zß-ÿœ]+ )?${GOODS} a (?:du|pris du) retard`),
    means: TRACK,
    unless: NO_GOODS,
  },
  {
    said: new RegExp(
      `^(?:et |bonjour,? )?(?:quand|à quelle date|sous combien de temps|dans combien de temps|combien de (?:jours|temps) (?:avant|pour)) (?:est-ce que |qu'|que )?(?:(?:va |vont )?arriv(?:e|ent|er|era) (?:${MY} (?:[a-zß-ÿœ]+ )?[a-zß-ÿœ]+)|${MY} (?:[a-zß-ÿœ]+ )?${GOODS} (?:va |vont )?(?:arriv[a-zß-ÿœ]+|sera livrée?|seront livrés)|(?:je|on|nous) (?:serai|sera|serons|suis) livrée?s?|(?:vais-je|va-t-on|je vais) recevoir ${MY} (?:[a-zß-ÿœ]+ )?${GOODS}|(?:la )?livraison)(?<rest> (?:en|à|au|aux|si|pour) .*)?(?![a-zß-ÿœ])`,
    ),
    means: DELIVERY_TIME,
    unless: NO_GOODS,
  },
  {
    said: /^(?:je|on|nous) (?:reçois|reçoit|recevons|recevrai|aurai) (?:mon|ma|mes|notre|nos) (?:[a-zß-ÿœ]+ )?[a-zß-ÿœ]+ quand(?![a-zß-ÿœ])/,
    means: DELIVERY_TIME,
    unless: NO_GOODS,
  },
];
