/** As in `en.ts`. */
export const es = `
dog+: perro perros; mascota mascotas animal animales | labrador caniche chihuahua galgo podenco pastor_alemán yorkshire bulldog beagle golden_retriever husky dálmata terrier rottweiler cachorro teckel=perro_salchicha
cat+: gato gatos; mascota mascotas animal animales | gatito siamés persa
pet: mascota mascotas animal animales | perro=perros gato=gatos hámster conejo loro periquito canario hurón tortuga serpiente cobaya iguana
smallchild+: bebés bebé niño niños menor menores | bebé=recién_nacido
senior+: jubilado jubilados mayores | abuela=abuelita abuelo=abuelito jubilado=jubilada pensionista=pensionistas mayores_65
card: tarjeta tarjetas crédito débito | ~visa mastercard amex=american_express maestro
wallet: | apple_pay google_pay samsung_pay
crypto: criptomoneda criptomonedas | bitcoin ethereum
car+: coche coches vehículo vehículos auto carro | seat_ibiza volkswagen bmw mercedes audi toyota renault peugeot opel citroën furgoneta suv fiat berlina
ev+: eléctrico eléctricos | tesla
motorhome+: autocaravana autocaravanas | autocaravana camper furgoneta_camper
motorcycle+: moto motos motocicleta | vespa scooter ciclomotor harley
boat: | kayak canoa velero lancha zodiac
bike: | bici_paseo=bici_urbana=bicicleta_urbana bici_montaña=btt=mtb tándem bici_eléctrica=bicicleta_eléctrica bici_carretera
ballgame: balón pelota | fútbol=futbol baloncesto voleibol balonmano rugby
racket: raqueta raquetas | tenis bádminton squash pádel ping-pong=tenis_mesa
martial: marciales marcial | judo karate=kárate taekwondo aikido kickboxing jiu-jitsu
dance: baile bailes danza | ballet salsa tango vals bachata zumba flamenco
fitness: | pilates yoga zumba spinning aeróbic
language: | inglés francés alemán italiano portugués japonés chino ruso árabe polaco neerlandés sueco coreano turco griego
diet: dieta dietas dietéticas alimentarias alimentaria | vegano=vegana=veganos vegetariano=vegetariana halal kosher celíaco=celíaca=gluten=sin_gluten lactosa=sin_lactosa diabético=diabética
allergen: alérgeno alérgenos alergia alergias | cacahuete=cacahuetes=maní nueces avellanas almendras gluten=celíaco=celíaca soja sésamo lactosa marisco
baked: bollería | cruasán=croissant magdalena ensaimada napolitana donut brioche
cake: tarta tartas pastel pasteles | brownie bizcocho
fruit: fruta frutas | manzana=manzanas plátano fresas uvas peras melocotones ciruelas cerezas melón piña
vegetable: verdura verduras hortalizas | zanahorias patatas cebollas puerros brócoli calabacín espinacas
meat: carne carnes | ternera cerdo cordero jamón salchicha filete
fish: pescado pescados | salmón trucha bacalao atún caballa sardinas merluza
furniture: mueble muebles mobiliario | sofá armario cómoda estantería sillón escritorio silla=sillas vitrina aparador
appliance: electrodoméstico electrodomésticos | lavadora lavavajillas secadora nevera=frigorífico congelador microondas tostadora hervidor horno aspiradora batidora cafetera
phone: smartphone smartphones | iphone samsung_galaxy huawei xiaomi
computer: ordenador ordenadores computadora computadoras | macbook imac thinkpad portátil
tablet: tableta tabletas tablet tablets | ipad
console: consola consolas | playstation=ps5 xbox nintendo
gardentool: herramienta herramientas | pala rastrillo cortacésped cortasetos carretilla motosierra desbrozadora
powertool: herramienta herramientas | taladro sierra_circular lijadora amoladora atornillador
shoes: calzado zapato zapatos | zapatillas sandalias botas tacones
clothes: ropa prendas prenda | pantalón=vaqueros camisa chaqueta=abrigo vestido falda jersey traje
jewellery: joya joyas joyería | collar pulsera pendientes broche anillo
flowers: flor flores ramo | rosas tulipanes lirios claveles orquídeas girasoles
craft: artesanía manualidades | ganchillo cerámica bordado
access+: escalones | carrito_bebé=cochecito andador=andadores muletas
image: imagen imágenes foto fotos | jpg=jpeg png gif webp heic svg
sheet: cálculo | excel=xlsx google_sheets libreoffice
fileformat: | csv pdf xml json docx xlsx odt epub
browser: navegador navegadores | chrome firefox safari edge
os: | windows macos=mac linux ios=iphone android
proglang: | python javascript typescript java php ruby golang
cloud: | aws azure google_cloud
signin: sso | okta azure_ad onelogin auth0 google_workspace keycloak
social: | instagram facebook tiktok twitter linkedin
videocall: | zoom teams skype google_meet
courier: | dhl fedex ups dpd seur correos_express
vaccine: vacuna vacunas vacunación | gripe tétanos hepatitis fiebre_amarilla sarampión rabia
insurer: aseguradora aseguradoras mutua mutuas | sanitas adeslas asisa dkv
drink: bebida bebidas | bebidas_calientes=bebida_caliente alcohol=alcohólicas refrescos=refresco
hotdrink: bebidas_calientes bebida_caliente bebida bebidas | café capuchino té chocolate_caliente infusión=infusiones cortado
softdrink: refrescos refresco; bebida bebidas | limonada coca-cola=cola fanta gaseosa
alcohol: alcohol alcohólicas alcohólicos; bebida bebidas | vino=vinos cerveza=cervezas champán cava whisky ginebra vodka ron cóctel sidra licor
wind: viento; instrumento instrumentos | saxofón clarinete flauta oboe fagot trompeta trombón tuba
strings: cuerda; instrumento instrumentos | violín violonchelo=chelo contrabajo
instrument: instrumento instrumentos | piano guitarra batería arpa acordeón armónica ukelele mandolina cuerda viento
`;
