import { randomBytes } from "node:crypto";
import type { Static } from "typebox";
import { ConflictError, InvalidError } from "../../platform/errors/app-error.ts";
import { recordChange } from "../../platform/events/record-audit.ts";
import { newId } from "../../platform/ids/identifiers.ts";
import type { Principal } from "../identity/index.ts";
import { assertDomainsFit } from "./assert-domains-fit.ts";
import type { DomainContext } from "./domain-context.ts";
import { type DomainRow, getDomain, insertDomain } from "./domain-queries.ts";
import type { CreateDomainBody } from "./domain-schemas.ts";
import { presentDomain } from "./present-domain.ts";
import { readHostname } from "./read-hostname.ts";
import { resolvePage } from "./resolve-page.ts";

const FIRST_CHECK_MS = 3_600_000;

const TOKEN_BYTES = 24;

/** Adds a custom domain for an assistant's page. */
export async function createDomain(
  { clock, config, database }: DomainContext,
  principal: Principal,
  body: Static<typeof CreateDomainBody>,
): Promise<DomainRow> {
  const { workspaceId } = principal;
  const hostname = readHostname(body.hostname);
  if (!hostname || hostname === new URL(config.baseUrl).hostname)
    throw new InvalidError([
      {
        pointer: "/hostname",
        message: hostname ? "is this service's own name." : "is not a public host name such as help.example.com.",
      },
    ]);

  return refuseTwice(() =>
    database.inWorkspace(workspaceId, async (transaction) => {
      const page = await resolvePage(transaction, workspaceId, body);
      const [id, token] = [newId(), randomBytes(TOKEN_BYTES).toString("base64url")];
      const nextCheckAt = new Date(clock.now() + FIRST_CHECK_MS);
      await insertDomain(transaction, workspaceId, { id, hostname, ...page, token, nextCheckAt });
      await assertDomainsFit(transaction, workspaceId);
      const after = await getDomain(transaction, workspaceId, id);
      await recordChange(transaction, principal, "domain.created", { after: presentDomain(after) });
      return after;
    }),
  );
}

async function refuseTwice<Result>(write: () => Promise<Result>): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    if ((error as { constraint?: string }).constraint === "domains_own")
      throw new ConflictError("domain_exists", "This workspace has the domain already.");
    throw error;
  }
}
