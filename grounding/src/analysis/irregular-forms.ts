import { stemEnglish } from "./stem-english.ts";

/**
 * English words whose forms no rule tells, each line one word: its base, then its other forms. `left`, `lay`, `found`
 * and `born` are read as forms of `leave`, `lie`, `find` and `bear`.
 */
const FORMS = `take took taken
give gave given
go went gone
make made
write wrote written
begin began begun
become became
hold held
lead led
leave left
build built
sell sold
buy bought
pay paid
send sent
keep kept
find found
know knew known
show shown
grow grew grown
man men
cd cds
dvd dvds
pc pcs
pdf pdfs
tv tvs
woman women
child children
person people
say said
tell told
think thought
bring brought
teach taught
lose lost
win won
meet met
run ran
rise rose risen
fall fell fallen
speak spoke spoken
break broke broken
choose chose chosen
draw drew drawn
drive drove driven
eat ate eaten
fly flew flown
forget forgot forgotten
get got gotten
see saw seen
sing sang sung
stand stood
steal stole stolen
strike struck
swear swore sworn
throw threw thrown
wear wore worn
spend spent
mean meant
feel felt
hear heard
deal dealt
seek sought
catch caught
life lives
foot feet
bear bore born borne
sit sat
shoot shot
sleep slept
understand understood
come came
swim swam swum
drink drank drunk
ride rode ridden
hide hid hidden
bite bit bitten
freeze froze frozen
shake shook shaken
wake woke woken
sink sank sunk
shrink shrank shrunk
ring rang rung
lend lent
bend bent
lay laid
lie lain
hang hung
stick stuck
dig dug
feed fed
bleed bled
breed bred
light lit
slide slid
sweep swept
tear tore torn
weave wove woven
withdraw withdrew withdrawn
tooth teeth
mouse mice
goose geese
half halves
knife knives
wife wives
shelf shelves
leaf leaves
loaf loaves
wolf wolves
scarf scarves
thief thieves
calf calves
bad worse worst
far further farther furthest`
  .split("\n")
  .map((line) => line.split(" "));

/** By any other form the base form: `took` is one of `take`. */
export const BASE_FORMS: ReadonlyMap<string, string> = new Map(
  FORMS.flatMap(([base, ...others]) => others.map((form): [string, string] => [form, base!])),
);

const TERMS: ReadonlyMap<string, readonly string[]> = new Map(
  FORMS.flatMap((forms) => {
    const terms = [...new Set(forms.map(stemEnglish))];
    return forms.map((form): [string, readonly string[]] => [form, terms]);
  }),
);

/** The English terms of a word's other forms: `take` and `taken` for `took`. None for a word that has none. */
export function irregularForms(word: string, term: string): readonly string[] {
  return TERMS.get(word)?.filter((other) => other !== term) ?? NONE;
}

const NONE: readonly string[] = [];
