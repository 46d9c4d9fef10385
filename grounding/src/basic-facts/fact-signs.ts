import type { ToldKind } from "./basic-words.ts";

type Signs = Readonly<Record<ToldKind, RegExp>>;

/** What names the fact beside it. */
export const LABELS: Signs = {
  phone:
    /(?<!\p{L})(?:tel|t[eé]l[eé]?(?:ph|f)on\p{L}*|phone|call|ring|anruf\p{L}*|appel\p{L}*|llam\p{L}+|bel(?:len)?|tlf|ring(?:e|er)?|zadzwoń)(?!\p{L})|[☎📞]/iu,
  email: /(?<!\p{L})(?:e-?mail|mail|mejl|correo|courriel|write|schreib\p{L}*|écri\p{L}+|escríb\p{L}+)(?!\p{L})/iu,
  address:
    /(?<!\p{L})(?:address|adresse|anschrift|dirección|indirizzo|morada|adres|adress|adresse|find us|we are (?:at|in|on)|located|wir sind|sie finden uns|nous sommes|estamos en)(?!\p{L})/iu,
  hours:
    /(?<!\p{L})(?:open(?:ing)?|hours|geöffnet|öffnungszeiten|sprechzeit\p{L}*|sprechstunde\p{L}*|ouvert\p{L}*|horaires?|abiert\p{L}+|abrimos|horarios?|apert\p{L}+|orari\p{L}*|aberto|geopend|öppet|åbent?|åbningstid\p{L}*|otwart\p{L}+|czynn[aey]|godziny)(?!\p{L})/iu,
  price: /\|/u,
  owner:
    /(?<!\p{L})(?:owns?|owners?|owned by|run (?:\p{L}+ ){0,2}by|founders?|founded by|proprietors?|managing director|trading as|inhaber(?:in)?|geschäftsführer(?:in)?|geführt von|gegründet von|leitung|leiter(?:in)?|gérante?s?|propriétaires?|dirigée? par|tenue? par|fondée? par|gérée? par|tient (?:la|le) (?:boutique|magasin|maison|salon)|dueñ[oa]s?|propietari[oa]s?|director[a]?|fundad[oa]r?[a]? por|regentad[oa] por|l[ao] (?:llevan?|dirigen?|regentan?)|dirige (?:el|la) (?:casa|negocio|empresa|tienda)|(?:abrió|fundó) (?:el|la|su)|titular|titolar[ei]|proprietari[oa]?|direttore|gestit[oa] da|fondat[oa] da|fundou|gerid[oa] por|eigenaar|eigenaresse|opgericht door|runt|geleid door|drivs av|grundad av|drives af|ägare|grundare|ejer(?:en)?|indehaver(?:en)?|direktør(?:en)?|grundlagt af|åbnede|właściciel\p{L}*|założył\p{L}*|menedżer\p{L}*|kierowni\p{L}+)(?!\p{L})/iu,
};

const CONTACTS =
  /(?<!\p{L})(?:contact|kontakt|contatt|contato|where$|find us|finding us|where (?:we are|to find|you find)|visit us|visiting|get in touch|reach us|how to (?:get|find)|getting (?:here|to us)|directions|location|address|anfahrt|adresse|anschrift|standort|so finden|impressum|imprint|accès|nous trouver|venir|coordonnées|dónde|ubicación|cómo llegar|encuéntranos|dove siamo|onde estamos|waar|bereik|hitta (?:till )?(?:oss|hit)|find (?:os|vej)|dojazd|gdzie jesteśmy)/imu;

/** What heads it. */
export const HEADS: Signs = {
  phone: CONTACTS,
  email: CONTACTS,
  address: CONTACTS,
  hours:
    /(?<!\p{L})(?:open(?:ing)?|(?:business |shop |office |our )?hours|when we|öffnungs|sprechzeit|geöffnet|horaires?|heures|ouvert|horarios?|orari|aperti|openingstijd|openingsuren|öppettid|åbningstid|åbent|godziny|otwarcia)/iu,
  price:
    /(?<!\p{L})(?:pric|fees?(?!\p{L})|rates?(?!\p{L})|tariff?s?|costs?|charges?|preis|gebühr|kosten|tarif|prix|precio|prezz|listino|preço|prijz|priser|cennik|ceny|opłat|wstęp|avgift|admission|(?<!\p{L})tickets?(?!\p{L})|eintritt|entrées?(?!\p{L})|billets|entradas|ingresso|biglietti|bilhetes|toegang|entré(?!\p{L}))/iu,
  owner:
    /(?<!\p{L})(?:about|team|who we are|people|über uns|impressum|imprint|équipe|qui sommes|mentions légales|quiénes|equipo|sobre nos|chi siamo|over ons|om oss|om os(?!\p{L})|o nas)/iu,
};

/** What says that it is another's, or for another case. */
export const OTHERS: Readonly<Partial<Signs>> = {
  phone:
    /(?<!\p{L})(?:fax|emergenc\p{L}*|out[- ]of[- ]hours|999|112|press|media enquir\p{L}+|ombuds\p{L}*|complain\p{L}*|notfall\p{L}*|notdienst|beschwerde\p{L}*|presse|urgences?|emergencias?|samaritans|police|nhs|supplier|vat|registered|company (?:no|number))(?!\p{L})/iu,
  email:
    /(?<!\p{L})(?:press|media enquir\p{L}+|privacy|data protection|gdpr|dpo|ombuds\p{L}*|complain\p{L}*|jobs?|careers?|apply|applications?|vacanc\p{L}+|datenschutz\p{L}*|presse|bewerb\p{L}*|rgpd|cnil|protección de datos|newsletter|unsubscribe)(?!\p{L})/iu,
  address:
    /(?<!\p{L})(?:registered office|head office|returns?|ombuds\p{L}*|data protection|datenschutz\p{L}*|aufsichtsbehörde|cnil|supplier|parking|car park|park(?:platz|haus|ing)|station|bus|train|rücksendung\p{L}*|arrêt|gare|estación|parada)(?!\p{L})/iu,
  hours:
    /(?<!\p{L})(?:bank holidays?|public holidays?|christmas|easter|new year|phone lines?|helpline|emergenc\p{L}*|feiertag\p{L}*|weihnacht\p{L}*|telefonisch|notdienst|fériés?|noël|festivos?|navidad|delivery|deliveries|lunch break|quiet|last (?:orders?|entry))(?!\p{L})/iu,
};
