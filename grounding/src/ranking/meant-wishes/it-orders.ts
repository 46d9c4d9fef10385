import type { MeantWish } from "./whole-turn.ts";

const GOODS = "(?:ordine|ordini|pacc[oh]i?|spedizion[ei]|consegn[ae]|acquist[oi]|merce|roba)";
/** Ciò che non porta un corriere. */
const NO_GOODS =
  /(?<![a-zß-ÿœ])(?:rimbors[oi]|soldi|denaro|caparra|pagamento|bonifico|e-?mail|mail|messaggio|risposta|conferma|fattura|codice|buono|link|password|bigliett[oi]|ospiti|famiglia|figli[a-zß-ÿœ]|risultati|certificato|tecnico|autobus|treno|taxi|medico|camera|appuntamento)(?![a-zß-ÿœ])/;
const MY = "(?:il mio|la mia|i miei|le mie|il nostro|la nostra|il|la|i|le|mio|mia)";

const TRACK = "Tracciamento del mio ordine";
const DELIVERY_TIME = "Quanto tempo ci vuole per la consegna";

export const itOrders: readonly MeantWish[] = [
  {
    said: new RegExp(
      `(?<![a-zß-ÿœ])(?:dov(?:'è|e è|e si trova|e sono|'e)|che fine ha fatto|novità (?:sul|sulla|del|della|per)|cosa succede con|sapere dov'è|vedere dov'è) (?:${MY} )?(?:[a-zß-ÿœ]+ )?${GOODS}(?![a-zß-ÿœ])`,
    ),
    means: TRACK,
    unless: NO_GOODS,
  },
  {
    said: new RegExp(
      `(?<![a-zß-ÿœ])(?:${MY} (?:[a-zß-ÿœ]+ )?(?:${GOODS}|[a-zß-ÿœ]+) non (?:è |sono )?(?:ancora |mai )?(?:arrivat[oaie]|arriva|consegnat[oaie]|partit[oaie]|spedit[oaie])|non (?:ho|abbiamo) (?:ancora |mai )?ricevuto (?:niente|nulla|ancora|${MY} )|(?:sto|stiamo) ancora aspettando ${MY} |non (?:mi |ci )?è (?:ancora )?arrivato (?:niente|nulla|ancora))`,
    ),
    means: TRACK,
    unless: NO_GOODS,
  },
  {
    said: new RegExp(
      `(?<![a-zß-ÿœ])(?:${MY} (?:[a-zß-ÿœ]+ )?${GOODS} (?:è|sono) (?:già |stat[oa] )*(?:partit[oaie]|spedit[oaie]|in viaggio|in arrivo|in ritardo|pers[oaie])|è (?:già )?(?:partito|stato spedito) ${MY} (?:[a-zß-ÿœ]+ )?${GOODS})(?![a-zß-ÿœ])`,
    ),
    means: TRACK,
    unless: NO_GOODS,
  },
  {
    said: new RegExp(
      `^(?:e |ciao,? )?(?:quando|che giorno|fra quanto|tra quanto|in quanti giorni|quanto (?:manca|ci mette|ci vuole)(?: perché| prima che)?) (?:mi |ci |vi )?(?:arriv(?:a|ano|erà|eranno|i)|ricev(?:o|iamo|erò)|verrà consegnat[oa]|consegnate|ad arrivare|spedite)(?: (?:(?:il mio|la mia|i miei|le mie|il nostro|la nostra) (?:[a-zß-ÿœ]+ )?[a-zß-ÿœ]+|(?:${MY} )?${GOODS}))?(?<rest> (?:in|a|se) .*)?[?.! ]*$`,
    ),
    means: DELIVERY_TIME,
    unless: NO_GOODS,
  },
];
