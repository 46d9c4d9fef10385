import { type MeantWish, wholeTurn } from "./whole-turn.ts";

const APPOINTMENT = "(?:appointments?|bookings?|slots?|lessons?|class(?:es)?|sessions?|visits?|reservations?|table)";
const BROKEN =
  "(?:broken|damaged|smashed|shattered|cracked|scratched|in (?:bits|pieces)|torn|ripped|dented|bent|chipped|stained|faulty|defective|dead)";

/** What happens to people, as they tell it, and what they ask with it. */
export const enMatters: readonly MeantWish[] = [
  {
    said: wholeTurn(
      "(?:it|they|this|these|that|(?:my|the|these|those) \\w+)(?: really| just)? (?:do(?:es)?n'?t|do(?:es)? not|did ?n'?t) (?:fit|suit)(?: me)?|(?:it|they)(?:'s|'re| is| are|s) (?:too|way too|a bit(?: too)?|much too|far too) (?:big|small|large|tight|loose|long|short|wide|narrow|dark|bright)(?: for me)?|i (?:really )?(?:do ?n'?t|do not|did ?n'?t) (?:really )?(?:like|want|need) (?:it|them|this|that|these)(?: any ?more| any longer)?|i?(?:'ve| have)? ?(?:bought|ordered|picked|chose|chosen) the wrong (?:size|colou?r)|wrong size|(?:it|they|this) looks? (?:nothing like|different (?:than|from|to)|not like) .{1,40}|not what i (?:expected|imagined)|(?:how (?:do|can) i|can i) (?:give|send|bring|take) (?:it|them) back",
    ),
    means: "Can I return it",
  },
  {
    said: new RegExp(
      `(?:^|\\b)(?:arrived|came|turned up|been delivered|was delivered|got here|showed up|delivered) (?:\\w+ )?${BROKEN}\\b|\\b(?:arrived|came) with an? (?:\\w+ )?(?:crack|hole|scratch|dent|chip|stain|tear|mark)\\b|\\b(?:one|two|some|half|most) of (?:the|my|them)(?: \\w+)? (?:is|was|are|were) (?:all )?${BROKEN}\\b|\\bstopped working (?:after|within|already)\\b|\\b(?:has|have|had|with|there'?s|there is) (?:got )?an? (?:\\w+ )?(?:hole|crack|scratch|dent|chip|tear|stain) (?:in|on) (?:it|them|the|one|my)\\b`,
    ),
    means: "Damaged items",
    unless: /\b(?:tooth|teeth|filling|crown|denture|road|street|roof|wall|ceiling|pavement|windscreen|car)\b/,
  },
  {
    said: wholeTurn(
      `(?:it|they|this)(?:'s|'re| is| are|s) ${BROKEN}|(?:the|its) (?:zip|zipper|strap|handle|button|seam|sole|buckle)s? (?:has |have )?(?:already )?(?:broke|broken|come off|came off|fell off|ripped)(?: already| off)?`,
    ),
    means: "Faulty or damaged items",
  },
  {
    said: /\b(?:(?:you|they)(?:'ve| have)? (?:sent|delivered|gave|packed|shipped) (?:me |us )?(?:the |an? )?(?:wrong|different)|(?:got|received|was sent|been sent|were sent) (?:the |an? )?(?:wrong|different) \w+|(?:not|\w+n'?t) (?:what|the (?:one|thing|colou?r|size)) i(?:'d| had)? ordered|wrong (?:item|product|thing|one|parcel|goods) (?:has |have |was |were )?(?:arrived|came|delivered|sent|in the))\b/,
    means: "I received the wrong item",
  },
  {
    said: wholeTurn(
      "(?:how long|when) (?:till|until|before|does it take (?:for|until|till)|for|will|is|do i (?:see|have)) (?:the|my) (?:money|refund|cash) .{0,30}|where(?:'?s| is)? my (?:money|refund|cash)(?: back)?|(?:i )?(?:still )?(?:no|not|haven'?t|have not|never|didn'?t)(?: got| get| had| received| seen)?(?: my| the| a)? (?:money|refund)(?: back)?(?: yet)?",
    ),
    means: "How long does a refund take",
  },
  {
    said: /\b(?:ordered the wrong|(?:made|there'?s|there is) an? (?:mistake|error) (?:in|with|on) my order|ordered (?:it |them |this )?(?:twice|double|two)\b.{0,12}(?:by (?:accident|mistake)|accidentally)|add (?:something|another \w+|an item|one more) to my order)\b/,
    means: "Can I change or cancel my order",
  },
  {
    said: /\b(?:(?:typed|put|entered|gave|wrote|stuck|used|filled)(?: in)? (?:the |my |an? )?(?:wrong|old|incorrect) (?:delivery |home )?(?:address|postcode|house number)|(?:put|typed|stuck|got|entered) my (?:delivery )?address (?:in )?wrong|wrong (?:delivery )?address (?:on|for|in) (?:my|the) order)\b/,
    means: "Change my address",
  },
  {
    said: wholeTurn(
      "(?:i )?(?:am |'m |got |have been )?locked out(?: of my account)?|(?:it|the (?:site|page|app|system)) (?:wo ?n'?t|does ?n'?t|will not|does not|keeps not) let(?:ting)? me (?:in|log ?in|sign ?in)|my (?:login|log-in|sign-in|password) (?:does ?n'?t|does not|is ?n'?t|is not|wo ?n'?t) (?:work|working|accepted)|(?:i )?(?:ca ?n'?t|cannot|can not|could ?n'?t) (?:get|access|come) (?:into |in to |in )?my account(?: any ?more)?",
    ),
    means: "I can't log in, forgotten password",
  },
  {
    said: /\b(?:stop (?:sending|emailing|mailing|spamming) (?:me|us)\b(?!.*\?)|(?:too|so) many (?:e-?mails|mails|newsletters)\b|(?:take|get) me off (?:your|the|this) (?:mailing )?list|(?:no|any) more (?:e-?mails|mails|spam|newsletters) from you|remove me from (?:your|the) (?:mailing )?list)/,
    means: "How do I unsubscribe from the newsletter",
  },
  {
    said: /\b(?:(?:billed|charged|debited|invoiced|paid)(?: me| us)? (?:twice|two times|double)|(?:money|payment|amount|it) (?:was |has been |got )?(?:taken|charged|debited)(?: out)? (?:twice|two times|double)|double[- ](?:charged?|payment|billed))\b/,
    means: "I was charged twice",
  },
  {
    said: /\b(?:(?:no|not|never|n'?t)\b.{0,16}\bconfirmation\b(?! needed)|(?:no|never (?:got|received) an?|have ?n'?t (?:received|got|had) (?:an?|any)) e-?mail(?: after| from you| yet|[ ?.!]*$))/,
    means: "No confirmation email",
    unless: /\bappointment|do i need\b/,
  },
  {
    said: /\b(?:(?:can|could) (?:i|we) (?:come|pop|drop)(?: and| by| in| round| over| to){1,2} (?:have a |take a )?(?:look|see)|(?:see|try|look at|feel|touch) (?:it|them|the \w+|one|things|this)(?: on)? in (?:person|real life|the flesh|a shop|store))\b/,
    means: "Where are you",
  },
  {
    said: wholeTurn(
      "(?:how (?:do|can) (?:i|we)|what'?s the best way to) (?:get|drive|travel|come) (?:to (?:you|your place|yours)|there)|(?:i )?(?:ca ?n'?t|cannot) find you",
    ),
    means: "Where are you",
    isFirst: true,
    isLast: true,
  },
  {
    said: wholeTurn(
      "(?:are |r )?(?:you|u|ya|there)(?: guys| lot| all)? (?:\\w+ )?(?:hiring|recruiting|looking for (?:staff|people|help|workers|someone|employees))|(?:do (?:you|u) have |have (?:you|u) got |(?:you|u) got |got |is there )?any ?(?:jobs?|work|vacanc(?:y|ies)|job openings)(?: going| available| at the moment| right now| for me)*|(?:can|could|may) i (?:come )?(?:and )?(?:work|get a job) (?:for|with|at) (?:you|yours|your \\w+)|(?:i(?:'m| am) )?looking for (?:work|a job)|do (?:you|u) need (?:any )?(?:staff|workers|employees)",
    ),
    means: "Job vacancies",
  },
  {
    said: wholeTurn(
      `(?:i )?(?:ca ?n'?t|cannot|can not|wo ?n'?t be able to) (?:make (?:it|my ${APPOINTMENT})|come)(?: (?:tomorrow|today|tonight|this \\w+|on \\w+|at \\d+.*|after all))?|can i (?:come|do it|have it) (?:on )?another (?:day|time)(?: instead)?|(?:something(?:'s| has)? (?:came|come) up|i(?:'ve| have)? (?:got )?(?:to work|fallen ill|ill|sick))(?:,? (?:can i|i need to|how do i) (?:reschedule|cancel|move|change)(?: (?:it|my ${APPOINTMENT}))?)?|(?:i )?(?:have |'ve )?(?:missed|forgot(?:ten)?)(?: about)? (?:my|our|an) ${APPOINTMENT}`,
    ),
    means: "Change or cancel an appointment",
  },
  {
    said: wholeTurn(
      "(?:i(?:'m| am|'ll be| will be| might be)|we(?:'re| are|'ll be)|gonna be|going to be|might be|running)(?: running| going to be| gonna be)?(?: \\w+){0,3} late|(?:i(?:'m| am) |we(?:'re| are) )?stuck in (?:traffic|a jam)|(?:the|my) (?:bus|train) is (?:late|delayed)",
    ),
    means: "Running late for an appointment",
  },
  {
    said: /\b(?:(?:left|forgot|forgotten|lost|dropped) (?:my|a|our|his|her) (?:\w+ )?\w+ (?:at (?:yours|your \w+)|there|behind|in your \w+|on your \w+|with you)|(?:did|has|have) (?:anyone|anybody|someone|somebody|you)(?: maybe)? (?:find|found|hand(?:ed)? in|seen?) (?:my|an?) |left something (?:behind|there|at|in))/,
    means: "Lost property",
  },
  {
    said: /\b(?:i(?:'m| am)|we(?:'re| are)) (?:really |very |so |extremely |quite |not )*(?:unhappy|disappointed|dissatisfied|not happy|not satisfied|furious|annoyed|happy|satisfied) (?:with|about|by) (?:your|the|my)\b/,
    means: "How do I make a complaint",
    isLast: true,
    unless: /\b(?:am|are|'m|'re) (?:really |very |so |extremely |quite )*(?:happy|satisfied)|\?/,
  },
];
