import type { Phrases } from "./phrases.ts";

export const nl: Phrases = {
  greeting: `hoi allemaal|hallo allemaal|hey daar|dag|heej|alles goed|hoe is het|hallo|hallo daar|hoi|hoi hoi|
    goedemorgen|goedemiddag|goedenavond|goedendag|goeiemorgen|goede morgen|goede middag|hoe gaat het|
    hoe gaat het met je|hoe gaat het met u|goeiedag|goeiemiddag|goeienavond|goedemorgen allemaal|
    goedemiddag allemaal|goedenavond allemaal|hey hallo|hi allemaal|hallootjes|halloo|hoihoi|hoi daar|joehoe|
    geacht team|geachte heer mevrouw|beste mensen|beste team|dag allemaal|dag mensen|goededag|haai|haj|
    alles goed daar|hallo team|heuj|moi|hee|he hallo`,
  thanks: `bedankt|dank je|dank je wel|dankjewel|dank u|dank u wel|dankuwel|hartelijk dank|heel erg bedankt|
    hartelijk bedankt|heel hartelijk dank|super bedankt|veel dank|dankje|danku|dankewel|dank je zeer|
    dank u zeer|hartstikke bedankt|ontzettend bedankt|enorm bedankt|onwijs bedankt|reuze bedankt|
    duizendmaal dank|bedankt he|bedankt hoor|bedankjes|tof|super|superfijn|super fijn|fijn|heel fijn|perfect|
    geweldig|prima|uitstekend|fantastisch|mooi zo|helemaal goed|helemaal top|heel helder|heel duidelijk|
    alles duidelijk|begrepen|snap het|ik snap het|alweer opgelost|ik ben eruit|ik weet genoeg|
    daar heb ik wat aan|daar kan ik wat mee|hier kan ik wat mee|precies wat ik zocht|wat ik zocht|
    precies wat ik nodig had|wat ik nodig had|wat ik wilde weten|precies wat ik wilde weten|dat was snel|
    snel zeg|lekker snel|goed uitgelegd|knap uitgelegd|goed antwoord|mooi antwoord|goed gedaan|heel behulpzaam|
    behulpzaam|erg vriendelijk|heel vriendelijk|wat aardig|lief van je|je bent een held|kanjer|topper|wow|
    lekker bezig|dat helpt|dat hielp|bedntk|bednakt|geregeld|top geregeld|goeie bot|chique|lekker|
    ontzettend fijn|klasse`,
  goodbye: `tot ziens|doei|doeg|dag|dag hoor|tot later|tot straks|tot morgen|fijne dag|fijne dag nog|fijne avond|
    prettige dag|prettige dag nog|welterusten|doei doei|doeii|houdoe|houdoe he|ajuus|aju|ajuu|laterz|tot kijk|
    tot de volgende keer|tot snel|tot gauw|tot horens|slaap lekker|slaap zacht|goedenacht|goede nacht|truste|
    weltrusten|fijn weekend|prettig weekend|goed weekend|fijne avond nog|prettige avond|prettige avond nog|
    fijne dag verder|fijne middag|fijne zondag|nog een fijne dag|nog een prettige dag|een fijne dag|
    met vriendelijke groet|met vriendelijke groeten|vriendelijke groeten|groetjes|groeten|mvg|de groeten|
    dat was het|dat was alles|dat is alles|dit was het|verder niets|verder niks|geen vragen meer|ik ben klaar|
    ik ga|ik ga ervandoor|nee verder niks|nee verder niets|nee dank je|nee bedankt|later|tot de volgende`,
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
  filler: `het dat dit was is ik je jij jullie u uw we mij me voor de een en nog wel zeg hoor he erg heel zo echt
    gewoon even nu dan ook met aan alle allemaal goede snelle vriendelijke fijne duidelijke hulp antwoord
    antwoorden info informatie uitleg reactie moeite tijd goed fijn mooi prima super ok oke okee ah oh ja nou
    prettig weekend dag avond middag nacht morgen team bot robot mensen vriend vrienden maat hier daar geholpen
    alles weer verder precies helemaal zeer hartelijk lief joe hai dank helder duidelijk opgelost held later gr
    geregeld wat goeie chique e knap uitgelegd geduld nee lekker`,
  yes: `ja|ja hoor|ja graag|ja doe maar|doe maar|akkoord|ga je gang|ik ga akkoord`,
  no: `nee|nee hoor|liever niet|annuleren`,
};
