import { foldText } from "./fold-text.ts";

/** Whether a sentence only joins or greets: it claims nothing about the sources and passes as it is. */
export function isConnective(sentence: string): boolean {
  const folded = foldText(sentence.replace(/[*_`#>]/g, ""))
    .text.toLowerCase()
    .replace(/[.,:;!\s]+$/, "")
    .replace(/^[-\s]+/, "");
  return CONNECTIVES.has(folded) || CONNECTIVES.has(folded.replaceAll(",", ""));
}

const CONNECTIVES: ReadonlySet<string> = new Set(
  `hello|hi|hi there|hello there|good morning|good afternoon|good evening|thank you|thanks|thank you for your question|thanks for asking|
  thank you for asking|great question|good question|sure|of course|certainly|absolutely|happy to help|i'm happy to help|
  i am happy to help|i'd be happy to help|you're welcome|here is what i found|here's what i found|here is the information|
  here is what the sources say|here's what the sources say|here is what our pages say|here is a summary|here's a summary|in summary|in short|
  to summarise|to summarize|for example|for instance|in addition|however|also|in particular|specifically|in other words|
  according to the sources|according to the documentation|according to our documentation|according to the provided sources|
  based on the sources|based on the provided sources|based on the documentation|based on the information provided|
  based on the available information|the sources say|the documentation says|here are the details|here are the steps|here are the options|
  follow these steps|details|steps|note|please note|notes|summary|answer|sources|more details|
  i hope this helps|i hope that helps|hope this helps|let me know if you have any questions|
  let me know if you have any other questions|let me know if you have more questions|let me know if you need anything else|
  let me know if i can help with anything else|is there anything else i can help with|please let me know if you have any other questions|
  if you have any other questions let me know|feel free to ask if you have more questions|feel free to ask`
    .split("|")
    .map((phrase) => phrase.trim().replace(/\s+/g, " ")),
);
