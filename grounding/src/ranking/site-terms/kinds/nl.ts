/** As in `en.ts`. */
export const nl = `
dog+: hond honden; huisdier huisdieren dieren | labrador poedel teckel herder=herdershond bulldog beagle golden_retriever husky chihuahua terriër rottweiler pup puppy labradoodle spaniel
cat+: kat katten poes; huisdier huisdieren dieren | kitten kater
pet: huisdier huisdieren dieren | hond=honden kat=katten=poes hamster cavia konijn papegaai parkiet kanarie fret schildpad slang goudvis
smallchild+: baby babys peuter peuters kinderen kind | baby=zuigeling=pasgeborene peuter dreumes
senior+: senioren ouderen 65-plussers | oma opa gepensioneerde
card: creditcard creditcards betaalkaart | ~visa mastercard amex=american_express maestro
wallet: | apple_pay google_pay samsung_pay
car+: auto autos wagen voertuig | volkswagen bmw mercedes audi toyota renault peugeot opel suv volvo
ev+: laadpaal laadpalen | tesla elektrische_auto
motorhome+: camper campers kampeerauto | camper campervan=buscamper
motorcycle+: motor motoren motorfiets | vespa brommer scooter=bromfiets
boat: | kajak kano sloep motorboot zeilboot roeiboot sup
bike: | stadsfiets mountainbike=mtb racefiets tandem e-bike bakfiets vouwfiets ligfiets
instrument: instrument instrumenten | piano gitaar drums=drumstel harp accordeon mondharmonica ukelele blaasinstrument=blaasinstrumenten strijkinstrument=strijkinstrumenten
wind: blaasinstrument blaasinstrumenten; instrument instrumenten | saxofoon klarinet dwarsfluit hobo fagot trompet trombone tuba blokfluit
strings: strijkinstrument strijkinstrumenten; instrument instrumenten | viool altviool cello contrabas
racket: | tennis badminton squash padel tafeltennis
martial: vechtsport vechtsporten | judo karate taekwondo aikido kickboksen
dance: dans dansen danslessen | ballet salsa tango bachata zumba stijldansen
fitness: | pilates yoga zumba spinning aerobics
language: | engels frans spaans duits italiaans portugees japans chinees russisch arabisch pools
diet: dieet dieetwensen voedingswensen | veganistisch=veganist=vegan vegetarisch=vegetariër halal koosjer glutenvrij=coeliakie=gluten lactosevrij=lactose
allergen: allergenen allergeen allergie allergieën | pinda=pindas noten hazelnoten amandelen gluten=glutenvrij soja sesam lactose=lactosevrij
alcohol: alcohol alcoholische; drank dranken | wijn bier champagne prosecco whisky gin wodka rum jenever cocktail
hotdrink: warme_dranken; drank dranken drankjes | koffie cappuccino espresso thee chocolademelk
softdrink: frisdrank frisdranken; drank dranken drankjes | limonade cola fanta sinas
drink: drank dranken drankjes | warme_dranken alcohol=alcoholische frisdrank=frisdranken
baked: gebak banket | croissant croissants muffin donut koffiebroodje
furniture: meubel meubels meubilair | bank=bankstel kast ladekast boekenkast fauteuil bureau dressoir commode nachtkastje
appliance: huishoudelijke witgoed | wasmachine droger vaatwasser koelkast vriezer magnetron broodrooster waterkoker stofzuiger blender
phone: smartphone smartphones telefoons mobieltje | iphone samsung_galaxy huawei xiaomi
computer: computer computers pc laptops | macbook laptop imac
console: spelcomputer console consoles | playstation=ps5 xbox nintendo
gardentool: gereedschap tuingereedschap | spade hark grasmaaier heggenschaar kruiwagen kettingzaag
powertool: gereedschap | boormachine cirkelzaag schuurmachine slijptol schroefmachine
shoes: schoenen schoen schoeisel | sneakers sandalen laarzen pantoffels
clothes: kleding kleren kledingstukken | broek=jeans overhemd jas rok trui
flowers: bloemen bloem boeket | rozen tulpen lelies anjers orchideeën zonnebloemen
access+: drempelvrij gelijkvloers | kinderwagen=buggy krukken rollator
image: afbeelding afbeeldingen foto | jpg=jpeg png gif webp
fileformat: | csv pdf xml json docx xlsx odt
browser: browser browsers | chrome firefox safari edge
os: | windows macos=mac linux ios=iphone android
signin: sso | okta azure_ad onelogin auth0 google_workspace
courier: koerier bezorgdienst | dhl fedex ups dpd postnl
vaccine: vaccinatie vaccinaties vaccin inenting | griepprik tetanus hepatitis
`;
