import fc from "fast-check";
import { ContractFuzzer, type Finding, type FuzzOperation, type FuzzRequest } from "./contract-fuzzer.ts";

/** They would end the session that the campaign runs under, or change its password; a live stream has no end. */
const LEFT_OUT = [
  "streamLive",
  "logout",
  "changePassword",
  "changeEmail",
  "deleteSession",
  "updateMember",
  "deleteMember",
];
const AT_ONCE = 4;

export interface Campaign {
  url: string;
  token: string;
  /** Real ids, by their prefix. */
  ids: Record<string, string[]>;
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
  const requests = fc.sample(fuzzer.requests(operations, campaign.ids), {
    numRuns: campaign.requests,
    seed: campaign.seed,
  });
  const next = requests.values();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const request of next) {
        const { status, problem } = await send(campaign, fuzzer, request);
        statuses[status] = (statuses[status] ?? 0) + 1;
        if (problem) note(findings, request, problem);
      }
    }),
  );
  return { findings: [...findings.values()], statuses };
}

async function send(campaign: Campaign, fuzzer: ContractFuzzer, { operation, url, headers, body }: FuzzRequest) {
  const response = await fetch(campaign.url + url, {
    method: operation.method,
    headers: { authorization: `Bearer ${campaign.token}`, ...headers },
    ...(body === undefined ? {} : { body }),
    signal: AbortSignal.timeout(30_000),
  });
  const text = await response.text();
  const { status } = response;
  const problem = isOtherPath(operation, status)
    ? undefined
    : fuzzer.check(operation, status, response.headers.get("content-type") ?? "", text);
  return { status, problem };
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
