export const it = `
phone: telefono chiamare numero tel cellulare
email: email e-mail mail scrivere messaggio
contact: contatto contattare contatti assistenza aiuto
address: indirizzo sede via dove
map: arrivare raggiungere mappa
hours: orario orari apertura aperto aperti chiuso chiusi ore apre chiude
weekdays: feriali weekend aperto chiuso
holiday: festivi festività vacanze natale pasqua ferie
shop: negozio negozi punto_vendita
price: prezzo prezzi costo costi costa costano tariffa tariffe quanto importo
cheap: economico conveniente meno
expensive: caro cara costoso
discount: sconto sconti riduzione promozione
code: codice buono coupon
sale: saldi offerte
free: gratis gratuito gratuita omaggio incluso
deposit: cauzione acconto deposito caparra anticipo
tax: tassa iva dogana
delivery: consegna consegnare spedizione spedire spedite corriere spese
parcel: pacco ordine
track: tracciare tracciamento
late: ritardo arrivato tardi
express: espresso urgente veloce
abroad: estero internazionale
pickup: ritiro ritirare
return: reso resi restituire restituzione rendere
refund: rimborso rimborsare rimborsi soldi_indietro
exchange: cambio cambiare sostituire
cancel: annullare annullamento disdire disdetta cancellare
broken: rotto difettoso danneggiato
warranty: garanzia garantito
claim: reclamo
repair: riparazione riparare
spare: ricambio ricambi pezzi
size: taglia misura misure
weight: peso pesa
colour: colore colori
material: materiale tessuto pelle cotone lana
stock: disponibile disponibilità esaurito
pay: pagare pagamento pagamenti accettiamo
card: carta credito visa mastercard
instalments: rate rateale
transfer: bonifico banca
invoice: fattura ricevuta scontrino
order: ordine ordinare acquisto comprare
giftcard: regalo buono_regalo
valid: valido validità scade scadenza
points: punti tessera fedeltà
student: studente studenti
account: account profilo registrazione
login: accedere accesso entrare login
password: password dimenticata
delete: eliminare cancellare
privacy: privacy dati
security: sicurezza sicuro crittografia
job: lavoro posizioni carriera assunzioni
salary: stipendio salario paga retribuzione
staff: personale dipendenti team collaboratori
boss: direttore responsabile capo
rent: noleggio noleggiare affitto affittare
book: prenotare prenotazione
appointment: appuntamento appuntamenti visita
ticket: biglietto biglietti ingresso
event: evento eventi serata laboratorio
course: corso corsi lezione lezioni
teacher: insegnante docente professore
exam: esame prova
certificate: certificato diploma attestato
enrol: iscrizione iscriversi
level: livello principiante intermedio avanzato
group: gruppo gruppi partecipanti massimo
accommodation: alloggio camera appartamento
breakfast: colazione pasti pranzo cena
room: camera camere stanza
checkin: arrivo check-in
checkout: partenza check-out
parking: parcheggio parcheggiare auto
bike: bici bicicletta biciclette
bus: autobus treno metro stazione
airport: aeroporto navetta taxi
pets: cane cani animali gatto gatti gatta cagnolino
child: bambino bambini minori figlio figlia figli neonato
age: età anni minima adulti
access: accessibile disabili carrozzina
lift: ascensore scale
wifi: wifi internet
doctor: medico dottore ambulatorio
insurance: assicurazione assicurato
emergency: emergenza
ill: malato malattia
visa: visto soggiorno
id: documento identità passaporto
environment: ambiente sostenibile sostenibilità riciclo
charity: beneficenza donazione donazioni associazione
plan: piano abbonamento
subscription: abbonamento
trial: prova provare
upgrade: passare superiore aggiornamento
downgrade: inferiore scendere
user: utente utenti posto
invite: invitare invito
role: ruolo ruoli permessi
remove_person: rimuovere espellere
renew: rinnovare rinnovo
limit: limite limiti massimo
storage: archiviazione spazio
backup: backup ripristinare
export: esportare esportazione scaricare
import: importare importazione caricare
file: file documento documenti
integrate: integrazione collegare
sync: sincronizzare sincronizzazione
api: api
key: chiave chiavi token
rotate: rigenerare revocare
error: errore problema
slow: lento lenta
old: vecchio vecchia
notification: notifica notifiche avviso
mobile: cellulare smartphone tablet
app: app applicazione
browser: browser
os: sistema_operativo ios android windows
language: lingua lingue
sso: sso
twofactor: due_fattori 2fa
settings: impostazioni configurare
embed: incorporare inserire
share: condividere condivisione
server: server ospitato
uptime: disponibilità interruzione
support: assistenza supporto aiuto
wash: lavare lavaggio
waterproof: impermeabile
sole: suola suole
shoe: scarpa scarpe scarponi stivali
jacket: giacca giacche cappotto
tent: tenda tende
bag: borsa zaino zaini
try: provare prova
vegan: vegano vegana
opening_date: inizio inizia date
deadline: scadenza entro termine
duration: durata dura tempo
when: quando data giorno
minimum: minimo almeno
maximum: massimo
question: domanda domande faq
terms: condizioni termini contratto
law: legge diritto foro
company: azienda società impresa
about: storia fondata fondato
news: novità notizie blog stampa
newsletter: newsletter iscrizione
feedback: recensione recensioni opinione
waiting: attesa aspettare coda
lost: perso perdere smarrito smarrita smarrire perdita
electricity: elettricità luce gas acqua riscaldamento corrente presa
cleaning: pulizia pulizie
towels: asciugamani lenzuola biancheria
postpone: rimandare posticipare spostare sospendere congelare
library: biblioteca
beginner: principiante principianti
online: online internet a_distanza
inperson: in_presenza sul_posto
include: incluso inclusa compreso
allow: permesso consentito ammessi ammesso
forbid: vietato vietata
gas: gas combustibile cartuccia
bulky: ingombrante voluminoso
helmet: casco caschi
rope: corda corde
snow: neve
snowshoes: ciaspola ciaspole
ski: sci sciare
glove: guanto guanti
hat: cappello cappelli berretto
sock: calza calze calzini
trousers: pantalone pantaloni jeans
shirt: camicia camicie maglietta
underwear: biancheria_intima intimo
clothes: abbigliamento vestiti abiti
glasses: occhiali
watch: orologio orologi
lamp: lampada lampade lampadina
battery: batteria batterie pila
charger: caricabatterie caricatore ricarica
computer: computer portatile
printer: stampante stampare
camera: fotocamera foto
kitchen: cucina cucinare
toy: giocattolo giocattoli gioco
book_paper: libro libri manuale
instructions: istruzioni manuale guida
wrapping: confezione incartare pacco_regalo
packaging: imballaggio scatola confezione
label: etichetta etichette
scooter: monopattino scooter
car: auto macchina veicolo
tyre: gomma gomme pneumatico ruota
motorway: autostrada strada uscita
swim: nuotare nuoto piscina
sauna: sauna spa benessere
gym: palestra fitness allenamento
yoga: yoga
massage: massaggio massaggi
hairdresser: parrucchiere capelli taglio
locker: armadietto armadietti guardaroba deposito
luggage: bagaglio bagagli valigia
toilet: bagno bagni toilette wc
shower: doccia docce
airconditioning: aria_condizionata condizionata
balcony: balcone terrazza giardino
view: vista
beach: spiaggia spiagge
lake: lago laghi
mountain: montagna montagne
campsite: campeggio camping roulotte piazzola
hostel: ostello pensione
hotel: albergo hotel
reception: reception accoglienza
tour: visita visite guidata escursione
audioguide: audioguida
exhibition: mostra mostre museo galleria
concert: concerto concerti musica spettacolo
seat: posto posti sedile
restaurant: ristorante ristoranti
cafe: bar caffè mensa
menu: menù menu piatti
vegetarian: vegetariano vegetariana
allergy: allergia allergie allergeni glutine celiaci
takeaway: asporto
smoke: fumare fumatori
party: festa feste compleanno matrimonio
hire_room: sala_riunioni
noise: rumore rumoroso silenzio
rubbish: rifiuti spazzatura
dentist: dentista denti
pharmacy: farmacia medicina medicinali farmaco
prescription: ricetta prescrizione
vaccine: vaccino vaccini vaccinazione
hospital: ospedale clinica
pregnant: incinta gravidanza
blood: sangue analisi
therapy: terapia fisioterapia trattamento
vet: veterinario veterinaria
nursery: asilo nido
school: scuola scuole
university: università facoltà
scholarship: borsa_di_studio borse
homework: compiti
absence: assenza assente mancare
grade: voto voti punteggio
results: risultato risultati
timetable: orario calendario
member: socio soci iscritto membro
volunteer: volontario volontari volontariato
internship: tirocinio stage apprendistato
cv: curriculum candidatura
parttime: part-time tempo_parziale
bank_account: conto_corrente
loan: prestito prestiti mutuo
interest: interesse interessi tasso
atm: bancomat sportello
cash: contanti contante
paypal: paypal satispay
currency: valuta valute cambio
tip: mancia
fine: multa multe penale
reminder: sollecito
declined: rifiutato rifiutata respinto
contract: contratto contratti
notice_period: preavviso
tenant: inquilino affittuario locatore
house: casa case appartamento
moving: trasloco traslocare
neighbour: vicino vicini
key_door: chiavi chiave serratura
permit: permesso licenza autorizzazione
driving_licence: patente
form: modulo moduli
signature: firma firmare
birth_certificate: nascita
council: comune municipio
police: polizia
accident: incidente infortunio
theft: furto rubato
weather: meteo pioggia tempo
season: stagione estate inverno primavera autunno
night: notte notti
morning_time: mattina mattino
evening_time: sera serale
radius: distanza lontano chilometri metri
installation: installazione installare montaggio
assembly: montaggio montare
maintenance: manutenzione revisione
disposal: smaltimento smaltire
second_hand: usato usati seconda_mano
tradein: permuta ritiro
sample: campione campioni
custom: personalizzato su_misura incisione
brand: marca marche produttore
origin: prodotto fabbricato origine
organic: biologico bio
wholesale: ingrosso rivenditore
partner: partner affiliato
press_media: stampa media
cookies: cookie cookies
guest_checkout: come_ospite
wishlist: preferiti lista_dei_desideri
basket: carrello
preorder: preordine preordinare
minimum_order: ordine_minimo
signature_delivery: luogo_sicuro
opening_new: novità lancio
dashboard: cruscotto pannello dashboard
report: rapporto rapporti statistiche report
chart: grafico grafici
template: modello modelli
filter: filtro filtri filtrare
search: ricerca cercare
domain: dominio domini
webhook: webhook webhooks
duplicate: duplicato duplicati doppio
history: cronologia versioni registro
undo: annullare_modifica ripristinare
offline: offline
username: nome_utente
avatar: immagine_profilo avatar
timezone: fuso_orario fuso
spam: spam
verification_code: codice_di_verifica
owner: proprietario titolare
admin: amministratore admin
guest: ospite ospiti visitatore
companion: accompagnatore
senior: anziano anziani pensionato
family: famiglia famiglie
couple: coppia coppie
women: donna donne
men: uomo uomini
equipment: attrezzatura equipaggiamento
private_lesson: privata individuale
medical_note: certificato_medico
badge: badge tessera
boat: barca barche
ferry: traghetto traghetti
kayak: kayak
canoe: canoa canoe
mattress: materasso materassi
bed: letto letti
sofa: divano divani
table: tavolo tavoli scrivania
chair: sedia sedie
furniture: mobile mobili arredamento
washing_machine: lavatrice lavanderia
fridge: frigorifero frigo
jewellery: gioiello gioielli
dress: vestito vestiti
skirt: gonna gonne
drink: bevanda bevande
wine: vino vini
beer: birra birre
cake: torta torte dolce
bread: pane panini
bakery: panetteria panificio
month: mese mesi mensile
year: anno anni annuale annualmente
week: settimana settimane settimanale
fear: paura ansia timore
pain: dolore dolori male
parent: genitore genitori mamma papà madre padre
take_picture: fotografare foto fotografie
borrow: prestito prestiti prendere_in_prestito
donate: donare donazione donazioni
entrance: ingresso entrata entrare accesso
last_time: ultimo ultima ultimi
treatment: trattamento trattamenti cura cure
substitute: sostituto sostituzione
documents_needed: documenti carte certificato
retry: riprovare ripetere
bounce: rimbalzato bloccato
unblock: sbloccare riattivare
bring_along: accompagnare accompagnatore
day_pass: giornaliero ingresso_singolo abbonamento_giornaliero ingresso
season_ticket: abbonamento tessera carnet
noshow: mancare saltare dimenticare assenza
keep_thing: conservare custodire tenere conservati
injury: infortunio ferito frattura gamba braccio
appliance: televisore tv televisione elettrodomestico elettrodomestici
bulky_waste: ingombranti mobili divano materasso
recycling_centre: isola_ecologica ecocentro discarica
glass_paper: vetro carta cartone plastica bottiglie
fasting: digiuno mangiare bere
checkup: visita controllo consulto
operation: operazione intervento operare chirurgia
neutering: castrazione castrare sterilizzazione sterilizzare
xray: radiografia radiografie ecografia
teeth_cleaning: igiene_dentale pulizia_denti detartrasi
braces: apparecchio ortodonzia allineatori
symptoms: febbre tosse raffreddore influenza sintomi
home_visit: domicilio casa
travel: viaggio viaggiare viaggi
noise_neighbour: rumori disturbo vicini schiamazzi
mould: muffa umidità
leak: perdita allagamento gocciola
blocked: intasato scarico lavandino
heating: riscaldamento caldaia termosifone
key_lost: chiave chiavi serratura
rent_money: affitto canone
rent_increase: aumento aumenta
sublet: subaffittare subaffitto airbnb
renovate: ristrutturare ristrutturazione lavori
waiting_list: attesa lista_attesa
debt: debito debiti
cant_pay: difficoltà pagare
benefit: sussidio bonus contributo
idcard: carta_identità passaporto
residence: residenza trasloco cambio_residenza
marriage: matrimonio sposarsi nozze
death: decesso morte funerale
dog_tax: cane anagrafe_canina
building_permit: permesso_costruire licenza
fireworks: fuochi botti
complaint: reclamo lamentela
objection: ricorso opposizione
found_property: oggetti_smarriti smarrito
barbecue: barbecue grigliata griglia
campfire: fuoco falò
pool_gear: costume cuffia
sheets: lenzuola biancheria cuscino
cot: culla seggiolone lettino
laundry: lavanderia lavatrice bucato
groceries: supermercato spesa alimentari
tourist_tax: tassa_soggiorno
late_arrival: tardi mezzanotte tardivo
half_board: mezza_pensione
full_board: pensione_completa
stroller: passeggino
baby_changing: fasciatoio pannolini
guide_dog: cane_guida
bag_check: zaino borsa guardaroba
stuff: cose oggetti effetti
photo_rules: filmare video foto
personal_trainer: personal_trainer allenatore
induction: introduzione prima_visita
childcare_gym: baby_parking babysitter
showers: doccia docce spogliatoio
joining_fee: quota_iscrizione
direct_debit: addebito domiciliazione rid
minimum_term: vincolo durata_minima
warmwater: acqua_calda temperatura
quiet_hours: silenzio quiete
server_place: archiviati server
nonprofit_discount: associazioni onlus
trial_length: prova periodo_prova
close_account: chiudere_account disattivare
sick_leave: malattia certificato
vacation_leave: ferie permesso
shift: turno turni
clock_in: timbrare timbratura
break_pause: pausa pause
sms: sms messaggio
manual_help: primi_passi tutorial
desktop: computer desktop pc mac windows
not_working: non_funziona bloccato
expired_code: scaduto codice
money_slang: soldi denaro grana
husband_wife: marito moglie coniuge
friend: amico amici amica ospite
grandparents: nonna nonno nonni anziani
teenager: adolescente adolescenti ragazzi giovani
toddler: neonato bimbo bimbi
school_class: scolaresca gita_scolastica classi
birthday_party: compleanno festa
wheelchair: sedia_a_rotelle carrozzina
blind_deaf: cieco sordo
loan_period: prestito durata_prestito
library_card: tessera_biblioteca tessera
late_return: ritardo multa
printing: stampare fotocopie scanner
study_place: sala_studio studiare
homepage_apply: richiedere domanda richiesta
pick_up_person: ritirare ritiro
bring_item: portare
change_booking: modificare spostare cambiare
confirmation: conferma confermare
winner: vincere concorso premio
football: calcio partita squadra
lost_card: tessera_smarrita duplicato
first_aid: primo_soccorso ambulanza
poison: veleno avvelenamento ingerito
rabbit_small: coniglio conigli criceto
exotic: rettile rettili serpente uccello uccelli
grooming: toelettatura
pet_food: crocchette mangime
adopt: adottare adozione canile
puppy: cucciolo cuccioli gattino
solar: pannelli fotovoltaico
garage: garage box
charging_ev: colonnina auto_elettrica ricarica
speed_trial: lezione_di_prova prova
dresscode: abbigliamento vestirsi
alcohol: alcol vino birra
own_food: picnic pranzo_al_sacco
kids_menu: menù_bambini
reserve_table: tavolo prenotare_tavolo
opening_today: oggi domani adesso
capacity: capienza posti esaurito
safe_deposit: cassaforte
guarantee_satisfaction: soddisfatto ripensamento
pilates: pilates
accountant: commercialista contabile contabilità ragioniere
logo: logo intestazione
driving: guida guidare autoscuola
fail_exam: bocciato bocciare bocciata fallire ripetere
sdk: sdk libreria pacchetto
spreadsheet: foglio_di_calcolo excel csv
customer: cliente clienti
interpreter: interprete traduttore
playground: parco_giochi
mayor: sindaco
election: elezioni votare voto
filling: otturazione otturazioni
crown: corona corone
implant: impianto impianti
whitening: sbiancamento
anaesthetic: anestesia
eye_test: vista oculista ottico occhi
hairdryer: asciugacapelli phon
theatre: teatro cinema film
out_of_hours: guardia notte
stop_using: inattivo
full_price: adulto adulti intero biglietto_intero
unemployed: disoccupato disoccupati disoccupata
year_end: capodanno natale vigilia san_silvestro dicembre
`;
