import type { FixedTexts } from "./fixed-texts.ts";

export const pl: FixedTexts = {
  greeting: (name) => `Dzień dobry. Odpowiadam na pytania na podstawie źródeł: ${name}.`,
  thanks: "Proszę bardzo.",
  goodbye: "Do widzenia.",
  identity: (name) =>
    `Tu ${name}, automatyczny asystent. Odpowiadam tylko na podstawie zatwierdzonych źródeł i pokazuję cytaty.`,
  person: "Prośba o rozmowę z człowiekiem została przyjęta. Proszę napisać tu pytanie; miejsce w kolejce czeka.",
  unclear: "Nie widzę w tym pytania. Proszę zadać je w kilku słowach.",
  notFound: (name) => `Nie ma tego w źródłach: ${name}, więc nie będę zgadywać.`,
  notFoundPart: (part) => `Na temat „${part}” nic nie znaleziono.`,
  conflict: "Dwa źródła są ze sobą sprzeczne. Oto, co mówi każde z nich, z datą.",
  outOfScope: (name) => `Odpowiadam tylko na pytania na temat: ${name}.`,
  policy: "Nie mogę odpowiedzieć na to pytanie. Proszę zadać je innymi słowami.",
  mayI: "Czy mam to zrobić?",
  yesOrNo: "Proszę odpowiedzieć „tak” albo „nie”. Bez zgody nic się nie stanie.",
  yes: "Tak",
  no: "Nie",
  declined: "Dobrze, nic nie zostało zrobione.",
  failed: "Nie udało się tego dokończyć.",
  uncertain:
    "Nie nadeszła odpowiedź, więc nie wiadomo, czy to się stało. Proszę zapytać człowieka przed kolejną próbą.",
  personAsked: "Poproszono człowieka o przejęcie rozmowy.",
  detailsPassedOn: "Dane zostały przekazane. Ktoś się odezwie.",
  locale: "pl",
  waiting: (place) => `Miejsce w kolejce do rozmowy z człowiekiem: ${place}. Przeczyta to, co zostanie napisane.`,
  nobodyNow: (when) => `Teraz nikogo nie ma. Ponownie dostępni: ${when}.`,
  leaveDetails: "Proszę zostawić swoje dane, a ktoś się odezwie.",
};
