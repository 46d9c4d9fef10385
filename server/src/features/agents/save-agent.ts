import sql from "sql-template-tag";
import type { Transaction } from "../../platform/database/database.ts";
import { lockRow } from "../../platform/database/lock-row.ts";
import { ConflictError, InvalidError } from "../../platform/errors/app-error.ts";
import { recordEvent } from "../../platform/events/record-event.ts";
import { newId, parseId } from "../../platform/ids/identifiers.ts";
import type { ModelCatalogue } from "../../ports/chat-model.ts";
import { assertReadable, holdBrand } from "../brands/index.ts";
import { assertToolsUsable } from "../tools/index.ts";
import {
  type AgentRow,
  findAgentVersion,
  getAgent,
  insertAgent,
  insertAgentVersion,
  setPublishedVersion,
  updateAgentRow,
} from "./agent-queries.ts";
import {
  type AgentDefinition,
  type AgentSettings,
  type CreateAgentBody,
  DEFAULT_SETTINGS,
  type UpdateAgentBody,
} from "./agent-schemas.ts";
import { findDefaultVerification } from "./default-verification.ts";
import { assertHandoffRules } from "./handoff-rules.ts";
import { insertDefaultDeployments } from "./insert-default-deployments.ts";
import { assertLeadForm, withConsentVersion } from "./lead-form.ts";
import { assertOfficeHours } from "./office-hours.ts";
import { presentAgent } from "./present-agent.ts";

/** An unknown model is refused when the agent is saved, with the list of those that work. */
export async function assertModelExists(
  models: ModelCatalogue,
  fields: { model?: string; fallback_model?: string | null; verifier_model?: string | null },
) {
  for (const pointer of ["model", "fallback_model", "verifier_model"] as const) {
    const id = fields[pointer];
    if (id === undefined || id === null || (id === "extractive" && pointer !== "verifier_model")) continue;
    const configured = (await models.list()).filter((model) => model.kind === "chat").map((model) => model.id);
    const usable = pointer === "verifier_model" ? configured : ["extractive", ...configured];
    if (!usable.includes(id))
      throw new InvalidError(
        [{ pointer: `/${pointer}`, message: `\`${id}\` is not configured here; use one of ${usable.join(", ")}.` }],
        "unknown_model",
      );
  }
}

/** What the schema can't say. Throws 422 that names each field. */
export function assertSettings({
  theme,
  office_hours,
  lead_form,
  handoff_rules,
}: Pick<UpdateAgentBody, "theme" | "office_hours" | "lead_form" | "handoff_rules">): void {
  assertReadable(theme);
  assertOfficeHours(office_hours);
  assertLeadForm(lead_form);
  assertHandoffRules(handoff_rules);
}

export async function saveNewAgent(
  transaction: Transaction,
  workspaceId: string,
  body: NewAgent,
  createdBy: string,
): Promise<AgentRow> {
  const { name, model = "extractive", prompt = "", brand_id, slug, ...settings } = body;
  const id = newId();
  const chosen = await chooseVerification(transaction, workspaceId, { ...settings, model, before: "extractive" });
  const definition = {
    name,
    model,
    prompt,
    settings: versionedSettings(DEFAULT_SETTINGS, { ...settings, ...chosen }, 1),
  };
  const brandId = await resolveBrand(transaction, workspaceId, brand_id);
  const row = await refuseTakenSlug(() =>
    insertAgent(transaction, workspaceId, { ...definition, id, brandId, slug: slug ?? suggestSlug(name, id) }),
  );
  await insertAgentVersion(transaction, workspaceId, id, 1, definition, createdBy);
  await insertDefaultDeployments(transaction, workspaceId, id);
  return row;
}

