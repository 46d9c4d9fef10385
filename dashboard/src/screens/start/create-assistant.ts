import type { Schema } from "@citedesk/client";
import { client } from "../../api/client.ts";
import { notify, notifyProblem } from "../../parts/notices.tsx";
import { ofService, t } from "../../texts/language.ts";
import { inScheme, siteAddress, siteName } from "./site-address.ts";

export { siteAddress } from "./site-address.ts";

const LOOK_MS = 5_000;
export const SITE_DEFAULTS = { max_pages: 1000, max_depth: 10, render: true };

export interface SeenSite {
  /** As it is to be read: by http where the address had no scheme and the site speaks nothing else. */
  url: string;
  /** Where its widget may stand: there, and where its start leads. */
  origins: string[];
  /** Why it can't be read. */
  reason?: string | undefined;
}

/** Looks at a site for 5 s; what takes longer is found out by reading. Undefined for what is no address. */
export async function lookAtSite(typed: string): Promise<SeenSite | undefined> {
  const url = siteAddress(typed);
  if (!url) return undefined;
  const signal = AbortSignal.timeout(LOOK_MS);
  try {
    const preview = await client.post("/v2/sources/preview", {
      body: { type: "website", url: typed.trim(), ...SITE_DEFAULTS },
      signal,
    });
    const start = preview.samples[0];
    if (start?.status === "failed")
      return { url, origins: [], reason: start.reason ? ofService(start.reason.message) : start.url };
    const seen = inScheme(typed, preview.url);
    return { url: seen, origins: [...new Set([seen, preview.url].map((address) => new URL(address).origin))] };
  } catch (error) {
    if (signal.aborted) return { url, origins: [new URL(url).origin] };
    throw error;
  }
}

/** The assistant is named after the site, which is also where its widget may stand. */
export async function createFromSite({ url, origins }: SeenSite): Promise<string> {
  const name = siteName(new URL(url).hostname);
  const agent = await client.post("/v2/agents", { body: { name, allowed_origins: origins } });
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
  await Promise.all(
    files.map(async (file) => {
      try {
        tellUpload(file.name, await client.upload(file, { agent_id: agentId }));
      } catch (error) {
        notifyProblem(error);
      }
    }),
  );
}

/** What was here already is no new row, so that it is said. */
function tellUpload(name: string, { outcome, title }: Schema<"SourceWithContent">): void {
  if (outcome === "replaced") notify(t("{name} was here already. The new text replaces it once it is read.", { name }));
  if (outcome !== "unchanged") return;
  if (title === name) notify(t("{name} is here already, with the same content. Nothing changed.", { name }));
  else notify(t("{name} has the same content as {title}, which is here already. Nothing was added.", { name, title }));
}
