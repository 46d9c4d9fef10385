import { client } from "../../api/client.ts";
import { notifyProblem } from "../../parts/notices.tsx";
import { ofService } from "../../texts/language.ts";
import { siteName } from "./site-address.ts";

export { siteAddress } from "./site-address.ts";

const LOOK_MS = 5_000;
export const SITE_DEFAULTS = { max_pages: 1000, max_depth: 10, render: true };

/** Why the site can't be read, as far as that shows within 5 s; what takes longer is found out by reading. */
export async function assertReachable(url: string): Promise<string | undefined> {
  const signal = AbortSignal.timeout(LOOK_MS);
  try {
    const { samples } = await client.post("/v2/sources/preview", {
      body: { type: "website", url, ...SITE_DEFAULTS },
      signal,
    });
    const start = samples[0];
    return start?.status === "failed" ? (start.reason ? ofService(start.reason.message) : start.url) : undefined;
  } catch (error) {
    if (signal.aborted) return undefined;
    throw error;
  }
}

/** The assistant is named after the site, which is also where its widget may stand. */
export async function createFromSite(url: string): Promise<string> {
  const { origin, hostname } = new URL(url);
  const agent = await client.post("/v2/agents", { body: { name: siteName(hostname), allowed_origins: [origin] } });
  await client.post("/v2/sources", { body: { type: "website", url, agent_id: agent.id, ...SITE_DEFAULTS } });
  return agent.id;
}

/** A file that is refused says why, and the others go on. Throws when none was taken. */
export async function createFromFiles(files: File[]): Promise<string> {
  const name = files[0]!.name.replace(/\.[^.]+$/, "");
  const agent = await client.post("/v2/agents", { body: { name: name.slice(0, 100) } });
  await uploadAll(files, agent.id);
  return agent.id;
}

export async function uploadAll(files: File[], agentId: string): Promise<void> {
  await Promise.all(files.map((file) => client.upload(file, { agent_id: agentId }).catch(notifyProblem)));
}
