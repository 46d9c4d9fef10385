import type { Phrases } from "./phrases.ts";

export const pl: Phrases = {
  greeting: `czesc|dzien dobry|dobry wieczor|witam|witaj|hej|siema|jak sie masz|co slychac|hejo|hejka|hej hej|elo|siemka|
    siemano|czesc wam|czesc wszystkim|witam wszystkich|witam serdecznie|witam panstwa|dzien dobrek|
    dzien dobry panstwu|szanowni panstwo|dobry wieczor panstwu|uszanowanie|joł|serwus|witajcie|siemanko|
    dobry wieczor wszystkim`,
  thanks: `dziekuje|dziekuje bardzo|bardzo dziekuje|dzieki|dzieki wielkie|wielkie dzieki|serdecznie dziekuje|
    dziekuje za pomoc|dzieks|dziekowac|dziekuje slicznie|dziekuje serdecznie|dziekuje pieknie|slicznie dziekuje|
    pieknie dziekuje|uprzejmie dziekuje|dziekuje uprzejmie|dzieki bardzo|dzieki ci|dzieki stary|
    stokrotne dzieki|dziex|ekstra|swietnie|idealnie|idealnie to mi pomoglo|pomoglo|to mi pomoglo|bardzo pomocne|
    rewelacja|cudownie|doskonale|znakomicie|wspaniale|fajnie|spoko|perfekcyjnie|perfekt|wow|brawo|ale szybko|
    to bylo szybkie|blyskawicznie|swietnie wytlumaczone|dobrze wytlumaczone|wszystko jasne|zrozumialem|
    zrozumialam|rozumiem|zalatwione|rozwiazane|dziala|tego szukalem|tego szukalam|wlasnie tego szukalem|
    wlasnie tego szukalam|o to chodzilo|wlasnie o to chodzilo|jestes super|jestes wielki|madry ten bot|
    dobra robota|wdzieczny|wdzieczna|bog zaplac|dziekuej|dziekue|uratowales mnie|uratowalas mnie|pozdro|
    jestem wdzieczny|jestem wdzieczna|pomogla|pomogl`,
  goodbye: `do widzenia|na razie|pa|pa pa|do zobaczenia|do uslyszenia|milego dnia|dobranoc|nara|narka|narazie|papa|
    czesc|to czesc|trzymaj sie|trzymajcie sie|do jutra|do nastepnego|do nastepnego razu|zegnam|bywaj|spadam|
    milego wieczoru|milego weekendu|milego popoludnia|milego|dobrego dnia|dobrej nocy|spokojnej nocy|
    udanego dnia|udanego weekendu|pozdrawiam|pozdrawiam serdecznie|z powazaniem|serdecznie pozdrawiam|
    to wszystko|to tyle|to na tyle|nic wiecej|nie mam wiecej pytan|koncze|buziaki|nie nic wiecej|nie dziekuje|
    pozdro`,
  identity: `kim jestes|kim pan jest|kto ty jestes|czym jestes|jak masz na imie|jak sie nazywasz|czy jestes botem|
    czy jestes robotem|czy jestes czlowiekiem|z kim rozmawiam|co potrafisz|co umiesz|w czym mozesz pomoc|
    jak mozesz mi pomoc`,
  person: `porozmawiac z czlowiekiem|rozmawiac z czlowiekiem|porozmawiac z konsultantem|rozmawiac z konsultantem|
    porozmawiac z osoba|porozmawiac z kims|polacz mnie z konsultantem|prosze polaczyc z konsultantem|
    konsultant|konsultanta|czlowiek|zywy czlowiek`,
  frame: `prosze|chce|chcialbym|chcialabym|czy moge|moge|potrzebuje|za pomoc`,
  filler: `za to mi ci wam panstwu panu pani pomoc odpowiedz odpowiedzi informacje informacja info wyjasnienie
    wyczerpujaca szybka mila bardzo serdecznie wszystko wszystkim jasne ok okej oki no juz i a o ten ta bot
    robot pan panie stary zycze milego dnia wieczoru weekendu dobry dobra super teraz wiem tak wlasnie naprawde
    tyle na razie pomocne bomba git gitara szybko mistrz lece nie mnie uratowales pomogla pomogles jestem
    wdzieczna wdzieczny wielkie`,
  yes: `tak|tak zgadzam sie|zgadzam sie|potwierdzam|dobrze`,
  no: `nie|anuluj|lepiej nie`,
};
