import type { Schema } from "@citedesk/client";
import { useState } from "react";
import { client } from "../../../api/client.ts";
import { useAction } from "../../../api/use-api.ts";
import { Button } from "../../../parts/button.tsx";
import { TextField } from "../../../parts/field.tsx";
import { notify } from "../../../parts/notices.tsx";
import { ofService, t } from "../../../texts/language.ts";

/** The last part of the page's address, which stays as it was made when the assistant gets another name. */
export function PageAddress({ agent }: { agent: Schema<"Agent"> }) {
  const [slug, setSlug] = useState(agent.slug);
  const path = { id: agent.id };
  const save = useAction(
    async () => {
      await client.patch("/v2/agents/{id}", { path, body: { slug: slug.trim() } });
      // It holds at once; so that no draft seems to wait, what is published is published again with it.
      if (agent.status === "published" && agent.version === agent.published_version)
        await client.post("/v2/agents/{id}/publish", { path, body: {} });
    },
    { renews: ["/v2/agents"], onDone: () => notify(t("The page has its new address.")) },
  );
  return (
    <form
      className="flex flex-col items-start gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate();
      }}
    >
      <TextField
        label={t("Its address ends in")}
        hint={t("Small letters, digits and hyphens. The address before answers no longer.")}
        value={slug}
        onChange={({ target }) => setSlug(target.value)}
        error={save.error ? ofService(save.error.errors[0]?.message ?? save.error.message) : undefined}
      />
      {slug.trim() !== agent.slug && (
        <Button type="submit" isBusy={save.isPending}>
          {t("Change the address")}
        </Button>
      )}
    </form>
  );
}
