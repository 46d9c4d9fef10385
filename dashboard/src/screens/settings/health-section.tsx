import { useQuery } from "@tanstack/react-query";
import { client } from "../../api/client.ts";
import { Card, Page } from "../../parts/page.tsx";
import { Problem } from "../../parts/problem.tsx";
import { Skeleton } from "../../parts/skeleton.tsx";
import { Tag } from "../../parts/tag.tsx";
import { t } from "../../texts/language.ts";

const LOOK_MS = 10_000;

export function HealthSection() {
  const { data, error, refetch } = useQuery({
    queryKey: ["/readyz"],
    queryFn: () => client.request("GET", "/readyz") as Promise<Record<string, string>>,
    refetchInterval: LOOK_MS,
  });
  const names: Record<string, string> = { status: t("Service"), database: t("Database"), queue: t("Queue") };
  return (
    <Page title={t("Instance health")} call={{ path: "/readyz" }}>
      {error && <Problem error={error} retry={() => void refetch()} />}
      {!data && !error && <Skeleton />}
      {data && (
        <Card>
          <ul className="flex flex-col gap-2">
            {Object.entries(data).map(([name, value]) => (
              <li key={name} className="flex items-center gap-3">
                <span className="w-32">{names[name] ?? name}</span>
                <Tag tone={value === "ok" || value === "ready" ? "ok" : "bad"}>
                  {value === "ready" ? t("Ready") : value}
                </Tag>
              </li>
            ))}
          </ul>
          <p className="text-sm text-muted">
            <a href="/metrics">/metrics</a>
          </p>
        </Card>
      )}
    </Page>
  );
}
