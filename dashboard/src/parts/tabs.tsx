import { Link, type LinkProps } from "@tanstack/react-router";

export interface TabLink {
  label: string;
  to: LinkProps["to"];
  params?: Record<string, string>;
  isExact?: boolean;
}

/** Tabs that are addresses. */
export function Tabs({ label, tabs }: { label: string; tabs: TabLink[] }) {
  return (
    <nav aria-label={label} className="-mb-px flex flex-wrap gap-1 border-b border-border">
      {tabs.map(({ label, to, params, isExact }) => (
        <Link
          key={String(to)}
          {...({ to, params } as LinkProps)}
          activeOptions={{ exact: isExact ?? false, includeSearch: false }}
          className="inline-flex min-h-9 items-center border-b-2 px-2 font-medium no-underline"
          activeProps={{ className: "border-accent text-text", "aria-current": "page" }}
          inactiveProps={{ className: "border-transparent text-muted hover:text-text" }}
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}
