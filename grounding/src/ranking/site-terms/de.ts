export const de = `
phone: telefon telefonnummer anrufen anruf rufnummer hotline nummer tel handy telefonisch
email: email e-mail mail schreiben nachricht adresse
contact: kontakt kontaktieren erreichen erreichbar anfrage hilfe kundenservice kundendienst ansprechpartner
address: adresse anschrift standort straße wo liegt sitz
map: anfahrt weg route karte hinkommen anreise
hours: öffnungszeiten geöffnet offen geschlossen uhr auf öffnet schließt sprechzeiten
weekdays: montag montags dienstag dienstags mittwoch mittwochs donnerstag donnerstags freitag freitags samstag samstags sonntag sonntags wochenende geöffnet geschlossen
holiday: feiertag feiertage ferien urlaub weihnachten ostern
shop: laden läden geschäft geschäfte filiale filialen shop niederlassung verkaufsstelle
price: preis preise kosten kostet gebühr gebühren tarif teuer betrag bezahlen
cheap: billig billiger günstig günstiger günstigste preiswert
expensive: teuer teurer kostspielig
discount: rabatt rabatte ermäßigung ermäßigt nachlass vergünstigung preisnachlass prozent aktion
code: code gutscheincode rabattcode aktionscode coupon
sale: sale schlussverkauf ausverkauf reduziert reduzierte restposten angebote
free: kostenlos gratis umsonst frei kostenfrei inklusive
deposit: kaution anzahlung pfand sicherheit hinterlegung
tax: steuer steuern mehrwertsteuer mwst zoll einfuhrsteuer
delivery: lieferung liefern lieferzeit geliefert versand versenden verschicken schicken zustellung zusendung versandart versandkosten porto versanddauer
parcel: paket päckchen sendung bestellung lieferung
track: sendungsverfolgung verfolgen tracking status
late: verspätet verspätung verzögerung angekommen dauert fehlt
express: express eilig schnell expresslieferung eilzustellung
abroad: ausland international auslands länder
pickup: abholung abholen selbstabholung
return: rückgabe zurückgeben rücksendung zurücksenden zurückschicken retoure retouren widerruf zurückbringen
refund: erstattung erstatten erstattet rückerstattung geld_zurück rückzahlung gutschrift
exchange: umtausch umtauschen tauschen austausch wechseln ersatz
cancel: stornieren stornierung storno kündigen kündigung abbestellen absagen beenden abmelden
broken: kaputt defekt beschädigt schaden mangel fehlerhaft undicht gerissen
warranty: garantie gewährleistung garantiert
claim: reklamation reklamieren reklamationen beschwerde beanstandung
repair: reparatur reparaturen reparieren instandsetzung werkstatt flicken
spare: ersatzteil ersatzteile zubehör teile
size: größe größen maße passt abmessungen länge breite
weight: gewicht wiegt wiegen schwer kilo gramm
colour: farbe farben
material: material stoff leder baumwolle wolle
stock: vorrätig lagernd verfügbar lieferbar bestand ausverkauft
pay: zahlen zahlung bezahlen bezahlt zahlungsarten zahlungsmittel zahlungsmöglichkeiten zahlungsweise akzeptieren
card: karte kreditkarte ec-karte visa mastercard girocard
instalments: raten ratenzahlung ratenkauf finanzierung teilzahlung klarna
transfer: überweisung überweisen bank iban
invoice: rechnung rechnungen beleg quittung kaufbeleg
order: bestellung bestellen bestellt kaufen kauf auftrag
giftcard: gutschein gutscheine geschenkgutschein geschenkgutscheine geschenkkarte
valid: gültig gültigkeit verfallen verfällt ablaufen läuft_ab befristet
points: punkte bonus treue bonuspunkte club mitglied mitgliedschaft
student: student studenten studierende schüler studentenrabatt
account: konto kundenkonto benutzerkonto profil registrieren
login: anmelden anmeldung einloggen login
password: passwort kennwort vergessen zurücksetzen
delete: löschen gelöscht entfernen löschung
privacy: datenschutz daten personenbezogen dsgvo
security: sicherheit sicher verschlüsselt verschlüsselung
job: stelle stellen stellenangebote job jobs arbeit karriere bewerben bewerbung offene_stellen
salary: gehalt lohn verdienst vergütung
staff: team mitarbeiter personal angestellte
boss: chef chefin leiter leiterin leitung geschäftsführer direktor inhaber
rent: mieten miete verleih verleihen leihen ausleihen leih vermietung leihgebühr
book: buchen buchung reservieren reservierung termin
appointment: termin termine vereinbaren sprechstunde
ticket: eintritt eintrittskarte karten ticket tickets
event: veranstaltung veranstaltungen kurs vortrag workshop
course: kurs kurse unterricht lehrgang schulung stunde klasse
teacher: lehrer lehrerin dozent trainer kursleiter
exam: prüfung prüfungen test examen
certificate: zertifikat bescheinigung zeugnis nachweis
enrol: anmelden anmeldung einschreiben einschreibung registrieren
level: niveau stufe anfänger fortgeschritten
group: gruppe gruppen teilnehmer schüler klasse maximal höchstens
accommodation: unterkunft wohnung zimmer übernachtung wohnen
breakfast: frühstück essen mahlzeit verpflegung mittagessen abendessen
room: zimmer raum einzelzimmer doppelzimmer
checkin: ankunft anreise einchecken
checkout: abreise auschecken
parking: parken parkplatz parkplätze auto garage stellplatz
bike: fahrrad fahrräder rad räder
bus: bus bahn zug straßenbahn haltestelle bahnhof u-bahn
airport: flughafen abholung transfer taxi
pets: hund hunde haustier haustiere katze tiere
child: kind kinder minderjährige jugendliche baby
age: alter alt jahre mindestalter
access: barrierefrei rollstuhl behindertengerecht stufenlos zugang
lift: aufzug lift fahrstuhl treppe
wifi: wlan internet wifi
doctor: arzt ärztin ärzte praxis medizinisch
insurance: versicherung versichert krankenkasse
emergency: notfall notruf notdienst
ill: krank krankheit
visa: visum aufenthalt einreise
id: ausweis personalausweis reisepass pass
environment: umwelt nachhaltig nachhaltigkeit klima recycling
charity: gemeinnützig verein spende schulen
plan: tarif tarife abo abonnement paket
subscription: abo abonnement mitgliedschaft vertrag
trial: testphase probe testen ausprobieren probezeit
user: nutzer benutzer mitglieder personen platz
invite: einladen einladung
role: rolle rollen rechte berechtigung berechtigungen
renew: verlängern verlängerung erneuern
limit: limit grenze maximal höchstens begrenzung
storage: speicher speicherplatz gespeichert
export: export exportieren herunterladen download
import: import importieren hochladen
file: datei dateien dokument
integrate: integration verbinden anbindung verknüpfen schnittstelle
error: fehler problem probleme störung fehlermeldung
notification: benachrichtigung benachrichtigungen alarm hinweis
mobile: handy smartphone app mobil
app: app anwendung
language: sprache sprachen
settings: einstellungen konfigurieren
share: teilen freigeben
support: support hilfe kundendienst
wash: waschen wäsche pflege pflegen reinigen reinigung pflegt
waterproof: wasserdicht imprägnieren imprägnierung
sole: sohle sohlen neubesohlung besohlen neu_besohlen
shoe: schuh schuhe stiefel wanderschuhe
jacket: jacke jacken mantel
tent: zelt zelte
bag: tasche rucksack rucksäcke
try: anprobieren anprobe anpassung
opening_date: beginn beginnt start anfang termine datum
deadline: frist anmeldeschluss spätestens stichtag
duration: dauer dauert lange zeit bearbeitungszeit lieferzeit
minimum: mindestens minimum
maximum: höchstens maximal maximum
terms: agb bedingungen vertrag
company: firma unternehmen gesellschaft
about: über geschichte gegründet seit
newsletter: newsletter abmelden
towels: handtuch handtücher bettwäsche
postpone: verschieben verschoben pausieren aussetzen
beginner: anfänger einsteiger
online: online internet
include: inklusive enthalten inbegriffen
allow: erlaubt dürfen gestattet willkommen
bulky: sperrgut sperrig groß
equipment: ausrüstung geräte material
`;
