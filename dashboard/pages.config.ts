import type { PageBuild } from "../tools/pages/page-build.ts";

const KILOBYTE = 1024;

export const builds: PageBuild[] = [
  {
    manifest: "dashboard.json",
    entries: ["src/main.ts"],
    config: {},
    limits: [{ name: "dashboard, until its first screen", entry: "src/main.ts", maximumBytes: 200 * KILOBYTE }],
  },
];
