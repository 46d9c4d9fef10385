import { foldWord } from "../../analysis/fold-word.ts";

/** Where a place is, as shops tell it that send things there. */
export interface Area {
  /** The code of its country. */
  country: string;
  /** What texts call the part of it, the nearest name first: `Inseln` for `Sylt`. */
  names: readonly string[];
}

/** Where a place of that name is, in any language; undefined for a word that names none, or other things besides. */
export function areaOf(word: string): Area | undefined {
  areas ??= new Map(
    AREAS.flatMap(([country, names, places]) => {
      const area = { country, names: names.split(" ").filter(Boolean) };
      return places.split(/\s+/).map((place): [string, Area] => [foldWord(place), area]);
    }),
  );
  return areas.get(foldWord(word));
}

/** What texts call a country besides its name, where they tell where something is sent. */
export const COUNTRY_NAMES: Readonly<Record<string, readonly string[]>> = {
  GB: ["mainland", "UK", "Britain", "Großbritannien", "nationwide", "kingdom"],
  IE: ["Ireland", "ROI"],
  US: ["USA", "states", "nationwide"],
  DE: ["bundesweit", "deutschlandweit", "Inland"],
  AT: ["Inland"],
  CH: ["Inland"],
  FR: ["métropolitaine", "métropole"],
  ES: ["península", "peninsular", "peninsula"],
  IT: ["nazionale"],
  PT: ["continental", "continente"],
  NL: ["binnenland"],
};

// Split from a fixed list when first asked for.
let areas: ReadonlyMap<string, Area> | undefined;

/**
 * A country, the names of a part of it, and places there as languages call them; names that are other words, too
 * (`Essen`, `Nice`, `Bath`), are left out.
 */
