import type { PageElement } from "./page-node.ts";

/**
 * Takes out what WordPress leaves in a page when the plugin of a shortcode is gone: `[vc_row]`, `[contact-form-7
 * id="5"]`, `[/caption]`. What stands between two of them stays; so do code and other brackets, as `[1]` and `[sic]`.
 * Changes the tree.
 */
export function removeShortcodes(root: PageElement): void {
  const opened = new Set<string>();
  const visit = (element: PageElement): void => {
    for (const child of element.children) {
      if (child.kind === "element") {
        if (!CODE.has(child.name)) visit(child);
      } else if (child.text.includes("[")) child.text = withoutShortcodes(child.text, opened);
    }
  };
  visit(root);
}

function withoutShortcodes(text: string, opened: Set<string>): string {
  const rest = text.replace(SHORTCODE, (written, slash: string, name: string, values: string) => {
    const isKnown = KNOWN.test(name) || opened.has(name);
    const isShortcode = slash
      ? isKnown && values.trim() === ""
      : VALUES.test(values) || (isKnown && LOOSE.test(values));
    if (!isShortcode) return written;
    opened.add(name);
    return " ";
  });
  return rest === text ? text : rest.replace(/ {2,}/gu, " ");
}

const CODE = new Set("code pre kbd samp tt var script style textarea template title".split(" "));
const SHORTCODE =
  /(?<![#\\[])\[(\/?)([a-z][a-z0-9]*(?:[_-][a-z0-9]+)*)((?:[ \t\n\u00a0][^[\]<>]{0,2000})?)\/?\](?![\](])/gu;
/** `id="5" title=”Kontakt”`: the quotation marks may have been made beautiful. */
const QUOTED = /["“”„″][^"“”„″]*["“”„″]|['‘’′][^'‘’′]*['‘’′]/u.source;
const MORE = `(?:\\s+[a-z][\\w-]*(?:=(?:${QUOTED}|[^\\s="'“”„″‘’′]+))?)*\\s*$`;
const VALUES = new RegExp(`^\\s+[a-z][\\w-]*=(?:${QUOTED})${MORE}`, "u");
const LOOSE = new RegExp(`^${MORE}`, "u");
/** Of page builders and of WordPress itself; these also stand without values. */
const KNOWN =
  /^(?:(?:vc|et_pb|fusion|av|su|wpv|ux|mk|tatsu|woocommerce|mc4wp)[_-][a-z0-9_-]+|contact-form(?:-7)?|gallery|elementor-template|gravityform|wpforms|ninja_form|rev_slider|layerslider|nggallery|product_page)$/u;
