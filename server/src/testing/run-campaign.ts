import fc from "fast-check";
import { ContractFuzzer, type Finding, type FuzzOperation, type FuzzRequest } from "./contract-fuzzer.ts";
import { LiveIds } from "./live-ids.ts";
import { seededRandom } from "./seeded-random.ts";

/** They would end the session that the campaign runs under, or change its password; a live stream has no end. */
const LEFT_OUT = [
  "streamLive",
  "logout",
  "changePassword",
  "changeEmail",
  "deleteSession",
  "deleteMemberSession",
  "updateMember",
  "deleteMember",
];
const AT_ONCE = 4;
const REQUESTS_WITH_THINGS = 50;

export interface Campaign {
  url: string;
  token: string;
  /** Makes one of each kind, and returns their ids. Again when random requests have deleted them. */
  makeThings(): Promise<string[]>;
  requests: number;
  seed: number;
}

/** Sends so many random requests, and returns what the contract does not allow, once an operation and problem. */
export async function runCampaign(
  campaign: Campaign,
): Promise<{ findings: Finding[]; statuses: Record<string, number> }> {
  const document = (await (await fetch(`${campaign.url}/v2/openapi.json`)).json()) as Record<string, unknown>;
  const fuzzer = new ContractFuzzer(document);
  const operations = fuzzer.operations.filter(({ id }) => !LEFT_OUT.includes(id));
  const findings = new Map<string, Finding>();
  const statuses: Record<string, number> = {};
  const live = new LiveIds(seededRandom(campaign.seed));
  const makeThings = async () => live.learn("", (await campaign.makeThings()).join(" "), null);
  let makesThings = makeThings();
  await makesThings;
  let sinceMade = 0;
  const requests = fc.sample(fuzzer.requests(operations), {
    numRuns: campaign.requests,
    seed: campaign.seed,
  });
  const next = requests.values();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const request of next) {
        sinceMade += 1;
        if (live.missing.size > 0 && sinceMade > REQUESTS_WITH_THINGS) {
          sinceMade = 0;
          // By then a random request may have set a limit that forbids it.
          makesThings = makeThings().catch(() => {});
        }
        await makesThings;
        const { status, problem } = await send(campaign, fuzzer, live, request);
        statuses[status] = (statuses[status] ?? 0) + 1;
        if (problem) note(findings, request, problem);
      }
    }),
  );
  return { findings: [...findings.values()], statuses };
}

async function send(campaign: Campaign, fuzzer: ContractFuzzer, live: LiveIds, request: FuzzRequest) {
  const { operation } = request;
  const url = live.fill(request.url);
  const [path] = url.split("?") as [string];
  const ifMatch = matchOf(request, live.tagOf(path));
  const response = await fetch(campaign.url + url, {
    method: operation.method,
    headers: {
      authorization: `Bearer ${campaign.token}`,
      ...(request.body === undefined ? {} : { "content-type": "application/json" }),
      ...(ifMatch === undefined ? {} : { "if-match": ifMatch }),
    },
    ...(request.body === undefined ? {} : { body: withoutLock(live.fill(request.body)) }),
    signal: AbortSignal.timeout(30_000),
  });
  const text = await response.text();
  const { status } = response;
  if (response.ok && operation.method === "DELETE") live.forget(path, true);
  else if (response.ok) live.learn(path, text, response.headers.get("etag"));
  else if (status === 404 && !operation.path.endsWith("/restore")) live.forget(path, false);
  const problem = isOtherPath(operation, status)
    ? undefined
    : fuzzer.check(operation, status, response.headers.get("content-type") ?? "", text);
  return { status, problem };
}

/** A workspace that asks for a second step answers 403 to everything that comes after. */
function withoutLock(body: string): string {
  return body.replaceAll('"require_totp":true', '"require_totp":false');
}

function matchOf({ operation, ifMatch }: FuzzRequest, tag: string | undefined): string | undefined {
  if (!operation.parameters.some(({ name }) => name.toLowerCase() === "if-match")) return undefined;
  return { fresh: tag, stale: '"0"', strange: "W/x, *", none: undefined }[ifMatch];
}

/** A made-up id may lead to another path of the interface, where this method is not known. */
function isOtherPath({ path }: FuzzOperation, status: number): boolean {
  return status === 405 && path.includes("{");
}

function note(findings: Map<string, Finding>, { operation, url, body }: FuzzRequest, problem: string): void {
  const name = `${operation.id} ${problem.slice(0, 80)}`;
  if (findings.has(name)) return;
  findings.set(name, { request: `${operation.method} ${url} ${(body ?? "").slice(0, 500)}`, problem });
}
