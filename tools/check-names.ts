// Checks what no import shows: that routes leave transactions, locks and records to their verbs, that a file is named
// after its main export, that no test waits by the clock, and that the walk of a question in ARCHITECTURE.md is short
// and true; that each decision is in their list. A check that sees too few files proves nothing, so it fails.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, relative } from "node:path";
import { fileURLToPath } from "node:url";
import ts from "typescript";

const root = fileURLToPath(new URL("..", import.meta.url));
const { workspaces: WORKSPACES } = JSON.parse(readFileSync(`${root}/package.json`, "utf8")) as { workspaces: string[] };
const FEWEST_FILES = 300;
const FEWEST_ROUTES = 30;
const FEWEST_DECISIONS = 80;
const MAX_COLUMNS = 120;

/** Tests of what time itself does, where a wait stands outside of a loop. */
const ABOUT_TIME = new Set([
  "evaluation/src/bench/measure-load.test.ts",
  "server/src/adapters/chat-model/streaming-chat-model.test.ts",
]);
const WAITS = /^(setTimeout|sleep|wait|pause|delay)$/;

/** What a verb does; a route parses, calls its verb and presents. */
const OF_VERBS = new Set([
  "inWorkspace",
  "unscoped",
  "recordAudit",
  "recordChange",
  "recordEvent",
  "lockRow",
  "lockForChange",
]);

/** Folders whose files are named after their exports. */
const NAMED_FOLDERS = ["server/src", "client", "crawling/src", "extraction/src", "grounding/src"];

/** Kinds of files that hold several things of one kind, and are named after it in the plural. */
const KINDS = /(^|-)(routes|schemas|queries|types|contract|index|test)$|\.(test|d)$/;
const isGroup = (name: string, exported: readonly string[]) => name.endsWith("s") && exported.length > 1;

/** Makers of what the file is named after: `folder-file-store.ts` exports `openFolderFileStore`. */
const MAKERS = /^(create|open|build|make|start|find|prepare|to)-/;

/** What somebody opens who wants to know how a plain answer comes about. */
const MAX_FILES_OF_AN_ANSWER = 12;

const problems = [
  ...checkRoutes(),
  ...checkFileNames(),
  ...checkCommentWidths(),
  ...checkWaits(),
  ...checkWalk(),
  ...checkDecisions(),
];
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exit(1);
console.log(
  "names hold: routes leave to verbs what is theirs, files are called what they export, comments fit, tests wait for states, an answer is read in few files, decisions are listed",
);

/** Each record is found from the list. */
function checkDecisions(): string[] {
  const folder = "docs/decisions";
  const records = readdirSync(`${root}/${folder}`).filter((name) => /^\d{4}-.+\.md$/.test(name));
  if (records.length < FEWEST_DECISIONS) return [`Only ${records.length} decisions were seen: the check is blind.`];
  const list = readFileSync(`${root}/${folder}/README.md`, "utf8");
  return records.flatMap((name) => (list.includes(`](${name})`) ? [] : [`${folder}/README.md: ${name} is missing.`]));
}

function checkRoutes(): string[] {
  const files = filesIn("server/src").filter((file) => /-routes?\.ts$/.test(file));
  if (files.length < FEWEST_ROUTES) return [`Only ${files.length} routes files were seen: the check is blind.`];
  return files.flatMap((file) =>
    callsIn(parse(file))
      .filter(({ name }) => OF_VERBS.has(name))
      .map(({ name, line }) => `${relative(root, file)}:${line}: \`${name}\` belongs into a verb, not into routes.`),
  );
}

