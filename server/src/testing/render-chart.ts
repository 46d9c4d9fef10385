import { createHash } from "node:crypto";
import { parse, stringify } from "yaml";

type Value = unknown;
type Piece =
  | { text: string }
  | { action: string }
  | { block: string; kind: "if" | "with" | "range"; body: Piece[]; otherwise: Piece[] };

/**
 * Renders a Helm chart as `helm template` does, as far as ours uses the language of its templates; whatever else stands
 * in one throws, and so does a value that is not there. By the file's name, what is left as YAML, parsed.
 */
export function renderChart(templates: Record<string, string>, root: object): Record<string, Value> {
  const defined = new Map<string, Piece[]>();
  const trees = Object.entries(templates).map(([name, text]) => [name, parseTemplate(text, defined)] as const);
  const run = (pieces: Piece[], data: Value) =>
    write(pieces, { dot: data, variables: new Map([["$", data]]), defined });
  const rendered = trees
    .filter(([name]) => !name.startsWith("_"))
    .map(([name, pieces]) => [name, parse(run(pieces, root))] as const);
  return Object.fromEntries(rendered.filter(([, document]) => document !== null));
}

interface Scope {
  dot: Value;
  variables: Map<string, Value>;
  defined: Map<string, Piece[]>;
}

function parseTemplate(text: string, defined: Map<string, Piece[]>): Piece[] {
  const main: Piece[] = [];
  const open: { pieces: Piece[]; block?: Extract<Piece, { block: string }> }[] = [{ pieces: main }];
  let end = 0;
  for (const match of text.matchAll(/\{\{(-?)\s*(.*?)\s*(-?)\}\}/gs)) {
    const [whole, before, action, after] = match as unknown as [string, string, string, string];
    const plain = text.slice(end, match.index);
    open.at(-1)!.pieces.push({ text: before ? plain.trimEnd() : plain });
    end = match.index + whole.length;
    if (after) end += /^\s*/.exec(text.slice(end))![0].length;
    const [, kind = "", rest = ""] = /^(if|with|range|define|else|end)\b\s*(.*)$/s.exec(action) ?? [];
    if (action.startsWith("/*")) continue;
    if (kind === "") open.at(-1)!.pieces.push({ action });
    else if (kind === "end") {
      if (open.length === 1) throw new Error(`{{ ${action} }} ends nothing.`);
      open.pop();
    } else if (kind === "else") {
      const { block } = open.at(-1)!;
      if (!block || rest !== "") throw new Error(`{{ ${action} }} is not understood.`);
      open.at(-1)!.pieces = block.otherwise;
    } else if (kind === "define") {
      const body: Piece[] = [];
      defined.set(JSON.parse(rest), body);
      open.push({ pieces: body });
    } else {
      const block = { block: rest, kind: kind as "if", body: [], otherwise: [] };
      open.at(-1)!.pieces.push(block);
      open.push({ pieces: block.body, block });
    }
  }
  if (open.length > 1) throw new Error("A block is not ended.");
  main.push({ text: text.slice(end) });
  return main;
}

function write(pieces: readonly Piece[], scope: Scope): string {
  return pieces.map((piece) => writePiece(piece, scope)).join("");
}

function writePiece(piece: Piece, scope: Scope): string {
  if ("text" in piece) return piece.text;
  if ("action" in piece) {
    const [, name, expression] = /^(\$\w+)\s*:=\s*(.*)$/s.exec(piece.action) ?? [];
    if (name === undefined) return print(evaluate(piece.action, scope));
    scope.variables.set(name, evaluate(expression!, scope));
    return "";
  }
  const [, key, each, over = piece.block] = /^(\$\w+),\s*(\$\w+)\s*:=\s*(.*)$/s.exec(piece.block) ?? [];
  const value = evaluate(over, scope);
  const inner = (dot: Value, ...more: [string, Value][]) =>
    write(piece.body, { ...scope, dot, variables: new Map([...scope.variables, ...more]) });
  if (isEmpty(value)) return write(piece.otherwise, { ...scope, variables: new Map(scope.variables) });
  if (piece.kind === "if") return inner(scope.dot);
  if (piece.kind === "with") return inner(value);
  const entries = Object.entries(value as object).sort(([one], [other]) => (one < other ? -1 : 1));
  return entries.map(([name, item]) => (key ? inner(item, [key, name], [each!, item]) : inner(item))).join("");
}

