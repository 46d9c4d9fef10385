import type { Reach } from "../../platform/database/reach.ts";
import type { MemberPrincipal, Principal, Role } from "./principal.ts";

/**
 * Who may call what, the whole of it. Every operation of the contract has a row: a route without one stops the start.
 * `scope` is what an API key needs; `roles` are the members who may; `visitors` opens it to visitor tokens.
 */
export interface Permission {
  roles: readonly Role[];
  scope: string | null;
  visitors?: true;
  /** Of visitors, for themselves alone: a token that a mailed link gave reads and writes in one chat. */
  inPerson?: true;
  /** Any secret key may, whatever its scopes. */
  keys?: true;
  /** Concerns the whole workspace: not for a key or member who is limited to some assistants or brands. */
  whole?: true;
  /** Concerns the account: only for members of all of its workspaces. */
  accountWide?: true;
  /** Concerns the instance: only for its administrators, whatever their role. */
  instance?: true;
  /** Also in a workspace that asks for a second step, by who has none yet. */
  beforeTotp?: true;
}

const EVERYONE = ["owner", "admin", "editor", "viewer", "support"] as const;
const READERS = ["owner", "admin", "editor", "viewer"] as const;
const EDITORS = ["owner", "admin", "editor"] as const;
const SUPPORTERS = ["owner", "admin", "support"] as const;
const ADMINS = ["owner", "admin"] as const;

const read = (scope: string): Permission => ({ roles: READERS, scope });
const edit = (scope: string): Permission => ({ roles: EDITORS, scope });
const editWhole = (scope: string): Permission => ({ roles: EDITORS, scope, whole: true });
/** The account's own, such as its list of workspaces. */
const ofAccount = (roles: readonly Role[]): Permission => ({ roles, scope: null, whole: true, accountWide: true });
const ofInstance: Permission = { roles: EVERYONE, scope: null, instance: true };
const administer = (scope: string | null): Permission => ({ roles: ADMINS, scope, whole: true });
/** One's own account: any member, signed in. */
const own: Permission = { roles: EVERYONE, scope: null, beforeTotp: true };

/** Their bodies carry what proves the caller: a password, a token, a ticket, a publishable key. */
export const PUBLIC_OPERATIONS: readonly string[] = [
  "login",
  "refresh",
  "renewBrowserSession",
  "endBrowserSession",
  "forgotPassword",
  "resetPassword",
  "confirmEmail",
  "acceptInvitation",
  "signUp",
  "confirmSignUp",
  "createVisitorToken",
  "completeSignIn",
  "getSignInMethods",
];