function checkFileNames(): string[] {
  const files = NAMED_FOLDERS.flatMap(filesIn).filter((file) => !/\/testing\//.test(file));
  if (files.length < FEWEST_FILES) return [`Only ${files.length} files were seen: the check is blind.`];
  return files
    .filter((file) => !isNamed(file))
    .map((file) => `${relative(root, file)}: none of its exports gives it its name.`);
}

/** The formatter leaves comments as they are. */
function checkCommentWidths(): string[] {
  const files = [...WORKSPACES, "tools"].flatMap(filesIn);
  if (files.length < FEWEST_FILES) return [`Only ${files.length} files were seen: the check is blind.`];
  return files.flatMap((file) =>
    readFileSync(file, "utf8")
      .split("\n")
      .flatMap((line, index) =>
        line.length > MAX_COLUMNS && /^\s*(\/\/|\/?\*)/.test(line)
          ? [`${relative(root, file)}:${index + 1}: a comment of ${line.length} columns; ${MAX_COLUMNS} at most.`]
          : [],
      ),
  );
}

/**
 * A test that waits for a fixed time fails on a slower machine, or lasts longer than it has to. Looking again and again
 * until a state is there is no such wait.
 */
function checkWaits(): string[] {
  const tests = WORKSPACES.flatMap(filesIn).filter((file) => file.endsWith(".test.ts"));
  if (tests.length < FEWEST_FILES) return [`Only ${tests.length} tests were seen: the check is blind.`];
  return tests
    .filter((file) => !ABOUT_TIME.has(relative(root, file)))
    .flatMap((file) =>
      waitsIn(parse(file)).map(
        (line) => `${relative(root, file)}:${line}: a test waits for a state, not by the clock.`,
      ),
    );
}

/** Each file that it names, but the first, is imported by another of them. */
function checkWalk(): string[] {
  const text = readFileSync(`${root}/ARCHITECTURE.md`, "utf8");
  const walk = /The walk of a question, in `([^`]+)`[^:]*:\n(.*?)\n\nWhere a chat/s.exec(text);
  if (!walk) return ["ARCHITECTURE.md: the walk of a question was not found: the check is blind."];
  const [, folder, steps = ""] = walk;
  const names = [...new Set([...steps.matchAll(/`([\w/-]+\.ts)`/g)].map(([, name = ""]) => name))];
  const missing = names.filter((name) => !existsSync(`${root}/${folder}/${name}`));
  if (missing.length > 0) return missing.map((name) => `ARCHITECTURE.md: the walk names ${name}, which is not there.`);
  const texts = names.map((name) => readFileSync(`${root}/${folder}/${name}`, "utf8"));
  const lost = names.filter(
    (name, place) => place > 0 && !texts.some((other, at) => at !== place && other.includes(`/${basename(name)}"`)),
  );
  return [
    ...lost.map((name) => `ARCHITECTURE.md: the walk names ${name}, which none of its other files imports.`),
    ...(names.length > MAX_FILES_OF_AN_ANSWER || names.length < MAX_FILES_OF_AN_ANSWER / 2
      ? [`ARCHITECTURE.md: a plain answer is read in ${names.length} files; ${MAX_FILES_OF_AN_ANSWER} at most.`]
      : []),
  ];
}

/** Lines on which something is awaited that only lets time pass, outside of every loop. */
function waitsIn(source: ts.SourceFile): number[] {
  const lines: number[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isIterationStatement(node, false)) return;
    if (ts.isAwaitExpression(node) && letsTimePass(node.expression))
      lines.push(source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return lines;
}

/** `sleep(…)`, `new Promise((resolve) => setTimeout(resolve, …))`. */
function letsTimePass(expression: ts.Expression): boolean {
  if (ts.isCallExpression(expression))
    return expression.arguments.length > 0 && WAITS.test(expression.expression.getText());
  const [made] = ts.isNewExpression(expression) ? (expression.arguments ?? []) : [];
  return made !== undefined && ts.isArrowFunction(made) && ts.isCallExpression(made.body) && letsTimePass(made.body);
}

function isNamed(file: string): boolean {
  const name = basename(file).replace(/\.tsx?$/, "");
  const exported = exportsOf(parse(file));
  if (KINDS.test(name) || exported.length === 0 || isGroup(name, exported)) return true;
  return exported.map(toKebab).some((kebab) => kebab === name || kebab.replace(MAKERS, "") === name);
}

function filesIn(folder: string): string[] {
  return ts.sys.readDirectory(`${root}/${folder}`, [".ts", ".tsx"], ["**/node_modules", "**/generated", "**/dist"]);
}

function parse(file: string): ts.SourceFile {
  return ts.createSourceFile(file, readFileSync(file, "utf8"), ts.ScriptTarget.Latest, true);
}

function callsIn(source: ts.SourceFile): { name: string; line: number }[] {
  const calls: { name: string; line: number }[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) {
      const called = ts.isPropertyAccessExpression(node.expression) ? node.expression.name : node.expression;
      const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
      calls.push({ name: called.getText(source), line: line + 1 });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return calls;
}

function exportsOf(source: ts.SourceFile): string[] {
  return source.statements.flatMap((statement) => {
    if (ts.isExportDeclaration(statement))
      return statement.exportClause && ts.isNamedExports(statement.exportClause)
        ? statement.exportClause.elements.map(({ name }) => name.text)
        : [];
    const isExported =
      ts.canHaveModifiers(statement) &&
      ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
    if (!isExported) return [];
    if (ts.isVariableStatement(statement))
      return statement.declarationList.declarations.map(({ name }) => name.getText(source));
    return "name" in statement && statement.name ? [(statement.name as ts.Identifier).text] : [];
  });
}

/** `answerQuestion`, `AnswerQuestion` and `ANSWER_QUESTION` → `answer-question`. */
function toKebab(name: string): string {
  return name
    .replace(/([a-z0-9])([A-Z])/g, "$1-$2")
    .replace(/([A-Z])([A-Z][a-z])/g, "$1-$2")
    .replaceAll("_", "-")
    .toLowerCase();
}
