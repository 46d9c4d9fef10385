/** As in `en.ts`. */
export const it = `
dog+: cane cani; animali animale | labrador barboncino bassotto chihuahua pastore_tedesco beagle golden_retriever husky dalmata terrier rottweiler cucciolo bulldog maltese levriero
cat+: gatto gatti; animali animale | gattino siamese persiano
pet: animali animale | cane=cani gatto=gatti criceto coniglio pappagallo canarino furetto tartaruga serpente cavia
smallchild+: neonati neonato bambini bambino bimbi | neonato=bebè bimbo lattante
senior+: anziani anziano pensionati over | nonna nonno pensionato=pensionata
card: carta carte credito bancomat | ~visa mastercard amex=american_express maestro
wallet: | apple_pay google_pay samsung_pay satispay
car+: auto automobile macchina veicolo veicoli | volkswagen bmw mercedes audi toyota renault peugeot suv fiat berlina
ev+: colonnina | tesla auto_elettrica
motorcycle+: moto motociclette | vespa scooter motorino ciclomotore
boat: | kayak canoa gommone motoscafo
bike: | city_bike=bici_città mountain_bike=mtb tandem bici_elettrica=e-bike bici_corsa
instrument: strumento strumenti | pianoforte=piano chitarra batteria arpa fisarmonica armonica ukulele mandolino
wind: strumenti_fiato fiati; strumento strumenti | sassofono clarinetto flauto oboe fagotto tromba trombone tuba
strings: archi; strumento strumenti | violino violoncello contrabbasso
racket: racchetta racchette | tennis badminton squash padel
martial: marziali marziale | judo karate taekwondo aikido kickboxing
dance: ballo danza balli | salsa tango valzer bachata zumba flamenco
fitness: | pilates yoga zumba spinning aerobica
language: | inglese francese spagnolo tedesco portoghese giapponese cinese russo arabo polacco
diet: dieta diete alimentari alimentare | vegano=vegana vegetariano=vegetariana halal kosher celiaco=celiaca=glutine=senza_glutine lattosio=senza_lattosio
allergen: allergeni allergia allergie | arachidi=arachide noci nocciole mandorle glutine=celiaco soia sesamo lattosio crostacei
alcohol: alcol alcolici alcoliche; bevande bevanda | vino=vini birra=birre spumante=prosecco champagne whisky gin vodka rum grappa spritz amaro
hotdrink: bevande_calde; bevande bevanda | caffè cappuccino espresso tè tisana
softdrink: bibite bibita; bevande bevanda | limonata coca-cola=cola aranciata gazzosa
drink: bevande bevanda | bevande_calde alcol=alcolici=alcoliche bibite=bibita
baked: brioches pasticceria | cornetto=cornetti croissant brioche bombolone
furniture: mobile mobili arredamento | divano armadio cassettiera libreria poltrona scrivania comodino credenza
appliance: elettrodomestico elettrodomestici | lavatrice lavastoviglie asciugatrice frigorifero=frigo congelatore microonde tostapane bollitore forno aspirapolvere frullatore
phone: smartphone cellulare cellulari | iphone samsung_galaxy huawei xiaomi
computer: computer pc | macbook portatile imac
console: console | playstation=ps5 xbox nintendo
gardentool: attrezzi attrezzo | vanga rastrello tagliaerba tagliasiepi carriola motosega
powertool: attrezzi attrezzo utensili | trapano smerigliatrice levigatrice avvitatore
shoes: scarpe scarpa calzature | sandali stivali ciabatte
clothes: abbigliamento vestiti indumenti | pantaloni=jeans camicia giacca=cappotto gonna maglione
flowers: fiori fiore | rose tulipani gigli garofani orchidee girasoli
access+: gradini | passeggino=passeggini deambulatore stampelle
image: immagine immagini foto | jpg=jpeg png gif webp
fileformat: | csv pdf xml json docx xlsx odt
browser: browser | chrome firefox safari edge
os: | windows macos=mac linux ios=iphone android
signin: sso | okta azure_ad onelogin auth0 google_workspace
courier: corriere corrieri | dhl fedex ups bartolini gls
vaccine: vaccino vaccini vaccinazione vaccinazioni | tetano epatite morbillo rabbia
`;
