export const pl = `
phone: telefon telefonu zadzwonić numer tel dzwonić
email: e-mail mail email napisać pisać
contact: kontakt skontaktować pomoc obsługa kontaktować
address: adres ulica lokalizacja znajdujecie
map: mapa dojazd trasa
hours: godziny otwarte otwarcia czynne zamknięte otwieracie zamykacie nieczynne
weekdays: weekend weekendy
holiday: święta święto wakacje ferie urlop świąteczne
shop: sklep sklepy oddział filia
price: cena ceny kosztuje koszt kosztują cennik opłata stawka
cheap: tani tanio taniej najtańszy
expensive: drogi drogo droższy
discount: zniżka zniżki rabat promocja ulga ulgowy
code: kod kupon
sale: wyprzedaż przecena
free: darmo bezpłatny bezpłatnie gratis darmowy
deposit: kaucja zaliczka zadatek depozyt
tax: podatek vat cło
delivery: dostawa wysyłka wysyłacie dostarczyć przesyłka doręczenie wysłać
parcel: paczka paczki
track: śledzić śledzenie
late: opóźnienie spóźniona spóźnić
express: ekspres szybko pilne
abroad: zagranica zagranicę zagraniczny
pickup: odbiór odebrać osobisty
return: zwrot zwrócić zwroty oddać odesłać
refund: zwrot zwracacie zwrot_pieniędzy
exchange: wymiana wymienić zamienić
cancel: anulować odwołać odwołanie rezygnacja zrezygnować wypowiedzieć wypowiedzenie rezygnować
broken: zepsuty uszkodzony uszkodzenie wada zepsuło
warranty: gwarancja gwarancji
claim: reklamacja reklamować skarga
repair: naprawa naprawić naprawiacie serwis
size: rozmiar rozmiary wymiar
weight: waga waży
colour: kolor kolory
material: materiał tkanina skóra bawełna
stock: dostępny dostępność magazyn
pay: płatność płacić zapłacić zapłata
card: karta kartą karty visa mastercard
cash: gotówka gotówką gotówki
instalments: raty ratach
transfer: przelew przelewem
invoice: faktura paragon rachunek
order: zamówienie zamówić zamawiać kupić
giftcard: bon voucher podarunkowa podarunkowy
valid: ważny ważność ważne
member: członek członkowie klubowicz członkostwo
student: student studenta studentów uczeń studencka
account: konto profil założyć rejestracja
login: logowanie zalogować
password: hasło hasła
delete: usunąć skasować
privacy: prywatność dane osobowe
job: praca pracę zatrudnienie rekrutacja zatrudniacie pracować
salary: wynagrodzenie pensja
staff: pracownicy personel zespół pracownik
boss: szef dyrektor kierownik menedżer menedżerka prezes właściciel
owner: właściciel właścicielka właściciele
rent: wynajem wynająć wypożyczyć wypożyczenie wypożyczalnia
book: rezerwacja zarezerwować rezerwować
appointment: wizyta termin umówić zapisać
ticket: bilet bilety wejście wstęp wejściówka
event: wydarzenie impreza wydarzenia
course: kurs kursy lekcje zajęcia lekcja
teacher: nauczyciel instruktor lektor prowadzący instruktorka trener
exam: egzamin egzaminu
certificate: certyfikat zaświadczenie
enrol: zapisy zapisać zapis
level: poziom zaawansowany
group: grupa grupy grupowe
accommodation: nocleg noclegi pokój zakwaterowanie
breakfast: śniadanie śniadania
meals: posiłek posiłki jedzenie wyżywienie
lunch: obiad obiady
dinner: kolacja kolacje
room: pokój pokoje sala
checkin: zameldowanie przyjazd
checkout: wymeldowanie wyjazd
parking: parking parkować zaparkować parkingowe
bike: rower rowery
bus: autobus autobusy pociąg przystanek dworzec tramwaj dojazd
airport: lotnisko transfer taksówka
pets: zwierzęta zwierzę zwierzak > pies psy kot
dog: pies psa psy psem > zwierzęta
cat: kot kota koty > zwierzęta
child: dziecko dzieci dziecka dzieckiem syn córka
age: wiek lat wiekowe roku
access: niepełnosprawny niepełnosprawnych wózek dostępność inwalidzki
lift: winda schody
wifi: wifi internet
doctor: lekarz lekarza
insurance: ubezpieczenie ubezpieczony
ill: chory choroba choroby
id: dowód legitymacja paszport
plan: abonament pakiet karnet
subscription: abonament karnet subskrypcja karnety
trial: próbny próbne próba pierwszy_trening
renew: przedłużyć odnowić przedłużenie
limit: limit maksymalnie
app: aplikacja aplikację aplikacji
language: język języki języku
terms: regulamin warunki zasady
company: firma firmy spółka
about: historia założony
news: aktualności nowości
newsletter: newsletter
feedback: opinia opinie
waiting: czekać kolejka oczekiwanie
lost: zgubić zgubiłem zgubiona zgubiony zgubiłam
cleaning: sprzątanie
towels: ręcznik ręczniki pościel
postpone: zawiesić zawieszenie przełożyć przesunąć zamrozić
library: biblioteka
beginner: początkujący początkujących
online: online internetowo internetowy
include: wliczone wliczona zawiera
allow: dozwolone wolno można
forbid: zabronione zakaz zabroniony
helmet: kask kaski
ski: narty narciarski
shoe: buty obuwie but
clothes: ubranie odzież strój
glasses: okulary
car: samochód auto pojazd
swim: pływać pływanie basen pływalnia
sauna: sauna saunę sauny
gym: siłownia fitness siłowni trening trenować trenuje ćwiczyć ćwiczenia
yoga: joga jogi jogę
massage: masaż masaże masażu
hairdresser: fryzjer fryzjerka strzyżenie
locker: szafka szafki szatnia
luggage: bagaż walizka
toilet: toaleta toalety wc
shower: prysznic prysznice
airconditioning: klimatyzacja
balcony: balkon taras ogród
beach: plaża plaże
hotel: hotel
reception: recepcja recepcji
tour: wycieczka zwiedzanie oprowadzanie
exhibition: wystawa wystawy muzeum
concert: koncert koncerty
seat: miejsce miejsca
restaurant: restauracja restauracje
cafe: kawiarnia kawa
menu: menu dania
vegetarian: wegetariański wegetariańskie
vegan: wegański wegańskie
allergy: alergia uczulenie gluten bezglutenowe
takeaway: na_wynos
smoke: palić palenie
party: urodziny wesele przyjęcie
noise: hałas cisza
rubbish: śmieci odpady
dentist: dentysta stomatolog
pharmacy: apteka lek leki
prescription: recepta skierowanie
vaccine: szczepienie szczepionka
hospital: szpital klinika
pregnant: ciąża ciąży
vet: weterynarz
nursery: przedszkole żłobek
childcare_gym: opiekunka opieka
playground: plac_zabaw bawialnia
school: szkoła szkoły
university: uniwersytet uczelnia
timetable: grafik rozkład harmonogram plan_zajęć
volunteer: wolontariusz wolontariat
internship: praktyka praktyki staż
cv: cv aplikować
fine: mandat kara
contract: umowa umowy umowę
notice_period: wypowiedzenie wypowiedzenia
minimum_term: okres_umowy
moving: przeprowadzka
key_door: klucz klucze
permit: pozwolenie zezwolenie
driving_licence: prawo_jazdy
form: formularz wniosek
council: urząd gmina
mayor: burmistrz wójt prezydent_miasta
police: policja
accident: wypadek szkoda
theft: kradzież ukradli
weather: pogoda deszcz
night: noc nocy
installation: montaż instalacja
maintenance: przegląd konserwacja
second_hand: używany używane
brand: marka marki
origin: pochodzenie wyprodukowany
guest: gość goście znajomy
companion: osoba_towarzysząca
senior: senior seniorzy emeryt emeryci emerytów
family: rodzina rodzinny
women: kobieta kobiet panie
men: mężczyzna mężczyzn panowie
equipment: sprzęt wyposażenie
bed: łóżko łóżka
furniture: mebel meble
wash: prać pranie
drink: napój napoje
wine: wino
beer: piwo
cake: ciasto tort
bread: chleb pieczywo
month: miesiąc miesięczny miesięcznie
year: rok rocznie roczny
week: tydzień tygodniowo
pain: ból boli kręgosłup plecy pleców
parent: rodzic rodzice rodzica mama tata
take_picture: zdjęcia fotografować zdjęcie
borrow: wypożyczyć pożyczyć
entrance: wejście wstęp
treatment: zabieg zabiegi
documents_needed: dokumenty dokument
season_ticket: karnet abonament
day_pass: jednorazowe jednorazowy pojedyncze
checkup: badanie badania kontrola
personal_trainer: trener personalny trenera
nutrition: dietetyk dieta dietetyczka żywieniowy
joining_fee: wpisowe opłata_wpisowa
direct_debit: polecenie_zapłaty
confirmation: potwierdzenie potwierdzić
friend: znajomy kolega koleżanka przyjaciel
stroller: wózek
bring_along: zabrać wziąć przynieść
teenager: nastolatek młodzież
dance: taniec taneczny
duration: trwa czas długo
when: kiedy data dzień
minimum: minimum minimalny
maximum: maksimum maksymalny
customer: klient klienci
`;
