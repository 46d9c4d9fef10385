import type { InlineConfig } from "vite";

/** One run of Vite for a folder of pages. A folder's `pages.config.ts` exports them as `builds`. */
export interface PageBuild {
  /** The file below `.vite/` in which the service finds what was built. */
  manifest: string;
  /** Source files that pages load first, from the folder. */
  entries: string[];
  config: InlineConfig;
  limits: SizeLimit[];
}

/**
 * What may be loaded before a page works, in bytes as they travel (Brotli): script, what it imports, and their styles.
 */
export interface SizeLimit {
  name: string;
  entry: string;
  /** Counts the largest of the modules below this folder too, where one of them is loaded with the entry. */
  withOneOf?: string;
  maximumBytes: number;
}

/** As Vite writes it. */
export type Manifest = Record<
  string,
  { file: string; css?: string[]; imports?: string[]; dynamicImports?: string[]; isEntry?: boolean }
>;
