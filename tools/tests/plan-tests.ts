import { readFileSync } from "node:fs";
import { join } from "node:path";

export interface PlannedFile {
  path: string;
  engine: "embedded" | "postgres";
}

/** What these try is told apart from databases, or has an engine of its own: once, on the embedded one. */
const BESIDE_DATABASE = [
  ...["server/src/start-server.", "server/src/testing/killed-upload."],
  ...["server/src/demo/", "tools/service/"],
];
/**
 * A feature asks a database in plain SQL, and every operation is called on both engines by `contract-walk`. What is
 * asked through the interface alone runs once, on Postgres: it starts in a third of the time and answers in two thirds.
 */
const THROUGH_INTERFACE = [
  "server/src/features/",
  ...["server/src/contract-ids.", "server/src/contract-preconditions.", "server/src/contract-document."],
  ...["server/src/contract-fuzz.", "server/src/client-examples."],
  ...["server/src/testing/client-package.", "server/src/testing/command-line.", "server/src/testing/chat-lifetime."],
  ...["server/src/testing/list-filters.", "server/src/testing/exported-lists.", "server/src/testing/sorted-lists."],
  ...["server/src/platform/http/bad-requests.", "server/src/platform/http/metrics-routes."],
  ...["server/src/platform/http/preferred-wait.", "server/src/platform/http/security-routes."],
];
/**
 * `kill-campaign` ends either engine while sites are read, webhooks delivered and files uploaded; other tests run the
 * page's commands on both.
 */
const HAVE_OTHERS_ON_BOTH = [
  ...["server/src/testing/webhook-campaign.", "server/src/testing/killed-tasks."],
  "server/src/commands/operations-document.",
];
/** Features in which an engine itself has a part: transactions in one go, jobs, locks, kills, times. */
const ABOUT_ENGINES = [
  ...["answer-at-once.", "end-answer.", "main-job.", "snapshot/", "streams/", "turn/"].map((name) => `chat/${name}`),
  ...["erasure/record-queries.", "statistics/statistics.", "workspaces/many-workspaces."],
  ...["identity/several-processes.", "identity/sessions/"],
  ...["ingestion/index-upkeep."],
].map((beginning) => `server/src/features/${beginning}`);

/**
 * On which engine each file runs. Without Postgres, all on the embedded one; `onBoth`: what opens a database, on each
 * (docs/decisions/0590-features-on-one-engine.md).
 */
export function planTests(
  paths: string[],
  { root, hasPostgres, onBoth }: { root: string; hasPostgres: boolean; onBoth: boolean },
): PlannedFile[] {
  return paths.flatMap((path) => {
    const engines = hasPostgres ? enginesOf(path, readFileSync(join(root, path), "utf8"), onBoth) : EMBEDDED;
    return engines.map((engine) => ({ path, engine }));
  });
}

const EMBEDDED = ["embedded"] as const;

function enginesOf(path: string, text: string, onBoth: boolean): readonly PlannedFile["engine"][] {
  const startsWithOne = (beginnings: string[]) => beginnings.some((beginning) => path.startsWith(beginning));
  const isPageTest = /from "(?:playwright-core|\.\/browser\.ts)"/.test(text);
  // What opens one does so through these, or asks by itself which one it is to be.
  const opensDatabase = isPageTest || /test-server|test-database|server-process|TEST_DATABASE_URL/.test(text);
  if (!opensDatabase) return EMBEDDED;
  if (onBoth) return ["embedded", "postgres"];
  if (startsWithOne(BESIDE_DATABASE)) return EMBEDDED;
  const isOnce = startsWithOne([...THROUGH_INTERFACE, ...HAVE_OTHERS_ON_BOTH]) && !startsWithOne(ABOUT_ENGINES);
  return isPageTest || isOnce ? ["postgres"] : ["embedded", "postgres"];
}
