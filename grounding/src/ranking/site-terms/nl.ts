export const nl = `
phone: telefoon telefoonnummer bellen nummer bel
email: email e-mail mail schrijven bericht
contact: contact bereiken hulp klantenservice
address: adres locatie straat waar
map: route bereikbaarheid kaart
hours: openingstijden open geopend gesloten uur tijden
weekdays: weekend doordeweeks open gesloten
holiday: feestdag feestdagen vakantie kerst pasen
shop: winkel winkels vestiging filiaal zaak
price: prijs prijzen kosten kost tarief tarieven bedrag duur
cheap: goedkoop goedkoper goedkoopste voordelig
expensive: duur duurder duurste prijzig
discount: korting kortingen actie aanbieding
code: code kortingscode
sale: uitverkoop aanbiedingen
free: gratis kosteloos
deposit: borg aanbetaling waarborg waarborgsom voorschot
tax: btw belasting invoerrechten
delivery: levering leveren levertijd bezorging bezorgen verzending verzenden versturen verzendkosten
parcel: pakket pakje bestelling zending
track: volgen track
late: vertraging laat te_laat vertraagd
express: spoed snel
abroad: buitenland internationaal
pickup: afhalen ophalen
return: retour retourneren terugsturen teruggeven retourtermijn
refund: terugbetaling geld_terug terugbetalen terugbetaald
exchange: ruilen omruilen
cancel: annuleren annulering opzeggen opzegging stopzetten afzeggen opzegtermijn beëindigen
broken: kapot defect beschadigd
warranty: garantie gegarandeerd
claim: klacht reclamatie
repair: reparatie repareren
spare: onderdeel onderdelen reserveonderdelen
size: maat maten
weight: gewicht weegt
colour: kleur kleuren
material: materiaal stof leer katoen wol
stock: voorraad beschikbaar leverbaar
pay: betalen betaling betaald betaalmethoden accepteren
card: kaart pinpas creditcard
instalments: termijnen achteraf afbetaling gespreid
transfer: overschrijving overmaken bank iban
invoice: factuur bon
order: bestelling bestellen kopen
giftcard: cadeaubon cadeaukaart
valid: geldig geldigheid verloopt
points: punten spaarpunten loyaliteit klantenkaart lid
student: student studenten
account: account profiel
login: inloggen aanmelden login
password: wachtwoord vergeten
delete: verwijderen
privacy: privacy gegevens
security: veiligheid veilig beveiliging versleuteld
job: vacature vacatures werken baan
salary: salaris loon verdienen uurloon
staff: personeel medewerkers team
boss: directeur baas eigenaar
rent: huren verhuur huur lenen
book: boeken reserveren reservering
appointment: afspraak
ticket: kaartje kaartjes ticket tickets toegang entree
event: evenement evenementen workshop
course: cursus les lessen
teacher: docent leraar
exam: examen examens toets
certificate: certificaat diploma getuigschrift bewijs
enrol: inschrijven inschrijving aanmelden
level: niveau beginner gevorderd
group: groep groepen deelnemers maximaal
accommodation: accommodatie kamer woning
breakfast: ontbijt maaltijd
room: kamer kamers zaal
checkin: aankomst inchecken
checkout: vertrek uitchecken
parking: parkeren parkeerplaats auto
bike: fiets fietsen
bus: bus trein tram station
airport: luchthaven vliegveld transfer taxi
pets: hond honden huisdier huisdieren kat katten poes dieren
child: kind kinderen zoon dochter baby kids peuter
age: leeftijd jaar minimumleeftijd volwassenen oud
access: toegankelijk rolstoel
lift: lift trap
wifi: wifi internet wlan
doctor: arts dokter huisarts medisch praktijk
insurance: verzekering verzekerd
emergency: noodgeval spoed
ill: ziek ziekte
visa: visum verblijf
id: identiteitskaart identiteitsbewijs paspoort legitimatie
environment: milieu duurzaam duurzaamheid recycling
charity: goed_doel donatie vereniging
plan: abonnement pakket
subscription: abonnement lidmaatschap
trial: proefperiode proberen
upgrade: upgraden hoger
downgrade: downgraden lager
user: gebruiker gebruikers plaats
invite: uitnodigen uitnodiging
role: rol rollen rechten
remove_person: verwijderen
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
error: fout probleem storing
slow: traag langzaam
old: oud oude verouderd
notification: melding meldingen waarschuwing
mobile: mobiel smartphone tablet
app: app applicatie
browser: browser
os: besturingssysteem ios android windows
language: taal talen
sso: sso
twofactor: tweestaps 2fa
settings: instellingen configureren
embed: insluiten inbedden
share: delen
server: server servers gehost
uptime: beschikbaarheid storing uitval
support: ondersteuning klantenservice hulp
wash: wassen was
waterproof: waterdicht
sole: zool zolen
shoe: schoen schoenen laarzen
jacket: jas jassen jack
tent: tent tenten
bag: tas tassen rugzak
try: passen proberen
vegan: vegan veganistisch
opening_date: begin begint start data
deadline: deadline uiterlijk sluitingsdatum
duration: duur duurt lang
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
lost: verloren kwijt verlies kwijtgeraakt verliezen
electricity: elektriciteit stroom gas water verwarming stopcontact
cleaning: schoonmaak schoonmaken
towels: handdoek handdoeken lakens beddengoed
postpone: uitstellen verzetten pauzeren opschorten stopzetten
library: bibliotheek
beginner: beginner beginners
online: online internet op_afstand
inperson: ter_plaatse persoonlijk
include: inclusief inbegrepen
allow: toegestaan mag welkom
forbid: verboden
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
trousers: broek broeken jeans
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
tyre: band banden wiel
motorway: snelweg weg afrit
swim: zwemmen zwembad
sauna: sauna wellness
gym: sportschool fitness training
yoga: yoga
massage: massage massages
hairdresser: kapper haar knippen
locker: kluisje kluisjes garderobe locker
luggage: bagage koffer koffers
toilet: toilet toiletten wc
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
restaurant: restaurant restaurants
cafe: café koffie kantine
menu: menukaart menu gerechten
vegetarian: vegetarisch
allergy: allergie allergieën allergenen gluten
takeaway: afhaal meenemen
smoke: roken rokers
party: feest feestje verjaardag bruiloft
hire_room: vergaderzaal vergaderruimte
noise: lawaai geluid rustig stil
rubbish: afval vuilnis
dentist: tandarts tanden
pharmacy: apotheek medicijn medicijnen
prescription: recept verwijzing
vaccine: vaccin vaccins vaccinatie inenting
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
absence: afwezig afwezigheid gemist
grade: cijfer cijfers
results: resultaat resultaten uitslag
timetable: rooster dienstregeling
member: lid leden lidmaatschap
volunteer: vrijwilliger vrijwilligers
internship: stage stages stagiair
cv: cv sollicitatie
parttime: parttime deeltijd
bank_account: bankrekening rekeningnummer
loan: lening leningen hypotheek krediet
interest: rente rentetarief
atm: geldautomaat pinautomaat
cash: contant cash
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
council: gemeente gemeentehuis
police: politie
accident: ongeval ongeluk letsel
theft: diefstal gestolen
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
second_hand: tweedehands gebruikt
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
owner: eigenaar eigendom
admin: beheerder admin
guest: gast gasten bezoeker
companion: begeleider
senior: senior senioren gepensioneerd
family: gezin gezinnen familie
couple: stel koppel
women: dames vrouwen
men: heren mannen
equipment: uitrusting materiaal
private_lesson: privéles individueel
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
documents_needed: papieren documenten bewijs
retry: opnieuw herhalen
bounce: geweigerd geblokkeerd
unblock: deblokkeren vrijgeven
bring_along: begeleider begeleiding meegaan
day_pass: dagkaart dagticket losse_les dagpas los_kaartje
season_ticket: jaarkaart abonnement rittenkaart tienrittenkaart museumkaart
noshow: verschijnen missen gemist vergeten afwezig
keep_thing: bewaren bewaard bewaartermijn opslaan
injury: blessure gewond geblesseerd gebroken been arm
appliance: televisie tv apparaat apparaten elektronica wasmachine
bulky_waste: grofvuil grof_vuil meubels bank matras
recycling_centre: milieustraat stort afvalpunt milieupark
glass_paper: glas papier karton plastic flessen
fasting: nuchter eten ontbijten drinken
checkup: consult controle onderzoek spreekuur
operation: operatie ingreep opereren geopereerd
neutering: castratie castreren sterilisatie steriliseren
xray: röntgenfoto röntgen echo
teeth_cleaning: gebitsreiniging mondhygiëne tandsteen
braces: beugel orthodontie
symptoms: koorts hoest verkoudheid griep klachten
home_visit: huisbezoek thuis
travel: reis reizen
noise_neighbour: overlast herrie lawaai geluidsoverlast buren
mould: schimmel vocht
leak: lekkage lekt lekkende
blocked: verstopt verstopping gootsteen afvoer
heating: verwarming cv-ketel radiator ketel
key_lost: sleutel sleutels slot buitengesloten
rent_money: huur huurachterstand huurprijs
rent_increase: huurverhoging verhoging omhoog stijging
sublet: onderverhuren onderhuur airbnb
renovate: verbouwen verbouwing klussen schilderen
waiting_list: wachtlijst wachttijd
debt: schuld schulden achterstand deurwaarder
cant_pay: betalingsregeling betalen ophoesten
benefit: toeslag uitkering subsidie huurtoeslag
idcard: identiteitskaart paspoort id-kaart
residence: inschrijving verhuizen verhuizing verhuisd adreswijziging
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
pool_gear: zwembroek badpak badmuts
sheets: lakens beddengoed dekbed kussen
cot: kinderbed babybed kinderstoel
laundry: wasserij wasmachine wassen was
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
money_slang: geld poen centen
husband_wife: man vrouw echtgenoot partner
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
football: voetbal wedstrijd
lost_card: pas_kwijt nieuwe_pas kwijt
first_aid: ehbo ambulance eerste_hulp
poison: gif vergiftigd vergiftiging ingeslikt
rabbit_small: konijn konijnen hamster cavia
exotic: reptiel reptielen slang vogel vogels
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
own_food: picknick eigen_eten lunchpakket
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
fail_exam: zakken gezakt herkansing herkansen
sdk: sdk bibliotheek pakket
spreadsheet: spreadsheet excel csv rekenblad
customer: klant klanten
interpreter: tolk vertaler
playground: speeltuin speelplaats
mayor: burgemeester
election: verkiezing verkiezingen stemmen
filling: vulling vullingen
crown: kroon kronen
implant: implantaat implantaten
whitening: bleken
anaesthetic: verdoving narcose
eye_test: oogtest opticien ogen oogarts
hairdryer: föhn haardroger
theatre: theater bioscoop film films
out_of_hours: buiten_openingstijden nacht spoedpost
stop_using: inactief
full_price: volwassene volwassenen normaal_tarief vol_tarief
unemployed: werkloos werklozen werkzoekende uitkering
year_end: kerst kerstavond kerstdag oudjaar nieuwjaar december
`;
