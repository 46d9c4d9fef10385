import type { Attributes } from "./loader/attributes.ts";

/**
 * What the loader and the chat tell each other. The chat runs sandboxed under an origin of its own: it opens a channel
 * and posts one end to the page that shows it, with that page's exact origin; the browser delivers it to no other. The
 * loader takes it from its own frame alone. From then on everything goes over that port.
 */
export type ToChat =
  /**
   * `kept`: what the chat stored before, by the places that it lies in; `search`: of the assistant's own page;
   * `attributes`: of the script's tag, to be checked.
   */
  | {
      type: "start";
      kept: (string | null)[];
      userToken: string | null | undefined;
      search: string;
      attributes: Attributes;
    }
  | { type: "shown"; shown: boolean }
  | { type: "call"; method: string; values: unknown[] };

export type ToLoader =
  | { type: "ready" }
  /** Null: forget everything. */
  | { type: "store"; kept: string | null; isRemembered: boolean }
  | { type: "close" }
  /** What `setTheme` or the visitor changed: custom properties without `--cd-`. */
  | { type: "theme"; values: [name: string, value: string][] }
  | { type: "unread"; count: number }
  | { type: "event"; name: string; detail: object };

/** Everything that outlives a reload. It lies in the page's storage, where the sandbox has none. */
export interface Stored {
  token?: string;
  /** Newest first. */
  chats: { id: string; title: string; at: number }[];
  /** The one that is open. */
  current?: string | undefined;
  /** The visitor agreed to be remembered here beyond the session. */
  consent?: boolean;
  /** The chat has asked for their details. */
  asked?: boolean;
  /** A question that could not be sent. */
  unsent?: string | undefined;
}
