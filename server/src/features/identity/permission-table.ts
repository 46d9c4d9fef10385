import type { Principal, Role } from "./principal.ts";

/**
 * Who may call what, the whole of it. Every operation of the contract has a row: a route without one stops the start.
 * `scope` is what an API key needs; `roles` are the members who may; `visitors` opens it to visitor tokens.
 */
export interface Permission {
  roles: readonly Role[];
  scope: string | null;
  visitors?: true;
}

const EVERYONE = ["owner", "admin", "editor", "viewer", "support"] as const;
const READERS = ["owner", "admin", "editor", "viewer"] as const;
const EDITORS = ["owner", "admin", "editor"] as const;

const read = (scope: string): Permission => ({ roles: READERS, scope });
const edit = (scope: string): Permission => ({ roles: EDITORS, scope });

export const PUBLIC_OPERATIONS: readonly string[] = ["login", "refresh", "createVisitorToken"];

export const PERMISSIONS: Readonly<Record<string, Permission>> = {
  logout: { roles: EVERYONE, scope: null },
  getMe: { roles: EVERYONE, scope: null },

  listAgents: read("agents:read"),
  getAgent: read("agents:read"),
  createAgent: edit("agents:write"),
  updateAgent: edit("agents:write"),
  deleteAgent: edit("agents:write"),
  publishAgent: edit("agents:write"),

  listSources: read("sources:read"),
  getSource: read("sources:read"),
  createSource: edit("sources:write"),
  updateSource: edit("sources:write"),
  deleteSource: edit("sources:write"),
  refreshSource: edit("sources:write"),
  previewSource: edit("sources:write"),
  pauseSource: edit("sources:write"),
  resumeSource: edit("sources:write"),
  cancelSource: edit("sources:write"),
  retryDocument: edit("sources:write"),
  listDocuments: read("sources:read"),
  getDocument: read("sources:read"),

  chat: { roles: EVERYONE, scope: "chat:write", visitors: true },
  resumeChatStream: { roles: EVERYONE, scope: "chat:write", visitors: true },
  cancelMessage: { roles: EVERYONE, scope: "chat:write", visitors: true },
  search: read("search:read"),
  listChats: { roles: EVERYONE, scope: "chats:read" },
  getChat: { roles: EVERYONE, scope: "chats:read", visitors: true },
  listMessages: { roles: EVERYONE, scope: "chats:read", visitors: true },
  getMessage: { roles: EVERYONE, scope: "chats:read", visitors: true },
  getCitation: { roles: EVERYONE, scope: "chats:read", visitors: true },

  listModels: read("models:read"),
};

/** Every scope that a key can have. */
export const SCOPES = [
  ...new Set(Object.values(PERMISSIONS).flatMap((permission) => (permission.scope ? [permission.scope] : []))),
].toSorted();

export function isAllowed(principal: Principal, operation: string): boolean {
  const permission = PERMISSIONS[operation];
  if (!permission) return false;
  switch (principal.kind) {
    case "member":
      return permission.roles.includes(principal.role);
    case "api_key":
      return permission.scope !== null && principal.scopes.includes(permission.scope);
    case "visitor":
      return permission.visitors === true;
  }
}
