import { foldPhrase } from "./fold-phrase.ts";

/**
 * Whether a message agrees to what was proposed or refuses it, in en de fr es it pt nl pl ja zh ar he; null when it does anything
 * else. Only a message that is nothing but such words counts: "Yes, but what does it cost?" agrees to nothing.
 */
export function readConsent(message: string): "yes" | "no" | null {
  if (message.length > LONGEST) return null;
  const words = foldPhrase(message).replace(COURTESIES, " ").replace(/ +/g, " ").trim();
  if (YES.has(words)) return "yes";
  return NO.has(words) ? "no" : null;
}

const LONGEST = 60;
const COURTESIES =
  /(?<![\p{L}\p{N}])(?:please|thanks|thank you|bitte|danke|s il vous plait|s il te plait|merci|por favor|gracias|per favore|grazie|obrigado|obrigada|alstublieft|graag|dank je|prosze|dziekuje)(?![\p{L}\p{N}])/gu;

const YES =
  phrases(`yes|y|yes yes|yeah|yep|yup|sure|ok|okay|yes do|yes do it|yes do that|do it|do that|go ahead|yes go ahead|i agree|agreed|
  confirm|confirmed|i confirm|yes i confirm|yes i do|yes i am sure|yes i m sure|i am sure|absolutely|of course|certainly|ja|jawohl|ja gerne|
  ja mach das|ja machen sie das|mach das|einverstanden|in ordnung|ich stimme zu|oui|ouais|d accord|oui vas y|vas y|allez y|je confirme|si|claro|
  si claro|de acuerdo|adelante|vale|confirmo|va bene|certo|si certo|procedi|confermo|d accordo|sim|pode|claro que sim|pode sim|ja doe maar|
  doe maar|akkoord|tak|zgadzam sie|potwierdzam|dobrze|はい|ええ|お願いします|はいお願いします|はい お願いします|是|是的|好|好的|可以|确认|同意|
  نعم|اجل|موافق|حسنا|כן|בסדר|מסכים|מסכימה|אישור`);

const NO =
  phrases(`no|n|nope|nah|no no|no don t|don t|don t do it|do not|do not do it|no do not|cancel|cancel it|stop|no stop|never mind|nevermind|
  not now|decline|i decline|rather not|better not|nein|nein nicht|lieber nicht|nicht|abbrechen|stopp|non|non surtout pas|annuler|annule|annulez|
  mejor no|cancelar|cancela|annulla|meglio no|nao|nao obrigado|cancele|nee|liever niet|annuleren|nie|anuluj|いいえ|やめて|やめてください|
  キャンセル|不|不要|不用|取消|否|لا|الغاء|לא|ביטול|בטל`);

function phrases(list: string): ReadonlySet<string> {
  return new Set(list.split("|").map((phrase) => foldPhrase(phrase)));
}
