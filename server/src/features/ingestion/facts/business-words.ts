/**
 * The words around the fields of a business, by language. In braces: `{name}` of the business, `{label}` in brackets of
 * its own, and what the sentence is about. `days` begin with Monday, each as it begins a sentence.
 */
export interface BusinessWords {
  /** For dates. */
  locale: string;
  headings: Record<"hours" | "holidays" | "address" | "phone" | "email" | "prices" | "links", string>;
  days: readonly [string, string, string, string, string, string, string];
  and: string;
  span: string;
  dayOpen: string;
  dayClosed: string;
  onDate: string;
  fromDate: string;
  dateOpen: string;
  dateClosed: string;
  address: string;
  phone: string;
  email: string;
  price: string;
}

const ENGLISH: BusinessWords = {
  locale: "en-GB",
  headings: {
    hours: "Opening hours",
    holidays: "Holidays",
    address: "Address and location",
    phone: "Phone number",
    email: "E-mail address",
    prices: "Prices",
    links: "Links",
  },
  days: ["On Monday", "On Tuesday", "On Wednesday", "On Thursday", "On Friday", "On Saturday", "On Sunday"],
  and: "and",
  span: "from {opens} to {closes}",
  dayOpen: "{day}, {name} is open {spans}{note}.",
  dayClosed: "{day}, {name} is closed{note}.",
  onDate: "On {date}",
  fromDate: "From {date} to {until}",
  dateOpen: "{when}{occasion}, {name} is open {spans}.",
  dateClosed: "{when}{occasion}, {name} is closed.",
  address: "The address of {name}{label}, where it is located, is {value}.",
  phone: "The phone number of {name}{label} is {value}.",
  email: "The e-mail address (email) of {name}{label} is {value}.",
  price: "{item} costs {value}{note}.",
};

