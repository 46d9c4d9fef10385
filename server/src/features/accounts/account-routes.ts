import type { Database } from "../../platform/database/database.ts";
import { AppError } from "../../platform/errors/app-error.ts";
import { decodeCursor, toPage } from "../../platform/http/cursors.ts";
import type { HttpApp } from "../../platform/http/http-app.ts";
import { IdParameters, ListOf, ListQuery, Reference } from "../../platform/http/schemas.ts";
import type { Clock } from "../../ports/clock.ts";
import { type CredentialCache, createAccount, memberOf, principalOf } from "../identity/index.ts";
import { Account, AccountInUse, CreateAccountBody, NewAccount } from "./account-schemas.ts";
import { presentAccount } from "./present-account.ts";
import { showAccount, showAccounts } from "./show-accounts.ts";

const tags = ["Accounts"];

export interface InstanceContext {
  database: Database;
  clock: Clock;
  credentials: CredentialCache;
  config: { signUp: "off" | "invite" | "open" };
}

/** What administrators of the instance see and make: accounts, and what each holds, never what is in it. */
export function instanceAccountRoutes(app: HttpApp, context: InstanceContext): void {
  const { database } = context;
  for (const schema of [Account, AccountInUse, NewAccount]) app.addSchema(schema);
  app.get(
    "/v2/accounts",
    {
      schema: {
        operationId: "listAccounts",
        tags,
        summary: "List the accounts of the instance, newest first",
        querystring: ListQuery,
        response: { 200: ListOf(Account) },
      },
    },
    async (request) => {
      const { limit = 20, cursor } = request.query;
      const after = decodeCursor("accounts", cursor);
      const rows = await showAccounts(context, after, limit);
      return toPage("accounts", rows, limit, presentAccount);
    },
  );

  app.get(
    "/v2/accounts/:id",
    {
      schema: {
        operationId: "getAccount",
        tags,
        summary: "Get an account with what each of its workspaces holds and uses",
        params: IdParameters("account"),
        response: { 200: Reference(AccountInUse) },
      },
    },
    (request) => showAccount(context, request.params.id),
  );

  app.post(
    "/v2/accounts",
    {
      config: { answersSecret: true },
      schema: {
        operationId: "createAccount",
        tags,
        summary: "Make an account with its owner and workspaces",
        description: "403 `sign_up_off` with `SIGN_UP=off`: then accounts are made on the machine alone.",
        body: CreateAccountBody,
        response: { 201: Reference(NewAccount) },
      },
    },
    async (request, reply) => {
      if (context.config.signUp === "off")
        throw new AppError("forbidden", "sign_up_off", "Accounts are made on the machine: `citedesk account create`.");
      const { name, owner_email: email } = request.body;
      const { actor } = memberOf(principalOf(request));
      const made = await createAccount(database, { name, email, actor });
      context.credentials.forget();
      reply.code(201).header("location", `/v2/accounts/${made.account_id}`);
      const account = await showAccount(context, made.account_id);
      return {
        ...account,
        workspace_id: made.workspace_id,
        test_workspace_id: made.test_workspace_id,
        password: made.password,
      };
    },
  );
}
