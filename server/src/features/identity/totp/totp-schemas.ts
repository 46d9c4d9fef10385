import { type Static, Type } from "typebox";
import { Nullable, StrictObject, Timestamp } from "../../../platform/http/schemas.ts";

const password = Type.String({ minLength: 1, maxLength: 1024, examples: ["correct horse battery staple"] });
const code = Type.String({
  minLength: 6,
  maxLength: 40,
  description: "Six digits of the app, or a recovery code. Each works once.",
  examples: ["492039"],
});

export const SecondStepBody = StrictObject({
  totp_token: Type.String({
    minLength: 1,
    maxLength: 2000,
    description: "From the problem `totp_required`; five minutes.",
    examples: ["eyJhbGciOiJIUzI1NiJ9.eyJhdWQiOiJzZWNvbmRfc3RlcCJ9.c2lnbmF0dXJl"],
  }),
  code,
});
export const BeginTotpBody = StrictObject({ password });
export const ConfirmTotpBody = StrictObject({
  code: Type.String({
    minLength: 6,
    maxLength: 10,
    description: "The six digits that the app shows now.",
    examples: ["492039"],
  }),
});
export const TotpProofBody = StrictObject({ password, code });

export const Totp = Type.Object(
  {
    enabled: Type.Boolean({ description: "Signing in takes a code besides the password." }),
    enabled_at: Nullable(Timestamp),
    recovery_codes_left: Type.Integer({ examples: [10] }),
    required: Type.Boolean({ description: "The workspace of this request lets in only who has it." }),
  },
  { $id: "Totp" },
);
export type Totp = Static<typeof Totp>;

export const TotpSecret = Type.Object(
  {
    secret: Type.String({ description: "Base32, to type.", examples: ["JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP"] }),
    uri: Type.String({
      description: "For a QR code that the app reads.",
      examples: [
        "otpauth://totp/Citedesk:ada%40example.com?issuer=Citedesk&secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&algorithm=SHA1&digits=6&period=30",
      ],
    }),
  },
  { $id: "TotpSecret" },
);

export const RecoveryCodes = Type.Object(
  {
    recovery_codes: Type.Array(Type.String({ examples: ["k7mq-x2vn-8hrt-c4pz"] }), {
      description: "Shown this once. Each signs in once without the app.",
    }),
  },
  { $id: "RecoveryCodes" },
);
