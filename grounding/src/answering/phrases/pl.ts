import type { Phrases } from "./phrases.ts";

export const pl: Phrases = {
  greeting: `czesc|dzien dobry|dobry wieczor|witam|witaj|hej|siema|jak sie masz|co slychac`,
  thanks: `dziekuje|dziekuje bardzo|bardzo dziekuje|dzieki|dzieki wielkie|wielkie dzieki|serdecznie dziekuje|
    dziekuje za pomoc`,
  goodbye: `do widzenia|na razie|pa|pa pa|do zobaczenia|do uslyszenia|milego dnia|dobranoc`,
  identity: `kim jestes|kim pan jest|kto ty jestes|czym jestes|jak masz na imie|jak sie nazywasz|czy jestes botem|
    czy jestes robotem|czy jestes czlowiekiem|z kim rozmawiam|co potrafisz|co umiesz|w czym mozesz pomoc|
    jak mozesz mi pomoc`,
  person: `porozmawiac z czlowiekiem|rozmawiac z czlowiekiem|porozmawiac z konsultantem|rozmawiac z konsultantem|
    porozmawiac z osoba|porozmawiac z kims|polacz mnie z konsultantem|prosze polaczyc z konsultantem|
    konsultant|konsultanta|czlowiek|zywy czlowiek`,
  frame: `prosze|chce|chcialbym|chcialabym|czy moge|moge|potrzebuje|za pomoc`,
  yes: `tak|tak zgadzam sie|zgadzam sie|potwierdzam|dobrze`,
  no: `nie|anuluj|lepiej nie`,
};
