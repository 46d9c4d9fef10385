export const nl = `
phone: telefoon telefoonnummer bellen nummer bel
email: email e-mail mail schrijven bericht
contact: contact bereiken hulp klantenservice
address: adres locatie straat waar
map: route bereikbaarheid kaart
hours: openingstijden open geopend gesloten uur tijden
weekdays: maandag dinsdag woensdag donderdag vrijdag zaterdag zondag weekend open gesloten
holiday: feestdag feestdagen vakantie kerst pasen
shop: winkel winkels vestiging filiaal zaak
price: prijs prijzen kosten kost tarief tarieven bedrag duur
discount: korting kortingen actie aanbieding
code: code kortingscode
sale: uitverkoop aanbiedingen
free: gratis kosteloos
deposit: borg aanbetaling waarborg
tax: btw belasting invoerrechten
delivery: levering leveren levertijd bezorging bezorgen verzending verzenden versturen verzendkosten
parcel: pakket pakje bestelling zending
track: volgen track
late: vertraging laat aangekomen
express: spoed snel
abroad: buitenland internationaal
pickup: afhalen ophalen
return: retour retourneren terugsturen teruggeven retourtermijn
refund: terugbetaling geld_terug terugbetalen terugbetaald
exchange: ruilen omruilen
cancel: annuleren annulering opzeggen opzegging stopzetten
broken: kapot defect beschadigd
warranty: garantie gegarandeerd
claim: klacht reclamatie
repair: reparatie repareren
size: maat maten
weight: gewicht weegt
stock: voorraad beschikbaar leverbaar
pay: betalen betaling betaald betaalmethoden accepteren
card: kaart pinpas creditcard
instalments: termijnen achteraf
invoice: factuur bon
order: bestelling bestellen kopen
giftcard: cadeaubon cadeaukaart
valid: geldig geldigheid verloopt
student: student studenten
account: account profiel
password: wachtwoord vergeten
delete: verwijderen
privacy: privacy gegevens
job: vacature vacatures werken baan
boss: directeur baas eigenaar
rent: huren verhuur huur lenen
book: boeken reserveren reservering
appointment: afspraak
course: cursus les lessen
teacher: docent leraar
enrol: inschrijven inschrijving aanmelden
accommodation: accommodatie kamer woning
breakfast: ontbijt maaltijd
parking: parkeren parkeerplaats auto
bike: fiets fietsen
bus: bus trein tram station
pets: hond honden huisdier huisdieren
child: kind kinderen
access: toegankelijk rolstoel
lift: lift trap
emergency: noodgeval spoed
plan: abonnement pakket
subscription: abonnement lidmaatschap
trial: proefperiode proberen
error: fout probleem storing
wash: wassen was
`;
