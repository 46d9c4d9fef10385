import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** A line or a condition that keeps somebody out, or something from being said twice, or from being said at all. */
export interface Guard {
  name: string;
  file: string;
  /** Stands in the file exactly once. */
  text: string;
  /** What is left without the guard. */
  without: string;
  /** Test files of which one must fail then. */
  tests: readonly string[];
  /** A part of the name of the tests in them that are meant; without, all. */
  only?: string;
  /** They run on the Postgres of TEST_DATABASE_URL; others never do. */
  onPostgres?: boolean;
}

const CHAT = "server/src/features/chat";
const IDENTITY = "server/src/features/identity";
const ACCESS = { file: `${CHAT}/snapshot/judge-access.ts`, tests: [`${CHAT}/snapshot/judge-access.test.ts`] };
const SNAPSHOT = [`${CHAT}/snapshot/take-snapshot.test.ts`];
const VISITORS = ["server/src/features/deployments/visitor-tokens.test.ts"];
const KEYS = ["server/src/platform/http/idempotent-requests.test.ts"];
const TOOLS = ["server/src/features/tools/tool-visitors.test.ts"];
const CONVERSATIONS = "server/src/features/conversations";
const CLOSED = [`${CONVERSATIONS}/closed-sources.test.ts`];
const PERSONAL_DATA = ["server/src/features/personal-data/personal-data.test.ts"];
const AT_ONCE = [`${CHAT}/answer-at-once.test.ts`];

/**
 * The database's functions are written anew by later migrations: the last one that has the guard is the one that
 * counts. That it still stands in `schema.sql` is tested.
 */
function inNewestMigration(text: string, without: string): Pick<Guard, "file" | "text" | "without"> {
  const root = join(import.meta.dirname, "..");
  const migrations = globSync("server/migrations/*.sql", { cwd: root }).sort().reverse();
  const file = migrations.find((path) => readFileSync(join(root, path), "utf8").includes(text));
  if (file === undefined) throw new Error(`No migration has the guard: ${text}`);
  return { file: file.replaceAll("\\", "/"), text, without };
}