const AREAS: readonly [country: string, names: string, places: string][] = [
  [
    "GB",
    "England",
    `london manchester liverpool birmingham bristol leeds sheffield newcastle nottingham leicester southampton portsmouth plymouth brighton norwich exeter
     coventry sunderland carlisle bradford wolverhampton gloucester cheltenham swindon ipswich colchester peterborough luton bournemouth blackpool oxford
     middlesbrough huddersfield warrington shrewsbury worcester hereford taunton truro york cambridge lincoln chester doncaster blackburn stockport
     kent cornwall devon dorset somerset norfolk suffolk sussex surrey essex yorkshire lancashire cumbria northumberland durham cheshire shropshire
     lincolnshire derbyshire wiltshire hampshire oxfordshire berkshire hertfordshire bedfordshire cambridgeshire staffordshire warwickshire worcestershire
     gloucestershire herefordshire leicestershire nottinghamshire northamptonshire buckinghamshire londres londra londen`,
  ],
  ["GB", "Wales Welsh", "cardiff swansea wrexham aberystwyth bangor anglesey pembrokeshire"],
  ["GB", "Scotland Scottish", "edinburgh glasgow aberdeen dundee stirling perthshire fife"],
  ["GB", "Highlands Scotland Scottish", "inverness caithness sutherland ullapool"],
  ["GB", "islands Scottish Scotland Highlands", "orkney shetland skye islay lerwick kirkwall stornoway hebrides"],
  ["GB", "northern NI", "belfast derry londonderry antrim lisburn newry"],
  ["GB", "channel", "jersey guernsey alderney sark"],
  ["IE", "", "dublin galway limerick waterford kilkenny kerry donegal dublino"],
  [
    "US",
    "contiguous continental",
    `brooklyn manhattan chicago boston seattle houston dallas austin denver miami atlanta philadelphia detroit minneapolis baltimore cleveland pittsburgh
     cincinnati nashville memphis orlando tampa sacramento california texas florida ohio michigan illinois oregon colorado arizona nevada massachusetts
     pennsylvania tennessee minnesota wisconsin vegas angeles francisco nyc kalifornien`,
  ],
  ["US", "Hawaii", "honolulu oahu maui"],
  ["US", "Alaska", "anchorage fairbanks juneau"],
  ["CA", "", "toronto vancouver montreal ottawa calgary winnipeg ontario quebec alberta"],
  ["AU", "", "sydney melbourne brisbane adelaide canberra queensland"],
  ["AU", "Tasmania", "hobart launceston"],
  ["NZ", "", "auckland wellington christchurch"],
  [
    "DE",
    "",
    `berlin hamburg münchen muenchen munich köln koeln frankfurt stuttgart düsseldorf duesseldorf dortmund leipzig bremen dresden hannover
     nürnberg nuernberg nuremberg duisburg bochum wuppertal bielefeld bonn münster karlsruhe mannheim augsburg wiesbaden mönchengladbach gelsenkirchen aachen
     braunschweig kiel chemnitz magdeburg freiburg krefeld mainz lübeck erfurt oberhausen rostock kassel saarbrücken potsdam heidelberg darmstadt regensburg
     ingolstadt würzburg wolfsburg göttingen ulm heilbronn pforzheim offenbach bottrop trier jena koblenz erlangen bamberg bayreuth passau konstanz
     flensburg oldenburg osnabrück paderborn bayern sachsen hessen thüringen brandenburg niedersachsen rügen usedom fehmarn berlino berlín amburgo`,
  ],
  [
    "DE",
    "Inseln Insel islands island",
    "sylt föhr amrum norderney borkum juist langeoog spiekeroog wangerooge baltrum helgoland hiddensee pellworm",
  ],
  [
    "AT",
    "",
    "wien vienna vienne viena wenen graz linz salzburg innsbruck klagenfurt villach bregenz tirol vorarlberg kärnten steiermark",
  ],
  [
    "CH",
    "",
    `zürich zuerich zurigo genf genève geneva ginevra ginebra basel bâle basilea bern berne berna lausanne luzern lucerne winterthur gallen lugano
     neuchâtel fribourg schaffhausen`,
  ],
  [
    "FR",
    "",
    `paris lyon marseille marsiglia toulouse nantes strasbourg strassburg straßburg montpellier bordeaux lille rennes reims toulon grenoble dijon angers nîmes
     villeurbanne clermont limoges perpignan metz besançon orléans rouen mulhouse caen avignon poitiers bretagne normandie parijs parigi lione nizza`,
  ],
  ["FR", "Corse Korsika Corsica", "ajaccio bastia calvi"],
  ["FR", "outre-mer DOM TOM", "réunion guadeloupe martinique mayotte guyane guyana"],
  [
    "BE",
    "",
    "brüssel bruxelles brussels brussel bruselas antwerpen antwerp anvers gent gand brügge bruges brugge lüttich liège namur leuven charleroi",
  ],
  ["LU", "", "esch differdange"],
  [
    "NL",
    "",
    `amsterdam rotterdam utrecht eindhoven groningen tilburg almere breda nijmegen apeldoorn arnhem haarlem enschede amersfoort zwolle maastricht leiden
     dordrecht leeuwarden`,
  ],
  ["NL", "waddeneilanden eilanden Inseln islands", "texel terschelling vlieland ameland schiermonnikoog"],
  [
    "ES",
    "",
    `madrid barcelona barcellona valencia sevilla seville zaragoza málaga murcia bilbao alicante córdoba valladolid vigo gijón granada vitoria oviedo
     pamplona santander salamanca burgos albacete almería logroño badajoz huelva lleida tarragona girona cádiz jaén sebastián coruña galicia asturias
     andalucía cataluña`,
  ],
  ["ES", "Baleares Balearen Balearic islas Inseln islands", "mallorca palma ibiza menorca formentera eivissa mahón"],
  [
    "ES",
    "Canarias Kanaren Kanarische Canary islas Inseln islands",
    "tenerife teneriffa lanzarote fuerteventura gomera palmas canaria",
  ],
  ["ES", "Ceuta Melilla", "ceuta melilla"],
  [
    "IT",
    "",
    `roma rome rom milano milan mailand milán napoli neapel naples nápoles torino turin turín genova genua bologna firenze florenz florence florencia
     bari venezia venedig venice venecia verona padova padua trieste brescia parma modena perugia livorno rimini bolzano bozen trento trient toscana
     lombardia piemonte`,
  ],
  ["IT", "Sicilia Sizilien Sicily isole", "palermo catania messina siracusa trapani agrigento"],
  ["IT", "Sardegna Sardinien Sardinia isole", "cagliari sassari olbia nuoro alghero"],
  ["PT", "", "lisboa lissabon lisbon lisbonne lisbona coimbra braga faro aveiro évora setúbal leiria algarve"],
  ["PT", "Madeira ilhas", "funchal madeira"],
  ["PT", "Açores ilhas", "açores azores azoren"],
  ["DK", "", "københavn kobenhavn kopenhagen copenhagen copenhague aarhus århus odense aalborg esbjerg"],
  ["SE", "", "stockholm göteborg gothenburg malmö uppsala linköping örebro västerås"],
  ["SE", "Gotland", "visby gotland"],
  ["NO", "", "oslo trondheim stavanger tromsø"],
  ["FI", "", "helsinki tampere turku"],
  [
    "PL",
    "",
    "warszawa warschau warsaw varsovie kraków krakow krakau wrocław breslau poznań gdańsk danzig szczecin katowice",
  ],
  ["CZ", "", "praha prag prague brno"],
  ["HU", "", "budapest"],
  ["GR", "", "athen athens athènes atenas thessaloniki"],
  ["JP", "", "tokyo tokio osaka kyoto"],
];
