import type { Schema } from "@citedesk/client";
import { client } from "../../../api/client.ts";
import { useAction } from "../../../api/use-api.ts";
import { Button } from "../../../parts/button.tsx";
import { Card } from "../../../parts/page.tsx";
import { Problem } from "../../../parts/problem.tsx";
import { t } from "../../../texts/language.ts";
import { BrandPictures } from "./brand-pictures.tsx";

/** The pictures of the assistant's brand; one that has none is given a brand of its name. */
export function OwnBrand({
  agent,
  brand,
  isEditable,
}: {
  agent: Schema<"Agent">;
  brand: Schema<"Brand"> | undefined;
  isEditable: boolean;
}) {
  const create = useAction(
    async (_: undefined) => {
      const { id } = await client.post("/v2/brands", { body: { name: agent.name } });
      return client.patch("/v2/agents/{id}", { path: { id: agent.id }, body: { brand_id: id } });
    },
    { renews: ["/v2/brands", "/v2/agents"] },
  );
  if (agent.brand_id !== null) return brand ? <BrandPictures brand={brand} isEditable={isEditable} /> : null;
  if (!isEditable) return null;
  return (
    <Card title={t("Logo")}>
      <p className="text-muted">
        {t("A logo belongs to a brand, with its links, its sender and the sources that its assistants share.")}
      </p>
      {create.error && <Problem error={create.error} />}
      <Button isBusy={create.isPending} onClick={() => create.mutate(undefined)} className="self-start">
        {t("Give it a brand of its own")}
      </Button>
    </Card>
  );
}
