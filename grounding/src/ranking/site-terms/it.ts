export const it = `
phone: telefono chiamare numero tel cellulare
email: email e-mail mail scrivere messaggio
contact: contatto contattare contatti assistenza aiuto
address: indirizzo sede via dove
map: arrivare raggiungere mappa
hours: orario orari apertura aperto aperti chiuso chiusi ore apre chiude
weekdays: lunedì martedì mercoledì giovedì venerdì sabato domenica aperto chiuso
holiday: festivi festività vacanze natale pasqua ferie
shop: negozio negozi punto_vendita
price: prezzo prezzi costo costi costa costano tariffa tariffe quanto importo
discount: sconto sconti riduzione promozione
code: codice buono coupon
sale: saldi offerte
free: gratis gratuito gratuita omaggio incluso
deposit: cauzione acconto deposito caparra
tax: tassa iva dogana
delivery: consegna consegnare spedizione spedire spedite corriere spese
parcel: pacco ordine
track: tracciare tracciamento
late: ritardo arrivato
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
size: taglia misura misure
weight: peso pesa
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
password: password dimenticata
delete: eliminare cancellare
privacy: privacy dati
job: lavoro posizioni carriera assunzioni
boss: direttore responsabile capo
rent: noleggio noleggiare affitto affittare
book: prenotare prenotazione
appointment: appuntamento
course: corso corsi lezione lezioni
teacher: insegnante docente professore
exam: esame prova
enrol: iscrizione iscriversi
accommodation: alloggio camera appartamento
breakfast: colazione pasti pranzo cena
parking: parcheggio parcheggiare auto
bike: bici bicicletta biciclette
bus: autobus treno metro stazione
airport: aeroporto navetta taxi
pets: cane cani animali gatto
child: bambino bambini minori
access: accessibile disabili carrozzina
lift: ascensore scale
wifi: wifi internet
doctor: medico dottore
emergency: emergenza
plan: piano abbonamento
subscription: abbonamento
trial: prova provare
error: errore problema
wash: lavare lavaggio
towels: asciugamani lenzuola
`;
