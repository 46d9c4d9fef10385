import { attribute, readXml } from "../archive/read-xml.ts";

interface MathNode {
  name: string;
  children: MathNode[];
  text: string;
  /** Of `m:chr`, `m:begChr`, `m:endChr`: the sign. */
  value: string | undefined;
}

/**
 * An equation of Office (`m:oMath`, ECMA-376 part 1, 22.1) in a line, as one types it: `(a+b)/2`, `x^2`, `a_1`, `√(x)`.
 */
export function mathText(xml: Uint8Array): string {
  const root: MathNode = { name: "", children: [], text: "", value: undefined };
  const open = [root];
  readXml(xml, {
    open(name, attributes) {
      const node = { name, children: [], text: "", value: attribute(attributes, "val") };
      open.at(-1)!.children.push(node);
      open.push(node);
    },
    close: () => void open.pop(),
    text: (text) => {
      open.at(-1)!.text += text;
    },
  });
  return write(root).replace(/\s+/gu, " ").trim();
}

function write(node: MathNode): string {
  const part = (name: string) => {
    const found = node.children.find((child) => child.name === name);
    return found ? write(found) : "";
  };
  const sign = (properties: string, name: string, usual: string) =>
    node.children.find((child) => child.name === properties)?.children.find((child) => child.name === name)?.value ??
    usual;
  const below = () => (part("sub") === "" ? "" : `_${grouped(part("sub"))}`);
  const above = () => (part("sup") === "" ? "" : `^${grouped(part("sup"))}`);
  switch (node.name) {
    case "t":
      return node.text;
    case "f":
      return `${grouped(part("num"))}/${grouped(part("den"))}`;
    case "sSup":
    case "sSub":
    case "sSubSup":
      return `${grouped(part("e"))}${below()}${above()}`;
    case "rad":
      return `${part("deg") === "" ? "" : `${grouped(part("deg"))}`}√(${part("e")})`;
    case "nary":
      return `${sign("naryPr", "chr", "∫")}${below()}${above()} ${part("e")}`;
    case "d": {
      const inside = node.children.filter(({ name }) => name === "e").map(write);
      return `${sign("dPr", "begChr", "(")}${inside.join(", ")}${sign("dPr", "endChr", ")")}`;
    }
    case "func":
      return `${part("fName")} ${part("e")}`;
    case "mr":
      return `${node.children.map(write).join(" ")}; `;
    default:
      return node.children.map(write).join("");
  }
}

/** What is more than a name or a number stands in brackets. */
function grouped(text: string): string {
  return /^[\p{L}\p{N}.,\p{M}]*$/u.test(text) || /^\([^()]*\)$/u.test(text) ? text : `(${text})`;
}