export const PERMISSIONS: Readonly<Record<string, Permission>> = {
  logout: own,
  getMe: { ...own, keys: true },
  updateMe: own,
  changePassword: own,
  changeEmail: own,
  listSessions: own,
  deleteSession: own,
  getTotp: own,
  beginTotp: own,
  confirmTotp: own,
  renewRecoveryCodes: own,
  removeTotp: own,

  listWorkspaces: { ...own, keys: true },
  getWorkspace: { ...own, keys: true },
  createWorkspace: ofAccount(ADMINS),
  updateWorkspace: administer(null),
  exportWorkspace: administer(null),
  importWorkspace: { ...ofAccount(ADMINS), instance: true },
  eraseWorkspace: ofAccount(["owner"]),
  listTasks: administer(null),
  getTask: administer(null),
  getTaskArchive: administer(null),
  listAccounts: ofInstance,
  getAccount: ofInstance,
  createAccount: ofInstance,
  createSampleData: administer(null),
  getUsage: { roles: READERS, scope: "usage:read", whole: true },
  listMembers: { roles: READERS, scope: null, whole: true },
  getMember: { roles: READERS, scope: null, whole: true },
  updateMember: administer(null),
  deleteMember: administer(null),
  createResetLink: administer(null),
  deleteMemberTotp: administer(null),
  listMemberSessions: administer(null),
  deleteMemberSession: administer(null),
  listInvitations: administer(null),
  getInvitation: administer(null),
  createInvitation: administer(null),
  deleteInvitation: administer(null),
  listApiKeys: administer(null),
  getApiKey: administer(null),
  createApiKey: administer(null),
  updateApiKey: administer(null),
  deleteApiKey: administer(null),
  rotateApiKey: administer(null),
  listAuditEvents: administer("audit:read"),
  getAuditEvent: administer("audit:read"),
  listDeleted: edit("deleted:read"),
  listErasures: administer("deleted:read"),
  getErasure: administer("deleted:read"),

  listBrands: read("brands:read"),
  getBrand: read("brands:read"),
  createBrand: editWhole("brands:write"),
  updateBrand: edit("brands:write"),
  deleteBrand: edit("brands:write"),
  putBrandImage: edit("brands:write"),
  deleteBrandImage: edit("brands:write"),
  restoreBrand: edit("brands:write"),

  listAgents: read("agents:read"),
  getAgent: read("agents:read"),
  getStarterQuestions: read("agents:read"),
  createAgent: edit("agents:write"),
  updateAgent: edit("agents:write"),
  deleteAgent: edit("agents:write"),
  listAgentVersions: read("agents:read"),
  getAgentVersion: read("agents:read"),
  duplicateAgent: edit("agents:write"),
  publishAgent: edit("agents:write"),
  restoreAgent: edit("agents:write"),
  listDeployments: read("deployments:read"),
  getDeployment: read("deployments:read"),
  createDeployment: edit("deployments:write"),
  updateDeployment: edit("deployments:write"),
  deleteDeployment: edit("deployments:write"),
  restoreDeployment: edit("deployments:write"),
  listDomains: administer("domains:read"),
  getDomain: administer("domains:read"),
  createDomain: administer("domains:write"),
  updateDomain: administer("domains:write"),
  deleteDomain: administer("domains:write"),
  restoreDomain: administer("domains:write"),
  verifyDomain: administer("domains:write"),
  createIdentitySecret: { roles: ADMINS, scope: "agents:write" },
  deleteIdentitySecret: { roles: ADMINS, scope: "agents:write" },

  listSources: read("sources:read"),
  getSource: read("sources:read"),
  createSource: edit("sources:write"),
  updateSource: edit("sources:write"),
  deleteSource: edit("sources:write"),
  refreshSource: edit("sources:write"),
  restoreSource: edit("sources:write"),
  eraseSource: { roles: ADMINS, scope: "sources:write" },
  eraseDocument: { roles: ADMINS, scope: "sources:write" },
  bulkSources: edit("sources:write"),
  previewSource: edit("sources:write"),
  pauseSource: edit("sources:write"),
  resumeSource: edit("sources:write"),
  cancelSource: edit("sources:write"),
  retryDocument: edit("sources:write"),
  setSourceAccess: edit("sources:write"),
  attachSource: edit("sources:write"),
  detachSource: edit("sources:write"),
  listSourceChanges: read("sources:read"),
  getSourceChange: read("sources:read"),
  listChangedDocuments: read("sources:read"),
  approveSourceChange: edit("sources:write"),
  rejectSourceChange: edit("sources:write"),
  rollBackSource: edit("sources:write"),
  listDocuments: read("sources:read"),
  listImports: read("sources:read"),
  getImport: read("sources:read"),
  previewImport: edit("sources:write"),
  createImport: edit("sources:write"),
  getDocument: read("sources:read"),

  chat: { roles: EVERYONE, scope: "chat:write", visitors: true },
  resumeChatStream: { roles: EVERYONE, scope: "chat:write", visitors: true },
  cancelMessage: { roles: EVERYONE, scope: "chat:write", visitors: true },
  confirmMessage: { roles: EVERYONE, scope: "chat:write", visitors: true },
  verifyMessage: { roles: EVERYONE, scope: "chats:read", visitors: true },
  replayMessage: edit("chat:write"),
  search: read("search:read"),
  // What it does goes through the operations of the contract, each with a row of its own.
  callMcp: { roles: EVERYONE, scope: null, keys: true },
  listChats: { roles: EVERYONE, scope: "chats:read", visitors: true, inPerson: true },
  getChat: { roles: EVERYONE, scope: "chats:read", visitors: true },
  createChat: { roles: EVERYONE, scope: "chat:write", visitors: true, inPerson: true },
  deleteChat: { roles: SUPPORTERS, scope: "chats:write", visitors: true, inPerson: true },
  restoreChat: { roles: SUPPORTERS, scope: "chats:write" },
  bulkChats: { roles: SUPPORTERS, scope: "chats:write" },
  getTranscript: { roles: EVERYONE, scope: "chats:read", visitors: true },
  listMessages: { roles: EVERYONE, scope: "chats:read", visitors: true },
  getMessage: { roles: EVERYONE, scope: "chats:read", visitors: true },
  getCitation: { roles: EVERYONE, scope: "chats:read", visitors: true },

  listVisitors: { roles: EVERYONE, scope: "visitors:read" },
  getVisitor: { roles: EVERYONE, scope: "visitors:read" },
  listVisitorQuestions: { roles: EVERYONE, scope: "visitors:read" },
  exportVisitor: { roles: ADMINS, scope: "visitors:read" },
  deleteVisitor: { roles: ADMINS, scope: "visitors:write" },

  listTools: read("tools:read"),
  getTool: read("tools:read"),
  // A tool serves every assistant that names it, so a change of one reaches other clients.
  createTool: edit("tools:write"),
  updateTool: edit("tools:write"),
  deleteTool: edit("tools:write"),
  restoreTool: editWhole("tools:write"),

  listReplies: { roles: EVERYONE, scope: "replies:read" },
  getReply: { roles: EVERYONE, scope: "replies:read" },
  createReply: edit("replies:write"),
  updateReply: edit("replies:write"),
  deleteReply: edit("replies:write"),
  restoreReply: editWhole("replies:write"),

  listModels: read("models:read"),

  putFeedback: { roles: EVERYONE, scope: "feedback:write", visitors: true },
  getFeedback: { roles: EVERYONE, scope: "feedback:read" },
  listFeedback: { roles: EVERYONE, scope: "feedback:read" },

  listLeads: { roles: EVERYONE, scope: "leads:read" },
  getLead: { roles: EVERYONE, scope: "leads:read" },
  createLead: { roles: [...EDITORS, "support"], scope: "leads:write", visitors: true },
  bulkLeads: { roles: SUPPORTERS, scope: "leads:write" },
  updateLead: { roles: SUPPORTERS, scope: "leads:write" },
  deleteLead: { roles: SUPPORTERS, scope: "leads:write" },
  restoreLead: { roles: SUPPORTERS, scope: "leads:write" },

  listHandoffs: { roles: EVERYONE, scope: "handoffs:read" },
  getHandoff: { roles: EVERYONE, scope: "handoffs:read" },
  createHandoff: { roles: SUPPORTERS, scope: "handoffs:write", visitors: true },
  withdrawHandoff: { roles: SUPPORTERS, scope: "handoffs:write", visitors: true },
  rateHandoff: { roles: EVERYONE, scope: "feedback:write", visitors: true },
  claimHandoff: { roles: SUPPORTERS, scope: null },
  releaseHandoff: { roles: SUPPORTERS, scope: "handoffs:write" },
  resolveHandoff: { roles: SUPPORTERS, scope: "handoffs:write" },
  createMemberMessage: { roles: SUPPORTERS, scope: null },
  listNotes: { roles: EVERYONE, scope: null },
  createNote: { roles: SUPPORTERS, scope: null },
  deleteNote: { roles: SUPPORTERS, scope: null },
  getDesk: { roles: EVERYONE, scope: null },
  updateChat: { roles: SUPPORTERS, scope: "chats:write" },
  sendTyping: { roles: SUPPORTERS, scope: null, visitors: true },

  // Each topic needs the right to read what it shows.
  streamLive: { roles: EVERYONE, scope: null, keys: true, visitors: true },

  listChecks: read("checks:read"),
  getCheck: read("checks:read"),
  createCheck: edit("checks:write"),
  updateCheck: edit("checks:write"),
  deleteCheck: edit("checks:write"),
  restoreCheck: edit("checks:write"),
  runChecks: edit("checks:write"),
  createChecksFromAnswers: edit("checks:write"),
  listCheckResults: read("checks:read"),

  getOverview: read("stats:read"),
  getQuestionStats: read("stats:read"),
  getSourceStats: read("stats:read"),
  getLeadStats: read("stats:read"),
  getFeedbackStats: read("stats:read"),
  getPeopleStats: read("stats:read"),
  listGaps: read("stats:read"),
  getGap: read("stats:read"),
  updateGap: edit("gaps:write"),
  answerGap: edit("gaps:write"),

  listWebhooks: administer("webhooks:read"),
  getWebhook: administer("webhooks:read"),
  createWebhook: administer("webhooks:write"),
  updateWebhook: administer("webhooks:write"),
  deleteWebhook: administer("webhooks:write"),
  restoreWebhook: administer("webhooks:write"),
  rotateWebhookSecret: administer("webhooks:write"),
  replayWebhook: administer("webhooks:write"),
  testWebhook: administer("webhooks:write"),
  listDeliveries: administer("webhooks:read"),
  getDelivery: administer("webhooks:read"),
  retryDelivery: administer("webhooks:write"),
  listEvents: administer("events:read"),
  getEvent: administer("events:read"),
};

