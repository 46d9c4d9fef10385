export const sv = `
phone: telefon telefonnummer ringa nummer
email: e-post mejl email skriva
contact: kontakt kundtjänst hjälp
address: adress gata ligger
map: karta hitta vägbeskrivning väg
hours: öppettider öppet stängt öppnar stänger
weekdays: helg helger vardagar vardag öppet stängt
holiday: helgdag helgdagar semester jul påsk
shop: butik butiker affär
price: pris priser kostar kostnad avgift
cheap: billig billigare billigast
expensive: dyr dyrare
discount: rabatt rabatter
code: kod rabattkod kupong
sale: rea utförsäljning nedsatt
free: gratis kostnadsfri
deposit: deposition handpenning pant förskott
tax: skatt moms tull
delivery: leverans leverera frakt leveranstid fraktkostnad
parcel: paket
track: spåra spårning
late: försenad försening sen framme
express: express snabb brådskande
abroad: utomlands utlandet internationell
pickup: hämta upphämtning avhämtning
return: retur returnera ångerrätt returer skicka_tillbaka
refund: återbetalning återbetala pengarna_tillbaka
exchange: byte byta
cancel: avbeställa avboka säga_upp uppsägning avbokning
broken: trasig sönder skadad fel defekt
warranty: garanti
claim: reklamation reklamera klagomål
repair: reparation reparera laga
spare: reservdel reservdelar
size: storlek storlekar mått
weight: vikt väger
colour: färg färger
material: material tyg läder bomull ull
stock: lager tillgänglig slutsåld
pay: betala betalning betalningssätt
card: kort kreditkort betalkort visa mastercard
instalments: delbetalning avbetalning klarna
transfer: överföring banköverföring bank iban
invoice: faktura kvitto
order: beställning beställa köpa
giftcard: presentkort
valid: giltig giltighet gäller går_ut
points: poäng bonus medlem klubb
student: student studenter elev
account: konto profil registrera
login: logga_in inloggning login
password: lösenord glömt återställa
delete: radera ta_bort borttagning
privacy: integritet personuppgifter data gdpr
security: säkerhet säker krypterad
job: jobb lediga_tjänster arbeta
salary: lön ersättning
staff: personal anställda medarbetare team
boss: chef chefen direktör ägare föreståndare
rent: hyra uthyrning
book: boka bokning
appointment: tid tidsbokning möte bokning
ticket: biljett biljetter inträde entré
event: evenemang workshop
course: kurs kurser
teacher: lärare instruktör
exam: prov examen tentamen
certificate: intyg diplom certifikat
enrol: anmälan anmäla registrera
level: nivå nybörjare fortsättning avancerad
group: grupp grupper deltagare max
accommodation: boende logi rum lägenhet
breakfast: frukost mat lunch middag
room: rum sal
checkin: ankomst incheckning
checkout: avresa utcheckning
parking: parkering
bike: cykel cyklar
bus: buss tåg tunnelbana station hållplats
airport: flygplats transfer taxi
pets: hund hundar husdjur katt katter djur
child: barn bebis ungdomar son dotter
age: ålder år minimiålder vuxna
access: tillgänglig tillgänglighet rullstol
lift: hiss trappor
wifi: wifi internet trådlöst
doctor: läkare doktor vård
insurance: försäkring försäkrad
emergency: nödfall akut jour
ill: sjuk sjukdom
visa: visum uppehållstillstånd
id: legitimation id-kort pass
environment: miljö hållbar hållbarhet återvinning
charity: välgörenhet donation förening
plan: abonnemang paket plan prisplan
subscription: abonnemang prenumeration medlemskap
trial: provperiod prova test
upgrade: uppgradera högre
downgrade: nedgradera lägre
user: användare plats
invite: bjuda_in inbjudan
role: roll roller behörighet
remove_person: ta_bort
renew: förnya förlänga förlängning
limit: gräns max
storage: lagring utrymme
backup: säkerhetskopia återställa
export: exportera export ladda_ner
import: importera import ladda_upp
file: fil filer dokument
integrate: integration koppla ansluta
sync: synkronisera synk uppdatera
api: api
key: nyckel nycklar token
rotate: rotera återkalla
error: fel problem felmeddelande
slow: långsam
old: gammal gamla
notification: avisering notis aviseringar
mobile: mobil telefon surfplatta
app: app
browser: webbläsare
os: operativsystem ios android windows
language: språk
sso: sso
twofactor: tvåfaktor 2fa
settings: inställningar konfigurera
embed: bädda_in
share: dela delning
server: server driftas
uptime: drifttid driftstopp avbrott
support: support hjälp kundtjänst
wash: tvätta tvätt rengöra skötsel
waterproof: vattentät impregnera
sole: sula sulor
shoe: sko skor kängor
jacket: jacka jackor
tent: tält
bag: väska ryggsäck
try: prova passa
vegan: vegansk
opening_date: start börjar datum
deadline: sista_dag deadline senast
duration: längd tid varar
when: när datum dag
minimum: minst minimum
maximum: högst max maximum
question: fråga frågor faq
terms: villkor avtal
law: lag domstol
company: företag bolag
about: historia grundat
news: nyheter blogg press
newsletter: nyhetsbrev avregistrera
feedback: omdöme recension åsikt
waiting: vänta väntetid kö
lost: borttappad förlorat tappat
electricity: el ström gas vatten värme uttag elektricitet
cleaning: städning städa
towels: handdukar lakan
postpone: skjuta_upp boka_om pausa frysa
library: bibliotek
beginner: nybörjare
online: online nätet distans
inperson: på_plats fysisk
include: ingår inkluderat
allow: tillåtet tillåtna välkomna
forbid: förbjudet förbjuden
gas: gas bränsle
bulky: skrymmande
helmet: hjälm hjälmar
rope: rep linor
snow: snö
snowshoes: snöskor
ski: skidor skidåkning
glove: handske handskar vantar
hat: mössa hatt keps
sock: strumpa strumpor
trousers: byxa byxor jeans
shirt: skjorta skjortor tröja
underwear: underkläder
clothes: kläder plagg
glasses: glasögon solglasögon
watch: klocka armbandsur
lamp: lampa lampor glödlampa
battery: batteri batterier
charger: laddare ladda
computer: dator datorer laptop
printer: skrivare skriva_ut
camera: kamera foto
kitchen: kök laga_mat
toy: leksak leksaker spel
book_paper: bok böcker lärobok
instructions: bruksanvisning instruktioner manual
wrapping: inslagning presentinslagning
packaging: förpackning kartong låda
label: etikett fraktsedel
scooter: elsparkcykel moped
car: bil bilar fordon
tyre: däck hjul
motorway: motorväg väg avfart
swim: simma simning bassäng pool
sauna: bastu spa
gym: gym träning
yoga: yoga
massage: massage
hairdresser: frisör hår klippning
locker: skåp förvaringsskåp garderob
luggage: bagage resväska
toilet: toalett toaletter wc
shower: dusch duschar bad
airconditioning: luftkonditionering
balcony: balkong terrass trädgård
view: utsikt
beach: strand stränder
lake: sjö sjöar
mountain: berg fjäll
campsite: camping husvagn
hostel: vandrarhem pensionat
hotel: hotell
reception: reception
tour: guidning rundtur utflykt
audioguide: audioguide
exhibition: utställning museum galleri
concert: konsert konserter musik föreställning
seat: sittplats plats
restaurant: restaurang restauranger
cafe: kafé kaffe matsal
menu: meny rätter
vegetarian: vegetarisk
allergy: allergi allergier gluten
takeaway: hämtmat avhämtning
smoke: röka rökning
party: fest kalas födelsedag bröllop
hire_room: konferensrum mötesrum
noise: buller ljud tyst
rubbish: sopor avfall
dentist: tandläkare tänder
pharmacy: apotek medicin läkemedel
prescription: recept remiss
vaccine: vaccin vaccination
hospital: sjukhus klinik
pregnant: gravid graviditet
blood: blod blodprov
therapy: terapi sjukgymnastik behandling
vet: veterinär
nursery: förskola dagis
school: skola skolor
university: universitet högskola
scholarship: stipendium bidrag
homework: läxa läxor
absence: frånvaro frånvarande
grade: betyg poäng
results: resultat
timetable: schema tidtabell
member: medlem medlemmar medlemskap
volunteer: volontär volontärer frivillig
internship: praktik praktikplats lärling
cv: cv ansökan
parttime: deltid
bank_account: bankkonto kontonummer
loan: lån bolån kredit
interest: ränta räntor
atm: bankomat
cash: kontanter kontant
paypal: paypal swish
currency: valuta växelkurs
tip: dricks
fine: böter straffavgift
reminder: påminnelse
declined: nekad avvisad misslyckad
contract: avtal kontrakt
notice_period: uppsägningstid
tenant: hyresgäst hyresvärd
house: hus lägenhet bostad
moving: flytt flytta
neighbour: granne grannar
key_door: nyckel nycklar lås
permit: tillstånd
driving_licence: körkort
form: blankett formulär
signature: underskrift skriva_under
birth_certificate: födelsebevis födelse
council: kommun stadshus
police: polis
accident: olycka olyckor skada
theft: stöld stulen
weather: väder regn
season: säsong sommar vinter vår höst
night: natt nätter
morning_time: morgon förmiddag
evening_time: kväll kvällar
radius: avstånd långt kilometer meter
installation: installation installera montering
assembly: montering montera
maintenance: underhåll service
disposal: bortforsling återvinning
second_hand: begagnad begagnat andrahands
tradein: inbyte
sample: prov provbit
custom: personlig måttbeställd gravyr
brand: märke märken tillverkare
origin: tillverkad ursprung
organic: ekologisk
wholesale: grossist återförsäljare
partner: partner partners
press_media: press media
cookies: cookie cookies kakor
guest_checkout: som_gäst
wishlist: önskelista favoriter
basket: varukorg kundvagn
preorder: förbeställa förhandsbeställning
minimum_order: minsta_beställning
signature_delivery: säker_plats
opening_new: nyheter lansering
dashboard: instrumentpanel översikt
report: rapport rapporter statistik
chart: diagram graf
template: mall mallar
filter: filter filtrera
search: sök söka sökning
domain: domän domäner
webhook: webhook webhooks
duplicate: dubblett dubbletter dubbelt
history: historik versioner logg
undo: ångra återställ
offline: offline
username: användarnamn
avatar: profilbild avatar
timezone: tidszon
spam: skräppost spam
verification_code: verifieringskod
owner: ägare ägande
admin: administratör admin
guest: gäst gäster besökare
companion: ledsagare sällskap
senior: pensionär senior
family: familj familjer
couple: par
women: dam damer kvinnor
men: herr herrar män
equipment: utrustning
private_lesson: privatlektion enskild
medical_note: läkarintyg
badge: passerkort
boat: båt båtar
ferry: färja färjor
kayak: kajak kajaker
canoe: kanot kanoter
mattress: madrass madrasser
bed: säng sängar
sofa: soffa soffor
table: bord skrivbord
chair: stol stolar
furniture: möbel möbler
washing_machine: tvättmaskin tvättstuga
fridge: kylskåp frys
jewellery: smycke smycken
dress: klänning klänningar
skirt: kjol kjolar
drink: dryck drycker
wine: vin viner
beer: öl
cake: tårta kaka
bread: bröd
bakery: bageri
month: månad månader månadsvis
year: år årlig årligen årsvis
week: vecka veckor veckovis
fear: rädd rädsla ångest
pain: smärta värk ont
parent: förälder föräldrar mamma pappa vårdnadshavare
take_picture: fotografera foton bilder
borrow: låna lån utlåning
donate: skänka donera gåva
entrance: entré inträde ingång
last_time: sista senaste
treatment: behandling behandlingar
substitute: ersättare vikarie
documents_needed: papper handlingar dokument intyg
retry: igen upprepa
bounce: studsar blockerad spärrad
unblock: avblockera låsa_upp
bring_along: medföljande sällskap
day_pass: dagskort dagspass engångsbiljett engångskort
season_ticket: årskort klippkort säsongskort
noshow: utebli uteblivet missa missat glömma
keep_thing: spara sparas förvara förvaras
injury: skada skadad bruten ben arm
appliance: tv teve apparat apparater elektronik
bulky_waste: grovsopor möbler soffa madrass
recycling_centre: återvinningscentral tipp återvinning
glass_paper: glas papper kartong plast flaskor
fasting: fastande äta dricka
checkup: undersökning kontroll besök konsultation
operation: operation opereras ingrepp
neutering: kastrering kastrera sterilisering
xray: röntgen ultraljud
teeth_cleaning: tandhygienist tandstensborttagning tandrengöring
braces: tandställning
symptoms: feber hosta förkylning influensa symtom
home_visit: hembesök
travel: resa resor
noise_neighbour: störning oväsen grannar
mould: mögel fukt
leak: läcka läckage vattenskada
blocked: stopp avlopp
heating: värme element panna
key_lost: nyckel nycklar lås låssmed
rent_money: hyra hyran
rent_increase: hyreshöjning höjning höjs
sublet: andrahand hyra_ut airbnb
renovate: renovera renovering bygga_om
waiting_list: kö väntelista kötid
debt: skuld skulder kronofogden
cant_pay: betalningssvårigheter betala
benefit: bidrag bostadsbidrag
idcard: id-kort pass legitimation
residence: folkbokföring flytt flytta
marriage: vigsel bröllop gifta
death: dödsfall begravning
dog_tax: hundskatt hund
building_permit: bygglov
fireworks: fyrverkeri fyrverkerier
complaint: klagomål klaga missnöjd
objection: överklaga invändning
found_property: hittegods upphittat borttappat
barbecue: grill grilla grillning
campfire: eld lägereld
pool_gear: badkläder badbyxor baddräkt badmössa
sheets: lakan sängkläder täcke
cot: barnsäng spjälsäng
laundry: tvätt tvättstuga tvättmaskin
groceries: mataffär livsmedel handla
tourist_tax: turistskatt
late_arrival: sent midnatt
half_board: halvpension
full_board: helpension
stroller: barnvagn
baby_changing: skötbord blöjor
guide_dog: ledarhund assistanshund
bag_check: ryggsäck väska garderob
stuff: saker grejer tillhörigheter
photo_rules: filma video foto fotografera
personal_trainer: tränare personlig_tränare
induction: introduktion
childcare_gym: barnpassning barnvakt
showers: dusch omklädningsrum
joining_fee: anmälningsavgift startavgift
direct_debit: autogiro
minimum_term: bindningstid
warmwater: varmvatten temperatur
quiet_hours: tystnad
server_place: lagras servrar
nonprofit_discount: ideella föreningar
trial_length: provperiod testperiod prova
close_account: stänga_konto avsluta
sick_leave: sjukanmälan sjuk sjukskriven
vacation_leave: semester ledighet
shift: skift pass schema
clock_in: stämpla stämpelklocka
break_pause: rast raster paus
sms: sms
manual_help: komma_igång guide
desktop: dator pc mac windows
not_working: fungerar_inte kraschar hänger_sig
expired_code: utgången kod
money_slang: pengar stålar
husband_wife: make maka sambo
friend: vän vänner kompis gäst
grandparents: mormor morfar farmor farfar äldre
teenager: tonåring tonåringar ungdom ungdomar
toddler: småbarn bebis spädbarn
school_class: skolklass skolklasser
birthday_party: kalas födelsedag
wheelchair: rullstol rullator
blind_deaf: blind döv teckenspråk
loan_period: lånetid
library_card: lånekort bibliotekskort
late_return: försening förseningsavgift
printing: skriva_ut kopiera utskrift skanna
study_place: studieplats läsesal
homepage_apply: ansöka ansökan söka
pick_up_person: hämta hämtas
bring_item: ta_med medföra
change_booking: ändra omboka flytta
confirmation: bekräftelse bekräfta
winner: vinna tävling vinnare
football: fotboll match lag
lost_card: tappat_kort nytt_kort
first_aid: första_hjälpen ambulans
poison: gift förgiftad förgiftning
rabbit_small: kanin kaniner hamster marsvin
exotic: reptil ormar fågel fåglar
grooming: hundfrisör trimning
pet_food: foder hundmat kattmat
adopt: adoptera adoption djurhem
puppy: valp valpar kattunge kull
solar: solceller solpaneler
garage: garage
charging_ev: laddstolpe elbil ladda
speed_trial: provträning prova-på
dresscode: klädkod klädsel
alcohol: alkohol vin öl
own_food: matsäck picknick
kids_menu: barnmeny
reserve_table: bord boka_bord
opening_today: idag imorgon nu
capacity: kapacitet platser fullt fullbokat
safe_deposit: kassaskåp värdeskåp
guarantee_satisfaction: nöjd ångerrätt ånger
pilates: pilates
accountant: revisor bokföring redovisning
logo: logotyp logga brevpapper
driving: köra körning körskola körlektion
fail_exam: underkänd kugga kuggad omprov
sdk: sdk bibliotek paket
spreadsheet: kalkylblad excel csv
customer: kund kunder
interpreter: tolk översättare
playground: lekplats
mayor: borgmästare
election: val rösta röstning
filling: fyllning
crown: krona
implant: implantat
whitening: blekning
anaesthetic: bedövning narkos
eye_test: synundersökning optiker ögon
hairdryer: hårtork
theatre: teater bio film filmer
out_of_hours: jour natten jourtid
stop_using: inaktiv
full_price: vuxen vuxna ordinarie_pris
unemployed: arbetslös arbetslösa arbetssökande
year_end: jul julafton nyår nyårsafton december
`;
