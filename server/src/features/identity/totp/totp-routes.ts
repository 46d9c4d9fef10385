import { Type } from "typebox";
import { changeOf } from "../../../platform/http/change.ts";
import type { HttpApp } from "../../../platform/http/http-app.ts";
import { IdParameters, Reference } from "../../../platform/http/schemas.ts";
import { originOf, principalOf } from "../identity-routes.ts";
import { TokenPair } from "../identity-schemas.ts";
import type { MemberContext } from "../member-context.ts";
import { memberOf } from "../member-of.ts";
import { beginTotp, confirmTotp, removeTotp, renewRecoveryCodes, type TotpContext } from "./begin-totp.ts";
import { completeSignIn, type SecondStepContext } from "./complete-sign-in.ts";
import { deleteMemberTotp } from "./delete-member-totp.ts";
import { showTotp } from "./show-totp.ts";
import {
  BeginTotpBody,
  ConfirmTotpBody,
  RecoveryCodes,
  SecondStepBody,
  Totp,
  TotpProofBody,
  TotpSecret,
} from "./totp-schemas.ts";

/** The second step of signing in: a code of an authenticator app. */
export function totpRoutes(app: HttpApp, context: TotpContext & SecondStepContext & MemberContext): void {
  for (const schema of [Totp, TotpSecret, RecoveryCodes]) app.addSchema(schema);
  app.post(
    "/v2/auth/totp",
    {
      schema: {
        operationId: "completeSignIn",
        tags: ["Auth"],
        summary: "Give the code that a sign-in asked for",
        description:
          "A sign-in, a reset or an accepted invitation of someone with a second step answers 401 `totp_required` with `totp_token`.",
        security: [],
        body: SecondStepBody,
        response: { 200: Reference(TokenPair) },
      },
    },
    (request) => completeSignIn(context, request.body, { ...originOf(request), address: request.ip }),
  );

  app.get(
    "/v2/me/totp",
    {
      schema: {
        operationId: "getTotp",
        tags: ["Account"],
        summary: "Whether your sign-in takes a code, and how many recovery codes are left",
        response: { 200: Reference(Totp) },
      },
    },
    (request) => showTotp(context, memberOf(principalOf(request))),
  );

  app.post(
    "/v2/me/totp",
    {
      config: { answersSecret: true },
      schema: {
        operationId: "beginTotp",
        tags: ["Account"],
        summary: "Get a secret for an authenticator app; confirm it with a code",
        body: BeginTotpBody,
        response: { 201: Reference(TotpSecret) },
      },
    },
    async (request, reply) => {
      const made = await beginTotp(context, memberOf(principalOf(request)), request.body.password);
      return reply.code(201).send(made);
    },
  );

  app.post(
    "/v2/me/totp/confirm",
    {
      config: { answersSecret: true },
      schema: {
        operationId: "confirmTotp",
        tags: ["Account"],
        summary: "Have every sign-in ask for a code from now on; ends your other sign-ins",
        body: ConfirmTotpBody,
        response: { 200: Reference(RecoveryCodes) },
      },
    },
    async (request) => ({
      recovery_codes: await confirmTotp(context, memberOf(principalOf(request)), request.body.code),
    }),
  );

  app.post(
    "/v2/me/totp/recovery_codes",
    {
      config: { answersSecret: true },
      schema: {
        operationId: "renewRecoveryCodes",
        tags: ["Account"],
        summary: "Get ten new recovery codes; those before end",
        body: TotpProofBody,
        response: { 200: Reference(RecoveryCodes) },
      },
    },
    async (request) => ({
      recovery_codes: await renewRecoveryCodes(context, memberOf(principalOf(request)), request.body),
    }),
  );

  app.post(
    "/v2/me/totp/remove",
    {
      schema: {
        operationId: "removeTotp",
        tags: ["Account"],
        summary: "Sign in with the password alone again",
        body: TotpProofBody,
        response: { 204: Type.Null() },
      },
    },
    async (request, reply) => {
      await removeTotp(context, memberOf(principalOf(request)), request.body);
      return reply.code(204).send(null);
    },
  );

  app.delete(
    "/v2/members/:id/totp",
    {
      schema: {
        operationId: "deleteMemberTotp",
        tags: ["Members"],
        summary: "Remove the second step of a member who lost it; ends their sign-ins",
        description: "For a member of this account alone. Only owners do it for an owner.",
        params: IdParameters("member"),
        response: { 204: Type.Null() },
      },
    },
    async (request, reply) => {
      await deleteMemberTotp(context, memberOf(principalOf(request)), changeOf(request));
      return reply.code(204).send(null);
    },
  );
}