/** The guards that a question passes, in the order in which it passes them, and some that stand before it. */
export const GUARDS: readonly Guard[] = [
  {
    ...ACCESS,
    name: "a credential for another assistant",
    text: "if (!agent || isForAnother)",
    without: "if (!agent)",
  },
  {
    ...ACCESS,
    name: "visitors reach what is published alone",
    text: 'if (principal.kind !== "visitor") return agent.draft;',
    without: "if (agent) return agent.draft;",
  },
  {
    ...ACCESS,
    name: "nothing is published",
    text: 'if (!agent.published) return new NotFoundError("assistant");',
    without: "if (!agent.published) return agent.draft;",
  },
  {
    ...ACCESS,
    name: "an assistant for members",
    text: 'if (visitors === "members") return new NotFoundError("assistant");',
    without: "",
  },
  {
    ...ACCESS,
    name: "an assistant for identified visitors",
    text: 'visitors === "identified" && !principal.identified',
    without: "false",
  },
  {
    name: "only keys and members name a visitor",
    file: `${CHAT}/turn/thread.ts`,
    text: 'if (!visitor || principal.kind === "api_key" || admit(principal, "createApiKey")) return;',
    without: "return;",
    tests: VISITORS,
  },
  {
    name: "a chat of another assistant",
    file: `${CHAT}/turn/thread.ts`,
    text: "row.agent_id !== agentId || ",
    without: "",
    tests: SNAPSHOT,
  },
  {
    name: "a chat of another visitor",
    file: `${CHAT}/turn/thread.ts`,
    text: "return isOwnChat(principal, { id, visitorId: chat.visitor_id });",
    without: "return true;",
    tests: SNAPSHOT,
  },
  {
    name: "a chat that was begun with another publishable key",
    file: `${CHAT}/turn/thread.ts`,
    text: "chat.publishable_key_id === publishableKeyId",
    without: "true",
    tests: VISITORS,
  },
  {
    name: "whose idempotency key it is",
    file: `${CHAT}/chat-routes.ts`,
    text: "chatId ?? address",
    without: '""',
    tests: VISITORS,
  },
  {
    name: "the assistant is as it was read",
    ...inNewestMigration("g.xmin::text = agent_stamp", "true"),
    tests: SNAPSHOT,
  },
  {
    name: "the sources are as they were read",
    ...inNewestMigration("citedesk_sources_stamp(w.revision, g.brand_id) = sources_stamp", "true"),
    tests: [...SNAPSHOT, ...AT_ONCE],
  },
  {
    name: "what is being read is as it was",
    ...inNewestMigration("AND citedesk_unfinished_sources(workspace) = known_unfinished", ""),
    tests: AT_ONCE,
  },
  {
    name: "the chat is as it was read",
    ...inNewestMigration("AND c.xmin::text = t.chat_stamp", ""),
    tests: AT_ONCE,
  },
  {
    name: "an earlier request with the same key",
    ...inNewestMigration("IF refusal IS NOT NULL THEN RETURN refusal; END IF;", ""),
    tests: KEYS,
  },
  {
    name: "an earlier request with the same key and another body",
    ...inNewestMigration("earlier.message_id IS NOT NULL AND earlier.request_hash <> hash", "false"),
    tests: KEYS,
  },
  {
    name: "the month's chats",
    ...inNewestMigration("refusal := citedesk_spent_chat_limit(workspace, t.agent_id);", "refusal := NULL;"),
    tests: SNAPSHOT,
  },
  {
    name: "the day's money",
    ...inNewestMigration("WHERE day_limit IS NULL OR s.micros + excluded.micros <= day_limit", ""),
    tests: [`${CHAT}/end-answer.test.ts`],
  },
  {
    name: "a source that the asker may not read",
    file: `${CHAT}/retrieval/retrieve-passages.ts`,
    text: "mayReadSource(source.access, asker)",
    without: "true",
    tests: SNAPSHOT,
  },
  {
    name: "nothing leaves the house before the question is stored",
    file: `${CHAT}/generation/generate-answer.ts`,
    text: "await request.mayAsk;",
    without: "",
    tests: [`${CHAT}/generation/model-answers.test.ts`],
  },
  {
    name: "a quote stands at its place",
    file: `${CHAT}/answers/append-piece.ts`,
    text: " || stored.text.slice(from, to) !== quote",
    without: "",
    tests: [`${CHAT}/answers/append-piece.test.ts`],
  },
  {
    name: "a statement is judged before it is shown",
    file: `${CHAT}/generation/take-statements.ts`,
    text: "if (withheld) recorder.withhold(withheld);",
    without: "",
    tests: [`${CHAT}/generation/scripted-models.test.ts`, `${CHAT}/generation/model-answers.test.ts`],
  },
  {
    name: "who leaves keeps no key",
    file: `${IDENTITY}/hand-over.ts`,
    text: "await handOverKeys(transaction, member.id, heir?.id ?? null)",
    without: "[] as string[]",
    tests: [`${IDENTITY}/handed-over.test.ts`],
  },
  {
    name: "a used link ends the others",
    file: `${IDENTITY}/account-links.ts`,
    text: "await endAccountLinks(transaction, user.id);\n    await setUserPassword",
    without: "await setUserPassword",
    tests: [`${IDENTITY}/guessing.test.ts`],
  },
  {
    name: "an address that the provider calls verified",
    file: `${IDENTITY}/oidc/admit-person.ts`,
    text: "person.isEmailVerified ? person.email : undefined",
    without: "person.email",
    tests: [`${IDENTITY}/oidc/oidc.test.ts`],
  },
  {
    name: "an assistant leaves a brand by who may change it",
    file: "server/src/features/agents/update-agent.ts",
    text: "assertMayMove(principal, found.brand_id, updated.brand_id);",
    without: "",
    tests: ["server/src/features/agents/agent-grants.test.ts"],
  },
  {
    name: "a shared source is not read anew by a few",
    file: "server/src/features/sources/refresh-source.ts",
    text: "await assertServesOnlyReach(transaction, found);",
    without: "",
    tests: ["server/src/features/sources/source-access.test.ts"],
  },
  {
    name: "a webhook's address is checked when it is made",
    file: "server/src/features/webhooks/create-webhook.ts",
    text: "assertPlainAddress(checkAddress, url);",
    without: "",
    tests: ["server/src/features/webhooks/guarded-webhooks.test.ts"],
  },
  {
    name: "only a token of this visit identifies a visitor to a tool",
    file: `${CHAT}/tools/describe-caller.ts`,
    text: 'principal.kind === "visitor" && principal.identified',
    without: "true",
    tests: TOOLS,
  },
  {
    name: "the title of a source that came near is named to who may read it",
    file: `${CONVERSATIONS}/present-message.ts`,
    text: ".filter(({ standing }) => mayBeNamed(standing, asker))",
    without: "",
    tests: CLOSED,
  },
  {
    name: "a suggested question is named to who may read what it was drawn from",
    file: `${CONVERSATIONS}/present-message.ts`,
    text: "drawnFrom.length === 0 || drawnFrom.some(({ standing }) => mayBeNamed(standing, asker))",
    without: "true",
    tests: CLOSED,
  },
  {
    name: "what a model has read is found by an erasure",
    file: `${CHAT}/generation/generate-answer.ts`,
    text: "  recorder.noteRead(work.passages);\n",
    without: "",
    tests: [`${CHAT}/generation/model-answers.test.ts`],
  },
  {
    name: "what only programs see leaves a model's statements",
    file: `${CHAT}/answers/append-piece.ts`,
    text: 'removeHidden(piece.prefix ?? " "), removeHidden(piece.text)',
    without: 'piece.prefix ?? " ", piece.text',
    tests: [`${CHAT}/answers/append-piece.test.ts`],
  },
  {
    name: "what only programs see leaves a tool's result",
    file: `${CHAT}/tools/tool-passage.ts`,
    text: "removeHiddenDeep(JSON.parse(content))",
    without: "JSON.parse(content)",
    tests: [`${CHAT}/generation/hidden-characters.test.ts`],
  },
  {
    name: "personal data in a question reaches no model",
    file: `${CHAT}/composing/compose-answer.ts`,
    text: "question: mask.hide(body.message)",
    without: "question: body.message",
    tests: PERSONAL_DATA,
  },
  {
    name: "personal data in what was said before reaches no model",
    file: `${CHAT}/composing/mask-for.ts`,
    text: "text: mask.hide(said.text)",
    without: "text: said.text",
    tests: PERSONAL_DATA,
  },
  {
    name: "what is kept from models is as it was read",
    file: "server/src/features/workspaces/workspace-queries.ts",
    text: "IS DISTINCT FROM new.settings -> 'personal_data'",
    without: "IS DISTINCT FROM workspaces.settings -> 'personal_data'",
    tests: PERSONAL_DATA,
  },
  {
    name: "personal data reaches no webhook",
    file: "server/src/features/webhooks/delivery-dispatcher.ts",
    text: "maskEvents(transaction, workspaceId, await claimDeliveries(transaction, workspaceId, endpoints, lease))",
    without: "claimDeliveries(transaction, workspaceId, endpoints, lease)",
    tests: PERSONAL_DATA,
  },
  {
    name: "what a list forbids backs nothing that says to do it",
    file: "grounding/src/support/check-statement.ts",
    text: "  if (denied) return denied;\n",
    without: "",
    tests: ["grounding/src/support/check-statement.test.ts"],
  },
  {
    name: "a model's numbers are shown as far as they count what is shown",
    file: `${CHAT}/generation/count-items.ts`,
    text: "number === undefined || number === 1 || number === last + 1",
    without: "number !== -1",
    tests: [`${CHAT}/generation/count-items.test.ts`],
  },
  {
    name: "steps go on in another passage only where theirs was cut",
    file: "grounding/src/answering/composing/steps-of-page.ts",
    text: "one.isAtEnd && other.isAtStart && ",
    without: "",
    tests: ["grounding/src/answering/composing/steps-of-page.test.ts"],
  },
  {
    name: "the first account's password is judged",
    file: `${IDENTITY}/create-first-account.ts`,
    text: 'if (admin.password !== undefined) await assertGoodPassword(admin.password, admin.email, "password");',
    without: "",
    tests: ["server/src/start-server.test.ts"],
  },
];

/** Throws where the text doesn't stand in the file exactly once: then the list is out of date. */
export function removeGuard(whole: string, { name, file, text, without }: Guard): string {
  const [before, after, ...more] = whole.split(text);
  if (before === undefined || after === undefined || more.length > 0)
    throw new Error(`The guard “${name}” is to stand in ${file} once, as: ${text}`);
  return before + without + after;
}
