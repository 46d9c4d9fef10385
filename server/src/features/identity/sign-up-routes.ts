import { Type } from "typebox";
import type { HttpApp } from "../../platform/http/http-app.ts";
import { Reference, StrictObject } from "../../platform/http/schemas.ts";
import { assertSignUpOpen, confirmSignUp, mailSignUpLink } from "./confirm-sign-up.ts";
import { type IdentityContext, originOf } from "./identity-routes.ts";
import { Email, NewPassword, PersonName, TokenPair } from "./identity-schemas.ts";

const tags = ["Auth"];

const SignUpBody = StrictObject(
  { email: Email, account_name: Type.String({ minLength: 1, maxLength: 200, pattern: "\\S" }) },
  { examples: [{ email: "ada@example.com", account_name: "Blue Ridge Outfitters" }] },
);

const ConfirmSignUpBody = StrictObject(
  {
    token: Type.String({ minLength: 1, maxLength: 2000, examples: ["eyJhbGciOiJIUzI1NiJ9.eyJhdWQiOiJ4In0.c2ln"] }),
    name: PersonName,
    password: NewPassword,
  },
  { description: "Whoever has an account already gives its password." },
);

/** With `SIGN_UP=open`: anybody makes an account with an address that they prove. */
export function signUpRoutes(
  app: HttpApp,
  context: IdentityContext & { config: { signUp: "off" | "invite" | "open" } },
): void {
  app.post(
    "/v2/auth/sign_up",
    {
      schema: {
        operationId: "signUp",
        tags,
        summary: "Have a link mailed that makes an account",
        description:
          "The answer is the same whether or not the address is known here. 403 `sign_up_off` unless `SIGN_UP=open`.",
        security: [],
        body: SignUpBody,
        response: { 202: Type.Null() },
      },
    },
    async (request, reply) => {
      const { mailer } = context;
      assertSignUpOpen(mailer ? context.config.signUp : "off");
      await context.throttle.assertMayTry(request.ip, { mailTo: request.body.email });
      // Not waited for, as for reset links.
      mailSignUpLink({ ...context, mailer: mailer! }, request.body).catch((error) =>
        request.log.error({ err: error }, "the link to a new account could not be mailed"),
      );
      return reply.code(202).send(null);
    },
  );

  app.post(
    "/v2/auth/sign_up/confirm",
    {
      schema: {
        operationId: "confirmSignUp",
        tags,
        summary: "Make the account of a mailed link, and sign in",
        security: [],
        body: ConfirmSignUpBody,
        response: { 200: Reference(TokenPair) },
      },
    },
    async (request) => {
      assertSignUpOpen(context.config.signUp);
      const pair = await confirmSignUp(context, request.body, originOf(request));
      context.credentials.forget();
      return pair;
    },
  );
}
