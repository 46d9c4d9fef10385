/**
 * The American spelling of a British one, so that both have one stem: `licence`, `colour`, `organisation`. Lower-case
 * words.
 */
export function foldSpelling(word: string): string {
  const known = SPELLINGS.get(word);
  if (known !== undefined) return known;
  if (word.length < SHORTEST) return word;
  return word
    .replace(/(?<=^.{3,})our(?=$|s$|ed$|ing$|able$|ite$|ites$|ful$|less$|er$|ers$|ly$|hood)/, "or")
    .replace(/(?<=^.{3,})is(?=e$|es$|ed$|er$|ers$|ing$|ation$|ations$)/, "iz")
    .replace(/(?<=^.{3,})ys(?=e$|es$|ed$|er$|ers$|ing$)/, "yz")
    .replace(/(?<=^.{2,}[bt])re(?=$|s$|d$)/, "er")
    .replace(/(?<=^.{3,}(?:al|el))l(?=ed$|ing$|er$|ers$|ation$|ations$)/, "");
}

/** What a rule may change. */
const SHORTEST = 5;

const SPELLINGS: ReadonlyMap<string, string> = new Map(
  `licence license,licences license,defence defense,defences defense,offence offense,offences offense,pretence pretense,
  practise practice,practised practice,practising practice,catalogue catalog,catalogues catalog,dialogue dialog,
  dialogues dialog,analogue analog,programme program,programmes program,grey gray,
  aluminium aluminum,judgement judgment,judgements judgment,acknowledgement acknowledgment,ageing aging,
  travelling traveling,jewellery jewelry,fulfil fulfill,fulfils fulfill,enrol enroll,enrols enroll,enrolment enrollment,
  skilful skillful,instalment installment,instalments installment,mould mold,plough plow,tyre tire,tyres tire,kerb curb,
  anaemia anemia,paediatric pediatric,oestrogen estrogen,manoeuvre maneuver,encyclopaedia encyclopedia,mediaeval medieval`
    .split(",")
    .map((pair) => pair.trim().split(" ") as [string, string]),
);