const WORDS: Record<string, BusinessWords> = {
  en: ENGLISH,
  de: {
    locale: "de",
    headings: {
      hours: "Öffnungszeiten",
      holidays: "Feiertage und Ferien",
      address: "Adresse und Standort",
      phone: "Telefonnummer",
      email: "E-Mail-Adresse",
      prices: "Preise",
      links: "Links",
    },
    days: ["Am Montag", "Am Dienstag", "Am Mittwoch", "Am Donnerstag", "Am Freitag", "Am Samstag", "Am Sonntag"],
    and: "und",
    span: "von {opens} bis {closes} Uhr",
    dayOpen: "{day} ist {name} {spans} geöffnet{note}.",
    dayClosed: "{day} ist {name} geschlossen{note}.",
    onDate: "Am {date}",
    fromDate: "Vom {date} bis zum {until}",
    dateOpen: "{when}{occasion} ist {name} {spans} geöffnet.",
    dateClosed: "{when}{occasion} ist {name} geschlossen.",
    address: "Die Adresse von {name}{label}, also der Ort, wo es sich befindet, ist {value}.",
    phone: "Die Telefonnummer von {name}{label} ist {value}.",
    email: "Die E-Mail-Adresse (E-Mail) von {name}{label} ist {value}.",
    price: "{item} kostet {value}{note}.",
  },
  fr: {
    locale: "fr",
    headings: {
      hours: "Horaires d'ouverture",
      holidays: "Jours fériés et congés",
      address: "Adresse et situation",
      phone: "Numéro de téléphone",
      email: "Adresse e-mail",
      prices: "Prix",
      links: "Liens",
    },
    days: ["Le lundi", "Le mardi", "Le mercredi", "Le jeudi", "Le vendredi", "Le samedi", "Le dimanche"],
    and: "et",
    span: "de {opens} à {closes}",
    dayOpen: "{day}, {name} est ouvert {spans}{note}.",
    dayClosed: "{day}, {name} est fermé{note}.",
    onDate: "Le {date}",
    fromDate: "Du {date} au {until}",
    dateOpen: "{when}{occasion}, {name} est ouvert {spans}.",
    dateClosed: "{when}{occasion}, {name} est fermé.",
    address: "L'adresse de {name}{label}, où il se trouve, est {value}.",
    phone: "Le numéro de téléphone de {name}{label} est {value}.",
    email: "L'adresse e-mail (courriel) de {name}{label} est {value}.",
    price: "{item} coûte {value}{note}.",
  },
  es: {
    locale: "es",
    headings: {
      hours: "Horario de apertura",
      holidays: "Festivos y vacaciones",
      address: "Dirección y ubicación",
      phone: "Número de teléfono",
      email: "Correo electrónico",
      prices: "Precios",
      links: "Enlaces",
    },
    days: ["El lunes", "El martes", "El miércoles", "El jueves", "El viernes", "El sábado", "El domingo"],
    and: "y",
    span: "de {opens} a {closes}",
    dayOpen: "{day}, {name} está abierto {spans}{note}.",
    dayClosed: "{day}, {name} está cerrado{note}.",
    onDate: "El {date}",
    fromDate: "Del {date} al {until}",
    dateOpen: "{when}{occasion}, {name} está abierto {spans}.",
    dateClosed: "{when}{occasion}, {name} está cerrado.",
    address: "La dirección de {name}{label}, donde se encuentra, es {value}.",
    phone: "El número de teléfono de {name}{label} es {value}.",
    email: "El correo electrónico (e-mail) de {name}{label} es {value}.",
    price: "{item} cuesta {value}{note}.",
  },
  it: {
    locale: "it",
    headings: {
      hours: "Orari di apertura",
      holidays: "Festività e ferie",
      address: "Indirizzo e sede",
      phone: "Numero di telefono",
      email: "Indirizzo e-mail",
      prices: "Prezzi",
      links: "Link",
    },
    days: ["Il lunedì", "Il martedì", "Il mercoledì", "Il giovedì", "Il venerdì", "Il sabato", "La domenica"],
    and: "e",
    span: "dalle {opens} alle {closes}",
    dayOpen: "{day}, {name} è aperto {spans}{note}.",
    dayClosed: "{day}, {name} è chiuso{note}.",
    onDate: "Il {date}",
    fromDate: "Dal {date} al {until}",
    dateOpen: "{when}{occasion}, {name} è aperto {spans}.",
    dateClosed: "{when}{occasion}, {name} è chiuso.",
    address: "L'indirizzo di {name}{label}, dove si trova, è {value}.",
    phone: "Il numero di telefono di {name}{label} è {value}.",
    email: "L'indirizzo e-mail (posta elettronica) di {name}{label} è {value}.",
    price: "{item} costa {value}{note}.",
  },
  pt: {
    locale: "pt",
    headings: {
      hours: "Horário de funcionamento",
      holidays: "Feriados e férias",
      address: "Endereço e localização",
      phone: "Número de telefone",
      email: "Endereço de e-mail",
      prices: "Preços",
      links: "Links",
    },
    days: [
      "Na segunda-feira",
      "Na terça-feira",
      "Na quarta-feira",
      "Na quinta-feira",
      "Na sexta-feira",
      "No sábado",
      "No domingo",
    ],
    and: "e",
    span: "das {opens} às {closes}",
    dayOpen: "{day}, {name} está aberto {spans}{note}.",
    dayClosed: "{day}, {name} está fechado{note}.",
    onDate: "Em {date}",
    fromDate: "De {date} a {until}",
    dateOpen: "{when}{occasion}, {name} está aberto {spans}.",
    dateClosed: "{when}{occasion}, {name} está fechado.",
    address: "O endereço (morada) de {name}{label}, onde fica, é {value}.",
    phone: "O número de telefone de {name}{label} é {value}.",
    email: "O endereço de e-mail (correio eletrônico) de {name}{label} é {value}.",
    price: "{item} custa {value}{note}.",
  },
  nl: {
    locale: "nl",
    headings: {
      hours: "Openingstijden",
      holidays: "Feestdagen en vakantie",
      address: "Adres en locatie",
      phone: "Telefoonnummer",
      email: "E-mailadres",
      prices: "Prijzen",
      links: "Links",
    },
    days: ["Op maandag", "Op dinsdag", "Op woensdag", "Op donderdag", "Op vrijdag", "Op zaterdag", "Op zondag"],
    and: "en",
    span: "van {opens} tot {closes} uur",
    dayOpen: "{day} is {name} {spans} open{note}.",
    dayClosed: "{day} is {name} gesloten{note}.",
    onDate: "Op {date}",
    fromDate: "Van {date} tot en met {until}",
    dateOpen: "{when}{occasion} is {name} {spans} open.",
    dateClosed: "{when}{occasion} is {name} gesloten.",
    address: "Het adres van {name}{label}, waar het gevestigd is, is {value}.",
    phone: "Het telefoonnummer van {name}{label} is {value}.",
    email: "Het e-mailadres (e-mail) van {name}{label} is {value}.",
    price: "{item} kost {value}{note}.",
  },
};

export const BUSINESS_LANGUAGES = Object.keys(WORDS);

/** By a BCP 47 tag's first part; English for what isn't in the table. */
export function businessWords(language: string | null): BusinessWords {
  return WORDS[language?.split("-")[0]?.toLowerCase() ?? ""] ?? ENGLISH;
}

/** A sentence with its places filled; names without a value become nothing. */
export function fillIn(sentence: string, values: Record<string, string>): string {
  return sentence.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? "");
}
