import * as smd from "streaming-markdown";

/** Grows a text inside an element, as it comes. */
export interface MarkdownWriter {
  write(text: string): void;
  end(): void;
}

/** `[3]` while it is on its way through the parser, which would take it for the beginning of a link. */
const [OPEN, CLOSE] = ["\uE000", "\uE001"];
const MARKS = /\uE000(\d+)\uE001/;

/**
 * The elements that an answer may have, by the parser's tokens. All others are their text: no images, no HTML, no
 * tasks, no formulas. Headings stand below those of the page.
 */
const ELEMENTS: Readonly<Record<number, keyof HTMLElementTagNameMap>> = {
  [smd.PARAGRAPH]: "p",
  [smd.HEADING_1]: "h3",
  [smd.HEADING_2]: "h3",
  [smd.HEADING_3]: "h4",
  [smd.HEADING_4]: "h5",
  [smd.HEADING_5]: "h6",
  [smd.HEADING_6]: "h6",
  [smd.CODE_BLOCK]: "pre",
  [smd.CODE_FENCE]: "pre",
  [smd.CODE_INLINE]: "code",
  [smd.ITALIC_AST]: "em",
  [smd.ITALIC_UND]: "em",
  [smd.STRONG_AST]: "strong",
  [smd.STRONG_UND]: "strong",
  [smd.STRIKE]: "s",
  [smd.LINK]: "a",
  [smd.RAW_URL]: "a",
  [smd.BLOCKQUOTE]: "blockquote",
  [smd.LINE_BREAK]: "br",
  [smd.RULE]: "hr",
  [smd.LIST_UNORDERED]: "ul",
  [smd.LIST_ORDERED]: "ol",
  [smd.LIST_ITEM]: "li",
  [smd.TABLE]: "table",
  [smd.TABLE_ROW]: "tr",
  [smd.TABLE_CELL]: "td",
};

/**
 * Writes the Markdown subset as nodes below `root`, never as HTML. `[n]` becomes what `cite` makes of it: only the
 * numbers that `isCited` knows, so that a text about `list[3]` stays what it is.
 */
export function writeMarkdown(root: HTMLElement, cite: (number: number) => Node | undefined): MarkdownWriter {
  let place: Node[] = [root];
  const here = () => place.at(-1)!;
  // The parser hands text on piece by piece, and cuts marks.
  let held = "";
  const parser = smd.parser({
    data: undefined,
    add_token(_, type) {
      const name = ELEMENTS[type];
      const isRoot = type === smd.DOCUMENT || name === undefined;
      const node = isRoot ? here() : here().appendChild(make(name, here()));
      place = [...place, node];
    },
    end_token() {
      place = place.slice(0, -1);
    },
    add_text(_, text) {
      const whole = held + text;
      const cut = whole.lastIndexOf(OPEN) > whole.lastIndexOf(CLOSE) ? whole.lastIndexOf(OPEN) : whole.length;
      held = whole.slice(cut);
      for (const part of whole.slice(0, cut).split(/(\uE000\d+\uE001)/)) {
        if (part === "") continue;
        const number = MARKS.exec(part)?.[1];
        // What code says in brackets is code.
        const isCode = place.some(({ nodeName }) => nodeName === "CODE" || nodeName === "PRE");
        const node = number === undefined || isCode ? undefined : cite(Number(number));
        here().appendChild(node ?? document.createTextNode(number === undefined ? part : `[${number}]`));
      }
    },
    set_attr(_, attribute, value) {
      const node = here();
      if (attribute === smd.HREF && node instanceof HTMLAnchorElement) link(node, value);
      if (attribute === smd.START && node instanceof HTMLOListElement) node.start = Number(value) || 1;
    },
  });
  let rest = "";
  return {
    write(text) {
      const whole = rest + text;
      // A mark that is cut goes with what follows it.
      const cut = /\[\d*$/.exec(whole)?.index ?? whole.length;
      rest = whole.slice(cut);
      smd.parser_write(parser, protect(whole.slice(0, cut)));
    },
    end() {
      smd.parser_write(parser, protect(rest));
      rest = "";
      smd.parser_end(parser);
    },
  };
}

function protect(text: string): string {
  return text.replaceAll(/[\uE000\uE001]/g, "").replaceAll(/\[(\d+)\](?!\()/g, `${OPEN}$1${CLOSE}`);
}

function make(name: keyof HTMLElementTagNameMap, parent: Node): HTMLElement {
  const isHead = name === "td" && parent.parentNode?.nodeName === "TABLE" && parent.parentNode.firstChild === parent;
  const node = document.createElement(isHead ? "th" : name);
  if (name === "table") node.tabIndex = 0;
  if (name === "pre") node.dir = "ltr";
  return node;
}

/**
 * Where a link may lead: the service let it through, and it is no script. The parser leaves a link's title behind its
 * address.
 */
function link(node: HTMLAnchorElement, addressAndTitle: string): void {
  const [address = ""] = addressAndTitle.trim().split(/\s/, 1);
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url || !["http:", "https:", "mailto:"].includes(url.protocol)) return;
  node.href = url.href;
  node.target = "_blank";
  node.rel = "noopener noreferrer";
}