const TOKEN = /\s*("(?:[^"\\]|\\.)*"|[()|]|\$?\w*(?:\.\w+)+|\$\w*|-?\w+|\.)/y;

function evaluate(expression: string, scope: Scope): Value {
  const tokens = tokensOf(expression);
  const value = pipeline(tokens, scope);
  if (tokens.length > 0) throw new Error(`{{ ${expression} }} goes on with ${tokens[0]}.`);
  return value;
}

function tokensOf(expression: string): string[] {
  const tokens: string[] = [];
  for (TOKEN.lastIndex = 0; TOKEN.lastIndex < expression.length; ) {
    const at = TOKEN.lastIndex;
    const token = TOKEN.exec(expression)?.[1];
    if (!token) throw new Error(`{{ ${expression} }} is not understood at ${at}.`);
    tokens.push(token);
  }
  return tokens;
}

function pipeline(tokens: string[], scope: Scope): Value {
  let value = command(tokens, scope, []);
  while (tokens[0] === "|") {
    tokens.shift();
    value = command(tokens, scope, [value]);
  }
  return value;
}

function command(tokens: string[], scope: Scope, piped: Value[]): Value {
  const name = /^[a-z]\w*$/i.test(tokens[0] ?? "") ? tokens.shift()! : undefined;
  const given: Value[] = [];
  while (tokens.length > 0 && tokens[0] !== "|" && tokens[0] !== ")") given.push(term(tokens, scope));
  if (name === undefined) {
    if (given.length + piped.length !== 1) throw new Error("A value takes no arguments.");
    return given[0];
  }
  if (name === "include") {
    const body = scope.defined.get(given[0] as string);
    if (!body) throw new Error(`${given[0]} is not defined.`);
    return write(body, { dot: given[1], variables: new Map([["$", given[1]]]), defined: scope.defined });
  }
  const run = FUNCTIONS[name];
  if (!run) throw new Error(`The function ${name} is not known.`);
  return (run as (...given: Value[]) => Value)(...given, ...piped);
}

function term(tokens: string[], scope: Scope): Value {
  const token = tokens.shift()!;
  if (token === "(") {
    const value = pipeline(tokens, scope);
    if (tokens.shift() !== ")") throw new Error("A ) is missing.");
    return value;
  }
  if (token.startsWith('"') || /^-?\d+$/.test(token)) return JSON.parse(token);
  const [first, ...names] = token.split(".");
  if (first !== "" && !scope.variables.has(first!)) throw new Error(`${first} is not set.`);
  let value = first === "" ? scope.dot : scope.variables.get(first!);
  for (const name of names.filter((name) => name !== "")) {
    value = (value as Record<string, Value> | undefined)?.[name];
    if (value === undefined) throw new Error(`${token} is not there.`);
  }
  return value;
}

const FUNCTIONS: Record<string, (...given: never[]) => Value> = {
  and: (...all: Value[]) => all.find(isEmpty) ?? all.at(-1),
  default: (other: Value, value: Value) => (isEmpty(value) ? other : value),
  dict: (...pairs: Value[]) =>
    Object.fromEntries(Array.from({ length: pairs.length / 2 }, (_, at) => [pairs[2 * at], pairs[2 * at + 1]])),
  eq: (one: Value, other: Value) => one === other,
  ne: (one: Value, other: Value) => one !== other,
  nindent: (count: number, text: string) => `\n${text.replaceAll(/^/gm, " ".repeat(count))}`,
  not: isEmpty,
  printf: (format: string, ...all: Value[]) => format.replaceAll("%s", () => String(all.shift())),
  quote: (value: Value) => JSON.stringify(print(value)),
  required: (message: string, value: Value) => {
    if (isEmpty(value)) throw new Error(message);
    return value;
  },
  sha256sum: (text: string) => createHash("sha256").update(text).digest("hex"),
  toJson: (value: Value) => JSON.stringify(value),
  toYaml: (value: Value) => stringify(value).trimEnd(),
};

function isEmpty(value: Value): boolean {
  if (typeof value === "object" && value !== null) return Object.keys(value).length === 0;
  return value === undefined || value === null || value === false || value === "" || value === 0;
}

function print(value: Value): string {
  if (typeof value === "object") throw new Error(`An object can't be written as it is: ${JSON.stringify(value)}`);
  return String(value);
}
