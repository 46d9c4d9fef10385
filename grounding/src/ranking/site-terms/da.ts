export const da = `
phone: telefon telefonnummer ringe tlf nummer opkald
email: e-mail mail email skrive skriv mailadresse
contact: kontakt kundeservice hjælp kontakte fat_i ansvarlig
address: adresse gade vej beliggenhed ligger postnummer
map: kort find rutevejledning vej find_vej
hours: åbningstider åbningstid åbent åbner lukker lukket
weekdays: weekend hverdage hverdag åbent lukket
holiday: helligdag helligdage ferie jul påske
shop: butik butikker forretning afdeling filial
price: pris priser koster kostede omkostning gebyr takst hvad_koster
cheap: billig billigt billigere billigst
expensive: dyr dyrt dyrere
discount: rabat rabatter nedsat tilbud kampagne
code: kode rabatkode kupon
sale: udsalg nedsat
free: gratis vederlagsfrit uden_beregning
deposit: depositum forudbetaling pant
tax: skat moms told
delivery: levering levere fragt leveringstid forsendelse sende sender hjemmelevering porto > fri_fragt
parcel: pakke pakker
track: spore sporing sporingsnummer track_and_trace
late: forsinket forsinkelse ikke_ankommet
express: ekspres hurtig haster hurtigt
abroad: udland udlandet international
pickup: afhente afhentning hente
return: returnere retur returret fortrydelsesret sende_tilbage fortryde
refund: refusion tilbagebetaling refundere pengene_tilbage
exchange: bytte ombytning ombytte
cancel: afbestille aflyse annullere opsige opsigelse afmelding afmelde melde_fra udmelde
broken: ødelagt itu skadet fejl defekt gået_i_stykker
warranty: garanti reklamationsret
claim: reklamation reklamere klage
repair: reparation reparere ordne lappe fikse lave
spare: reservedel reservedele
size: størrelse størrelser mål
weight: vægt vejer
colour: farve farver
material: materiale stof læder bomuld uld
stock: lager tilgængelig udsolgt på_lager
pay: betale betaling betalingsmåder betalingsmetoder
card: kort kreditkort betalingskort dankort visa mastercard
cash: kontanter kontant
instalments: afdrag rater delbetaling > klarna
transfer: overførsel bankoverførsel bank
invoice: faktura kvittering bon
order: bestilling bestille ordre købe
giftcard: gavekort
valid: gyldig gyldighed gælder udløber
member: medlem medlemmer medlemskab kontingent
student: studerende studie studierabat elev studentermedhjælper
account: konto profil registrere oprette
login: logge_ind login logge
password: adgangskode kodeord glemt nulstille
delete: slette sletning
privacy: privatliv persondata personoplysninger gdpr
security: sikkerhed sikker krypteret
job: job stilling arbejde ansættelse ledige_stillinger ansætter
salary: løn timeløn
staff: personale ansatte medarbejdere team
boss: chef chefen direktør ejer leder forstander formand
owner: ejer ejeren ejes indehaver
rent: leje udlejning leje_ud
book: booke booking reservere reservation
appointment: tid tidsbestilling aftale møde
ticket: billet billetter indgang entré
event: arrangement arrangementer begivenhed
course: kursus kurser undervisning hold
teacher: lærer underviser instruktør
exam: prøve eksamen
certificate: bevis diplom attest
enrol: tilmelding tilmelde melde_til skrive_op
level: niveau begynder øvet
group: gruppe grupper deltagere
accommodation: overnatning værelse lejlighed bolig sove
breakfast: morgenmad morgenbuffet
meals: mad måltid spise > frokost middag aftensmad
lunch: frokost
dinner: middag aftensmad
room: værelse værelser lokale
checkin: ankomst indtjekning check_in
checkout: afrejse udtjekning check_ud
parking: parkering parkere parkeringsplads p-plads
bike: cykel cykler
bus: bus tog metro station stoppested letbane banegård
airport: lufthavn transfer taxa
pets: kæledyr husdyr dyr > hund hunde kat
dog: hund hunde hvalp > kæledyr husdyr
cat: kat katte > kæledyr husdyr
child: barn børn baby babyer søn datter unger
age: alder aldersgrænse år gammel
access: tilgængelig tilgængelighed handicap kørestol niveaufri
lift: elevator trapper
wifi: wifi internet netværk trådløst
doctor: læge læger
insurance: forsikring forsikret
emergency: nødstilfælde akut vagt
ill: syg sygdom
id: legitimation id-kort pas
environment: miljø bæredygtig bæredygtighed genbrug
charity: velgørenhed donation forening
plan: abonnement pakke plan
subscription: abonnement medlemskab
trial: prøveperiode prøve prøvetime
renew: forny fornyelse forlænge
limit: grænse maksimum
file: fil filer dokument
error: fejl problem fejlmeddelelse
app: app
mobile: mobil telefon
language: sprog
terms: vilkår betingelser handelsbetingelser
company: virksomhed firma selskab
about: historie grundlagt
news: nyheder nyt blog presse
newsletter: nyhedsbrev
feedback: anmeldelse anmeldelser mening
waiting: vente ventetid kø venteliste
lost: tabt mistet glemt
electricity: el strøm gas vand varme
cleaning: rengøring gøre_rent
towels: håndklæder håndklæde sengetøj
postpone: udsætte flytte pause bero
library: bibliotek
beginner: begynder begyndere nybegynder
online: online nettet internet
include: inkluderet inklusive med_i_prisen omfatter
allow: tilladt velkommen velkomne
forbid: forbudt
helmet: hjelm hjelme cykelhjelm
snow: sne
ski: ski skiløb
glove: handske handsker vanter
hat: hue hat kasket
sock: strømpe strømper sokker
trousers: bukser bukse jeans
shirt: skjorte skjorter trøje bluse
clothes: tøj beklædning
glasses: briller brille solbriller
watch: ur armbåndsur
lamp: lampe lamper pære
battery: batteri batterier akku
charger: oplader oplade
computer: computer pc bærbar
printer: printer printe
camera: kamera foto
kitchen: køkken
toy: legetøj spil
book_paper: bog bøger
instructions: vejledning brugsanvisning manual opskrift
wrapping: indpakning gaveindpakning
packaging: emballage indpakning kasse
car: bil biler køretøj
tyre: dæk hjul
swim: svømme svømning svømmehal bassin bade
sauna: sauna damp spa
gym: fitness træning træningscenter
yoga: yoga
massage: massage
hairdresser: frisør hår klipning
locker: skab skabe garderobe
luggage: bagage kuffert
toilet: toilet toiletter wc
shower: bruser brusebad bad
balcony: balkon terrasse have
view: udsigt
beach: strand strande
lake: sø søer
campsite: campingplads campingvogn camping
hotel: hotel
reception: reception
tour: rundvisning omvisning tur udflugt
exhibition: udstilling museum galleri
concert: koncert koncerter musik
seat: siddeplads plads pladser
restaurant: restaurant spisested
cafe: café kaffe
menu: menu retter menukort
vegetarian: vegetarisk vegetar
vegan: vegansk veganer
allergy: allergi allergier gluten glutenfri cøliaki
takeaway: takeaway afhentning
smoke: ryge rygning
party: fest fødselsdag bryllup
hire_room: mødelokale selskabslokale
noise: støj larm ro
rubbish: affald skrald skraldespand
dentist: tandlæge tænder tandpine
pharmacy: apotek medicin
prescription: recept henvisning
vaccine: vaccine vaccination
hospital: hospital sygehus klinik
pregnant: gravid graviditet
vet: dyrlæge
nursery: børnehave vuggestue dagpleje
childcare_gym: børnepasning legehjørne babysitter pasning
playground: legeplads legehjørne
school: skole skoler
university: universitet
absence: fravær
timetable: skema køreplan program
volunteer: frivillig frivillige
internship: praktik praktikplads lærling elev
cv: cv ansøgning
parttime: deltid
fine: bøde bøder
reminder: rykker påmindelse
contract: kontrakt aftale
notice_period: opsigelsesvarsel varsel
minimum_term: binding bindingsperiode
tenant: lejer udlejer
house: hus bolig lejlighed
moving: flytning flytte
neighbour: nabo naboer
key_door: nøgle nøgler lås
permit: tilladelse
driving_licence: kørekort
form: blanket formular
signature: underskrift underskrive
council: kommune rådhus borgerservice
mayor: borgmester
police: politi
accident: ulykke skade
theft: tyveri stjålet
weather: vejr regn
season: sæson sommer vinter forår efterår
night: nat nætter
radius: afstand langt kilometer
installation: installation montering
maintenance: vedligeholdelse service eftersyn
second_hand: brugt brugte genbrug
sample: prøve vareprøve
brand: mærke mærker fabrikat
origin: fremstillet oprindelse lavet kommer_fra
organic: økologisk
wholesale: engros forhandler
partner: partner samarbejdspartner
cookies: cookie cookies
minimum_order: mindstekøb
search: søge søgning
history: historik
username: brugernavn
guest: gæst gæster besøgende
companion: ledsager
senior: pensionist pensionister senior
family: familie familier
women: dame damer kvinder
men: herre herrer mænd
equipment: udstyr
boat: båd både
ferry: færge
bed: seng senge
furniture: møbel møbler
washing_machine: vaskemaskine
wash: vaske vask rense vaskes
drink: drikke drikkevarer
wine: vin
beer: øl
cake: kage kager
bread: brød
bakery: bager bageri
month: måned måneder månedlig
year: år årlig årligt
week: uge uger ugentlig
pain: smerte smerter ondt
parent: forælder forældre mor far
take_picture: fotografere billeder
borrow: låne lån udlån
donate: donere gave
entrance: indgang entré adgang
last_time: sidste senest
treatment: behandling behandlinger
documents_needed: papirer dokumenter
noshow: udeblivelse udebliver
season_ticket: årskort klippekort sæsonkort
day_pass: dagskort dagsbillet endagsbillet
checkup: undersøgelse tjek konsultation
operation: operation opereres indgreb
home_visit: hjemmebesøg
travel: rejse rejser
complaint: klage klager utilfreds
found_property: hittegods
laundry: vasketøj vaskeri
stroller: barnevogn klapvogn
baby_changing: puslebord puslerum bleer
guide_dog: førerhund servicehund
personal_trainer: træner personlig_træner
joining_fee: oprettelsesgebyr indmeldelsesgebyr
direct_debit: betalingsservice pbs
confirmation: bekræftelse bekræfte
change_booking: ændre flytte
friend: ven venner veninde
grandparents: bedsteforældre bedstemor bedstefar
teenager: teenager unge
wheelchair: kørestol rollator
first_aid: førstehjælp
capacity: pladser plads udsolgt fyldt
dance: dans danse
ebike: elcykel elcykler
swimming_lessons: svømmeskole svømmeundervisning
sheets: sengetøj lagen sengelinned
garage: garage
charging_ev: ladestander elbil
customer: kunde kunder
duration: varighed varer længde hvor_længe
deadline: frist sidste_frist senest
when: hvornår dato dag
minimum: mindst minimum
maximum: højst maks maksimum
`;
