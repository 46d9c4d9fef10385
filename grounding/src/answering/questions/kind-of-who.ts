import { asksWhoDoes } from "./asks-who-does.ts";
import { asksWhoInCharge } from "./holds-expected.ts";

/** The name of the thing that a question for somebody asks by: `Who do I contact about returns`, `who teaches yoga`. */
export function kindOfWho(question: string): string {
  if (asksWhoInCharge(question)) return "contact";
  return asksWhoDoes(question) ? "teacher" : "name";
}
