/** As in `en.ts`. */
export const fr = `
dog+: chien chiens; animal animaux | labrador caniche berger_allemand teckel bouledogue chihuahua yorkshire épagneul lévrier beagle golden_retriever husky dalmatien bichon terrier rottweiler chiot cocker malinois
cat+: chat chats; animal animaux | chaton matou siamois persan
pet: animal animaux | chien=chiens chat=chats hamster lapin perroquet perruche canari furet tortue serpent cochon_d'inde cobaye
smallchild+: bébés bébé tout-petits enfant enfants | bébé=nourrisson=nouveau-né bambin
senior+: senior seniors aînés | mamie=grand-mère papi=papy=grand-père retraité=retraitée=retraités pensionné plus_70
card: bancaire bancaires cb | ~visa mastercard amex=american_express
wallet: | apple_pay google_pay samsung_pay
crypto: cryptomonnaie cryptomonnaies | bitcoin ethereum
car+: voiture voitures véhicule véhicules auto | peugeot renault citroën volkswagen bmw mercedes audi toyota dacia berline suv twingo clio fiat
ev+: borne | tesla zoé=renault_zoé
motorhome+: | camping-car fourgon_aménagé van_aménagé
motorcycle+: moto motos deux-roues | vespa scooter mobylette harley moto
boat: | kayak canoë voilier paddle pédalo barque zodiac
bike: | vélo_ville=vélo_enfant=vélo_classique vtt=vtts tandem vélo_électrique=vae vtc vélo-cargo
ballgame: ballon ballons | football=foot basket=basket-ball volley=volley-ball handball rugby
racket: raquette raquettes | tennis badminton squash ping-pong=tennis_table padel
martial: martiaux martial | judo karaté taekwondo aïkido kickboxing jiu-jitsu krav_maga
dance: danse danses | salsa tango valse bachata zumba breakdance rock_acrobatique
fitness: | pilates yoga zumba aérobic spinning
language: | anglais=l'anglais allemand=l'allemand espagnol=l'espagnol italien=l'italien portugais japonais chinois russe arabe=l'arabe polonais néerlandais suédois coréen turc grec
diet: régime régimes alimentaire alimentaires | végane=vegan=végétalien=végétalienne végétarien=végétarienne halal casher gluten=sans_gluten=cœliaque lactose=sans_lactose diabétique
allergen: allergène allergènes allergie allergies | arachide=arachides=cacahuète=cacahuètes noix noisette noisettes amandes gluten soja sésame lactose crustacés
baked: viennoiserie viennoiseries pâtisserie pâtisseries | croissant=croissants brioche chausson=chausson_pommes pain_chocolat=chocolatine
cake: gâteau gâteaux pâtisserie pâtisseries | éclair tarte_citron macaron brownie millefeuille
fruit: fruit fruits | banane fraises framboises raisins poires pêches prunes cerises melon ananas
vegetable: légume légumes | carottes pommes_terre oignons chou poireaux brocoli courgettes épinards
meat: viande viandes | bœuf porc agneau jambon saucisse saucisses steak veau
fish: poisson poissons | saumon truite cabillaud thon maquereau sardines
furniture: meuble meubles | canapé armoire commode=commodes bibliothèque fauteuil_club buffet bureau_bois chaise=chaises table_basse vaisselier
appliance: électroménager électroménagers | lave-linge=machine_laver lave-vaisselle sèche-linge réfrigérateur=frigo congélateur micro-ondes grille-pain bouilloire four aspirateur=aspirateurs mixeur cafetière
phone: téléphone téléphones smartphone smartphones | iphone samsung_galaxy huawei xiaomi fairphone
computer: ordinateur ordinateurs pc | macbook imac thinkpad pc_portable
tablet: | ipad
console: console consoles | playstation=ps5 xbox nintendo
gardentool: outil outils | bêche râteau tondeuse taille-haie brouette sécateur tronçonneuse débroussailleuse
powertool: outil outils | perceuse scie_circulaire scie_sauteuse ponceuse meuleuse visseuse
shoes: chaussure chaussures | baskets sandales bottes escarpins
clothes: vêtement vêtements | pantalon=jean chemise veste=manteau robe jupe pull costume
jewellery: bijou bijoux | collier bracelet boucles_oreilles broche bague
flowers: fleur fleurs bouquet | roses tulipes lys œillets pivoines orchidées
craft: artisanat créatifs | tricot crochet poterie broderie tissage
access+: plain | poussette=poussettes=landau déambulateur béquilles
image: image images photo photos | jpg=jpeg png gif webp heic svg
sheet: | excel=xlsx libreoffice google_sheets
fileformat: | csv pdf xml json docx xlsx odt epub
browser: navigateur navigateurs | chrome firefox safari edge
os: | windows macos=mac linux ios=iphone android
proglang: | python javascript typescript java php ruby golang
cloud: | aws azure google_cloud ovh scaleway
signin: sso | okta azure_ad onelogin auth0 google_workspace keycloak
social: | instagram facebook tiktok twitter linkedin
videocall: | zoom teams skype google_meet
courier: | dhl fedex ups dpd chronopost colissimo mondial_relay
vaccine: vaccin vaccins vaccination vaccinations | grippe tétanos hépatite fièvre_jaune rougeole rage
insurer: mutuelle mutuelles | mgen harmonie maif malakoff
drink: boisson boissons | boissons_chaudes=boisson_chaude alcool=alcoolisées=alcoolisés
hotdrink: boissons_chaudes boisson_chaude boisson boissons | café cappuccino expresso thé chocolat_chaud tisane infusion
softdrink: boisson boissons rafraîchissements | limonade coca=coca-cola jus_orange sirop orangina soda
alcohol: alcool alcools alcoolisées alcoolisés; boisson boissons | vin=vins bière=bières champagne whisky gin vodka rhum cocktail cidre pastis
wind: instruments_vent vent cuivres; instrument instruments | saxophone clarinette flûte hautbois basson trompette trombone tuba
strings: cordes corde; instrument instruments | violon violoncelle contrebasse
instrument: instrument instruments | piano guitare harpe accordéon harmonica ukulélé banjo cordes=corde cuivres
`;
