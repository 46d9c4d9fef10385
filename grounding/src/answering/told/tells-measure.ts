/**
 * Whether a text tells what a folded word of a language (a primary tag) is the name of, by its unit: `Mbit/s` is a
 * `speed`.
 */
export function tellsMeasure(word: string, language: string, text: string): boolean {
  return MEASURES.some(({ names, unit }) => names[language]?.split(" ").includes(word) === true && unit.test(text));
}

const MEASURES: readonly { names: Readonly<Record<string, string>>; unit: RegExp }[] = [
  {
    names: {
      en: "speed bandwidth fast",
      de: "geschwindigkeit bandbreite tempo schnell",
      fr: "vitesse debit",
      es: "velocidad",
      it: "velocita",
      nl: "snelheid",
      pt: "velocidade",
      sv: "hastighet",
      da: "hastighed",
      pl: "predkosc",
    },
    unit: /(?<!\p{L})(?:[kmg]bit(?:\/s|ps)?|[kmg]bps|mb\/s|km\/h|kmh|mph)(?!\p{L})/iu,
  },
  {
    names: {
      en: "temperature warm cold hot",
      de: "temperatur warm kalt heiss",
      fr: "temperature chaud chaude froid froide",
      es: "temperatura",
      it: "temperatura",
      nl: "temperatuur warm koud",
      pt: "temperatura",
      sv: "temperatur",
      da: "temperatur",
      pl: "temperatura",
    },
    unit: /\p{N} ?(?:°|degrees|grad|degr[ée]s|grados|gradi|graden|graus|grader|stopni)/iu,
  },
  {
    names: {
      en: "size dimensions big large length width height",
      de: "grosse masse gross lange breite hohe",
      fr: "taille dimensions longueur largeur hauteur surface",
      es: "tamano medidas",
      it: "dimensioni misure",
      nl: "maat afmetingen",
      pt: "tamanho medidas",
      sv: "storlek matt",
      da: "storrelse mal",
      pl: "rozmiar wymiary",
    },
    unit: /\p{N} ?(?:mm|cm|m|m²|m2|sqm|square metres|inch(?:es)?|ft|feet|gb|mb|tb|gib|mib)(?!\p{L})/iu,
  },
  {
    names: {
      en: "distance far",
      de: "entfernung weit",
      fr: "distance loin",
      es: "distancia lejos",
      it: "distanza lontano",
      nl: "afstand ver",
      pt: "distancia longe",
      sv: "avstand langt",
      da: "afstand langt",
      pl: "odleglosc daleko",
    },
    unit: /\p{N} ?(?:km|m|miles?|metres?|meters?|metern?|m[èe]tres|metros|metri|kilomet\p{L}+|minutes?|minuten|min)(?!\p{L})/iu,
  },
];
