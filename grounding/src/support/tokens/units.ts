/** What a number measures: a dimension and the factor to its base unit. */
export interface Unit {
  dimension: string;
  factor: number;
}

/**
 * Units by name, in lower case. Days and shorter in seconds, months and longer in months (a month is no fixed number of
 * days), lengths in metres, masses in grams, data in bytes. `pounds` is money or mass, so it is a dimension of its own.
 */
export const UNITS: ReadonlyMap<string, Unit> = new Map(
  Object.entries({
    time: {
      "ms millisecond milliseconds": 0.001,
      "s sec secs second seconds": 1,
      "min mins minute minutes": 60,
      "h hr hrs hour hours": 3600,
      "day days": 86_400,
      "week weeks": 604_800,
      "fortnight fortnights": 1_209_600,
    },
    workday: { workday: 1, workdays: 1 },
    month: {
      "month months": 1,
      "quarter quarters": 3,
      "year years yr yrs": 12,
      "decade decades": 120,
      "century centuries": 1200,
    },
    length: {
      "mm millimetre millimetres millimeter millimeters": 0.001,
      "cm centimetre centimetres centimeter centimeters": 0.01,
      "m metre metres meter meters": 1,
      "km kilometre kilometres kilometer kilometers": 1000,
      "inch inches": 0.0254,
      "ft foot feet": 0.3048,
      "yd yard yards": 0.9144,
      "mi mile miles": 1609.344,
    },
    mass: {
      "mg milligram milligrams": 0.001,
      "g gram grams": 1,
      "kg kilogram kilograms kilo kilos": 1000,
      "tonne tonnes": 1_000_000,
      "ton tons": 1_000_000,
      "oz ounce ounces": 28.349523125,
      "lb lbs": 453.59237,
    },
    pound: { "pound pounds": 1 },
    volume: {
      "ml millilitre millilitres milliliter milliliters": 0.001,
      "l litre litres liter liters": 1,
      "gallon gallons": 3.785411784,
    },
    data: {
      "byte bytes": 1,
      "kb kilobyte kilobytes": 1e3,
      "mb megabyte megabytes": 1e6,
      "gb gigabyte gigabytes": 1e9,
      "tb terabyte terabytes": 1e12,
      kib: 1024,
      mib: 1024 ** 2,
      gib: 1024 ** 3,
      tib: 1024 ** 4,
    },
    times: { times: 1 },
    percent: { "percent pct percentage": 1 },
    usd: { "usd dollar dollars": 1, "cent cents": 0.01 },
    eur: { "eur euro euros": 1 },
    gbp: { gbp: 1 },
    jpy: { "jpy yen": 1 },
    inr: { "inr rupee rupees": 1 },
    degree: { "degree degrees": 1, celsius: 1 },
    speed: { mph: 0.44704, "kmh kph": 0.2777777778 },
    watt: {
      "watt watts w": 1,
      "kw kilowatt kilowatts": 1000,
      "mw megawatt megawatts": 1e6,
      "gw gigawatt gigawatts": 1e9,
    },
    volt: { "volt volts v": 1 },
  }).flatMap(([dimension, names]) =>
    Object.entries(names).flatMap(([list, factor]) =>
      list.split(" ").map((name): [string, Unit] => [name, { dimension, factor }]),
    ),
  ),
);

export const CURRENCY_SIGNS: ReadonlyMap<string, string> = new Map([
  ["$", "usd"],
  ["€", "eur"],
  ["£", "gbp"],
  ["¥", "jpy"],
  ["₹", "inr"],
]);

export const MULTIPLIERS: ReadonlyMap<string, number> = new Map([
  ["hundred", 100],
  ["thousand", 1e3],
  ["million", 1e6],
  ["billion", 1e9],
  ["trillion", 1e12],
  ["dozen", 12],
]);

/** Behind a number with a currency sign: `$5m`. */
export const SHORT_MULTIPLIERS: ReadonlyMap<string, number> = new Map([
  ["k", 1e3],
  ["m", 1e6],
  ["mn", 1e6],
  ["bn", 1e9],
  ["b", 1e9],
]);

const SMALL =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen";
const TENS = "twenty thirty forty fifty sixty seventy eighty ninety";
const ORDINALS = "first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth";
const MONTHS = "january february march april may june july august september october november december";

export const NUMBER_WORDS: ReadonlyMap<string, number> = new Map([
  ...SMALL.split(" ").map((word, index): [string, number] => [word, index]),
  ...TENS.split(" ").map((word, index): [string, number] => [word, (index + 2) * 10]),
]);

export const ORDINAL_WORDS: ReadonlyMap<string, number> = new Map(
  ORDINALS.split(" ").map((word, index): [string, number] => [word, index + 1]),
);

/** Month names and their three-letter forms, 1 to 12. */
export const MONTH_NUMBERS: ReadonlyMap<string, number> = new Map([
  ...MONTHS.split(" ").flatMap((word, index): [string, number][] => [
    [word, index + 1],
    [word.slice(0, 3), index + 1],
  ]),
  ["sept", 9],
]);
