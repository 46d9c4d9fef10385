import type { MeantWish } from "./whole-turn.ts";

/** What people are in trouble with, and what pages call it: searched for where no page answers what is written. */
export const troubles: readonly (MeantWish & { language: string })[] = Object.entries({
  en: {
    "missed collection":
      /\b(?:bins?|rubbish|recycling|bags?) (?:\w+ ){0,2}(?:not|\w+n'?t) (?:been )?(?:collected|emptied|picked up|taken)\b|\b(?:missed|forgot|forgotten) (?:my|our) bins?\b/,
    "noise complaint, noisy neighbours":
      /\bneighbou?rs?\b.{0,30}\b(?:noise|noisy|loud|music|racket|part(?:y|ies)|shouting|barking)\b|\b(?:noise|noisy|loud)\b.{0,20}\bneighbou?rs?\b/,
    "power cut, report a fault":
      /\b(?:no (?:power|electric(?:ity)?)|(?:power|electric(?:ity)?|lights?)(?: is| has| are|'s)? (?:gone |all )?(?:out|off|gone|cut|down)|blackout)\b/,
    "no water, burst pipe, emergency repair":
      /\b(?:no (?:hot )?water|water(?: is|'s)? (?:off|gone)|burst pipe|pipe(?: has|'s)? burst|flooded|water (?:is )?(?:coming|running|pouring))\b/,
    "internet not working, outage":
      /\b(?:internet|broadband|wifi|wi-fi|connection|router)(?: is|'s| has)? (?:been |gone |keeps |always |so )*(?:down|out|off|dead|gone|slow|dropping|cutting out|not working)\b/,
    "heating or boiler repair":
      /\b(?:heating|boiler|radiators?)(?: is|'s| has| are)? (?:been |gone |all )*(?:not (?:working|on)|broken|cold|off|dead|packed (?:up|in)|died|stopped)\b|\b(?:heating|boiler) \w+n'?t (?:work|come on)/,
    "leak, report a repair":
      /\b(?:tap|sink|roof|ceiling|toilet|shower|pipe)s?(?: is|'s| are| keeps?)? (?:dripping|leaking|leaks?|drips?|blocked|running)\b/,
    "damp and mould": /\b(?:black (?:stuff|spots?|patches)|damp (?:patch|wall|spot)s?)\b/,
    "lost or stolen card, block a card":
      /\b(?:lost|stolen|nicked|can ?n'?t find|cannot find|dropped) (?:my |our )?(?:bank |debit |credit |membership |library |door )?(?:card|key card|fob)\b|\bmy (?:\w+ )?card (?:was|got|is|has been) (?:stolen|lost|nicked)\b/,
    "lost or stolen passport":
      /\b(?:lost|stolen|nicked|can ?n'?t find) (?:my |our )?(?:passport|id card|identity card|driving licen[cs]e)\b/,
    "make a claim":
      /\b(?:had (?:a |an )?(?:accident|crash|bump|break-?in|burglary|fire)|(?:crashed|smashed|scratched) (?:my|the) car|(?:somebody|someone) (?:stole|broke into|hit|nicked) my|my (?:car|bike|phone|laptop|house) (?:was|got|has been) (?:stolen|broken into|damaged|hit|nicked|flooded))\b/,
    "emergency appointment, pain":
      /\b(?:(?:tooth|teeth|jaw|gum)s?(?: \w+)? (?:hurts?|aches?|killing me|is agony|throbbing)|toothache|in (?:agony|(?:a lot of |terrible |bad |real )?pain|pain)|tooth (?:broke|cracked|chipped|fell out|knocked out))\b/,
    "emergency, poisoning":
      /\b(?:dog|cat|puppy|kitten|rabbit|pet) (?:has |just |'s )*(?:ate|eaten|swallowed|got hold of)\b/,
    "repeat prescription":
      /\b(?:run(?:ning)? out of (?:my )?(?:tablets?|pills?|meds|medicines?|medication|inhaler)|need (?:more of )?my (?:tablets?|pills?|meds|medicines?|medication|inhaler))\b/,
    "register as a new patient":
      /\b(?:are you )?taking (?:on )?(?:any )?new (?:patients|people|clients)\b|\bnew (?:here|to the area|in town)\b/,
    "freeze or pause membership":
      /\b(?:broke|injured|hurt|sprained|operation on|surgery on) (?:my|an?) \w+.{0,40}\b(?:pay|train|membership|gym|come)\b|\b(?:away|travelling|abroad|pregnant)\b.{0,30}\b(?:stop|pause|hold|freeze|pay)\b/,
    "trial lesson, taster session":
      /\b(?:try|test) (?:it |this |you |one |a class |a lesson )?(?:out )?(?:first|before (?:i|we) (?:join|sign|pay|commit|book))\b|\bcomplete(?:ly)? (?:beginner|new to)\b|\bnever (?:done|tried|played) (?:it|this|that)\b/,
    "left luggage, luggage storage":
      /\b(?:leave|store|drop|keep) (?:my|our|the) (?:bags?|luggage|cases?|suitcases?|stuff)\b/,
    "late arrival, late check-in":
      /\b(?:arriv(?:e|ing)|get(?:ting)? (?:in|there)|land(?:ing)?|coming) (?:\w+ )?(?:late|after (?:midnight|\d+|hours|dark)|in the middle of the night|around midnight|past \w+)\b/,
    "large groups, group bookings":
      /\b(?:party|table|group|there (?:are|will be)|we(?:'re| are)|for) (?:of )?(?:\d{2}|ten|eleven|twelve|fifteen|twenty|thirty)(?: of us| people| guests| persons| friends)\b|\b(?:party|table|group) of (?:\d{2}|ten|eleven|twelve|fifteen|twenty|thirty)\b/,
    "moving house": /\b(?:i(?:'m| am)|we(?:'re| are)) moving\b|\bmoving (?:house|home|out|away|flat)\b|\bjust moved\b/,
    "registering a birth":
      /\b(?:just )?had a (?:baby|little (?:boy|girl)|son|daughter)\b|\bbaby (?:was |just |has been )?born\b/,
    "report a pothole or road problem":
      /\b(?:pothole|hole in the (?:road|street|pavement)|street ?lights?(?: is| are|'s)? (?:out|off|broken|not working))\b/,
    "export data":
      /\b(?:get|take|pull) (?:all )?(?:my|our) (?:data|stuff|contacts|files) (?:out|off|elsewhere|with me)\b/,
    "is my data safe, security and privacy":
      /\b(?:who (?:can )?sees?|do you (?:sell|share)|what do you do with|is it safe to (?:give|put)) (?:my|our) (?:data|details|info|information|files|number)\b/,
  },
  de: {
    "Reklamation Abfuhr, nicht geleerte Tonne":
      /(?:tonnen?|müll|gelbe[rn]? sack|biotonne|abfall)(?: [a-zß-ÿœ]+){0,3} (?:nicht|vergessen)(?: [a-zß-ÿœ]+){0,2} (?:geleert|abgeholt|mitgenommen|abgefahren)|(?:tonne|müll) (?:wurde |worden )?vergessen/,
    "Lärm, Ruhestörung, Nachbarn":
      /nachbar[a-zß-ÿœ]*.{0,30}(?:laut|lärm|krach|musik|party|partys|feier|bellt)|(?:lärm|krach).{0,20}nachbar/,
    "Störung melden, Stromausfall":
      /(?<![a-zß-ÿœ])(?:strom (?:ist )?(?:weg|aus|ausgefallen|tot)|kein(?:en)? strom|licht (?:ist )?(?:weg|aus))(?![a-zß-ÿœ])/,
    "Wasserrohrbruch, Notdienst":
      /(?<![a-zß-ÿœ])(?:kein (?:warm|heiß)?(?:es )?wasser|wasser (?:ist )?(?:weg|abgestellt)|rohr (?:ist )?(?:geplatzt|gebrochen)|wasser (?:läuft|kommt|tropft) (?:aus|durch|von))(?![a-zß-ÿœ])/,
    "Störung Internet":
      /(?<![a-zß-ÿœ])(?:internet|wlan|verbindung|router|telefon) (?:ist |geht |läuft )?(?:[a-zß-ÿœ]+ )?(?:weg|tot|aus|nicht|langsam|lahm|gestört)(?![a-zß-ÿœ])/,
    "Heizung defekt, Reparatur melden":
      /(?<![a-zß-ÿœ])(?:heizung|heizkörper|therme|boiler) (?:ist |geht |wird |bleibt |sind )?(?:[a-zß-ÿœ]+ )?(?:nicht|kalt|kaputt|defekt|aus|tot|ausgefallen)/,
    "Schaden melden, Reparatur":
      /(?<![a-zß-ÿœ])(?:wasserhahn|hahn|dach|decke|klo|toilette|wc|dusche|waschbecken|spüle) (?:ist |läuft )?(?:[a-zß-ÿœ]+ )?(?:tropft|undicht|verstopft|leckt|kaputt|über)/,
    Schimmel: /schwarze (?:flecken|stellen|punkte)|feuchte (?:wand|stelle|flecken)/,
    "Karte verloren, Karte sperren":
      /(?<![a-zß-ÿœ])(?:(?:bank|kredit|ec-?|kunden|bibliotheks)?karte|ausweis) (?:[a-zß-ÿœ]+ )?(?:verloren|weg|gestohlen|geklaut|verschwunden)|(?:finde|hab|habe) (?:[a-zß-ÿœ]+ ){0,2}(?:bank|kredit|ec-?|kunden)?karte (?:nicht|verloren)/,
    "Ausweis oder Pass verloren":
      /(?:perso|personalausweis|reisepass|pass|führerschein) (?:[a-zß-ÿœ]+ )?(?:verloren|weg|gestohlen|geklaut|verschwunden|abgelaufen)/,
    "Schaden melden, Versicherungsfall":
      /(?<![a-zß-ÿœ])(?:unfall (?:gehabt|gebaut)|(?:hatte|hatten) (?:einen )?(?:unfall|einbruch|wasserschaden|brand)|(?:mir|uns) wurde (?:[a-zß-ÿœ]+ ){1,3}(?:gestohlen|geklaut|aufgebrochen)|(?:auto|rad|fahrrad|handy) (?:wurde |ist )?(?:gestohlen|geklaut|weg))/,
    "Notfall, Schmerzen":
      /zahn (?:tut|schmerzt|pocht|abgebrochen|ausgeschlagen|rausgefallen)|zahnschmerzen|zahnweh|(?:habe|hab) (?:[a-zß-ÿœ]+ )?(?:schmerzen|aua)|(?:füllung|krone|plombe|implantat|spange|provisorium) (?:[a-zß-ÿœ]+ ){0,2}(?:raus|rausgefallen|verloren|locker|gebrochen|ab)/,
    "Notfall, Vergiftung":
      /(?:hund|katze|welpe|kater|kaninchen) (?:hat |hats )?(?:[a-zß-ÿœ]+ ){1,3}(?:gefressen|verschluckt|geschluckt)/,
    "Rezept bestellen, Wiederholungsrezept":
      /(?:tabletten|medikamente?|pillen|spray|insulin) (?:[a-zß-ÿœ]+ )?(?:alle|aus|leer|aufgebraucht|ausgegangen)|brauche? (?:[a-zß-ÿœ]+ )?(?:neue |meine )(?:tabletten|medikamente|pillen)/,
    "Neupatienten, neue Patienten":
      /(?:nehmt|nehmen) (?:ihr|sie) (?:[a-zß-ÿœ]+ )?(?:neue|noch) (?:leute|patienten|jemand)|neu (?:hier|in der stadt|hergezogen|zugezogen)/,
    "Mitgliedschaft ruhen lassen":
      /(?:bein|arm|fuß|knie|kreuzband|hand) (?:[a-zß-ÿœ]+ )?(?:gebrochen|verletzt|gerissen|operiert)|(?:schwanger|im ausland|länger weg|längere zeit weg).{0,40}(?:zahlen|pausieren|mitglied|beitrag|abo)/,
    "Probestunde, Probetraining, Schnupperkurs":
      /(?:erst ?mal|vorher|zuerst|unverbindlich) (?:[a-zß-ÿœ]+ )?(?:ausprobieren|testen|probieren|schnuppern|reinschauen)|(?:blutige[rn]? |absolute[rn]? |totale[rn]? )anfänger|noch nie (?:gemacht|gespielt|probiert)/,
    "Gepäck aufbewahren":
      /(?:koffer|gepäck|taschen|sachen) (?:[a-zß-ÿœ]+ ){0,3}(?:abstellen|lassen|unterstellen|dalassen|deponieren|lagern)/,
    "Späte Anreise, Check-in":
      /(?:kommen|ankommen|reisen|landen|anreisen|an) (?:[a-zß-ÿœ]+ ){0,3}(?:spät|nachts|mitternacht)|(?:spät|nachts|nach mitternacht|mitten in der nacht) (?:[a-zß-ÿœ]+ ){0,2}(?:an(?:kommen|reisen)?|da|kommen|einchecken)/,
    "Gruppen, große Gruppen":
      /(?:wir sind|sind|für|zu|mit) (?:\d{2}|zehn|zwölf|fünfzehn|zwanzig|dreißig) (?:leuten?|personen|mann|gästen?)/,
    "Umzug, Wohnsitz ummelden":
      /(?:ziehe|ziehen|zieh) (?:[a-zß-ÿœ]+ ){0,3}(?:um|weg|her|aus|ein)(?![a-zß-ÿœ])|(?:bin|sind) (?:[a-zß-ÿœ]+ ){0,2}(?:umgezogen|hergezogen|zugezogen|weggezogen)|neue (?:wohnung|adresse)/,
    "Geburt anmelden, Geburtsurkunde":
      /(?:kind|baby|tochter|sohn) (?:[a-zß-ÿœ]+ ){0,2}(?:geboren|gekommen|da)(?![a-zß-ÿœ])|(?:baby|nachwuchs) (?:bekommen|gekriegt)/,
    "Schlagloch, Schaden an der Straße melden":
      /schlagloch|loch in der straße|(?:straßen)?laterne (?:[a-zß-ÿœ]+ )?(?:kaputt|aus|defekt|geht nicht)/,
    "Daten exportieren":
      /(?:daten|kontakte|dateien) (?:[a-zß-ÿœ]+ ){0,2}(?:rausholen|herausholen|mitnehmen|rausziehen|rausbekommen|rauskriegen)/,
    Datenschutz:
      /(?:wer (?:kann |darf )?sieht|verkauft ihr|gebt ihr|was macht ihr mit|was passiert mit) (?:[a-zß-ÿœ]+ )?(?:meine[nr]?|unsere[nr]?) (?:daten|angaben|nummer|infos)/,
  },
  fr: {
    "poubelle non collectée":
      /poubelles?.{0,20}(?:pas|oubliée?s?).{0,15}(?:vidée?s?|ramassée?s?|collectée?s?|passée?s?)|(?:oublié|pas ramassé|pas passé).{0,15}poubelles?/,
    "bruit, nuisances sonores, voisins":
      /voisins?.{0,30}(?:bruit|bruyants?|musique|fête|tapage|aboie)|(?:bruit|tapage).{0,20}voisins?/,
    "panne de courant": /(?:plus|pas) (?:de courant|d'électricité|d'élec|de lumière)|coupure de (?:courant|jus)/,
    "fuite d'eau, urgence":
      /(?:plus|pas) d'eau(?: chaude)?|(?:robinet|toilettes?|wc|douche|évier|tuyau|plafond) (?:qui )?(?:fuit|goutte|coule|bouchée?s?|fuient)/,
    "panne internet":
      /(?:internet|wifi|box|connexion|réseau) (?:ne |est )?(?:marche|fonctionne|passe|coupée?|tombée?|lente?|rame)/,
    "chauffage en panne":
      /(?:chauffage|chaudière|radiateurs?) (?:ne |est |sont )?(?:marche|fonctionne|froids?|en panne|mort|hs|cassée?|éteinte?)/,
    "carte perdue ou volée, opposition": /(?:perdu|volé|trouve plus|piqué) (?:ma|mon|notre) (?:carte|badge|cb)/,
    "déclarer un sinistre":
      /(?:eu|fait) un (?:accident|dégât|cambriolage|incendie)|(?:on m'a volé|m'ont volé|volé mon|volé ma)/,
    "urgence, douleur":
      /mal (?:aux?|à la|à une) dents?|rage de dents|dent (?:cassée|tombée)|(?:couronne|plombage) (?:est )?(?:tombée?|partie?|cassée?)/,
    "urgence, intoxication": /(?:chien|chat|chiot|lapin) (?:a |vient de )(?:mang[a-zß-ÿœ]*|avalé|bouffé)/,
    "séance d'essai, cours d'essai":
      /(?:essayer|tester) (?:avant|d'abord)|jamais (?:fait|pratiqué|joué)|(?:grande? |totale? )débutante?/,
    "consigne à bagages": /(?:laisser|déposer|garder) (?:mes|nos|les|la|ma) (?:bagages?|valises?|sacs?|affaires)/,
    "arrivée tardive": /arriv[a-zß-ÿœ]+ (?:[a-zß-ÿœ]+ ){0,2}(?:tard|la nuit|après minuit|après \d+)/,
    groupes:
      /(?:on est|nous sommes|on sera|pour) (?:\d{2}|dix|douze|quinze|vingt|trente)(?: personnes?| amis| invités)(?![a-zß-ÿœ])/,
    déménagement: /(?:je|on|nous) (?:viens de |venons de |vient de )?(?:déménag[a-zß-ÿœ]+|emménag[a-zß-ÿœ]+)/,
  },
  es: {
    "ruidos, molestias, vecinos":
      /vecin[oa]s?.{0,30}(?:ruido|ruidosos|música|fiesta|gritan|ladra)|ruido.{0,20}vecin[oa]s?/,
    "avería, corte de luz": /(?:no (?:hay|tengo|tenemos)|sin) (?:luz|electricidad|corriente)|se (?:ha ido|fue) la luz/,
    "avería, corte de agua, fuga":
      /(?:no (?:hay|tengo|tenemos)|sin) agua(?: caliente)?|(?:grifo|baño|ducha|tubería|techo) (?:[a-zß-ÿœ]+ )?(?:gotea|pierde|atascad[oa]|rot[oa])/,
    "avería de internet":
      /(?:internet|wifi|conexión|router) (?:no |está |va )?(?:funciona|va|caíd[oa]|lent[oa]|muert[oa])/,
    "tarjeta perdida o robada, bloquear la tarjeta": /(?:perdido|perdí|robado|robaron|no encuentro) (?:mi|la) tarjeta/,
    "dar un parte, siniestro": /(?:tenido|tuve) un (?:accidente|golpe|robo|incendio)|me (?:han robado|robaron)/,
    "urgencias, dolor":
      /(?:me )?duele (?:mucho )?(?:un|el|la|una) (?:diente|muela)|dolor de muelas|se me ha (?:roto|caído) (?:un diente|una muela|un empaste|la corona)/,
    "urgencias, intoxicación":
      /(?:perr[oa]|gat[oa]|cachorro|conejo) (?:se )?(?:ha |acaba de )(?:comido|comer|tragado|tragar)/,
    "clase de prueba":
      /(?:probar|prueba) (?:antes|primero)|nunca (?:he|lo he) (?:hecho|jugado|probado)|principiante total/,
    "consigna, guardar el equipaje":
      /(?:dejar|guardar) (?:mis|nuestras|las|el|la|mi) (?:maletas?|equipaje|cosas|mochilas?)/,
    "llegada tarde": /lleg[a-zß-ÿœ]+ (?:[a-zß-ÿœ]+ ){0,2}(?:tarde|de noche|de madrugada|después de (?:medianoche|las))/,
    grupos:
      /(?:somos|seremos|para) (?:\d{2}|diez|doce|quince|veinte|treinta)(?: personas?| amigos| invitados)(?![a-zß-ÿœ])/,
    mudanza: /(?:me|nos) (?:mudo|mudamos|he mudado|hemos mudado|acabo de mudar)/,
  },
  nl: {
    "container niet geleegd":
      /(?:container|kliko|afval|vuilnis)(?: [a-zß-ÿœ]+){0,3} niet (?:geleegd|opgehaald|meegenomen)/,
    "geluidsoverlast, burenoverlast":
      /bu(?:ren|urman|urvrouw).{0,30}(?:herrie|lawaai|muziek|geluid|feest|klereherrie|overlast|blaft)|(?:herrie|lawaai).{0,20}buren/,
    stroomstoring: /(?:geen (?:stroom|licht)|stroom (?:is )?(?:weg|uit|uitgevallen))/,
    "lekkage, spoed, geen water":
      /geen (?:warm )?water|(?:kraan|dak|wc|toilet|douche|leiding|plafond) (?:[a-zß-ÿœ]+ )?(?:lekt|druppelt|verstopt|loopt)/,
    "storing internet":
      /(?:internet|wifi|verbinding|router) (?:is |doet |werkt )?(?:[a-zß-ÿœ]+ )?(?:weg|uit|niet|traag|langzaam)/,
    "verwarming kapot":
      /(?:verwarming|cv|ketel|radiator[a-zß-ÿœ]*) (?:is |doet |wordt |blijft )?(?:[a-zß-ÿœ]+ )?(?:niet|koud|kapot|stuk|uit)/,
    schimmel: /zwarte (?:aanslag|vlekken|plekken|stippen)|vochtplek[a-zß-ÿœ]*/,
    "pas kwijt, pas blokkeren": /(?:pas|bankpas|pasje|kaart) (?:[a-zß-ÿœ]+ )?(?:kwijt|verloren|gestolen|weg)/,
    "schade melden":
      /(?:ongeluk|inbraak|brand|aanrijding) (?:gehad|gemaakt)|(?:fiets|auto|telefoon) (?:is |was )?gestolen/,
    "spoed, pijn":
      /kiespijn|tandpijn|(?:kies|tand) (?:[a-zß-ÿœ]+ )?(?:pijn|afgebroken|eruit|gebroken)|(?:vulling|kroon) (?:[a-zß-ÿœ]+ ){0,2}(?:uit|eruit|los|af)/,
    proefles:
      /(?:eerst|vooraf) (?:[a-zß-ÿœ]+ ){0,2}(?:proberen|uitproberen|testen)|nog nooit (?:gedaan|gespeeld|geprobeerd)/,
    "bagage bewaren":
      /(?:koffers?|bagage|tassen|spullen) (?:[a-zß-ÿœ]+ ){0,3}(?:achterlaten|laten|stallen|opslaan|neerzetten)/,
    "late aankomst":
      /(?:laat|'s nachts|na middernacht) (?:[a-zß-ÿœ]+ ){0,2}(?:aan|aankomen|arriveren)|kom[a-zß-ÿœ]* (?:[a-zß-ÿœ]+ ){0,3}(?:laat|na middernacht)/,
    verhuizing: /(?:ik|we|wij) (?:ga|gaan|ben|zijn) (?:[a-zß-ÿœ]+ )?verhui[a-zß-ÿœ]+|verhui(?:s|zen) (?:ik|we|wij)/,
  },
}).flatMap(([language, matters]) =>
  Object.entries(matters).map(([means, said]) => ({ language, means, said, isLast: true })),
);
