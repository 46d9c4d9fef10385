import { SaxesParser } from "saxes";
import { InvalidError } from "../../../platform/errors/app-error.ts";
import { escapeHtml } from "../../../platform/http/escape-html.ts";

const SVG = "http://www.w3.org/2000/svg";
const XLINK = "http://www.w3.org/1999/xlink";
const MAX_ELEMENTS = 5_000;
const MAX_DEPTH = 60;

const ELEMENTS = new Set(
  `svg g defs symbol use title desc path rect circle ellipse line polyline polygon text tspan textPath
  linearGradient radialGradient stop clipPath mask pattern marker style filter feGaussianBlur feOffset feBlend feColorMatrix
  feComposite feFlood feMerge feMergeNode feDropShadow feMorphology`.split(/\s+/),
);
/** Whatever draws: geometry, paint, text. Nothing that names an event, another file or a script. */
const ATTRIBUTES = new Set(
  `id class style x y x1 y1 x2 y2 cx cy r rx ry fx fy fr d dx dy points width height viewBox preserveAspectRatio transform
  fill fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin stroke-miterlimit stroke-dasharray
  stroke-dashoffset vector-effect paint-order opacity color display visibility clip-path clip-rule clipPathUnits mask maskUnits
  maskContentUnits mask-type filter filterUnits primitiveUnits gradientUnits gradientTransform spreadMethod offset stop-color
  stop-opacity patternUnits patternContentUnits patternTransform marker-start marker-mid marker-end markerWidth markerHeight
  markerUnits refX refY orient font-family font-size font-weight font-style font-variant letter-spacing word-spacing text-anchor
  text-decoration dominant-baseline alignment-baseline textLength lengthAdjust startOffset mix-blend-mode isolation overflow
  stdDeviation in in2 result mode operator k1 k2 k3 k4 values type flood-color flood-opacity radius version xml:space role
  aria-label`.split(/\s+/),
);
/** A style that loads nothing: no rule with `@`, no address but `url(#id)`, nothing hidden behind an escape. */
const UNSAFE_STYLE = /@|\\|<|expression|javascript|url\s*\((?!\s*["']?#)|image(?:-set)?\s*\(|src\s*\(/i;
const OWN_PART = /^#[\w.:-]+$/;

/**
 * The drawing of an SVG, written anew: elements and attributes that draw, addresses within the file alone. What else it
 * holds (scripts, events, links, pictures, what drawing programs note) is left out. Throws 422 for what is not
 * well-formed, has a DOCTYPE, or is no drawing.
 */
export function cleanSvg(content: Buffer): Buffer {
  const parts: string[] = [];
  const open: { name: string; isKept: boolean }[] = [];
  let elements = 0;
  const isHidden = () => open.some(({ isKept }) => !isKept);
  const parser = new SaxesParser({ xmlns: true });
  parser.on("doctype", () => refuse("has a DOCTYPE: save it without."));
  parser.on("opentag", (tag) => {
    elements += 1;
    if (elements > MAX_ELEMENTS) refuse(`has more than ${MAX_ELEMENTS} elements: simplify the drawing.`);
    if (open.length >= MAX_DEPTH) refuse(`is nested deeper than ${MAX_DEPTH} elements: simplify the drawing.`);
    if (open.length === 0 && (tag.local !== "svg" || tag.uri !== SVG)) refuse("is no SVG drawing.");
    const isKept = tag.uri === SVG && ELEMENTS.has(tag.local);
    if (isKept && !isHidden()) {
      const attributes = Object.values(tag.attributes).flatMap(({ name, local, uri, value }) => {
        const isLink = local === "href" && (uri === XLINK || uri === "");
        if (isLink) return OWN_PART.test(value) ? [`href="${escapeHtml(value)}"`] : [];
        if (!ATTRIBUTES.has(name) || UNSAFE_STYLE.test(value)) return [];
        return [`${name}="${escapeHtml(value)}"`];
      });
      const names = open.length === 0 ? [`xmlns="${SVG}"`, ...attributes] : attributes;
      parts.push(`<${[tag.local, ...names].join(" ")}>`);
    }
    open.push({ name: tag.local, isKept });
  });
  parser.on("closetag", (tag) => {
    if (!isHidden()) parts.push(`</${tag.local}>`);
    open.pop();
  });
  const write = (text: string) => {
    const inside = open.at(-1)?.name ?? "";
    if (isHidden() || !["style", "text", "tspan", "textPath", "title", "desc"].includes(inside)) return;
    if (inside === "style" && UNSAFE_STYLE.test(text)) return;
    parts.push(escapeHtml(text));
  };
  parser.on("text", write);
  parser.on("cdata", write);
  parser.on("error", () => refuse("is no well-formed XML."));
  parser.write(content.toString("utf8")).close();
  return Buffer.from(parts.join(""));
}

function refuse(message: string): never {
  throw new InvalidError([{ pointer: "/file", message }]);
}
