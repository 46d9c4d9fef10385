import type { PageBuild } from "../tools/pages/page-build.ts";
import { pageConfig } from "./page-plugins.ts";

const KILOBYTE = 1024;

export const builds: PageBuild[] = [
  {
    manifest: "dashboard.json",
    entries: ["src/main.tsx"],
    config: pageConfig,
    limits: [
      // 90 KB of script, and what it looks like.
      { name: "dashboard, sign-in with its styles", entry: "src/main.tsx", maximumBytes: 97 * KILOBYTE },
      {
        name: "dashboard, first screen",
        entry: "src/application/application.tsx",
        withOneOf: "src/screens/",
        maximumBytes: 200 * KILOBYTE,
      },
    ],
  },
];
