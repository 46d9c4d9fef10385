import { type MeantWish, wholeTurn } from "./whole-turn.ts";

const BROKEN =
  "(?:cassée?s?|abîmée?s?|brisée?s?|endommagée?s?|défectueu(?:x|ses?)|fêlée?s?|rayée?s?|déchirée?s?|en morceaux|hors service)";
const RENDEZ_VOUS = "(?:rendez-vous|rdv|réservation|cours|séance|visite|table)";

/** Ce qui arrive aux gens, comme ils le racontent, et ce qu'ils demandent ainsi. */
export const frMatters: readonly MeantWish[] = [
  {
    said: wholeTurn(
      "(?:ça|il|elle|ils|elles|c')(?: est|est)? (?:ne )?(?:me |lui )?(?:va|vont|convient|plaît|plait|plaisent) pas|c'?(?:est)? ?(?:'est )?trop (?:grand|petit|large|étroit|serré|court|long)e?s?|(?:je )?(?:ne )?(?:l'aime|les aime|en veux|n'en veux|le veux|la veux|les veux) (?:pas|plus)|j'ai (?:pris|commandé|acheté) la mauvaise (?:taille|couleur)|mauvaise taille|(?:je peux|puis-je|comment) (?:le |la |les )?(?:rendre|renvoyer|retourner)",
    ),
    means: "Retourner un article",
  },
  {
    said: new RegExp(
      `(?<![a-zß-ÿœ])(?:arrivée?s?|reçue?s?|livrée?s?|venue?s?)(?: [a-zß-ÿœ]+){0,2} ${BROKEN}|(?<![a-zß-ÿœ])(?:est|sont|était) (?:arrivée?s? )?${BROKEN} à l'arrivée|(?<![a-zß-ÿœ])(?:un|une|deux|des) (?:des |de mes )?[a-zß-ÿœ]+ (?:est|sont) ${BROKEN}|(?:ne )?(?:marche|fonctionne)(?:nt)? plus (?:au bout de|après)`,
    ),
    means: "Article endommagé ou défectueux",
  },
  {
    said: /(?<![a-zß-ÿœ])(?:(?:vous (?:m'avez|nous avez)|on m'a) (?:envoyé|livré) (?:le |la |un |une )?(?:mauvaise?|autre)|(?:j'ai|on a) reçu (?:le |la |un |une )?(?:mauvaise?|autre)|(?:ce n'est|c'est) pas ce que j'(?:ai|avais) commandé)(?![a-zß-ÿœ])/,
    means: "Erreur d'article, mauvais article",
  },
  {
    said: wholeTurn(
      "(?:où est|il est où) (?:mon argent|mon remboursement)|(?:toujours|encore) pas (?:été )?remboursée?|(?:je suis|j'ai été) toujours pas remboursée?|(?:je suis|quand est-ce que je suis|quand suis-je|quand serai-je) remboursée? quand|(?:quand|sous combien de temps) .{0,20}(?:remboursée?|mon argent).{0,15}",
    ),
    means: "Remboursement",
  },
  {
    said: /(?<![a-zß-ÿœ])(?:(?:commandé|commande) (?:deux fois|en double|le mauvais|la mauvaise)|trompée? (?:dans|sur) (?:ma|la) commande|ajouter (?:quelque chose|un article) à ma commande)(?![a-zß-ÿœ])/,
    means: "Modifier ou annuler ma commande",
  },
  {
    said: /(?<![a-zß-ÿœ])(?:trompée? d'adresse|(?:mis|donné|saisi|entré|indiqué) (?:la |une )?(?:mauvaise|ancienne|fausse) adresse|erreur (?:d'|dans l')adresse)(?![a-zß-ÿœ])/,
    means: "Modifier mon adresse",
  },
  {
    said: wholeTurn(
      "(?:je )?(?:n'arrive|arrive|ne peux|peux) (?:pas|plus) (?:à )?(?:me connecter|accéder à mon compte|entrer)|(?:mon )?(?:mot de passe|mdp|identifiant)(?: ne)? (?:marche|fonctionne) (?:pas|plus)|(?:mon compte est|compte) bloqué",
    ),
    means: "Mot de passe oublié",
  },
  {
    said: /(?<![a-zß-ÿœ])(?:trop (?:de|d') ?(?:e-?mails?|mails?|newsletters?)|arrêtez (?:de m'envoyer|vos) |(?:ne veux|veux) plus (?:de |recevoir )(?:vos |de |d')?(?:e-?mails?|mails?|newsletters?|pubs?)|(?:enlevez|retirez)-moi de (?:votre|la) liste)/,
    means: "Se désabonner de la newsletter",
  },
  {
    said: /(?<![a-zß-ÿœ])(?:débitée?|prélevée?|facturée?|payé|prélevé) (?:deux fois|en double)(?![a-zß-ÿœ])/,
    means: "Double prélèvement",
  },
  {
    said: wholeTurn(
      "(?:est-ce que )?(?:vous |tu )?(?:recrutez|embauchez|cherchez (?:du monde|du personnel|quelqu'un))(?:-vous)?|(?:avez-vous|vous avez|il y a|y a-t-il|y a) (?:du travail|des (?:postes?|jobs?|emplois?|offres? d'emploi))(?: pour moi| à pourvoir)?|(?:je peux|puis-je|on peut) (?:venir )?(?:travailler|bosser) chez vous|je cherche (?:du travail|un emploi|un job)",
    ),
    means: "Offres d'emploi, recrutement",
  },
  {
    said: wholeTurn(
      `(?:je )?(?:ne )?(?:peux|pourrai) pas (?:venir|être là)(?: (?:demain|aujourd'hui|ce soir|[a-zß-ÿœ]+))?|(?:j'ai )?(?:un )?empêchement|(?:j'ai )?(?:raté|manqué|oublié) (?:mon|le|ma|la) ${RENDEZ_VOUS}`,
    ),
    means: "Annuler ou déplacer un rendez-vous",
  },
  {
    said: wholeTurn(
      "(?:je (?:suis|serai|vais être|risque d'être)|j'aurai)(?: [a-zß-ÿœ]+){0,4} (?:en retard|du retard|de retard)|(?:je suis )?(?:coincée?|bloquée?) dans les (?:bouchons|embouteillages)",
    ),
    means: "Retard au rendez-vous",
  },
  {
    said: /(?<![a-zß-ÿœ])(?:(?:oublié|laissé|perdu) (?:mon|ma|mes|un|une) (?:[a-zß-ÿœ]+ )?[a-zß-ÿœ]+ (?:chez vous|dans (?:votre|vos|la|le)|là-bas|à l')|quelqu'un a (?:trouvé|rapporté))(?![a-zß-ÿœ])/,
    means: "Objets trouvés",
  },
];
