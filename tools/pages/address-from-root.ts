import type { PageBuild } from "./page-build.ts";

type Plugin = NonNullable<PageBuild["config"]["plugins"]>[number];

const BESIDE = /\bimport\(([`"'])\.\//g;

/**
 * What a script loads later it names by an address beside its own. One that the service writes into a document has
 * none: here the addresses begin at the root.
 */
export function addressFromRoot(base: string): Plugin {
  return {
    name: "address-from-root",
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === "chunk")
          file.code = file.code.replaceAll(BESIDE, (_, quote: string) => `import(${quote}${base}`);
    },
  };
}