/** Every scope that a key can have. */
export const SCOPES = [
  ...new Set(Object.values(PERMISSIONS).flatMap((permission) => (permission.scope ? [permission.scope] : []))),
].toSorted();

/** Whether everything that a scope opens concerns the whole workspace, so that a limited key gains nothing by it. */
export function isWholeScope(scope: string): boolean {
  return Object.values(PERMISSIONS)
    .filter((permission) => permission.scope === scope)
    .every((permission) => permission.whole);
}

/** What the caller may do this with: all that `reach` covers (undefined: the whole workspace). Undefined: nothing. */
export function admit(principal: Principal, operation: string): { reach: Reach | undefined } | undefined {
  const permission = PERMISSIONS[operation];
  if (!permission) return undefined;
  const { reach } = principal;
  switch (principal.kind) {
    case "member":
      return admitMember(principal, permission);
    case "api_key": {
      const isOpen = permission.keys || (permission.scope !== null && principal.scopes.includes(permission.scope));
      return isOpen && !(permission.whole && reach) ? { reach } : undefined;
    }
    case "visitor": {
      const isOpen = permission.visitors && !permission.whole && !(permission.inPerson && principal.chatId);
      return isOpen && (!principal.publishableKeyId || operation === "chat") ? { reach } : undefined;
    }
  }
}

