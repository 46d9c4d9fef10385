import { analyze } from "../analysis/analyze.ts";

/**
 * What visitors of any site ask for in other words than its pages: `phone number` where the page says `call`. The terms of the
 * same wish in that language, without the term itself; none for other words.
 */
export function siteRelatives(term: string, language: string): readonly string[] {
  return relativesOf(language).get(term) ?? NONE;
}

const NONE: readonly string[] = [];

/** The languages with such words. */
export function siteLanguages(): readonly string[] {
  return Object.keys(WISHES);
}

/** One line a wish: phone, e-mail, address, opening hours, price, delivery, return, payment, days, warranty. */
const WISHES: Readonly<Record<string, readonly string[]>> = {
  en: [
    "phone telephone tel call number hotline mobile",
    "email e mail write contact address",
    "address location located street directions visit",
    "opening hours open closed closing",
    "price cost costs fee charge pricing much",
    "delivery deliver shipping ship shipped dispatch parcel",
    "return returned refund send back exchange",
    "pay payment paid accept",
    "monday tuesday wednesday thursday friday saturday sunday weekday weekdays weekend open closed",
    "warranty guarantee guaranteed",
  ],
  de: [
    "telefon telefonnummer anrufen anruf rufnummer hotline nummer",
    "email e mail schreiben kontakt adresse",
    "adresse anschrift standort straße anfahrt",
    "öffnungszeiten geöffnet offen geschlossen uhr",
    "preis kosten kostet gebühr preise",
    "lieferung liefern lieferzeit versand versenden paket",
    "rückgabe zurückgeben rücksendung zurückschicken erstattung umtausch widerruf",
    "zahlen zahlung bezahlen bezahlt zahlungsarten zahlungsmittel",
    "montag montags dienstag dienstags mittwoch donnerstag donnerstags freitag freitags samstag samstags sonntag sonntags geöffnet",
    "garantie gewährleistung",
    "versandkosten versand liefern porto",
  ],
  fr: [
    "téléphone appeler numéro tél",
    "email e mail courriel écrire contact adresse",
    "adresse lieu rue",
    "horaires ouverture ouvert fermé heures",
    "prix coût coûte tarif frais",
    "livraison livrer expédition expédier colis",
    "retour retourner remboursement renvoyer échange",
    "payer paiement payez paie règlement accepter acceptons",
    "lundi mardi mercredi jeudi vendredi samedi dimanche ouvert fermé",
    "garantie garanti",
  ],
  es: [
    "teléfono llamar número tel",
    "email e mail correo escribir contacto dirección",
    "dirección ubicación calle",
    "horario apertura abierto cerrado horas",
    "precio coste costo cuesta tarifa",
    "entrega entregar envío enviar paquete",
    "devolución devolver reembolso cambio",
    "pagar pago pagos aceptamos",
    "lunes martes miércoles jueves viernes sábado domingo abierto cerrado",
    "garantía garantizado",
  ],
  it: [
    "telefono chiamare numero tel",
    "email e mail scrivere contatto indirizzo",
    "indirizzo sede via",
    "orario apertura aperto chiuso orari",
    "prezzo costo costa tariffa",
    "consegna consegnare spedizione spedire pacco",
    "reso restituire rimborso cambio",
    "pagare pagamento pagamenti accettiamo",
    "lunedì martedì mercoledì giovedì venerdì sabato domenica aperto chiuso",
    "garanzia garantito",
  ],
  nl: [
    "telefoon telefoonnummer bellen nummer",
    "email e mail schrijven contact adres",
    "adres locatie straat",
    "openingstijden open geopend gesloten",
    "prijs kosten kost tarief",
    "levering leveren bezorging verzending pakket",
    "retour retourneren terugsturen terugbetaling ruilen",
    "betalen betaling betaald accepteren",
    "maandag dinsdag woensdag donderdag vrijdag zaterdag zondag open gesloten",
    "garantie gegarandeerd",
  ],
};

// Results of a pure function over a fixed list.
const tables = new Map<string, ReadonlyMap<string, readonly string[]>>();

function relativesOf(language: string): ReadonlyMap<string, readonly string[]> {
  const known = tables.get(language);
  if (known) return known;
  const table = new Map<string, string[]>();
  for (const wish of WISHES[language] ?? []) {
    const terms = [...new Set(analyze(wish, language).map((token) => token.term))];
    for (const term of terms) {
      const others = terms.filter((other) => other !== term);
      table.set(term, [...new Set([...(table.get(term) ?? []), ...others])]);
    }
  }
  if (WISHES[language]) tables.set(language, table);
  return table;
}
