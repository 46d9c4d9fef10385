export const sv = `
phone: telefon telefonnummer ringa nummer samtal
email: e-post mejl email skriva mejla mail epost
contact: kontakt kundtjänst hjälp kontakta nå prata_med höra_av ansvarig
address: adress gata ligger var_ligger gatuadress postnummer
map: karta hitta vägbeskrivning väg hitta_hit
hours: öppettider öppet stängt öppnar stänger stängningsdags
weekdays: helg helger vardagar vardag öppet stängt
holiday: helgdag helgdagar semester jul påsk röd_dag midsommar lov
shop: butik butiker affär filial
price: pris priser kostar kostnad avgift vad_kostar taxa
cheap: billig billigare billigast billigt prisvärd
expensive: dyr dyrare
discount: rabatt rabatter prisavdrag kampanj studentrabatt pensionärsrabatt
code: kod rabattkod kupong
sale: rea utförsäljning nedsatt
free: gratis kostnadsfri kostnadsfritt utan_kostnad
deposit: deposition handpenning pant förskott
tax: skatt moms tull
delivery: leverans leverera frakt leveranstid fraktkostnad skicka hemleverans porto frakten frakter leveranser
parcel: paket
track: spåra spårning
late: försenad försening sen framme inte_kommit
express: express snabb brådskande snabbt bråttom
abroad: utomlands utlandet internationell internationellt
pickup: hämta upphämtning avhämtning
return: retur returnera ångerrätt returer skicka_tillbaka lämna_tillbaka
refund: återbetalning återbetala pengarna_tillbaka få_tillbaka stålar_tillbaka
exchange: byte byta omtag
cancel: avbeställa avboka säga_upp uppsägning avbokning hoppa_av avanmäla sluta gå_ur
broken: trasig sönder skadad fel defekt paj kass
warranty: garanti
claim: reklamation reklamera klagomål
repair: reparation reparera laga fixa lagar reparerar
spare: reservdel reservdelar
size: storlek storlekar mått strl
weight: vikt väger
colour: färg färger
material: material tyg läder bomull ull
stock: lager tillgänglig slutsåld i_lager slut finns_kvar
pay: betala betalning betalningssätt betalsätt
card: kort kreditkort betalkort visa mastercard
amex: amex american_express
instalments: delbetalning avbetalning delbetala dela_upp > klarna
transfer: överföring banköverföring bank iban
invoice: faktura kvitto
order: beställning beställa köpa handla köp
giftcard: presentkort
valid: giltig giltighet gäller går_ut
points: poäng bonus medlem klubb
student: student studenter elev studerande
account: konto profil registrera
login: logga_in inloggning login
password: lösenord glömt återställa lösen
delete: radera ta_bort borttagning
privacy: integritet personuppgifter data gdpr
security: säkerhet säker krypterad
job: jobb lediga_tjänster arbeta arbete jobba tjänst jobbet sommarjobb
salary: lön ersättning timlön
staff: personal anställda medarbetare team
boss: chef chefen direktör ägare föreståndare rektor vd
rent: hyra uthyrning
book: boka bokning
appointment: tid tidsbokning möte bokning boka_tid
ticket: biljett biljetter inträde entré
event: evenemang workshop
course: kurs kurser lektion lektioner
teacher: lärare instruktör lärarinna
exam: prov examen tentamen tenta
certificate: intyg diplom certifikat
enrol: anmälan anmäla registrera skriva_in
level: nivå nybörjare fortsättning avancerad
group: grupp grupper deltagare max
accommodation: boende logi rum lägenhet övernatta övernattning sova
breakfast: frukost > mat
meals: mat måltid måltider > frukost lunch middag
lunch: lunch > mat
dinner: middag kvällsmat > mat
room: rum sal
checkin: ankomst incheckning
checkout: avresa utcheckning
parking: parkering parkera parkeringsplats parkeringsplatser parkeringen
bike: cykel cyklar hoj
bus: buss tåg tunnelbana station hållplats spårvagn kollektivtrafik
airport: flygplats transfer taxi
pets: husdjur djur > hund hundar katt katter
dog: hund hundar labrador pudel tax vovve > husdjur djur
cat: katt katter kisse > husdjur djur
child: barn bebis ungdomar son dotter unge ungar
age: ålder år minimiålder vuxna
access: tillgänglig tillgänglighet rullstol handikapp rörelsehinder
lift: hiss trappor
wifi: wifi internet trådlöst
doctor: läkare doktor vård
insurance: försäkring försäkrad
emergency: nödfall akut jour
ill: sjuk sjukdom
visa: visum uppehållstillstånd
id: legitimation id-kort pass leg
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
remove_person: ta_bort sparka_ut kasta_ut utesluta
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
os: operativsystem > ios android windows
windows: windows > operativsystem
ios: ios > operativsystem
android: android > operativsystem
language: språk
sso: sso
twofactor: tvåfaktor 2fa
settings: inställningar konfigurera
embed: bädda_in
share: dela delning
server: server driftas
uptime: drifttid driftstopp avbrott
support: support hjälp kundtjänst
wash: tvätta tvätt rengöra skötsel tvättråd
waterproof: vattentät impregnera
sole: sula sulor
shoe: sko skor kängor stövlar gympaskor
jacket: jacka jackor kappa
tent: tält
bag: väska ryggsäck
try: prova passa
vegan: vegansk
opening_date: start börjar datum startar
deadline: sista_dag deadline senast sista_datum
duration: längd tid varar hur_länge
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
waiting: vänta väntetid kö väntetider
lost: borttappad förlorat tappat
electricity: el ström gas vatten värme uttag elektricitet
cleaning: städning städa
towels: handdukar lakan
postpone: skjuta_upp boka_om pausa frysa uppskjuta
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
swim: simma simning bassäng pool bada simhall
sauna: bastu spa
gym: gym träning
yoga: yoga
massage: massage
hairdresser: frisör hår klippning
locker: skåp förvaringsskåp garderob
luggage: bagage resväska
toilet: toalett toaletter wc toa dass toaletten
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
restaurant: restaurang restauranger krog
cafe: kafé kaffe matsal fika
menu: meny rätter
vegetarian: vegetarisk
allergy: allergi allergier gluten allergisk glutenfri
takeaway: hämtmat avhämtning
smoke: röka rökning cigarett
party: fest kalas födelsedag bröllop
hire_room: konferensrum mötesrum
noise: buller ljud tyst
rubbish: sopor avfall soptunna
dentist: tandläkare tänder tandvärk
pharmacy: apotek medicin läkemedel
prescription: recept remiss
vaccine: vaccin vaccination spruta
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
internship: praktik praktikplats lärling praktikant
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
council: kommun stadshus kommunhus
police: polis
accident: olycka olyckor skada
theft: stöld stulen snodd
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
second_hand: begagnad begagnat andrahands andrahand
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
owner: ägare ägande ägaren ägarna äger
admin: administratör admin
guest: gäst gäster besökare
companion: ledsagare sällskap
senior: pensionär senior pensionärer
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
fear: rädd rädsla ångest skräck
pain: smärta värk ont
parent: förälder föräldrar mamma pappa vårdnadshavare
take_picture: fotografera foton bilder
borrow: låna lån utlåning
donate: skänka donera gåva
entrance: entré inträde ingång
last_time: sista senaste
treatment: behandling behandlingar
substitute: ersättare vikarie
documents_needed: papper handlingar dokument intyg > medtag
retry: igen upprepa
bounce: studsar blockerad spärrad
unblock: avblockera låsa_upp
bring_along: medföljande sällskap
day_pass: dagskort dagspass engångsbiljett engångskort dagsbiljett
season_ticket: årskort klippkort säsongskort
noshow: utebli uteblivet missa missat glömma uteblivet_besök
keep_thing: spara sparas förvara förvaras
injury: skada skadad bruten ben arm
appliance: tv teve apparat apparater elektronik
bulky_waste: grovsopor möbler soffa madrass gamla_möbler
recycling_centre: återvinningscentral tipp återvinning sopstation
glass_paper: glas papper kartong plast flaskor
fasting: fastande äta dricka på_fastande
checkup: undersökning kontroll besök konsultation
operation: operation opereras ingrepp operera kirurgi
neutering: kastrering kastrera sterilisering sterilisera
xray: röntgen ultraljud
teeth_cleaning: tandhygienist tandstensborttagning tandrengöring
braces: tandställning
symptoms: feber hosta förkylning influensa symtom
home_visit: hembesök
travel: resa resor
noise_neighbour: störning oväsen grannar
mould: mögel fukt
leak: läcka läckage vattenskada läcker
blocked: stopp avlopp igensatt
heating: värme element panna
key_lost: nyckel nycklar lås låssmed
rent_money: hyra hyran
rent_increase: hyreshöjning höjning höjs
sublet: andrahand hyra_ut airbnb
renovate: renovera renovering bygga_om
waiting_list: kö väntelista kötid
debt: skuld skulder kronofogden
cant_pay: betalningssvårigheter betala pank inga_pengar
benefit: bidrag bostadsbidrag
idcard: id-kort pass legitimation
residence: folkbokföring flytt flytta flyttanmälan
marriage: vigsel bröllop gifta gifta_sig
death: dödsfall begravning
dog_tax: hundskatt hund
building_permit: bygglov
fireworks: fyrverkeri fyrverkerier
complaint: klagomål klaga missnöjd
objection: överklaga invändning överklagan
found_property: hittegods upphittat borttappat
barbecue: grill grilla grillning
campfire: eld lägereld
pool_gear: badkläder badbyxor baddräkt
swim_cap: badmössa badmössor
sheets: lakan sängkläder täcke
cot: barnsäng spjälsäng
laundry: tvätt tvättstuga tvättmaskin tvätta
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
money_slang: pengar stålar deg cash
husband_wife: make maka sambo
friend: vän vänner kompis gäst polare
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
exotic: reptil ormar fågel fåglar papegoja sköldpadda orm
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
filling: fyllning hål
crown: krona
implant: implantat
whitening: blekning tandblekning
anaesthetic: bedövning narkos
eye_test: synundersökning optiker ögon
hairdryer: hårtork
theatre: teater bio film filmer
out_of_hours: jour natten jourtid
stop_using: inaktiv
full_price: vuxen vuxna ordinarie_pris ordinarie
unemployed: arbetslös arbetslösa arbetssökande
year_end: jul julafton nyår nyårsafton december
crampons: stegjärn broddar
sleeping_bag: sovsäck sovsäckar
avalanche_gear: lavin laviner
harness: sele
climbing: bouldering
walking_poles: stavar
camping_stove: stormkök spritkök
torch: ficklampa pannlampa
blister: skavsår skoskav
ski_service: vallning valla skidvallning
zip: dragkedja blixtlås
breathable: andningsbar ventilerande membran
insole: iläggssula inläggssulor skoinlägg
laces: skosnören skosnöre
fair_trade: rättvisemärkt etisk barnarbete
harmful_substances: pfas pfc giftig skadliga_ämnen
animal_welfare: djurskydd djurvälfärd
carbon_footprint: co2 utsläpp koldioxid klimatavtryck
uniform: uniform
price_match: prisgaranti prismatch lägsta_pris
counterfeit: äkthet
scam: bedrägeri nätfiske phishing bluffmejl
pickup_point: utlämningsställe
missed_delivery: inte_hemma ingen_hemma
wrong_item: fel_vara felleverans fel_produkt
missing_item: ofullständig saknad_vara saknas_delar
modify: redigera korrigera modifiera
gift_message: gratulationskort hälsningskort gåvohälsning
tailor: skräddare sömmerska korta_av lägga_upp
shrink: krympa krymper krympt
ironing: stryka strykjärn strykbräda
stain: fläck fläckar fläckig
smell: lukt luktar stinker
dry_cleaning: kemtvätt kemtvätta
brochure: katalog broschyr broschyrer
advice: rådgivning rådgivare rekommendera rekommendation
puncture: punktering punka punkterat
ebike: elcykel elcyklar elcykeln e-bike
electric: elektrisk elektriska elektriskt
umbrella: paraply
transfer_ownership: överlåta överlåtelse byta_ägare ägarbyte
annual_billing: årsbetalning årsabonnemang årlig_betalning
billing_cycle: debiteringsperiod
prorated: proportionellt proportionerligt pro_rata
auto_renew: automatisk_förnyelse förnyas_automatiskt
double_charge: dubbel_dragning betalat_dubbelt
unknown_charge: okänd_debitering okänt_köp
chargeback: återdebitering chargeback
data_retention: gallring bevarandetid
dpa: dpa
compliance: regelefterlevnad iso27001 soc2
sla: sla
response_time: svarstid svarstider svarar
status_page: statussida
support_ticket: felanmälan
suggestion: förslag förbättringsförslag
roadmap: roadmap färdplan kommande_funktioner
changelog: changelog
beta: beta betaversion
custom_field: anpassade_fält egna_fält
tag: tagg taggar
archive: arkivera arkiverad arkivering
bulk_edit: massredigering flera_samtidigt
merge: sammanfoga slå_ihop sammanslagning
clone: duplicera klona
shortcut: kortkommando kortkommandon
dark_mode: mörkt_läge nattläge
calendar: kalender kalendrar ical
comment: kommentar kommentarer kommentera
read_only: läsbehörighet endast_läsa
shared_link: offentlig_länk
white_label: egen_profilering
provisioning: scim
logout: logga_ut utloggad utloggning
file_size: filstorlek
sandbox: sandlåda testmiljö testläge
self_hosted: egen_server self_hosted on_premise
open_source: öppen_källkod källkod opensource
software_licence: licens licenser licensnyckel
uninstall: avinstallera avinstallation
system_requirements: systemkrav hårdvarukrav
software_update: senaste_versionen
rollback: rollback tidigare_version återgå
migration: migrera migrering migration
deploy: deploya
docker: docker dockerfile docker_compose
restart: starta_om omstart
factory_reset: fabriksåterställning fabriksinställningar
troubleshooting: felsökning felsöka debugga
memory_usage: ram minnesanvändning
scaling: skalbarhet kluster hög_tillgänglighet lastbalansering
database: databas databaser postgres mysql
firewall: proxy vitlista
ssl: ssl tls https
command_line: kommandorad kommandotolk cli bash powershell
plugin: plugin insticksprogram
config_file: config yaml
cache: cache cacheminne rensa_cachen
scheduled_job: cron schemalagd_uppgift cronjobb
end_of_life: utgått utfasad
monitoring: monitorering
on_call: beredskap
mute: tysta stör_ej
threshold: tröskelvärde
chat: chatt chatta livechatt
livestream: livesändning webbinarium
placement_test: nivåtest placeringstest
host_family: värdfamilj värdfamiljer
class_size: klasstorlek
intensive_course: intensivkurs intensiv
holiday_camp: lovläger kollo
course_materials: kursmaterial kursbok läromedel
native_speaker: modersmål modersmålstalare infödd
excursion: dagsutflykt
catch_up_class: ta_igen
attendance: närvaro närvaroplikt
school_term: läsår
entry_requirements: antagningskrav antagning
tuition_fees: kursavgift
school_meals: skolmat skollunch
settling_in: inskolning skolas_in
parents_evening: utvecklingssamtal
lice: löss huvudlöss
open_day: öppet_hus informationskväll
degree: kandidatexamen
study_credits: ects
study_abroad: utbytesstudier utbytestermin erasmus
thesis: avhandling
extra_bed: bäddsoffa
room_service: roomservice
housekeeping: städerska
early_checkin: tidig_incheckning tidigare_incheckning
late_checkout: sen_utcheckning senare_utcheckning
electric_hookup: elanslutning elstolpe elplats
motorhome: husbil husbilar
holiday_cabin: stuga stugor glamping
chemical_toilet: latrintömning gråvatten kassetttoalett
drinking_water: kranvatten
mosquitoes: mygg myggor insekter
fishing: fiske fiskekort
horse_riding: häst hästar ridning rida ponny
golf: golf golfbana
tennis: tennis tennisbana
set_menu: dagens_lunch dagens_rätt
outdoor_seating: uteservering sitta_ute äta_ute
spicy: kryddstark hetta kryddig
corkage: korkavgift eget_vin
leftovers: doggybag matrester
lactose: laktos laktosfri mjölkfri
gift_shop: museibutik souvenir souvenirer
last_admission: sista_insläpp sista_inträde
subtitles: textning textad
standing_ticket: ståplats ståplatser
seating_plan: salongskarta välja_plats
resale: vidareförsäljning sälja_vidare
lineup: artister
choir: kör körer sjunga
rehearsal: repetition repetitioner repetera
ebook: läsplatta
interlibrary_loan: fjärrlån fjärrlåna
book_drop: återlämningslåda bokinkast
swimming_lessons: simskola simlektioner simkurs
lane_swimming: simma_längder
water_slide: rutschkana
paddling_pool: barnbassäng plaskdamm
lifeguard: badvakt livräddare badvärd
free_weights: fria_vikter hantlar styrketräning
busy_times: rusningstid trängsel mycket_folk
nutrition: kost kostråd dietist
new_patient: ny_patient nya_patienter lista_sig
medical_records: patientjournal journaler journalkopia
childbirth: föda
contraception: preventivmedel preventivmedelsrådgivning spiral
mental_health: psykolog psykoterapi psykiater psykisk_hälsa depression
dermatology: hudläkare dermatolog hudcancer
gynaecology: gynekolog gynekologi cellprov
paediatrics: barnläkare
hearing_aid: hörapparat hörapparater hörseltest
contact_lenses: linser
side_effects: biverkning biverkningar
dosage: dosering dos doser
video_consultation: vårdsamtal_online
tooth_extraction: visdomstand visdomständer tandutdragning
root_canal: rotfyllning rotbehandling
dentures: tandprotes löständer
parasites: loppor avmaskning
microchip: chipmärkning chippa id_märkning
euthanasia: avlivning avliva
pet_boarding: hundpensionat hunddagis kattpensionat
dog_training: hundkurs valpkurs hundträning
insurance_premium: premie premien
report_damage: anmäla_skada
liability: ansvarsförsäkring ansvarsskydd
no_claims_bonus: skadefria_år
online_banking: bankapp
block_card: spärra_kort spärra_kortet kortspärr
savings_account: sparkonto spara_pengar
joint_account: gemensamt_konto delat_konto
power_of_attorney: fullmakt fullmakter
investing: investera investering aktier fonder etf
hazardous_waste: farligt_avfall färgburkar
garden_waste: kompost
parking_fine: felparkering
street_damage: potthål gatubelysning lyktstolpe
roadworks: vägarbete vägarbeten omledning avstängd_väg
start_business: starta_företag enskild_firma
tax_return: deklaration deklarera inkomstdeklaration
criminal_record: belastningsregister belastningsregistret
citizenship: medborgarskap svensk_medborgare
asylum: asyl flykting flyktingar asylsökande
cemetery: grav gravplats gravsten
divorce: skilsmässa skilja_sig äktenskapsskillnad
inheritance: arv arvinge bouppteckning ärva
notary: notarie notarius notarius_publicus
certified_copy: vidimerad_kopia vidimera apostille
power_cut: elavbrott
meter_reading: mätaravläsning mätarställning elmätare
water_hardness: hårt_vatten kalkhaltigt
final_bill: slutfaktura årsavräkning
green_power: grön_el förnybar_energi
switch_provider: byta_elbolag byta_leverantör byta_operatör
gas_leak: gasläcka gaslukt
broadband: fiber bredband
mobile_coverage: täckning ingen_täckning
sim_card: simkort sim esim
roaming: roaming surfa_utomlands
number_porting: behålla_nummer
mobile_data: surfmängd
router: router modem
prepaid: fylla_på tanka_kortet ladda_kontantkort
internet_speed: bandbredd mbit
strike: strejk strejker strejka
connecting_service: byta_tåg
seat_reservation: boka_plats
platform: perrong perronger plattform
fare_zone: zon zoner taxezon
fare_evasion: tjuvåka plankning utan_biljett
hand_luggage: handbagage kabinbagage kabinväska
liquids: vätska vätskor
boarding_pass: boardingkort ombordstigningskort
unaccompanied_minor: ensamresande resa_ensam flyga_ensam
lost_luggage: borttappat_bagage försenat_bagage väska_borta
fuel: bensin diesel tanka
mileage: körsträcka fria_mil
additional_driver: extra_förare andra_förare
child_seat: bilbarnstol bälteskudde
vehicle_inspection: besiktning bilbesiktning besiktiga
oil_change: oljebyte byta_olja
tyre_change: däckbyte däckskifte däckhotell hjulskifte
courtesy_car: lånebil
roadside_assistance: bärgning vägassistans bärgare bogsering
dents_paintwork: buckla lackskada
windscreen: vindruta stenskott bilruta
brakes: broms bromsar bromsbelägg
car_wash: biltvätt
hair_colour: hårfärg hårfärgning slingor balayage
beard: skägg skäggtrimning
manicure: manikyr naglar gelnaglar
pedicure: fotvård pedikyr medicinsk_fotvård
hair_removal: vaxning hårborttagning vaxa
facial: ansiktsbehandling hudterapeut
tattoo: tatuering tatueringar tatuera
piercing: piercing piercingar håltagning
property_viewing: visning visningar
agent_commission: courtage
furnished: omöblerad
lawyer: advokat advokater jurist advokatbyrå
legal_aid: rättshjälp rättsskydd
first_consultation: första_mötet första_konsultation
storage_unit: magasinering förråd
electrician: elinstallation elinstallatör
decorator: målare tapetsera måleri
roofing: tak takläggare takpannor
carpenter: snickare snickeri
glazing: fönster glasmästare fönsterbyte
insulation: isolering isolera
heat_pump: bergvärme
callout_charge: utryckningsavgift
pest_control: råttor möss getingbo vägglöss
chimney: skorsten skorstensfejare sotare sotning
cover_letter: personligt_brev
job_interview: jobbintervju
open_application: spontanansökan spontan_ansökan
remote_work: hemarbete jobba_hemifrån
employee_benefits: förmåner
summer_job: feriejobb
apprenticeship: trainee
payslip: lönespecifikation lönebesked lönespec
baptism: dop döpa dopgudstjänst
worship: gudstjänst gudstjänster högmässa
clergy: präst prästen
food_bank: matbank matutdelning matkassar
donation_receipt: avdragsgill gåvobevis
sponsor: sponsor sponsorer sponsring
bylaws: stadgar stadgarna
tournament: turnering turneringar
running_race: maraton halvmaraton
dance: dans dansa danskurs balett
music_lessons: pianolektioner kulturskola
reentry: återinträde återinsläpp
stag_hen_party: svensexa möhippa
corporate_event: teambuilding kickoff
live_music: livemusik liveband dj
photo_shoot: porträtt fotosession
passport_photo: passfoto passfoton
photo_editing: retuschering retuschera bildredigering photoshop
copyright: upphovsrätt copyright nyttjanderätt
photo_prints: fotoutskrift fotobok
veg_box: grönsakslåda grönsakskasse
farm_shop: gårdsbutik gårdsbutiken gårdsförsäljning
pick_your_own: plocka_själv
street_market: marknad torghandel torgdag
eggs: ägg höns
meat: kött nötkött lammkött
seafood: fisk skaldjur
cheese: ost ostar ostbutik
shelf_life: bäst_före sista_förbrukningsdag
ingredients: innehållsförteckning
calories: kalorier kcal
frozen_food: fryst djupfryst frysta
flowers: blommor bukett florist blomsterbutik rosor
christmas_tree: julgran julgranar
petting_zoo: klappa_djuren mata_djuren klappdjur
anonymous: anonym anonymt anonymitet
identity_check: identitetskontroll verifiera_identitet
name_change: namnbyte namnändring fel_namn byta_namn
address_change: ny_adress
lgbt: hbtq lesbisk homosexuell
drone: drönare drönaren
sun_lounger: solstol solstolar solsäng
bathrobe: badrock
power_socket: eluttag vägguttag stickkontakt
smoke_detector: rökdetektor
bullying: mobbning mobbad kränkning trakasserier
domestic_violence: misshandel våld
addiction: beroende missbruk beroendevård
homelessness: hemlös hemlösa hemlöshet
care_home: vårdhem
meeting_point: samlingsplats
difficulty: svårighetsgrad svårighet krävande
bad_weather: dåligt_väder regnar
mountain_guide: bergsguide reseledare
`;
