/**
 * One line a kind of things: its name, the words that pages say it with, the nearest first, and behind `|` what always
 * is one of it. Who asks for one of those is told what is said of its kind, never the other way round. `=` joins names
 * of one thing, `_` words that stand together. The same name is the same kind in each language.
 */
export const en = `
dog+: dog dogs; pet pets animal animals | labrador=lab poodle terrier spaniel dachshund=sausage_dog golden_retriever=retriever beagle bulldog collie=border_collie alsatian=german_shepherd chihuahua pug corgi greyhound whippet husky doberman rottweiler cockapoo labradoodle schnauzer shih_tzu dalmatian st_bernard cavapoo mastiff lurcher
cat+: cat cats; pet pets animal animals | siamese persian_cat maine_coon tomcat kitten moggy
pet: pet pets animal animals | dog=dogs=puppy cat=cats hamster guinea_pig=guinea_pigs rabbit=bunny parrot budgie=budgerigar canary ferret tortoise gerbil chinchilla lizard snake goldfish cockatiel
smallchild+: toddler toddlers infant infants baby babies child children kids | toddler baby=newborn infant
senior+: senior seniors pensioner pensioners oap | granny=gran=grandma=nan=nana=grandmother grandad=grandpa=grandfather over_70=over_70s over_75=over_75s over_80=over_80s pensioner retired retiree
card: card cards credit | ~visa mastercard amex=american_express maestro diners_club discover_card visa_debit
wallet: contactless | apple_pay google_pay=gpay samsung_pay
crypto: cryptocurrency crypto cryptocurrencies | bitcoin=btc ethereum dogecoin litecoin
car+: car cars vehicle vehicles | volkswagen=vw bmw mercedes audi toyota vauxhall peugeot renault nissan hyundai skoda volvo honda porsche hatchback saloon_car suv estate_car land_rover jeep mazda citroen fiat
ev+: ev evs electric | tesla nissan_leaf electric_car=ev=electric_vehicle bmw_i3 renault_zoe plug-in_hybrid
motorhome+: motorhome motorhomes camper campervan campervans | motorhome campervan=camper_van=camper rv winnebago
motorcycle+: motorbike motorbikes motorcycle motorcycles | moped vespa harley=harley_davidson motorbike=motorcycle kawasaki ducati
boat: | kayak canoe dinghy paddleboard=sup=paddle_board yacht pedalo rowing_boat motorboat=speedboat sailing_boat
bike: | city_bike=town_bike mountain_bike=mtb road_bike tandem e-bike=ebike=electric_bike racing_bike bmx gravel_bike cargo_bike folding_bike brompton recumbent
ballgame: ball_games | football=soccer basketball volleyball handball netball rugby hockey
racket: racket racquet | tennis badminton squash pickleball table_tennis=ping_pong padel
martial: martial | judo karate taekwondo aikido kickboxing jiu_jitsu=jujitsu=bjj kung_fu krav_maga muay_thai kendo
dance: dance dances dancing | ballet salsa tango waltz foxtrot tap_dance ballroom breakdance zumba swing_dancing flamenco bachata
fitness: | pilates yoga zumba spinning aerobics body_pump hiit bootcamp
language: | french=français german spanish italian portuguese japanese mandarin=chinese russian arabic polish dutch swedish korean turkish greek
diet: dietary diet diets | vegan vegetarian=veggie halal kosher coeliac=celiac=gluten-free=gluten_free=gluten lactose_intolerant=lactose=dairy_free=dairy-free pescatarian keto diabetic
allergen: allergen allergens allergy allergies allergic | peanut=peanuts nut=nuts=nut_allergy hazelnut almond walnut gluten=coeliac=celiac soya=soy sesame shellfish lactose mustard_allergy celery
baked: pastry pastries baked bakery | croissant muffin scone danish cinnamon_bun=cinnamon_roll pain_au_chocolat doughnut=donut brioche bagel eclair
cake: cake cakes | brownie carrot_cake sponge_cake=victoria_sponge cheesecake cupcake chocolate_cake birthday_cake wedding_cake
fruit: fruit fruits | apple banana strawberry=strawberries raspberry=raspberries grapes pear peach plum cherry=cherries melon pineapple mango blueberry=blueberries kiwi
vegetable: vegetable vegetables veg | carrot potato onion cabbage leek broccoli courgette=zucchini spinach cauliflower pumpkin aubergine cucumber parsnip
meat: meat meats | beef pork lamb_chops venison bacon sausage=sausages ham steak veal mutton
fish: fish seafood | salmon trout cod haddock tuna mackerel sardines plaice sea_bass halibut
furniture: furniture | sofa=settee=couch wardrobe bookcase=bookshelf armchair sideboard chest_of_drawers dresser coffee_table dining_table bedside_table cabinet bunk_bed mattress
appliance: appliance appliances electricals electrical | washing_machine tumble_dryer=dryer dishwasher fridge=refrigerator freezer microwave toaster kettle oven cooker vacuum_cleaner=hoover=vacuum blender coffee_machine hob food_processor iron_board
phone: smartphone smartphones; mobile mobiles handset handsets | iphone samsung_galaxy galaxy_phone google_pixel huawei xiaomi oneplus fairphone
computer: computer computers pc pcs laptop laptops | macbook laptop=notebook=chromebook imac desktop_computer thinkpad surface_pro
tablet: tablet tablets | ipad kindle_fire galaxy_tab
console: console consoles gaming | playstation=ps5=ps4 xbox nintendo=nintendo_switch
gardentool: tool tools | spade rake lawnmower=lawn_mower=mower hedge_trimmer=hedge_cutter strimmer wheelbarrow secateurs loppers leaf_blower hoe chainsaw shovel
powertool: tool tools | drill=power_drill circular_saw jigsaw sander angle_grinder sledgehammer nail_gun screwdriver belt_sander
shoes: shoe shoes footwear | trainers=sneakers sandals boots heels slippers loafers flip_flops walking_boots wellies=wellingtons brogues
clothes: clothes clothing garment garments | trousers=jeans shirt=shirts jacket=coat dress=dresses skirt jumper=sweater suit blouse=blouses t-shirt tshirt cardigan
jewellery: jewellery jewelry | necklace bracelet earrings brooch pendant wedding_ring engagement_ring
flowers: flower flowers bouquet | roses tulips lilies carnations daffodils sunflowers peonies orchids chrysanthemums
craft: craft crafts | knitting crochet pottery embroidery weaving quilting basket_weaving macrame origami felting
access+: step-free accessible access | pram=pushchair=buggy=stroller zimmer=zimmer_frame rollator walker_frame mobility_scooter crutches walking_frame
club+: motoring | aa=aa_member=aa_members rac=rac_member adac
image: image images picture pictures | jpg=jpeg png gif webp bmp tiff heic svg
sheet: spreadsheet spreadsheets | excel=xlsx=xls google_sheets libreoffice_calc
fileformat: | csv pdf xml json docx xlsx=xls odt epub
browser: browser browsers | chrome firefox safari microsoft_edge opera_browser brave_browser internet_explorer
os: | windows macos=mac=mac_os linux=ubuntu ios=iphone android chromeos
proglang: | python javascript typescript java php ruby golang c# kotlin perl
cloud: | aws=amazon_web azure=microsoft_azure google_cloud=gcp digitalocean hetzner
signin: sso sign-on single_sign sign-in | okta azure_ad=entra_id onelogin auth0 google_workspace keycloak
social: | instagram facebook tiktok twitter linkedin youtube snapchat pinterest
messenger: | whatsapp telegram signal_app
videocall: | zoom=zoom_call microsoft_teams=teams_call skype google_meet facetime
courier: courier couriers carrier carriers | dhl fedex ups dpd hermes=evri royal_mail parcelforce
vaccine: vaccine vaccines vaccination vaccinations jab jabs | flu_jab=flu_shot mmr tetanus hepatitis yellow_fever typhoid rabies
therapy: | physiotherapy=physio acupuncture osteopathy reflexology aromatherapy hypnotherapy
hair: | highlights perm balayage blow-dry=blow_dry extensions bob_cut
facial: | manicure pedicure facial waxing eyelash_extensions lash_lift gel_nails
music: | jazz techno reggae hip_hop heavy_metal blues_music
boardgame: | scrabble monopoly chess catan
waste: electrical electricals electronics weee | toaster kettle television=tv microwave hairdryer vacuum_cleaner
currency: currency currencies | dollars euros yen swiss_francs
insurer: insurer insurers insurance | bupa axa aviva vitality allianz
drink: drink drinks beverage beverages | hot_drinks=hot_drink soft_drinks=soft_drink alcohol=alcoholic
hotdrink: hot_drinks hot_drink drink drinks beverage beverages refreshments | coffee cappuccino latte espresso americano flat_white tea=cuppa hot_chocolate mocha macchiato herbal_tea
softdrink: soft_drinks soft_drink drink drinks beverage beverages refreshments | lemonade coke=cola=coca_cola orange_juice=juice apple_juice iced_tea fanta sprite pepsi ginger_beer smoothie sparkling_water=fizzy_water
alcohol: alcohol alcoholic; drink drinks beverages | wine=red_wine=white_wine beer=pint lager ale cider whisky=whiskey gin vodka rum prosecco champagne cocktail sherry brandy guinness
wind: wind_instrument wind_instruments wind woodwind brass; instrument instruments | saxophone=sax clarinet flute oboe bassoon trumpet trombone tuba french_horn cornet
strings: string_instrument string_instruments string strings; instrument instruments | violin=fiddle viola cello double_bass mandolin
instrument: instrument instruments | piano=keyboard guitar=electric_guitar drums=drum_kit harp accordion harmonica xylophone ukulele banjo bagpipes wind_instruments=wind_instrument string_instruments=string_instrument
watersport: watersport watersports | windsurfing kitesurfing wakeboarding waterskiing water_skiing paddleboarding
`;
