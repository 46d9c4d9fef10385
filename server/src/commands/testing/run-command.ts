import { runCitedesk } from "../run-citedesk.ts";

/** Runs `citedesk WORDS --json` in this process, with `environment` and nothing else. */
export async function runCommand(environment: Record<string, string | undefined>, ...words: string[]) {
  const lines: { out: string[]; error: string[] } = { out: [], error: [] };
  const code = await runCitedesk([...words, "--json"], environment, {
    out: (text) => lines.out.push(text),
    error: (text) => lines.error.push(text),
    progress: undefined,
  });
  const out = lines.out.join("\n");
  return { code, out, error: lines.error.join("\n"), json: out.startsWith("{") ? JSON.parse(out) : undefined };
}
