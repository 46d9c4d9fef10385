export const nl = `
phone: telefoon telefoonnummer bellen nummer bel opbellen belletje telefonisch whatsapp telefoontje
email: email e-mail mail schrijven bericht mailen mailtje
contact: contact bereiken hulp klantenservice bereikbaar spreken contactpersoon contactgegevens verantwoordelijk
address: adres locatie straat waar postcode gevestigd
map: route bereikbaarheid kaart routebeschrijving
hours: openingstijden open geopend gesloten uur tijden openingsuren dicht
weekdays: weekend doordeweeks open gesloten
holiday: feestdag feestdagen vakantie kerst pasen koningsdag
shop: winkel winkels vestiging filiaal zaak
price: prijs prijzen kosten kost tarief tarieven bedrag duur wat_kost kostprijs hoeveel_kost
cheap: goedkoop goedkoper goedkoopste voordelig spotgoedkoop
expensive: duur duurder duurste prijzig
discount: korting kortingen actie aanbieding kortingscode reductie afgeprijsd
code: code kortingscode
sale: uitverkoop aanbiedingen
free: gratis kosteloos zonder_kosten
deposit: borg aanbetaling waarborg waarborgsom voorschot
tax: btw belasting invoerrechten douane
delivery: levering leveren levertijd bezorging bezorgen verzending verzenden versturen verzendkosten opsturen bezorgkosten sturen koerier thuisbezorgd brengen
parcel: pakket pakje bestelling zending pakketje
track: volgen track trace volgcode trackingcode bestelstatus volgnummer waar_is_mijn_bestelling waar_is_mijn_pakket waar_blijft_mijn_bestelling waar_blijft_mijn_pakket
late: vertraging laat te_laat vertraagd
express: spoed snel met_spoed
abroad: buitenland internationaal
pickup: afhalen ophalen
return: retour retourneren terugsturen teruggeven retourtermijn terugbrengen inleveren ingeleverd retourzenden herroeping
refund: terugbetaling geld_terug terugbetalen terugbetaald terugkrijgen terugstorten poen_terug restitutie teruggave vergoeding
exchange: ruilen omruilen omwisselen
cancel: annuleren annulering opzeggen opzegging stopzetten afzeggen opzegtermijn beëindigen stoppen ervanaf ermee_stoppen afhaken
broken: kapot defect beschadigd stuk kaduuk kapotte defecte
warranty: garantie gegarandeerd
claim: klacht reclamatie claim
repair: reparatie repareren fiksen gerepareerd
spare: onderdeel onderdelen reserveonderdelen
size: maat maten afmetingen
weight: gewicht weegt
colour: kleur kleuren
material: materiaal stof leer katoen wol
stock: voorraad beschikbaar leverbaar verkrijgbaar op_voorraad
pay: betalen betaling betaald betaalmethoden accepteren afrekenen betaalmogelijkheden dokken pinnen betaalwijze
card: kaart pinpas creditcard bankpas bancontact
amex: amex american_express
instalments: termijnen achteraf afbetaling gespreid gespreid_betalen afbetalen
transfer: overschrijving overmaken bank iban
invoice: factuur bon bonnetje kassabon nota
order: bestelling bestellen kopen
giftcard: cadeaubon cadeaukaart kadobon tegoedbon
valid: geldig geldigheid verloopt verlopen
points: punten spaarpunten loyaliteit klantenkaart lid
student: student studenten
account: account profiel
login: inloggen aanmelden login inlog
password: wachtwoord vergeten paswoord
delete: verwijderen
privacy: privacy gegevens avg
security: veiligheid veilig beveiliging versleuteld
job: vacature vacatures werken baan werk job sollicitatie vakantiekracht vakantiekrachten bijbaan bijbaantje
salary: salaris loon verdienen uurloon wedde
staff: personeel medewerkers team werknemers
boss: directeur baas eigenaar chef leidinggevende directrice leiding
rent: huren verhuur huur lenen
book: boeken reserveren reservering boeking
appointment: afspraak afspreken
ticket: kaartje kaartjes ticket tickets toegang entree toegangskaart toegangsprijs
event: evenement evenementen workshop activiteiten
course: cursus les lessen bijles
teacher: docent leraar leerkracht juf meester lerares
exam: examen examens toets tentamen
certificate: certificaat diploma getuigschrift bewijs attest
enrol: inschrijven inschrijving aanmelden opgeven
level: niveau beginner gevorderd
group: groep groepen deelnemers maximaal
accommodation: accommodatie kamer woning slapen logeren
breakfast: ontbijt ontbijten > maaltijd
meals: maaltijd maaltijden > ontbijt lunch diner
lunch: lunch lunchen > maaltijd
dinner: diner avondeten dineren > maaltijd
room: kamer kamers zaal
checkin: aankomst aankomen inchecken check-in checkin check_in
checkout: vertrek vertrekken uitchecken check-out checkout check_out
parking: parkeren parkeerplaats auto parkeergarage parkeerplek parkeerplaatsen parkeerterrein
bike: fiets fietsen rijwiel
bus: bus trein tram station metro bushalte openbaar_vervoer ov
airport: luchthaven vliegveld transfer taxi
pets: huisdier huisdieren dieren viervoeter > hond honden kat katten
dog: hond honden hondje > huisdier huisdieren dieren viervoeter < labrador poedel teckel
cat: kat katten poes > huisdier huisdieren dieren viervoeter
child: kind kinderen zoon dochter baby kids peuter kleuter kindje
age: leeftijd jaar minimumleeftijd volwassenen oud
access: toegankelijk rolstoel minder_validen toegankelijkheid
lift: lift trap elevator
wifi: wifi internet wlan
doctor: arts dokter huisarts medisch praktijk specialist
insurance: verzekering verzekerd zorgverzekering polis mutualiteit
emergency: noodgeval spoed spoedeisend
ill: ziek ziekte
visa: visum verblijf
id: identiteitskaart identiteitsbewijs paspoort legitimatie legitimeren legitimatiebewijs identificeren
environment: milieu duurzaam duurzaamheid recycling
charity: goed_doel donatie vereniging
plan: abonnement pakket
subscription: abonnement lidmaatschap
trial: proefperiode proberen uitproberen
upgrade: upgraden hoger
downgrade: downgraden lager
user: gebruiker gebruikers plaats
invite: uitnodigen uitnodiging
role: rol rollen rechten
remove_person: verwijderen eruit_gooien royeren eruit_zetten
renew: verlengen verlenging
limit: limiet maximum grens
storage: opslag ruimte
backup: back-up backup herstellen
export: exporteren downloaden export
import: importeren uploaden import
file: bestand bestanden document
integrate: integratie koppelen koppeling
sync: synchroniseren synchronisatie
api: api
key: sleutel sleutels token
rotate: vernieuwen intrekken
error: fout probleem storing foutmelding
slow: traag langzaam
old: oud oude verouderd
notification: melding meldingen waarschuwing
mobile: mobiel smartphone tablet
app: app applicatie
browser: browser
os: besturingssysteem > ios android windows
windows: windows > besturingssysteem
ios: ios > besturingssysteem
android: android > besturingssysteem
language: taal talen
sso: sso
twofactor: tweestaps 2fa
settings: instellingen configureren
embed: insluiten inbedden
share: delen
server: server servers gehost
uptime: beschikbaarheid storing uitval
support: ondersteuning klantenservice hulp
wash: wassen was reinigen wasvoorschrift
waterproof: waterdicht
sole: zool zolen
shoe: schoen schoenen laarzen
jacket: jas jassen jack
tent: tent tenten
bag: tas tassen rugzak
try: passen proberen paskamer
vegan: vegan veganistisch
opening_date: begin begint start data aanvang beginnen
deadline: deadline uiterlijk sluitingsdatum uiterste_datum
duration: duur duurt lang hoelang hoe_lang
when: wanneer datum dag
minimum: minimum minstens minimaal
maximum: maximum maximaal hoogstens
question: vraag vragen faq
terms: voorwaarden contract
law: wet recht rechtbank
company: bedrijf onderneming
about: geschiedenis opgericht sinds
news: nieuws blog pers
newsletter: nieuwsbrief uitschrijven
feedback: beoordeling beoordelingen review mening
waiting: wachten wachttijd wachtlijst
lost: verloren kwijt verlies kwijtgeraakt verliezen gevonden_voorwerpen
electricity: elektriciteit stroom gas water verwarming stopcontact
cleaning: schoonmaak schoonmaken
towels: handdoek handdoeken lakens beddengoed
postpone: uitstellen verzetten pauzeren opschorten stopzetten bevriezen
library: bibliotheek
beginner: beginner beginners beginneling
online: online internet op_afstand
inperson: ter_plaatse persoonlijk
include: inclusief inbegrepen erbij
allow: toegestaan mag welkom toegelaten
forbid: verboden niet_toegestaan verbod
gas: gas brandstof
bulky: volumineus groot
helmet: helm helmen
rope: touw touwen
snow: sneeuw
snowshoes: sneeuwschoenen
ski: ski ski's skiën
glove: handschoen handschoenen
hat: muts mutsen hoed pet
sock: sok sokken
trousers: broek broeken jeans spijkerbroek
shirt: shirt overhemd blouse
underwear: ondergoed
clothes: kleding kleren
glasses: bril brillen zonnebril
watch: horloge horloges
lamp: lamp lampen gloeilamp
battery: batterij batterijen accu
charger: oplader laden laadkabel
computer: computer laptop
printer: printer printen afdrukken
camera: camera foto
kitchen: keuken koken
toy: speelgoed spel
book_paper: boek boeken lesboek
instructions: handleiding gebruiksaanwijzing instructies
wrapping: inpakken cadeauverpakking
packaging: verpakking doos
label: etiket label
scooter: scooter step
car: auto auto's wagen voertuig
tyre: band banden wiel autoband
motorway: snelweg weg afrit
swim: zwemmen zwembad
sauna: sauna wellness
gym: sportschool fitness training fitnesscentrum
yoga: yoga
massage: massage massages
hairdresser: kapper haar knippen kapster
locker: kluisje kluisjes garderobe locker
luggage: bagage koffer koffers
toilet: toilet toiletten wc plee
shower: douche douches bad
airconditioning: airconditioning airco
balcony: balkon terras tuin
view: uitzicht
beach: strand stranden
lake: meer meren
mountain: berg bergen
campsite: camping caravan staanplaats
hostel: hostel pension
hotel: hotel hotels
reception: receptie
tour: rondleiding rondleidingen excursie
audioguide: audiotour audiogids
exhibition: tentoonstelling museum galerie
concert: concert concerten muziek voorstelling
seat: zitplaats stoel plaatsen
restaurant: restaurant restaurants eethuis uit_eten
cafe: café koffie kantine
menu: menukaart menu gerechten
vegetarian: vegetarisch
allergy: allergie allergieën allergenen gluten allergisch glutenvrij
takeaway: afhaal meenemen
smoke: roken rokers sigaret peuk
party: feest feestje verjaardag bruiloft
hire_room: vergaderzaal vergaderruimte zaalverhuur zaal_huren
noise: lawaai geluid rustig stil geluidsoverlast
rubbish: afval vuilnis huisvuil kliko
dentist: tandarts tanden kiespijn
pharmacy: apotheek medicijn medicijnen geneesmiddelen
prescription: recept verwijzing
vaccine: vaccin vaccins vaccinatie inenting prik
hospital: ziekenhuis kliniek
pregnant: zwanger zwangerschap
blood: bloed bloedonderzoek
therapy: therapie fysiotherapie behandeling
vet: dierenarts
nursery: kinderopvang crèche kinderdagverblijf
school: school scholen
university: universiteit hogeschool faculteit
scholarship: beurs beurzen studiebeurs
homework: huiswerk
absence: afwezig afwezigheid gemist verzuim
grade: cijfer cijfers
results: resultaat resultaten uitslag uitslagen
timetable: rooster dienstregeling
member: lid leden lidmaatschap > contributie lidgeld
volunteer: vrijwilliger vrijwilligers vrijwilligerswerk
internship: stage stages stagiair
cv: cv sollicitatie
parttime: parttime deeltijd
bank_account: bankrekening rekeningnummer
loan: lening leningen hypotheek krediet
interest: rente rentetarief
atm: geldautomaat pinautomaat
cash: contant cash contanten
paypal: paypal ideal
currency: valuta munteenheid
tip: fooi
fine: boete boetes
reminder: aanmaning herinnering
declined: geweigerd afgewezen mislukt
contract: contract contracten overeenkomst
notice_period: opzegtermijn termijn
tenant: huurder verhuurder huurcontract
house: huis huizen woning appartement
moving: verhuizen verhuizing
neighbour: buurman buren
key_door: sleutel sleutels slot
permit: vergunning toestemming
driving_licence: rijbewijs
form: formulier formulieren
signature: handtekening ondertekenen
birth_certificate: geboorteakte geboorte
council: gemeente gemeentehuis stadhuis
police: politie
accident: ongeval ongeluk letsel
theft: diefstal gestolen gejat
weather: weer regen storm
season: seizoen zomer winter lente herfst
night: nacht nachten overnachting
morning_time: ochtend 's_ochtends
evening_time: avond 's_avonds
radius: afstand ver kilometer meter
installation: installatie installeren montage
assembly: montage monteren
maintenance: onderhoud inspectie
disposal: afvoeren inleveren
second_hand: tweedehands gebruikt occasion
tradein: inruil inruilen
sample: staal monster proefje
custom: gepersonaliseerd op_maat gravure
brand: merk merken fabrikant
origin: gemaakt herkomst geproduceerd
organic: biologisch bio
wholesale: groothandel wederverkoper
partner: partner partners
press_media: pers media
cookies: cookie cookies
guest_checkout: als_gast
wishlist: verlanglijst favorieten
basket: winkelwagen winkelmand
preorder: pre-order reserveren
minimum_order: minimumbestelling
signature_delivery: veilige_plek
opening_new: nieuw nieuwigheden
dashboard: dashboard overzicht
report: rapport rapporten statistieken
chart: grafiek grafieken
template: sjabloon sjablonen
filter: filter filters filteren
search: zoeken zoekfunctie
domain: domein domeinen
webhook: webhook webhooks
duplicate: dubbel duplicaat
history: geschiedenis versies logboek
undo: ongedaan herstellen
offline: offline
username: gebruikersnaam
avatar: profielfoto avatar
timezone: tijdzone
spam: spam
verification_code: verificatiecode
owner: eigenaar eigendom eigenares runt
admin: beheerder admin
guest: gast gasten bezoeker
companion: begeleider
senior: senior senioren gepensioneerd ouderen 65-plussers bejaarden
family: gezin gezinnen familie
couple: stel koppel
women: dames vrouwen
men: heren mannen
equipment: uitrusting materiaal
private_lesson: privéles individueel individuele_les
medical_note: doktersbriefje
badge: pasje toegangspas
boat: boot boten
ferry: veerboot veer
kayak: kajak kajaks
canoe: kano kano's
mattress: matras matrassen
bed: bed bedden
sofa: bank sofa
table: tafel tafels bureau
chair: stoel stoelen
furniture: meubel meubels
washing_machine: wasmachine was
fridge: koelkast
jewellery: sieraad sieraden
dress: jurk jurken
skirt: rok rokken
drink: drank drankje drankjes
wine: wijn wijnen
beer: bier bieren
cake: taart gebak
bread: brood broodjes
bakery: bakkerij bakker
month: maand maanden maandelijks
year: jaar jaren jaarlijks jaarlijkse
week: week weken wekelijks
fear: angst bang bangst
pain: pijn pijnlijk
parent: ouder ouders mama papa moeder vader
take_picture: fotograferen foto's foto filmen
borrow: lenen uitlenen lening
donate: schenken schenking doneren donatie weggeven
entrance: toegang ingang entree binnen
last_time: laatste uiterlijk
treatment: behandeling behandelingen behandelen
substitute: vervanging vervanger waarnemer waarneming
documents_needed: papieren documenten bewijs > meenemen
retry: opnieuw herhalen
bounce: geweigerd geblokkeerd
unblock: deblokkeren vrijgeven
bring_along: begeleider begeleiding meegaan
day_pass: dagkaart dagticket losse_les dagpas los_kaartje losse_toegang
season_ticket: jaarkaart abonnement rittenkaart tienrittenkaart museumkaart
noshow: verschijnen missen gemist vergeten afwezig niet_verschijnen
keep_thing: bewaren bewaard bewaartermijn opslaan
injury: blessure gewond geblesseerd gebroken been arm
appliance: televisie tv apparaat apparaten elektronica wasmachine elektrische_apparaten
bulky_waste: grofvuil grof_vuil meubels bank matras oude_meubels bankstel
recycling_centre: milieustraat stort afvalpunt milieupark
glass_paper: glas papier karton plastic flessen
fasting: nuchter eten ontbijten drinken nuchtere_maag
checkup: consult controle onderzoek spreekuur
operation: operatie ingreep opereren geopereerd
neutering: castratie castreren sterilisatie steriliseren
xray: röntgenfoto röntgen echo
teeth_cleaning: gebitsreiniging mondhygiëne tandsteen mondhygiënist
braces: beugel orthodontie orthodontist
symptoms: koorts hoest verkoudheid griep klachten
home_visit: huisbezoek thuis
travel: reis reizen
noise_neighbour: overlast herrie lawaai geluidsoverlast buren
mould: schimmel vocht
leak: lekkage lekt lekkende lek
blocked: verstopt verstopping gootsteen afvoer
heating: verwarming cv-ketel radiator ketel
key_lost: sleutel sleutels slot buitengesloten
rent_money: huur huurachterstand huurprijs
rent_increase: huurverhoging verhoging omhoog stijging huur_omhoog
sublet: onderverhuren onderhuur airbnb
renovate: verbouwen verbouwing klussen schilderen
waiting_list: wachtlijst wachttijd
debt: schuld schulden achterstand deurwaarder
cant_pay: betalingsregeling betalen ophoesten blut geen_geld platzak
benefit: toeslag uitkering subsidie huurtoeslag bijstand
idcard: identiteitskaart id-kaart id_kaart
residence: inschrijving verhuizen verhuizing verhuisd adreswijziging inschrijven domicilie
marriage: trouwen huwelijk bruiloft
death: overlijden overleden uitvaart
dog_tax: hondenbelasting hond
building_permit: bouwvergunning omgevingsvergunning
fireworks: vuurwerk
complaint: klacht klachten klagen ontevreden
objection: bezwaar beroep
found_property: gevonden_voorwerpen gevonden verloren
barbecue: barbecue bbq barbecueën grillen
campfire: kampvuur vuur
pool_gear: zwembroek badpak
swim_cap: badmuts badmutsen
sheets: lakens beddengoed dekbed kussen
cot: kinderbed babybed kinderstoel
laundry: wasserij wasmachine wassen was wasserette
groceries: supermarkt boodschappen
tourist_tax: toeristenbelasting
late_arrival: laat middernacht
half_board: halfpension
full_board: volpension
stroller: kinderwagen buggy
baby_changing: verschoonruimte luiers
guide_dog: geleidehond hulphond assistentiehond
bag_check: rugzak tas garderobe
stuff: spullen dingen eigendommen
photo_rules: filmen video foto's fotograferen
personal_trainer: trainer personal_trainer coach
induction: introductie eerste_bezoek rondleiding
childcare_gym: kinderopvang oppas
showers: douche douches kleedkamer
joining_fee: inschrijfkosten inschrijfgeld
direct_debit: automatische_incasso incasso afgeschreven
minimum_term: looptijd minimale_looptijd contractduur
warmwater: warm_water temperatuur
quiet_hours: stilte rust
server_place: opgeslagen servers datacenter
nonprofit_discount: stichting verenigingen goede_doelen
trial_length: proefperiode proberen proef
close_account: account_sluiten opheffen
sick_leave: ziekmelding ziek ziekmelden
vacation_leave: vakantie verlof vrij
shift: dienst diensten rooster
clock_in: inklokken klokken prikklok
break_pause: pauze pauzes
sms: sms sms'je
manual_help: aan_de_slag handleiding
desktop: computer desktop pc mac windows
not_working: werkt_niet vastgelopen crasht
expired_code: verlopen code
money_slang: geld poen centen doekoe
husband_wife: man vrouw echtgenoot partner echtgenote
friend: vriend vrienden vriendin gast
grandparents: oma opa grootouders ouderen
teenager: tiener tieners jongeren
toddler: peuter peuters baby baby's
school_class: schoolklas schoolklassen schoolreis
birthday_party: kinderfeestje verjaardag feestje
wheelchair: rolstoel rollator mindervalide
blind_deaf: blind doof slechtziend gebarentaal
loan_period: uitleentermijn leentermijn
library_card: bibliotheekpas pas
late_return: te_laat boete
printing: printen kopiëren afdrukken scannen
study_place: studieplek studeerruimte werkplek
homepage_apply: aanvragen aanvraag
pick_up_person: ophalen afhalen
bring_item: meenemen meebrengen
change_booking: wijzigen verzetten omboeken
confirmation: bevestiging bevestigen
winner: winnen prijsvraag winnaar
football: voetbal voetballen
lost_card: pas_kwijt nieuwe_pas kwijt
first_aid: ehbo ambulance eerste_hulp
poison: gif vergiftigd vergiftiging ingeslikt
rabbit_small: konijn konijnen hamster cavia
exotic: reptiel reptielen slang vogel vogels papegaai
grooming: trimsalon trimmen
pet_food: voer hondenvoer kattenvoer
adopt: adopteren adoptie asiel
puppy: pup puppy's kitten nest
solar: zonnepanelen zonne-energie
garage: garage garagebox
charging_ev: laadpaal elektrische_auto opladen
speed_trial: proefles
dresscode: kledingvoorschrift kleding dresscode aantrekken
alcohol: alcohol wijn bier
own_food: picknick eigen_eten lunchpakket boterhammen
kids_menu: kindermenu
reserve_table: tafel tafelreservering
opening_today: vandaag morgen nu
capacity: capaciteit plekken plaatsen vol
safe_deposit: kluis
guarantee_satisfaction: tevreden niet_goed
pilates: pilates
accountant: boekhouder boekhouding accountant
logo: logo briefpapier
driving: rijden rijles rijlessen rijschool
fail_exam: zakken gezakt herkansing herkansen herexamen buizen
sdk: sdk bibliotheek pakket
spreadsheet: spreadsheet excel csv rekenblad
customer: klant klanten
interpreter: tolk vertaler
playground: speeltuin speelplaats
mayor: burgemeester
election: verkiezing verkiezingen stemmen
filling: vulling vullingen gaatje
crown: kroon kronen
implant: implantaat implantaten
whitening: bleken witter
anaesthetic: verdoving narcose
eye_test: oogtest opticien ogen oogarts oogmeting
hairdryer: föhn haardroger
theatre: theater bioscoop film films
out_of_hours: buiten_openingstijden nacht spoedpost
stop_using: inactief
full_price: volwassene volwassenen normaal_tarief vol_tarief volle_prijs
unemployed: werkloos werklozen werkzoekende uitkering werkzoekend
year_end: kerst kerstavond kerstdag oudjaar nieuwjaar december
avalanche_gear: lawine lawinepieper
harness: klimgordel gordel
climbing: klimmen klimhal boulderen
camping_stove: kooktoestel
torch: zaklamp
blister: blaar blaren
ski_service: skionderhoud waxen
zip: rits ritsen ritssluiting
breathable: ademend ademende membraan
insole: inlegzool inlegzolen steunzolen
laces: veters veter
fair_trade: fairtrade eerlijke_handel ethisch
harmful_substances: pfas pfc giftig schadelijke_stoffen
carbon_footprint: co2 klimaatneutraal
uniform: uniform werkkleding
price_match: laagste_prijs laagsteprijsgarantie
counterfeit: namaak nepproduct echtheid
scam: oplichting fraude phishing oplichters
missed_delivery: niet_thuis niemand_thuis
wrong_item: verkeerd_artikel verkeerd_product verkeerde_bestelling
missing_item: onvolledig incompleet ontbrekend
modify: aanpassen bewerken corrigeren veranderen
gift_message: wenskaart
tailor: kleermaker inkorten omzomen
shrink: krimpen gekrompen krimpt
ironing: strijken strijkijzer strijkplank
stain: vlek vlekken
smell: geur stank stinkt ruikt
dry_cleaning: stomerij stomen chemisch_reinigen
brochure: catalogus brochure folder
advice: advies adviseren adviseur aanraden
puncture: lekke_band
ebike: elektrische_fiets elektrische_fietsen e-bike e-bikes ebike
electric: elektrisch elektrische
umbrella: paraplu
workspace: werkruimte werkruimtes
transfer_ownership: eigendom_overdragen overdragen eigenaar_wijzigen
annual_billing: jaarlijkse_betaling jaarlijks_betalen
billing_cycle: afschrijfdatum
prorated: naar_rato naar_verhouding pro_rata
auto_renew: automatische_verlenging automatisch_verlengd stilzwijgend_verlengd
double_charge: dubbel_afgeschreven dubbele_afschrijving dubbel_betaald
unknown_charge: onbekende_afschrijving onterechte_afschrijving
chargeback: chargeback storneren
audit_log: auditlog
dpa: verwerkersovereenkomst dpa subverwerkers
compliance: compliance iso27001 soc2 naleving
sla: sla
response_time: responstijd antwoorden reageren
support_ticket: ticket_aanmaken bug_melden supportverzoek
suggestion: suggestie suggesties ideeën
roadmap: roadmap geplande_functies
changelog: changelog releasenotes
beta: bèta bètaversie beta
custom_field: aangepaste_velden eigen_velden
tag: tag tags trefwoord trefwoorden
archive: archiveren gearchiveerd archivering
trash_restore: prullenbak
bulk_edit: bulkbewerking in_bulk meerdere_tegelijk
merge: samenvoegen samengevoegd combineren
clone: klonen
shortcut: sneltoets sneltoetsen
dark_mode: donkere_modus donker_thema
automation: workflow
calendar: kalender agenda ical
comment: opmerking opmerkingen commentaar
read_only: alleen_lezen leesrechten
shared_link: deellink openbare_link gedeelde_link
white_label: eigen_huisstijl
provisioning: scim provisioning
logout: uitloggen
sandbox: sandbox testomgeving testmodus
self_hosted: eigen_server self_hosted on_premise
open_source: opensource broncode
software_licence: licentie licenties licentiesleutel
uninstall: deïnstalleren deïnstallatie
software_update: updaten update nieuwste_versie
rollback: rollback vorige_versie
migration: migreren migratie
deploy: deployen deployment uitrollen
docker: docker dockerfile docker_compose
restart: opnieuw_opstarten
factory_reset: resetten
troubleshooting: debuggen foutopsporing
memory_usage: werkgeheugen ram geheugen
scaling: schalen schaalbaarheid cluster
database: postgres mysql
firewall: firewall proxy
ssl: ssl tls https
command_line: opdrachtregel commandoregel cli bash powershell
plugin: plugin plugins extensie uitbreiding
config_file: yaml
cache: cache cachegeheugen
scheduled_job: cron geplande_taak cronjob
monitoring: monitoren monitoring
on_call: piketdienst oproepdienst
mute: dempen niet_storen meldingen_uitzetten
threshold: drempelwaarde drempel
chat: chat chatten livechat
livestream: livestream streaming webinar
referral_bonus: vriend_aanbrengen vrienden_uitnodigen
host_family: gastgezin gastgezinnen
class_size: klasgrootte
intensive_course: intensief intensieve
course_materials: lesmateriaal
language_exchange: taaluitwisseling conversatieles taalmaatje
native_speaker: native_speaker
excursion: dagtrip
leisure_programme: vrije_tijd vrijetijdsprogramma
catch_up_class: les_inhalen inhalen inhaalles
attendance: aanwezigheid aanwezigheidsplicht aanwezig
school_term: semester trimester
entry_requirements: toelatingseisen toelating toelatingsvoorwaarden
tuition_fees: lesgeld
school_meals: overblijven
after_school_care: bso naschoolse_opvang buitenschoolse_opvang
settling_in: wennen wenperiode
parents_evening: tienminutengesprek
lice: luizen neten
open_day: open_dag infoavond voorlichtingsavond
degree: bachelor bacheloropleiding
study_credits: ects
study_abroad: erasmus
thesis: scriptie scripties
extra_bed: bijzetbed bijzetbedden extra_bed
room_service: roomservice
early_checkin: vroege_aankomst eerder_inchecken eerder_aankomen
late_checkout: laat_uitchecken later_uitchecken late_check-out
motorhome: camper campers kampeerauto
holiday_cabin: stacaravan chalet bungalow
chemical_toilet: chemisch_toilet grijs_water loosplaats
drinking_water: kraanwater
mosquitoes: muggen muskieten insecten
fishing: vissen hengelen visvergunning vispas
horse_riding: paard paarden paardrijden pony
golf: golf golfbaan golfen
tennis: tennis tennisbaan tennisbanen
set_menu: dagmenu dagschotel
outdoor_seating: buiten_zitten buiten_eten
spicy: pittig pittige gekruid
corkage: kurkengeld eigen_wijn
leftovers: doggybag restjes restjes_meenemen
lactose: lactose lactosevrij zuivel zuivelvrij
gift_shop: souvenir souvenirs souvenirwinkel
last_admission: laatste_toegang laatste_entree
intermission: tussenpauze
subtitles: boventiteling
seating_plan: zaalplattegrond plaats_kiezen
eticket: mobiel_ticket
lineup: artiesten optredens
choir: koor koren zingen
rehearsal: repetitie repetities repeteren
interlibrary_loan: andere_bibliotheken
genealogy: genealogie stamboom voorouders
swimming_lessons: zwemles zwemlessen leren_zwemmen
lane_swimming: baantjes_zwemmen banenzwemmen
water_slide: glijbaan glijbanen
aqua_fitness: aquagym aquafit aquajoggen
paddling_pool: pierenbad
lifeguard: badmeester toezichthouder
free_weights: krachttraining
busy_times: drukte spitsuur daluren topdrukte
nutrition: dieet diëtist gewicht_verliezen
new_patient: nieuwe_patiënt nieuwe_patiënten
medical_records: medisch_dossier patiëntendossier
childbirth: bevalling bevallen
contraception: anticonceptie voorbehoedsmiddel anticonceptiepil spiraaltje
mental_health: psycholoog psychotherapie psychiater geestelijke_gezondheid depressie
dermatology: huidarts dermatoloog dermatologie
gynaecology: gynaecoloog gynaecologie
hearing_aid: hoortoestel hoortoestellen audicien hoortest
contact_lenses: lenzen
dosage: dosering dosis doseringen
tooth_extraction: tand_trekken kies_trekken
root_canal: wortelkanaal wortelkanaalbehandeling zenuwbehandeling
dentures: kunstgebit
parasites: vlooien teken ontwormen
microchip: chippen gechipt microchip chip
euthanasia: euthanasie inslapen laten_inslapen
insurance_excess: eigen_risico
insurance_premium: premie premies
report_damage: schade_melden schademelding schadeclaim schadeaangifte
liability: aansprakelijkheid aansprakelijkheidsverzekering wa_verzekering
no_claims_bonus: schadevrije_jaren
online_banking: mobiel_bankieren bankieren_app
overdraft: roodstand rood_staan
block_card: pas_blokkeren kaart_blokkeren pas_geblokkeerd
savings_account: sparen
joint_account: gezamenlijke_rekening gezamenlijke_bankrekening
power_of_attorney: volmacht machtiging gemachtigde
investing: beleggen beleggingen aandelen etf
hazardous_waste: kca gevaarlijk_afval
garden_waste: tuinafval snoeiafval compost
resident_parking: bewonersvergunning bewonersparkeren
parking_fine: bekeuring
street_damage: lantaarnpaal
roadworks: wegwerkzaamheden omleiding wegafsluiting
vehicle_registration: kenteken kentekenbewijs
start_business: bedrijf_starten inschrijven_kvk eenmanszaak zzp
property_tax: ozb onroerendezaakbelasting onroerende_voorheffing
tax_return: inkomstenbelasting
criminal_record: strafblad vog
citizenship: nationaliteit staatsburgerschap
asylum: vluchteling vluchtelingen
cemetery: kerkhof graf graven
divorce: scheiding echtscheiding
inheritance: erfenis testament nalatenschap erven erfgenaam
notary: notaris notarissen notarieel
certified_copy: gewaarmerkte_kopie gewaarmerkt apostille
meter_reading: meter_aflezen
water_hardness: kalkaanslag hard_water hardheid
final_bill: eindafrekening eindnota
green_power: groene_stroom groene_energie hernieuwbare
switch_provider: leverancier_wisselen
gas_leak: gaslek gaslucht gaslekkage
broadband: glasvezel breedband
mobile_coverage: geen_bereik netwerkdekking
sim_card: simkaart sim esim
roaming: roaming
number_porting: nummer_behouden nummer_meenemen
mobile_data: mobiele_data datategoed
router: modem
prepaid: prepaid opwaarderen beltegoed
internet_speed: bandbreedte mbps
strike: staking stakingen staken
rail_replacement: vervangend_vervoer treinvervangende_bus
connecting_service: aansluiting
seat_reservation: zitplaats_reserveren
platform: perron perrons
fare_zone: zone zones
fare_evasion: zwartrijden zwartrijder zonder_kaartje
hand_luggage: handbagage cabinebagage
liquids: vloeistof vloeistoffen
boarding_pass: boardingpass
unaccompanied_minor: alleenreizend alleenreizende alleen_reizen
lost_luggage: bagage_kwijt koffer_kwijt verloren_bagage
fuel: benzine diesel tanken
mileage: vrije_kilometers
additional_driver: extra_bestuurder tweede_bestuurder
child_seat: autostoeltje
automatic_gearbox: versnellingsbak automatische_versnelling
vehicle_inspection: apk
oil_change: olie_verversen motorolie olie_vervangen
courtesy_car: leenauto vervangende_auto
roadside_assistance: pechhulp takelwagen sleepdienst
dents_paintwork: deuk deuken uitdeuken carrosserie
windscreen: ruitschade autoruit
brakes: remmen rem remblokken
car_wash: autowasserette autowasstraat wasstraat
hair_colour: haarkleuring highlights balayage haarverf
beard: baard scheren barbier baardverzorging
manicure: manicure nagels gelnagels nagelstudio
pedicure: pedicure voetverzorging podoloog
hair_removal: ontharen ontharing harsen
facial: gezichtsbehandeling gelaatsverzorging
tattoo: tatoeage tatoeages tatoeëren tattoo
piercing: piercing piercings gaatjes_schieten
property_viewing: bezichtiging bezichtigingen bezichtigen
estate_agent: makelaar makelaars makelaarskantoor
agent_commission: courtage commissie bemiddelingskosten
valuation: taxatie taxeren
service_charges: bijkomende_kosten stookkosten
furnished: gemeubileerd gemeubileerde
lawyer: advocaat advocaten jurist advocatenkantoor
legal_aid: gefinancierde_rechtsbijstand
first_consultation: kennismakingsgesprek intakegesprek eerste_gesprek
decorator: huisschilder
roofing: dakdekker dak dakpannen
carpenter: timmerman
glazing: ramen kozijnen glaszetter
insulation: isolatie isoleren spouwmuurisolatie
heat_pump: warmtepomp warmtepompen
gardener: hovenier tuinman tuinonderhoud hoveniersbedrijf
pest_control: ratten muizen wespennest kakkerlakken
chimney: openhaard
cover_letter: motivatiebrief
open_application: open_sollicitatie spontane_sollicitatie
remote_work: remote
employee_benefits: arbeidsvoorwaarden secundaire_arbeidsvoorwaarden
summer_job: zaterdagbaan
apprenticeship: leerwerkplek bbl leerbaan
payslip: loonstrook loonstrookje
overtime: overuren overwerk overwerken
baptism: doop dopen gedoopt
worship: kerkdienst eredienst kerkdiensten
clergy: pastoor dominee priester
food_bank: voedselbank voedselpakket
donation_receipt: aftrekbaar fiscaal_aftrekbaar giftverklaring
sponsor: sponsor sponsors sponsoring
bylaws: huishoudelijk_reglement
tournament: toernooi toernooien kampioenschap
running_race: marathon hardloopwedstrijd hardlopen
dance: dans dansen dansles dansschool ballet
music_lessons: muziekles muzieklessen muziekonderwijs > pianoles gitaarles
piano_lessons: pianoles pianolessen
guitar_lessons: gitaarles gitaarlessen
reentry: herbetreding
corporate_event: teambuilding
live_music: livemuziek bandje dj
photo_shoot: fotoshoot fotosessie portret
passport_photo: pasfoto pasfotos
photo_editing: photoshop
copyright: auteursrecht auteursrechten copyright
photo_prints: fotoafdruk fotoafdrukken vergroting
farm_shop: boerderijwinkel landwinkel hofwinkel
pick_your_own: zelfpluk zelf_plukken pluktuin
street_market: weekmarkt markt marktdag marktkraam
eggs: eieren kippen
meat: vlees rundvlees varkensvlees lamsvlees slager slagerij
seafood: vis zeevruchten viswinkel visboer
cheese: kaas kazen kaasmakerij
shelf_life: tht
calories: calorieën kcal
frozen_food: diepvries diepgevroren ingevroren
flowers: bloemen bloemist rozen
petting_zoo: aaien dieren_voeren
anonymous: anoniem anonimiteit anonieme
identity_check: identiteit_verifiëren
name_change: naamswijziging naam_wijzigen verkeerde_naam
address_change: nieuw_adres adres_wijzigen
lgbt: lgbt lhbti lesbisch homo
drone: drone drones
sun_lounger: ligbed ligbedden ligstoel
bathrobe: badjas badjassen
power_socket: stekker
smoke_detector: rookmelder rookmelders
bullying: pesten gepest intimidatie pestgedrag
domestic_violence: huiselijk_geweld geweld mishandeling
addiction: afkicken
homelessness: dakloos daklozen daklozenopvang
care_home: verzorgingshuis woonzorgcentrum
disability_card: invalidenkaart
meeting_point: ontmoetingspunt verzamelpunt verzamelplaats
difficulty: moeilijkheid moeilijkheidsgraad zwaarte
bad_weather: slecht_weer
mountain_guide: gids gidsen berggids
`;
