import type { Phrases } from "./phrases.ts";

export const nl: Phrases = {
  greeting: `hoi allemaal|hallo allemaal|hey daar|dag|heej|alles goed|hoe is het|hallo|hallo daar|hoi|hoi hoi|goedemorgen|goedemiddag|goedenavond|goedendag|goeiemorgen|goede morgen|
    goede middag|hoe gaat het|hoe gaat het met je|hoe gaat het met u`,
  thanks: `bedankt|dank je|dank je wel|dankjewel|dank u|dank u wel|dankuwel|hartelijk dank|heel erg bedankt|
    hartelijk bedankt|heel hartelijk dank|super bedankt|veel dank`,
  goodbye: `tot ziens|doei|doeg|dag|dag hoor|tot later|tot straks|tot morgen|fijne dag|fijne dag nog|fijne avond|
    prettige dag|prettige dag nog|welterusten`,
  identity: `wie ben je|wie ben jij|wie bent u|wat ben je|wat bent u|hoe heet je|hoe heet u|ben je een robot|
    ben je een bot|ben je een mens|bent u een robot|bent u een mens|ben je echt|met wie spreek ik|
    met wie praat ik|wat kun je|wat kan je|wat kunt u|wat kun je doen|waarmee kun je helpen|
    waarmee kunt u helpen|hoe kun je me helpen`,
  person: `is daar iemand|is er iemand|met een mens praten|met een mens spreken|met een echt mens praten|met een echt persoon praten|
    met een persoon praten|met iemand praten|met iemand spreken|een medewerker spreken|iemand spreken|
    met een medewerker spreken|met een medewerker praten|met de klantenservice spreken|
    met de klantenservice praten|praten met een mens|praten met een medewerker|spreken met een medewerker|
    medewerker|een medewerker|echt persoon|een mens|verbind me door met een medewerker|
    verbind mij door met een medewerker`,
  frame: `alstublieft|alsjeblieft|ik wil|ik wil graag|ik zou graag|graag|kan ik|kan ik even|mag ik|even|
    voor je hulp|voor uw hulp|voor de hulp|willen`,
  yes: `ja|ja hoor|ja graag|ja doe maar|doe maar|akkoord|ga je gang|ik ga akkoord`,
  no: `nee|nee hoor|liever niet|annuleren`,
};
