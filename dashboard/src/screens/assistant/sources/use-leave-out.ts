import { client } from "../../../api/client.ts";
import { queryClient, renew, useAction } from "../../../api/use-api.ts";
import { notify } from "../../../parts/notices.tsx";
import { t } from "../../../texts/language.ts";

const RENEWS = ["/v2/sources"];

/** Adds a pattern to those that a site leaves out, which reads the site again. Undo takes out this one alone. */
export function useLeaveOut(sourceId: string) {
  const path = { id: sourceId };
  const change = async (next: (exclude: string[]) => string[]) => {
    const { exclude = [] } = await client.get("/v2/sources/{id}", { path });
    await client.patch("/v2/sources/{id}", { path, body: { exclude: next(exclude) } });
  };
  return useAction((pattern: string) => change((exclude) => [...new Set([...exclude, pattern])]), {
    renews: RENEWS,
    onDone: (_, pattern) =>
      notify(
        t("{address} and what lies under it are left out. The site is read again.", { address: pattern }),
        async () => {
          await change((exclude) => exclude.filter((one) => one !== pattern));
          await renew(queryClient, RENEWS);
        },
      ),
  });
}
