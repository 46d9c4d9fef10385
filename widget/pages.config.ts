import { addressFromRoot } from "../tools/pages/address-from-root.ts";
import type { PageBuild } from "../tools/pages/page-build.ts";

const KILOBYTE = 1024;

export const builds: PageBuild[] = [
  {
    manifest: "chat.json",
    entries: ["src/chat/main.tsx"],
    config: {
      oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
      plugins: [addressFromRoot("/assets/widget/")],
    },
    limits: [
      {
        name: "chat with one language",
        entry: "src/chat/main.tsx",
        withOneOf: "src/chat/texts/",
        maximumBytes: 35 * KILOBYTE,
      },
    ],
  },
  {
    // One plain script, which the service sends with an assistant's settings behind it.
    manifest: "loader.json",
    entries: ["src/loader/loader.ts"],
    config: {
      build: {
        rolldownOptions: {
          output: { format: "iife", entryFileNames: "[name]-[hash].js" },
        },
      },
    },
    limits: [{ name: "loader", entry: "src/loader/loader.ts", maximumBytes: 3 * KILOBYTE }],
  },
];
