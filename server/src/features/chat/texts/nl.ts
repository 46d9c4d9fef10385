import type { FixedTexts } from "./fixed-texts.ts";

export const nl: FixedTexts = {
  greeting: (name) => `Goedendag. Ik beantwoord vragen uit de bronnen van ${name}.`,
  thanks: "Graag gedaan.",
  goodbye: "Tot ziens.",
  identity: (name) =>
    `Ik ben ${name}, een automatische assistent. Ik antwoord alleen uit goedgekeurde bronnen en laat de citaten zien.`,
  person: "U hebt om een medewerker gevraagd. Schrijf uw vraag hier op; uw plaats wordt bewaard.",
  unclear: "Ik heb daarin geen vraag gevonden. Stel uw vraag in een paar woorden.",
  notFound: (name) => `Ik heb dit niet gevonden in de bronnen van ${name}, dus ik ga niet raden.`,
  notFoundPart: (part) => `Over “${part}” heb ik niets gevonden.`,
  conflict: "Twee bronnen spreken elkaar tegen. Dit is wat elke bron zegt, met de datum erbij.",
  outOfScope: (name) => `Ik beantwoord alleen vragen over ${name}.`,
  policy: "Deze vraag kan ik niet beantwoorden. Stel de vraag met andere woorden.",
  mayI: "Mag ik dit voor u doen?",
  yesOrNo: "Antwoord met ‘ja’ of ‘nee’. Zonder een ja gebeurt er niets.",
  yes: "Ja",
  no: "Nee",
  declined: "Goed, er is niets gedaan.",
  failed: "Dit kon niet worden afgerond.",
  uncertain:
    "Er kwam geen antwoord, dus het is niet zeker of dit is gedaan. Vraag het een medewerker voordat u het opnieuw probeert.",
  personAsked: "Er is een medewerker gevraagd om het over te nemen.",
  detailsPassedOn: "Uw gegevens zijn doorgegeven. Er neemt iemand contact met u op.",
  locale: "nl",
  waiting: (place) => `U bent nummer ${place} in de rij voor een medewerker, die leest wat u schrijft.`,
  nobodyNow: (when) => `Er is nu niemand aanwezig. Weer bereikbaar: ${when}.`,
  leaveDetails: "Laat uw gegevens achter, dan neemt iemand contact met u op.",
};
