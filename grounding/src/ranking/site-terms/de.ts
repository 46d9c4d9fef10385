export const de = `
phone: telefon telefonnummer anrufen anruf rufnummer hotline nummer tel handy telefonisch durchwahl festnetz erreichbar erreiche ruf durchklingeln anklingeln
email: email e-mail mail schreiben nachricht adresse mailen anschreiben postfach mailadresse
contact: kontakt kontaktieren erreichen erreichbar anfrage hilfe kundenservice kundendienst ansprechpartner melden wenden
address: adresse anschrift standort straße wo liegt sitz wo_seid sitzt ort finden befindet
map: anfahrt route karte hinkommen anreise hinkomme hinfahren verkehrsmittel öffentliche bus haltestelle anfahren
hours: öffnungszeiten geöffnet offen geschlossen uhr auf öffnet schließt sprechzeiten macht_auf macht_zu zumachen aufmachen schließen öffnen schließzeiten arbeitszeiten geschäftszeiten zu ladenschluss mittagspause
weekdays: wochenende werktags werktage geöffnet geschlossen samstags sonntags wochenends
holiday: feiertag feiertage ferien urlaub weihnachten ostern silvester neujahr pfingsten heiligabend weihnachtsferien betriebsferien brückentag
shop: laden läden geschäft geschäfte filiale filialen shop niederlassung verkaufsstelle standorte
price: preis preise kosten kostet gebühr gebühren tarif teuer betrag bezahlen kost kostn kostenpunkt preisliste preislich beitrag beiträge monatsbeitrag gebührenordnung kostenfaktor verlangt
cheap: billig billiger günstig günstiger günstigste preiswert billigste sparen billigsten günstigsten
expensive: teuer teurer kostspielig
discount: rabatt rabatte ermäßigung ermäßigt nachlass vergünstigung preisnachlass prozent aktion vergünstigt vergünstigungen nachlässe prozente sparen ermäßigte ermäßigungen billiger prämie neukundenbonus bonus
code: code gutscheincode rabattcode aktionscode coupon rabattgutschein
sale: sale schlussverkauf ausverkauf reduziert reduzierte restposten angebote
free: kostenlos gratis umsonst frei kostenfrei inklusive umme kostenlose kostenloses gebührenfrei geschenkt
deposit: kaution anzahlung pfand sicherheit hinterlegung vorauszahlung sicherheitsleistung vorkasse angezahlt hinterlegen
tax: steuer steuern mehrwertsteuer mwst zoll einfuhrsteuer
delivery: lieferung liefern lieferzeit geliefert versand versenden verschicken schicken zustellung zusendung versandart versandkosten porto versanddauer liefert lieferungen verschickt bringt lieferdauer zustellen anliefern versendet geschickt
parcel: paket päckchen sendung bestellung lieferung
track: sendungsverfolgung verfolgen tracking status
late: verspätet verspätung verzögerung angekommen dauert fehlt spät zu_spät kommt_nicht noch_nicht_da nicht_angekommen warte verspäten wo_bleibt überfällig
express: express eilig schnell expresslieferung eilzustellung schneller sofort dringend schnellstens flott
abroad: ausland international auslands länder schweiz österreich eu-ausland andere_länder
pickup: abholung abholen selbstabholung abgeholt abhole
return: rückgabe zurückgeben rücksendung zurücksenden zurückschicken retoure retouren widerruf zurückbringen zurückgebe zurückgegeben zurückschicke zurückbringe retournieren rückgaberecht zurückgeschickt widerrufen
refund: erstattung erstatten erstattet rückerstattung geld_zurück rückzahlung gutschrift geld_wieder zurückerstattet geld_retour zurückgezahlt entschädigung erstattungen zurückbekommen zurückbezahlt
exchange: umtausch umtauschen tauschen austausch wechseln ersatz umgetauscht tausche eintauschen ersetzen
cancel: stornieren stornierung storno kündigen kündigung abbestellen absagen beenden abmelden absage rausgehen raus austreten storniere storniert kündige gekündigt abgesagt aufhören aufhöre beende abmelde rauskommen aussteigen loswerden annullieren
broken: kaputt defekt beschädigt schaden mangel fehlerhaft undicht gerissen futsch hinüber defekte defekter beschädigte zerbrochen kaputte zerrissen hin im_eimer geht_nicht_mehr schrott
warranty: garantie gewährleistung garantiert
claim: reklamation reklamieren reklamationen beschwerde beanstandung reklamiere meckern bemängeln
repair: reparatur reparaturen reparieren instandsetzung werkstatt flicken repariert richten instandsetzen reparierbar repariere
spare: ersatzteil ersatzteile zubehör teile
size: größe größen maße passt abmessungen länge breite groß kleiner größer klein
weight: gewicht wiegt wiegen schwer kilo gramm schwerer wieviel_wiegt kg
colour: farbe farben
material: material stoff leder baumwolle wolle
stock: vorrätig lagernd verfügbar lieferbar bestand ausverkauft auf_lager haben_sie_noch nachbestellt
pay: zahl zahle zahlen zahlung bezahlen bezahlt zahlungsarten zahlungsmittel zahlungsmöglichkeiten zahlungsweise akzeptieren bezahle bezahlung begleichen
card: karte kreditkarte ec-karte visa mastercard girocard karten kartenzahlung debitkarte
instalments: raten ratenzahlung ratenkauf finanzierung teilzahlung klarna abstottern abzahlen monatsraten rate stückeln raten_zahlen abbezahlen monatlich_zahlen in_teilen
transfer: überweisung überweisen bank iban überwiesen banküberweisung
invoice: rechnung rechnungen beleg quittung kaufbeleg rechnungskopie belege kassenzettel bon kassenbon
order: bestellung bestellen bestellt kaufen kauf auftrag
giftcard: gutschein gutscheine geschenkgutschein geschenkgutscheine geschenkkarte gutscheinkarte verschenken
valid: gültig gültigkeit verfallen verfällt ablaufen läuft_ab befristet gilt gelten haltbar läuft_aus verfallsdatum gültigkeitsdauer
points: punkte bonus treue bonuspunkte club mitglied mitgliedschaft
student: student studenten studierende schüler studentenrabatt
account: konto kundenkonto benutzerkonto profil registrieren nutzerkonto zugang
login: anmelden anmeldung einloggen login einlogge reinkommen komme_nicht_rein anmelde zugang logge
password: passwort kennwort vergessen zurücksetzen password passwörter pin zugangsdaten kennwörter
delete: löschen gelöscht entfernen löschung lösche weghaben löscht
privacy: datenschutz daten personenbezogen dsgvo datenschutzerklärung persönliche_daten
security: sicherheit sicher verschlüsselt verschlüsselung
job: stelle stellen stellenangebote job jobs arbeit karriere bewerben bewerbung offene_stellen arbeiten arbeite bewerbe mitarbeiten aushilfe minijob ferienjob stellenangebot
salary: gehalt lohn verdienst vergütung verdient gehälter stundenlohn
staff: team mitarbeiter personal angestellte personen kollegen leute wer_arbeitet
boss: chef chefin leiter leiterin leitung geschäftsführer direktor inhaber chefs sagen verantwortlich leitet vorstand zuständig bürgermeister
rent: mieten miete verleih verleihen leihen ausleihen leih vermietung leihgebühr gemietet leiht verleiht mietbar vermietet
book: buchen buchung reservieren reservierung termin buche reserviere gebucht reserviert platz anmelden
appointment: termin termine vereinbaren sprechstunde drankommen vorbeikommen terminvergabe terminvereinbarung sprechstunden
ticket: eintritt eintrittskarte karten ticket tickets eintrittspreis eintrittspreise fahrkarte
event: veranstaltung veranstaltungen kurs vortrag workshop was_läuft events feste fest veranstaltet programm
course: kurs kurse unterricht lehrgang schulung stunde klasse lernen kursangebot unterrichtsstunde seminare seminar
teacher: lehrer lehrerin dozent trainer kursleiter
exam: prüfung prüfungen test examen prüfungstermin klausur klausuren
certificate: zertifikat bescheinigung zeugnis nachweis
enrol: anmelden anmeldung einschreiben einschreibung registrieren einschreibe anmeldeformular mitmachen teilnehmen
level: niveau stufe anfänger fortgeschritten
group: gruppe gruppen teilnehmer schüler klasse maximal höchstens
accommodation: unterkunft wohnung zimmer übernachtung wohnen übernachten schlafen unterkünfte bleibe
breakfast: frühstück essen mahlzeit verpflegung mittagessen abendessen frühstücken frühstücksbuffet
room: zimmer raum einzelzimmer doppelzimmer
checkin: ankunft anreise einchecken
checkout: abreise auschecken
parking: parken parkplatz parkplätze auto garage stellplatz parke abstellen parkhaus parkgebühren parkmöglichkeiten
bike: fahrrad fahrräder rad räder drahtesel radl
bus: bus bahn zug straßenbahn haltestelle bahnhof u-bahn öffis öffentlichen nahverkehr linie s-bahn tram anbindung
airport: flughafen abholung transfer taxi
pets: hund hunde haustier haustiere katze tiere katzen kater tier welpe wuffi vierbeiner hündin hundchen mieze
child: kind kinder minderjährige jugendliche baby sohn tochter jugendlicher kleinkind kids kleine kleinen kleiner nachwuchs knirps bub mädchen junge kinderpreis unter_18
age: alter alt jahre mindestalter altersgrenze volljährig minderjährig zu_alt zu_jung jahren
access: barrierefrei rollstuhl behindertengerecht stufenlos zugang barrierefreiheit behinderung behindert behinderte rollstuhlfahrer gehhilfe
lift: aufzug lift fahrstuhl treppe
wifi: wlan internet wifi w-lan netz
doctor: arzt ärztin ärzte praxis medizinisch fachärztin facharzt hausarzt doktor mediziner doc ärzten
insurance: versicherung versichert krankenkasse kasse gesetzlich privatpatient kassenpatient
emergency: notfall notruf notdienst notfälle dringend akut außerhalb_der_sprechzeiten
ill: krank krankheit erkrankt krankheiten unpässlich
visa: visum aufenthalt einreise
id: ausweis personalausweis reisepass pass ausweisen lichtbildausweis ausweisdokument
environment: umwelt nachhaltig nachhaltigkeit klima recycling
charity: gemeinnützig verein spende schulen
plan: tarif tarife abo abonnement paket pakete tarifmodell abos
subscription: abo abonnement mitgliedschaft vertrag mitglied
trial: testphase probe testen ausprobieren probezeit gratis_testen probieren ausprobiere probeweise testversion
upgrade: hochstufen aufstufen höherer upgrade wechseln aufstocken wechsel mehr_funktionen
downgrade: herabstufen niedriger kleiner
user: nutzer benutzer mitglieder personen platz
invite: einladen einladung
role: rolle rollen rechte berechtigung berechtigungen
remove_person: entfernen ausgeschieden rausschmeißen rauswerfen rausgeworfen ausschließen rausfliegen fliege_ich sperren ausgeschlossen
renew: verlängern verlängerung erneuern
limit: limit grenze maximal höchstens begrenzung wie_viele wieviel obergrenze beschränkung begrenzt
storage: speicher speicherplatz gespeichert
backup: sicherung datensicherung wiederherstellen backup backups sicherungen gesichert sicherungskopie sicherheitskopie
export: export exportieren herunterladen download exportiere daten_mitnehmen herunterlade auslesen
import: import importieren hochladen importiere umziehen übernehmen
file: datei dateien dokument
integrate: integration verbinden anbindung verknüpfen schnittstelle
sync: synchronisieren synchronisation aktualisierung
api: schnittstelle api
key: schlüssel token api-schlüssel
rotate: erneuern widerrufen
error: fehler problem probleme störung fehlermeldung fehlercode spinnt bug problemen meldung
slow: langsam träge
old: alt alte veraltet
notification: benachrichtigung benachrichtigungen alarm hinweis benachrichtigt erinnerung
mobile: handy smartphone app mobil handys telefon smartphones iphone android mobiltelefon tablet
app: app anwendung
browser: browser
os: betriebssystem ios android windows
language: sprache sprachen
sso: sso
twofactor: zwei-faktor 2fa
settings: einstellungen konfigurieren einstellen umstellen ändern einstellung
embed: einbetten einbinden
share: teilen freigeben
server: server standort rechenzentrum gehostet
uptime: verfügbarkeit ausfall ausfallzeit
support: support hilfe kundendienst helpdesk unterstützung ansprechpartner
wash: waschen wäsche pflege pflegen reinigen reinigung pflegt waschbar gewaschen säubern
waterproof: wasserdicht imprägnieren imprägnierung
sole: sohle sohlen neubesohlung besohlen neu_besohlen
shoe: schuh schuhe stiefel wanderschuhe
jacket: jacke jacken mantel
tent: zelt zelte
bag: tasche rucksack rucksäcke
try: anprobieren anprobe anpassung
vegan: vegan vegane tierfrei
opening_date: beginn beginnt start anfang termine datum
deadline: frist anmeldeschluss spätestens stichtag
duration: dauer dauert lange zeit bearbeitungszeit lieferzeit wielange zeitraum dauern braucht
when: wann datum termin
minimum: mindestens minimum
maximum: höchstens maximal maximum
question: frage fragen faq
terms: agb bedingungen vertrag
law: recht gesetz gericht gerichtsstand
company: firma unternehmen gesellschaft
about: über geschichte gegründet seit
news: neuigkeiten aktuelles nachrichten blog presse
newsletter: newsletter abmelden
feedback: bewertung bewertungen meinung rückmeldung
waiting: warten wartezeit warteliste warteschlange warten_müssen wartet
lost: verloren verlust fundsachen verlegt verschwunden weg verlieren verliere abhanden verschollen unauffindbar weggekommen liegengelassen
electricity: strom energie gas wasser heizung steckdose stromausfall
cleaning: reinigung putzen sauber
towels: handtuch handtücher bettwäsche
postpone: verschieben verschoben pausieren aussetzen ruhen stilllegen unterbrechen ruhend verlegen anderer_tag später pausiere auf_eis vertagen
library: bibliothek bücherei lesesaal
beginner: anfänger einsteiger
online: online internet
inperson: vor_ort präsenz persönlich
include: inklusive enthalten inbegriffen
allow: erlaubt dürfen gestattet willkommen darf_man dürfte okay
forbid: verboten untersagt nicht_erlaubt verbieten tabu
gas: gas brennstoff kartusche
bulky: sperrgut sperrig groß
helmet: helm helme
rope: seil seile
snow: schnee
snowshoes: schneeschuh schneeschuhe
ski: ski skier skifahren
glove: handschuh handschuhe
hat: mütze mützen hut kappe
sock: socke socken strümpfe
trousers: hose hosen jeans
shirt: hemd hemden shirt bluse
underwear: unterwäsche
clothes: kleidung kleider bekleidung
glasses: brille brillen sonnenbrille
watch: uhr uhren armbanduhr
lamp: lampe lampen leuchte glühbirne
battery: akku akkus batterie batterien
charger: ladegerät ladekabel laden
computer: rechner laptop notebook computer
printer: drucker drucken ausdrucken
camera: kamera kameras foto
kitchen: küche küchen kochen
toy: spielzeug spiel spiele
book_paper: buch bücher lehrbuch
instructions: anleitung handbuch bedienungsanleitung
wrapping: geschenkverpackung verpacken einpacken
packaging: verpackung karton
label: etikett aufkleber versandetikett
scooter: roller elektroroller
car: auto autos wagen fahrzeug pkw
tyre: reifen rad räder
motorway: autobahn straße ausfahrt
swim: schwimmen schwimmbad pool becken
sauna: sauna wellness dampfbad
gym: fitnessstudio fitness training
yoga: yoga
massage: massage massagen
hairdresser: friseur haarschnitt haare
locker: schließfach schließfächer spind garderobe
luggage: gepäck koffer
toilet: toilette toiletten wc klo
shower: dusche duschen bad
airconditioning: klimaanlage klimatisiert
balcony: balkon terrasse garten
view: aussicht blick meerblick
beach: strand strände
lake: see seen
mountain: berg berge
campsite: campingplatz camping wohnwagen stellplatz
hostel: hostel jugendherberge pension
hotel: hotel hotels
reception: rezeption empfang
tour: führung führungen rundgang ausflug
audioguide: audioguide
exhibition: ausstellung ausstellungen museum galerie
concert: konzert konzerte musik vorstellung
seat: sitzplatz sitzplätze platz
restaurant: restaurant gaststätte lokal
cafe: café kaffee kantine
menu: speisekarte menü gerichte
vegetarian: vegetarisch fleischlos
allergy: allergie allergien allergene gluten nüsse
takeaway: mitnehmen imbiss
smoke: rauchen raucher zigarette
party: feier feiern geburtstag hochzeit
hire_room: tagungsraum besprechungsraum
noise: lärm laut ruhig ruhe
rubbish: müll abfall mülltonne müllabfuhr tonne mülltonnen restmüll abfuhr müllabholung biomüll gelbe_tonne
dentist: zahnarzt zähne zahn zahnweh zahnärztin
pharmacy: apotheke medikament medikamente arznei pillen tabletten arzneimittel pille
prescription: rezept rezepte überweisung wiederholungsrezept folgerezept verschreibung
vaccine: impfung impfungen impfen geimpft impfe spritze impfstoff auffrischung
hospital: krankenhaus klinik
pregnant: schwanger schwangerschaft
blood: blut blutabnahme
therapy: therapie physiotherapie behandlung
vet: tierarzt tierärztin
nursery: kindergarten kita krippe kinderbetreuung
school: schule schulen
university: universität hochschule fakultät
scholarship: stipendium stipendien förderung
homework: hausaufgabe hausaufgaben
absence: fehlen abwesend abwesenheit versäumt nicht_kommen abmelden
grade: note noten punktzahl
results: ergebnis ergebnisse resultat befund befunde laborwerte testergebnis
timetable: stundenplan fahrplan zeitplan
member: mitglied mitglieder mitgliedschaft
volunteer: ehrenamt ehrenamtlich freiwillige
internship: praktikum praktika ausbildung
cv: lebenslauf bewerbung
parttime: teilzeit
bank_account: bankverbindung kontonummer bankkonto
loan: kredit darlehen hypothek
interest: zinsen zinssatz zins
atm: geldautomat bankomat
cash: bargeld bar münzen
paypal: paypal
currency: währung währungen wechselkurs
tip: trinkgeld
fine: strafe bußgeld mahngebühr strafen strafgebühr knöllchen
reminder: mahnung zahlungserinnerung mahnungen mahnwesen mahnt zahlungsverzug zahlt_nicht nicht_bezahlt
declined: abgelehnt fehlgeschlagen abgewiesen klappt_nicht
contract: vertrag verträge
notice_period: kündigungsfrist frist
tenant: mieter vermieter mietvertrag
house: haus häuser wohnung bude unterkunft eigenheim wohnungen
moving: umzug umziehen umgezogen umziehe wegziehen wegzug
neighbour: nachbar nachbarn
key_door: schlüssel schloss
permit: genehmigung erlaubnis bewilligung
driving_licence: führerschein
form: formular formulare antrag
signature: unterschrift unterschreiben
birth_certificate: geburtsurkunde geburt
council: rathaus gemeinde stadtverwaltung bürgeramt bürgerbüro amt behörde verwaltung
police: polizei
accident: unfall unfälle verletzung
theft: diebstahl gestohlen geklaut klauen geklaute
weather: wetter regen sturm
season: saison sommer winter frühling herbst
night: nacht nächte übernachtung
morning_time: morgens vormittags vormittag
evening_time: abends abend
radius: entfernung weit kilometer meter entfernt
installation: installation installieren einbau montage
assembly: aufbau aufbauen montage zusammenbauen
maintenance: wartung instandhaltung inspektion
disposal: entsorgung entsorgen altgerät
second_hand: gebraucht gebrauchte secondhand
tradein: inzahlungnahme ankauf
sample: muster probe proben
custom: maßgefertigt personalisiert gravur individuell
brand: marke marken hersteller
origin: hergestellt herkunft produziert
organic: bio biologisch ökologisch
wholesale: großhandel wiederverkäufer händler
partner: partner partnerprogramm
press_media: pressemappe presse medien
cookies: cookie cookies
guest_checkout: gastbestellung als_gast
wishlist: merkzettel wunschliste
basket: warenkorb einkaufswagen
preorder: vorbestellen vorbestellung
minimum_order: mindestbestellwert mindestbestellung
signature_delivery: abstellgenehmigung ablageort
opening_new: neuheiten neu
dashboard: dashboard übersicht
report: bericht berichte auswertung statistik
chart: diagramm diagramme grafik
template: vorlage vorlagen
filter: filter filtern
search: suche suchen
domain: domain domains dns
webhook: webhook webhooks
duplicate: doppelt duplikat duplikate
history: verlauf versionen protokoll
undo: rückgängig wiederherstellen
offline: offline
username: benutzername
avatar: profilbild avatar
timezone: zeitzone
spam: spam
verification_code: bestätigungscode code
owner: inhaber besitzer eigentümer
admin: administrator admin
guest: gast gäste besucher
companion: begleitperson begleitung
senior: senioren rentner
family: familie familien
couple: paar paare
women: damen frauen
men: herren männer
equipment: ausrüstung geräte material
private_lesson: einzelunterricht privatstunde
medical_note: attest krankschreibung
badge: ausweiskarte chipkarte
boat: boot boote
ferry: fähre fähren
kayak: kajak kajaks
canoe: kanu kanus
mattress: matratze matratzen
bed: bett betten
sofa: sofa sofas couch
table: tisch tische
chair: stuhl stühle hocker
furniture: möbel
washing_machine: waschmaschine wäsche
fridge: kühlschrank gefrierschrank
jewellery: schmuck
dress: kleid kleider
skirt: rock röcke
drink: getränk getränke
wine: wein weine
beer: bier biere
cake: kuchen torte torten
bread: brot brötchen
bakery: bäckerei bäcker
month: monat monate monatlich monats
year: jahr jahre jährlich jährliche jahres
week: woche wochen wöchentlich
fear: angst ängste schiss furcht panik angstpatienten bammel muffensausen ängstlich panisch
pain: schmerzen schmerz weh wehtun tut_weh zahnschmerzen
parent: eltern elternteil mama papa mutter vater erziehungsberechtigte
take_picture: fotografieren fotos foto aufnahmen bilder knipsen fotografiere
borrow: ausleihen leihen verleih ausleihe entleihen
donate: spenden spende schenken schenkung loswerden
entrance: eintritt einlass eingang zutritt rein
last_time: letzte letzter letztes spätestens
treatment: behandlung behandlungen behandeln eingriff
substitute: vertretung stellvertretung ersatz vertritt
documents_needed: unterlagen papiere dokumente nachweis unterlage dokument brauche_ich_alles mitzubringen nachweise was_muss_ich_mitbringen
retry: wiederholen wiederholt wiederholung erneut
bounce: unzustellbar zurückgewiesen blockiert gesperrt
unblock: entsperren freischalten freigeben
bring_along: begleiten begleitung begleitperson dabei
day_pass: tageskarte tagesticket tageseintritt einzelkarte einzeleintritt tagespass tagespreis ein_tag einen_tag eintages
season_ticket: jahreskarte dauerkarte zehnerkarte saisonkarte mehrfachkarte abokarte jahresabo saisonticket jahreskarten dauerkarten
noshow: nicht_erscheinen erscheinen verpasst verpassen versäumen vergessen nicht_gekommen verschlafen verpenne nicht_auftauche nicht_komme verpennt
keep_thing: aufbewahren aufbewahrt aufbewahrung behalten aufheben gelagert lagern
injury: verletzung verletzt bruch bein arm knie gips verletzte
appliance: fernseher tv radio elektrogerät elektrogeräte elektro mikrowelle elektroschrott waschmaschine kühlschrank herd staubsauger geräte glotze
bulky_waste: sperrmüll möbel sofa matratze schrank couch
recycling_centre: wertstoffhof recyclinghof deponie bauhof entsorgungshof altstoffsammelstelle
glass_paper: altglas altpapier pappe plastik flaschen
fasting: nüchtern essen frühstücken gegessen trinken
checkup: untersuchung vorsorge kontrolle check-up beratung vorsorgeuntersuchung
operation: operation op eingriff operiert operieren
neutering: kastration kastrieren sterilisation sterilisieren
xray: röntgen röntgenbild röntgenbilder ultraschall
teeth_cleaning: zahnreinigung prophylaxe pzr zahnstein
braces: zahnspange zahnspangen spange kieferorthopädie schiene
symptoms: fieber husten erkältung grippe symptome ausschlag
home_visit: hausbesuch hausbesuche
travel: reise reisen verreisen unterwegs ausland
noise_neighbour: ruhestörung krach nachbarn lärmbelästigung
mould: schimmel feucht feuchtigkeit
leak: leck tropft undicht wasserschaden rohrbruch
blocked: verstopft verstopfung abfluss
heating: heizung heizkörper kessel warmwasser
key_lost: schlüsselverlust schlüsseldienst ausgesperrt schlüssel
rent_money: miete mietrückstand kaltmiete warmmiete
rent_increase: erhöhung mieterhöhung erhöht steigt
sublet: untervermieten untervermietung airbnb
renovate: renovieren renovierung umbau umbauen streichen bohren
waiting_list: warteliste wartezeit
debt: schulden rückstand gerichtsvollzieher unbezahlt mahnung
cant_pay: zahlungsschwierigkeiten klamm pleite kein_geld knapp_bei_kasse abgebrannt
benefit: wohngeld zuschuss beihilfe sozialhilfe förderung
idcard: personalausweis perso ausweis reisepass
residence: anmeldung anmelden ummelden wohnsitz umzug umziehen meldebescheinigung
marriage: heirat heiraten hochzeit trauung trauungen standesamt eheschließung
death: tod todesfall gestorben beerdigung sterbefall
dog_tax: hundesteuer hund hundemarke
building_permit: baugenehmigung bauantrag
fireworks: feuerwerk böller silvester
complaint: beschwerde beschweren unzufrieden meckern ärger motzen
objection: widerspruch einspruch
found_property: fundbüro fundsachen fundstück gefunden
barbecue: grill grillen grillplatz holzkohle
campfire: lagerfeuer feuer
pool_gear: badehose badeanzug badekappe badekleidung
sheets: bettwäsche laken decke kissen
cot: babybett kinderbett hochstuhl
laundry: waschmaschine wäsche trockner waschküche
groceries: supermarkt einkaufen lebensmittel einkauf
tourist_tax: kurtaxe tourismusabgabe bettensteuer
late_arrival: spätanreise spät mitternacht nachts
half_board: halbpension
full_board: vollpension all-inclusive
stroller: kinderwagen buggy
baby_changing: wickelraum wickeltisch windeln stillen
guide_dog: blindenhund assistenzhund blindenhunde
bag_check: rucksack tasche garderobe
stuff: sachen zeug wertsachen kram
photo_rules: filmen video fotos fotografieren
personal_trainer: trainer personaltrainer coach
induction: einweisung einführung erstbesuch
childcare_gym: kinderbetreuung babysitter
showers: dusche duschen umkleide umkleiden
joining_fee: aufnahmegebühr anmeldegebühr bearbeitungsgebühr
direct_debit: lastschrift einzug sepa bankeinzug abgebucht
minimum_term: mindestlaufzeit laufzeit vertragslaufzeit
warmwater: warmwasser temperatur wassertemperatur
quiet_hours: nachtruhe ruhezeit ruhe
server_place: gespeichert server rechenzentrum serverstandort liegen_die_daten speicherort datenstandort
nonprofit_discount: gemeinnützig vereine ngo bildungseinrichtungen
trial_length: testphase testzeitraum probemonat testen
close_account: konto_schließen auflösen schließen
sick_leave: krankmeldung krank krankschreibung
vacation_leave: urlaub urlaubsantrag frei
shift: schicht schichten dienstplan
clock_in: stempeln zeiterfassung einstempeln stechuhr
break_pause: pause pausen
sms: sms kurznachricht
manual_help: erste_schritte einstieg tutorial
desktop: desktop rechner pc mac windows
not_working: funktioniert_nicht geht_nicht abgestürzt absturz hängt streikt startet_nicht lädt_nicht tut_nicht
expired_code: abgelaufen code zugangscode
money_slang: geld kohle knete moneten zaster asche penunzen
husband_wife: mann frau ehepartner partner
friend: freund freunde freundin kumpel gast kumpels freunden
grandparents: oma opa großeltern ältere
teenager: jugendliche teenager jugend
toddler: kleinkind kleinkinder säugling babys
school_class: schulklasse schulklassen klassenfahrt
birthday_party: geburtstag kindergeburtstag geburtstagsfeier
wheelchair: rollstuhl rollator gehbehindert rolli
blind_deaf: blind gehörlos sehbehindert gebärdensprache
loan_period: leihfrist ausleihfrist rückgabefrist
library_card: bibliotheksausweis leserausweis
late_return: verspätungsgebühr säumnisgebühr mahngebühr
printing: drucken kopieren scannen kopie kopien
study_place: arbeitsplatz lernraum lesesaal gruppenraum
homepage_apply: beantragen antrag bewerben beantragt
pick_up_person: abholen holen abgeholt
bring_item: mitbringen mitnehmen dabeihaben
change_booking: umbuchen verlegen verschieben
confirmation: bestätigung bestätigen bestätigt
winner: gewinnen gewinner gewinnspiel preis gewonnen
football: fußball spiel liga mannschaft
lost_card: kartenverlust ersatzkarte
first_aid: erste_hilfe krankenwagen defibrillator
poison: gift vergiftet vergiftung verschluckt gefressen
rabbit_small: kaninchen hamster meerschweinchen
exotic: reptilien schlange echse vogel vögel
grooming: hundefriseur hundesalon scheren
pet_food: futter hundefutter katzenfutter
adopt: adoptieren adoption tierheim
puppy: welpe welpen kätzchen wurf
solar: solar solaranlage photovoltaik solarpanels
garage: garage tiefgarage stellplatz
charging_ev: ladesäule ladestation elektroauto e-auto
speed_trial: probestunde schnupperstunde probetraining schnupperkurs
dresscode: kleiderordnung kleidung anziehen dresscode
alcohol: alkohol wein bier
own_food: picknick eigenes_essen brotzeit
kids_menu: kinderteller kindermenü
reserve_table: tisch tischreservierung reservieren
opening_today: heute morgen jetzt
capacity: kapazität plätze ausgebucht voll platz_für personenzahl
safe_deposit: tresor safe wertfach
guarantee_satisfaction: gefällt_nicht nicht_zufrieden zufrieden
pilates: pilates
accountant: steuerberater steuerberaterin buchhalter buchhaltung buchhalterin
logo: logo firmenlogo firmenbild briefpapier briefkopf
driving: fahren fahrstunde fahrstunden fahrschule fahrlehrer
fail_exam: durchfallen durchgefallen durchfalle nicht_bestanden bestehen bestanden wiederholungsprüfung
sdk: sdk bibliothek paket
spreadsheet: tabelle tabellen excel csv tabellenkalkulation
customer: kunde kunden kundin auftraggeber
interpreter: dolmetscher dolmetschen übersetzer
playground: spielplatz spielplätze
mayor: bürgermeister bürgermeisterin oberbürgermeister
election: wahl wahlen wählen briefwahl wahllokal
filling: füllung füllungen plombe
crown: krone kronen
implant: implantat implantate
whitening: bleaching aufhellung aufhellen
anaesthetic: narkose betäubung vollnarkose betäuben
eye_test: sehtest augen augenarzt optiker
hairdryer: föhn fön haartrockner
theatre: theater kino film filme
out_of_hours: außerhalb nachts notdienst bereitschaftsdienst
stop_using: stilllegen ruhend inaktiv
full_price: erwachsene erwachsener erwachsenen vollzahler vollpreis normalpreis normaltarif
unemployed: arbeitslos arbeitslose arbeitsloser arbeitssuchende bürgergeld erwerbslose
year_end: heiligabend silvester neujahr weihnachten weihnachtstag dezember
`;
