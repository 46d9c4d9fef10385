import { attribute } from "../archive/read-xml.ts";

interface Style {
  parent: string | undefined;
  isStruck?: boolean;
  isRaised?: boolean;
  isBold?: boolean;
}

type TextSign = "isStruck" | "isRaised" | "isBold";

/**
 * Which of an OpenDocument's styles strike their text out, raise it, make it bold or hide a sheet, from the events of
 * its styles. A style says what its parent says unless it says so itself.
 */
export class OpenDocumentStyles {
  readonly #styles = new Map<string, Style>();
  readonly #hiddenTables = new Set<string>();
  #open: Style | undefined;
  #openName: string | undefined;

  open(name: string, attributes: Record<string, string>): void {
    if (name === "style") {
      this.#open = { parent: attribute(attributes, "parent-style-name") };
      this.#openName = attribute(attributes, "name");
      if (this.#openName !== undefined) this.#styles.set(this.#openName, this.#open);
    } else if (name === "table-properties" && this.#openName !== undefined) {
      if (attribute(attributes, "display") === "false") this.#hiddenTables.add(this.#openName);
    } else if (name === "text-properties" && this.#open) {
      const line = attribute(attributes, "text-line-through-style") ?? attribute(attributes, "text-line-through-type");
      if (line !== undefined) this.#open.isStruck = line !== "none";
      const position = attribute(attributes, "text-position");
      if (position !== undefined) this.#open.isRaised = position.startsWith("super") || /^[1-9]/.test(position);
      const weight = attribute(attributes, "font-weight");
      if (weight !== undefined) this.#open.isBold = weight === "bold" || Number(weight) >= 600;
    }
  }

  close(name: string): void {
    if (name === "style") this.#open = this.#openName = undefined;
  }

  /** Of the style of a table. */
  hidesTable(name: string | undefined): boolean {
    return name !== undefined && this.#hiddenTables.has(name);
  }

  isStruck(name: string | undefined): boolean {
    return this.#find(name, "isStruck");
  }

  isRaised(name: string | undefined): boolean {
    return this.#find(name, "isRaised");
  }

  isBold(name: string | undefined): boolean {
    return this.#find(name, "isBold");
  }

  #find(name: string | undefined, what: TextSign): boolean {
    const passed = new Set<string>();
    for (let at = name; at !== undefined && !passed.has(at); at = this.#styles.get(at)?.parent) {
      passed.add(at);
      const said = this.#styles.get(at)?.[what];
      if (said !== undefined) return said;
    }
    return false;
  }
}
