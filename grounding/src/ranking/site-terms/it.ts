export const it = `
phone: telefono chiamare numero tel cellulare telefonare squillo chiamarvi numero_verde centralino telefonata whatsapp
email: email e-mail mail scrivere messaggio posta_elettronica scrivervi casella
contact: contatto contattare contatti assistenza aiuto contattarvi rivolgersi responsabile
address: indirizzo sede via dove ubicazione cap
map: arrivare raggiungere mappa come_arrivare indicazioni percorso mezzi raggiungervi
hours: orario orari apertura aperto aperti chiuso chiusi ore apre chiude aprite chiudete siete_aperti chiusura
weekdays: feriali weekend aperto chiuso
holiday: festivi festività vacanze natale pasqua ferie ponte ferragosto
shop: negozio negozi punto_vendita punti_vendita store bottega
price: prezzo prezzi costo costi costa costano tariffa tariffe quanto importo quanto_costa listino costerebbe
cheap: economico conveniente meno economica low_cost economici
expensive: caro cara costoso
discount: sconto sconti riduzione promozione ribasso promo ridotto scontato riduzioni agevolazione agevolazioni ridotti
code: codice buono coupon
sale: saldi offerte
free: gratis gratuito gratuita omaggio incluso a_sbafo senza_pagare gratuitamente incluso_nel gratuiti gratuite libero_ingresso ingresso_libero
deposit: cauzione acconto deposito caparra anticipo pagamento_anticipato
tax: tassa iva dogana tasse dazi
delivery: consegna consegnare spedizione spedire spedite corriere spese mandate inviare consegnate spedizioni spediscono consegne mandare
parcel: pacco ordine
track: tracciare tracciamento tracking stato_dell'ordine numero_di_tracking codice_di_tracciamento dov'è_il_mio_ordine dov'è_il_mio_pacco seguire dov'è_il
late: ritardo arrivato tardi in_ritardo non_arriva
express: espresso urgente veloce rapido fretta
abroad: estero internazionale oltreconfine altri_paesi fuori_italia all'estero esteri
pickup: ritiro ritirare
return: reso resi restituire restituzione rendere rimandare_indietro rispedire riportare
refund: rimborso rimborsare rimborsi soldi_indietro miei_soldi risarcimento storno
exchange: cambio cambiare sostituire sostituzione scambiare cambi
cancel: annullare annullamento disdire disdetta cancellare recedere mollare tirarmi_indietro disiscrivermi cancellarmi rinunciare smettere rescindere dare_disdetta lasciar_perdere disdico annullo rinuncio recesso
broken: rotto difettoso danneggiato scassato andato spaccato strappato guasto rotta rotte guasta
warranty: garanzia garantito
claim: reclamo reclamare contestazione lagnanza
repair: riparazione riparare aggiustare rattoppare officina riparate aggiustate sistemare
spare: ricambio ricambi pezzi
size: taglia misura misure grandezza
weight: peso pesa pesare chili kg
colour: colore colori
material: materiale tessuto pelle cotone lana
stock: disponibile disponibilità esaurito magazzino scorta giacenza
pay: pagare pagamento pagamenti accettiamo saldare sborsare versare accettate
card: carta credito visa mastercard
amex: amex american_express
instalments: rate rateale a_rate rateizzare dilazione
transfer: bonifico banca iban
invoice: fattura ricevuta scontrino fatturazione fatture
order: ordine ordinare acquisto comprare acquisti compro
giftcard: regalo buono_regalo carta_regalo gift_card
valid: valido validità scade scadenza
points: punti tessera fedeltà
student: studente studenti alunno studentessa liceale
account: account profilo registrazione registrarsi
login: accedere accesso entrare login loggarmi
password: password dimenticata parola_d'ordine dimenticato pin credenziali
delete: eliminare cancellare cancellazione
privacy: privacy dati dati_personali gdpr
security: sicurezza sicuro crittografia
job: lavoro posizioni carriera assunzioni impiego assumete assunzione lavorare posizioni_aperte lavoretto lavorate candidatura candidature
salary: stipendio salario paga retribuzione guadagna busta_paga
staff: personale dipendenti team collaboratori
boss: direttore responsabile capo direttrice dirige comanda preside gestore titolare presidente
rent: noleggio noleggiare affitto affittare in_prestito
book: prenotare prenotazione fissare
appointment: appuntamento appuntamenti visita prendere_appuntamento
ticket: biglietto biglietti ingresso
event: evento eventi serata laboratorio manifestazione attività iniziative laboratori spettacolo
course: corso corsi lezione lezioni seminario
teacher: insegnante docente professore maestro prof maestra
exam: esame prova verifica test
certificate: certificato diploma attestato certificazione
enrol: iscrizione iscriversi iscrivermi adesione
level: livello principiante intermedio avanzato
group: gruppo gruppi partecipanti massimo
accommodation: alloggio camera appartamento pernottare pernottamento
breakfast: colazione prima_colazione > pasti
meals: pasti pasto > colazione pranzo cena
lunch: pranzo pranzare > pasti
dinner: cena cenare > pasti
room: camera camere stanza stanze
checkin: arrivo arrivare arriviamo check-in checkin check_in
checkout: partenza check-out checkout check_out partire ripartire lasciare_la
parking: parcheggio parcheggiare auto posto_auto parcheggi sosta garage macchina posteggio posteggiare
bike: bici bicicletta biciclette ciclo due_ruote mountain_bike
bus: autobus treno metro stazione tram pullman mezzi_pubblici fermata
airport: aeroporto navetta taxi
pets: animali animale_domestico quattro_zampe bestiola > cane cani gatto gatti
dog: cane cani cagnolino > animali bestiola < labrador barboncino bassotto
cat: gatto gatti gatta micio gattino > animali bestiola
child: bambino bambini minori figlio figlia figli neonato minorenne piccolo bimba bambina nipotino piccoli ragazzi ragazzo bambine bimbi bimbo
age: età anni minima adulti quanti_anni maggiorenne
access: accessibile accessibilità disabili carrozzina barriere_architettoniche disabile handicap sedia_a_rotelle rampa ascensore
lift: ascensore scale
wifi: wifi internet rete
doctor: medico dottore ambulatorio dottoressa specialista
insurance: assicurazione assicurato mutua
emergency: emergenza pronto_soccorso guardia_medica
ill: malato malattia malata ammalato
visa: visto soggiorno
id: documento identità passaporto carta_d'identità documento_d'identità
environment: ambiente sostenibile sostenibilità riciclo
charity: beneficenza donazione donazioni associazione
plan: piano abbonamento
subscription: abbonamento abbonarsi
trial: prova provare prova_gratuita
upgrade: passare superiore aggiornamento
downgrade: inferiore scendere
user: utente utenti posto
invite: invitare invito
role: ruolo ruoli permessi
remove_person: rimuovere espellere cacciare buttare_fuori escludere sbattere_fuori
renew: rinnovare rinnovo prorogare proroga
limit: limite limiti massimo
storage: archiviazione spazio
backup: backup ripristinare ripristino recuperare
export: esportare esportazione scaricare
import: importare importazione caricare
file: file documento documenti
integrate: integrazione collegare
sync: sincronizzare sincronizzazione
api: api
key: chiave chiavi token
rotate: rigenerare revocare
error: errore problema malfunzionamento
slow: lento lenta
old: vecchio vecchia
notification: notifica notifiche avviso avvisi promemoria
mobile: cellulare smartphone tablet
app: app applicazione
browser: browser
os: sistema_operativo > ios android windows
windows: windows > sistema_operativo
ios: ios > sistema_operativo
android: android > sistema_operativo
language: lingua lingue
sso: sso
twofactor: due_fattori 2fa doppia_autenticazione
settings: impostazioni configurare
embed: incorporare inserire
share: condividere condivisione
server: server ospitato
uptime: disponibilità interruzione
support: assistenza supporto aiuto
wash: lavare lavaggio pulire
waterproof: impermeabile
sole: suola suole
shoe: scarpa scarpe scarponi stivali sandali
jacket: giacca giacche cappotto giubbotto giaccone
tent: tenda tende
bag: borsa zaino zaini
try: provare prova provarmi
vegan: vegano vegana
opening_date: inizio inizia date comincia cominciare
deadline: scadenza entro termine entro_quando data_ultima ultimo_giorno
duration: durata dura tempo quanto_tempo quanto_dura
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
waiting: attesa aspettare coda fila
lost: perso perdere smarrito smarrita smarrire perdita smarrimento perduto oggetti_smarriti persa
electricity: elettricità luce gas acqua riscaldamento corrente presa presa_elettrica
cleaning: pulizia pulizie
towels: asciugamani lenzuola biancheria asciugamano
postpone: rimandare posticipare spostare sospendere congelare rinviare rinvio slittare
library: biblioteca
beginner: principiante principianti da_zero neofita
online: online internet a_distanza on_line da_casa
inperson: in_presenza sul_posto di_persona dal_vivo
include: incluso inclusa compreso comprende
allow: permesso consentito ammessi ammesso
forbid: vietato vietata proibito divieto
gas: gas combustibile cartuccia
bulky: ingombrante voluminoso
helmet: casco caschi elmetto
rope: corda corde
snow: neve
snowshoes: ciaspola ciaspole
ski: sci sciare
glove: guanto guanti
hat: cappello cappelli berretto
sock: calza calze calzini
trousers: pantalone pantaloni jeans calzoni
shirt: camicia camicie maglietta
underwear: biancheria_intima intimo
clothes: abbigliamento vestiti abiti indumenti
glasses: occhiali
watch: orologio orologi
lamp: lampada lampade lampadina
battery: batteria batterie pila
charger: caricabatterie caricatore ricarica
computer: computer portatile calcolatore
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
car: auto macchina veicolo vettura
tyre: gomma gomme pneumatico ruota pneumatici
motorway: autostrada strada uscita
swim: nuotare nuoto piscina vasca
sauna: sauna spa benessere
gym: palestra fitness allenamento
yoga: yoga
massage: massaggio massaggi
hairdresser: parrucchiere capelli taglio parrucchiera
locker: armadietto armadietti guardaroba deposito deposito_bagagli
luggage: bagaglio bagagli valigia valigie borse zaino zaini
toilet: bagno bagni toilette wc gabinetto cesso servizi_igienici
shower: doccia docce
airconditioning: aria_condizionata condizionata condizionatore climatizzatore
balcony: balcone terrazza giardino terrazzo
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
restaurant: ristorante ristoranti osteria pizzeria mangiare trattoria
cafe: bar caffè mensa caffetteria bistrot colazione
menu: menù menu piatti pietanze
vegetarian: vegetariano vegetariana senza_carne
allergy: allergia allergie allergeni glutine celiaci allergico intolleranza celiaco senza_glutine
takeaway: asporto da_asporto
smoke: fumare fumatori sigaretta
party: festa feste compleanno matrimonio festeggiare
hire_room: sala_riunioni affitto_sala sala_feste
noise: rumore rumoroso silenzio chiasso baccano casino rumori
rubbish: rifiuti spazzatura immondizia pattume cassonetto raccolta_differenziata
dentist: dentista denti odontoiatra
pharmacy: farmacia medicina medicinali farmaco medicine
prescription: ricetta prescrizione
vaccine: vaccino vaccini vaccinazione puntura vaccinare
hospital: ospedale clinica
pregnant: incinta gravidanza gestante
blood: sangue analisi
therapy: terapia fisioterapia trattamento
vet: veterinario veterinaria
nursery: asilo nido asilo_nido scuola_materna
school: scuola scuole
university: università facoltà
scholarship: borsa_di_studio borse
homework: compiti
absence: assenza assente mancare
grade: voto voti punteggio
results: risultato risultati esito esiti
timetable: orario calendario
member: socio soci iscritto membro
volunteer: volontario volontari volontariato
internship: tirocinio stage apprendistato tirocinante
cv: curriculum candidatura
parttime: part-time tempo_parziale
bank_account: conto_corrente
loan: prestito prestiti mutuo
interest: interesse interessi tasso
atm: bancomat sportello prelevare
cash: contanti contante monete
paypal: paypal satispay
currency: valuta valute cambio
tip: mancia
fine: multa multe penale sanzione
reminder: sollecito morosità
declined: rifiutato rifiutata respinto
contract: contratto contratti
notice_period: preavviso
tenant: inquilino affittuario locatore
house: casa case appartamento abitazione
moving: trasloco traslocare trasferimento
neighbour: vicino vicini
key_door: chiavi chiave serratura
permit: permesso licenza autorizzazione
driving_licence: patente
form: modulo moduli modulistica
signature: firma firmare
birth_certificate: nascita
council: comune municipio
police: polizia carabinieri
accident: incidente infortunio
theft: furto rubato ladro rubare
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
owner: proprietario titolare proprietaria proprietari
admin: amministratore admin
guest: ospite ospiti visitatore
companion: accompagnatore
senior: anziano anziani pensionato pensionati over_65 over
family: famiglia famiglie
couple: coppia coppie
women: donna donne
men: uomo uomini
equipment: attrezzatura equipaggiamento
private_lesson: privata individuale lezione_privata lezioni_private lezione_individuale
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
fear: paura ansia timore fobia terrore fifa
pain: dolore dolori male
parent: genitore genitori mamma papà madre padre
take_picture: fotografare foto fotografie fotografia
borrow: prestito prestiti prendere_in_prestito
donate: donare donazione donazioni
entrance: ingresso entrata entrare accesso
last_time: ultimo ultima ultimi
treatment: trattamento trattamenti cura cure
substitute: sostituto sostituzione
documents_needed: documenti carte certificato quali_documenti > portare
retry: riprovare ripetere
bounce: rimbalzato bloccato
unblock: sbloccare riattivare
bring_along: accompagnare accompagnatore
day_pass: giornaliero ingresso_singolo abbonamento_giornaliero ingresso biglietto_giornaliero un_giorno
season_ticket: abbonamento tessera carnet tessera_annuale
noshow: mancare saltare dimenticare assenza non_presentarsi mancata_presentazione
keep_thing: conservare custodire tenere conservati
injury: infortunio ferito frattura gamba braccio
appliance: televisore tv televisione elettrodomestico elettrodomestici tele
bulky_waste: ingombranti mobili divano materasso mobili_vecchi
recycling_centre: isola_ecologica ecocentro discarica
glass_paper: vetro carta cartone plastica bottiglie
fasting: digiuno mangiare bere a_digiuno
checkup: visita controllo consulto
operation: operazione intervento operare chirurgia
neutering: castrazione castrare sterilizzazione sterilizzare
xray: radiografia radiografie ecografia
teeth_cleaning: igiene_dentale pulizia_denti detartrasi ablazione
braces: apparecchio ortodonzia allineatori
symptoms: febbre tosse raffreddore influenza sintomi
home_visit: domicilio casa
travel: viaggio viaggiare viaggi
noise_neighbour: rumori disturbo vicini schiamazzi
mould: muffa umidità
leak: perdita allagamento gocciola infiltrazione perde_acqua
blocked: intasato scarico lavandino ingorgato
heating: riscaldamento caldaia termosifone termosifoni
key_lost: chiave chiavi serratura chiavi_perse chiavi_smarrite
rent_money: affitto canone
rent_increase: aumento aumenta aumento_affitto
sublet: subaffittare subaffitto airbnb
renovate: ristrutturare ristrutturazione lavori
waiting_list: attesa lista_attesa
debt: debito debiti insoluto
cant_pay: difficoltà pagare al_verde squattrinato
benefit: sussidio bonus contributo
idcard: carta_identità passaporto
residence: residenza trasloco cambio_residenza
marriage: matrimonio sposarsi nozze sposarmi
death: decesso morte funerale morto
dog_tax: cane anagrafe_canina
building_permit: permesso_costruire licenza licenza_edilizia
fireworks: fuochi botti
complaint: reclamo lamentela lamentarsi
objection: ricorso opposizione
found_property: oggetti_smarriti smarrito
barbecue: barbecue grigliata griglia grigliare
campfire: fuoco falò
pool_gear: costume cuffia
swim_cap: cuffia cuffie cuffietta
sheets: lenzuola biancheria cuscino coperta
cot: culla seggiolone lettino
laundry: lavanderia lavatrice bucato
groceries: supermercato spesa alimentari
tourist_tax: tassa_soggiorno
late_arrival: tardi mezzanotte tardivo
half_board: mezza_pensione
full_board: pensione_completa
stroller: passeggino passeggini
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
money_slang: soldi denaro grana quattrini
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
football: calcio partita squadra pallone
lost_card: tessera_smarrita duplicato
first_aid: primo_soccorso ambulanza
poison: veleno avvelenamento ingerito
rabbit_small: coniglio conigli criceto
exotic: rettile rettili serpente uccello uccelli pappagallo tartaruga
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
fail_exam: bocciato bocciare bocciata fallire ripetere bocciatura non_passare
sdk: sdk libreria pacchetto
spreadsheet: foglio_di_calcolo excel csv
customer: cliente clienti
interpreter: interprete traduttore
playground: parco_giochi
mayor: sindaco sindaca
election: elezioni votare voto
filling: otturazione otturazioni carie
crown: corona corone
implant: impianto impianti
whitening: sbiancamento sbiancare
anaesthetic: anestesia anestetico
eye_test: vista oculista ottico occhi
hairdryer: asciugacapelli phon
theatre: teatro cinema film
out_of_hours: guardia notte
stop_using: inattivo
full_price: adulto adulti intero biglietto_intero prezzo_intero
unemployed: disoccupato disoccupati disoccupata disoccupazione
year_end: capodanno natale vigilia san_silvestro dicembre
crampons: ramponi rampone ramponcini
avalanche_gear: valanga valanghe artva
harness: imbrago imbracatura
climbing: arrampicata arrampicare boulder
hiking: trekking camminata
walking_poles: bastoncini bastoncino
camping_stove: fornello fornelli fornelletto
torch: torcia torce frontale
blister: vescica vesciche
ski_service: sciolinatura sciolinare skiman
zip: cerniera cerniere zip
breathable: traspirante traspiranti traspirabilità
insole: plantare plantari soletta solette
laces: lacci stringhe
fair_trade: equosolidale etico etica lavoro_minorile
harmful_substances: pfas pfc sostanze_nocive
animal_welfare: benessere_animale crudeltà
carbon_footprint: co2 emissioni
uniform: uniforme uniformi divisa
price_match: miglior_prezzo
counterfeit: falsificato
scam: truffa frode phishing truffatori
pickup_point: locker
missed_delivery: mancata_consegna
wrong_item: articolo_sbagliato prodotto_sbagliato
missing_item: incompleto incompleta pezzo_mancante manca_qualcosa
return_label: etichetta_prepagata
gift_message: biglietto_d'auguri messaggio_regalo dedica
tailor: sartoria sarta orlo
shrink: restringersi restringe
ironing: stirare stiratura
stain: smacchiare
smell: odore odori puzza puzzare
dry_cleaning: lavasecco tintoria
brochure: catalogo opuscolo dépliant brochure
advice: consiglio consigli consigliare
puncture: foratura forato camera_d'aria
ebike: bici_elettrica ebike bicicletta_elettrica biciclette_elettriche bici_elettriche e-bike
electric: elettrico elettrica elettrici elettriche
umbrella: ombrello ombrelli ombrellone
workspace: workspace
transfer_ownership: cedere
annual_billing: fatturazione_annuale pagamento_annuale piano_annuale
prorated: pro_rata in_proporzione rateo
auto_renew: rinnovo_automatico rinnova_automaticamente tacito_rinnovo
double_charge: doppio_addebito
unknown_charge: addebito_sconosciuto
chargeback: storno_dell'addebito chargeback riaddebito
audit_log: registro_attività
dpa: dpa
compliance: conformità conforme iso27001 soc2
sla: sla
response_time: rispondono rispondere
suggestion: suggerimento suggerimenti suggerire
roadmap: roadmap
changelog: changelog
beta: beta versione_beta accesso_anticipato
custom_field: campo_personalizzato campi_personalizzati
tag: tag
trash_restore: cestino
bulk_edit: in_massa
merge: unire fusione combinare
clone: clonare copiare
shortcut: scorciatoia scorciatoie
dark_mode: modalità_scura tema_scuro
recurring: periodico
calendar: ical
read_only: sola_lettura sola_visualizzazione
shared_link: link_pubblico link_condiviso
white_label: white_label marchio_proprio
provisioning: scim provisioning
logout: logout disconnettersi sessione_scaduta uscire_dall'account
sandbox: sandbox
self_hosted: proprio_server self_hosted on_premise
open_source: codice_sorgente
system_requirements: specifiche_minime
software_update: ultima_versione
rollback: versione_precedente rollback tornare_indietro
migration: migrare migrazione
deploy: deploy distribuzione rilascio
docker: docker dockerfile docker_compose
restart: riavviare riavvio
factory_reset: resettare
troubleshooting: debug diagnostica
memory_usage: memoria ram
scaling: scalabilità alta_disponibilità cluster
database: database postgres mysql
firewall: firewall proxy whitelist
ssl: ssl tls https
env_variable: variabile_d'ambiente variabili_d'ambiente
command_line: cli bash powershell
plugin: plugin estensione estensioni
config_file: yaml
cache: cache
scheduled_job: cron attività_pianificata
end_of_life: fuori_produzione obsoleto
monitoring: monitoraggio monitorare
on_call: reperibilità reperibile
mute: non_disturbare
threshold: soglia soglie valore_limite
chat: chat chattare
livestream: streaming webinar
placement_test: test_d'ingresso
host_family: famiglia_ospitante famiglie_ospitanti
student_residence: residenza_studentesca residenza_universitaria
intensive_course: intensivo intensivi corso_intensivo
evening_class: corso_serale corsi_serali scuola_serale
holiday_camp: campo_estivo centro_estivo
course_materials: materiale_didattico
language_exchange: tandem scambio_linguistico
excursion: gita gite
leisure_programme: attività tempo_libero svago
catch_up_class: recupero_lezioni
attendance: presenza_obbligatoria frequenza frequenza_obbligatoria
school_term: semestre trimestre anno_scolastico anno_accademico
entry_requirements: ammissione
tuition_fees: tasse_universitarie retta retta_scolastica
school_meals: mensa_scolastica refezione
after_school_care: doposcuola dopo_scuola
parents_evening: riunione_genitori
lice: pidocchi lendini
open_day: open_day porte_aperte giornata_aperta
degree: laurea lauree
study_credits: ects crediti_formativi cfu
transcript: libretto_universitario
study_abroad: erasmus studiare_all'estero
thesis: tesi
extra_bed: letto_aggiuntivo letti_aggiuntivi divano_letto
room_service: room_service
housekeeping: rifacimento_camere
early_checkin: arrivo_anticipato arrivare_prima check-in_anticipato
late_checkout: partenza_posticipata late_check-out
electric_hookup: allaccio_elettrico colonnina_elettrica allacciamento_elettrico
holiday_cabin: bungalow chalet glamping casa_mobile
chemical_toilet: acque_grigie wc_chimico scarico_acque
drinking_water: acqua_potabile
mosquitoes: zanzare zanzara insetti
fishing: pesca pescare
horse_riding: cavallo cavalli equitazione
golf: golf
tennis: tennis
outdoor_seating: tavoli_fuori dehors mangiare_fuori
spicy: piccante piccanti peperoncino
corkage: proprio_vino
lactose: lattosio senza_lattosio latticini
gift_shop: souvenir
last_admission: ultimo_ingresso ultima_entrata
subtitles: sottotitoli sopratitoli sottotitolato versione_originale
eticket: biglietto_elettronico biglietto_digitale qr_code
lineup: artisti cast_artistico
choir: coro cori cantare corista
rehearsal: prove_generali
ebook: ebook libro_digitale
interlibrary_loan: prestito_interbibliotecario altre_biblioteche
book_drop: box_restituzione
genealogy: genealogia antenati albero_genealogico
lane_swimming: nuoto_libero corsie_nuoto
water_slide: scivolo scivoli
lifeguard: assistente_bagnanti sorveglianza_bagnanti
free_weights: manubri sala_pesi
busy_times: affollamento affollato
nutrition: nutrizione dieta nutrizionista dimagrire
new_patient: nuovo_paziente nuovi_pazienti
medical_records: cartella_clinica cartelle_cliniche fascicolo_sanitario
visiting_hours: orario_visite
discharge: dimissioni dimesso dimissione
childbirth: parto partorire ostetrica sala_parto
contraception: pillola
mental_health: psicologo psicologa psicoterapia psichiatra salute_mentale depressione
dermatology: neo acne
hearing_aid: apparecchio_acustico apparecchi_acustici
side_effects: effetto_collaterale effetti_collaterali effetti_indesiderati
dosage: dose dosaggio posologia
video_consultation: telemedicina
tooth_extraction: estrazione
root_canal: devitalizzazione devitalizzare endodonzia cura_canalare
dentures: protesi_dentaria
parasites: pulci zecche sverminare parassiti
microchip: microchip microchippare
euthanasia: eutanasia sopprimere
dog_training: addestramento addestratore educazione_cinofila
insurance_excess: franchigia franchigie
insurance_premium: premio_assicurativo premio_annuale
report_damage: sinistro sinistri
liability: responsabilità_civile rc
no_claims_bonus: bonus_malus
online_banking: home_banking banca_online internet_banking
overdraft: fido scoperto
block_card: blocco_carta
savings_account: conto_deposito
home_loan: mutui ipoteca
joint_account: conto_cointestato conto_comune
power_of_attorney: procura delega deleghe
investing: investire investimento investimenti azioni etf
hazardous_waste: rifiuti_pericolosi vernici_vecchie
garden_waste: sfalci potature compost
resident_parking: parcheggio_residenti contrassegno_residenti
street_damage: buca buche lampione illuminazione_pubblica
roadworks: lavori_stradali deviazione cantiere strada_chiusa
vehicle_registration: targa
start_business: aprire_un'attività partita_iva
property_tax: imu
tax_return: irpef
criminal_record: casellario_giudiziale fedina_penale
citizenship: cittadinanza nazionalità
asylum: richiedente_asilo rifugiato rifugiati
cemetery: cimitero tomba tombe loculo
divorce: divorzio divorziare divorziato
inheritance: eredità testamento erede eredi ereditare
notary: notaio notai notarile
certified_copy: copia_autenticata copia_conforme apostille
power_cut: blackout
water_hardness: durezza_dell'acqua calcare acqua_dura
final_bill: conguaglio bolletta_finale
green_power: energia_verde energia_rinnovabile
switch_provider: cambiare_fornitore cambio_fornitore cambio_operatore
broadband: fibra fibra_ottica banda_larga adsl
mobile_coverage: nessun_segnale
sim_card: scheda_sim sim esim
roaming: roaming traffico_all'estero
mobile_data: dati_mobili giga traffico_dati
router: router modem
prepaid: prepagata
internet_speed: velocità_internet banda_passante mbps
strike: sciopero scioperi
rail_replacement: bus_sostitutivo bus_sostitutivi
connecting_service: coincidenza coincidenze cambio_treno scalo
platform: binario binari
fare_zone: zona zone zona_tariffaria
fare_evasion: senza_biglietto
boarding_pass: carta_d'imbarco carte_d'imbarco
lost_luggage: bagaglio_smarrito valigia_smarrita bagagli_smarriti
fuel: carburante benzina gasolio
mileage: chilometri_inclusi
additional_driver: conducente_aggiuntivo guidatore_aggiuntivo secondo_guidatore
child_seat: rialzo_auto
automatic_gearbox: cambio_automatico auto_automatica
vehicle_inspection: revisione_auto
oil_change: cambio_olio cambio_dell'olio olio_motore
tyre_change: cambio_gomme gomme_invernali pneumatici_invernali
courtesy_car: auto_sostitutiva
roadside_assistance: carro_attrezzi soccorso_stradale rimorchio
windscreen: parabrezza cristallo_auto
brakes: freni freno
car_wash: lavaggio_auto
hair_colour: tinta_capelli meches balayage
beard: barba rasatura baffi
manicure: manicure unghie ricostruzione_unghie
pedicure: pedicure podologo
hair_removal: depilazione epilazione ceretta
facial: trattamento_viso estetista
tattoo: tatuaggio tatuaggi tatuare tatuatore
piercing: piercing
property_viewing: visitare_l'appartamento
estate_agent: agente_immobiliare agenzia_immobiliare
agent_commission: provvigione provvigioni commissione
valuation: perizia stima_dell'immobile valutazione_dell'immobile
service_charges: spese_condominiali spese_incluse
furnished: ammobiliato
lawyer: avvocato avvocati studio_legale legale
legal_aid: gratuito_patrocinio
first_consultation: prima_consulenza primo_colloquio prima_visita
storage_unit: deposito_mobili self_storage box_deposito
electrician: impianto_elettrico
decorator: imbianchino tinteggiatura tappezzeria
roofing: tetti
carpenter: falegname falegnameria
glazing: finestre infissi finestra vetraio
insulation: isolamento_termico coibentazione isolare
pest_control: derattizzazione topi scarafaggi vespe cimici
chimney: camino canna_fumaria caminetto
cover_letter: lettera_motivazionale
open_application: candidatura_spontanea
remote_work: telelavoro smart_working da_remoto
employee_benefits: benefit_aziendali
summer_job: lavoro_estivo lavoro_stagionale
payslip: busta_paga cedolino
overtime: straordinario straordinari ore_straordinarie
worship: funzione_religiosa santa_messa
clergy: parroco prete sacerdote
food_bank: banco_alimentare pacco_alimentare
donation_receipt: detraibile deducibile
sponsor: sponsor sponsorizzazione sponsorizzare
bylaws: statuto statuti
tournament: torneo tornei
running_race: maratona mezza_maratona corsa_podistica
dance: danza ballo ballare danze
reentry: rientrare
corporate_event: evento_aziendale eventi_aziendali team_building cena_aziendale
live_music: dj gruppo_musicale
photo_shoot: servizio_fotografico ritratto ritratti
passport_photo: fototessera fototessere
photo_editing: ritocco fotoritocco photoshop
copyright: diritto_d'autore diritti_d'autore copyright
photo_prints: stampe_fotografiche ingrandimento fotolibro sviluppo_foto
veg_box: cassette_biologiche
farm_shop: spaccio_aziendale vendita_diretta
street_market: mercato mercati mercato_settimanale
eggs: uova galline
meat: manzo agnello maiale macelleria macellaio
seafood: pesce pescheria
cheese: caseificio
ingredients: additivi
calories: calorie valori_nutrizionali kcal
frozen_food: surgelato surgelati
flowers: fiori fioraio rose
petting_zoo: accarezzare fattoria_didattica
anonymous: anonimo anonima anonimato
identity_check: verifica_dell'identità verificare_l'identità
name_change: cambio_nome nome_sbagliato cambiare_nome
address_change: nuovo_indirizzo cambio_indirizzo
lgbt: lgbt lesbica omosessuale gay
drone: drone droni
sun_lounger: sdraio lettino_prendisole
bathrobe: accappatoio accappatoi
power_socket: presa_elettrica prese_elettriche
smoke_detector: allarme_antincendio
bullying: bullismo molestie mobbing
domestic_violence: violenza violenza_domestica maltrattamenti
addiction: dipendenze_patologiche
homelessness: senzatetto
care_home: rsa
disability_card: disability_card contrassegno_disabili invalidità
meeting_point: punto_d'incontro ritrovo
bad_weather: maltempo se_piove brutto_tempo piove
mountain_guide: guida_alpina guida_turistica
group_discount: sconto_gruppi tariffa_gruppi prezzo_gruppi
family_ticket: biglietto_famiglia tariffa_famiglia
`;
