import { attribute } from "../archive/read-xml.ts";

interface Style {
  parent: string | undefined;
  isStruck?: boolean;
  isRaised?: boolean;
}

/**
 * Which of an OpenDocument's styles strike their text out or raise it, from the events of its styles. A style says what
 * its parent says unless it says so itself.
 */
export class OpenDocumentStyles {
  readonly #styles = new Map<string, Style>();
  #open: Style | undefined;

  open(name: string, attributes: Record<string, string>): void {
    if (name === "style") {
      this.#open = { parent: attribute(attributes, "parent-style-name") };
      const own = attribute(attributes, "name");
      if (own !== undefined) this.#styles.set(own, this.#open);
    } else if (name === "text-properties" && this.#open) {
      const line = attribute(attributes, "text-line-through-style") ?? attribute(attributes, "text-line-through-type");
      if (line !== undefined) this.#open.isStruck = line !== "none";
      const position = attribute(attributes, "text-position");
      if (position !== undefined) this.#open.isRaised = position.startsWith("super") || /^[1-9]/.test(position);
    }
  }

  close(name: string): void {
    if (name === "style") this.#open = undefined;
  }

  isStruck(name: string | undefined): boolean {
    return this.#find(name, "isStruck");
  }

  isRaised(name: string | undefined): boolean {
    return this.#find(name, "isRaised");
  }

  #find(name: string | undefined, what: "isStruck" | "isRaised"): boolean {
    const passed = new Set<string>();
    for (let at = name; at !== undefined && !passed.has(at); at = this.#styles.get(at)?.parent) {
      passed.add(at);
      const said = this.#styles.get(at)?.[what];
      if (said !== undefined) return said;
    }
    return false;
  }
}
