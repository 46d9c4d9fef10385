import type { FixedTexts } from "./fixed-texts.ts";

export const de: FixedTexts = {
  greeting: (name) => `Guten Tag. Ich beantworte Fragen aus den Quellen von ${name}.`,
  thanks: "Gern geschehen.",
  goodbye: "Auf Wiedersehen.",
  identity: (name) =>
    `Ich bin ${name}, ein automatischer Assistent. Ich antworte nur aus geprüften Quellen und zeige die Zitate.`,
  person:
    "Sie möchten mit einem Menschen sprechen. Schreiben Sie Ihre Frage hier auf; Ihr Platz in der Reihe bleibt erhalten.",
  unclear: "Ich habe darin keine Frage gefunden. Stellen Sie sie in wenigen Worten.",
  notFound: (name) => `Das habe ich in den Quellen von ${name} nicht gefunden, deshalb rate ich nicht.`,
  notFoundPart: (part) => `Zu „${part}“ habe ich nichts gefunden.`,
  conflict: "Zwei Quellen widersprechen sich. Hier steht, was jede sagt, mit ihrem Datum.",
  outOfScope: (name) => `Ich beantworte nur Fragen zu ${name}.`,
  policy: "Diese Frage kann ich nicht beantworten. Stellen Sie sie mit anderen Worten.",
  mayI: "Darf ich das für Sie tun?",
  yesOrNo: "Antworten Sie mit „ja“ oder „nein“. Ohne ein Ja geschieht nichts.",
  yes: "Ja",
  no: "Nein",
  declined: "In Ordnung, es wurde nichts unternommen.",
  failed: "Das konnte nicht abgeschlossen werden.",
  uncertain:
    "Es kam keine Antwort, deshalb ist nicht sicher, ob es geschehen ist. Fragen Sie einen Menschen, bevor Sie es noch einmal versuchen.",
  personAsked: "Ein Mensch wurde gebeten zu übernehmen.",
  detailsPassedOn: "Ihre Angaben wurden weitergegeben. Jemand meldet sich bei Ihnen.",
  locale: "de",
  waiting: (place) => `Sie sind Nummer ${place} in der Reihe für einen Menschen. Er liest, was Sie schreiben.`,
  nobodyNow: (when) => `Im Moment ist niemand da. Wieder besetzt: ${when}.`,
  leaveDetails: "Hinterlassen Sie Ihre Kontaktdaten, dann meldet sich jemand.",
};
