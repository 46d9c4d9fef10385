import { type Static, Type } from "typebox";
import { type FieldError, InvalidError } from "../../platform/errors/app-error.ts";
import { Choice, StrictObject, TimeOfDay, WEEKDAYS } from "../../platform/http/schemas.ts";

const date = Type.String({ format: "date" });

const members = {
  timezone: Type.String({ minLength: 1, maxLength: 100, description: "IANA name.", examples: ["Europe/Berlin"] }),
  hours: Type.Array(
    StrictObject({
      days: Type.Array(Choice(WEEKDAYS), { minItems: 1, maxItems: 7 }),
      opens: TimeOfDay,
      closes: TimeOfDay,
    }),
    { maxItems: 50, description: "A row for days with the same hours; days without one are closed." },
  ),
  holidays: Type.Optional(
    Type.Array(
      StrictObject({
        name: Type.Optional(Type.String({ minLength: 1, maxLength: 300 })),
        date,
        until: Type.Optional(date),
        opens: Type.Optional(TimeOfDay),
        closes: Type.Optional(TimeOfDay),
      }),
      { maxItems: 100, description: "Closed on these days, unless hours are given." },
    ),
  ),
};
const DESCRIPTION = "When people answer in chats. Null: nothing is said about it.";
const EXAMPLE = {
  timezone: "Europe/Berlin",
  hours: [{ days: ["monday", "tuesday", "wednesday", "thursday", "friday"], opens: "09:00", closes: "17:30" }],
  holidays: [{ name: "New Year", date: "2027-01-01" }],
};

/** As they are written. */
export const OfficeHours = StrictObject(members, { description: DESCRIPTION, examples: [EXAMPLE] });
export type OfficeHours = Static<typeof OfficeHours>;

/** As they are read: what was stored before they had a shape is still shown. */
export const OfficeHoursShown = Type.Object(Type.Partial(Type.Object(members)).properties, {
  additionalProperties: true,
  description: DESCRIPTION,
  examples: [EXAMPLE],
});

/** What the schema can't say. Throws 422 with a pointer to each field. */
export function assertOfficeHours(officeHours: OfficeHours | null | undefined): void {
  if (!officeHours) return;
  const errors: FieldError[] = [];
  const refuse = (pointer: string, message: string) => errors.push({ pointer: `/office_hours/${pointer}`, message });
  if (!isTimezone(officeHours.timezone)) refuse("timezone", "is not the IANA name of a time zone.");
  officeHours.hours.forEach(({ opens, closes }, index) => {
    if (closes <= opens) refuse(`hours/${index}/closes`, "lies before `opens`. Over midnight takes two rows.");
  });
  officeHours.holidays?.forEach(({ date: from, until, opens, closes }, index) => {
    if ((opens === undefined) !== (closes === undefined))
      refuse(`holidays/${index}`, "needs both `opens` and `closes`, or neither.");
    else if (opens !== undefined && closes! <= opens) refuse(`holidays/${index}/closes`, "lies before `opens`.");
    if (until !== undefined && until < from) refuse(`holidays/${index}/until`, "lies before `date`.");
  });
  if (errors.length > 0) throw new InvalidError(errors);
}

/** Is it the IANA name of a time zone? */
export function isTimezone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
}
