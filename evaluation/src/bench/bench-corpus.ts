import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { splitSentences } from "@citedesk/grounding";
import { seededRandom } from "../measures/paired-bootstrap.ts";

export interface BenchDocument {
  name: string;
  /** Markdown; every section makes one passage. */
  text: string;
  sections: BenchSection[];
}

export interface BenchSection {
  heading: string;
  text: string;
}

/**
 * Documents with `passages` sections of some 170 words altogether, dealt by a seed from sentences of the documentation
 * that lies in `node_modules`: real vocabulary, the same text on every machine with the same lock file.
 */
export async function makeBenchCorpus(projectRoot: string, passages: number): Promise<BenchDocument[]> {
  const sentences = await collectSentences(join(projectRoot, "node_modules"));
  const random = seededRandom(passages);
  const draw = () => sentences[Math.floor(random() * sentences.length)]!;
  return Array.from({ length: Math.ceil(passages / SECTIONS) }, (_, document) => {
    const count = Math.min(SECTIONS, passages - document * SECTIONS);
    const sections = Array.from({ length: count }, (_, section) => makeSection(draw, document * SECTIONS + section));
    const text = sections.map(({ heading, text }) => `## ${heading}\n\n${text}`).join("\n\n");
    return { name: `handbook-${document + 1}.md`, text: `# Handbook ${document + 1}\n\n${text}\n`, sections };
  });
}

/** Questions whose words stand in one section each, the same for every run. */
export function makeBenchQuestions(documents: readonly BenchDocument[], count: number): string[] {
  const sections = documents.flatMap((document) => document.sections);
  const random = seededRandom(count);
  return Array.from({ length: count }, () => {
    const section = sections[Math.floor(random() * sections.length)]!;
    const words = section.text.match(/[A-Za-z]{4,}/g) ?? [];
    const start = Math.floor(random() * Math.max(1, words.length - 8));
    return `How do I ${words.slice(start, start + 6).join(" ")}?`;
  });
}

const SECTIONS = 100;
const SECTION_WORDS = 170;

function makeSection(draw: () => string, number: number): BenchSection {
  const heading = `${draw().split(/\s+/).slice(0, 4).join(" ").replace(/[#*]/g, "")} ${number + 1}`;
  const chosen: string[] = [];
  for (let words = 0; words < SECTION_WORDS; ) {
    const sentence = draw();
    chosen.push(sentence);
    words += sentence.split(" ").length;
  }
  return { heading, text: chosen.join(" ") };
}

/** Plain sentences of the packages' Markdown files, in the order of their paths. */
async function collectSentences(folder: string): Promise<string[]> {
  const sentences = new Set<string>();
  for (const path of (await findMarkdown(folder, 0)).sort()) {
    const text = plainText(await readFile(path, "utf8"));
    for (const { start, end } of splitSentences(text)) {
      const sentence = text.slice(start, end).replace(/\s+/g, " ");
      if (/^[A-Z][A-Za-z0-9 ,;:'"()/._-]{30,240}\.$/.test(sentence)) sentences.add(sentence);
    }
  }
  return [...sentences];
}

/** Without code blocks, link targets and marks of emphasis. */
function plainText(markdown: string): string {
  return markdown
    .replace(/```[\s\S]*?```/g, "\n\n")
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/[`*]/g, "");
}

async function findMarkdown(folder: string, depth: number): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const found = await Promise.all(
    entries.map(async (entry) => {
      const path = join(folder, entry.name);
      // Workspaces are linked into `node_modules`: their text changes with every commit.
      if (entry.isSymbolicLink() || entry.name.startsWith(".")) return [];
      if (entry.isDirectory()) return depth < 5 ? findMarkdown(path, depth + 1) : [];
      const isWanted = entry.name.endsWith(".md") && (await stat(path)).size < 1_000_000;
      return isWanted ? [path] : [];
    }),
  );
  return found.flat();
}
