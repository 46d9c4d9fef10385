import type { MeantWish } from "./whole-turn.ts";

const GOODS =
  "(?:orders?|parcels?|packages?|packets?|deliver(?:y|ies)|shipments?|stuff|things?|items?|goods|purchases?)";
/** What is on its way otherwise than by a carrier, or no thing. */
const NO_GOODS =
  /\b(?:refunds?|money|cash|deposit|payments?|payout|wages|e-?mails?|mails?|messages?|reply|answers?|confirmation|invoices?|receipts?|codes?|vouchers?|links?|passwords?|tickets?|guests?|visitors?|famil\w+|friends?|kids?|child\w*|results?|certificates?|engineers?|drivers?|technicians?|bus|train|taxi|doctor|flight|room|table for|period|bins?|collection)\b/;
const HAS_NOT = "(?:has ?n'?t|have ?n'?t|has not|have not|did ?n'?t|did not|never|not|still not|is ?n'?t|is not)";
const MY = "(?:my|our|the|this|that|an?)";

const TRACK = "How do I track my order";
const DELIVERY_TIME = "How long does delivery take";

export const enOrders: readonly MeantWish[] = [
  {
    said: new RegExp(
      `\\b(?:where(?: is|'?s|s| are|'re)?|what(?: has|'s| is)? happen(?:ed|ing) (?:to|with)|any (?:news|update|word) (?:on|of|about)|what'?s (?:up|going on) with|status of|check on|locate|find|trace|see where) (?:all )?(?:my|our) (?:\\w+ )?${GOODS}\\b`,
    ),
    means: TRACK,
    unless: NO_GOODS,
  },
  {
    said: new RegExp(
      `\\b(?:(?:my|our) (?:\\w+ ){0,2}\\w+|the ${GOODS}) ${HAS_NOT} (?:yet |even |actually )?(?:arrived?|come|came|turn(?:ed)? up|show(?:n|ed)? up|been delivered|got(?:ten)? here|here|been sent|shipped|left|moved?)\\b`,
    ),
    means: TRACK,
    unless: NO_GOODS,
  },
  {
    said: new RegExp(
      `\\b(?:nothing(?:'s| has| have)? (?:yet |still )?(?:arrived|come|came|turned up|shown up)|(?:${HAS_NOT}|still ${HAS_NOT}) (?:yet )?(?:received?|got(?:ten)?|had|seen) (?:${MY} (?:\\w+ )?${GOODS}|it|anything)\\b(?! (?:back|refund))|still waiting (?:for|on) ${MY} (?!turn|call|appointment))`,
    ),
    means: TRACK,
    unless: NO_GOODS,
  },
  {
    said: new RegExp(
      `\\b(?:has|have|did|is|are|was) ${MY} (?:\\w+ )?${GOODS} (?:already |yet |been |gone )*(?:sent|shipp?(?:ed)?|dispatched|despatched|posted|out|left|on (?:its|it's|the|their) way|lost|delayed|late|in transit)\\b`,
    ),
    means: TRACK,
    unless: NO_GOODS,
  },
  {
    said: new RegExp(
      `\\b(?:my|our) (?:\\w+ )?${GOODS} (?:is|are|'s|was|seems?) (?:\\w+ )?(?:late|delayed|lost|overdue|missing|stuck)\\b`,
    ),
    means: TRACK,
    unless: NO_GOODS,
  },
  {
    said: /\border(?:ed)? .{0,40}\b(?:ago|last (?:week|month|\w+day)|yesterday|weeks|days)\b.{0,20}(?:where(?:'?s| is) it|nothing|still (?:not|waiting|no\b)|no sign|not (?:here|arrived|come))/,
    means: TRACK,
    unless: NO_GOODS,
  },
  {
    said: new RegExp(
      `^(?:so |and |hi,? |hello,? )?(?:when|what (?:day|date|time)|how (?:soon|long|many days)) (?:will|does|do|should|can|is|until|till|before|would|to)? ?(?:${MY} (?:\\w+ ){0,2}\\w+|it|they|things|everything|orders?|parcels?) (?:to |will |be |going to )*(?:arrives?|comes?|gets? (?:here|to (?:me|us))|be delivered|delivered|turns? up|shows? up|shipped|ships?)(?<rest> (?:to|in|if|with|by express|when|for)\\b.*)?\\b`,
    ),
    means: DELIVERY_TIME,
    unless: NO_GOODS,
  },
  {
    said: new RegExp(
      `^(?:so |and )?(?:when|how soon|what day) (?:will|do|can|should|would|am) (?:i|we) (?:going to )?(?:get|receive|have|expect) (?:${MY} (?:\\w+ )?${GOODS}|it|delivery)(?! back)(?<rest> (?:to|in|if|with)\\b.*)?\\b`,
    ),
    means: DELIVERY_TIME,
    unless: NO_GOODS,
  },
  {
    said: /^(?:will|does|can|could) (?:it|they|my (?:order|parcel|package|stuff|things)) (?:still )?(?:arrive|come|get here|be here|be delivered|make it) (?:by|before|in time for|on time|until|for|tomorrow|this week|next)\b/,
    means: DELIVERY_TIME,
    unless: NO_GOODS,
  },
  {
    said: /\b(?:need|want) (?:it|them|this) (?:here )?(?:by|before|for|on) .{2,30}\b(?:arrive|come|get here|be here|make it|deliver(?:ed)?)\b/,
    means: DELIVERY_TIME,
    unless: NO_GOODS,
  },
];
