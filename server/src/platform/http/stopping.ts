/**
 * The end of a process:
 *   serving → draining: `/readyz` says 503, requests are served as before and their connections closed behind them, so
 *   that balancers and clients go elsewhere → closing: what is under way ends, new requests are told 503
 *   `shutting_down` → gone
 */
export class Stopping {
  #state: "serving" | "draining" | "closing" = "serving";

  get isDraining(): boolean {
    return this.#state !== "serving";
  }

  get isClosing(): boolean {
    return this.#state === "closing";
  }

  drain(): void {
    if (this.#state === "serving") this.#state = "draining";
  }

  close(): void {
    this.#state = "closing";
  }
}
