import type { LeadField } from "./chat-settings.ts";
import type { Speech } from "./texts/speak.ts";

const USUAL = ["name", "email", "phone", "message", "company"] as const;

/** What a visitor reads: the owner's words, else the chat's own for what is usual, else the field's name. */
export function labelOf({ label, name, type }: LeadField, speech: Speech): string {
  if (label) return label;
  const known = USUAL.find((usual) => usual === name.toLowerCase()) ?? USUAL.find((usual) => usual === type);
  return known ? speech.say(known) : name;
}
