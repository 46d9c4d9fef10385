import { type MeantWish, wholeTurn } from "./whole-turn.ts";

const BROKEN =
  "(?:rott[oaie]|danneggiat[oaie]|difettos[oaie]|guast[oaie]|graffiat[oaie]|a pezzi|in pezzi|strappat[oaie]|ammaccat[oaie]|crepat[oaie])";
const APPOINTMENT = "(?:appuntamento|prenotazione|lezione|seduta|visita|corso|tavolo)";

/** Ciò che succede alla gente, come lo racconta, e ciò che chiede così. */
export const itMatters: readonly MeantWish[] = [
  {
    said: wholeTurn(
      "non (?:mi )?(?:va|vanno|sta|stanno|piace|piacciono|serve)(?: bene| più)?|(?:è|sono|mi sta|mi va) troppo (?:grand|piccol|strett|larg|cort|lung)[a-zß-ÿœ]+|non (?:lo|la|li|le) voglio(?: più)?|(?:ho )?(?:preso|ordinato|comprato) (?:la taglia sbagliata|il colore sbagliato)|taglia sbagliata|(?:come|posso) (?:lo |la |li |le )?(?:restituir(?:e|l[oaie])|restituisco|rendere|mandarl[oaie] indietro)",
    ),
    means: "Reso",
  },
  {
    said: new RegExp(
      `(?<![a-zß-ÿœ])(?:è |sono )?(?:arrivat[oaie]|consegnat[oaie]|ricevut[oaie])(?: [a-zß-ÿœ]+){0,3} ${BROKEN}|(?<![a-zß-ÿœ])(?:un|uno|una|due) (?:dei |delle )?[a-zß-ÿœ]+ (?:è|sono|era) (?:arrivat[oaie] )?${BROKEN}|ha smesso di funzionare (?:dopo|subito)`,
    ),
    means: "Articolo danneggiato o difettoso",
  },
  {
    said: /(?<![a-zß-ÿœ])(?:(?:mi|ci) (?:avete|hanno) (?:mandato|inviato|spedito|consegnato) (?:il |la |un |una |l')?(?:[a-zß-ÿœ]+ )?(?:sbagliat[oa]|altr[oa])|non è (?:quello|quella|ciò) che (?:ho|avevo) ordinato|ho ricevuto (?:un |una |un')?(?:altr[oa]|[a-zß-ÿœ]+ sbagliat[oa]))(?![a-zß-ÿœ])/,
    means: "Articolo sbagliato",
  },
  {
    said: wholeTurn(
      "dov'è (?:il mio rimborso|i miei soldi)|dove sono i miei soldi|quando (?:mi )?(?:rimborsate|ridate i soldi|arriva il rimborso|riavrò i soldi)|(?:non ho )?(?:ancora )?(?:nessun rimborso|ricevuto il rimborso|riavuto i soldi)",
    ),
    means: "Rimborso",
  },
  {
    said: /(?<![a-zß-ÿœ])(?:(?:sbagliato|errore) (?:nel(?:l'| mio )?|con l')ordine|ordinato (?:due volte|doppio)|aggiungere (?:qualcosa|un articolo) all'ordine)(?![a-zß-ÿœ])/,
    means: "Modificare o annullare l'ordine",
  },
  {
    said: /(?<![a-zß-ÿœ])(?:(?:messo|scritto|dato|inserito) (?:l'indirizzo sbagliato|un indirizzo sbagliato|male l'indirizzo)|sbagliato (?:l')?indirizzo)(?![a-zß-ÿœ])/,
    means: "Cambiare l'indirizzo",
  },
  {
    said: wholeTurn(
      "non (?:riesco|posso) (?:più )?(?:a |ad )?(?:entrare|accedere|fare (?:il )?login)(?: (?:nel|al) mio (?:account|conto|profilo))?|(?:la )?(?:mia )?password non (?:funziona|va)(?: più)?|(?:il )?(?:mio )?account (?:è )?bloccato",
    ),
    means: "Password dimenticata",
  },
  {
    said: /(?<![a-zß-ÿœ])(?:troppe (?:e-?mail|mail|newsletter)|non (?:voglio|mandatemi|inviatemi) più (?:ricevere )?(?:e-?mail|mail|newsletter|pubblicità)|toglietemi dalla (?:lista|mailing list))/,
    means: "Annullare l'iscrizione alla newsletter",
  },
  {
    said: /(?<![a-zß-ÿœ])(?:addebitat[oaie]|pagato|prelevat[oaie]) (?:due volte|doppio)(?![a-zß-ÿœ])/,
    means: "Doppio addebito",
  },
  {
    said: wholeTurn(
      "(?:state )?(?:assumendo|assumete|cercate (?:personale|gente|qualcuno))|(?:avete|c'è|ci sono) (?:del )?(?:lavoro|posti|offerte di lavoro)(?: per me| liberi)?|(?:posso|potrei) (?:venire a )?lavorare (?:da|con) voi|cerco (?:un )?lavoro",
    ),
    means: "Offerte di lavoro, lavora con noi",
  },
  {
    said: wholeTurn(
      `non (?:posso|riesco a|potrò) (?:venire|esserci)(?: (?:domani|oggi|[a-zß-ÿœ]+))?|ho (?:avuto )?un (?:imprevisto|contrattempo)|(?:ho )?(?:perso|saltato|dimenticato) (?:il mio|la mia|l'|il|la) ?${APPOINTMENT}`,
    ),
    means: "Annullare o spostare un appuntamento",
  },
  {
    said: wholeTurn(
      "(?:sono|arrivo|sarò|arriverò|farò)(?: [a-zß-ÿœ]+){0,3} (?:in )?ritardo|(?:sono )?bloccat[oa] nel traffico",
    ),
    means: "Ritardo all'appuntamento",
  },
  {
    said: /(?<![a-zß-ÿœ])(?:(?:dimenticato|lasciato|perso) (?:il mio|la mia|i miei|le mie|un|una) (?:[a-zß-ÿœ]+ )?[a-zß-ÿœ]+ (?:da voi|lì|là|nel|nella)|qualcuno ha trovato)(?![a-zß-ÿœ])/,
    means: "Oggetti smarriti",
  },
];