/** Edits the draft. Each change is a new version; visitors go on seeing the published one. */
export async function saveAgent(
  transaction: Transaction,
  workspaceId: string,
  row: AgentRow,
  body: UpdateAgentBody,
  createdBy: string,
): Promise<AgentRow> {
  const { name, model, prompt, brand_id, slug, status, ...settings } = body;
  const { verification } = settings;
  const version = row.version + 1;
  const chosen = await chooseVerification(transaction, workspaceId, { verification, model, before: row.model });
  const definition: AgentDefinition = {
    name: name ?? row.name,
    model: model ?? row.model,
    prompt: prompt ?? row.prompt,
    settings: versionedSettings({ ...DEFAULT_SETTINGS, ...row.settings }, { ...settings, ...chosen }, version),
  };
  const brandId = brand_id === undefined ? row.brand_id : await resolveBrand(transaction, workspaceId, brand_id);
  const updated = await refuseTakenSlug(() =>
    updateAgentRow(transaction, workspaceId, {
      ...definition,
      id: row.id,
      brandId,
      slug: slug ?? row.slug,
      archived: status === undefined ? row.archived_at !== null : status === "archived",
      unpublished: status === "draft",
      version,
    }),
  );
  // What it had stays, whoever may see it: names that stand for nothing any more are left out when it answers.
  const had: readonly string[] = row.settings.tools ?? [];
  await assertToolsUsable(transaction, workspaceId, row.id, body.tools ?? [], had);
  await insertAgentVersion(transaction, workspaceId, row.id, version, definition, createdBy);
  return updated;
}

/** An assistant's first language model is checked as the workspace has agreed, unless the change says how. */
async function chooseVerification(
  transaction: Transaction,
  workspaceId: string,
  change: { verification?: AgentSettings["verification"] | undefined; model: string | undefined; before: string },
): Promise<Pick<SettingsChange, "verification">> {
  const { verification, model = change.before, before } = change;
  if (verification !== undefined || model === EXTRACTIVE || before !== EXTRACTIVE) return {};
  return { verification: await findDefaultVerification(transaction, workspaceId) };
}

const EXTRACTIVE = "extractive";

/** Makes a version (the draft when none is named) what visitors reach. Publishing an older one rolls back. */
export async function publishVersion(
  transaction: Transaction,
  workspaceId: string,
  id: string | undefined,
  version: number | undefined,
): Promise<AgentRow> {
  await lockRow(transaction, workspaceId, sql`agents`, id);
  const row = await getAgent(transaction, workspaceId, id);
  const wanted = version ?? row.version;
  if (!(await findAgentVersion(transaction, workspaceId, row.id, wanted)))
    throw new InvalidError([
      { pointer: "/version", message: `there is no version ${wanted}; the newest is ${row.version}.` },
    ]);
  const published = await setPublishedVersion(transaction, workspaceId, row.id, wanted);
  if (row.published_version !== wanted || row.archived_at !== null)
    await recordEvent(transaction, workspaceId, "agent.published", await presentAgent(transaction, published));
  return published;
}

type SettingsChange = Partial<
  Omit<AgentSettings, "access" | "handoff_rules"> & {
    access: { visitors: AgentSettings["access"]["visitors"] };
    handoff_rules: Partial<AgentSettings["handoff_rules"]>;
  }
>;

type NewAgent = Pick<CreateAgentBody, "name" | "model" | "prompt" | "brand_id" | "slug"> & SettingsChange;

/** Without grants, which hold at once and are kept with the members. */
function versionedSettings(before: AgentSettings, changes: SettingsChange, version: number): AgentSettings {
  const { access = before.access, handoff_rules: rules, lead_form: form = before.lead_form } = changes;
  return {
    ...before,
    ...changes,
    access: { visitors: access.visitors, grants: [] },
    handoff_rules: { ...before.handoff_rules, ...rules },
    lead_form: withConsentVersion(form, before.lead_form, version),
  };
}

async function resolveBrand(transaction: Transaction, workspaceId: string, brandId: string | null | undefined) {
  if (brandId === null || brandId === undefined) return null;
  return holdBrand(transaction, workspaceId, parseId("brand", brandId));
}

async function refuseTakenSlug<Result>(write: () => Promise<Result>): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    if ((error as { constraint?: string }).constraint === "agents_slug")
      throw new ConflictError("slug_taken", "This slug belongs to another assistant; choose a different one.");
    throw error;
  }
}

function suggestSlug(name: string, id: string): string {
  const words = name
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .slice(0, 40)
    .replaceAll(/^-|-$/g, "");
  return `${words || "assistant"}-${id.replaceAll("-", "").slice(-8)}`;
}
