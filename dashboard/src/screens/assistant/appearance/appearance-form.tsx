import { CitedeskError, type Schema } from "@citedesk/client";
import { useApi } from "../../../api/use-api.ts";
import { useRights } from "../../../api/use-me.ts";
import { Button } from "../../../parts/button.tsx";
import { TextArea } from "../../../parts/field.tsx";
import { linesOf } from "../../../parts/lines-of.ts";
import { Card, Page } from "../../../parts/page.tsx";
import { Problem } from "../../../parts/problem.tsx";
import { t } from "../../../texts/language.ts";
import { AgentConflict } from "../agent-conflict.tsx";
import { SaveDraft } from "../save-draft.tsx";
import { useAgentForm } from "../use-agent-form.ts";
import { judgeAccent } from "./judge-accent.ts";
import { type Look, readLook, shownLook } from "./look.ts";
import { OwnBrand } from "./own-brand.tsx";
import { ThemeFields } from "./theme-fields.tsx";
import { inheritedTheme, writeTheme } from "./theme-texts.ts";
import { WidgetPreview } from "./widget-preview.tsx";

type Agent = Schema<"Agent">;

function write(look: Look, agent: Agent): Schema<"UpdateAgentBody"> {
  return {
    welcome_message: look.welcome_message,
    starter_questions: linesOf(look.starter_questions),
    theme: writeTheme(look, agent.theme),
  };
}

export function AppearanceForm({ agent }: { agent: Agent }) {
  const rights = useRights(agent.id);
  const { form, submit, problem, isBusy, conflict } = useAgentForm(agent, readLook, write, "appearance");
  const look = form.watch();
  const { errors, isDirty } = form.formState;
  const own = agent.theme.colors;
  const isJudged =
    judgeAccent(look.accent_light, "light", own?.light?.accent_text) ??
    judgeAccent(look.accent_dark, "dark", own?.dark?.accent_text);
  // Where the field says so already, its button is there.
  const passing = isJudged ? undefined : nearestColour(problem);
  const setAccent = (field: "accent_light" | "accent_dark", colour: string) =>
    form.setValue(field, colour, { shouldDirty: true });
  const brand = useApi(
    "/v2/brands/{id}",
    { path: { id: agent.brand_id ?? "" } },
    { enabled: agent.brand_id !== null },
  ).data;
  return (
    <Page
      title={t("Appearance")}
      tag="Agents"
      call={{ method: "PATCH", path: `/v2/agents/${agent.id}`, body: { theme: { radius: 8 } } }}
    >
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)]">
        <div className="flex min-w-0 flex-col gap-4">
          <form onSubmit={submit}>
            <fieldset disabled={!rights.edit} className="flex flex-col gap-4">
              <Card title={t("Colour and shape")}>
                <p className="text-sm text-muted">
                  {agent.brand_id === null ? t("Empty: as usual.") : t("Empty: as the assistant's brand has it.")}
                </p>
                <ThemeFields
                  form={form}
                  inherited={inheritedTheme(brand?.theme)}
                  accentTexts={{ light: own?.light?.accent_text, dark: own?.dark?.accent_text }}
                />
              </Card>
              <Card title={t("Welcome")}>
                <TextArea
                  label={t("Greeting")}
                  error={errors.welcome_message?.message}
                  {...form.register("welcome_message")}
                />
                <TextArea
                  label={t("Questions to begin with")}
                  hint={t("One a line, 4 at most are shown. Empty: drawn from the sources.")}
                  rows={4}
                  error={errors.starter_questions?.message}
                  {...form.register("starter_questions")}
                />
              </Card>
              {problem !== undefined && (
                <Problem error={problem}>
                  {problem instanceof CitedeskError &&
                    problem.errors.map(({ pointer, message }) => <p key={pointer}>{message}</p>)}
                  {passing && (
                    <Button onClick={() => setAccent(passing.field, passing.colour)}>
                      {t("Use {colour}", { colour: passing.colour })}
                    </Button>
                  )}
                </Problem>
              )}
              {rights.edit && <SaveDraft isBusy={isBusy} isDirty={isDirty} />}
            </fieldset>
          </form>
          <OwnBrand agent={agent} brand={brand} isEditable={rights.edit} />
        </div>
        <WidgetPreview name={agent.name} look={shownLook(look, brand)} brand={brand} />
      </div>
      {conflict && (
        <AgentConflict
          conflict={conflict}
          labels={{
            accent_light: t("Colour on light"),
            accent_dark: t("Colour on dark"),
            radius: t("Corners"),
            font_size: t("Text size"),
            launcher_size: t("Button"),
            position: t("Side of the page"),
            font: t("Font"),
            offset_x: t("From the side"),
            offset_y: t("From below"),
            welcome_message: t("Greeting"),
            starter_questions: t("Questions to begin with"),
          }}
        />
      )}
    </Page>
  );
}

/** A refused colour comes with the nearest that passes. */
function nearestColour(problem: unknown): { field: "accent_light" | "accent_dark"; colour: string } | undefined {
  if (!(problem instanceof CitedeskError)) return undefined;
  for (const { pointer, message } of problem.errors) {
    const colour = /#[\da-f]{6}\b(?!.*#[\da-f]{6}\b)/i.exec(message)?.[0];
    if (colour && pointer.includes("accent"))
      return { field: pointer.includes("dark") ? "accent_dark" : "accent_light", colour };
  }
  return undefined;
}
