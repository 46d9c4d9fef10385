/** As in `en.ts`. */
export const de = `
dog+: hund hunde; vierbeiner haustier haustiere tiere | labrador pudel dackel=teckel terrier schäferhund mops bulldogge beagle golden_retriever=retriever collie husky chihuahua dogge rottweiler dobermann windhund labradoodle schnauzer cockerspaniel=spaniel dalmatiner bernhardiner malteser mischlingshund welpe havaneser
cat+: katze katzen; haustier haustiere tiere | siamkatze perserkatze kater kätzchen
pet: haustier haustiere tier tiere | hund=hunde=hündin=welpe katze=katzen=kater hamster meerschweinchen kaninchen papagei wellensittich kanarienvogel frettchen schildkröte echse schlange goldfisch zwergkaninchen
smallchild+: baby babys kinder kind | baby=säugling=neugeborenes kleinkind=kleinkinder
senior+: senioren seniorin senior rentner rentnerinnen | oma=großmutter opa=großvater rentner=rentnerin=pensionär über_70 über_75 über_80 ü70
card: kreditkarte kreditkarten karte karten | ~visa mastercard amex=american_express diners_club
debit: ec-karte karte karten | girocard=ec-karte=eckarte maestro bankkarte
wallet: | apple_pay google_pay samsung_pay
crypto: kryptowährung kryptowährungen | bitcoin=bitcoins ethereum
car+: auto autos pkw wagen fahrzeug fahrzeuge kfz | volkswagen=vw bmw mercedes audi opel toyota skoda renault peugeot volvo porsche limousine kombi suv golf_gti fiat hyundai
ev+: elektroauto elektroautos e-auto e-autos elektrofahrzeug elektrofahrzeuge | tesla stromer id3 renault_zoe
motorhome+: wohnmobil wohnmobile camper | camper=campingbus wohnmobil=reisemobil campervan vw-bus
motorcycle+: motorrad motorräder | moped vespa motorroller harley
boat: | kajak kanu schlauchboot segelboot motorboot tretboot ruderboot stand-up-paddle=sup
bike: | citybike=stadtrad=tourenrad=herrenrad=damenrad mountainbike=mountainbikes=mtb rennrad=rennräder tandem e-bike=ebike=pedelec lastenrad=lastenräder klapprad trekkingrad trekkingräder kinderfahrrad liegerad
ballgame: ballsportarten ballspiele | fußball basketball volleyball handball rugby
racket: | tennis badminton=federball squash tischtennis padel
martial: kampfsport kampfkunst kampfsportarten | judo karate taekwondo aikido kickboxen jiu-jitsu kung_fu krav_maga
dance: tanz tanzen tänze | ballett salsa tango walzer foxtrott breakdance discofox bachata
fitness: | pilates yoga zumba spinning aerobic wirbelsäulengymnastik
language: | englisch französisch spanisch italienisch portugiesisch japanisch chinesisch russisch arabisch polnisch niederländisch schwedisch koreanisch türkisch griechisch
diet: ernährung unverträglichkeit unverträglichkeiten | vegan=veganer=veganerin vegetarisch=vegetarier=vegetarierin halal koscher glutenfrei=zöliakie=gluten=glutenunverträglich laktosefrei=laktoseintolerant=laktoseintoleranz=laktose diabetiker
allergen: allergene allergen allergie allergien unverträglichkeit unverträglichkeiten | erdnuss=erdnüsse=erdnussallergie nuss=nüsse=nussallergie haselnuss haselnüsse mandeln gluten=zöliakie=glutenfrei soja sesam laktose=laktosefrei=laktoseintolerant sellerie senf
baked: gebäck backwaren backwerk | croissant=croissants=hörnchen brötchen=semmel=semmeln=wecken brezel=brezeln=breze muffin muffins plunder schnecke franzbrötchen donut brioche
cake: kuchen torte torten | käsekuchen apfelkuchen brownie schwarzwälder hochzeitstorte geburtstagstorte sachertorte streuselkuchen
fruit: obst früchte | äpfel=apfel bananen=banane erdbeeren=erdbeere himbeeren trauben birnen pfirsiche pflaumen kirschen melone ananas
vegetable: gemüse | karotten=möhren kartoffeln=kartoffel zwiebeln kohl lauch brokkoli zucchini spinat blumenkohl kürbis gurken auberginen spargel
meat: fleisch | rindfleisch schweinefleisch lammfleisch wildfleisch schinken wurst würste steak steaks kalbfleisch hackfleisch
fish: fisch | lachs forelle forellen kabeljau thunfisch makrele hering zander karpfen
furniture: möbel möbelstück möbelstücke | sofa=couch schrank=kleiderschrank kommode=kommoden bücherregal regal sessel anrichte truhe schreibtisch esstisch couchtisch stuhl=stühle nachttisch vitrine sekretär buffet
appliance: haushaltsgerät haushaltsgeräte elektrogerät elektrogeräte | waschmaschine trockner=wäschetrockner spülmaschine=geschirrspüler kühlschrank gefrierschrank mikrowelle toaster wasserkocher backofen herd staubsauger mixer kaffeemaschine bügeleisen föhn
phone: smartphone smartphones handy handys mobiltelefon mobiltelefone | iphone galaxy_handy google_pixel huawei xiaomi fairphone
computer: computer pc pcs laptop laptops | macbook laptop=notebook imac chromebook thinkpad
tablet: | ipad
console: konsole konsolen | playstation=ps5 xbox nintendo
gardentool: gartengerät gartengeräte werkzeug gartenwerkzeug | spaten rechen=harke rasenmäher heckenschere=heckenscheren schubkarre gartenschere laubbläser hacke motorsäge=kettensäge sense astschere
powertool: werkzeug werkzeuge | bohrmaschine kreissäge stichsäge schleifmaschine winkelschleifer akkuschrauber bohrhammer
shoes: schuhe schuhwerk schuh | turnschuhe=sneaker sandalen stiefel pumps hausschuhe wanderschuhe gummistiefel
clothes: kleidung kleidungsstücke bekleidung | hose=hosen=jeans hemd=hemden jacke=jacken=mantel=mäntel kleid=kleider rock pullover anzug bluse t-shirt
jewellery: schmuck | halskette armband ohrringe brosche anhänger ehering eheringe trauringe
flowers: blumen blumenstrauß | rosen tulpen lilien nelken narzissen sonnenblumen pfingstrosen orchideen
craft: | stricken häkeln töpfern sticken weben
access+: stufenlos barrierefrei ebenerdig stufenfrei rampe | kinderwagen=buggy rollator krücken gehwagen
club+: automobilclub automobilclubs | adac=adac-mitglied avd öamtc tcs
image: bild bilder bilddateien | jpg=jpeg png gif webp bmp tiff heic svg
sheet: tabelle tabellen tabellenkalkulation | excel=xlsx libreoffice google_sheets
fileformat: | csv pdf xml json docx xlsx odt epub
browser: browser | chrome firefox safari edge
os: betriebssystem betriebssysteme | windows macos=mac linux=ubuntu ios=iphone android
proglang: | python javascript typescript java php ruby golang kotlin
cloud: | aws azure google_cloud hetzner
signin: sso | okta azure_ad onelogin auth0 google_workspace keycloak
social: | instagram facebook tiktok twitter linkedin youtube
messenger: | whatsapp telegram threema
videocall: | zoom teams skype google_meet facetime
courier: paketdienst paketdienste | dhl fedex ups dpd hermes gls
vaccine: impfung impfungen impfen | grippeimpfung tetanus hepatitis gelbfieber masern fsme tollwut
therapy: | physiotherapie akupunktur osteopathie reflexzonenmassage ergotherapie logopädie
facial: | maniküre pediküre gesichtsbehandlung waxing
insurer: krankenkasse krankenkassen | aok barmer tk=techniker dak ikk bkk
waste: elektroschrott elektroaltgeräte | toaster wasserkocher fernseher föhn staubsauger handy
drink: getränk getränke | heißgetränk=heißgetränke=warme_getränke=heiße_getränke alkoholisch=alkoholische=alkohol=alkoholika softdrink=softdrinks
hotdrink: heißgetränk heißgetränke warmgetränke warme_getränke heiße_getränke; getränk getränke | kaffee cappuccino latte_macchiato espresso tee kakao=heiße_schokolade milchkaffee
softdrink: softdrinks softdrink erfrischungsgetränke; getränk getränke | limonade=limo cola=coca-cola fanta apfelschorle=schorle orangensaft apfelsaft eistee sprite spezi
alcohol: alkohol alkoholisch alkoholische alkoholika; getränk getränke | wein=rotwein=weißwein bier=weißbier=pils sekt=prosecco champagner whisky gin wodka rum schnaps likör cocktail=cocktails aperol glühwein
wind: blasinstrument blasinstrumente; instrument instrumente | saxophon=saxofon klarinette querflöte oboe fagott trompete posaune tuba waldhorn blockflöte
strings: streichinstrument streichinstrumente; instrument instrumente | geige=violine bratsche=viola cello=violoncello kontrabass
instrument: instrument instrumente | klavier=piano=keyboard gitarre=e-gitarre schlagzeug harfe akkordeon mundharmonika xylophon ukulele banjo dudelsack blasinstrument=blasinstrumente streichinstrument=streichinstrumente
`;
