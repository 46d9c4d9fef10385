/**
 * One line a thing that visitors of any site ask for: its name, and the words that people and pages use for it. `_`
 * joins words that stand together.
 */
export const en = `
phone: phone telephone tel call ring hotline mobile number landline helpline phoned ringing dial blower give_a_ring give_a_bell speak_to phone_line
email: email mail e-mail write message inbox email_address mail_address e-mail_address mailbox send_a_message
contact: contact reach enquiry enquiries inquiry help support helpdesk get_in_touch customer_service get_hold_of get_hold reach_out talk_to speak_to touch
address: address location located street where directions find visit situated registered postcode whereabouts based find_you
map: map directions route way get_there arrive arrival bus_stop by_train public_transport nearest_station
hours: hours open opening opens close closed closing times o'clock shut shuts timetable till open_until business_hours opening_hours lunchtime close_at
weekdays: weekday weekdays weekend weekends open closed
holiday: holiday holidays vacation bank_holiday festive christmas easter closure bank_holidays new_year boxing_day xmas public_holiday good_friday half-term
shop: shop store branch showroom outlet boutique branches stores shops
price: price cost costs fee fees charge charged charges pricing rate rates tariff much worth quote pay bill pricelist price_list how_much damage set_me_back expense rip-off charging costing
cheap: cheap cheaper cheapest inexpensive affordable budget bargain lowest economical low-cost
expensive: expensive dear dearer pricey costly more higher
discount: discount discounts reduction reduced rebate off concession deal promotion cheaper saving markdown money_off discounted promo code money-off concessions concessionary reductions cut pay_less
code: code codes coupon coupons voucher vouchers promo promocode
sale: sale sales clearance reduced outlet offers
free: free gratis complimentary no_charge without_charge nothing zero included freebie freebies cost-free for_nothing complementary
deposit: deposit deposits security bond caution down_payment advance prepayment holding_deposit upfront up_front prepay prepaid retainer
tax: tax taxes vat duty duties customs gst levy import
delivery: delivery deliver delivered delivers shipping ship ships shipped shipment dispatch dispatched postage post courier carrier send sent transport drop_off dropped_off shipped_to bring_it_to dispatching
parcel: parcel package packet box order shipment consignment delivery
track: track tracking trace whereabouts status follow
late: late delay delayed delays overdue missing lost slow shown_up turned_up run_late not_arrived hasn't_arrived hasn't_come never_came still_waiting not_turned_up where's_my
express: express fast next_day overnight urgent priority quick quickest rush asap same_day expedited hurry next-day speedy same-day quickly
abroad: abroad international overseas foreign worldwide country countries export other_countries internationally outside_the outside_uk
pickup: pickup collect collection pick click_and_collect fetch
return: return returns returned returning send_back give_back take_back bring_back sending_back unwanted bring_it_back post_back hand_back sending_it_back
refund: refund refunds refunded reimburse reimbursement reimbursed money_back cash_back repaid credited get_my_money get_my_cash repay compensation compensated pay_me_back
exchange: exchange exchanged swap swapped change replace replacement switch different swop swapping trade exchanging another_size
cancel: cancel cancelled canceled cancellation terminate termination end quit stop unsubscribe withdraw call_off get_out_of back_out leave cancelling canceling pull_out opt_out drop_out bail bin ditch end_my get_rid change_my_mind chuck
broken: broken faulty defective damaged defect fault damage breaks broke wrong leak leaks leaking torn ripped cracked bust busted knackered dodgy smashed snapped malfunction malfunctioning packed_up playing_up conked fell_apart scratched cracks
warranty: warranty warranties guarantee guaranteed guarantees cover covered
claim: claim claims complain complaint complaints report moan whinge grievance
repair: repair repairs repaired fix fixed fixing mend mended restore workshop servicing repairing patch patched fixable sort_out
spare: spare spares part parts component components replacement accessory accessories
size: size sizes sizing fit fits measurement measurements dimensions length width large small big smallest largest bigger smaller too_small too_big dimension
weight: weight weigh weighs heavy kilos kg grams weighing lightest heaviest
colour: colour color colours colors shade
material: material materials fabric made leather cotton wool composition
stock: stock availability available in_stock sold_out out_of_stock restock left back_in sell_out out-of-stock have_left
pay: pay payment payments paid paying accept accepted card cards cash checkout payable cough_up fork_out settle
card: card cards credit debit visa mastercard amex credit_card plastic contactless debit_card
instalments: instalments installments instalment installment layaway split klarna financing finance spread pay_later pay_in bits monthly_payments hire_purchase chunks spread_the_cost in_stages pay_monthly bit_by_bit by_instalments pay_off
transfer: transfer bank wire iban remittance
invoice: invoice invoices bill bills billing receipt receipts vat_invoice proof_of_purchase statement statements
order: order orders ordering ordered buy purchase purchased purchases bought buying basket
giftcard: gift gifts voucher vouchers gift_card present certificate gift_voucher
valid: valid validity expire expires expiry expired expiration last lasts until runs_out out_of_date run_out good_for usable use_by
points: points loyalty rewards bonus club membership member members scheme
student: student students pupil pupils learner learners scholar uni undergrad undergraduate undergraduates
account: account accounts profile login registration register registered sign_up log-in signup
login: login log_in logging_in sign_in signing_in sign signin logon access password cannot_log get_in locked get_into
password: password passwords passcode forgot reset credentials pw pword pin login_details
delete: delete deleted erase erased remove removed removal close wipe deactivate deletion deleting bin get_rid
privacy: privacy data personal gdpr confidential information data_protection my_data
security: security secure safe safety encrypted encryption protected protection secured hack hacked
job: job jobs vacancy vacancies career careers position positions hiring employment employ work recruit recruitment opening openings apply hire work_for gig work_here looking_for_work recruiting join_the_team
salary: salary wage wages pay earn earnings paid hour hourly income remuneration paycheck salaries rate_of_pay
staff: staff team employees employee crew people colleagues personnel workforce who_works workers
boss: boss director manager head owner ceo chief principal founder chair leader in_charge runs manages run_the management
rent: rent rental rentals rented hire hired hiring lend lending borrow lease loan renting lender
book: book booking bookings booked reserve reservation reservations reserved appointment slot reserving make_a_booking book_in put_my_name
appointment: appointment appointments appt booking slot consultation visit meeting slots see_someone get_seen fit_me_in time_slot
ticket: ticket tickets admission entry entrance pass passes tix admittance
event: event events workshop workshops talk talks course courses class session seminar evening whats_on what's_on happening
course: course courses class classes lesson lessons training programme program module tuition workshop workshops learn
teacher: teacher teachers instructor instructors tutor tutors lecturer trainer professor coach coaches teaches
exam: exam exams examination test tests assessment certificate quiz
certificate: certificate certificates certification diploma accreditation accredited qualification
enrol: enrol enroll enrolment enrollment register registration join sign_up apply application joining enrolling put_my_name registering sign_on
level: level levels beginner beginners intermediate advanced grade
group: group groups class people participants maximum size
accommodation: accommodation lodging housing room rooms flat apartment stay residence host hostel place_to_stay lodgings
breakfast: breakfast meal meals food lunch dinner board catering brekkie brunch
room: room rooms bedroom suite single double
checkin: check-in checkin arrival arrive check_in key keys
checkout: check-out checkout departure leave check_out
parking: parking park car cars garage parked park_my park_the
bike: bike bikes bicycle bicycles cycle cycles pushbike
bus: bus buses train tram underground metro station transport coach shuttle trains by_train by_bus public_transport trams
airport: airport flight pick-up pickup transfer taxi cab shuttle
pets: pet pets dog dogs cat cats animal animals puppy kitten pup doggy mutt pooch furry bring_my_dog moggy
child: child children kid kids minor minors baby under-18 young son daughter little_one little_ones nipper kiddies youngster youngsters boy girl
age: age old years minimum adult adults youngest oldest too_old too_young older younger
access: access accessible accessibility wheelchair disabled disability step-free barrier-free stairs lift elevator ramp mobility disabilities step_free wheelchairs crutches
lift: lift elevator stairs floor
wifi: wifi wi-fi internet wlan wireless
doctor: doctor doctors physician physicians gp nurse nurses medical clinic surgeon specialist practice surgery medic consultant see_a_doctor quack
insurance: insurance insured insurer policy cover coverage insure insuring
emergency: emergency emergencies urgent urgently 24-hour out_of_hours out-of-hours crisis
ill: ill illness sick sickness disease unwell poorly rough sickly under_the_weather
visa: visa visas permit immigration residence passport
id: id identification passport identity card document documents licence license proof_of_identity photo_id passports
environment: environment environmental sustainability sustainable green eco climate recycled recycling recycle planet
charity: charity charities non-profit nonprofit nonprofits ngo non-profits donation donations school schools
plan: plan plans subscription subscriptions tier tiers package packages membership pricing pricing_plan bundles bundle
subscription: subscription subscriptions plan membership subscribe subscribed
trial: trial trials try tried test demo free_trial test_drive trying give_it_a_go
upgrade: upgrade upgrades upgrading higher bigger better_plan next_plan more_features
downgrade: downgrade downgrades lower smaller
user: user users seat seats member members people person licence licences license licenses account
invite: invite invites invitation invitations add
role: role roles permission permissions right rights access allowed
remove_person: kick remove removing offboard leaver left removed chuck_out kick_out kicked_out throw_out thrown_out expelled expel banned ban strike_off
renew: renew renewal renewals renewed extend extension prolong
limit: limit limits limited maximum max quota cap most throttle throttling throttled how_many allowance restriction restrictions
storage: storage space disk stored capacity gb gigabytes
backup: backup backups restore recover recovery lose_my_data recovering
export: export exports download downloads extract get_my_data take_my_data csv exporting
import: import imports upload uploads load bring_in migrate migration importing
file: file files document documents attachment
integrate: integration integrations integrate connect connects connection connector link plugin sync works_with work_with hook_up link_up compatible compatibility
sync: sync synchronise synchronize synchronisation refresh refreshes update updates
api: api apis endpoint endpoints rest webhook
key: key keys token tokens secret
rotate: rotate rotates revoke invalid invalidate renew regenerate
error: error errors problem problems issue issues failed fails failure broken trouble bug message glitch glitchy crash bugs went_wrong goes_wrong keeps_failing failing
slow: slow slowly lag hang performance
old: old outdated stale obsolete earlier previous
notification: notification notifications alert alerts reminder reminders warning notify notified ping pings
mobile: mobile phone smartphone ios android app apps tablet iphone phones cellphone cell handset
app: app apps application applications
browser: browser browsers chrome firefox safari edge
os: os operating_system ios android windows mac linux version
language: language languages translation translated speak spoken
sso: sso single_sign-on saml okta
twofactor: two-factor 2fa mfa authentication authenticator two_factor authentification
settings: settings setting configure configuration preferences options setup
embed: embed embedded iframe website widget insert
share: share shared sharing publish public
server: server hosting hosted location region datacentre datacenter
uptime: uptime outage downtime availability
support: support help assistance service helpline live_chat
wash: wash washing washed washable clean cleaning laundry care look_after launder machine_wash tumble dry
waterproof: waterproof waterproofing reproof rainproof impermeable
sole: sole soles resole resoling heel
shoe: shoe shoes boot boots footwear trainers sneakers
jacket: jacket jackets coat coats anorak parka
tent: tent tents
bag: bag bags rucksack rucksacks backpack backpacks
try: try trying fitting fit
vegan: vegan vegetarian plant-based animal-free
opening_date: start starts begin begins starting date dates
deadline: deadline due latest closing before until
duration: duration long length last lasts take takes takes_long time turnaround how_long lasting hours_long runtime
when: when date day time
minimum: minimum least lowest min
maximum: maximum most highest max limit
question: question questions faq
terms: terms conditions agreement contract legal
law: law legal jurisdiction court
company: company firm business registered ltd
about: about history founded since story
news: news blog press newsletter
newsletter: newsletter mailing unsubscribe marketing
feedback: feedback review reviews rating opinion
waiting: wait waiting queue queue_time backlog waits
lost: lost lose missing misplaced gone mislaid mislay can't_find disappeared left_behind left_my forgot_my
electricity: electricity power energy gas water heating power_cut socket plug
cleaning: cleaning clean cleaner
towels: towel towels sheets linen bedding
postpone: postpone postponed defer deferred freeze pause paused suspend reschedule later hold put_on_hold break rearrange put_off another_day another_time push_back different_day on_hold
library: library reading study_room
beginner: beginner beginners novice starter
online: online remote internet virtual web
inperson: in-person on-site face-to-face
include: include included includes including contain contains
allow: allow allowed permitted permit welcome accept accepted ok_to am_i_allowed let_me fine_to
forbid: forbidden prohibited banned not_allowed not_permitted off_limits no-go
gas: gas fuel canister canisters
bulky: bulky large oversized heavy
helmet: helmet helmets
rope: rope ropes
snow: snow snowy
snowshoes: snowshoe snowshoes
ski: ski skis skiing
glove: glove gloves mittens
hat: hat hats cap caps beanie
sock: sock socks
trousers: trousers pants jeans leggings shorts
shirt: shirt shirts t-shirt tee blouse
underwear: underwear lingerie
clothes: clothes clothing garment garments apparel
glasses: glasses spectacles sunglasses lenses
watch: watch watches wristwatch
lamp: lamp lamps light lights bulb bulbs lighting
battery: battery batteries accu rechargeable
charger: charger chargers charging cable
computer: computer computers laptop laptops notebook pc
printer: printer printers printing print
camera: camera cameras photo photos
kitchen: kitchen kitchens cook cooking
toy: toy toys game games
book_paper: book books textbook textbooks novel
instructions: instructions manual guide handbook
wrapping: wrap wrapping wrapped gift_wrap
packaging: packaging packing box boxes carton
label: label labels sticker
scooter: scooter scooters moped e-scooter
car: car cars vehicle vehicles automobile
tyre: tyre tyres tire tires wheel wheels
motorway: motorway highway road exit
swim: swim swimming pool pools
sauna: sauna spa steam wellness
gym: gym fitness workout exercise
yoga: yoga
massage: massage massages
hairdresser: hairdresser haircut barber hair
locker: locker lockers wardrobe cloakroom
luggage: luggage baggage suitcase suitcases
toilet: toilet toilets restroom bathroom wc loo lavatory
shower: shower showers bath
airconditioning: air_conditioning air-conditioning aircon
balcony: balcony terrace patio garden
view: sea_view view views
beach: beach beaches seaside
lake: lake lakes
mountain: mountain mountains hill
campsite: campsite camping caravan pitch
hostel: hostel hostels guesthouse
hotel: hotel hotels
reception: reception front_desk desk
tour: tour tours guided excursion excursions sightseeing
audioguide: audioguide audio_guide headset
exhibition: exhibition exhibitions exhibit museum gallery
concert: concert concerts music show performance
seat: seat seats seating
restaurant: restaurant restaurants bistro
cafe: cafe café coffee cafeteria canteen
menu: menu dishes dish speciality
vegetarian: vegetarian veggie meatless meat-free
allergy: allergy allergies allergic allergens gluten coeliac nuts
takeaway: takeaway take-away to_go take_away
smoke: smoke smoking smokers cigarette
party: party parties birthday wedding celebration
hire_room: venue meeting_room conference_room function_room
noise: noise noisy quiet loud
rubbish: rubbish garbage trash waste bin bins litter recycling bin_day bin_collection refuse
dentist: dentist dentists dental tooth teeth gnashers molar
pharmacy: pharmacy chemist medicine medicines medication tablet tablets pills drugs meds
prescription: prescription prescriptions referral repeat_prescription repeats script
vaccine: vaccine vaccines vaccination vaccinations jab jabs inoculation inoculations booster immunisation immunisations immunised shots
hospital: hospital hospitals clinic
pregnant: pregnant pregnancy maternity expecting antenatal
blood: blood_test blood
therapy: therapy physiotherapy physio therapist treatment
vet: vet vets veterinary veterinarian
nursery: nursery kindergarten creche daycare childcare
school: school schools
university: university college faculty
scholarship: scholarship scholarships grant grants bursary
homework: homework assignment assignments
absence: absent absence absences miss_class missed not_coming can't_come
grade: grade grades mark marks score
results: result results test_results outcome
timetable: timetable schedule schedules
member: member members membership
volunteer: volunteer volunteers volunteering
internship: internship internships intern placement apprenticeship
cv: cv resume curriculum application
parttime: part-time part_time
bank_account: bank_account bank_details account_number
loan: loan loans mortgage credit
interest: interest_rate interest apr
atm: atm cash_machine cashpoint
cash: cash coins banknotes notes coin
paypal: paypal apple_pay google_pay wallet
currency: currency currencies exchange_rate foreign_currency
tip: tip tips gratuity
fine: fine fines penalty late_fee fined charged_extra penalised
reminder: overdue dunning payment_reminder
declined: declined rejected failed_payment payment_failed bounced refused won't_go_through not_going_through
contract: contract contracts agreement
notice_period: notice_period notice leaving_date how_much_notice
tenant: tenant tenants landlord lease
house: house houses home apartment flat place bungalow maisonette
moving: move moving removal relocate relocation
neighbour: neighbour neighbours neighbor neighbors
key_door: keys spare_key lock locked
permit: permit permits licence license permission
driving_licence: driving_licence driving_license driver's_license licence license
form: form forms questionnaire
signature: sign signature signed sign_up_sheet
birth_certificate: birth_certificate birth
council: council town_hall municipality city_hall local_authority townhall
police: police
accident: accident accidents injury injured
theft: theft stolen steal thief nicked pinched robbed burgled
weather: weather rain storm forecast
season: season seasons summer winter spring autumn
night: night nights overnight
morning_time: mornings morning forenoon
evening_time: evenings evening night_time
radius: distance far walking_distance kilometres miles metres
installation: install installation installing setup fitted
assembly: assemble assembly assembled
maintenance: maintenance service_interval servicing upkeep
disposal: dispose disposal take_away_old recycle old_appliance
second_hand: second-hand second_hand used pre-owned refurbished preloved nearly_new
tradein: trade-in trade_in buy_back
sample: sample samples swatch tester
custom: custom bespoke personalised personalized engraving
brand: brand brands make manufacturer maker
origin: made_in origin produced manufactured
organic: organic bio natural
wholesale: wholesale trade reseller resellers b2b bulk
partner: partner partners affiliate affiliates
press_media: press_kit press media journalist
cookies: cookie cookies tracking_consent
guest_checkout: guest_checkout without_account as_guest
wishlist: wishlist favourites favorites saved_items
basket: basket cart trolley
preorder: pre-order preorder backorder
minimum_order: minimum_order minimum_spend
signature_delivery: safe_place neighbour_delivery leave_with
opening_new: new_arrivals arrivals launch
dashboard: dashboard dashboards board boards panel
report: report reports reporting analytics statistics
chart: chart charts graph graphs
template: template templates
filter: filter filters filtering
search: search searching find_in
domain: domain domains subdomain dns
webhook: webhook webhooks callback
duplicate: duplicate duplicates twice
history: history versions version_history log logs
undo: undo revert restore rollback
offline: offline without_internet
username: username user_name login_name
avatar: profile_picture avatar photo
timezone: time_zone timezone
spam: spam junk
verification_code: verification_code otp one-time_code
owner: owner ownership owns
admin: admin administrator administrators
guest: guest guests visitor visitors
companion: companion carer plus_one accompany
senior: senior seniors pensioner pensioners retired oap oaps pensionable elderly
family: family families
couple: couple couples partners two_people
women: women woman ladies female
men: men man gents male
equipment: equipment gear kit outfit
private_lesson: one-to-one private_lesson private_class individual
medical_note: medical_certificate sick_note doctor's_note
badge: badge keycard key_card
boat: boat boats
ferry: ferry ferries
kayak: kayak kayaks
canoe: canoe canoes
mattress: mattress mattresses
bed: bed beds
sofa: sofa sofas couch couches settee
table: table tables desk
chair: chair chairs stool
furniture: furniture
washing_machine: washing_machine laundry washer
fridge: fridge refrigerator freezer
jewellery: jewellery jewelry
dress: dress dresses gown
skirt: skirt skirts
drink: drink drinks beverage beverages
wine: wine wines
beer: beer beers
cake: cake cakes
bread: bread rolls
bakery: bakery baker
month: month months monthly
year: year years yearly annual annually annum
week: week weeks weekly
fear: fear afraid scared nervous anxious anxiety phobia dread terrified dreading
pain: pain hurts hurt ache aching sore painful toothache agony killing_me
parent: parent parents mum mom dad mother father guardian
take_picture: photograph photographs photography photos pictures selfie photographing take_photos
borrow: borrow borrowing lend loan loans lending check_out lent
donate: donate donation donations give_away get_rid
entrance: entrance entry admission admitted get_in come_in go_in
last_time: last latest final
treatment: treatment treatments treat procedure procedures
substitute: substitute stand-in replacement cover
documents_needed: papers paperwork documents proof document documentation what_do_i_bring need_to_bring
retry: retry retries retried repeat repeated again
bounce: bounce bounced bounces undelivered blocked suppressed suppression
unblock: unblock unlock unblocked reactivate
bring_along: accompany accompanied companion along
day_pass: day_pass day_ticket one-day drop-in walk-in single_visit single_entry pop_in guest_pass one_day single_day for_the_day just_one_day
season_ticket: season_ticket annual_pass yearly_pass ten_visits punch_card multi-visit yearly season_pass multi-trip
noshow: no-show noshow turn_up turning_up show_up miss missed forget forgot skip missing oversleep overslept skipped don't_turn_up didn't_come don't_come missed_my
keep_thing: keep kept keeping retain retained hang_on kept_for hold_onto
injury: injury injuries injured hurt fracture sprain leg arm ankle knee plaster sprained broke
appliance: tv television telly radio appliance appliances electronics electrical electronic microwave toaster washing_machine cooker dishwasher hoover kettle
bulky_waste: bulky_waste bulky furniture sofa mattress wardrobe junk skip
recycling_centre: recycling_centre tip dump recycling_point household_waste scrap
glass_paper: glass paper cardboard plastic bottles
fasting: fasting sober empty_stomach eat ate breakfast drink
checkup: check-up checkup check_up examination consultation screening appointment visit
operation: operation surgery procedure operated operate surgical
neutering: neuter neutered neutering spay spayed castrate castration sterilise sterilisation
xray: x-ray x-rays xray scan scans ultrasound
teeth_cleaning: teeth_cleaning hygienist scale polish dental_cleaning
braces: braces brace aligner aligners orthodontic orthodontics retainer
symptoms: fever cough cold flu temperature symptoms rash
home_visit: home_visit home_visits house_call at_home come_to
travel: travel travelling traveling trip journey voyage holidaying going_abroad abroad overseas
noise_neighbour: nuisance noisy racket loud disturbance party_next_door
mould: mould mold damp condensation
leak: leak leaks leaking drip dripping burst flood water_damage
blocked: blocked clogged blockage drain sink
heating: heating boiler radiator heater cold
key_lost: lost_key locked_out lock locksmith
rent_money: rent arrears monthly_rent behind_on_rent
rent_increase: rent_increase raise rise goes_up increase
sublet: sublet subletting sublease airbnb
renovate: renovate renovation alteration alterations remodel redecorate
waiting_list: waiting_list waitlist queue list
debt: debt debts arrears bailiff unpaid owe in_the_red overdue behind
cant_pay: afford can't_pay broke skint money_problems tight short_of_money hard_up struggling
benefit: benefit benefits subsidy allowance welfare
idcard: identity_card id_card passport id
residence: residence register registration moved moving_in new_address
marriage: marriage marry wedding registrar registry
death: death died funeral burial
dog_tax: dog_tax dog_licence dog
building_permit: building_permit planning_permission planning
fireworks: fireworks firework
complaint: complaint complaints complain unhappy dissatisfied moan grumble complaining rubbish_service
objection: objection object appeal
found_property: lost_property lost_and_found found
barbecue: barbecue barbecues bbq grill grilling charcoal
campfire: campfire fire fires bonfire
pool_gear: swimsuit swim_cap swimwear trunks goggles
sheets: sheets linen bedding duvet pillow
cot: cot crib baby_bed highchair
laundry: laundry launderette wash dryer washing
groceries: groceries grocery supermarket shopping store food_shop
tourist_tax: tourist_tax city_tax visitor_tax
late_arrival: late_arrival arrive_late midnight after_hours night_arrival
half_board: half_board demi-pension dinner_included
full_board: full_board all_inclusive all_meals
stroller: stroller pram pushchair buggy
baby_changing: nappy diaper changing breastfeeding
guide_dog: guide_dog assistance_dog service_dog guide_dogs
bag_check: bag bags backpack rucksack cloakroom large_bags
stuff: stuff things belongings valuables gear
photo_rules: filming film video photos selfie
personal_trainer: personal_trainer personal_training pt coach
induction: induction introduction first_visit orientation
childcare_gym: creche childcare babysitting babysitter kids_corner
showers: showers shower changing_room changing_rooms
joining_fee: joining_fee sign-up_fee registration_fee admin_fee starter_fee
direct_debit: direct_debit sepa standing_order automatic_payment
minimum_term: minimum_term commitment lock-in tied minimum_period
warmwater: hot_water warm_water temperature
quiet_hours: quiet_hours quiet silence noise
server_place: servers server stored hosted data_centre data_center
nonprofit_discount: nonprofit nonprofits charities charity ngo educational
trial_length: trial trial_period free_period try_out evaluation
close_account: close_account deactivate shut_down closing
sick_leave: sick_leave sick_note sick leave
vacation_leave: vacation leave time_off holiday days_off
shift: shift shifts roster rota schedule
clock_in: clock_in time_clock clocking punch attendance
break_pause: break breaks lunch_break rest
sms: sms text_message text_messages text texts
manual_help: tutorial tutorials getting_started onboarding how-to
desktop: desktop computer laptop pc mac windows
not_working: not_working doesn't_work stopped_working crash crashes stuck frozen freezes broke_down won't_start won't_load not_loading won't_work isn't_working doesn't_load keeps_crashing
expired_code: expired code invalid_code access_code join_code
money_slang: money dough bucks quid cash dosh quids brass wonga
husband_wife: husband wife partner spouse
friend: friend friends mate mates buddy guest pal buddies pals
grandparents: grandma grandpa grandparents granny elderly
teenager: teenager teenagers teen teens youth youths
toddler: toddler toddlers infant infants babies
school_class: school_class school_trip school_group classes
birthday_party: birthday birthday_party kids_party bday b-day
wheelchair: wheelchair rollator walker mobility
blind_deaf: blind deaf hearing_impaired visually_impaired sign_language
loan_period: loan_period borrow_for how_long_keep due_date return_date
library_card: library_card card reader_card
late_return: late_return overdue late_fee fine
printing: print printing printer copies copy scan photocopy photocopies photocopying
study_place: study_room study_space desk quiet_room work_space
homepage_apply: apply application applying apply_for submit
pick_up_person: collect pick_up fetch get picked_up collect_me pick_me_up
bring_item: bring take_along take_with carry
change_booking: change_booking amend move rebook reschedule rescheduled
confirmation: confirmation confirm confirmed acknowledgement confirms
winner: won win winner competition prize raffle
football: football soccer match league team
lost_card: lost_card new_card replacement_card card_lost
first_aid: first_aid defibrillator ambulance paramedic
poison: poison poisoned poisoning swallowed ate
rabbit_small: rabbit rabbits hamster guinea_pig
exotic: reptile reptiles snake snakes lizard iguana bird birds parrot
grooming: grooming groomer dog_haircut clip
pet_food: pet_food dog_food cat_food feed
adopt: adopt adopted adoption shelter rescue
puppy: puppy puppies kitten kittens pup litter
solar: solar solar_panels panels photovoltaic
garage: garage lock-up carport
charging_ev: charging_station ev electric_car charge_point wallbox
speed_trial: taster taster_session trial_lesson trial_class
dresscode: dress_code dress wear clothing outfit
alcohol: alcohol alcoholic wine beer drinks
own_food: own_food picnic packed_lunch bring_food
kids_menu: kids_menu children's_menu
reserve_table: reserve_table table booking reservation
opening_today: today open_today tomorrow now
capacity: capacity spaces places spots full fits how_many_people headcount
safe_deposit: safe valuables strongbox
guarantee_satisfaction: not_satisfied don't_like satisfaction change_my_mind
pilates: pilates
accountant: accountant accountants bookkeeper bookkeeping accounting tax_adviser tax_advisor
logo: logo letterhead branding
driving: driving drive driver drivers learner
fail_exam: fail failed failing flunk flunked retake resit not_pass
sdk: sdk sdks library libraries package wrapper
spreadsheet: spreadsheet spreadsheets excel csv xlsx sheet
customer: customer customers client clients
interpreter: interpreter interpreters translator interpreting
playground: playground play_area
mayor: mayor mayors
election: election elections vote voting ballot polling_station
filling: filling fillings
crown: crown crowns
implant: implant implants
whitening: whitening whiten bleaching bleach
anaesthetic: anaesthetic anesthetic anaesthesia sedation numb injection
eye_test: eye_test eyesight optician eye eyes
hairdryer: hairdryer hair_dryer
theatre: theatre theater cinema film films movie movies
out_of_hours: out_of_hours at_night middle_of_the_night when_closed closed weekend
stop_using: pause stop_using inactive dormant
full_price: adult adults full_price full_rate standard_ticket regular_price
unemployed: unemployed jobless job_seeker jobseeker jobseekers out_of_work universal_credit
year_end: boxing_day christmas_day christmas_eve new_year's_eve new_year's_day nye xmas december christmas
`;
