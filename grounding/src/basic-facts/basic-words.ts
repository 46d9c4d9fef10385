/**
 * What a first visitor asks of whoever runs a site: where they are, how to reach them, when they are open, what they
 * take, and who they are.
 */
export type BasicFact = "address" | "phone" | "email" | "contact" | "hours" | "price" | "owner";

/** `contact` is told by a phone number and an e-mail address. */
export type ToldKind = Exclude<BasicFact, "contact">;

/** In the order in which they are looked for: `do you have an email address`. */
export const BASIC_FACTS: readonly BasicFact[] = ["email", "phone", "address", "hours", "price", "owner", "contact"];

/** Words of one language, as they are written. */
export interface BasicWords {
  /** What names each fact. */
  names: Readonly<Record<BasicFact, string>>;
  /** What may stand beside them in a question for nothing else, besides the language's common words. */
  beside: Readonly<Partial<Record<BasicFact, string>>>;
  /** … whatever is asked for: courtesies. */
  carrying: string;
  /** … and what any place is called that a site is about: `office`. */
  places: string;
  /** What a site may be about, and what a part of it may be, with hours of its own: a shop's café. */
  parts: string;
  /** What to look for in texts. */
  sought: Readonly<Record<BasicFact, string>>;
}

/** By primary tag. */
export const BASIC_WORDS: Readonly<Record<string, BasicWords>> = {
  en: {
    names: {
      email: "email emails mail",
      phone: "phone telephone tel number call ring",
      address: "where wheres address location located directions situated based find postcode",
      hours: "open opening opened hours times close closes closing closed shut",
      price: "cost costs price prices pricing charge charges fees fee rates much expensive pricelist tariff tariffs",
      contact: "contact reach touch hold message",
      owner: "owns owner owners runs boss manager charge founder founders founded",
    },
    beside: {
      email: "address contact send write",
      phone: "contact reach speak",
      address: "place exactly get come coming live",
      hours:
        "time business normally usually today now days when come visit drop pop in there stay round by late early morning mornings afternoon afternoons evening evenings",
      price: "list pay services general night person hour day roughly",
      contact: "details best way get speak",
      owner: "it behind in",
    },
    carrying:
      "please pls plz thanks thank hi hello hey r u ur ya guys tell know have got give want need like find way team folks whats",
    places:
      "shop shops store stores branches office clinic practice practise surgery studio salon school hotel company business premises place building",
    parts:
      "restaurant cafe museum kitchen bar pool pools sauna gym library gallery reception campsite playground garden gardens spa exhibition bistro canteen cinema theatre zoo",
    sought: {
      email: "email e-mail mail contact",
      phone: "phone telephone tel call ring contact",
      address: "address find directions visit contact tel street",
      hours: "open opening hours closed monday sunday mon sat sun",
      price: "price prices cost fee fees rates pricing admission tickets",
      contact: "contact phone tel email call",
      owner: "owner owned run founded manager director",
    },
  },
  de: {
    names: {
      email: "email mail mailadresse emailadresse",
      phone: "telefon telefonnummer tel nummer rufnummer handynummer anrufen telefonisch",
      address:
        "wo adresse anschrift standort anfahrt finde findet finden hinkommen liegt liegen sitzt befindet befinden",
      hours:
        "offen auf geoffnet offnungszeiten offnungszeit schliesst schliessen offnet macht sprechzeiten sprechstunde sprechstunden geschlossen burozeiten",
      price: "kosten kostet preis preise preisliste teuer gebuhren tarife",
      contact: "kontakt kontaktieren erreichen erreiche erreichbar kontaktdaten",
      owner:
        "chef chefin inhaber inhaberin besitzer besitzerin geschaftsfuhrer geschaftsfuhrerin leitet fuhrt gehort leiter leiterin",
    },
    beside: {
      email: "adresse kontakt schreiben schreibe e",
      phone: "erreichen erreiche",
      address: "genau hin kommen komme komm",
      hours:
        "wann zeiten uhr heute jetzt macht tage vormittag vormittags nachmittag nachmittags abend abends morgens mittags",
      price: "ungefahr leistungen nacht person stunde so",
      contact: "am besten euch bei",
    },
    carrying:
      "bitte hallo hi hey danke guten tag moin servus ihr euch eure euer ihre ihnen seid habt haben hat gibt man kann konnte komme genau denn eigentlich lauten lautet",
    places: "laden geschaft praxis buro firma studio salon schule hotel haus",
    parts:
      "restaurant cafe museum kuche bar bad hallenbad freibad schwimmbad becken sauna bibliothek bucherei galerie rezeption campingplatz spielplatz garten shop ausstellung fitnessstudio therme thermalbad strandbad bistro kantine mensa kino theater zoo",
    sought: {
      email: "E-Mail Mail Email Kontakt",
      phone: "Telefon Tel Telefonnummer Anruf anrufen Kontakt",
      address: "Adresse Anschrift Anfahrt Standort finden Kontakt Tel Straße",
      hours: "Öffnungszeiten geöffnet Sprechzeiten Montag Sonntag geschlossen Uhr Mo Fr Sa",
      price: "Preis Preise Kosten Gebühren Tarif Euro Eintritt",
      contact: "Kontakt Telefon Tel E-Mail Mail",
      owner: "Inhaber Inhaberin Geschäftsführer Leitung geführt gegründet",
    },
  },
  fr: {
    names: {
      email: "mail email courriel",
      phone: "telephone tel numero appeler telephoner",
      address: "ou adresse trouver trouve trouvez situe situee situes localisation acces emplacement venir",
      hours: "ouvert ouverts ouverte ouvertes ouvrez ouvre fermez ferme horaires horaire ouverture fermeture",
      price: "prix tarif tarifs coute coutent cout combien",
      contact: "contacter contact joindre coordonnees",
      owner: "patron patronne gerant gerante gerants proprietaire proprietaires dirige tient responsable",
    },
    beside: {
      email: "adresse contact e ecrire",
      phone: "joindre",
      address: "exactement aller situer",
      hours: "heures heure quand jours aujourd hui quels matin apres midi soir",
      price: "ca nuit nuitee personne heure",
      contact: "moyen",
    },
    carrying: "bonjour bonsoir salut svp stp plait merci vous etes votre vos est ce peut peux puis avez chez donner",
    places: "magasin boutique cabinet hotel etablissement salon ecole maison gite",
    parts:
      "restaurant cafe musee cuisine bar piscine bassin sauna bibliotheque mediatheque galerie reception accueil camping jardin exposition bistrot bistro cantine cinema theatre zoo",
    sought: {
      email: "e-mail mail email courriel contact",
      phone: "téléphone tél appeler contact",
      address: "adresse accès venir trouver contact tél rue",
      hours: "ouvert ouverture horaires lundi dimanche fermé lun sam dim",
      price: "prix tarif tarifs euros entrée",
      contact: "contact téléphone tél e-mail mail",
      owner: "propriétaire gérant gérante dirige tenu fondé créé",
    },
  },
  es: {
    names: {
      email: "correo email mail",
      phone: "telefono numero llamar llamaros llamo movil",
      address:
        "donde direccion ubicacion ubicados ubicado encontrar encuentro encontraros encuentran llegar llego queda quedan situados situado",
      hours: "abierto abiertos abierta abris abren abre cierran cerrais cierra horario horarios apertura",
      price: "precio precios cuesta cuestan cuanto vale tarifa tarifas coste cobran cobrais",
      contact: "contactar contacto contactaros contactarles comunicarme contacta contacto",
      owner: "dueno duena duenos propietario propietaria propietarios director directora dirige encargado",
    },
    beside: {
      email: "electronico direccion contacto escribir",
      phone: "contacto",
      address: "exactamente exacta",
      hours: "hora horas cuando dias hoy ahora atencion manana mananas tarde tardes",
      price: "aproximadamente noche persona hora",
      contact: "forma puedo",
    },
    carrying:
      "hola buenas gracias favor estais estan esta sois son vuestra vuestro tienen teneis hay me puedo puede podria cual dar decir",
    places: "tienda local centro oficina escuela academia clinica hotel casa",
    parts:
      "restaurante cafe cafeteria museo cocina bar piscina sauna biblioteca galeria recepcion camping jardin exposicion gimnasio",
    sought: {
      email: "correo email e-mail mail contacto",
      phone: "teléfono tel llamar contacto",
      address: "dirección ubicación llegar dónde contacto tel calle",
      hours: "abierto horario apertura lunes domingo cerrado lun sáb dom",
      price: "precio precios tarifa tarifas euros entrada entradas",
      contact: "contacto teléfono tel correo email",
      owner: "dueño propietario director directora fundado dirige fundó abrió llevan",
    },
  },
  it: {
    names: {
      email: "email mail posta",
      phone: "telefono numero chiamare chiamarvi cellulare tel",
      address: "dove indirizzo trovate trovarvi trova trovo arrivare arrivo siete",
      hours: "aperti aperto aperta aprite apre chiudete chiude orari orario apertura chiusura",
      price: "prezzo prezzi costa costano quanto tariffa tariffe costo",
      contact: "contattare contattarvi contatto contatti raggiungere",
      owner: "titolare titolari proprietario proprietari gestisce direttore direttrice",
    },
    beside: {
      email: "indirizzo elettronica",
      address: "esattamente",
      hours: "ora ore quando oggi giorni",
      price: "listino",
    },
    carrying: "ciao salve buongiorno buonasera grazie favore siete avete vostro vostra posso puo",
    places: "negozio ufficio studio hotel scuola",
    parts:
      "ristorante bar caffe museo cucina piscina sauna biblioteca galleria reception campeggio giardino mostra palestra",
    sought: {
      email: "email e-mail mail contatti",
      phone: "telefono tel chiamare contatti",
      address: "indirizzo dove trovarci contatti tel via",
      hours: "aperto orari apertura lunedì domenica chiuso",
      price: "prezzo prezzi tariffe euro",
      contact: "contatti telefono tel email",
      owner: "titolare proprietario direttore fondato gestito nato",
    },
  },
  pt: {
    names: {
      email: "email mail correio",
      phone: "telefone telemovel numero ligar tel",
      address: "onde morada endereco localizacao localizados ficam fica encontrar chegar",
      hours: "aberto abertos aberta abrem abre fecham fecha horario horarios",
      price: "preco precos custa custam quanto tarifas valor",
      contact: "contactar contacto contactos contato contatar",
      owner: "dono dona donos proprietario proprietaria proprietarios diretor gerente",
    },
    beside: { email: "eletronico endereco", hours: "horas hora quando hoje dias funcionamento" },
    carrying: "ola bom dia boa tarde obrigado obrigada favor voces vossa vosso estao posso",
    places: "loja escritorio escola hotel",
    parts:
      "restaurante cafe museu cozinha bar piscina sauna biblioteca galeria recepcao camping jardim exposicao ginasio",
    sought: {
      email: "email e-mail mail contactos",
      phone: "telefone tel ligar contactos",
      address: "morada endereço localização onde contactos tel rua",
      hours: "aberto horário segunda domingo fechado encerrado",
      price: "preço preços tarifas euros",
      contact: "contactos telefone tel email",
      owner: "dono proprietário diretor gerente fundado",
    },
  },
  nl: {
    names: {
      email: "email mail mailadres emailadres",
      phone: "telefoon telefoonnummer nummer bellen bel tel",
      address: "waar adres locatie vinden vind gevestigd route zitten",
      hours: "open geopend openingstijden openingsuren sluiten dicht gesloten",
      price: "prijs prijzen kost kosten tarief tarieven duur",
      contact: "contact bereiken bereik contactgegevens",
      owner: "eigenaar eigenaren eigenaresse baas",
    },
    beside: { email: "adres", hours: "laat tijden wanneer vandaag nu", address: "precies" },
    carrying: "hallo hoi dag bedankt graag jullie uw zijn hebben alsjeblieft",
    places: "winkel kantoor praktijk school hotel",
    parts:
      "restaurant cafe museum keuken bar zwembad sauna bibliotheek galerie receptie camping tuin tentoonstelling sportschool",
    sought: {
      email: "email e-mail mail contact",
      phone: "telefoon tel bellen contact",
      address: "adres route vinden contact tel straat",
      hours: "open openingstijden maandag zondag gesloten",
      price: "prijs prijzen tarief tarieven euro",
      contact: "contact telefoon tel mail",
      owner: "eigenaar opgericht geleid runt begon",
    },
  },
  sv: {
    names: {
      email: "email mail mejl epost mejladress",
      phone: "telefon telefonnummer nummer ringa tel",
      address: "var adress ligger hittar hitta plats",
      hours: "oppet oppettider oppnar stanger stangt",
      price: "pris priser kostar kosta avgift",
      contact: "kontakta kontakt na",
      owner: "agare agaren agarna driver",
    },
    beside: { hours: "nar tider idag nu dags", email: "adress" },
    carrying: "hej tack ni er ert finns har snalla",
    places: "butik kontor skola hotell",
    parts:
      "restaurang kafe museum kok bar bassang simhall bad sauna bastu bibliotek galleri reception camping utstallning gym",
    sought: {
      email: "e-post mejl mail kontakt",
      phone: "telefon tel ring kontakt",
      address: "adress hitta besök kontakt tel gatan",
      hours: "öppet öppettider måndag söndag stängt",
      price: "pris priser kostar kronor",
      contact: "kontakt telefon tel e-post",
      owner: "ägare grundare drivs grundades startade",
    },
  },
  da: {
    names: {
      email: "email mail mailadresse epost",
      phone: "telefon telefonnummer tlf nummer ringe ringer",
      address: "hvor adresse adressen ligger finder finde beliggende",
      hours: "abent aben abner abningstid abningstider abningstiderne lukker lukket",
      price: "pris priser prisen koster koste prisliste gebyr dyrt",
      contact: "kontakt kontakte kontaktoplysninger fat",
      owner: "ejer ejeren ejere indehaver indehaveren chef chefen leder direktor driver",
    },
    beside: {
      email: "adresse skrive",
      address: "praecis henne",
      hours: "hvornar tider laenge tid dag idag nu morgen formiddag eftermiddag aften",
      price: "cirka nat person time",
      contact: "bedst",
    },
    carrying: "hej tak venligst jeres er i har fa far kan man hvad hvem hvilke",
    places: "butik butikken forretning forretningen kontor klinik skole hotel firma sted",
    parts:
      "restaurant cafe museum kokken bar bassin svommehal bad sauna bibliotek galleri reception campingplads legeplads have udstilling fitnesscenter",
    sought: {
      email: "e-mail mail skriv kontakt",
      phone: "telefon tlf ring kontakt",
      address: "adresse find besøg kontakt tlf gade vej",
      hours: "åbent åbningstider mandag søndag lukket",
      price: "pris priser koster kr",
      contact: "kontakt telefon tlf mail",
      owner: "ejer indehaver grundlagt åbnede drives direktør",
    },
  },
  pl: {
    names: {
      email: "email mail maila mailowy",
      phone: "telefon telefonu telefoniczny numer zadzwonic dzwonic tel",
      address: "gdzie adres adresu znajdujecie znajduje jestescie lokalizacja miescicie",
      hours:
        "otwarte otwarty otwarta otwieracie otwieraja zamykacie zamykaja czynne czynny czynna nieczynne zamkniete godziny godzin",
      price: "cena ceny cen cennik kosztuje kosztuja koszt oplaty",
      contact: "kontakt kontaktowac skontaktowac",
      owner: "wlasciciel wlascicielem wlasciciela wlascicielka szef szefem kierownik dyrektor prowadzi",
    },
    beside: {
      email: "adres napisac",
      phone: "kontaktowy",
      address: "dokladnie",
      hours: "kiedy ktorej godzinie otwarcia dzis dzisiaj jutro teraz rano wieczorem dni",
      price: "okolo osoba osobe",
    },
    carrying: "dzien dobry czesc hej prosze dziekuje wasz wasza wasze macie jestescie podac jest sa",
    places: "sklep sklepu klub klubu biuro gabinet szkola hotel firma firmy lokal",
    parts:
      "restauracja kawiarnia muzeum kuchnia bar basen basenu sauna sauny saune biblioteka galeria recepcja recepcji kemping ogrod wystawa silownia silowni",
    sought: {
      email: "e-mail mail email kontakt",
      phone: "telefon tel zadzwoń kontakt",
      address: "adres dojazd kontakt tel ul",
      hours: "otwarte godziny czynne poniedziałek niedziela zamknięte",
      price: "cena ceny cennik koszt zł",
      contact: "kontakt telefon tel mail",
      owner: "właściciel właścicielka założył założyli prowadzi menedżer",
    },
  },
};
