/**
 * One line a thing that visitors of any site ask for: its name, and the words that people and pages use for it. `_`
 * joins words that stand together. Behind `>` are words that pages use for it, and visitors for something else, too;
 * behind `<` those that visitors ask for it with, and that pages use for one of several such things.
 */
export const en = `
phone: phone telephone tel call ring hotline mobile number landline helpline phoned ringing dial blower give_a_ring give_a_bell speak_to phone_line ringing_up phone_up call_up buzz bell_you freephone switchboard
email: email mail e-mail write message inbox email_address mail_address e-mail_address mailbox send_a_message write_in ping_you
contact: contact reach enquiry enquiries inquiry help support helpdesk get_in_touch customer_service get_hold_of get_hold reach_out talk_to speak_to touch speak_with someone_human real_person spokesperson enquire inquire reachable responsible
address: address location located street where directions find visit situated registered postcode whereabouts based find_you zipcode zip_code eircode headquarters hq postal_address
map: map directions route way get_there arrive arrival bus_stop by_train public_transport nearest_station drive_there nearest_tube sat_nav satnav journey_planner location_map
hours: hours open opening opens close closed closing times o'clock shut shuts timetable till open_until business_hours opening_hours lunchtime close_at knocking_off lock_up open_late stay_open opening_time closing_time shut_up trading_hours visiting_hours office_hours working_hours hrs lunch_hour
weekdays: weekday weekdays weekend weekends open closed midweek working_days
holiday: holiday holidays vacation bank_holiday festive christmas easter closure bank_holidays new_year boxing_day xmas public_holiday good_friday half-term holidays_off thanksgiving whitsun pentecost easter_monday new_year's may_day statutory_holiday hols half_term
shop: shop store branch showroom outlet boutique branches stores shops storefront high_street retailer
price: price cost costs fee fees charge charged charges pricing rate rates tariff much worth quote pay bill pricelist price_list how_much damage set_me_back expense rip-off charging costing dosh_needed pay_for going_rate cost_me rates_card price_tag overheads ballpark
cheap: cheap cheaper cheapest inexpensive affordable budget bargain lowest economical low-cost cheapo good_value easy_on
expensive: expensive dear dearer pricey costly more higher pricier priciest overpriced steep exorbitant extortionate dearest
discount: discount discounts reduction reduced rebate off concession deal promotion cheaper saving markdown money_off discounted promo code money-off concessions concessionary reductions cut pay_less discount_code knock_off bogo bogof price_cut reduced_rate cheaper_for mates_rates special_offer
code: code codes coupon coupons voucher vouchers promo promocode promo_code discount_code
sale: sale sales clearance reduced outlet offers black_friday flash_sale
free: free gratis complimentary no_charge without_charge nothing zero included freebie freebies cost-free for_nothing complementary for_free gratuitous freebee no_cost costs_nothing without_paying complimentarily foc pro_bono
deposit: deposit deposits security bond caution down_payment advance prepayment holding_deposit upfront up_front prepay prepaid retainer money_down earnest pay_upfront
tax: tax taxes vat duty duties customs gst levy import taxation hmrc irs sales_tax excise
delivery: delivery deliver delivered delivers shipping ship ships shipped shipment dispatch dispatched postage post courier carrier send sent transport drop_off dropped_off shipped_to bring_it_to dispatching freight haulage despatch bring_round mailing_out dhl fedex hermes evri royal_mail usps doorstep
parcel: parcel package packet box order shipment consignment delivery goods jiffy
track: track tracking trace whereabouts status follow progress tracking_number order_status
late: late delay delayed delays overdue missing lost slow shown_up turned_up run_late not_arrived hasn't_arrived hasn't_come never_came still_waiting not_turned_up where's_my behind_schedule belated running_late held_up taking_ages tardy not_here not_come
express: express fast next_day overnight urgent priority quick quickest rush asap same_day expedited hurry next-day speedy same-day quickly rapid swift super_fast pronto quick_delivery
abroad: abroad international overseas foreign worldwide country countries export other_countries internationally outside_the outside_uk export_to europe european foreign_countries other_country
pickup: pickup collect collection pick click_and_collect fetch pick_up collect_in-store curbside kerbside in-store_collection
return: return returns returned returning send_back give_back take_back bring_back sending_back unwanted bring_it_back post_back hand_back sending_it_back return_policy ship_back chuck_back not_suitable giving_back goes_back returned_goods
refund: refund refunds refunded reimburse reimbursement reimbursed money_back cash_back repaid credited get_my_money get_my_cash repay compensation compensated pay_me_back my_money money_returned get_back paid_back recoup give_back cash_returned money_again wonga_back
exchange: exchange exchanged swap swapped change replace replacement switch different swop swapping trade exchanging another_size wrong_size another_one trade_for changeover
cancel: cancel cancelled canceled cancellation terminate termination end quit stop unsubscribe withdraw call_off get_out_of back_out leave cancelling canceling pull_out opt_out drop_out bail bin ditch end_my get_rid change_my_mind chuck chuck_in pack_in jack_in cry_off axe opting_out drop_it not_coming rescind undo_booking abandon annul
broken: broken faulty defective damaged defect fault damage breaks broke wrong leak leaks leaking torn ripped cracked bust busted knackered dodgy smashed snapped malfunction malfunctioning packed_up playing_up conked fell_apart scratched cracks bust_up broken_down kaput buggered shattered ruined bent duff dud packed_in fell_off came_apart falling_apart frayed worn_out shoddy flawed imperfect deficient
warranty: warranty warranties guarantee guaranteed guarantees cover covered guarantor statutory_rights
claim: claim claims complain complaint complaints report moan whinge grievance kick_up gripe
repair: repair repairs repaired fix fixed fixing mend mended restore workshop servicing repairing patch patched fixable sort_out patch_up fixer stitch sew sewn resew overhaul menders
spare: spare spares part parts component components replacement accessory accessories spare_parts bits_for
size: size sizes sizing fit fits measurement measurements dimensions length width large small big smallest largest bigger smaller too_small too_big dimension sizing_chart size_chart size_guide tall wide height diameter fits_me petite plus_size inseam too_tight too_loose too_large
weight: weight weigh weighs heavy kilos kg grams weighing lightest heaviest kilogram lb lbs pounds ounces stone_weight how_heavy grammes
colour: colour color colours colors shade hue tint tone colourway colorway pigment
material: material materials fabric made leather cotton wool composition textile made_of made_from what_fabric polyester nylon suede silk
stock: stock availability available in_stock sold_out out_of_stock restock left back_in sell_out out-of-stock have_left any_left on_hand back_order supply carry_any
pay: pay payment payments paid paying accept accepted checkout payable cough_up fork_out settle settle_up fork_over stump_up pay_with pay_by shell_out paying_for payment_methods payment_options coughing_up card cards > cash
card: card cards credit debit visa mastercard credit_card plastic contactless debit_card maestro debit_cards credit_cards bank_card
amex: amex american_express
instalments: instalments installments instalment installment layaway split financing finance spread pay_later pay_in bits monthly_payments hire_purchase chunks spread_the_cost in_stages pay_monthly bit_by_bit by_instalments pay_off drip_feed in_parts monthly_instalments pay_over spread_payments payment_plan on_tick in_bits little_by pay_gradually split_it split_payment staggered staged_payments on_finance > klarna
transfer: transfer bank wire iban remittance bacs swift_code sort_code bank_details bic bank_transfer
invoice: invoice invoices bill bills billing receipt receipts vat_invoice proof_of_purchase statement statements till_receipt paperwork_for purchase_receipt sales_slip
order: order orders ordering ordered buy purchase purchased purchases bought buying basket reorder buy_it
giftcard: gift gifts voucher vouchers gift_card present certificate gift_voucher gift_token gift_tokens gift_certificate gift_certificates giftcards
valid: valid validity expire expires expiry expired expiration last lasts until runs_out out_of_date run_out good_for usable use_by expires_on lapse shelf_life no_longer validity_period
points: points loyalty rewards bonus club membership member members scheme loyalty_card nectar rewards_programme stamp_card stamps air_miles
student: student students pupil pupils learner learners scholar uni undergrad undergraduate undergraduates postgrad postgraduate freshers freshman sophomore college_kid schoolchild nus totum
account: account accounts profile login registration register registered sign_up log-in signup register_account my_profile user_account
login: login log_in logging_in sign_in signing_in sign signin logon access password cannot_log get_in locked get_into log_on sign_on can't_log log_me can't_sign
password: password passwords passcode forgot reset credentials pw pword pin login_details passphrase pass_word forgotten forgot_my pass_code
delete: delete deleted erase erased remove removed removal close wipe deactivate deletion deleting bin get_rid purge erasure scrub trash_it
privacy: privacy data personal gdpr confidential information data_protection my_data data_privacy personal_data ccpa personal_details data_policy nosy
security: security secure safe safety encrypted encryption protected protection secured hack hacked hacker breach cybersecurity infosec data_breach
job: job jobs vacancy vacancies career careers position positions hiring employment employ work recruit recruitment opening openings apply hire work_for gig work_here looking_for_work recruiting join_the_team hire_me profession roles_available you_hiring join_you summer_job saturday_job shifts_available earn_money
salary: salary wage wages pay earn earnings paid income remuneration paycheck salaries rate_of_pay pay_rate wage_packet paycheque pay_packet stipend annual_salary pay_scale compensation_package
staff: staff team employees employee crew people colleagues personnel workforce who_works workers workmates staffing coworkers
boss: boss director manager head owner ceo chief principal founder chair leader in_charge runs manages run_the management head_honcho gaffer governor top_dog managing_director runs_it who_runs supervisor executive president chairman chairwoman chairperson superintendent big_cheese leadership
rent: rent rental rentals rented hire hired hiring lend lending borrow lease loan renting lender rentable hireable
book: book booking bookings booked reserve reservation reservations reserved appointment slot reserving make_a_booking book_in put_my_name prebook bookable pencil_in booking_in save_me secure_a grab_a
appointment: appointment appointments appt booking slot consultation visit meeting slots see_someone get_seen fit_me_in time_slot apt booking_slot pop_in next_available timeslot drop_by
ticket: ticket tickets admission entry entrance pass passes tix admittance tickets_for entry_fee stub
event: event events workshop workshops talk talks course courses class session seminar evening whats_on what's_on happening fair fete jamboree open_day
course: course courses class classes lesson lessons training programme program module tuition workshop workshops learn coursework syllabus teach_me bootcamp crash_course masterclass tuition_in
teacher: teacher teachers instructor instructors tutor tutors lecturer trainer professor coach coaches teaches schoolteacher who_teaches mentor
exam: exam exams examination test tests assessment certificate quiz quizzes sit_the midterm mock gcse
certificate: certificate certificates certification diploma accreditation accredited qualification qualified certified
enrol: enrol enroll enrolment enrollment register registration join sign_up apply application joining enrolling put_my_name registering sign_on matriculate sign_me put_down signing_up join_up inscribe inscription application_form
level: level levels beginner beginners intermediate advanced grade proficiency
group: group groups class people participants maximum size cohort party_size attendees team_size class_size
accommodation: accommodation lodging room rooms flat apartment stay residence host hostel place_to_stay lodgings digs accomodation bnb halls housing_options sleep_over overnight_stay > housing
breakfast: breakfast brekkie brunch bfast morning_meal continental full_english cornflakes porridge > meal meals board catering food
meals: meal meals food board catering > breakfast lunch dinner
lunch: lunch lunches midday_meal > meal meals food catering
dinner: dinner dinners supper evening_meal > meal meals food board half-board
room: room rooms bedroom single double chamber studio_room twin_room double_room single_room family_room > suite
checkin: check-in checkin arrival arrive check_in key keys check_into checking_in arrival_time arrive_at
checkout: check-out checkout departure leave check_out checking_out departure_time vacate leave_room
parking: parking park car cars garage parked park_my park_the car_park carpark parking_lot parking_space parking_garage park_up
bike: bike bikes bicycle bicycles cycle cycles pushbike mtb mountain_bike roadbike cyclist
bus: bus buses train tram underground metro station transport coach shuttle trains by_train by_bus public_transport trams tube railway rail subway streetcar bus_route minibus lrt commute bus_line
airport: airport flight pick-up pickup transfer taxi cab shuttle heathrow gatwick plane fly_in airfield fly_into airport_transfer
pets: pet pets animal animals furry pets_allowed bring_pets my_pet > dog dogs cat cats
dog: dog dogs puppy pup doggy mutt pooch bring_my_dog hound canine doggo pupper fido my_dog > pet pets animal animals furry < labrador poodle terrier spaniel dachshund retriever beagle bulldog collie alsatian chihuahua pug corgi greyhound whippet husky doberman rottweiler cockapoo schnauzer
cat: cat cats kitten moggy feline tomcat kitty pussycat my_cat > pet pets animal animals furry
child: child children kid kids minor minors baby under-18 young son daughter little_one little_ones nipper kiddies youngster youngsters boy girl kiddo wee_one grandson granddaughter grandchildren under-16s under-12 offspring lad lass rugrat > junior juniors teen teens
age: age old years minimum youngest oldest too_old too_young older younger how_old age_limit age_restriction old_enough young_enough youngest_age years_old under_age underage
access: access accessible accessibility wheelchair disabled disability step-free barrier-free stairs lift elevator ramp mobility disabilities step_free wheelchairs crutches wheel_chair disabled_access handicapped walking_stick blue_badge impaired level_access no_steps limited_mobility accessible_entrance
lift: lift elevator stairs floor escalator stairlift
wifi: wifi wi-fi internet wlan wireless hotspot wi_fi get_online internet_access
doctor: doctor doctors physician physicians gp nurse nurses medical clinic surgeon specialist practice surgery medic consultant see_a_doctor quack dr clinician cardiologist neurologist consultant_doctor medical_help family_doctor health_professional sawbones
insurance: insurance insured insurer policy cover coverage insure insuring health_plan private_patient public_liability covered_by health_cover
emergency: emergency emergencies urgent urgently 24-hour out_of_hours out-of-hours crisis urgent_care er_visit casualty same-day_help crises
ill: ill illness sick sickness disease unwell poorly rough sickly under_the_weather ailing feverish under_weather lurgy throwing_up peaky off_colour nauseous covid crook manky
visa: visa visas permit immigration residence passport entry_permit work_permit green_card esta schengen
id: id identification passport identity card document documents proof_of_identity photo_id passports identify photo_card national_id id_card identity_document > licence license
environment: environment environmental sustainability sustainable green eco climate recycled recycling recycle planet carbon_footprint net_zero greener climate_change planet_friendly
charity: charity charities non-profit nonprofit nonprofits ngo non-profits donation donations school schools good_cause good_causes community_group voluntary_organisation
plan: plan plans subscription subscriptions tier tiers package packages membership pricing pricing_plan bundles bundle plans_available packages_available pricing_tiers
subscription: subscription subscriptions plan membership subscribe subscribed subs monthly_plan
trial: trial trials try tried test demo free_trial test_drive trying give_it_a_go test_it test_run free_month free_week trial_period
upgrade: upgrade upgrades upgrading higher bigger better_plan next_plan more_features move_up bigger_plan more_seats premium_version
downgrade: downgrade downgrades lower smaller step_down smaller_plan cheaper_plan lower_plan scale_down
user: user users seat seats member members people person licence licences license licenses account team_member account_holder login_seat
invite: invite invites invitation invitations add add_someone add_people
role: role roles permission permissions right rights access allowed privilege access_rights user_rights
remove_person: kick remove removing offboard leaver left removed chuck_out kick_out kicked_out throw_out thrown_out expelled expel banned ban strike_off boot_out booted_out revoke_access delete_user blacklist barred dismissed chucked_out
renew: renew renewal renewals renewed extend extension prolong autorenew carry_on rollover re-up
limit: limit limits limited maximum max quota cap most throttle throttling throttled how_many allowance restriction restrictions upper_limit cap_on
storage: storage space disk stored capacity gb gigabytes store_files disk_space gb_of terabyte megabytes mb memory_space hard_drive
backup: backup backups restore recover recovery lose_my_data recovering back_up backing_up backed_up snapshot data_loss recover_data disaster_recovery
export: export exports download downloads extract get_my_data take_my_data csv exporting save_as data_dump port_out
import: import imports upload uploads load bring_in migrate migration importing bring_across move_over switch_from transfer_from load_in
file: file files document documents attachment pdf pdfs jpeg folder
integrate: integration integrations integrate connect connects connection connector link plugin sync works_with work_with hook_up link_up compatible compatibility plug_in plays_nicely hooks_up tie_in interoperability zapier
sync: sync synchronise synchronize synchronisation refresh refreshes update updates synching in_sync
api: api apis endpoint endpoints rest webhook graphql programmatically developer_interface http_interface api_docs
key: key keys token tokens secret api_key api_keys access_key access_token
rotate: rotate rotates revoke invalid invalidate renew regenerate new_key replace_key
error: error errors problem problems issue issues failed fails failure broken trouble bug message glitch glitchy crash bugs went_wrong goes_wrong keeps_failing failing exception snag hiccup something_wrong doesn't_work not_work error_code went_down screwed_up
slow: slow slowly lag hang performance laggy sluggish takes_ages latency
old: old outdated stale obsolete earlier previous legacy ancient former antiquated
notification: notification notifications alert alerts reminder reminders warning notify notified ping pings push_notification push_notifications heads_up
mobile: mobile phone smartphone app apps tablet phones cellphone cell handset cellular cell_phone handheld moblie smart_phone > ios android iphone ipad galaxy samsung huawei xiaomi
app: app apps application applications application_store play_store app_store mobile_app apk
browser: browser browsers chrome firefox safari edge web_browser brave
os: os operating_system operating_systems > ios android windows mac linux macos ubuntu osx
windows: windows windows_version > os
mac: mac macos osx > os
linux: linux linux_version ubuntu > os
ios: ios iphone ipad > os
android: android android_phone galaxy samsung huawei xiaomi > os
language: language languages translation translated speak spoken lang multilingual bilingual dialect dutch tongue in_english english_speaking
sso: sso single_sign-on saml okta single_sign openid oidc azure_ad active_directory ldap
twofactor: two-factor 2fa mfa authentication authenticator two_factor authentification two_step authenticator_app second_factor one-time_password
settings: settings setting configure configuration preferences options setup set_up tweak adjust
embed: embed embedded iframe website widget insert embeddable
share: share shared sharing publish public shareable pass_on pass_along publish_link sharing_link give_access
server: server hosting hosted location region datacentre datacenter cloud
uptime: uptime outage downtime availability gone_down status_page server_down site_down
support: support help assistance service helpline live_chat aid tech_support help_desk helping_hand human_being chat_with
wash: wash washing washed washable clean cleaning laundry care look_after launder machine_wash tumble dry hand_wash handwash cleanable dry_cleaning rinse spin_cycle
waterproof: waterproof waterproofing reproof rainproof impermeable water_resistant get_wet goretex wet_weather weatherproof showerproof water_proof watertight
sole: sole soles resole resoling heel cobbler reheel
shoe: shoe shoes boot boots footwear trainers sneakers wellies wellington sandals slippers loafers hiking_boots brogues moccasins plimsolls walking_boots
jacket: jacket jackets coat coats anorak parka blazer raincoat cagoule puffer fleece windbreaker overcoat mac_coat gilet windcheater
tent: tent tents bivouac bivvy tipi teepee yurt
bag: bag bags rucksack rucksacks backpack backpacks daypack knapsack satchel tote duffel briefcase
try: try trying fitting fit tryout fitting_room
vegan: vegan plant-based animal-free no_dairy no_animal plantbased vegan_food vegan_options vegan_dishes vegan_meals
opening_date: start starts begin begins starting date dates commence kick_off kicks_off starting_date start_date next_course when_begins term_start
deadline: deadline due latest closing before until cutoff cut_off closing_date final_date last_day due_date last_date too_late hand_in time_limit latest_date
duration: duration long length last lasts take takes takes_long time turnaround how_long lasting hours_long runtime time_frame timeframe timescale lead_time hours_does last_for timespan run_for processing_time
when: when date day time what_time whenabouts
minimum: minimum least lowest min min_age fewest
maximum: maximum most highest max limit top_limit max_number biggest highest_number
question: question questions faq query
terms: terms conditions agreement contract legal tos small_print fine_print tandcs
law: law legal jurisdiction court legislation lawsuit court_case regulation
company: company firm business registered ltd corporation limited_company incorporated inc
about: about history founded since story backstory background established started_out when_founded
news: news blog press newsletter announcement latest_news what's_new press_release
newsletter: newsletter mailing unsubscribe marketing mailing_list mailshot stop_emails
feedback: feedback review reviews rating opinion testimonial rate_you stars star_rating trustpilot
waiting: wait waiting queue queue_time backlog waits waiting_time wait_time queuing waiting_times
lost: lost lose missing misplaced gone mislaid mislay can't_find disappeared left_behind left_my forgot_my lose_my lost_my left_it leave_behind dropped_my vanished forgot_it forgotten_item left_something can't_locate
electricity: electricity power energy gas water heating power_cut socket plug hydro volts voltage mains power_supply outlet_socket amp wattage leccy power_outage
cleaning: cleaning clean cleaner vacuuming tidy mopping char
towels: towel towels sheets linen bedding bath_towel bedlinen bed_linen beach_towel
postpone: postpone postponed defer deferred freeze pause paused suspend reschedule later hold put_on_hold break rearrange put_off another_day another_time push_back different_day on_hold rain_check delay_my move_it another_date different_date adjourn hold_off move_my push_it
library: library reading study_room book_lending lending_library reading_room librarian
beginner: beginner beginners novice starter newcomer rookie noob total_beginner first_timer absolute_beginner never_done no_experience from_scratch inexperienced
online: online remote virtual web digital zoom by_video via_internet videocall video_call from_home > internet
inperson: in-person on-site face-to-face onsite on_site physically f2f presence
include: include included includes including contain contains thrown_in consists
allow: allow allowed permitted permit welcome accept accepted ok_to am_i_allowed let_me fine_to may_i tolerated permission_to
forbid: forbidden prohibited banned not_allowed not_permitted off_limits no-go forbids disallowed not_allow no_way illegal taboo not_ok outlawed verboten
gas: gas fuel canister canisters propane butane camping_gas gas_bottle lpg calor
bulky: bulky large oversized heavy cumbersome huge massive outsized hefty
helmet: helmet helmets hard_hat crash_hat skid_lid lid_for head_protection
rope: rope ropes climbing_rope
snow: snow snowy snowfall blizzard slush
snowshoes: snowshoe snowshoes snow_shoe raquettes
ski: ski skis skiing skier piste cross-country_skiing
glove: glove gloves mittens mitts
hat: hat hats cap caps beanie bobble_hat sunhat headgear headwear beret toque
sock: sock socks
trousers: trousers pants jeans leggings shorts chinos joggers tracksuit sweatpants dungarees cords
shirt: shirt shirts t-shirt tee blouse t_shirt tshirt top_shirt
underwear: underwear lingerie knickers boxers bra bras undies briefs panties thermals
clothes: clothes clothing garment garments apparel clobber garms threads togs wear_what wardrobe_items
glasses: glasses spectacles sunglasses lenses specs eyeglasses reading_glasses eyewear
watch: watch watches wristwatch timepiece smartwatch chronograph
lamp: lamp lamps light lights bulb bulbs lighting lightbulb lantern chandelier
battery: battery batteries accu rechargeable
charger: charger chargers charging cable usb power_adapter power_cable
computer: computer computers laptop laptops notebook pc chromebook netbook pcs
printer: printer printers printing print inkjet toner
camera: camera cameras photo photos webcam dslr gopro camcorder
kitchen: kitchen kitchens cook cooking kitchenette cooking_facilities galley
serving_food: eat eating hot_food warm_food food_served > kitchen food
toy: toy toys game games lego doll teddy puzzle jigsaw plaything board_game board_games
book_paper: book books textbook textbooks novel paperback hardback hardcover literature reading_material
instructions: instructions manual guide handbook user_guide user_manual operating_instructions booklet
wrapping: wrap wrapping wrapped gift_wrap giftwrap wrapping_paper
packaging: packaging packing box boxes carton package_material bubble_wrap original_box cardboard_box tissue_paper
label: label labels sticker labels_for shipping_label return_label
scooter: scooter scooters moped e-scooter vespa electric_scooter
car: car cars vehicle vehicles automobile hatchback suv jeep toyota volkswagen bmw wheels_for
tyre: tyre tyres tire tires wheel wheels flat_tyre flat_tire spare_wheel inner_tube winter_tyres
motorway: motorway highway road exit freeway interstate expressway dual_carriageway turnpike autobahn carriageway
swim: swim swimming pool pools swimmer swum dip lido leisure_pool front_crawl breaststroke swimming_bath
sauna: sauna spa steam wellness hammam steam_room turkish_bath
gym: gym fitness workout exercise weights_room cardio treadmill training_room fitness_studio health_club pump_iron crossfit weight_room
yoga: yoga yogi asana vinyasa hatha
massage: massage massages masseur masseuse back_rub deep_tissue reflexology shiatsu
haircut: haircut cut hair_cut trim
hairdresser: hairdresser barber hair hair_salon salon hairstylist stylist my_hair perm barbershop hairdo
locker: locker lockers wardrobe cloakroom coat_check left_luggage storage_box bag_storage
luggage: luggage baggage suitcase suitcases hand_luggage bags_on trolley_case hold_luggage
toilet: toilet toilets restroom bathroom wc loo lavatory bog dunny washroom ladies_room latrine portaloo powder_room cloakroom_wc urinal khazi
shower: shower showers bath en-suite_bathroom bathtub tub wet_room freshen_up
airconditioning: air_conditioning air-conditioning aircon ac air_con aircondition climate_control cooling_system air_cooling
balcony: balcony terrace patio garden veranda verandah roof_terrace decking courtyard
view: sea_view view views vista overlooking panorama panoramic outlook lake_view mountain_view scenery looks_out
beach: beach beaches seaside sand sandy shore coast seafront seashore
lake: lake lakes loch lough pond
mountain: mountain mountains hill mount summit alps alpine
campsite: campsite camping caravan pitch campground caravan_site tent_pitch holiday_park camp_site
hostel: hostel hostels guesthouse youth_hostel guest_house dormitory_bed
hotel: hotel hotels inn motel resort hotels_near
reception: reception front_desk desk receptionist concierge lobby help_desk welcome_desk porter
tour: tour tours guided excursion excursions sightseeing guided_tour guided_tours walking_tour day_trip trip_round guided_walk
audioguide: audioguide audio_guide headset audio_tour
exhibition: exhibition exhibitions exhibit museum gallery art_show on_display
concert: concert concerts music show performance recital orchestra live_music symphony concerts_on band_playing
seat: seat seats seating chair_at sit sitting_together sit_together legroom
restaurant: restaurant restaurants bistro eatery diner trattoria pizzeria eat_out steakhouse brasserie grub dining
cafe: cafe café coffee cafeteria canteen coffee_shop coffeehouse tearoom tea_room cuppa latte cappuccino espresso refectory brew
menu: menu dishes dish speciality menus what_food food_options main_course set_menu
vegetarian: vegetarian veggie meatless meat-free veggie_option no_meat vegetarian_food vegetarian_options vegetarian_dishes
allergy: allergy allergies allergic allergens gluten coeliac nuts anaphylaxis anaphylactic intolerance celiac peanut epipen hay_fever hayfever
takeaway: takeaway take-away to_go take_away takeout carryout doggy_bag deliveroo just_eat uber_eats
smoke: smoke smoking smokers cigarette cigs ciggie fag cigar tobacco light_up
service_area: areas cover covered coverage catchment radius where_we_work service_area
bridal: bridal bride brides wedding weddings
party: party parties birthday wedding celebration hen_do stag_do hen_party stag_party reception_party shindig get-together gathering
hire_room: venue meeting_room conference_room function_room private_hire event_space hall_hire party_room private_room room_hire meeting_space events_space
noise: noise noisy quiet loud din music_blaring shouting noise_level soundproof
rubbish: rubbish garbage trash waste bin bins litter recycling bin_day bin_collection refuse dustbin wheelie_bin wheelie_bins bin_men binmen dustmen refuse_collection garbage_collection trash_pickup trashcan recycling_bin binbag bin_bags black_bag bin_lorry garbage_truck food_waste trash_can
dentist: dentist dentists dental tooth teeth gnashers molar toothache_help gums dentistry tooth_doctor fangs dental_surgery dental_practice incisor
pharmacy: pharmacy chemist medicine medicines medication tablet tablets pills drugs meds pharmacist drugstore dispensary pills_from antibiotics ibuprofen paracetamol drug_store boots_chemist tablets_from
prescription: prescription prescriptions referral repeat_prescription repeats script prescribe repeat_prescriptions refill medication_refill my_tablets repeat_meds
vaccine: vaccine vaccines vaccination vaccinations jab jabs inoculation inoculations booster immunisation immunisations immunised shots flu_jab flu_shot covid_jab jags
hospital: hospital hospitals clinic infirmary hospitals_near inpatient medical_centre
pregnant: pregnant pregnancy maternity expecting antenatal prenatal preggers with_child knocked_up
blood: blood_test blood blood_sample blood_work bloodwork blood_draw phlebotomy phlebotomist
therapy: therapy physiotherapy physio therapist treatment physical_therapy physiotherapist
vet: vet vets veterinary veterinarian veterinary_surgeon vetinary animal_doctor animal_hospital
nursery: nursery kindergarten creche daycare childcare playschool preschool day_nursery playgroup day_care
school: school schools primary_school secondary_school high_school elementary middle_school
university: university college faculty higher_education polytechnic varsity
scholarship: scholarship scholarships grant grants bursary fellowship student_aid financial_aid studentship
homework: homework assignment assignments essay schoolwork
absence: absent absence absences miss_class missed not_coming can't_come absentee off_school off_sick can't_attend not_attend play_truant truancy skip_class bunk_off
grade: grade grades mark marks score gpa
results: result results test_results outcome test_result lab_results report_card
timetable: timetable schedule schedules class_times
member: member members membership membership_card signed_up
volunteer: volunteer volunteers volunteering voluntary unpaid_work pitch_in
internship: internship internships intern placement apprenticeship work_experience co-op_placement
cv: cv resume curriculum application curriculum_vitae cvs covering_letter cover_letter
parttime: part-time part_time part_timer halftime evenings_only few_hours half_days reduced_hours
bank_account: bank_account bank_details account_number account_details sort_code bank_acc checking_account current_account account_no
loan: loan loans mortgage credit lend_me borrow_money borrowing_money credit_line loans_for
interest: interest_rate interest apr interest_rates aer
atm: atm cash_machine cashpoint withdraw_cash cashline money_machine cash_dispenser withdraw_money
cash: cash coins banknotes notes coin in_cash pay_cash hard_cash dollar_bills
paypal: paypal pay_pal > digital_wallet wallet
digital_wallet: wallet digital_wallet > paypal apple_pay google_pay
apple_pay: apple_pay applepay > wallet digital_wallet
google_pay: google_pay googlepay > wallet digital_wallet
currency: currency currencies exchange_rate foreign_currency exchange_money change_money dollars euros pounds_sterling sterling forex fx yen francs
tip: tip tips gratuity
fine: fine fines penalty late_fee fined charged_extra penalised penalty_charge parking_ticket parking_fine surcharge late_charge late_fees speeding_ticket extra_charge overdue_charge
reminder: overdue dunning payment_reminder chasing final_notice red_letter late_payment dunning_letter past_due
declined: declined rejected failed_payment payment_failed bounced refused won't_go_through not_going_through denied not_accepted failed_transaction card_rejected payment_declined knocked_back transaction_failed > failed failure
contract: contract contracts agreement contractual signed_agreement
notice_period: notice_period notice leaving_date how_much_notice give_notice serve_notice cancellation_period
tenant: tenant tenants landlord lease tenants_rights tenancy leaseholder lessee occupier lettings flatmate roommate letting_agent
house: house houses home apartment flat place bungalow maisonette detached cottage villa condo crib_house property dwelling townhouse terrace_house gaff
moving: move moving removal relocate relocation move_house moving_house removal_van moving_out moving_in moved_house house_move movers shifting_house move_out move_home
neighbour: neighbour neighbours neighbor neighbors next_door people_upstairs
key_door: keys spare_key lock locked latchkey keyring fob key_fob keys_for
permit: permit permits licence license permission permitted_use official_permission
driving_licence: driving_licence driving_license driver's_license licence license drivers_license driver's_licence driving_permit driver_license drivers_licence
form: form forms questionnaire application_form pro_forma fill_in fill_out template_letter
signature: sign signature signed sign_up_sheet autograph docusign
birth_certificate: birth_certificate birth birth_record birth_registration birth_cert
council: council town_hall municipality city_hall local_authority townhall local_government local_council borough municipal_office county_council parish city_council registry_office civic_centre
police: police cop constable officer fuzz bobby copper old_bill police_station law_enforcement sheriff rozzers garda policeman policewoman
accident: accident accidents injury injured crash_car bump collision prang mishap fell_over
theft: theft stolen steal thief nicked pinched robbed burgled stole robbery burglary burglar mugged shoplifting pickpocket robber thieves ripped_off
weather: weather rain storm forecast sunny rainy wet_weather thunderstorm bad_weather wind windy hail pouring thunder drizzle
season: season seasons summer winter spring autumn summertime wintertime high_season low_season peak_season
night: night nights overnight at_night per_night
morning_time: mornings morning forenoon before_noon am_hours before_lunch
evening_time: evenings evening night_time
radius: distance far walking_distance kilometres miles metres how_near how_close catchment within_miles catchment_area walkable close_by
installation: install installation installing setup fitted set_up fit_it fitters
assembly: assemble assembly assembled flatpack build_it putting_together
maintenance: maintenance service_interval servicing upkeep maintaining service_plan upkeep_costs
disposal: dispose disposal take_away_old recycle old_appliance old_machine haul_away
second_hand: second-hand second_hand used pre-owned refurbished preloved nearly_new secondhand thrift refurb reconditioned vintage
tradein: trade-in trade_in buy_back part_exchange px buyback
sample: sample samples swatch tester samples_of tester_pot free_sample taster_size
custom: custom bespoke personalised personalized engraving monogram initials_on
brand: brand brands make manufacturer maker brands_do label_brand marque
origin: made_in origin produced manufactured where_made made_where sourced manufactured_in locally_made provenance
organic: organic bio natural untreated
wholesale: wholesale trade reseller resellers b2b bulk distributor in_bulk bulk_buy trade_account trade_price large_quantities
partner: partner partners affiliate affiliates partnership affiliate_program affiliate_programme collaborate referral_program team_up ambassador
press_media: press_kit press media journalist media_kit press_office media_enquiries pr_contact press_contact
cookies: cookie cookies tracking_consent cookie_consent cookie_banner tracking_cookies tracking_pixels
guest_checkout: guest_checkout without_account as_guest without_registering without_signing no_account without_login
wishlist: wishlist favourites favorites saved_items wish_list favouriting bookmarked
basket: basket cart trolley shopping_cart shopping_basket shopping_bag
preorder: pre-order preorder backorder order_ahead
minimum_order: minimum_order minimum_spend min_order smallest_order order_minimum minimum_purchase minimum_basket minimum_spending least_spend
signature_delivery: safe_place neighbour_delivery leave_with nobody_home not_home neighbour_takes safe_spot missed_delivery
opening_new: new_arrivals arrivals launch new_products brand_new newest latest_models new_release new_releases
dashboard: dashboard dashboards board boards panel overview_page control_panel home_screen cockpit
report: report reports reporting analytics statistics stats kpi kpis insights
chart: chart charts graph graphs diagram bar_chart pie_chart visualise
template: template templates boilerplate preset blueprint
filter: filter filters filtering narrow_down facet
search: search searching find_in search_bar search_box look_for look_up lookup searchable
domain: domain domains subdomain domain_name own_domain custom_domain cname
webhook: webhook webhooks callback web_hook web_hooks http_callback event_notifications
duplicate: duplicate duplicates twice dupes deduplicate
history: history versions version_history log logs audit_log audit_trail activity_log past_versions earlier_versions previous_versions who_changed
undo: undo revert restore rollback undone roll_back rolled_back revert_to reverse_changes
offline: offline without_internet no_internet without_connection no_signal without_wifi no_wifi no_connection no_network
username: username user_name login_name user_id login_id screen_name userid nickname
avatar: profile_picture avatar photo profile_pic profile_photo my_picture profile_image
timezone: time_zone timezone gmt utc local_time time_zones time_difference
spam: spam junk spammy junk_folder junk_mail spammers robocalls
verification_code: verification_code otp one-time_code one-time_password confirmation_code authentication_code sms_code security_code verification_email
owner: owner ownership owns account_owner belongs_to landlord_of
admin: admin administrator administrators administer account_admin super_user superuser sysadmin admin_rights
guest: guest guests visitor visitors invitee
companion: companion carer plus_one accompany chaperone assistant_with accompanying_person carer_free
senior: senior seniors pensioner pensioners retired oap oaps pensionable elderly senior_citizen senior_citizens over-60 over-60s over-65 over-65s over_65 over_60 retiree old_folks old_people old_age pension_age aged_65
family: family families household families_with kin two_adults family_of
couple: couple couples partners two_people twosome partners_and married_couple for_two duo
women: women woman ladies female
men: men man gents male
equipment: equipment gear kit outfit tackle apparatus kit_hire paraphernalia
private_lesson: one-to-one private_lesson private_class individual private_lessons individual_lesson private_tuition private_tutor individual_lessons lesson_alone single_tuition
medical_note: medical_certificate sick_note doctor's_note doctors_note doctor_note medical_cert sicknote fit_note sick_certificate doctor's_certificate medical_proof sick_line
badge: badge keycard key_card lanyard swipe_card access_card name_tag smartcard access_badge entry_card name_badge
boat: boat boats boats_for motorboat sailboat yacht dinghy sailing_boat rowboat barge speedboat canal_boat narrowboat
ferry: ferry ferries ferryboat car_ferry boat_crossing crossings sea_crossing
kayak: kayak kayaks sea_kayak
canoe: canoe canoes canadian_canoe
mattress: mattress mattresses memory_foam mattress_topper bed_mattress box_spring
bed: bed beds bunk bunk_bed bunk_beds bunkbed double_bed twin_beds headboard sofa_bed bedframe
sofa: sofa sofas couch couches settee sofa_bed chesterfield loveseat corner_sofa davenport
table: table tables desk coffee_table dining_table tabletop
chair: chair chairs stool recliner office_chair rocking_chair high_stool
furniture: furniture bookcase bookshelf sideboard shelving dresser cupboard
washing_machine: washing_machine laundry washer washing_machines
fridge: fridge refrigerator freezer icebox
jewellery: jewellery jewelry jewel necklace bracelet earrings ring_gold brooch bling
dress: dress dresses gown wedding_dress bridal_gown frock evening_gown prom_dress ballgown
skirt: skirt skirts miniskirt kilt
drink: drink drinks beverage beverages soft_drink soft_drinks coke soda lemonade juice pop_drink mineral_water water_bottle
wine: wine wines red_wine white_wine vino sparkling_wine plonk
beer: beer beers ale pint ipa stout pilsner brewskis
cake: cake cakes birthday_cake cupcake gateau gateaux muffin cheesecake brownie pastries
bread: bread rolls loaf loaves baguette sourdough bun bap wholemeal
bakery: bakery baker patisserie bakehouse bread_shop boulangerie
month: month months monthly per_month each_month every_month calendar_month pcm
year: year years yearly annual annually annum yr yrs per_year each_year every_year twelve_months
week: week weeks weekly wk per_week each_week every_week fortnight seven_days
fear: fear afraid scared nervous anxious anxiety phobia dread terrified dreading frightened panic panicky petrified phobic wimp bricking terror freak_out
pain: pain hurts hurt ache aching sore painful toothache agony killing_me throbbing agonising stings tender discomfort bad_back backache tummy_ache my_back migraine earache cramps stomach_ache
parent: parent parents mum mom dad mother father guardian mummy daddy stepmother stepfather stepmum stepdad mam legal_guardian caregiver mamma single_mum
take_picture: photograph photographs photography photos pictures selfie photographing take_photos photograph_my photo_of take_pictures take_pics pics shoot_photos flash_photography take_photo
borrow: borrow borrowing lend loan loans lending check_out lent lending_period take_home
donate: donate donation donations give_away get_rid donor hand_over charity_gift pass_on bequest chip_in contribute
entrance: entrance entry admission admitted get_in come_in go_in gate door_fee turnstile main_door
last_time: last latest final last_call last_admission last_entry latest_time
treatment: treatment treatments treat procedure procedures care_plan cure remedy medical_procedure
substitute: substitute stand-in replacement cover stand_in standing_in stands_in locum deputy deputise cover_for supply_teacher
documents_needed: papers paperwork documents proof document documentation what_do_i_bring need_to_bring papers_needed which_papers what_documents what_paperwork supporting_documents proof_needed required_documents > bring
retry: retry retries retried repeat repeated again another_go re-attempt reattempt resubmit redeliver resend attempt_again automatically_again
bounce: bounce bounced bounces undelivered blocked suppressed suppression undeliverable not_delivered hard_bounce soft_bounce delivery_failure rejected_email
unblock: unblock unlock unblocked reactivate reinstate unsuspend reenable
bring_along: accompany accompanied companion along tag_along
day_pass: day_pass day_ticket one-day drop-in walk-in single_visit single_entry pop_in guest_pass one_day single_day for_the_day just_one_day one-off single_ticket day_tickets single_session one_time daypass guest_ticket one_visit drop_in single_use
season_ticket: season_ticket annual_pass yearly_pass ten_visits punch_card multi-visit yearly season_pass multi-trip annual_ticket year_pass annual_card monthly_ticket monthly_pass multipass carnet annual_membership ten_entry whole_year
noshow: no-show noshow turn_up turning_up show_up miss missed forget forgot skip missing oversleep overslept skipped don't_turn_up didn't_come don't_come missed_my not_show didn't_show not_turn don't_show slept_in slept_through didn't_make stand_up bail_on flake forgot_about blow_off
keep_thing: keep kept keeping retain retained hang_on kept_for hold_onto store_it stored_for hold_for set_aside hang_onto holding_onto keep_hold kept_safe
injury: injury injuries injured hurt fracture sprain leg arm ankle knee plaster sprained broke wound bruise broken_arm broken_leg broken_bone shoulder wrist elbow twisted_ankle cut_myself concussion gash dislocated tendon ligament hamstring bleeding torn_ligament
appliance: tv television telly radio appliance appliances electronics electrical electronic microwave toaster washing_machine cooker dishwasher hoover kettle telly_set flatscreen stereo oven tumble_dryer vacuum_cleaner household_appliance white_goods electrical_goods gadget computer_monitor
bulky_waste: bulky_waste bulky furniture sofa mattress wardrobe junk skip bulk_waste large_items large_item big_items old_furniture old_sofa old_mattress big_rubbish bulk_trash old_couch
recycling_centre: recycling_centre tip dump recycling_point household_waste scrap the_tip rubbish_tip rubbish_dump landfill recycle_centre recycling_center bottle_bank recycling_yard civic_amenity household_recycling scrapyard
glass_paper: glass paper cardboard plastic bottles jars tins cans jam_jars tetrapak bottle_bank empties
fasting: fasting sober empty_stomach eat ate breakfast drink without_food not_eat eat_before no_food eat_beforehand have_breakfast drink_water eat_anything
checkup: check-up checkup check_up examination consultation screening appointment visit health_check check_ups annual_check mot_health medical_exam medical_check health_assessment routine_check
operation: operation surgery procedure operated operate surgical keyhole op operating_theatre
neutering: neuter neutered neutering spay spayed castrate castration sterilise sterilisation snip spey fixed_cat balls_off get_fixed
xray: x-ray x-rays xray scan scans ultrasound x_ray x_rays radiograph mri ct radiography radiology sonogram ct_scan imaging
teeth_cleaning: teeth_cleaning hygienist scale polish dental_cleaning tooth_cleaning dental_hygiene descale plaque tartar teeth_cleaned dental_hygienist teeth_polished hygiene_appointment
braces: braces brace aligner aligners orthodontic orthodontics retainer dental_brace invisalign straighten_teeth straight_teeth crooked_teeth teeth_straightening tooth_straightening train_tracks wonky_teeth orthodontist
symptoms: fever cough cold flu temperature symptoms rash sneezing runny_nose sore_throat nausea diarrhoea diarrhea sniffles high_temperature dizzy itchy snotty throwing_up
home_visit: home_visit home_visits house_call at_home come_to come_round visit_me house_calls home_calls house_visit
travel: travel travelling traveling trip journey voyage holidaying going_abroad abroad overseas holiday_abroad go_abroad fly_abroad jetting on_holiday on_vacation
noise_neighbour: nuisance noisy racket loud disturbance party_next_door loud_music blasting noise_complaint neighbours_noisy loud_neighbours rowdy music_late upstairs_noise antisocial next_door's barking
mould: mould mold damp condensation mouldy moldy mildew fungus black_spots musty damp_patch rising_damp black_mould moisture
leak: leak leaks leaking drip dripping burst flood water_damage leaky dripping_tap burst_pipe pipe_burst water_everywhere seeping water_coming dripping_through water_pouring soaked_ceiling water_leak burst_pipes
blocked: blocked clogged blockage drain sink bunged_up unclog unblock_drain unblock_drains unblock_sink unblock_toilet unblock_pipe unblock_pipes plughole sewer drainage gurgling stopped_up bunged
heating: heating boiler radiator heater cold central_heating furnace thermostat no_heat underfloor_heating heat_pump
key_lost: lost_key locked_out lock locksmith lost_keys locked_myself lost_fob keys_lost replacement_key new_key shut_out spare_set
rent_money: rent arrears monthly_rent behind_on_rent rental_payment rent_due rent_arrears late_rent miss_rent back_rent rent_late monthly_payment
rent_increase: rent_increase raise rise goes_up increase rent_rise rent_hike more_rent rent_rises
sublet: sublet subletting sublease airbnb subtenant air_bnb
renovate: renovate renovation alteration alterations remodel redecorate painting drill building_work knock_down hang_pictures holes_in
waiting_list: waiting_list waitlist queue list wait_list standby reserve_list waiting_lists
debt: debt debts arrears bailiff unpaid owe in_the_red overdue behind indebted collector unpaid_bills behind_with creditors bankrupt bankruptcy insolvency debt_collector outstanding_amount behind_on payments_behind
cant_pay: afford can't_pay broke skint money_problems tight short_of_money hard_up struggling cannot_pay can't_afford cannot_afford low_income financial_difficulty financial_hardship no_money financial_difficulties strapped hardship brassic penniless boracic no_cash
benefit: benefit benefits subsidy allowance welfare financial_help universal_credit housing_benefit state_aid income_support assistance_payments social_security food_stamps financial_support entitlement child_benefit
idcard: identity_card id_card passport id identification_card national_identity identity_cards personal_id new_passport new_id
residence: residence register registration moved moving_in new_address change_address changed_address moved_house new_flat register_address deregister just_moved registering_address new_place
marriage: marriage marry wedding registrar registry get_married getting_married get_hitched civil_partnership bride hitched nuptials registry_office civil_ceremony newlyweds marriage_certificate
death: death died funeral burial died_in deceased passed_away bereavement death_certificate cremation mum_died passed_on undertaker obituary
dog_tax: dog_tax dog_licence dog dog_license dog_registration dog_tag dog_fee puppy_licence
building_permit: building_permit planning_permission planning planning_consent building_permission construction_permit building_consent planning_application extension_permission building_regulations
fireworks: fireworks firework firecrackers pyrotechnics sparklers bonfire_night fire_works guy_fawkes
complaint: complaint complaints complain unhappy dissatisfied moan grumble complaining rubbish_service grouse fed_up pissed_off ombudsman not_happy bad_service angry
objection: objection object appeal disagree protest
found_property: lost_property lost_and_found found found_something found_wallet found_keys handed_in hand_in
barbecue: barbecue barbecues bbq grill grilling charcoal bbqs barbie cookout braai cook_outside barbeque
campfire: campfire fire fires bonfire camp_fire fire_pit firepit open_fire firewood
pool_gear: swimsuit swimwear trunks bikini bathing_suit swimming_costume swimming_trunks speedos cossie swim_shorts burkini swimming_cossie budgie_smugglers boardshorts
swim_cap: swim_cap swim_caps bathing_cap bathing_caps swimming_cap swimming_caps bathing_hat swim_hat swimming_hat > cap caps
goggles: goggles swimming_goggles swim_goggles
sheets: sheets linen bedding duvet pillow bedsheet pillowcase blanket comforter bed_sheets bed_linen doona quilt eiderdown bedclothes
cot: cot crib baby_bed highchair travel_cot baby_cot high_chair high_chairs moses_basket baby_crib
laundry: laundry launderette wash dryer washing laundromat wash_clothes clothes_dryer tumble_dryer laundry_room dirty_clothes washing_done coin_laundry do_washing
groceries: groceries grocery supermarket shopping store food_shop corner_shop convenience_store minimart food_shopping general_store tesco aldi lidl stock_up
tourist_tax: tourist_tax city_tax visitor_tax occupancy_tax tourism_tax visitors_tax hotel_tax accommodation_tax overnight_tax local_tax bed_tax visitor_levy tourist_fee
late_arrival: late_arrival arrive_late midnight after_hours night_arrival arriving_late come_late late_check-in late_checkin after_midnight after_closing late_flight past_midnight arrive_after night_check-in
half_board: half_board demi-pension dinner_included
full_board: full_board all_inclusive all_meals american_plan everything_included
stroller: stroller pram pushchair buggy baby_carriage perambulator baby_buggy pram_friendly
baby_changing: nappy diaper changing breastfeeding baby_change changing_table nappy_changing changing_mat breastfeed nursing_room baby_room
guide_dog: guide_dog assistance_dog service_dog guide_dogs service_dogs assistance_dogs seeing_eye support_dog guidedog hearing_dog therapy_dog support_animal
bag_check: bag bags backpack rucksack cloakroom large_bags coatcheck coat_check bag_storage big_bag bag_drop
stuff: stuff things belongings valuables gear gubbins possessions personal_items personal_effects personal_belongings
photo_rules: filming film video photos selfie recording video_recording tripod selfie_stick shoot_video take_pics flash
personal_trainer: personal_trainer personal_training pt coach personal_coach fitness_coach one-to-one_training personal_trainers fitness_trainer personal_coaching private_trainer
induction: induction introduction first_visit orientation first_time introductory first_session trial_intro get_started new_member
childcare_gym: creche childcare babysitting babysitter kids_corner child_minding child_care nanny kids'_club kids_club babysitting_service
showers: showers shower changing_room changing_rooms locker_room locker_rooms get_changed shower_after shower_room getting_changed change_clothes changing_area
joining_fee: joining_fee sign-up_fee registration_fee admin_fee starter_fee enrolment_fee enrollment_fee start-up_fee activation_fee join_fee setup_fee set-up_fee one-off_fee initiation_fee initial_fee sign-up_cost
direct_debit: direct_debit sepa standing_order automatic_payment direct_debits autopay bank_debit automatically_taken automatic_debit monthly_debit automatic_payments bank_mandate dd
minimum_term: minimum_term commitment lock-in tied minimum_period tied_in locked_in contract_length contract_term minimum_contract lock_in minimum_duration stuck_with
warmwater: hot_water warm_water temperature how_warm water_temp warm_shower pool_temperature water_temperature water_warm how_cold
quiet_hours: quiet_hours quiet silence noise quiet_time quiet_times noise_curfew curfew night_rest lights_out be_quiet noise_after night-time_quiet hush silent
server_place: servers server stored hosted data_centre data_center data_centres data_centers data_residency where_stored data_location hosting_location data_stored where_hosted stored_where us_servers eu_servers
nonprofit_discount: nonprofit nonprofits charities charity ngo educational nonprofit_pricing charity_rate charity_discount education_discount academic_discount ngos social_enterprise
trial_length: trial trial_period free_period try_out evaluation trial_duration free_month free_days trial_days test_phase evaluation_period test_period trial_version
close_account: close_account deactivate shut_down closing closing_account account_deletion account_closure delete_account
sick_leave: sick_leave sick_note sick leave sick_day sick_days off_sick sick_pay sickness_absence sickie signed_off illness_leave
vacation_leave: vacation leave time_off holiday days_off annual_leave paid_leave pto days_holiday book_holiday leave_days holiday_allowance leave_entitlement leave_request
shift: shift shifts roster rota schedule night_shift shift_pattern shift_swap shift_plan working_pattern early_shift who's_working work_schedule
clock_in: clock_in time_clock clocking punch attendance clock_out time_tracking timesheet punch_in punch_out clocking_in clock_on track_hours time_sheet log_hours time_recording
break_pause: break breaks lunch_break rest tea_break coffee_break rest_break smoke_break rest_period breather elevenses smoko lunch_hour breaktime
sms: sms text_message text_messages text texts txt text_me txts text_alert text_alerts
manual_help: tutorial tutorials getting_started onboarding how-to tutorial_video walkthrough beginner's_guide first_steps quickstart quick_start
desktop: desktop computer laptop pc mac windows desktop_app
not_working: not_working doesn't_work stopped_working crash crashes stuck frozen freezes broke_down won't_start won't_load not_loading won't_work isn't_working doesn't_load keeps_crashing won't_open isn't_loading doesn't_open doesn't_start unresponsive black_screen not_respond playing_up stopped_responding won't_go error_message can't_open keeps_freezing conked_out not_responding
expired_code: expired code invalid_code access_code join_code code_expired joining_code wrong_code code_invalid
money_slang: money dough bucks quid dosh quids brass wonga moolah dosh_back smackers greenbacks bread_money moola loot bob dinero > cash
husband_wife: husband wife partner spouse missus wifey fiancé fiancée boyfriend other_half better_half civil_partner old_man old_lady
friend: friend friends mate mates buddy guest pal buddies pals bestie bff chum amigo homie acquaintance mucker cobber gf bf
grandparents: grandma grandpa grandparents granny elderly grandmother grandfather nana nanny_gran gran granddad nanna gramps grandmum poppa
teenager: teenager teenagers teen teens youth youths adolescent young_people young_person under-18s
toddler: toddler toddlers infant infants babies newborn bub little_baby babe
school_class: school_class school_trip school_group classes class_trip field_trip field_trips school_trips school_visit class_visit school_groups class_outing school_party pupils_group
birthday_party: birthday birthday_party kids_party bday b-day kid's_birthday children's_birthday children's_party birthday_do bday_party bday_bash kids'_birthday kid's_party birthday_bash
wheelchair: wheelchair rollator walker mobility wheel_chair zimmer zimmer_frame walking_frame electric_wheelchair mobility_scooter walking_stick
blind_deaf: blind deaf hearing_impaired visually_impaired sign_language sight_impaired partially_sighted hearing_aid hearing_loop hearing_aids bsl asl braille low_vision can't_see can't_hear
loan_period: loan_period borrow_for how_long_keep due_date return_date borrowing_period lending_period borrow_time loan_time keep_books lending_time
library_card: library_card card reader_card library_cards library_pass reading_card borrower_card library_ticket library_id membership_card borrower's_card library_membership
late_return: late_return overdue late_fee fine overdue_fee overdue_fees overdue_book overdue_books return_late returned_late late_books late_fees
printing: print printing printer copies copy scan photocopy photocopies photocopying print_out print_something make_copies xerox scanner run_off
study_place: study_room study_space desk quiet_room work_space study_rooms study_area carrel quiet_study learning_space work_place reading_room group_room workstation study_hall
homepage_apply: apply application applying apply_for submit request claim_for file_for
pick_up_person: collect pick_up fetch get picked_up collect_me pick_me_up picking_up fetch_me picks_up collect_my
bring_item: bring take_along take_with carry carry_with
change_booking: change_booking amend move rebook reschedule rescheduled modify_booking amend_booking different_date alter_booking switch_dates change_dates modify_reservation change_reservation
confirmation: confirmation confirm confirmed acknowledgement confirms booking_confirmation order_confirmation confirmation_email
winner: won win winner competition prize raffle jackpot sweepstake giveaway lottery contest tombola victory prize_draw
football: football soccer match league team footy football_match premier_league kickabout goalkeeper team_sport
lost_card: lost_card new_card replacement_card card_lost card_stolen stolen_card card_missing lose_card misplaced_card reissue_card card_replacement lost_pass
first_aid: first_aid defibrillator ambulance paramedic first_aider cpr aed first_aiders medical_help resuscitation bandage
poison: poison poisoned poisoning swallowed ate toxin ingested swallowed_something chocolate_dog dog_ate ate_chocolate cat_ate overdose rat_poison
rabbit_small: rabbit rabbits hamster guinea_pig bunny guinea_pigs gerbil rodent ferret chinchilla degu mouse_pet small_animal small_animals small_mammals
exotic: reptile reptiles snake snakes lizard iguana bird birds parrot exotics tortoise turtle gecko budgie budgerigar canary cockatiel parakeet chameleon bearded_dragon tarantula amphibian frog cockatoo terrapin
grooming: grooming groomer dog_haircut clip dog_groomer dog_grooming dog_salon claw_clipping nail_clipping trim_claws poodle_cut pet_salon dog_wash fur_trim
pet_food: pet_food dog_food cat_food feed kibble dry_food wet_food dog_treats cat_treats petfood pet_feed dogfood catfood feed_for
adopt: adopt adopted adoption shelter rescue rehome animal_shelter rescue_dog rescue_cat rescue_centre pound_dog dogs_home foster
puppy: puppy puppies kitten kittens pup litter whelp baby_dog baby_cat young_dog young_cat new_puppy
solar: solar solar_panels panels photovoltaic solar_power solar_energy solar_system pv solar_cells solar_roof solar_panel rooftop_solar
garage: garage lock-up carport lock_up car_shed underground_parking
charging_ev: charging_station ev electric_car charge_point wallbox ev_charging ev_charger charging_point charging_points charging_stations tesla electric_cars supercharger electric_vehicle electric_vehicles car_charger plug-in_hybrid
speed_trial: taster taster_session trial_lesson trial_class first_lesson free_lesson trial_session free_class intro_class taster_lesson trial_lessons taster_class taster_day trial_training trial_workout drop-in_class
dresscode: dress_code dress wear clothing outfit black_tie smart_casual formal_wear wear_trainers wear_jeans fancy_dress
alcohol: alcohol alcoholic wine beer drinks booze boozy spirits liquor vodka whisky whiskey gin rum champagne tipple drunk cocktails
own_food: own_food picnic packed_lunch bring_food bring_lunch sandwich packed_lunches own_lunch own_snacks lunchbox lunch_box bring_snacks own_sandwiches
kids_menu: kids_menu children's_menu children's_meals children's_meal child_portion child_portions small_portion smaller_portions kid's_menu kids'_menu kids_meal kids_meals childrens_menu chicken_nuggets children's_portion fish_fingers
reserve_table: reserve_table table booking reservation table_booking table_reservation table_for restaurant_booking table_reservations book_table
opening_today: today open_today tomorrow now open_now open_tomorrow
capacity: capacity spaces places spots full fits how_many_people headcount seating_capacity maximum_number fully_booked room_for max_capacity
safe_deposit: safe valuables strongbox in-room_safe strong_box room_safe deposit_box vault lockbox safety_deposit safety_box security_box
guarantee_satisfaction: not_satisfied don't_like satisfaction change_my_mind not_happy satisfaction_guarantee not_like unsatisfied regret disappointed
pilates: pilates reformer_pilates reformer mat_pilates
accountant: accountant accountants bookkeeper bookkeeping accounting tax_adviser tax_advisor cpa tax_consultant chartered_accountant tax_accountant auditor beancounter tax_return tax_person bean_counter accounts_person
logo: logo letterhead branding company_logo corporate_identity own_logo brand_mark emblem own_branding our_logo company_branding
driving: driving drive driver drivers learner driving_lesson driving_lessons driving_instructor driving_school driving_test motorist provisional
fail_exam: fail failed failing flunk flunked retake resit not_pass didn't_pass not_passed fluff fluffed cock_up mess_up messed_up don't_pass second_attempt pass_rate screw_up
sdk: sdk sdks library libraries package wrapper api_library client_library python javascript typescript nodejs client_libraries npm java php golang
spreadsheet: spreadsheet spreadsheets excel csv xlsx sheet xls google_sheets google_sheet csvs excel_file csv_file tsv sheets_file numbers_file
customer: customer customers client clients patron clientele shopper buyers consumer
interpreter: interpreter interpreters translator interpreting
playground: playground play_area play_park swings sandpit climbing_frame play_areas adventure_playground seesaw jungle_gym kids_play soft_play bouncy_castle play_ground
mayor: mayor mayors mayoress lord_mayor town_leader council_leader burgomaster
election: election elections vote voting ballot polling_station postal_vote postal_voting polling voter referendum polling_card polling_place absentee_ballot polling_stations
filling: filling fillings tooth_filling cavity amalgam caries tooth_decay composite_filling
crown: crown crowns dental_crown tooth_cap dental_crowns tooth_crown
implant: implant implants dental_implant dental_implants fake_tooth false_tooth false_teeth missing_tooth artificial_tooth screw-in_tooth tooth_implant
whitening: whitening whiten bleaching bleach tooth_whitening teeth_whitening whiter_teeth whiter white_teeth yellow_teeth teeth_whitened whiten_my brighter_teeth
anaesthetic: anaesthetic anesthetic anaesthesia sedation numb injection general_anaesthetic local_anaesthetic general_anesthetic anaesthetist knocked_out laughing_gas asleep_during anesthesia anesthetist nitrous_oxide
eye_test: eye_test eyesight optician eye eyes eye_exam eye_examination eye_check optometrist ophthalmologist vision_test eyes_tested eyes_checked eye_doctor sight_test eyesight_test vision_check eye_tests
hairdryer: hairdryer hair_dryer hair_dryers blow_dryer hair_drier hairdrier blowdryer
theatre: theatre theater cinema film films movie movies play_at movie_theater playhouse flick pictures_film stage_play drama panto pantomime film_showing
out_of_hours: out_of_hours at_night middle_of_the_night when_closed closed weekend on_call after_hours sunday_night night_time after_closing when_shut
stop_using: pause stop_using inactive dormant dormancy not_use not_using haven't_used unused stopped_using don't_use mothball freeze_my
full_price: adult adults full_price full_rate standard_ticket regular_price adult_price adult_ticket adult_fare full_fare standard_rate standard_price regular_ticket normal_price standard_fare grown_up grownups adult_admission regular_rate normal_ticket
unemployed: unemployed jobless job_seeker jobseeker jobseekers out_of_work universal_credit no_job laid_off made_redundant redundant on_benefits on_welfare no_work between_jobs low_income claimants
year_end: boxing_day christmas_day christmas_eve new_year's_eve new_year's_day nye xmas december christmas hogmanay christmas_holidays festive_season between_christmas yuletide st_stephen's
crampons: crampons crampon microspikes
sleeping_bag: sleeping_bag sleeping_bags bivvy_bag
avalanche_gear: avalanche avalanches transceiver avalanche_beacon
harness: harness harnesses climbing_harness
climbing: climb climbing bouldering boulder climbing_wall climber
hiking: trek trekking treks rambling hikers
walking_poles: trekking_poles walking_poles hiking_poles trekking_pole
camping_stove: stove stoves camping_stove burner
torch: head_torch
blister: blister blisters
ski_service: ski_service ski_tuning edge_sharpening ski_waxing ski_wax
zip: zipper zippers > zip zips
breathable: breathable breathability
insole: insole insoles orthotics orthotic footbed
laces: laces shoelaces shoelace lace
fair_trade: fairtrade fair_trade ethical ethically sweatshop sweatshops child_labour working_conditions
harmful_substances: pfas pfc pfcs fluorocarbons chemicals harmful_substances
animal_welfare: animal_welfare cruelty mulesing animal_cruelty
carbon_footprint: co2 emissions carbon_footprint
uniform: uniform uniforms workwear team_kit work_clothes
price_match: price_match price_matching price_promise cheaper_elsewhere best_price
counterfeit: fake fakes counterfeit counterfeits genuine replica
scam: scam scams scammer fraud fraudulent phishing fake_email conned
pickup_point: pickup_point collection_point parcel_shop parcel_locker pick-up_point drop-off_point
missed_delivery: not_home nobody_home nobody_in missed_delivery delivery_attempt
wrong_item: wrong_item wrong_product incorrect_item wrong_thing different_item wrong_order
missing_item: missing_item missing_part missing_parts incomplete something_missing
return_label: return_label returns_label prepaid_label shipping_label return_slip
modify: modify modified edit editing correct
gift_message: gift_message gift_note greeting_card greetings_card personal_message
tailor: hem hemming seamstress shorten
shrink: shrink shrunk shrinks shrinkage shrank
ironing: iron ironing ironed irons
stain: stain stains stained
smell: smell smells smelly stink stinks odour odor pong
dry_cleaning: dry_cleaning dry_clean dry_cleaner dry_cleaners
brochure: brochure brochures catalogue catalogues catalog flyer prospectus
advice: advice advise advisor adviser advisers
puncture: flat_tyre flat_tire inner_tube
ebike: pedelec pedelecs electric_bike electric_bikes electric_bicycle electric_bicycles e-bike e-bikes ebike ebikes
electric: electric electrical
umbrella: umbrella umbrellas parasol sunshade brolly
workspace: team_space
transfer_ownership: transfer_ownership ownership_transfer hand_over new_owner change_owner
annual_billing: annual_billing annual_plan yearly_plan yearly_billing billed_annually billed_yearly pay_annually pay_yearly
billing_cycle: billing_cycle billing_period billing_date renewal_date billing_day
prorated: prorated prorate proration pro_rata unused_time partial_month
auto_renew: auto_renew automatic_renewal renew_automatically renews_automatically
payment_method: payment_method payment_methods payment_details billing_details update_card different_card
double_charge: double_charge double_charged billed_twice paid_twice duplicate_charge
unknown_charge: unknown_charge unrecognised_charge unrecognized_charge unexpected_charge unauthorised_charge unauthorized_charge
chargeback: payment_dispute
data_retention: data_retention retention_period storage_period
audit_log: audit_log audit_logs audit_trail activity_log access_log who_changed
dpa: dpa processing_agreement subprocessor subprocessors
compliance: compliance compliant soc2 iso27001 hipaa security_certification
sla: slas service_level
response_time: response_time response_times respond responds reply replies hear_back
status_page: status_page system_status service_status
support_ticket: support_ticket bug_report
suggestion: feature_request feature_requests ideas
roadmap: roadmap road_map planned_features upcoming_features
changelog: release_notes what's_new change_log
beta: beta betas early_access beta_version preview_version
custom_field: custom_field custom_fields custom_property custom_properties own_fields
tag: tag tags tagging hashtag
archive: archive archived archives archiving unarchive
trash_restore: recycle_bin deleted_items recover_deleted restore_deleted trash_folder
bulk_edit: bulk_edit bulk_editing bulk_action batch mass_edit
merge: merge merges merging merged combine combining consolidate
clone: clone cloning cloned
shortcut: shortcut shortcuts keyboard_shortcut keyboard_shortcuts hotkey hotkeys
dark_mode: dark_mode dark_theme night_mode
automation: automate automates automation automations automated workflow workflows
recurring: recurrence repeat_automatically
calendar: ical ics
comment: mentions annotation annotations
read_only: read_only view_only viewer viewers just_look
shared_link: share_link shared_link sharing_link public_link public_url
white_label: white_label whitelabel own_branding remove_branding custom_branding
provisioning: scim user_provisioning deprovisioning
logout: logout log_out sign_out logged_out signed_out session_expired
file_size: file_size file_sizes upload_limit
sandbox: test_environment staging test_mode
self_hosted: self_hosted self_host on_premise own_server
open_source: open_source source_code opensource
software_licence: licence_key license_key product_key serial_number activation_key
uninstall: uninstall uninstalling uninstalled
system_requirements: system_requirements hardware_requirements prerequisites supported_versions minimum_specs
software_update: newer_version latest_version newest_version
rollback: roll_back rolling_back previous_version older_version
migration: switch_from move_over switch_over
deploy: deploy deploys deployed deployment deployments deploying rollout
docker: docker dockerfile docker_compose
restart: restart restarts restarting restarted reboot rebooting relaunch
factory_reset: factory_reset factory_settings hard_reset
troubleshooting: debug debugging diagnose diagnostics
memory_usage: memory ram memory_usage oom
scaling: scalability scalable cluster clustering high_availability load_balancing
database: database databases db postgres postgresql mysql sqlite
firewall: firewall firewalls allowlist whitelist whitelisting
ssl: ssl tls https ssl_certificate
env_variable: environment_variable environment_variables env_var env_vars
command_line: command_line cli shell command_prompt powershell
plugin: browser_extension
config_file: configuration_file config_file config_files yaml
cache: cache caches cached caching clear_cache
scheduled_job: cron cronjob scheduled_job scheduled_task scheduled_tasks background_job
end_of_life: eol unsupported
monitoring: monitor monitors monitoring monitored health_check
on_call: on_call pager on-call_rota on_duty
mute: mute muted snooze stop_notifications
threshold: trigger_value limit_value
chat: chat chats live_chat chatbot chatting
livestream: live_stream streaming streamed broadcast
referral_bonus: referral_bonus refer_friends referral_program referral_scheme
placement_test: placement_test placement_tests level_test
host_family: host_family host_families
student_residence: student_residence student_hall
class_size: class_size class_sizes group_size
intensive_course: intensive intensive_course crash_course
evening_class: evening_class evening_classes evening_course evening_courses night_school night_class
holiday_camp: holiday_camp summer_camp summer_school holiday_club summer_camps holiday_camps
course_materials: course_materials course_material learning_materials
language_exchange: language_exchange conversation_class conversation_partner speaking_practice conversation_group
native_speaker: native_speaker native_speakers mother_tongue native_teacher native_teachers
excursion: day_trip day_trips field_trip field_trips
leisure_programme: leisure leisure_programme social_programme activity_programme free_time
catch_up_class: catch_up make-up_class make-up_lesson
attendance: compulsory_attendance mandatory_attendance attendance_record
school_term: semester semesters term_dates term_time academic_year school_year
entry_requirements: entry_requirements admission_requirements admission_criteria entry_criteria
tuition_fees: tuition_fee tuition_fees course_fee course_fees school_fee school_fees
school_meals: school_meals school_meal school_dinner school_dinners school_lunch school_lunches
after_school_care: after_school wraparound_care after-school_club childminder childminding
settling_in: settling_in settle_in
parents_evening: parents_evening parents'_evening
lice: lice nits headlice head_lice
open_day: open_day open_days open_house open_evening open_morning
degree: degree degrees bachelor bachelors phd study_programme
study_credits: ects credit_points study_credits course_credits
transcript: transcript transcripts academic_record
study_abroad: study_abroad exchange_semester semester_abroad erasmus exchange_programme
thesis: thesis theses dissertation dissertations final_paper
extra_bed: extra_bed extra_beds camp_bed folding_bed sofa_bed rollaway
room_service: room_service in-room_dining
housekeeping: room_cleaning cleaned_daily
early_checkin: early_check-in early_checkin early_arrival arrive_early arrive_earlier
late_checkout: late_checkout late_check-out stay_longer later_departure
electric_hookup: electric_hookup electric_hook-up electric_pitch electric_pitches
motorhome: camper_van rvs
holiday_cabin: cabin cabins mobile_home mobile_homes chalet chalets pod pods
chemical_toilet: chemical_toilet dump_station chemical_disposal grey_water greywater elsan
drinking_water: drinking_water drinkable tap_water water_tap potable
mosquitoes: mosquito mosquitoes mosquitos midges insects
fishing: fishing angling angler anglers fishing_licence fishing_permit
horse_riding: horse horses riding horse_riding horseback pony ponies riding_lessons
golf: golf golfing golf_course golfer
tennis: tennis tennis_court tennis_courts
set_menu: set_menu set_lunch lunch_menu lunch_special today's_special daily_special
outdoor_seating: outdoor_seating sit_outside beer_garden al_fresco outdoor_tables eat_outside outside_tables
spicy: spicy chilli spiciness
corkage: corkage corkage_fee own_wine own_bottle
leftovers: leftovers doggy_bag leftover
lactose: dairy lactose_free dairy_free
gift_shop: gift_shop museum_shop souvenir souvenirs souvenir_shop
last_admission: last_admission last_entry latest_entry final_admission last_entrance
intermission: interval intermission half-time_break
subtitles: subtitles subtitled surtitles surtitled captioned original_version
standing_ticket: standing_ticket standing_tickets standing_area standing_room
seating_plan: seating_plan seat_map seating_chart seat_plan choose_seats pick_seats
resale: resale resold sell_on ticket_exchange
eticket: eticket mobile_ticket mobile_tickets digital_ticket qr_code
box_office: box_office ticket_office ticket_desk ticket_counter
lineup: lineup artists who's_playing
choir: choir choirs sing singing singers chorus
rehearsal: rehearsal rehearsals rehearse rehearsing
ebook: kindle digital_books
interlibrary_loan: interlibrary_loan inter-library_loan other_libraries
book_drop: book_drop return_box returns_box drop_box return_slot
genealogy: genealogy family_history family_tree ancestry ancestors
swimming_lessons: swimming_lesson swimming_lessons swim_lessons swim_school swimming_class swimming_course
lane_swimming: lane lanes lane_swimming laps swim_laps
water_slide: water_slide water_slides waterslide flume flumes
aqua_fitness: aqua_aerobics aquafit aqua_fitness aquagym water_aerobics aqua_gym
paddling_pool: paddling_pool toddler_pool baby_pool kids_pool children's_pool
lifeguard: lifeguard lifeguards lifesaver pool_attendant
free_weights: barbell barbells free_weights weight_room strength_training
busy_times: busiest crowded busy_times peak_times peak_time quietest how_busy rush_hour
nutrition: nutrition diet diets dietician dietitian nutritionist nutrition_plan lose_weight weight_loss
new_patient: new_patient new_patients taking_patients accepting_patients
medical_records: medical_record medical_records patient_file patient_record health_record medical_history
visiting_hours: visiting_hours visiting_times visiting_time visit_someone
discharge: discharge discharged sent_home leave_hospital
childbirth: childbirth give_birth delivery_room midwives maternity_ward
contraception: contraception contraceptive contraceptives birth_control iud contraceptive_pill
mental_health: mental_health psychiatrist depression depressed
dermatology: dermatology mole moles skin_cancer skin_check skin_doctor acne
gynaecology: gynaecology gynecology smear smear_test pap_smear cervical_screening
paediatrics: paediatrics pediatrics paediatric pediatric children's_doctor child_doctor
hearing_aid: hearing_aid hearing_aids audiologist audiology hearing_test
contact_lenses: contact_lens contact_lenses
side_effects: side_effect side_effects adverse_reaction adverse_reactions
dosage: dosage dosages dose doses
specialist_referral: referral_letter
video_consultation: video_consultation telemedicine telehealth online_consultation video_call video_appointment phone_consultation remote_consultation
tooth_extraction: wisdom_tooth wisdom_teeth tooth_out tooth_pulled tooth_removed extraction pull_a_tooth
root_canal: root_canal root_canals endodontic endodontics
dentures: denture dentures false_teeth dental_prosthesis
parasites: flea fleas tick ticks worm worms worming deworm deworming parasite parasites
microchip: microchip microchips microchipping microchipped
euthanasia: euthanasia euthanise put_down
pet_boarding: kennel kennels cattery catteries pet_hotel pet_sitter pet_sitting dog_sitter dog_boarding
dog_training: dog_training puppy_class puppy_classes obedience dog_school puppy_training dog_trainer
insurance_excess: excess deductible deductibles own_contribution
insurance_premium: insurance_premium insurance_premiums premium_payment
report_damage: report_damage insurance_claim claim_form
liability: liability liability_insurance third_party public_liability
no_claims_bonus: no_claims
online_banking: online_banking internet_banking mobile_banking banking_app
overdraft: overdrawn
block_card: block_card freeze_card stop_card card_blocked
savings_account: savings_account savings_accounts
home_loan: home_loan home_loans
joint_account: joint_account joint_accounts shared_account
power_of_attorney: on_behalf authorised_person authorized_person
investing: invest investing investment investments etf etfs funds stock_market
hazardous_waste: hazardous_waste toxic_waste old_paint paint_tins household_chemicals chemical_waste
garden_waste: garden_waste green_waste grass_cuttings hedge_cuttings compost composting
resident_parking: resident_parking residents'_parking residents_parking parking_permit parking_permits resident_permit
parking_fine: parking_fine parking_fines parking_ticket parking_tickets penalty_charge pcn
street_damage: pothole potholes street_light street_lights streetlight road_damage
roadworks: roadworks roadwork road_works road_closure road_closures diversion diversions construction_site
vehicle_registration: vehicle_registration number_plate number_plates license_plate registration_plate log_book
start_business: business_registration trade_licence
property_tax: council_tax property_tax property_taxes
tax_return: tax_return tax_returns income_tax tax_declaration file_taxes
criminal_record: criminal_record police_check dbs_check background_check
citizenship: citizenship nationality
asylum: asylum refugee refugees asylum_seeker asylum_seekers
cemetery: grave graves gravestone burial_plot
divorce: divorce divorced divorcing split_up
inheritance: inheritance inherit inherited heir heirs testament probate last_will
notary: notary notaries notarise notarised notarized notary_public
certified_copy: certified_copy certified_copies apostille
power_cut: power_cut power_cuts blackout blackouts power_outage power_failure no_electricity
meter_reading: meter_reading meter_readings meter_number
water_hardness: water_hardness hard_water limescale hardness
final_bill: final_bill annual_statement yearly_bill annual_bill closing_bill settlement_bill
green_power: green_electricity renewable_energy green_energy clean_energy
switch_provider: switch_provider switch_providers switch_supplier change_supplier change_provider
gas_leak: gas_leak gas_leaks smell_gas
broadband: fibre fiber fibre_optic full_fibre dsl
mobile_coverage: no_signal no_reception no_service dead_zone phone_signal mobile_coverage
sim_card: sim sims esim sim_card sim_cards
roaming: roaming data_abroad
number_porting: keep_number port_number porting pac_code
mobile_data: mobile_data data_allowance data_limit unlimited_data
router: router routers modem modems
prepaid: payg top_up topping_up
internet_speed: internet_speed bandwidth mbps mbit download_speed upload_speed
strike: strike strikes striking walkout industrial_action
rail_replacement: rail_replacement replacement_bus replacement_buses replacement_service
connecting_service: connecting_train connecting_flight missed_connection change_trains layover
seat_reservation: seat_reservation seat_reservations reserved_seat
platform: which_platform train_platform departure_platform
fare_zone: zone zones fare_zone fare_zones travel_zone
fare_evasion: fare_dodging fare_evasion without_ticket penalty_fare ticket_inspector
hand_luggage: hand_luggage hand_baggage carry_on cabin_bag cabin_bags cabin_baggage
liquids: liquid liquids
boarding_pass: boarding_pass boarding_passes boarding_card
unaccompanied_minor: unaccompanied unaccompanied_minor travelling_alone travel_alone fly_alone flying_alone
lost_luggage: lost_luggage lost_baggage missing_luggage missing_baggage delayed_baggage suitcase_missing
fuel: fuel petrol diesel refuel refuelling fill_up full_tank gas_tank
mileage: mileage mileage_limit unlimited_mileage miles_included kilometres_included
additional_driver: additional_driver additional_drivers second_driver extra_driver another_driver
child_seat: child_seat child_seats baby_seat car_seat booster_seat
round_trip: return_ticket round_trip return_journey return_fare
automatic_gearbox: automatic_car automatic_gearbox automatic_transmission gearbox
vehicle_inspection: mot mot_test vehicle_inspection roadworthiness roadworthy
oil_change: oil_change engine_oil change_oil motor_oil
tyre_change: tyre_change winter_tyres summer_tyres tyre_storage wheel_change winter_tires change_tyres change_tires
courtesy_car: courtesy_car loan_car replacement_car replacement_vehicle
roadside_assistance: breakdown broken_down roadside roadside_assistance tow towing towed tow_truck breakdown_cover
dents_paintwork: bodywork paintwork respray bodyshop
windscreen: windscreen windscreens windshield stone_chip chipped_windscreen
brakes: brake brakes brake_pads brake_discs braking
car_wash: car_wash carwash car_cleaning
hair_colour: dye dyed dyeing hair_colour hair_color highlights balayage hair_dye
beard: beard beards shave shaving shaved moustache
manicure: manicure manicures nails nail_salon gel_nails
pedicure: pedicure pedicures chiropodist chiropody podiatrist podiatry foot_care
hair_removal: waxing waxed epilation hair_removal sugaring
facial: facial facials face_treatment beautician facial_treatment
tattoo: tattoo tattoos tattooing tattooed tattooist
piercing: piercing piercings pierced pierce ear_piercing
property_viewing: house_viewing
estate_agent: estate_agent estate_agents estate_agency letting_agent letting_agents realtor realtors
agent_commission: commission commissions agency_fee agent's_fee broker_fee broker's_fee finder's_fee
valuation: valuation valuations appraisal appraisals appraise value_my
service_charges: service_charge service_charges utility_bills additional_costs bills_included
furnished: unfurnished with_furniture
lawyer: lawyer lawyers solicitor solicitors attorney attorneys barrister legal_advice law_firm
legal_aid: legal_aid free_lawyer
first_consultation: first_consultation initial_consultation free_consultation introductory_meeting first_meeting initial_meeting
moving_boxes: moving_boxes packing_boxes cardboard_boxes removal_boxes
storage_unit: self_storage storage_unit storage_units store_furniture
electrician: electrician electricians rewire rewiring
decorator: house_painter
roofing: roof roofs roofing roofer roofers roof_tiles
carpenter: carpenter carpenters carpentry joiner joinery woodwork
glazing: glazing double_glazing glazier new_windows window_replacement
insulation: insulation insulate insulated insulating
heat_pump: heat_pump heat_pumps
callout_charge: callout call-out_fee callout_fee call-out_charge travel_costs
gardener: landscaping landscaper lawn mowing
pest_control: pest_control pests pest mice vermin cockroach cockroaches wasps wasp_nest bedbugs bed_bugs
chimney: chimney chimneys chimney_sweep fireplace wood_burner woodburner
cover_letter: cover_letter covering_letter application_letter motivation_letter
job_interview: interview interviews job_interview interviewed interviewing
open_application: speculative_application unsolicited_application speculative open_application spontaneous_application
remote_work: remote_work home_office wfh telework
employee_benefits: employee_benefits staff_benefits staff_discount company_car fringe_benefits
summer_job: summer_job summer_jobs holiday_job holiday_jobs student_job student_jobs saturday_job seasonal_work casual_work
apprenticeship: trainee trainees
payslip: pay_slip wage_slip
overtime: overtime extra_hours
baptism: baptism baptisms baptise baptised christening christened
worship: worship church_service church_services sunday_service mass
clergy: priest priests vicar pastor parish_priest clergy reverend
food_bank: food_bank foodbank food_banks food_parcel food_parcels
donation_receipt: donation_receipt donation_receipts tax_deductible gift_aid
sponsor: sponsor sponsors sponsoring sponsorship
bylaws: bylaws
tournament: tournament tournaments championship championships
running_race: marathon half_marathon fun_run race races
dance: dance dances dancing salsa dance_class
music_lessons: music_lesson music_lessons music_school > piano_lessons guitar_lessons singing_lessons violin_lessons
piano_lessons: piano_lessons piano_lesson
guitar_lessons: guitar_lessons guitar_lesson
reentry: readmission pass_out
stag_hen_party: hen_party hen_parties hen_do stag_party stag_do stag_night bachelorette bachelor_party
corporate_event: corporate_event corporate_events team_building teambuilding office_party company_party works_outing christmas_party
live_music: live_music band bands dj djs
photo_shoot: photo_shoot photoshoot photo_session portrait portraits
passport_photo: passport_photo passport_photos id_photo id_photos biometric_photo
photo_editing: retouch retouching retouched photo_editing photoshop edited_photos
copyright: copyright copyrighted image_rights usage_rights intellectual_property
photo_prints: photo_prints enlargement enlargements canvas_print photo_book photobook poster
veg_box: veg_box veg_boxes vegetable_box fruit_box veggie_box
farm_shop: farm_shop farm_shops farm_gate honesty_box
pick_your_own: pyo pick_ourselves strawberry_picking fruit_picking
street_market: farmers_market farmers'_market market_day market_stall weekly_market
eggs: egg eggs hens chickens laying_hens
meat: meat beef lamb pork butcher butchers steak sausages
seafood: seafood shellfish salmon fishmonger
cheese: cheese cheeses cheddar dairy_cheese
shelf_life: shelf_life best-before keep_fresh
ingredients: ingredient ingredients additives what's_in
calories: calorie calories kcal nutritional_values nutritional_information nutrition_facts
frozen_food: deep_frozen frozen_food
flowers: flowers flower bouquet bouquets florist florists
christmas_tree: christmas_tree christmas_trees xmas_tree xmas_trees
petting_zoo: petting_zoo
anonymous: anonymous anonymously anonymity
identity_check: identity_check identity_verification kyc verify_identity
name_change: name_change wrong_name misspelled misspelt spelling_mistake surname_change
address_change: new_address address_change changed_address
lgbt: lgbt lgbtq gay lesbian queer transgender
drone: drone drones quadcopter
sun_lounger: sunlounger sun_lounger sun_loungers lounger loungers deckchair deckchairs sunbed sunbeds
bathrobe: bathrobe bathrobes robe dressing_gown
power_socket: power_socket power_outlet plug_socket
smoke_detector: smoke_detector smoke_detectors smoke_alarm smoke_alarms fire_alarm
cctv: cctv surveillance video_surveillance security_camera security_cameras surveillance_cameras
bullying: bullying bullied bully harassment harassed
domestic_violence: domestic_violence domestic_abuse violence
addiction: addiction addictions addicted addict
homelessness: homeless homelessness rough_sleeper rough_sleepers rough_sleeping sleeping_rough night_shelter
care_home: nursing_home nursing_homes care_home care_homes retirement_home residential_care
disability_card: disability_card disability_pass blue_badge disabled_badge blue_badges
meeting_point: meeting_point meeting_place meeting_points assembly_point
difficulty: demanding strenuous challenging how_hard how_fit fitness_level
bad_weather: bad_weather rained_off wet_weather
mountain_guide: mountain_guide mountain_guides tour_guide tour_guides
group_discount: group_discount group_rate group_rates group_price group_booking group_bookings group_ticket
family_ticket: family_ticket family_tickets family_pass family_rate
`;
