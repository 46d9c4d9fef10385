import { type Static, Type } from "typebox";
import { Choice, StrictObject, TimeOfDay, WEEKDAYS, type Weekday } from "../../platform/http/schemas.ts";

const line = (maxLength = 300) => Type.String({ minLength: 1, maxLength, pattern: "\\S" });
const email = Type.String({ format: "email", maxLength: 320 });
const link = Type.String({ maxLength: 2048, pattern: "^https?://\\S+$" });
const time = TimeOfDay;
const date = Type.String({ format: "date" });

export { WEEKDAYS, type Weekday };

const Address = StrictObject({
  label: Type.Optional(line()),
  street: Type.Optional(line()),
  postal_code: Type.Optional(line(40)),
  city: Type.Optional(line()),
  region: Type.Optional(line()),
  country: Type.Optional(line()),
});
const OpeningHours = StrictObject({
  days: Type.Array(Choice(WEEKDAYS), { minItems: 1, maxItems: 7 }),
  opens: Type.Optional(time),
  closes: Type.Optional(time),
  closed: Type.Optional(Type.Boolean()),
  note: Type.Optional(line()),
});
const Holiday = StrictObject({
  name: Type.Optional(line()),
  date,
  until: Type.Optional(date),
  opens: Type.Optional(time),
  closes: Type.Optional(time),
});
const Price = StrictObject({
  name: line(),
  price: Type.Unsafe<string | number>({ type: ["string", "number"], maxLength: 100, minimum: 0 }),
  currency: Type.Optional(Type.String({ pattern: "^[A-Z]{3}$", description: "ISO 4217." })),
  note: Type.Optional(line()),
});
const Labelled = (value: ReturnType<typeof line>, name: string) =>
  StrictObject({ label: Type.Optional(line()), [name]: value }, { required: [name] });

type Phone = { label?: string; number: string };
type Email = { label?: string; email: string };

/** One text, or rows. */
function TextOrRows<Row>(text: object, row: object, description: string) {
  return Type.Unsafe<string | Row[]>({
    anyOf: [text, { type: "array", items: row, minItems: 1, maxItems: 100 }],
    description,
  });
}

/** The typed fields of a `business_info` source. */
export const businessInfoFields = {
  name: Type.Optional(line()),
  description: Type.Optional(line(5000)),
  address: Type.Optional(
    Type.Unsafe<string | Static<typeof Address> | (Static<typeof Address> | string)[]>({
      anyOf: [
        line(1000),
        Address,
        { type: "array", items: { anyOf: [line(1000), Address] }, minItems: 1, maxItems: 100 },
      ],
      description: "One address, as text or in parts, or several.",
    }),
  ),
  phone: Type.Optional(
    TextOrRows<Phone | string>(
      line(60),
      { anyOf: [line(60), Labelled(line(60), "number")] },
      "One number, or several.",
    ),
  ),
  email: Type.Optional(
    TextOrRows<Email | string>(email, { anyOf: [email, Labelled(email, "email")] }, "One, or several."),
  ),
  opening_hours: Type.Optional(
    TextOrRows<Static<typeof OpeningHours>>(
      line(2000),
      OpeningHours,
      "As text, or a row for days with the same hours.",
    ),
  ),
  holidays: Type.Optional(
    TextOrRows<Static<typeof Holiday>>(line(2000), Holiday, "Closed on these days, unless hours are given."),
  ),
  prices: Type.Optional(TextOrRows<Static<typeof Price>>(line(5000), Price, "As text, or a row a price.")),
  links: Type.Optional(Type.Array(StrictObject({ label: line(), url: link }), { minItems: 1, maxItems: 100 })),
};

export type BusinessInfo = { [Name in keyof typeof businessInfoFields]?: Static<(typeof businessInfoFields)[Name]> };
export const BUSINESS_INFO_FIELDS = Object.keys(businessInfoFields) as (keyof BusinessInfo)[];
export type { Email as BusinessEmail, Phone as BusinessPhone };
export type BusinessAddress = Static<typeof Address>;
export type BusinessHours = Static<typeof OpeningHours>;
export type BusinessHoliday = Static<typeof Holiday>;
export type BusinessPrice = Static<typeof Price>;
