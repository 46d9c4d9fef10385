import { attribute } from "../archive/read-xml.ts";

/** Which of an OpenDocument's styles strike their text out, from the events of its styles. A style says what its parent says unless it says so itself. */
export class OpenDocumentStyles {
  readonly #styles = new Map<string, { parent: string | undefined; isStruck: boolean | undefined }>();
  #open: string | undefined;

  open(name: string, attributes: Record<string, string>): void {
    if (name === "style") {
      this.#open = attribute(attributes, "name");
      const parent = attribute(attributes, "parent-style-name");
      if (this.#open !== undefined) this.#styles.set(this.#open, { parent, isStruck: undefined });
    } else if (name === "text-properties" && this.#open !== undefined) {
      const line = attribute(attributes, "text-line-through-style") ?? attribute(attributes, "text-line-through-type");
      if (line !== undefined) this.#styles.get(this.#open)!.isStruck = line !== "none";
    }
  }

  close(name: string): void {
    if (name === "style") this.#open = undefined;
  }

  isStruck(name: string | undefined): boolean {
    const passed = new Set<string>();
    for (let at = name; at !== undefined && !passed.has(at); at = this.#styles.get(at)?.parent) {
      passed.add(at);
      const said = this.#styles.get(at)?.isStruck;
      if (said !== undefined) return said;
    }
    return false;
  }
}
