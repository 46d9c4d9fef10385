/** Which folder may import which: docs in ARCHITECTURE.md. */
const PLATFORM = "^server/src/platform/";
const PORTS = "^server/src/ports/";
const ADAPTERS = "^server/src/adapters/";
const FEATURES = "^server/src/features/";
const TOP = "^server/src/[^/]+\\.ts$";
const tests = "\\.test\\.ts$|-contract\\.ts$|/testing/|test-[a-z-]+\\.ts$|loopback-server\\.ts$";

/** Each is built on those before it alone. */
const ANSWERING = ["messages", "told", "questions", "rating", "tables", "deciding", "composing", "suggesting"];
const answering = (names) => `^grounding/src/answering/(?:${names.join("|")})/`;

module.exports = {
  forbidden: [
    ...ANSWERING.slice(0, -1).map((name, place) => ({
      name: `${name}-knows-nothing-behind-it`,
      comment:
        "Of a question: what it says, what texts tell, how well each unit answers, whether that is enough, what is shown.",
      severity: "error",
      from: { path: answering([name]), pathNot: tests },
      to: { path: answering(ANSWERING.slice(place + 1)) },
    })),
    {
      name: "no-cycles",
      comment: "By types neither.",
      severity: "error",
      from: {},
      to: { circular: true },
    },
    {
      name: "grounding-is-pure",
      comment: "Ranking, answering and citing are plain functions: no I/O, no libraries.",
      severity: "error",
      from: { path: "^grounding/src/", pathNot: tests },
      to: { pathNot: "^grounding/src/" },
    },
    {
      name: "crawling-is-pure",
      severity: "error",
      from: { path: "^crawling/src/", pathNot: tests },
      to: { path: "^(server|extraction|client|widget|dashboard|evaluation)/|^node:" },
    },
    {
      name: "extraction-knows-no-server",
      severity: "error",
      from: { path: "^extraction/src/" },
      to: { path: "^(server|crawling|client|widget|dashboard|evaluation)/" },
    },
    {
      name: "platform-knows-nothing-above",
      severity: "error",
      from: { path: PLATFORM, pathNot: tests },
      to: { path: [ADAPTERS, FEATURES, TOP] },
    },
    { name: "ports-are-types", severity: "error", from: { path: PORTS }, to: { path: [ADAPTERS, FEATURES, TOP] } },
    { name: "adapters-know-no-features", severity: "error", from: { path: ADAPTERS }, to: { path: [FEATURES, TOP] } },
    {
      name: "features-know-no-adapters",
      severity: "error",
      from: { path: FEATURES, pathNot: tests },
      to: { path: [ADAPTERS, TOP], pathNot: "^server/src/compose\\.ts$" },
    },
    {
      name: "features-meet-at-their-index",
      severity: "error",
      from: { path: "^server/src/features/([^/]+)/", pathNot: tests },
      to: { path: "^server/src/features/([^/]+)/", pathNot: ["^server/src/features/$1/", "/index\\.ts$"] },
    },
    {
      name: "only-compose-builds-adapters",
      severity: "error",
      from: {
        path: [TOP, "^server/src/(commands|control)/"],
        pathNot: ["^server/src/compose(-operations)?\\.ts$", tests],
      },
      to: { path: ADAPTERS },
    },
    {
      name: "pages-use-the-public-api",
      severity: "error",
      from: { path: "^(widget|dashboard|client)/src/" },
      to: { path: "^(server|grounding|extraction|crawling|evaluation)/" },
    },
    {
      name: "no-tests-in-code",
      severity: "error",
      from: { pathNot: [tests, "^evaluation/"] },
      to: { path: "\\.test\\.ts$" },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "node_modules|/generated/|/dist/|^evaluation/peers/" },
    tsConfig: { fileName: "tsconfig.json" },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "node", "types"],
      extensions: [".ts", ".js"],
    },
  },
};
