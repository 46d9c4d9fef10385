import { ANTONYM_PAIRS } from "./generated/antonym-pairs.ts";
import { stemOf } from "./read-tokens.ts";

/**
 * Whether two words (lower case) say the opposite: by WordNet, or by a prefix such as `un-` or a pair of `-ful` and
 * `-less`.
 */
export function isOpposite(one: string, other: string): boolean {
  if (one === other || one.length < 2 || other.length < 2) return false;
  return (
    isListed(one, other) ||
    (isCompared(one) && isCompared(other) && isListed(positiveOf(one), positiveOf(other))) ||
    isPrefixed(one, other) ||
    isPrefixed(other, one) ||
    isSuffixed(one, other)
  );
}

function isListed(one: string, other: string): boolean {
  return ANTONYMS.get(stemOf(one))?.has(stemOf(other)) === true;
}

/** `larger`, `smallest`. */
function isCompared(word: string): boolean {
  return /^\p{L}{3,}(?:er|est)$/u.test(word);
}

function positiveOf(word: string): string {
  const root = word.replace(/(?:er|est)$/u, "");
  return ANTONYMS.has(stemOf(root))
    ? root
    : ANTONYMS.has(stemOf(`${root}e`))
      ? `${root}e`
      : root.replace(/(.)\1$/u, "$1").replace(/i$/u, "y");
}

function isPrefixed(short: string, long: string): boolean {
  if (long.length <= short.length || !long.endsWith(short) || short.length < 4) return false;
  return /^(?:un|in|im|il|ir|dis|non|mis)$/.test(long.slice(0, long.length - short.length));
}

function isSuffixed(one: string, other: string): boolean {
  const root = (word: string, suffix: string) => (word.endsWith(suffix) ? word.slice(0, -suffix.length) : null);
  const careful = root(one, "ful") ?? root(other, "ful");
  return careful !== null && careful === (root(one, "less") ?? root(other, "less"));
}

/** Said of one thing on a website, these exclude each other; WordNet doesn't list them or hides them in rare senses. */
const FURTHER = `allow forbid,allow prohibit,allowed forbidden,allowed prohibited,permit prohibit,enable disable,enabled disabled,include exclude,
  included excluded,start end,begin end,begin finish,open closed,opens closes,free paid,optional required,optional mandatory,voluntary mandatory,
  accept decline,approve reject,approved rejected,gain lose,rise fall,raise reduce,increase reduce,more less,more fewer,most least,higher lower,high low,
  maximum minimum,before after,earlier later,first last,above below,over under,inside outside,indoor outdoor,import export,
  buy sell,lend borrow,male female,man woman,men women,boy girl,father mother,son daughter,brother sister,husband wife,king queen,
  win lose,won lost,success failure,succeed fail,public private,temporary permanent,manual automatic,manually automatically,
  domestic international,internal external,day night,morning evening,north south,east west,northern southern,eastern western,
  left right,upper lower,old new,young old,early late,short long,small large,big small,cheap expensive,hot cold,warm cool,wet dry,
  increase decrease,increases decreases,increased decreased,grow shrink,expand shrink,add remove,added removed,attach detach,
  connect disconnect,lock unlock,subscribe unsubscribe,install uninstall,login logout,upload download,push pull,
  majority minority,positive negative,advantage disadvantage,legal illegal,safe dangerous,simple complex,easy difficult,easy hard,
  strong weak,rich poor,full empty,same different,always never,all none,everyone nobody,with without,support oppose,supported opposed,
  create destroy,created destroyed,build destroy,arrive depart,enter exit,enter leave,employer employee,buyer seller,teacher student,
  landlord tenant,plaintiff defendant,debit credit,asset liability,profit loss,income expense,deposit withdrawal`;

const ANTONYMS: ReadonlyMap<string, ReadonlySet<string>> = readPairs(`${ANTONYM_PAIRS},${FURTHER}`);

function readPairs(list: string): Map<string, Set<string>> {
  const antonyms = new Map<string, Set<string>>();
  for (const pair of list.split(",")) {
    const [one = "", other = ""] = pair.trim().split(" ").map(stemOf);
    if (one === other) continue;
    for (const [from, to] of [
      [one, other],
      [other, one],
    ] as const) {
      const known = antonyms.get(from);
      if (known) known.add(to);
      else antonyms.set(from, new Set([to]));
    }
  }
  return antonyms;
}
