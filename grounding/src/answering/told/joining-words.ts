/** What stands between the two ends of a span, folded: `Mon–Sat`, `dinsdag tot en met zondag`. */
export const BETWEEN_ENDS =
  /^\.?\s*(?:[-‐-―]|to|till|until|thru|through|bis(?: zum)?|tot(?: en met)?|t\/m|a|al|au|as|ate|fino a|do|til|till och med)\s*(?:el |le |la |a |l['’])?$/u;
/** What stands between two of a list, folded. */
export const BETWEEN_ITEMS =
  /^\.?\s*(?:[,/&+]|und|and|or|oder|et|ou|y|e|ed|en|och|og|oraz|i)\s*(?:el |le |la |los )?$/u;
