export const de = `
phone: telefon telefonnummer anrufen anruf rufnummer hotline nummer tel handy telefonisch durchwahl festnetz erreichbar erreiche ruf durchklingeln anklingeln durchrufen rückruf anläuten anrufe rufe_an ruft_an
email: email e-mail mail schreiben nachricht adresse mailen anschreiben postfach mailadresse mails gemailt maile schreibe
contact: kontakt kontaktieren erreichen erreichbar anfrage hilfe kundenservice kundendienst ansprechpartner melden wenden quatschen ansprechperson ansprechpartnerin kontaktperson kontaktdaten erreicht erreich anfragen kundenbetreuung kundenberater zuständig verantwortlich zuständige kümmert
address: adresse anschrift standort straße wo liegt sitz wo_seid sitzt ort finden befindet hausnummer plz postleitzahl lage befindlich
map: anfahrt route karte hinkommen anreise hinkomme hinfahren verkehrsmittel öffentliche bus haltestelle anfahren wegbeschreibung navi lageplan ortsplan hinkommt hinfinden komme_hin verkehrsanbindung anfahrtsbeschreibung herkommen anfahrtsplan
hours: öffnungszeiten geöffnet offen geschlossen uhr auf öffnet schließt sprechzeiten macht_auf macht_zu zumachen aufmachen schließen öffnen schließzeiten arbeitszeiten geschäftszeiten zu ladenschluss mittagspause geschäftszeit öffnungszeit offn habt_offen zugesperrt zusperren schließt_ihr bürozeiten ladenöffnungszeiten kernzeiten rund_um
weekdays: wochenende werktags werktage geöffnet geschlossen samstags sonntags wochenends samstag sonntag sonnabend sonnabends wochentags freitags
holiday: feiertag feiertage ferien urlaub weihnachten ostern silvester neujahr pfingsten heiligabend weihnachtsferien betriebsferien brückentag feiertags karneval fasching fronleichnam ostermontag pfingstmontag betriebsurlaub brückentage
shop: laden läden geschäft geschäfte filiale filialen shop niederlassung verkaufsstelle standorte lädle kaufhaus fachgeschäft ladengeschäft verkaufsstellen stores store boutique ladenlokal
price: preis preise kosten kostet gebühr gebühren tarif teuer betrag bezahlen kost kostn kostenpunkt preisliste preislich beitrag beiträge monatsbeitrag gebührenordnung kostenfaktor verlangt kostenvoranschlag taxe unkosten was_verlangt kostenübersicht preistabelle preisangabe honorar honorare kostest aufwand gebührt
cheap: billig billiger günstig günstiger günstigste preiswert billigste sparen billigsten günstigsten spottbillig billigster günstigere preisgünstig sparsam budget preiswerter preiswerteste
expensive: teuer teurer kostspielig kostspieliger happig gesalzen sauteuer teuerste
discount: rabatt rabatte ermäßigung ermäßigt nachlass vergünstigung preisnachlass prozent aktion vergünstigt vergünstigungen nachlässe prozente sparen ermäßigte ermäßigungen billiger prämie neukundenbonus bonus reduktion prozentchen skonto nachlaß rabattiert preisvorteil billiger_kriegen rabattaktion preisermäßigung dumping aktionspreis
code: code gutscheincode rabattcode aktionscode coupon rabattgutschein gutscheinnummer promocode couponcode
sale: sale schlussverkauf ausverkauf reduziert reduzierte restposten angebote abverkauf räumungsverkauf black_friday
free: kostenlos gratis umsonst frei kostenfrei inklusive umme kostenlose kostenloses gebührenfrei geschenkt für_lau lau für_umme nix_kosten kostet_nichts ohne_kosten gratis_dabei für_nüsse ohne_bezahlung gratisversand
deposit: kaution anzahlung pfand sicherheit hinterlegung vorauszahlung sicherheitsleistung vorkasse angezahlt hinterlegen mietkaution pfandgeld anzahlen barkaution vorab_bezahlen vorauskasse im_voraus
tax: steuer steuern mehrwertsteuer mwst zoll einfuhrsteuer umsatzsteuer ust zollgebühren einfuhrabgaben steuerlich
delivery: lieferung liefern lieferzeit geliefert versand versenden verschicken schicken zustellung zusendung versandart versandkosten porto versanddauer liefert lieferungen verschickt bringt lieferdauer zustellen anliefern versendet geschickt expedition spedition zustelldienst kurier ausliefern auslieferung lieferservice hermes dhl dpd gls schickt versendung versende versandkostenfrei lieferkosten lieferfrist liefertermin heimlieferung nach_hause zusenden anlieferung frachtkosten fracht postweg
parcel: paket päckchen sendung bestellung lieferung packerl pakete packet paketsendung
track: sendungsverfolgung bestellstatus lieferstatus paketverfolgung paketnummer verfolgung bestellverfolgung stand_der_bestellung stand_ihrer_bestellung wo_ist_meine_bestellung wo_ist_mein_paket wo_bleibt_meine_bestellung wo_bleibt_mein_paket verfolgen tracking status trackingnummer sendungsnummer verfolge nachverfolgen sendungsstatus nachverfolgung
late: verspätet verspätung verzögerung angekommen dauert fehlt spät zu_spät kommt_nicht noch_nicht_da nicht_angekommen warte verspäten wo_bleibt überfällig nichts_angekommen verspätete verspätetes zu_langsam überfällige verzögert trödelt unpünktlich wann_kommt dauert_ewig
express: express eilig schnell expresslieferung eilzustellung schneller sofort dringend schnellstens flott expressversand eilig_haben schnellversand schnelllieferung asap eilbestellung overnight zack_zack eiltempo expreß eilauftrag
abroad: ausland international auslands länder schweiz österreich eu-ausland andere_länder europa weltweit österreichische schweizer auslandsversand auslandslieferung im_ausland europaweit drittland
pickup: abholung abholen selbstabholung abgeholt abhole selber_holen abholstation selbst_abholen abholbereit abholt hole_ab holt_ab abholort abholtermin
return: rückgabe zurückgeben rücksendung zurücksenden zurückschicken retoure retouren widerruf zurückbringen zurückgebe zurückgegeben zurückschicke zurückbringe retournieren rückgaberecht zurückgeschickt widerrufen rücksenden umkehren retoursenden retourgeben zurücknehmen zurücknimmt retournierung retourschicken zurückgebracht zurücksende widerrufsrecht widerrufsfrist schicke_zurück bringe_zurück gebe_zurück rücksendeetikett
refund: erstattung erstatten erstattet rückerstattung geld_zurück rückzahlung gutschrift geld_wieder zurückerstattet geld_retour zurückgezahlt entschädigung erstattungen zurückbekommen zurückbezahlt kohle_zurück kohle_wieder knete_zurück geld_zurückbekommen geld_wiederhaben zurückzahlen zurückerhalten zurückkriegen geld_wiederbekommen zurückgebucht auszahlen auszahlung gutgeschrieben rückerstatten rückerstattet entschädigt
exchange: umtausch umtauschen tauschen austausch wechseln ersatz umgetauscht tausche eintauschen ersetzen eintausch umtauschbar tauscht austauschen andere_größe wechsle ersatzgerät umtausche passt_nicht
cancel: stornieren stornierung storno kündigen kündigung abbestellen absagen beenden abmelden absage rausgehen raus austreten storniere storniert kündige gekündigt abgesagt aufhören aufhöre beende abmelde rauskommen aussteigen loswerden annullieren abspringen aussteige rücktritt zurücktreten zurücktrete abmeldung aufkündigen canceln gecancelt kündigt kündbar stornierbar stornogebühr stornokosten abblasen ausstieg austritt austrete hinschmeißen abbestelle abbrechen schluss_machen vertrag_beenden absagt sage_ab melde_ab abonnement_beenden raus_will deabonnieren ausklinken
broken: kaputt reklamation reklamationen reklamieren defekt beschädigt schaden mangel fehlerhaft undicht gerissen futsch hinüber defekte defekter beschädigte zerbrochen kaputte zerrissen hin im_eimer geht_nicht_mehr schrott beschädigung lädiert ramponiert zerkratzt kratzer zerrissene riss risse geht_nimmer am_arsch hinig abgerissen zersprungen schaden_genommen beschädigtes mängel mangelhaft defekt_ist kaputtes kaputtgegangen loch löcher im_arsch abgefallen
warranty: garantie gewährleistung garantiert garantiezeit garantiefall garantiebedingungen garantieanspruch gewährleistungsfrist garantieverlängerung
claim: reklamation reklamieren reklamationen beschwerde beanstandung reklamiere meckern bemängeln bemängelung reklamationsfrist beanstanden monieren beanstande
repair: reparatur reparaturen reparieren instandsetzung werkstatt flicken repariert richten instandsetzen reparierbar repariere werkstätte nähen kleben geflickt richtet instand heilmachen repariert_ihr herrichten reparaturdienst reparaturkosten reparaturannahme fixen
spare: ersatzteil ersatzteile zubehör teile ersatz bauteil bauteile zubehörteile ersatzteilversand nachkaufen
size: größe größen maße passt abmessungen länge breite groß kleiner größer klein maß messen grösse grössen größentabelle höhe umfang zu_klein zu_groß zu_eng vermessen tiefe
weight: gewicht wiegt wiegen schwer kilo gramm schwerer wieviel_wiegt kg wieviel_kilo kilogramm schwerste gewogen pfund gewichtsangabe wog
colour: farbe farben farbton farbtöne farbig bunt farbauswahl farbvariante koloriert
material: material stoff leder baumwolle wolle gewebe polyester leinen seide nylon stoffe wildleder woraus_gemacht hergestellt_aus materialien
stock: vorrätig lagernd verfügbar lieferbar bestand ausverkauft auf_lager haben_sie_noch nachbestellt vorrat lager auf_vorrat wieder_verfügbar ausverkauft_ist erhältlich führt_ihr im_sortiment restbestand verfügbarkeit nachschub wieder_rein
pay: zahl zahle zahlen zahlung bezahlen bezahlt zahlungsarten zahlungsmittel zahlungsmöglichkeiten zahlungsweise akzeptieren bezahle bezahlung begleichen zahlt zahlbar bezahlmöglichkeiten bezahlarten zahlungsart begleiche bezahlst zahlungsmethode zahlungsmethoden bezahlt_man zahlungsweisen entrichten entrichtet bezahlweise bezahlung_mit kohle_abdrücken bezahlvorgang
card: karte kreditkarte ec-karte visa mastercard girocard karten kartenzahlung debitkarte kreditkarten ec maestro eckarte postcard zahlkarte visakarte
amex: amex american_express
instalments: raten ratenzahlung ratenkauf finanzierung teilzahlung abstottern abzahlen monatsraten rate stückeln raten_zahlen abbezahlen monatlich_zahlen in_teilen stottern abstottere häppchenweise stückchenweise ratenweise teilzahlungen teilbeträge in_häppchen ratenplan finanzieren abzahlung monatliche_raten stückweise aufteilen in_raten auf_raten kleckerweise teilbetrag ratenzahlungen auf_pump monatsrate > klarna
transfer: überweisung überweisen bank iban überwiesen banküberweisung banktransfer überweise
invoice: rechnung rechnungen beleg quittung kaufbeleg rechnungskopie belege kassenzettel bon kassenbon rechnungsstellung faktura rechnungsbeleg nachweis_kauf zettel kaufnachweis kaufvertrag rg quittungen
order: bestellung bestellen bestellt kaufen kauf auftrag bestell bestelle ordern order kaufe bestellungen kauft geordert gekauft bestellvorgang beziehen shoppen
giftcard: gutschein gutscheine geschenkgutschein geschenkgutscheine geschenkkarte gutscheinkarte verschenken geschenkbon geschenkgutscheincode gutscheinkauf verschenke geschenk
valid: gültig gültigkeit verfallen verfällt ablaufen läuft_ab befristet gilt gelten haltbar läuft_aus verfallsdatum gültigkeitsdauer ablauf verfalldatum verjähren verjährt gültige ablaufdatum befristung noch_gut geltungsdauer haltbarkeit verfall befristete
points: punkte bonus treue bonuspunkte club mitglied mitgliedschaft treuepunkte punktestand treueprogramm bonusprogramm treuekarte payback
student: student studenten studierende schüler studentenrabatt studentin studi studis studentenausweis studentisch schülerin studentenpreis schülerausweis studierender schülern
account: konto kundenkonto benutzerkonto profil registrieren nutzerkonto zugang nutzerprofil account accounts kundenprofil registrierung kundenbereich
login: anmelden anmeldung einloggen login einlogge reinkommen komme_nicht_rein anmelde zugang logge einloggt anzumelden zugangscode log_ein rein_komme logge_ein reinkomme einloggen_geht melde_an
password: passwort kennwort vergessen zurücksetzen password passwörter pin zugangsdaten kennwörter passworts passwd pw kennworts zurückgesetzt zugangspasswort zugangswort
delete: löschen gelöscht entfernen löschung lösche weghaben löscht entfernt wegmachen tilgen gelöschte eliminieren
privacy: datenschutz daten personenbezogen dsgvo datenschutzerklärung persönliche_daten datenschutzbeauftragter persönlich personendaten datenverarbeitung datenspeicherung
security: sicherheit sicher verschlüsselt verschlüsselung sichere sicherer gehackt
job: stelle stellen stellenangebote job jobs arbeit karriere bewerben bewerbung offene_stellen arbeiten arbeite bewerbe mitarbeiten aushilfe minijob ferienjob stellenangebot arbeitsplatz jobben arbeitsstelle vakanz vakanzen arbeitsplätze stellenanzeige stellenanzeigen maloche malochen anheuern leute_gesucht mitarbeiter_gesucht bewerbt freie_stelle stellenmarkt jobangebote ferialjob
salary: gehalt lohn verdienst vergütung verdient gehälter stundenlohn verdiene verdienen kohle_monat entlohnung gage stundensatz salär
staff: team mitarbeiter personal angestellte personen kollegen leute wer_arbeitet angestellter mitarbeiterin mitarbeiterinnen crew kolleginnen mitarbeitende angestellten
boss: chef chefin leiter leiterin leitung geschäftsführer direktor inhaber chefs sagen verantwortlich leitet vorstand boss obermacker leiterinnen geschäftsführerin geschäftsführung direktorin vorgesetzter vorgesetzte vorsitzende vorsitzender rektor rektorin oberhaupt verantwortliche verantwortlicher geschäftsleitung abteilungsleiter oberster präsident wer_leitet obmann obfrau > bürgermeister
rent: mieten miete verleih verleihen leihen ausleihen leih vermietung leihgebühr gemietet leiht verleiht mietbar vermietet mietet leihe anmieten miet verleiht_ihr leihgerät leihgebühren vermiete leasen
book: buchen buchung reservieren reservierung termin buche reserviere gebucht reserviert platz anmelden vorbuchen buchbar buchungen vorreservieren reservierungen reservierbar platz_sichern reservier buchungsanfrage
appointment: termin termine vereinbaren sprechstunde drankommen vorbeikommen terminvergabe terminvereinbarung sprechstunden vereinbare termin_ausmachen termin_machen terminanfrage vorsprechen vorsprache zeitfenster termin_kriegen terminlich gesprächstermin terminbuchung drankomme vorbeikomme
ticket: eintritt eintrittskarte karten ticket tickets eintrittspreis eintrittspreise fahrkarte billet billett billette tickets_kosten eintrittsticket eintritte tix karte_kaufen eintrittsgeld eintrittskarten fahrkarten kartenpreise
event: veranstaltung veranstaltungen kurs vortrag workshop was_läuft events feste fest veranstaltet programm gaudi anlass anlässe event termine_heute vorträge lesung veranstaltungskalender programmpunkt kirmes kirchweih tanzabend
course: kurs kurse unterricht lehrgang schulung stunde klasse lernen kursangebot unterrichtsstunde seminare seminar fortbildung lernt kursus lektion lektionen unterrichtet schulungen lehrgänge
teacher: lehrer lehrerin dozent trainer kursleiter lehrkraft lehrkräfte dozentin trainerin pauker kursleiterin lehrende professor lehrerinnen prof lehrperson
exam: prüfung prüfungen test examen prüfungstermin klausur klausuren prüf matura abitur abi tests examina quali
certificate: zertifikat bescheinigung zeugnis nachweis diplom urkunde zertifiziert zertifikate zeugnisse
enrol: anmelden anmeldung einschreiben einschreibung registrieren einschreibe anmeldeformular mitmachen teilnehmen teilnahme anmeldet melde_an eintritt_verein anmeldebogen inskribieren inskription
level: niveau stufe anfänger fortgeschritten könner level kenntnisstand fortgeschrittene kursstufe
group: gruppe gruppen teilnehmer schüler klasse maximal höchstens gruppengröße teilnehmerzahl klassengröße gruppenstärke schulklasse
accommodation: unterkunft wohnung zimmer übernachtung wohnen übernachten schlafen unterkünfte bleibe übernachte pennen penne schlafplatz schlafmöglichkeit logis quartier fewo wg logieren zimmervermittlung wo_schlafen unterbringung pennplatz
breakfast: frühstück frühstücken frühstücksbuffet zmorge frühstückt frühstücksbüffet zmorgen brunch frühstückszeit > essen mahlzeit verpflegung
meals: essen mahlzeit mahlzeiten verpflegung > frühstück mittagessen abendessen
lunch: mittagessen mittagstisch mittagsmenü zmittag > mahlzeit verpflegung
dinner: abendessen znacht > halbpension mahlzeit verpflegung
room: zimmer raum einzelzimmer doppelzimmer doppelzimmerpreis zweibettzimmer > mehrbettzimmer dreibettzimmer suite
checkin: ankunft anreise einchecken ankommen anreisen anreisezeit einchecke ankomme anreisetag bezugszeit check-in checkin check_in
checkout: abreise auschecken auschecke abreisen abreisetag räumen rausmüssen zimmer_verlassen check-out checkout check_out
parking: parken parkplatz parkplätze auto garage stellplatz parke abstellen parkhaus parkgebühren parkmöglichkeiten parkieren parkieren_kann abstellplatz parkfläche parkdeck parkhäuser parkgebühr wagen_abstellen geparkt auto_lassen stellplätze parkt parkzone parkticket parkplatzgebühr auto_hinstellen
bike: fahrrad fahrräder rad räder drahtesel radl velo velos fahrradfahrer bikes bike stahlross göppel radfahrer radlfahrer zweirad > mountainbike rennrad mtb
bus: bus bahn zug straßenbahn haltestelle bahnhof u-bahn öffis öffentlichen nahverkehr linie s-bahn tram anbindung ubahn sbahn zugverbindung busverbindung nahverkehrsmittel öpnv linien bahnanschluss züge bim bahnverbindung straßenbahnlinie busfahrplan
airport: flughafen abholung transfer taxi flieger flug flugzeug airport flughafentransfer flugplatz flüge zubringer
pets: haustier haustiere tiere tier vierbeiner fellnase fellnasen tieren > hund hunde katze katzen
dog: hund hunde welpe wuffi hündin hundchen mischling rüde hündchen köter kläffer töle fiffi bello waldi wauwau hundi hundle schoßhund hundebegleitung hunden > haustier haustiere tiere tier vierbeiner fellnase fellnasen tieren < labrador pudel dackel terrier schäferhund mops bulldogge beagle golden_retriever collie husky chihuahua dogge rottweiler dobermann boxer_hund windhund labradoodle jagdhund
cat: katze katzen kater mieze miezekatze samtpfote büsi katzi > haustier haustiere tiere tier vierbeiner fellnase fellnasen tieren
child: kind kinder minderjährige jugendliche baby sohn tochter jugendlicher kleinkind kids kleine kleinen kleiner nachwuchs knirps bub mädchen junge kinderpreis unter_18 kleinkinder goof gof fratz bengel racker zögling sprössling sprösslinge töchter söhne buben mädchens kindern dreikäsehoch göre knilch kinderermäßigung kiddies stöpsel unter_18-jährige kleinen_mitbringen kinderalter minderjähriger
age: alter alt jahre mindestalter altersgrenze volljährig minderjährig zu_alt zu_jung jung jahren altersbeschränkung wie_alt ab_wann jährige jährig volljährigkeit mindestens_alt altersvorgabe alt_sein ab_18 älteste altersklasse
access: barrierefrei rollstuhl behindertengerecht stufenlos zugang barrierefreiheit behinderung behindert behinderte rollstuhlfahrer gehhilfe rollstuhlgerecht rollstuhlgängig ebenerdig rampe behindertenparkplatz stufen barrierefreie behindertenausweis hindernisfrei beeinträchtigung stufenfrei behindi
lift: aufzug lift fahrstuhl treppe aufzüge lifte rolltreppe treppenlift aufzugs
wifi: wlan internet wifi w-lan netz hotspot funknetz internetzugang internetverbindung netzzugang internetanschluss
doctor: arzt ärztin ärzte praxis medizinisch fachärztin facharzt hausarzt doktor mediziner doc ärzten onkel_doktor doktorin hausärztin orthopäde arztpraxis ärztlich arztes quacksalber ärztinnen neurologe kardiologe fachärzte
insurance: versicherung versichert krankenkasse kasse gesetzlich privatpatient kassenpatient versicherer kassenärztlich privatversichert gesetzlich_versichert policen police aok versichern versicherungsschutz kk tk barmer private_kasse krankenversicherung privat_versichert gkv pkv krankenversichert ögk
emergency: notfall notruf notdienst notfälle dringend akut außerhalb_der_sprechzeiten ambulanz notrufnummer notdienstnummer schnell_hilfe eilfall notfallpraxis notfallnummer notfallmäßig pikett pikettdienst dringender dringendes akute
ill: krank krankheit erkrankt krankheiten unpässlich kränklich krankgeschrieben kotzen übel kränkeln erkranken maladie flachliegen flach_liegen unwohl krankwerden malade erkrankung krank_werden kränker
visa: visum aufenthalt einreise aufenthaltserlaubnis aufenthaltstitel einreisevisum aufenthaltsgenehmigung einreisen einreisebestimmungen visums visumpflicht
id: ausweis personalausweis reisepass pass ausweisen lichtbildausweis ausweisdokument perso ausweise ausweispapiere ausweispflicht lichtbild reisepässe
environment: umwelt nachhaltig nachhaltigkeit klima recycling umweltschutz umweltfreundlich klimaneutral klimaschutz umweltbewusst ressourcen recyceln klimafreundlich umweltverträglich
charity: gemeinnützig verein spende schulen spendenaktion wohltätig hilfsorganisation vereine gemeinnützigkeit karitativ spendenquittung wohltätigkeit
plan: tarif tarife abo abonnement paket pakete tarifmodell abos tarifpaket pläne
subscription: abo abonnement mitgliedschaft vertrag mitglied abonnieren abonnent mitgliedsvertrag abovertrag laufender_vertrag abonnements
trial: testphase probe testen ausprobieren probezeit gratis_testen probieren ausprobiere probeweise testversion antesten probemonat austesten probelauf testweise demo teste kostenlos_testen probephase
upgrade: hochstufen aufstufen höherer upgrade wechseln aufstocken wechsel mehr_funktionen upgraden höheren_tarif höherstufen mehr_nutzer größeres_paket hochstufung höherstufung
downgrade: herabstufen niedriger kleiner downgraden kleineren_tarif niedrigeren_tarif kleineres_paket tarif_senken
user: nutzer benutzer mitglieder personen platz userin teammitglied teammitglieder nutzerzahl benutzerin
invite: einladen einladung einlade lade_ein hinzufügen einladungslink einladungen dazuholen reinholen
role: rolle rollen rechte berechtigung berechtigungen rechteverwaltung befugnis befugnisse
remove_person: entfernen ausgeschieden rausschmeißen rauswerfen rausgeworfen ausschließen rausfliegen fliege_ich sperren ausgeschlossen rausgeschmissen ausschluss gekickt rausekeln hinauswerfen ausgeschlossen_werden sperre sperrung raus_werfen rausnehmen rausfliege fliegt_raus
renew: verlängern verlängerung erneuern verlängere verlängert erneuert erneuerung fortsetzen erneuere prolongieren neu_ausstellen
limit: limit grenze maximal höchstens begrenzung wie_viele wieviel obergrenze beschränkung begrenzt höchstgrenze maximum beschränkt limits begrenzungen limitierung gedeckelt höchstzahl gibts_grenze grenzwert maximale
storage: speicher speicherplatz gespeichert speicherkapazität gigabyte gb festplatte speicherlimit speichervolumen speicherplatte terabyte
backup: sicherung datensicherung wiederherstellen backup backups sicherungen gesichert sicherungskopie sicherheitskopie sichern sicherheitskopien wiederherstellung wiederherstelle daten_retten datenverlust datenrettung sichert gesicherte backupen
export: export exportieren herunterladen download exportiere daten_mitnehmen herunterlade auslesen exportieren_kann ausspielen downloaden daten_rausholen daten_raus herunterladen_kann exportierbar rausziehen
import: import importieren hochladen importiere umziehen übernehmen hochlade daten_übernehmen importiert umzug_daten importfunktion
file: datei dateien dokument anhang dokumente pdf ordner dateiformat dateiformate
integrate: integration verbinden anbindung verknüpfen schnittstelle integrieren verknüpfung verbindet koppeln kopplung kompatibel andocken verknüpfe schnittstellen vernetzen verträgt_sich
sync: synchronisieren synchronisation aktualisierung synchronisiert synchron abgleich abgleichen synchronisierung aktualisieren gesynct syncen
api: schnittstelle api endpunkt endpunkte
key: schlüssel token api-schlüssel tokens
rotate: erneuern widerrufen rotieren neu_generieren neuer_schlüssel ungültig_machen neu_erzeugen
error: fehler problem probleme störung fehlermeldung fehlercode spinnt bug problemen meldung fehlerhaft zicken mist_gebaut bugs störungen fehlermeldungen schief_gelaufen spinnen rumspinnen zickt muckt haken fehlschlag problematisch failure error
slow: langsam träge lahmarschig langsamer ewig ladezeit ladezeiten lädt_ewig performance
old: alt alte veraltet uralt früher antik vorherige
notification: benachrichtigung benachrichtigungen alarm hinweis benachrichtigt erinnerung hinweise alarme alarmierung bescheid_geben informiert benachrichtigen pushnachricht
mobile: handy smartphone app mobil handys telefon smartphones iphone android mobiltelefon tablet telefonisch_unterwegs samsung huawei ipad tablets handyapp smartfon mobilgerät mobile_app ohne_computer galaxy mobilgeräte händi
app: app anwendung apps applikation play_store app_store appstore
browser: browser firefox chrome safari edge webbrowser
os: betriebssystem betriebssysteme > ios android windows linux
windows: windows > betriebssystem betriebssysteme
linux: linux > betriebssystem betriebssysteme
ios: ios > betriebssystem betriebssysteme
android: android > betriebssystem betriebssysteme
language: sprache sprachen mehrsprachig englische
sso: sso single_sign saml
twofactor: zwei-faktor 2fa mfa authentifizierung authenticator zwei_faktor
settings: einstellungen konfigurieren einstellen umstellen ändern einstellung konfiguration optionen setup voreinstellungen voreinstellung
embed: einbetten einbinden einbettung webseite_einbauen iframe widget
share: teilen freigeben geteilt freigabe freigegeben link_teilen veröffentlichen zugänglich_machen
server: server standort rechenzentrum gehostet serverstandort cloud
uptime: verfügbarkeit ausfall ausfallzeit ausfälle server_down down ausfallsicher ausfallsicherheit downtime uptime
support: support hilfe kundendienst helpdesk unterstützung ansprechpartner hilfestellung kundensupport hilft technische_hilfe helft kundenhilfe jemand_hilft
wash: waschen wäsche pflege pflegen reinigen reinigung pflegt waschbar gewaschen säubern waschmaschinenfest wäscht reinige säubere abwaschen waschanleitung waschgang waschmittel pflegehinweise pflegeanleitung waschmaschinengeeignet reinigt sauber_machen
waterproof: wasserdicht imprägnieren imprägnierung wasserabweisend wasserfest nachimprägnieren imprägniere imprägnierspray wasserundurchlässig nässe imprägniert
sole: sohle sohlen neubesohlung besohlen neu_besohlen absatz absätze neue_sohle neue_sohlen sohlenwechsel besohlung abgelaufene_sohle absatzreparatur
shoe: schuh schuhe stiefel wanderschuhe latschen treter botten sandalen turnschuhe sneaker halbschuhe bergschuhe wanderstiefel pantoffeln finken hausschuhe pumps bergstiefel galoschen stiefelette schuhwerk
jacket: jacke jacken mantel anorak windjacke parka daunenjacke fleecejacke blazer sakko kittel weste mäntel softshell
tent: zelt zelte zelten iglu jurte tipi kuppelzelt zeltes
bag: tasche rucksack rucksäcke tüte beutel sackerl ranzen taschen turnbeutel umhängetasche aktentasche
try: anprobieren anprobe anpassung anprobiere anziehen_kann anprobierzimmer anpassen
vegan: vegan vegane tierfrei rein_pflanzlich pflanzlich veganer ohne_tier veganes veganes_essen vegane_gerichte vegane_speisen
opening_date: beginn beginnt start anfang termine datum startet losgehen starttermin anfangen fängt_an fangen_an beginnen eröffnung startdatum anfangsdatum
deadline: frist anmeldeschluss spätestens stichtag einsendeschluss fristende bis_wann letzter_tag anmeldefrist letzter_termin zu_spät annahmeschluss fällig deadline redaktionsschluss fristgerecht
duration: dauer dauert lange zeit bearbeitungszeit lieferzeit wielange zeitraum dauern braucht andauern wieviel_zeit wie_lang wie_lange zeitdauer dauerte zeitspanne
when: wann datum termin uhrzeit wann_ist wieviel_uhr welchem_tag
minimum: mindestens minimum mindest wenigste mindestanzahl mindestmaß
maximum: höchstens maximal maximum maximale höchst am_meisten höchstzahl höchstgrenze maximalzahl höchstmaß
question: frage fragen faq fragt frag faqs nachfragen
terms: agb bedingungen vertrag allgemeine_geschäftsbedingungen vertragsbedingungen
law: recht gesetz gericht gerichtsstand rechtlich gesetzlich gesetze rechtsstreit rechtsanwalt paragraph juristisch
company: firma unternehmen gesellschaft laden_gehört gmbh ag gesellschaftsform
about: über geschichte gegründet seit entstehung entstanden wer_steckt gegründete geschichtlich
news: neuigkeiten aktuelles nachrichten blog presse neuigkeit pressemitteilung infos
newsletter: newsletter abmelden rundmail mailverteiler infobrief verteiler
feedback: bewertung bewertungen meinung rückmeldung bewerten rezension rezensionen sterne erfahrungen erfahrungsbericht meinungen lob rückmeldungen beurteilung
waiting: warten wartezeit warteliste warteschlange warten_müssen wartet wartezeiten wartedauer wart
lost: verloren verlust fundsachen verlegt verschwunden weg verlieren verliere abhanden verschollen unauffindbar weggekommen liegengelassen verschlampt verschusselt verlegte liegen_gelassen liegen_geblieben verloren_gegangen verliert verschwand verbummelt verschmissen verloren_habe liegenlassen
electricity: strom energie gas wasser heizung steckdose stromausfall strombedarf stromanschluss stromkosten steckdosen stromrechnung energieversorgung stromanbieter stromtarif
cleaning: reinigung putzen sauber reinigen putzfrau reinigungskraft säubern säuberung gereinigt geputzt putzkraft endreinigung sauberkeit putzdienst sauber_gemacht putzt
towels: handtuch handtücher bettwäsche badetuch badetücher frottee frotteetuch
postpone: verschieben verschoben pausieren aussetzen ruhen stilllegen unterbrechen ruhend verlegen anderer_tag später pausiere auf_eis vertagen stilllegung verlegt ruhend_stellen vertagt unterbruch auf_später pausierung aussetze schiebe_auf vorübergehend stunden_verlegen pausiert umlegen einfrieren sistieren unterbreche unterbrechung verschiebe verschiebt neuer_termin anderen_termin anderen_tag ein_andermal
library: bibliothek bücherei lesesaal bücherhalle mediathek biblio leihbücherei bib büchereien
beginner: anfänger einsteiger neuling neulinge laie laien anfängerin ohne_vorkenntnisse einsteigerkurs von_null unerfahren newbie greenhorn anfängerkurs
online: online internet übers_internet via_zoom virtuell im_netz per_video zoom von_zuhause von_daheim fernunterricht web
inperson: vor_ort präsenz persönlich präsenzkurs präsenzunterricht live persönlicher leibhaftig präsenzveranstaltung
include: inklusive enthalten inbegriffen beinhaltet im_preis enthält umfasst inkl inkludiert beinhalten mitenthalten
allow: erlaubt dürfen gestattet willkommen darf_man dürfte okay erlaubnis erlauben gehtklar geht_klar legal darfs gestatten drf toleriert duldet
forbid: verboten untersagt nicht_erlaubt verbieten tabu verbot verbote nicht_zulässig unzulässig untersagen nicht_gestattet illegal verbietet unerlaubt verboden
gas: gas brennstoff kartusche gasflasche gaskartusche propan butan gasflaschen
bulky: sperrgut sperrig groß klobig riesig sperrige wuchtig
helmet: helm helme velohelm skihelm
rope: seil seile tau strick reepschnur seilen
snow: schnee schneit schneien schneefall neuschnee
snowshoes: schneeschuh schneeschuhe schneeschuhwandern schneeschuhen
ski: ski skier skifahren skifahrer skis langlauf langlaufski schi skiausrüstung snowboard skipiste pisten
glove: handschuh handschuhe fäustling fäustlinge fäustel handschuhen
hat: mütze mützen hut kappe käppi haube hauben beanie kopfbedeckung hüte zipfelmütze
sock: socke socken strümpfe kniestrümpfe strumpf strumpfhose
trousers: hose hosen jeans leggings jogginghose beinkleid latzhose gatschhose
shirt: hemd hemden shirt bluse tshirt polohemd leiberl leibchen oberteil shirts bluserl
underwear: unterwäsche unterhose unterhosen bh slip boxershorts dessous wäsche_drunter unterhemd
clothes: kleidung kleider bekleidung klamotten gewand kleidungsstück kleidungsstücke sachen_anziehen fummel
glasses: brille brillen sonnenbrille sehhilfe lesebrille gleitsichtbrille nasenfahrrad brillengestell brillenfassung
watch: uhr uhren armbanduhr chronograph zeitmesser armbanduhren
lamp: lampe lampen leuchte glühbirne beleuchtung laterne leuchten leuchtmittel
battery: akku akkus batterie batterien akkulaufzeit accu knopfzelle akkuladung
charger: ladegerät ladekabel laden netzteil ladegeräte laden_kann usb kabel handy_laden
computer: rechner laptop notebook computer notebooks klapprechner macbook laptops kiste_pc rechners
printer: drucker drucken ausdrucken multifunktionsgerät ausdrucke ausdruck toner druckerpatrone
camera: kamera kameras foto webcam kamera_mitnehmen objektiv spiegelreflex
kitchen: küche küchen kochen kochnische kocher kochgelegenheit kochmöglichkeit küchenzeile kitchenette selbst_kochen
serving_food: warmes_essen warme_küche essen > küche
toy: spielzeug spiel spiele spielsachen puppe puppen lego kuscheltier teddy puzzle spielzeuge
book_paper: buch bücher lehrbuch schmöker roman romane wälzer lektüre lehrbücher literatur
instructions: anleitung handbuch bedienungsanleitung manual bedienung anweisung anleitungen
wrapping: geschenkverpackung verpacken einpacken geschenkpapier einwickeln geschenkservice geschenkverpackt als_geschenk schön_verpackt
packaging: verpackung karton schachtel ovp kartons verpackt luftpolster verpackungsmaterial umverpackung
label: etikett aufkleber versandetikett sticker versandlabel
scooter: roller elektroroller mofa moped vespa tretroller trotti trottinett töffli escooter kickboard
car: auto autos wagen fahrzeug pkw kfz kombi suv limousine flitzer bmw vw golf_auto mercedes fahrzeuge
tyre: reifen rad räder pneu pneus reifenwechsel autoreifen reifenpanne ganzjahresreifen
motorway: autobahn straße ausfahrt autobahnausfahrt autobahnabfahrt
swim: schwimmen schwimmbad pool becken baden hallenbad schwimmer kraulen badi schwimmbecken schwimmhalle hallenbäder schwimme schwimmt
sauna: sauna wellness dampfbad saunieren saunagang hamam saunalandschaft dampfbäder saunen aufguss
gym: fitnessstudio fitness training fitnesscenter fitnesscenters muckibude trainieren pumpen gym trainiere fitti fitnessraum sport_machen workout
yoga: yoga yogastunde yogakurs hatha vinyasa yogaunterricht
massage: massage massagen massieren thaimassage massiert
hairdresser: friseur haarschnitt haare coiffeur frisör friseurin friseursalon haare_schneiden haareschneiden frisur frisörin figaro haarsalon coiffeuse friseuse
locker: schließfach schließfächer spind garderobe spinde kästchen garderobenschrank spindschloss
luggage: gepäck koffer gepäckstück gepäckstücke trolley rollkoffer
toilet: toilette toiletten wc klo wcs häusl lokus pullern aufs_klo aborte abort klos örtchen pissoir stilles_örtchen pipi häuschen toi pieseln toilettenanlage kloo badezimmer
shower: dusche duschen bad badewanne brausen brause duschkabine abduschen duschmöglichkeit wanne duschgelegenheit
airconditioning: klimaanlage klimatisiert klimagerät klima klimatisierung kühlung aircondition klimaanlagen
balcony: balkon terrasse garten loggia dachterrasse balkone balkonien sitzplatz_draußen
view: aussicht blick meerblick seeblick bergblick ausblick panorama
beach: strand strände meer sandstrand küste ufer strandnähe
lake: see seen weiher teich stausee seeufer
mountain: berg berge alpen gebirge hügel alm bergen
campsite: campingplatz camping wohnwagen stellplatz campen campingwagen camper campingplätze womo campingstellplatz
hostel: hostel jugendherberge pension backpacker jugi jugendherbergen juhe
hotel: hotel hotels motel hotelzimmer
reception: rezeption empfang empfangstresen rezeptionist front_desk concierge anmeldung_hotel
tour: führung führungen rundgang ausflug rundfahrt touren ausflüge rumführen herumführen sightseeing führt_herum
audioguide: audioguide hörführung audioführer audioguides audiotour
exhibition: ausstellung ausstellungen museum galerie museen exponate
concert: konzert konzerte musik vorstellung gig orchester musikabend sinfonie konzertabend band_spielt
seat: sitzplatz sitzplätze platz plätze sitzplan stuhl_im sitzreihe nebeneinander_sitzen platzkarte
restaurant: restaurant gaststätte lokal beisl beiz kneipe essen_gehen pizzeria wirt gastronomie trattoria
cafe: café kaffee kantine kaffeehaus cafeteria coffeeshop kaffeebar cappuccino espresso käffchen kaffeestube
menu: speisekarte menü gerichte speisen gericht karte_essen speiseplan speisenkarte
vegetarian: vegetarisch fleischlos vegetarier vegetarierin veggie fleischfrei ohne_fleisch vegi fleischlose vegetarisches vegetarisches_essen vegetarische_gerichte vegetarische_speisen
allergy: allergie allergien allergene gluten nüsse allergisch allergiker lactose glutenfrei zöliakie erdnüsse heuschnupfen intoleranz erdnuss nussallergie erdnussallergie allergikerin
takeaway: mitnehmen imbiss außer_haus to_go take_away
smoke: rauchen raucher zigarette qualmen rauche rauch kippe kippen fluppe tschick zigaretten rauchverbot raucherbereich zigarre paffen raucherzimmer qualme tabak nikotin
party: feier feiern geburtstag hochzeit sause feiere gefeiert feierlichkeit jubiläum hochzeitsfeier festl feten abiball
hire_room: tagungsraum besprechungsraum raumvermietung saal räume_mieten saalmiete raum_mieten festsaal räumlichkeiten location sitzungszimmer
noise: lärm laut ruhig ruhe laute getöse lärmpegel lauter lärmig lärmt
rubbish: müll abfall mülltonne müllabfuhr tonne mülltonnen restmüll abfuhr müllabholung biomüll gelbe_tonne mistkübel kehricht kehrichtsack mülleimer müllsack gelber_sack hausmüll biotonne abfalltonne leerung müllkalender abfallkalender güsel müllwagen müllabfuhrtermine müllleerung müllkübel mülltrennung
dentist: zahnarzt zähne zahn zahnweh zahnärztin zahnärzte zahndoktor zahnmedizin beißer beißerchen zahnarztpraxis zahnärztlich dentist hauer
pharmacy: apotheke medikament medikamente arznei pillen tabletten arzneimittel pille tablette arzneien ibuprofen arzneimitteln apotheken apotheker präparat medis
prescription: rezept rezepte überweisung wiederholungsrezept folgerezept verschreibung verschreiben verschrieben überweisungsschein nachbestellen_medikament tabletten_nachschub verschreibt
vaccine: impfung impfungen impfen geimpft impfe spritze impfstoff auffrischung impft piks pieks impfungs booster impftermin tetanus impfpass masern impfausweis geimpftwerden impfstoffe spritzen
hospital: krankenhaus klinik spital spitäler krankenhäuser kliniken klinikum lazarett kh
pregnant: schwanger schwangerschaft werdende_mutter werdende_mütter baby_unterwegs schwangere trächtig guter_hoffnung baby_bekommen schwangeren
blood: blut blutabnahme bluttest blutprobe blutuntersuchung blutbild blut_abnehmen blutabnehmen
therapy: therapie physiotherapie behandlung physio therapeut therapeutin reha physiotherapeut seelenklempner heilgymnastik
vet: tierarzt tierärztin veterinär tierklinik viehdoktor tierärzte tierarztpraxis veterinärmedizin tierdoktor tiermedizin
nursery: kindergarten kita krippe kinderbetreuung kiga kindertagesstätte kinderhort kindergartenplatz kinderkrippe chindsgi
school: schule schulen gymnasium realschule schul gesamtschule penne_schule gymi schulhaus
university: universität hochschule fakultät uni fh unis hochschulen
scholarship: stipendium stipendien förderung bafög stipendiat förderungen
homework: hausaufgabe hausaufgaben hausübung hausübungen aufgaben hausi hausis übungsaufgaben ufzgi ufgaben
absence: fehlen abwesend abwesenheit versäumt nicht_kommen abmelden fehlzeit fehlzeiten abwesenheiten fehle verhindert versäume verhinderung blaumachen verpasse_stunde absenz absenzen
grade: note noten punktzahl zensur zensuren notendurchschnitt notenschnitt
results: ergebnis ergebnisse resultat befund befunde laborwerte testergebnis befundbesprechung laborbefund laborergebnisse resultate testergebnisse laborergebnis testresultat bescheid_test
timetable: stundenplan fahrplan zeitplan zeitpläne fahrpläne kursplan zeitplanung
member: mitglied mitglieder mitgliedschaft mitgliedsbeitrag mitgliedern beigetreten > beitrag beiträge
volunteer: ehrenamt ehrenamtlich freiwillige freiwillig freiwilliger ehrenamtler mithelfen unentgeltlich_arbeiten aushelfen ehrenamtlicher freiwilligenarbeit helfen_möchte engagieren mitanpacken
internship: praktikum praktika ausbildung praktikant praktikantin praktikumsplatz ausbildungsplatz praktikanten ausbildungsplätze pflichtpraktikum
cv: lebenslauf bewerbung bewerbungsunterlagen bewerbungsmappe bewerbungsschreiben vita curriculum werdegang
parttime: teilzeit halbtags halbtagsjob halbtagsstelle geringfügig teilzeitstelle teilzeitjob
bank_account: bankverbindung kontonummer bankkonto girokonto bankdaten kontodaten kontonr kontoverbindung
loan: kredit darlehen hypothek kredite darlehn geld_leihen kreditvertrag geld_borgen
interest: zinsen zinssatz zins verzinsung verzinst guthabenzins sollzins zinssätze effektivzins
atm: geldautomat bankomat geldautomaten geld_abheben bancomat abheben geldausgabeautomat geld_ziehen bankautomat
cash: bargeld bar münzen bares in_bar klimpergeld barzahlung barzahlen bargeldzahlung banknoten bar_zahlen hartgeld
paypal: paypal paypalen
apple_pay: apple_pay applepay
google_pay: google_pay googlepay
currency: währung währungen wechselkurs geldwechsel umrechnung geld_wechseln euro franken dollar devisen umrechnungskurs wechselstube
tip: trinkgeld trinkgelder schmattes maut_trinkgeld
fine: strafe bußgeld mahngebühr strafen strafgebühr knöllchen bußgelder strafzettel knolle knöllchens strafgeld mahnkosten sanktion parkbusse ordnungsstrafe strafzahlung geldbuße
reminder: mahnung zahlungserinnerung mahnungen mahnwesen mahnt zahlungsverzug zahlt_nicht nicht_bezahlt mahnen gemahnt säumig letzte_mahnung mahnschreiben zahlungsaufforderung gemahnen mahnstufe zahlungsverzögerung
declined: abgelehnt fehlgeschlagen abgewiesen klappt_nicht abgelehnte verweigert ablehnung geplatzt schlägt_fehl klappte_nicht abweisen ablehnen schlug_fehl
contract: vertrag verträge vertraglich verträgen abmachung vertragsabschluss
notice_period: kündigungsfrist frist kündigungsfristen kündigungszeit kündigungstermin frist_kündigung
tenant: mieter vermieter mietvertrag mieterin vermieterin mietern mietverhältnis
house: haus häuser wohnung bude unterkunft eigenheim wohnungen heim eigentumswohnung reihenhaus apartment appartement behausung einfamilienhaus domizil
moving: umzug umziehen umgezogen umziehe wegziehen wegzug zügle umgezügelt wegziehe umzüge ausziehen umziehe_bald neue_wohnung zuzug zuziehen umzugswagen ausziehe umzugsunternehmen ortswechsel
neighbour: nachbar nachbarn nachbarin nachbarschaft nachbarinnen nachbarwohnung
key_door: schlüssel schloss schlüsselbund schlüsseln türschlüssel zylinder
permit: genehmigung erlaubnis bewilligung erlaubnisschein genehmigen genehmigt bewilligen
driving_licence: führerschein führerausweis lappen fahrausweis fleppen schein_auto führerscheine deckel_führerschein
form: formular formulare antrag antragsformular ausfüllen formblatt anträge zettel_ausfüllen
signature: unterschrift unterschreiben unterzeichnen unterschreibe unterschrieben signieren autogramm unterschriften unterzeichnet elektronische_signatur
birth_certificate: geburtsurkunde geburt geburtsschein geburtsnachweis geburtenregister abstammungsurkunde geburtsurkunden
council: rathaus gemeinde stadtverwaltung bürgeramt bürgerbüro amt behörde verwaltung gemeindeverwaltung gemeindeamt stadthaus stadtamt magistrat landratsamt ämter bürgerdienst behörden gemeindehaus amtsstube landkreis
police: polizei bullen polente polizist kripo wache polizeiwache polizeirevier kantonspolizei polizeistation gendarmerie
accident: unfall unfälle verletzung autounfall unfallmeldung gestürzt verunglückt unglück karambolage verunfallt
theft: diebstahl gestohlen geklaut klauen geklaute gemopst einbruch einbrecher gestohlene dieb diebe raub beklaut bestohlen stehlen stiehlt entwendet gezockt stibitzt geklauter
weather: wetter regen sturm gewitter schlechtes_wetter unwetter sonnig wettervorhersage pisst wetterlage wind hitze sauwetter nass
season: saison sommer winter frühling herbst sommers winters saisonal wintersaison sommersaison sommerzeit
night: nacht nächte übernachtung nachts übernachte nacht_bleiben nächtlich pro_nacht
morning_time: morgens vormittags vormittag früh morgen_früh frühmorgens vormittagszeit
evening_time: abends abend am_abend abendstunden abendzeit
radius: entfernung weit kilometer meter entfernt umkreis distanz nähe km weit_weg entfernungen reichweite
installation: installation installieren einbau montage einbauen installateur installiert installiere
assembly: aufbau aufbauen montage zusammenbauen zusammenbauen_kann montieren zusammenbau montiert zusammensetzen zusammengebaut aufbauservice selbst_aufbauen baut_auf zusammenschrauben aufbauanleitung
maintenance: wartung instandhaltung inspektion warten_lassen überprüfung instandhalten wartungsarbeiten wartungsvertrag instandhalt
disposal: entsorgung entsorgen altgerät wegwerfen altgeräte mitnahme_altgerät entsorgt altes_gerät mitnehmen_alt entsorge wegbringen altgeräterücknahme
second_hand: gebraucht gebrauchte secondhand occasion gebrauchtware gebrauchtes refurbished vorführgerät second_hand gebrauchtem altwaren flohmarkt
tradein: inzahlungnahme ankauf in_zahlung ankaufen altgerät_eintauschen rückkauf altes_verkaufen inzahlungnehmen
sample: muster probe proben pröbchen kostprobe mustern probepackung farbmuster
custom: maßgefertigt personalisiert gravur individuell gravieren graviert nach_maß aufdruck individualisieren personalisieren eigenes_design bedrucken mit_namen namen_drauf maßgeschneidert
brand: marke marken hersteller herstellern markenname fabrikat marken_führt hersteller_welche
origin: hergestellt herkunft produziert herkunftsland made_in ursprung ursprungsland hergestellt_wo produktionsort kommt_her produktionsland hergestellte
organic: bio biologisch ökologisch biologische ökologischer biosiegel unbehandelt biobaumwolle naturbelassen bioqualität demeter
wholesale: großhandel wiederverkäufer händler großhändler händlerpreise b2b wiederverkäuferin wiederverkauf engros großabnehmer händlerkonto große_mengen
partner: partner partnerprogramm kooperation partnerschaft kooperieren affiliate partnerschaften
press_media: pressemappe presse medien journalist journalisten pressekontakt pressestelle medienanfrage presseanfragen pressesprecher
cookies: cookie cookies
guest_checkout: gastbestellung als_gast ohne_konto ohne_registrierung ohne_anmeldung ohne_account ohne_registrieren gastzugang
wishlist: merkzettel wunschliste wunschzettel favoriten gemerkte merkliste favoritenliste lieblingsartikel
basket: warenkorb einkaufswagen einkaufskorb körbchen warenkörbe einkaufstasche wagerl korb
preorder: vorbestellen vorbestellung vorbestellt vorab_bestellen vorbestelle vorbestellbar
minimum_order: mindestbestellwert mindestbestellung mindestbestellmenge mindestbetrag mindestumsatz mindesteinkaufswert mindestabnahme mindestsumme mindermengenzuschlag
signature_delivery: abstellgenehmigung ablageort ablegen beim_nachbarn nicht_zuhause nicht_daheim keiner_da niemand_zuhause nachbarn_abgeben abstellort
opening_new: neuheiten neu neues_sortiment neue_modelle neue_kollektion neue_produkte
dashboard: dashboard übersicht startseite_übersicht cockpit
report: bericht berichte auswertung statistik auswertungen statistiken berichten analyse analysen auswerten
chart: diagramm diagramme grafik grafiken kurve charts balkendiagramm visualisierung graph
template: vorlage vorlagen muster_vorlage schablone template templates
filter: filter filtern ausfiltern sortieren herausfiltern filtere
search: suche suchen suchfunktion suchfeld suchleiste
domain: domain domains dns webadresse domainname eigene_adresse url subdomain
webhook: webhook webhooks callback
duplicate: doppelt duplikat duplikate duplizieren doppelte zweimal doppelt_abgebucht dublette dubletten doppelter doppelung doppelbuchung
history: verlauf versionen protokoll versionsverlauf frühere_versionen ältere_version protokolle logbuch versionierung
undo: rückgängig wiederherstellen rückgängig_machen wiederherstelle rückgängigmachen wiederhergestellt
offline: offline ohne_internet ohne_netz kein_internet ohne_empfang kein_netz ohne_verbindung ohne_wlan offlinemodus
username: benutzername kennung benutzerkennung benutzernamen
avatar: profilbild avatar mein_foto profilfoto konterfei profilbilder
timezone: zeitzone ortszeit zeitzonen uhrzeit_land zeitverschiebung
spam: spam spamordner junk unerwünscht
verification_code: bestätigungscode code verifizierungscode tan bestätigungsmail bestätigungslink verifizierung
owner: inhaber besitzer eigentümer inhaberin besitzerin wem_gehört eigner eigentümerin besitzern eigentum
admin: administrator admin administratorin administratoren adminrechte administrieren admins
guest: gast gäste besucher besucherin gästen besuch hausgast gästeliste
companion: begleitperson begleitung begleitpersonen begleiter begleit begleiterin begleitet
senior: senioren rentner rentnerin rentnern alte_leute ü60 ü65 ab_65 im_ruhestand seniorin seniorenrabatt seniorenermäßigung über_65 über_60 betagte ahv
family: familie familien familienkarte familienrabatt sippe familienmitglied familienpreis familienticket angehörige
couple: paar paare pärchen zu_zweit paar_kurs zwei_personen
women: damen frauen
men: herren männer
equipment: ausrüstung geräte material ausrüstungsgegenstände equipment gerät zeug_leihen utensilien ausrüstungen
private_lesson: einzelunterricht privatstunde privatunterricht privatstunden einzelstunde einzelstunden einzeltraining alleine_unterricht privatlehrer einzelkurs einzelcoaching allein_lernen
medical_note: attest krankschreibung krankenschein arztzeugnis ärztliches_attest gelber_schein ärztliche_bescheinigung krankmeldung arztattest atteste
badge: ausweiskarte chipkarte badge
boat: boot boote kahn ruderboot segelboot tretboot jolle nachen bötchen yacht
ferry: fähre fähren fährverbindung fährt_übers
kayak: kajak kajaks kajakfahren paddelboot kajaktour
canoe: kanu kanus kanadier kanufahren kanutour kanufahrt
mattress: matratze matratzen matratzenschoner topper lattenrost matraze
bed: bett betten bettgestell boxspringbett etagenbett hochbett bettchen nest_bett
sofa: sofa sofas couch couchgarnitur kanapee ecksofa
table: tisch tische esstisch tischen
chair: stuhl stühle hocker sessel fauteuil bürostuhl armlehnstuhl schemel stuhls drehstuhl
furniture: möbel möbelstück möbelstücke regal kommode kasten möbeln regale vitrine anrichte
washing_machine: waschmaschine wäsche waschmaschinen waschtrockner waschvollautomat waschküche waschsalon
fridge: kühlschrank gefrierschrank eiskasten kühltruhe gefriertruhe eisschrank gefrierfach kühlkombi
jewellery: schmuck kette halskette ring ohrringe juwelier schmuckstück schmuckstücke klunker armreif
dress: kleid kleider robe dirndl ballkleid
skirt: rock röcke minirock faltenrock kilt bleistiftrock
drink: getränk getränke saft limo cola mineralwasser drinks erfrischungsgetränk softdrink softdrinks limonade
wine: wein weine rotwein rosé vino weinkarte flasche_wein schoppen spätburgunder
beer: bier biere pils weizen helles radler halbe seidl krügerl stange_bier kölsch bölkstoff hopfentee
cake: kuchen torte torten gebäck mehlspeise kekse törtchen gugelhupf käsekuchen mehlspeisen apfelstrudel
bread: brot brötchen semmel semmeln weckerl weckle baguette laib brötle brezel breze weggli vollkornbrot
bakery: bäckerei bäcker beck bäck backstube backshop feinbäckerei
month: monat monate monatlich monats pro_monat monatspreis im_monat mtl monatliche
year: jahr jahre jährlich jährliche jahres pro_jahr im_jahr jährlicher jahrespreis jahresgebühr alljährlich
week: woche wochen wöchentlich pro_woche wöchentliche wochentlich wochenpreis woechentlich
fear: angst ängste schiss furcht panik angstpatienten bammel muffensausen ängstlich panisch fürchte fürchten gefürchtet phobie phobien nervös angsthase schiss_vor muffe fracksausen panikattacke hosen_voll zittere angstpatient befürchtung heidenangst
pain: schmerzen schmerz weh wehtun tut_weh zahnschmerzen aua schmerzt wehweh schmerzend ziept leiden bauchschmerzen bauchweh tut's_weh höllisch zahnschmerz weh_tut schmerzhaft wehtut schmerze muskelkater hexenschuss
parent: eltern elternteil mama papa mutter vater erziehungsberechtigte mami papi mutti vati paps mum sorgeberechtigte erziehungsberechtigter mamas papas vormund alte_herrschaften
take_picture: fotografieren fotos foto aufnahmen bilder knipsen fotografiere fotografiert ablichten knipse bild aufnahme fotografien foto_machen fotos_machen bilder_machen ablichte
borrow: ausleihen leihen verleih ausleihe entleihen entliehen entlehnen entlehnung leihe ausleihbar ausleihst mit_heim
donate: spenden spende schenken schenkung loswerden spender spenden_kann sachspende spendet überlassen sachspenden
entrance: eintritt einlass eingang zutritt rein hineinkommen einlassen hinein rein_kommen zutrittsberechtigt tor
last_time: letzte letzter letztes spätestens zuletzt letzten letztmals letztmögliche letzt
treatment: behandlung behandlungen behandeln eingriff heilung behandelt behandlungsmethode heilen heilbehandlung behandle
substitute: vertretung stellvertretung ersatz vertritt vertreter vertreterin springt_ein stellvertreter ersatzlehrer stellvertretend supplierung vertreten supplieren
documents_needed: unterlagen papiere dokumente nachweis unterlage dokument brauche_ich_alles mitzubringen nachweise was_muss_ich_mitbringen welche_unterlagen welche_papiere welche_dokumente vorlegen erforderliche mitzunehmen nötigen_unterlagen zettel_mitbringen > mitbringen
retry: wiederholen wiederholt wiederholung erneut nochmals abermals neuer_versuch wiederholte erneuter wiederhole erneut_versuchen wiederholversuche zweiter_versuch
bounce: unzustellbar zurückgewiesen blockiert gesperrt bounces zurückgekommen kommt_zurück nicht_zugestellt unzustellbare zurückgewiesene nicht_zustellbar
unblock: entsperren freischalten freigeben entsperrt freigeschaltet entblocken wieder_freischalten entsperrung freischaltung entsperre aufheben_sperre wieder_aktivieren
bring_along: begleiten begleitung begleitperson dabei mitkommen begleitet dabeisein begleiter
day_pass: tageskarte tagesticket tageseintritt einzelkarte einzeleintritt tagespass tagespreis ein_tag einen_tag eintages eintageskarte tagesbillet tageskarten tagespauschale eintritt_einmalig einmaliger_eintritt einmal_rein tagespässe einzelticket einzelbesuch tagesgast tagesgebühr
season_ticket: jahreskarte dauerkarte zehnerkarte saisonkarte mehrfachkarte abokarte jahresabo saisonticket jahreskarten dauerkarten saisonabo jahresticket jahresabonnement zehnerblock zehnerticket zehnerabo mehrfahrtenkarte saisonkarten zehnerkarten mehrfacheintritt jahrespass elferkarte
noshow: nicht_erscheinen erscheinen verpasst verpassen versäumen vergessen nicht_gekommen verschlafen verpenne nicht_auftauche nicht_komme verpennt nicht_auftauchen nicht_aufkreuzen nicht_erschienen nicht_hingehen nicht_hingegangen verpennen verschlafe verschwitzt verschwitze verpasse versäumt vergesse nicht_aufgetaucht versäumnis fernbleiben nicht_wahrgenommen nicht_wahrnehmen verschlampe
keep_thing: aufbewahren aufbewahrt aufbewahrung behalten aufheben gelagert lagern lagert gelagerte behaltet aufbewahrungsfrist hebt_auf bewahrt_auf behält behalte aufbewahre
injury: verletzung verletzt bruch bein arm knie gips verletzte verletze gezerrt kreuzband zerrung prellung knochenbruch knöchel bänderriss gezerrte fuß ellbogen hüfte meniskus beinbruch armbruch gehirnerschütterung
appliance: fernseher tv radio elektrogerät elektrogeräte elektro mikrowelle elektroschrott waschmaschine kühlschrank herd staubsauger geräte glotze haushaltsgerät haushaltsgeräte flimmerkiste spülmaschine backofen toaster elektrogerätes röhre_tv fernsehgerät stereoanlage elektroaltgeräte elektrogeräten
bulky_waste: sperrmüll möbel sofa matratze schrank couch sperrgut gerümpel sperrige kasten_entsorgen alte_couch altes_sofa entrümpelung entrümpeln sperrmüllabholung alte_möbel alte_matratze
recycling_centre: wertstoffhof recyclinghof deponie bauhof entsorgungshof altstoffsammelstelle müllplatz mülldeponie asz mistplatz wertstoffsammelstelle recyclingstelle wertstoffhöfe werkhof kippe_müll entsorgungsstelle müllhalde altstoffsammelzentrum entsorgungszentrum wertstoffinsel ökihof
glass_paper: altglas altpapier pappe plastik flaschen glascontainer leergut altglascontainer pet dosen plastikflaschen altpapiertonne konservendosen
fasting: nüchtern essen frühstücken gegessen trinken leerer_magen leerem_magen nicht_essen vorher_essen fasten nichts_essen gefrühstückt essen_vorher nüchternheit was_essen trinken_vorher
checkup: untersuchung vorsorge kontrolle check-up beratung vorsorgeuntersuchung vorsorgetermin checkup kontrolltermin routineuntersuchung untersuchen untersuchungen check kontrolluntersuchung vorsorgeuntersuchungen krebsvorsorge
operation: operation op eingriff operiert operieren operativ unterm_messer operationen unters_messer operiere ops
neutering: kastration kastrieren sterilisation sterilisieren kastriert kater_kastrieren sterilisiert unfruchtbar kastra eier_ab unfruchtbar_machen entmannen
xray: röntgen röntgenbild röntgenbilder ultraschall röntgenaufnahme mrt ct geröntgt ultraschalluntersuchung röntge kernspin sonographie
teeth_cleaning: zahnreinigung prophylaxe pzr zahnstein zähne_putzen zähne_reinigen dentalhygiene professionelle_zahnreinigung mundhygiene zahnsteinentfernung zahnbelag zähne_polieren prophylaxetermin zähne_säubern
braces: zahnspange zahnspangen spange kieferorthopädie schiene kieferorthopäde invisalign bracket brackets schiefe_zähne zähne_gerade aligner zähne_richten zahnstellung gerade_zähne zahnschiene schneidezähne_schief
symptoms: fieber husten erkältung grippe symptome ausschlag halsweh übelkeit erbrechen juckreiz rotznase fiebrig hustet hustens niesen symptom
home_visit: hausbesuch hausbesuche ins_haus heimbesuch kommt_vorbei ärztlicher_hausbesuch
travel: reise reisen verreisen unterwegs ausland wegfahren urlaub_fahren verreise reist auslandsreise trip wegfliegen auslandsaufenthalt in_urlaub
noise_neighbour: ruhestörung krach nachbarn lärmbelästigung lärmende lärmen laute_musik lärmbeschwerde laute_nachbarn nachbar_laut zu_laut gepolter trampeln bohren_nachts party_nebenan ruhestörer nachbar_feiert
mould: schimmel feucht feuchtigkeit modrig schimmelt feuchte schimmlig schimmelpilz schwarze_flecken feuchte_wand schimmelbefall
leak: leck tropft undicht wasserschaden rohrbruch tropfend leckage rinnt undichte wasser_läuft wasserrohr tropfen wasserrohrbruch rohr_geplatzt rohr_undicht tropfender siphon_undicht wasser_kommt tropfte
haircut: haarschnitt haare_schneiden herrenschnitt damenschnitt
bridal: braut brautfrisur brautpaar hochzeit hochzeiten
service_area: einzugsgebiet einsatzgebiet liefergebiet umkreis
blocked: verstopft verstopfung abfluss verstopfte verstopftes abfluß klo_verstopft waschbecken_voll rohr_verstopft rohrreinigung ausguss
heating: heizung heizkörper kessel warmwasser radiatoren heizungsausfall heizt heizen therme boiler thermostat radiator heizungen heizkessel heizungsanlage kein_warmwasser zentralheizung
key_lost: schlüsselverlust schlüsseldienst ausgesperrt schlüssel schlüssel_verloren schlüssel_weg ausgeschlossen tür_zugefallen zugefallen schlüssel_verlegt neuer_schlüssel schloss_wechseln schlüssel_nachmachen türöffnung schlüssel_futsch
rent_money: miete mietrückstand kaltmiete warmmiete nettomiete mietschulden miete_verspätet miete_später
rent_increase: erhöhung mieterhöhung erhöht steigt miete_rauf miete_höher mieterhöhungen mieterhöhungsverlangen miete_erhöhen miete_teurer anhebung rauf erhöhen mietanpassung staffelmiete
sublet: untervermieten untervermietung airbnb untermiete untermieter zimmer_vermieten unterzuvermieten wohnung_vermieten unterverpachten vermiete_zimmer untermietvertrag untervermiete
renovate: renovieren renovierung umbau umbauen streichen bohren renoviere renoviert wand_streichen löcher_bohren dübeln neu_streichen sanieren sanierung ausbauen modernisieren modernisierung wände_streichen umgestalten bohre
waiting_list: warteliste wartezeit warteplatz wartelisten
debt: schulden rückstand gerichtsvollzieher unbezahlt mahnung schuldner schulde rückstände miese offene_rechnung unbezahlte offener_betrag schuldnerberatung offene_beträge schulden_haben insolvenz
cant_pay: zahlungsschwierigkeiten klamm pleite kein_geld knapp_bei_kasse abgebrannt nicht_zahlen nicht_bezahlen nicht_leisten blank zahlungsunfähig zahlungsprobleme geldprobleme pleite_bin keine_kohle notlage ebbe_im zahlungsunfähigkeit geringes_einkommen wenig_geld bedürftig
benefit: wohngeld zuschuss beihilfe sozialhilfe förderung zuschüsse sozialleistung sozialleistungen ergänzungsleistungen finanzielle_hilfe wohnbeihilfe sozialgeld bezuschusst
idcard: personalausweis perso ausweis reisepass reisepässe ausweis_verlängern neuer_ausweis neuer_pass personalausweise ausweisdokument
residence: anmeldung anmelden ummelden wohnsitz umzug umziehen meldebescheinigung wohnsitzanmeldung umgemeldet meldezettel neue_adresse adresse_ändern anmeldebestätigung ummeldung meldepflicht wohnort zugezogen hingezogen neu_zugezogen
marriage: heirat heiraten hochzeit trauung trauungen standesamt eheschließung heirate ehe verheiratet hochzeiten eheschliessung vermählung ziviltrauung jawort ehefähigkeitszeugnis standesamtlich zivilhochzeit hochzeitstermin eheschließen
death: tod todesfall gestorben beerdigung sterbefall begräbnis sterbeurkunde abdankung beisetzung sterben tote urne totenschein trauerfall ableben todesanzeige todesfälle
dog_tax: hundesteuer hund hundemarke hund_anmelden hundeanmeldung hundeabgabe hundetaxe hundeabgaben hundehaltung hunde welpe_anmelden hundesteuermarke
building_permit: baugenehmigung bauantrag baubewilligung bauvorhaben baubehörde bauen baugesuch bauamt gartenhaus_bauen carport_bauen bauanzeige baugenehmigungen bauordnung bauvoranfrage dachausbau baueingabe
fireworks: feuerwerk böller silvester knaller raketen knallen feuerwerkskörper böllern pyrotechnik silvesterraketen knallkörper böllerverbot rakete
complaint: beschwerde beschweren unzufrieden meckern ärger motzen beschwert sauer beschwere verärgert unzufriedenheit nicht_zufrieden aufregen beschwerden mosern mich_beschweren unmut
objection: widerspruch einspruch einspruchsfrist anfechten anfechtung beschwerde_bescheid rekurs widersprechen einsprache widerspreche dagegen_vorgehen nicht_einverstanden wehren einspruch_erheben widerspruchsfrist bescheid_anfechten
found_property: fundbüro fundsachen fundstück gefunden fundsache fundgegenstand verlorene_sachen fundstelle fund gefundene fundservice fundamt gefunden_habe fundsachenstelle fundgegenstände
barbecue: grill grillen grillplatz holzkohle grillieren grilliert bbq grillfest grillstelle gegrillt grillfeier brutzeln barbecue angrillen grillzone grillabend grille grillerei
campfire: lagerfeuer feuer feuerstelle feuerchen feuer_machen lagerfeuerstelle offenes_feuer feuerschale kokeln zündeln lagerfeuern
pool_gear: badehose badeanzug badekleidung bikini badeanzüge badebekleidung badehosen burkini
swim_cap: badekappe badekappen badehaube badehauben badmütze schwimmkappe
sheets: bettwäsche laken decke kissen bettzeug leintuch leintücher bettdecke kopfkissen duvet bettlaken spannbetttuch spannleintuch bettbezug bettüberzug fixleintuch kissenbezug laken_mitbringen zudecke
cot: babybett kinderbett hochstuhl gitterbett hochstühle babyreisebett kinderreisebett kinderhochstuhl kinderstuhl babybetten babybettchen gitterbettchen
laundry: waschmaschine wäsche trockner waschküche wäsche_waschen waschsalon waschmaschinen waschkeller waschraum klamotten_waschen tumbler wäscheservice wäscherei wäschetrockner münzwaschmaschine waschen
groceries: supermarkt einkaufen lebensmittel einkauf lebensmittelgeschäft einkaufsmöglichkeit einkaufsmöglichkeiten supermärkte greißler lebensmittelladen dorfladen kiosk discounter edeka rewe aldi lidl migros coop spar billa einkaufe einkäufe tante_emma
tourist_tax: kurtaxe tourismusabgabe bettensteuer kurtaxen ortstaxe kurbeitrag citytax tourismustaxe kurabgabe touristensteuer citytaxe
late_arrival: spätanreise spät mitternacht nachts später_ankommen spät_ankommen späte_anreise spät_kommen nach_mitternacht spätankunft erst_spät erst_nachts spät_abends späte_ankunft später_anreisen spätanreisen spät_anreisen spät_einchecken nachtanreise
half_board: halbpension hp mit_abendessen halbpensions
full_board: vollpension all-inclusive vp all_inclusive vollverpflegung alle_mahlzeiten alles_inklusive
stroller: kinderwagen buggy kinderwägen sportwagen_kind babywagen kinderwagerl chaise_baby kinderwagens
baby_changing: wickelraum wickeltisch windeln stillen wickelkommode wickelmöglichkeit wickeln stillraum stillzimmer windel windelwechsel wickelplatz wickle stille pampers baby_wickeln windeln_wechseln stillen_kann
guide_dog: blindenhund assistenzhund blindenhunde führhund assistenzhunde blindenführhund
bag_check: rucksack tasche garderobe taschen_abgeben rucksäcke taschen gepäck_abgeben jacke_abgeben große_taschen taschenabgabe garderoben rucksack_abgeben mantel_abgeben
stuff: sachen zeug wertsachen kram siebensachen krempel gegenstände habseligkeiten dinge klamotten_ablegen plunder glump krams
photo_rules: filmen video fotos fotografieren filme filmaufnahmen fotoerlaubnis fotografierverbot videos fotos_machen videoaufnahmen aufnehmen drehgenehmigung
personal_trainer: trainer personaltrainer coach trainerin personal_training personaltraining trainern
induction: einweisung einführung erstbesuch einführungsstunde erster_besuch einführungstraining erstes_mal erstes_training einweisungstermin anamnese
childcare_gym: kinderbetreuung babysitter kinderhüten aufpassen_kind babysitting kinderecke kinderhort kinder_abgeben kinderaufsicht kinderhütedienst kindersitter kleinkinder_abgeben kinderparadies nanny
showers: dusche duschen umkleide umkleiden duschmöglichkeit duschraum umkleidekabine umkleidekabinen umkleideräume umziehen_kann umkleideraum duschräume duschen_nach
joining_fee: aufnahmegebühr anmeldegebühr bearbeitungsgebühr eintrittsgebühr_verein einmalige_gebühr aufnahmebeitrag
direct_debit: lastschrift einzug sepa bankeinzug abgebucht bankeinzugsverfahren lastschriftverfahren lastschriftmandat lsv einzugsermächtigung ebill abgebuchte vom_konto automatisch_abgebucht lastschriften
minimum_term: mindestlaufzeit laufzeit vertragslaufzeit vertragsdauer mindestvertragslaufzeit gebunden bindung mindestvertragsdauer bindefrist mindestdauer vertragsbindung bindungsfrist knebelvertrag laufzeiten
warmwater: warmwasser temperatur wassertemperatur heißes_wasser warmes_wasser wie_warm beheizt wasser_warm warmduschen beheiztes grad wassertemperaturen
quiet_hours: nachtruhe ruhezeit ruhe ruhezeiten ruhig_sein leise nachtruhezeit leise_sein
server_place: gespeichert server rechenzentrum serverstandort liegen_die_daten speicherort datenstandort datenspeicherung server_stehen speichert serverstandorte wo_liegen daten_liegen datenhaltung rechenzentren speichern wo_gespeichert serverort
nonprofit_discount: gemeinnützig vereine ngo bildungseinrichtungen vereinsrabatt npo nonprofit gemeinnützige bildungsrabatt ngos vereinstarif
trial_length: testphase testzeitraum probemonat testen testdauer kostenlos_nutzen probezeitraum probewochen
close_account: konto_schließen auflösen schließen konto_löschen konto_auflösen account_löschen konto_kündigen profil_löschen account_schließen konto_dichtmachen schließung account_kündigen konto_entfernen
sick_leave: krankmeldung krank krankschreibung krankmelden krankgeschrieben krankschreiben krankheitstage krankenstand gelber_zettel krankheitsausfall krankheitsfall krankenstandstage krankgemeldet krankheitstag krankfeiern
vacation_leave: urlaub urlaubsantrag frei urlaubstag urlaubstage freinehmen freier_tag urlaub_nehmen urlaub_beantragen resturlaub freie_tage urlaubsanspruch frei_nehmen
shift: schicht schichten dienstplan schichtplan schichttausch schichtwechsel dienste dienstpläne spätschicht turnus schichtdienst
clock_in: stempeln zeiterfassung einstempeln stechuhr stunden_erfassen stempeluhr einchecken_arbeit zeiten_erfassen stunden_aufschreiben zeit_eintragen stunden_eintragen ein-stempeln
break_pause: pause pausen znüni rast pausenzeit
sms: sms kurznachricht textnachricht nachricht_handy smsen textnachrichten simsen
manual_help: erste_schritte einstieg tutorial wie_anfangen anleitung_anfänger tutorials lernvideo onboarding leitfaden
desktop: desktop rechner pc mac windows am_computer desktopversion
not_working: funktioniert_nicht geht_nicht abgestürzt absturz hängt streikt startet_nicht lädt_nicht tut_nicht geht_nimmer stürzt_ab tut's_nicht öffnet_nicht hängen_geblieben friert_ein funzt_nicht tuts_nicht reagiert_nicht funzt stehen_geblieben abstürzt bleibt_hängen
expired_code: abgelaufen code zugangscode code_ungültig code_abgelaufen ungültiger_code falscher_code ungültig zugangscodes
money_slang: geld kohle knete moneten zaster asche penunzen schotter piepen flocken kröten euronen taler marie gerstl batzen tacken patte lappen_geld diridari
husband_wife: mann frau ehepartner partner ehemann ehefrau ehegatte gatte gattin partnerin bessere_hälfte angetraute
friend: freund freunde freundin kumpel gast kumpels freunden kumpelin spezl spezi bekannter bekannte haberer kollege_privat beste_freundin freundinnen gspänli buddy bester_freund
grandparents: oma opa großeltern ältere großmutter großvater omi opi grosi nonna grossmami großmama uroma opili
teenager: jugendliche teenager jugend teenie teenies teens halbwüchsige heranwachsende pubertierende jugendlicher jugendlichen
toddler: kleinkind kleinkinder säugling babys säuglinge babies neugeborenes neugeborene bébé einjährige zweijährige krümel
school_class: schulklasse schulklassen klassenfahrt schulausflug schulgruppe schulgruppen schülergruppe klassenausflug klasse schulreise schullandheim schülergruppen schulausflüge klassenreise
birthday_party: geburtstag kindergeburtstag geburtstagsfeier geburtstage geburi geburtstagsparty burtseltag kinderfest kindergeburtstage kindergeburtstagsfeier geburtstagsfest bday kindersgeburtstag geburtstagskind
wheelchair: rollstuhl rollator gehbehindert rolli rollis rollstühle rollatoren gehwagen rollstuhlfahrerin rollstuhls
blind_deaf: blind gehörlos sehbehindert gebärdensprache taub blindenschrift blinde gehörlose sehbehinderung höre_schlecht sehe_schlecht hörbehindert taubstumm gebärden induktionsschleife hörschleife gebärdendolmetscher
loan_period: leihfrist ausleihfrist rückgabefrist ausleihdauer ausleihzeit leihzeit ausleihzeitraum leihfristen
library_card: bibliotheksausweis leserausweis bibliothekskarte leserkarte lesekarte leseausweis bibausweis bibliotheksausweise
late_return: verspätungsgebühr säumnisgebühr mahngebühr verspätet_zurück säumnisgebühren verspätete_rückgabe leihfrist_überschritten
printing: drucken kopieren scannen kopie kopien druck kopierer scanner kopiere scans scan kopiergerät drucke drucker
study_place: arbeitsplatz lernraum lesesaal gruppenraum lernplatz lernplätze arbeitsplätze zum_lernen arbeitsraum lernort ruhiger_platz lernräume arbeitskabine
homepage_apply: beantragen antrag bewerben beantragt bewerbung bewerb antragsstellung antragstellung beantrage beantragung ansuchen anfordern antrag_stellen bewerbungsverfahren antragsverfahren stelle_antrag ansuche
pick_up_person: abholen holen abgeholt abholt abhole holst_ab hol_ab kind_abholen kinder_abholen abholberechtigt holt_ab abholservice abholberechtigung
bring_item: mitbringen mitnehmen dabeihaben mitbringt mitnehme mitführen eigene_mitbringen
change_booking: umbuchen verlegen verschieben umbuchung verlegt umändern buchung_ändern reservierung_ändern termin_ändern umdisponieren termin_verlegen umbuche anderes_datum datum_ändern andere_zeit verschieben_kann
confirmation: bestätigung bestätigen bestätigt bestätigt_bekommen bestätigungsmail bestätige
winner: gewinnen gewinner gewinnspiel preis gewonnen gewinn gewinne preisausschreiben lotterie tombola wettbewerb gewinnerin gewinnerinnen sieger
football: fußball spiel liga mannschaft bolzen fußballspiel match kick fußballer mannschaften fußballverein fussball soccer tschutten fußballtraining
lost_card: kartenverlust ersatzkarte karte_verloren karte_gestohlen karte_weg neue_karte karte_futsch verlorene_karte karte_ersetzen verlor_karte ersatzausweis karte_geklaut ausweis_verloren
first_aid: erste_hilfe krankenwagen defibrillator ersthelfer ersthilfe sani pflaster verbandskasten defi samariter nothelfer nothelferkurs reanimation
poison: gift vergiftet vergiftung verschluckt gefressen vergiften giftnotruf gefressen_hund schokolade_gefressen gefährlich_gegessen verschluckte verschlucken giftköder vergiftungen schokolade
rabbit_small: kaninchen hamster meerschweinchen hase hasen nager nagetier nagetiere karnickel frettchen meerschweinchens meeri chinchilla degu degus goldhamster rennmaus hamsti mümmelmann häschen meersau meeris maus_haustier stallhase
exotic: reptilien schlange echse vogel vögel wellensittich papagei schildkröte schildkröten schlangen reptil sittich kanarienvogel leguan gecko echsen chamäleon bartagame kornnatter amphibien exoten ziervogel ziervögel piepmatz wellensittiche exotisch frosch vogelspinne kakadu nymphensittich landschildkröte vogelkundig geier_haustier
grooming: hundefriseur hundesalon scheren fellpflege trimmen hund_scheren hundefrisör krallen_schneiden hundepflege krallenschneiden fell_schneiden krallen hund_waschen hundecoiffeur schert
pet_food: futter hundefutter katzenfutter nassfutter hundenahrung fressen tiernahrung futternapf fressi gutzi katzennahrung
adopt: adoptieren adoption tierheim adoptiert tierheimhund aufnehmen_tier neues_zuhause tiervermittlung tierheimtier hund_holen tierrettung
puppy: welpe welpen kätzchen wurf junghund jungtier welpenkurs kätzle jungkatze jungtiere babykatze
solar: solar solaranlage photovoltaik solarpanels pv solarmodule solarstrom photovoltaikanlage fotovoltaik solaranlagen solarzellen solardach
garage: garage tiefgarage stellplatz garagenplatz carport garagenstellplatz garagen
charging_ev: ladesäule ladestation elektroauto e-auto ladepunkt wallbox elektroautos ladesäulen tesla ladestationen auto_laden auto_aufladen elektrofahrzeug hybrid
speed_trial: probestunde schnupperstunde probetraining schnupperkurs schnuppern schnuppertraining schnupperlektion probekurs probeunterricht probelektion schnuppertag probestunden erste_stunde schnupperabo
dresscode: kleiderordnung kleidung anziehen dresscode was_anziehen kleidungsvorschrift jeans_erlaubt kleidervorschrift anzug anzugpflicht turnschuhe_erlaubt
alcohol: alkohol wein bier alkoholisch wodka saufen alkoholika spirituosen alk whisky saufe besoffen bechern schampus champagner promille
own_food: picknick eigenes_essen brotzeit eigene_verpflegung mitgebrachtes_essen selbst_mitgebracht stullen butterbrot vesper snacks selber_essen eigene_speisen brotdose lunchpaket picknicken eigene_brote eigene_snacks
kids_menu: kinderteller kindermenü kinderkarte kinderportion kinderportionen kindergericht kindergerichte kinderspeisekarte kinderessen räuberteller pommes_kinder kleine_portion kinderspeisen kleine_portionen
reserve_table: tisch tischreservierung reservieren tisch_reservieren tisch_bestellen tischbestellung tischreservierungen tisch_für plätze_reservieren tisch_buchen tischreservation
opening_today: heute morgen jetzt offen_heute heut gerade_offen heute_abend heute_offen heute_geöffnet
capacity: kapazität plätze ausgebucht voll platz_für personenzahl fassungsvermögen personen_maximal max_personen passen_rein plätze_frei passen_hinein fasst platz_haben
safe_deposit: tresor safe wertfach wertsachen_aufbewahren bankschließfach tresorfach
guarantee_satisfaction: gefällt_nicht nicht_zufrieden zufrieden nicht_gefällt zufriedenheitsgarantie enttäuscht missfällt gefallt_nicht nicht_überzeugt
pilates: pilates reformer pilateskurs pilatesstunde
accountant: steuerberater steuerberaterin buchhalter buchhaltung buchhalterin treuhänder treuhand buchführung steuererklärung lohnverrechnung steuerbüro steuerkanzlei steuerfachangestellte bilanzbuchhalter buchprüfer lohnbuchhaltung buchhaltern
logo: logo firmenlogo firmenbild briefpapier briefkopf firmenzeichen emblem logos signet corporate_design eigenes_logo firmensignet
driving: fahren fahrstunde fahrstunden fahrschule fahrlehrer fahrlehrerin lenken fahrunterricht fahrschüler fahrschulen lenker fahrer
fail_exam: durchfallen durchgefallen durchfalle nicht_bestanden bestehen bestanden wiederholungsprüfung durchrasseln durchgerasselt verhauen fliege_durch durchfällt nachprüfung nicht_bestehen wiederholen durchgeflogen nicht_schaffe nicht_geschafft nicht_bestehe durchsegeln prüfung_wiederholen falle_durch zweiter_versuch durchfällst fällt_durch
sdk: sdk bibliothek paket bibliotheken python javascript typescript php node softwarepaket java
spreadsheet: tabelle tabellen excel csv tabellenkalkulation kalkulationstabelle xls tabellendatei exceldatei exceltabelle google_sheets exceltabellen tabellenblatt
customer: kunde kunden kundin auftraggeber kundschaft klient klienten mandant mandanten klientin klientel kundenkreis kundinnen
interpreter: dolmetscher dolmetschen übersetzer dolmetscherin übersetzen dolmetsch übersetzung übersetzerin dolmetscht übersetzt übersetzungen
playground: spielplatz spielplätze sandkasten spielgerät spielplatzes spielfläche spielhalle sandkiste indoorspielplatz spielgeräte bolzplatz hüpfburg
mayor: bürgermeister bürgermeisterin oberbürgermeister ammann bürgermeistern
election: wahl wahlen wählen briefwahl wahllokal abstimmung abstimmen wahlschein wählt wahlberechtigt wahlbenachrichtigung stimmzettel briefwahlunterlagen wahlkarte stimmabgabe stimme_abgeben wählerverzeichnis nationalratswahl wahlunterlagen wähle wahlsonntag wahltag urnengang
filling: füllung füllungen plombe plomben karies amalgam inlay inlays
crown: krone kronen überkronung krönchen überkronen
implant: implantat implantate zahnimplantat künstlicher_zahn dritte_zähne zahnimplantate gebiss_ersatz neuer_zahn
whitening: bleaching aufhellung aufhellen weißere_zähne zähne_bleichen weiße_zähne bleichen weißer_zähne gelbe_zähne zähne_weißer bleachen hellere_zähne strahlend_weiß
anaesthetic: narkose betäubung vollnarkose betäuben lachgas örtliche_betäubung anästhesie betäubt betäubungsspritze sedierung einschläfern_op eingeschläfert_op narkosearzt spritze_bekommen narkotisieren
eye_test: sehtest augen augenarzt optiker augenuntersuchung sehtests augenoptiker sehstärke sehleistung augen_testen augen_prüfen augen_untersuchen sehprüfung augenärztin augendoktor augenkontrolle ophthalmologe augen_messen
hairdryer: föhn fön haartrockner haartrockners föhnen föne haare_trocknen fönen fön_im
theatre: theater kino film filme bühne oper musical theaterstück kinofilm aufführung aufführungen filme_schauen kinoprogramm kabarett filmvorführung inszenierung
out_of_hours: außerhalb nachts notdienst bereitschaftsdienst bereitschaft nach_ladenschluss nach_feierabend geschlossene_zeit bereitschaftspraxis nach_dienstschluss nachtdienst
stop_using: stilllegen ruhend inaktiv ruhen stilllegung unbenutzt ungenutzt brachliegen inaktivität
full_price: erwachsene erwachsener erwachsenen vollzahler vollpreis normalpreis normaltarif erwachsenenpreis erwachsenenkarte vollzahlender regulärer_preis normaler_preis vollzahlerin erwachsenenticket vollzahlende voller_preis normaleintritt normale_karte regulär erwachsenentarif
unemployed: arbeitslos arbeitslose arbeitsloser arbeitssuchende bürgergeld erwerbslose arbeitssuchend arbeitssuchender arbeitslosengeld alg joblos erwerbslos erwerbsloser arbeitslosigkeit ohne_job ohne_arbeit arbeitsuchende arbeitslosenausweis arbeitsamt jobcenter arbeitslosen rav ams kein_job
year_end: heiligabend silvester neujahr weihnachten weihnachtstag dezember weihnachtsfeiertage weihnachtsabend stephanitag stefanitag stephanstag weihnachtsfeiertag altjahrstag neujahrstag rauhnächte weihnachtszeit festtage
crampons: grödel
avalanche_gear: lawine lawinen lvs lawinenausrüstung piepser
harness: gurt
climbing: bouldern kraxeln
camping_stove: gaskocher
blister: blasen
ski_service: skiservice skiwachs kantenschliff
zip: reißverschluss reißverschlüsse zipper
breathable: atmungsaktiv atmungsaktive membran
fair_trade: fairtrade fair_trade ethisch faire_löhne
harmful_substances: pfas pfc fluorcarbone
animal_welfare: tierwohl mulesing tierleid tierquälerei
carbon_footprint: emissionen treibhausgas
uniform: uniform uniformen
price_match: bestpreisgarantie bestpreis tiefpreisgarantie woanders_billiger
counterfeit: gefälscht plagiat echtheit imitat
scam: betrug phishing betrüger abzocke betrügerisch
pickup_point: packstation
missed_delivery: nicht_zuhause nicht_daheim niemand_zuhause
wrong_item: falscher_artikel falsche_ware falsches_produkt
missing_item: unvollständig etwas_fehlt teile_fehlen
modify: abändern korrigieren
gift_message: grußkarte grußbotschaft widmung
tailor: kürzen umnähen säumen
shrink: schrumpfen
ironing: gebügelt
stain: fleck flecken verfleckt
smell: geruch gerüche riecht stinkt stinken
dry_cleaning: chemische_reinigung chemisch_reinigen
brochure: katalog prospekt flyer
puncture: platten_reifen
transfer_ownership: inhaberschaft_übertragen
annual_billing: jährliche_zahlung jährlich_zahlen jährliche_abrechnung
prorated: anteilig anteilige anteilsmäßig
auto_renew: automatische_verlängerung automatisch_verlängert verlängert_sich
payment_method: andere_karte
double_charge: doppelt_abgebucht zweimal_abgebucht doppelt_bezahlt
unknown_charge: unbekannte_abbuchung unberechtigte_abbuchung unerklärliche_abbuchung
chargeback: rücklastschrift chargeback
dpa: avv
compliance: compliance konformität konform iso27001 soc2
sla: sla
response_time: antwortzeit antwortzeiten antworten
support_ticket: fehler_melden bug_melden ticket_eröffnen
suggestion: anregung
roadmap: roadmap geplante_funktionen demnächst
changelog: changelog
beta: beta betaversion vorabversion vorabzugang
custom_field: benutzerdefinierte_felder eigene_felder
archive: archivieren archiviert archivierung
trash_restore: gelöschtes_wiederherstellen
bulk_edit: stapelverarbeitung mehrere_gleichzeitig
merge: mergen
clone: klonen kopie_erstellen
shortcut: tastenkürzel tastenkombination
dark_mode: dunkelmodus dunkles_design
automation: workflow
calendar: ical
comment: kommentar kommentare kommentieren anmerkung anmerkungen
read_only: nur_lesen lesezugriff nur_ansehen
shared_link: öffentlicher_link link_teilen
white_label: eigenes_branding
provisioning: scim
logout: abgemeldet logout sitzung_abgelaufen
file_size: maximale_dateigröße
sandbox: sandbox
self_hosted: selbst_hosten eigener_server eigenen_server self_hosted on_premise
open_source: opensource quellcode quelltext quelloffen
software_licence: seriennummer
uninstall: deinstallieren deinstallation deinstalliere
software_update: update updates neueste_version aktuelle_version
rollback: rollback frühere_version ältere_version
deploy: deployment deployen ausrollen
docker: docker dockerfile docker_compose
restart: neustart neustarten neu_starten rebooten
troubleshooting: debuggen debugging
memory_usage: ram
scaling: skalieren skalierung skalierbarkeit cluster hochverfügbarkeit lastverteilung
database: db postgres mysql
firewall: firewall proxy
ssl: ssl tls https
command_line: kommandozeile befehlszeile cli bash
config_file: config yaml
cache: cache cache_leeren
scheduled_job: cronjob cron geplante_aufgabe zeitgesteuert
end_of_life: abgekündigt eol
monitoring: metriken
on_call: rufbereitschaft
mute: stummschalten stumm nicht_stören stummgeschaltet
chat: chat chatbot chatten
livestream: streaming
referral_bonus: freunde_werben freund_werben
course_materials: kursmaterial lehrmaterial lernmaterial lehrwerk
language_exchange: konversationskurs
leisure_programme: rahmenprogramm
catch_up_class: nachgeholt
school_term: trimester
after_school_care: nachmittagsbetreuung ganztagsbetreuung ganztagsschule ogs
lice: läuse kopfläuse nissen
open_day: infotag infoabend offene_tür
study_credits: ects creditpoints
study_abroad: erasmus
thesis: dissertation
room_service: roomservice
housekeeping: housekeeping
early_checkin: frühanreise früher_anreisen früher_einchecken
late_checkout: späte_abreise länger_bleiben später_auschecken
holiday_cabin: chalet glamping bungalow
chemical_toilet: chemietoilette grauwasser
drinking_water: hahnenwasser
mosquitoes: moskitos gelsen insekten
fishing: angler
horse_riding: pferd pferde reiten pony ponys reitunterricht reitstunde
golf: golf golfplatz golfen
tennis: tennis tennisplatz tennisplätze
outdoor_seating: biergarten draußen_sitzen draußen gastgarten
spicy: scharf schärfe schärfegrad chili
corkage: korkgeld eigener_wein eigenen_wein
leftovers: doggybag reste_mitnehmen
gift_shop: souvenir souvenirs andenken
last_admission: letzter_einlass letzter_eintritt
subtitles: omu
standing_ticket: stehplatz stehplätze stehplatzkarte stehbereich
seating_plan: saalplan
lineup: besetzung lineup
choir: chöre singen sänger
rehearsal: chorprobe
ebook: ebooks onleihe ereader
interlibrary_loan: fernleihe fernleihen fernleihbestellung
genealogy: ahnenforschung vorfahren genealogie
swimming_lessons: seepferdchen schwimmen_lernen schwimmkurs schwimmkurse schwimmunterricht schwimmschule
lane_swimming: bahnen_schwimmen bahnen_ziehen
aqua_fitness: aquafitness aquagymnastik
free_weights: freihantelbereich gewichte_heben
busy_times: stoßzeiten andrang wenig_los
nutrition: ernährung ernährungsberatung ernährungsplan diät
new_patient: neupatient neupatienten neue_patienten
discharge: entlassung entlassen
childbirth: entbindung
contraception: verhütung verhütungsmittel pille_danach verhüten
mental_health: depression depressionen
dermatology: dermatologe dermatologie hautkrebs hautscreening
paediatrics: pädiatrie
hearing_aid: hörtest hörakustiker akustiker
dosage: dosierung dosis dosierungen einnahme einnehmen
specialist_referral: arztüberweisung zuweisung
video_consultation: telemedizin
tooth_extraction: weisheitszahn weisheitszähne extraktion zahn_ziehen
root_canal: wurzelbehandlung wurzelkanal wurzelkanalbehandlung endodontie
dentures: dritte_zähne
parasites: flöhe floh zecke zecken wurmkur entwurmung entwurmen parasiten
microchip: chippen gechippt chip chips microchip
euthanasia: euthanasie
report_damage: schaden_melden
overdraft: dispo dispokredit
block_card: karte_sperren karte_gesperrt
savings_account: sparkonto festgeld sparbuch
home_loan: baukredit
joint_account: gemeinsames_konto
power_of_attorney: vollmacht bevollmächtigt bevollmächtigter vollmachten
investing: wertpapiere aktien etf
hazardous_waste: giftmüll altlacke
garden_waste: grüngut kompost
parking_fine: parkverstoß
roadworks: baustelle baustellen umleitung vollsperrung
vehicle_registration: autokennzeichen
start_business: gewerbe_anmelden
citizenship: staatsbürgerschaft staatsangehörigkeit
asylum: asyl flüchtling flüchtlinge geflüchtete asylbewerber
cemetery: grab gräber grabstelle grabstein
divorce: scheiden_lassen
inheritance: erbschaft erbe erben erbschein vererben
certified_copy: beglaubigung beglaubigen beglaubigt beglaubigte_kopie apostille
power_cut: blackout kein_strom strom_weg
water_hardness: härtegrad kalkhaltig hartes_wasser härtebereich
final_bill: endabrechnung
green_power: ökostrom
switch_provider: anbieterwechsel anbieter_wechseln versorgerwechsel
gas_leak: gasgeruch gasleck gasaustritt
broadband: dsl
mobile_coverage: netzabdeckung kein_netz
sim_card: sim esim
roaming: roaming roaminggebühren
number_porting: nummer_behalten rufnummer_mitnehmen
router: modem fritzbox
prepaid: prepaid guthaben_aufladen prepaidkarte
internet_speed: bandbreite mbit
strike: bestreikt
seat_reservation: sitzplatz_reservieren
platform: gleis gleise bahnsteig bahnsteige
fare_evasion: ohne_ticket beförderungsentgelt
hand_luggage: bordgepäck kabinengepäck
boarding_pass: bordkarte bordkarten
unaccompanied_minor: allein_reisen allein_fliegen
lost_luggage: koffer_weg verlorenes_gepäck koffer_verloren
fuel: tanken benzin diesel tankfüllung vollgetankt sprit kraftstoff
mileage: freikilometer
additional_driver: zweiter_fahrer zusätzlicher_fahrer
automatic_gearbox: getriebe
vehicle_inspection: tüv hu
oil_change: ölwechsel ölstand
tyre_change: radwechsel
dents_paintwork: delle dellen lackschaden karosserie lackierung
windscreen: windschutzscheibe frontscheibe steinschlag
brakes: bremse bremsen bremsbeläge bremsscheiben
car_wash: autowäsche
hair_colour: balayage blondieren haare_färben
beard: bart rasur rasieren bartpflege
manicure: maniküre nagelstudio gelnägel
pedicure: pediküre fußpflege podologe podologie
hair_removal: waxing sugaring epilation
facial: kosmetikerin kosmetikbehandlung
tattoo: tattoo tattoos tätowierung tätowieren tätowierer
piercing: piercing piercings ohrlochstechen ohrlöcher
agent_commission: courtage
valuation: wertermittlung
furnished: möbliert möblierte möbliertes unmöbliert
lawyer: kanzlei
storage_unit: selfstorage
roofing: dach dächer dachdecker dachziegel
glazing: verglasung neue_fenster
insulation: dämmung gedämmt isolierung
heat_pump: luftwärmepumpe
callout_charge: fahrtkosten fahrtkostenpauschale
gardener: gärtner rasenmähen gärtnerei
pest_control: mäuse wespen wespennest ungeziefer
chimney: schornstein schornsteinfeger kaminkehrer kaminofen
job_interview: jobinterview
open_application: initiativbewerbung initiativ
remote_work: homeoffice remote telearbeit mobiles_arbeiten
employee_benefits: benefits
payslip: lohnabrechnung lohnzettel
overtime: mehrarbeit
baptism: taufe taufen taufgottesdienst
worship: andacht
clergy: pfarrer pfarrerin pastor pastorin priester
food_bank: tafelladen
donation_receipt: zuwendungsbestätigung absetzbar
bylaws: satzung
tournament: turnier turniere wettkampf wettkämpfe
running_race: marathon halbmarathon laufveranstaltung
dance: tanz tanzen tanzkurs tanzschule
music_lessons: musikunterricht musikstunden musikstunde > klavierunterricht gitarrenunterricht
piano_lessons: klavierunterricht klavierstunden klavierstunde klavierkurs
guitar_lessons: gitarrenunterricht gitarrenstunden gitarrenkurs
reentry: nochmal_rein
corporate_event: teambuilding
live_music: liveband dj
photo_shoot: shooting fototermin porträt
passport_photo: passbild passbilder biometrisch
photo_editing: bildbearbeitung retusche retuschieren
copyright: urheberrecht bildrechte copyright
photo_prints: abzüge fotobuch leinwanddruck poster
veg_box: gemüsekiste biokiste abokiste gemüseabo
farm_shop: ab_hof
pick_your_own: selber_pflücken selbst_pflücken
street_market: markttag marktstand
eggs: eier hühner hühnereier legehennen
meat: rindfleisch lamm metzger metzgerei
seafood: meeresfrüchte lachs
cheese: käse käserei käsetheke
shelf_life: mhd verderben
ingredients: zutaten inhaltsstoffe zutatenliste
calories: kalorien nährwerte nährwertangaben kcal
frozen_food: gefroren
flowers: blumen blumenstrauß strauß florist floristin blumenladen rosen
christmas_tree: tannenbaum
petting_zoo: tiere_füttern
anonymous: anonym anonymität anonyme
identity_check: postident
name_change: namen_ändern falscher_name name_falsch
address_change: neue_adresse adresse_ändern
lgbt: lgbt lgbtq queer lesbisch schwul
drone: drohne drohnen drohnenflug
bullying: mobbing gemobbt mobben belästigung belästigt
domestic_violence: gewalt häusliche_gewalt misshandlung missbrauch gewaltschutz
addiction: süchtig suchtberatung entzug
homelessness: obdachlos obdachlose obdachlosigkeit notschlafstelle
care_home: altenheim
meeting_point: treffpunkt treffpunkte
bad_weather: schlechtes_wetter bei_regen
mountain_guide: bergführer bergführerin
ebike: elektrofahrrad elektrofahrräder elektrorad elektroräder e-bike e-bikes ebike ebikes pedelec pedelecs
electric: elektrisch elektrische elektrischer elektrisches elektrischen
`;
