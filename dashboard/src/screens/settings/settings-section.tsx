import { useParams } from "@tanstack/react-router";
import { type ComponentType, lazy, Suspense } from "react";
import { useRights } from "../../api/use-me.ts";
import { NotFound } from "../../application/not-found.tsx";
import { Skeleton } from "../../parts/skeleton.tsx";
import { type SectionName, settingsSections } from "./settings-sections.ts";

/** Each is loaded when it is first opened. */
const SECTIONS: Record<SectionName, ComponentType> = {
  account: lazy(async () => ({ default: (await import("./account-section.tsx")).AccountSection })),
  workspace: lazy(async () => ({ default: (await import("./workspace-section.tsx")).WorkspaceSection })),
  workspaces: lazy(async () => ({ default: (await import("./workspaces-section.tsx")).WorkspacesSection })),
  transfer: lazy(async () => ({ default: (await import("./transfer-section.tsx")).TransferSection })),
  members: lazy(async () => ({ default: (await import("./members-section.tsx")).MembersSection })),
  brands: lazy(async () => ({ default: (await import("./brands-section.tsx")).BrandsSection })),
  models: lazy(async () => ({ default: (await import("./models-section.tsx")).ModelsSection })),
  tools: lazy(async () => ({ default: (await import("./tools-section.tsx")).ToolsSection })),
  replies: lazy(async () => ({ default: (await import("./replies-section.tsx")).RepliesSection })),
  keys: lazy(async () => ({ default: (await import("./keys-section.tsx")).KeysSection })),
  webhooks: lazy(async () => ({ default: (await import("./webhooks-section.tsx")).WebhooksSection })),
  domains: lazy(async () => ({ default: (await import("./domains-section.tsx")).DomainsSection })),
  audit: lazy(async () => ({ default: (await import("./audit-section.tsx")).AuditSection })),
  deleted: lazy(async () => ({ default: (await import("./deleted-section.tsx")).DeletedSection })),
  erasures: lazy(async () => ({ default: (await import("./erasures-section.tsx")).ErasuresSection })),
  accounts: lazy(async () => ({ default: (await import("./accounts-section.tsx")).AccountsSection })),
  health: lazy(async () => ({ default: (await import("./health-section.tsx")).HealthSection })),
};

export function SettingsSection() {
  const { section } = useParams({ from: "/settings/$section" });
  const known = settingsSections(useRights()).find(({ name }) => name === section);
  if (!known) return <NotFound />;
  const Section = SECTIONS[known.name];
  return (
    <Suspense
      fallback={
        <div className="p-6">
          <Skeleton />
        </div>
      }
    >
      <Section />
    </Suspense>
  );
}
