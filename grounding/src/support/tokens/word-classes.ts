/** The closed classes of English words that the support checks read. All in lower case, without apostrophes. */

const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));

/** Turn a clause into its opposite. `nt` stands for `n't`. */
export const NEGATORS = words(`not nt no never neither nor none nobody nothing nowhere cannot without hardly barely
  rarely seldom unable lack lacks lacked lacking fail fails failed except excluding`);

/** Narrow a claim: leaving one out, or putting one in, changes what is said. */
export const RESTRICTIVE =
  words(`not nt no never neither nor none cannot without hardly barely rarely seldom unable only
  if unless except excluding until till before after may might could should some most usually about almost provided
  providing sometimes often generally typically normally mostly mainly partly nearly approximately roughly around
  probably possibly perhaps likely potentially reportedly allegedly supposedly when whenever where during while once
  unlike instead rather than few several many`);

/** Open a condition. */
export const CONDITION_OPENERS = words("if unless except excluding provided providing");

/** Open a clause of time or circumstance, which often is the condition. */
export const TIME_OPENERS = words("until till before after when whenever once without during");

/** A hedge of the source, and the words in the statement that keep what it says. */
export interface HedgeClass {
  hedges: ReadonlySet<string>;
  kept: ReadonlySet<string>;
}

const hedgeClass = (hedges: string, kept: string): HedgeClass => ({
  hedges: words(hedges),
  kept: words(`${hedges} ${kept}`),
});

/** Say how sure, how often, how many, how nearly, or that nothing else. */
export const HEDGE_CLASSES: readonly HedgeClass[] = [
  hedgeClass(
    "may might could possibly perhaps maybe probably likely potentially reportedly allegedly supposedly",
    "can possible potential possibility chance risk believed thought",
  ),
  hedgeClass(
    "usually sometimes often generally typically normally mostly mainly partly frequently commonly",
    "general most common largely primarily usual typical many some regularly",
  ),
  hedgeClass("some few several most", "many majority various certain multiple number often usually generally mostly"),
  hedgeClass(
    "about almost nearly roughly approximately around up",
    "over under within less more than least most maximum minimum estimated close",
  ),
  hedgeClass("only solely exclusively", "just sole alone single merely unless one nothing except"),
];

/** May stand in a `close` statement although the source doesn't have them. */
export const INSERTABLE = words(`a an the be is are was were been being am have has had having do does did done he she
  it they we you i him her them us me his its their our your my this these those that which who and also of in on for to
  by at as with from s there but while called known named made include includes including provides provided located situated`);

/** A claim with one of a class needs one of the same class in the quote. */
export const QUALIFIER_CLASSES: readonly ReadonlySet<string>[] = [
  words("must required requires require mandatory obligatory need needs necessary needed shall have has obliged"),
  words("all every each any entire whole everything everyone both always total wholly entirely throughout full"),
  words("only just solely exclusively sole alone merely unless except limited single unique one"),
  words("always ever all every each constantly continuously never throughout permanent permanently"),
  words("never no not nt none cannot neither nor nobody nothing without"),
  words("before prior until till ahead earlier previously preceding beforehand by first then"),
  words("after following once since later upon subsequently then when next post followed"),
  words("most majority mostly mainly largely primarily usually predominantly chiefly principally"),
  words("first earliest original originally initially initial inaugural begin began debut"),
  words("last final latest finally recent ultimately end ended"),
];

/** The words that ask for one of their class: each is the start of `QUALIFIER_CLASSES[n]`. */
export const QUALIFIER_CLASS_OF: ReadonlyMap<string, number> = new Map([
  ...["must", "required", "mandatory", "obligatory"].map((word) => [word, 0] as const),
  ...["all", "every", "each", "entire", "both"].map((word) => [word, 1] as const),
  ...["only", "solely", "exclusively"].map((word) => [word, 2] as const),
  ...["always"].map((word) => [word, 3] as const),
  ...["never"].map((word) => [word, 4] as const),
  ...["before", "until"].map((word) => [word, 5] as const),
  ...["after"].map((word) => [word, 6] as const),
  ...["most"].map((word) => [word, 7] as const),
]);

/** Common words that say little about what a sentence is about: they count less than half in coverage. */
export const LIGHT = words(`make makes made making use uses used using include includes included including get gets got
  give gives given gave provide provides provided take takes taken took come comes came become becomes became known call
  called calls refer refers referred help helps need needs want wants way ways thing things kind type types various
  several many much different based related also such like well however therefore additionally furthermore moreover
  overall addition example instance order part set number certain specific particular mean means meant consist consists
  contain contains involve involves allow allows ensure enable enables consider considered according due lead leads
  result results able since well within among along using via per`);

/** Words of action and order that sources leave out and models put in: by themselves they add no fact. */
export const PLAIN =
  words(`go goes going cost costs costing carry carries click choose chosen pick picks select see receive
  receives received receiving buy buying bought create created put puts add arrive arrives last lasts require requires
  required offer offers offered accept accepts accepted apply applies run runs work works send sends sent pay pays start
  starts make sure still instead plus including afterwards currently simply directly easily fully total whole
  alternatively whereas depending abroad item items feature features response deducted deduct charge charged charges
  price priced order orders ordered switched move moved moves enter entering look looking find found weigh weighs
  weighing happen happens try keep keeps kept stay stays remain remains available possible able specific various especially significantly significant widely indeed initially relevant
  important main essential details variety actual primary serious following context contexts sense summary recommended`);

/** Words that never count as content. */
export const FUNCTION_WORDS =
  words(`a an the and or but nor so yet if then else than that which who whom whose what when
  where why how this these those there here it its he she they we you i him her them us me his their our your my mine
  yours theirs ours itself himself herself themselves yourself ourselves be is are was were been being am do does did
  done doing have has had having will would shall should can could may might must ought of in on at to for from by with
  about as into onto upon over under between among through during before after above below up down out off again further
  once not no nor never none only own same too very just also both each every all any some few more most other another
  such while because until unless although though since whether either neither without within against toward towards
  s t d ll re ve m nt yes please etc eg ie vs via per however one ones`);

/** Opens a sentence with a capital without being a name. */
export const OPENERS =
  words(`additionally furthermore moreover however therefore overall according based yes sure thanks
  finally first second third lastly next generally typically usually sometimes often currently originally initially
  later today please note remember including unfortunately fortunately similarly likewise meanwhile instead otherwise
  consequently hence thus specifically notably importantly alternatively essentially basically ultimately eventually
  afterwards subsequently previously recently meanwhile certainly indeed nevertheless nonetheless regardless rather
  unlike despite besides apart aside given depending following using like unless whenever wherever whoever`);

/** Stand for a subject that was named before. */
export const PRONOUNS = words("it they he she this these its their his her");

/** Point at one of several: another one in its stead is another claim. */
export const DISTINGUISHING = words("same next other own");