/** Their own role counts within their reach; a role on single assistants opens these besides. */
function admitMember(
  { role, reach, agentRoles, ...member }: MemberPrincipal,
  { roles, whole, accountWide, instance }: Permission,
): { reach: Reach | undefined } | undefined {
  if ((accountWide && !member.accountWide) || (instance && !member.isInstanceAdministrator)) return undefined;
  const isOwn = roles.includes(role);
  if (isOwn && !reach) return { reach };
  const named = Object.keys(agentRoles).filter((agentId) => roles.includes(agentRoles[agentId]!));
  if (whole || (!isOwn && named.length === 0)) return undefined;
  return {
    reach:
      isOwn && reach
        ? { ...reach, agentIds: [...new Set([...reach.agentIds, ...named])] }
        : { agentIds: named, brandIds: [] },
  };
}

/** Whether a member makes keys and invitations. */
export function mayAdminister({ role }: { role: Role }): boolean {
  return ADMINS.some((each) => each === role);
}

/** What someone who may not do this can do about it. */
export function whyNot(principal: Principal, operation: string): string | undefined {
  const permission = PERMISSIONS[operation];
  const { kind, reach } = principal;
  if (kind === "visitor" && principal.publishableKeyId)
    return "A publishable key only chats. For the rest of what a visitor may do, get a token at POST /v2/visitor_tokens.";
  if (kind === "visitor" && principal.chatId && permission?.visitors)
    return "The link of a mail opens one chat, to read it and to write on in it.";
  if (kind === "visitor") return "A visitor can't do this.";
  if (permission?.whole && reach)
    return "This concerns the whole workspace, and you are limited to some of its assistants or brands.";
  if (kind === "member") {
    if (permission?.instance) return "This is for administrators of the instance (`citedesk account administrator`).";
    return permission?.accountWide && !principal.accountWide
      ? "This concerns the account: ask an owner or admin who belongs to all of its workspaces."
      : undefined;
  }
  return permission?.scope ? `The key needs the scope ${permission.scope}.` : "An API key can't do this; sign in.";
}
