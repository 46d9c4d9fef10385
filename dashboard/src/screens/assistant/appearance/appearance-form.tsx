import { CitedeskError, type Schema } from "@citedesk/client";
import { useApi } from "../../../api/use-api.ts";
import { useRights } from "../../../api/use-me.ts";
import { Button } from "../../../parts/button.tsx";
import { SelectField, TextArea, TextField } from "../../../parts/field.tsx";
import { linesOf } from "../../../parts/lines-of.ts";
import { Card, Page } from "../../../parts/page.tsx";
import { Problem } from "../../../parts/problem.tsx";
import { t } from "../../../texts/language.ts";
import { AgentConflict } from "../agent-conflict.tsx";
import { SaveDraft } from "../save-draft.tsx";
import { useAgentForm } from "../use-agent-form.ts";
import { AccentField } from "./accent-field.tsx";
import { judgeAccent } from "./judge-accent.ts";
import { type Look, readLook } from "./look.ts";
import { OwnBrand } from "./own-brand.tsx";
import { WidgetPreview } from "./widget-preview.tsx";

type Agent = Schema<"Agent">;

const SIDES = ["light", "dark"] as const;

function write(look: Look, agent: Agent): Schema<"UpdateAgentBody"> {
  const { font: _font, ...theme } = agent.theme;
  const side = (old: object | undefined, accent: string) => {
    const { accent: _, ...others } = (old ?? {}) as Record<string, string>;
    return accent === "" ? others : { ...others, accent };
  };
  return {
    welcome_message: look.welcome_message,
    starter_questions: linesOf(look.starter_questions),
    theme: {
      ...theme,
      colors: { light: side(theme.colors?.light, look.accent_light), dark: side(theme.colors?.dark, look.accent_dark) },
      radius: Number(look.radius),
      font_size: Number(look.font_size),
      launcher_size: Number(look.launcher_size),
      position: look.position,
      offset_x: Number(look.offset_x),
      offset_y: Number(look.offset_y),
      ...(look.font.trim() === "" ? {} : { font: look.font.trim() }),
    },
  };
}

export function AppearanceForm({ agent }: { agent: Agent }) {
  const rights = useRights(agent.id);
  const { form, submit, problem, isBusy, conflict } = useAgentForm(agent, readLook, write, "appearance");
  const look = form.watch();
  const { errors, isDirty } = form.formState;
  const unreadable = {
    light: judgeAccent(look.accent_light, "light", agent.theme.colors?.light?.accent_text),
    dark: judgeAccent(look.accent_dark, "dark", agent.theme.colors?.dark?.accent_text),
  };
  // Where the field says so already, its button is there.
  const passing = unreadable.light || unreadable.dark ? undefined : nearestColour(problem);
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
                {SIDES.map((side) => (
                  <AccentField
                    key={side}
                    side={side}
                    form={form}
                    unreadable={unreadable[side]}
                    onChange={(colour) => setAccent(`accent_${side}`, colour)}
                  />
                ))}
                <div className="grid grid-cols-3 gap-3">
                  <TextField
                    label={t("Corners")}
                    inputMode="numeric"
                    error={errors.radius?.message}
                    {...form.register("radius")}
                  />
                  <TextField
                    label={t("Text size")}
                    inputMode="numeric"
                    error={errors.font_size?.message}
                    {...form.register("font_size")}
                  />
                  <TextField
                    label={t("Button")}
                    inputMode="numeric"
                    error={errors.launcher_size?.message}
                    {...form.register("launcher_size")}
                  />
                </div>
                <div className="grid gap-3 sm:grid-cols-2">
                  <SelectField
                    label={t("Side of the page")}
                    error={errors.position?.message}
                    {...form.register("position")}
                  >
                    <option value="end">{t("Right (left where one writes from right to left)")}</option>
                    <option value="start">{t("Left (right where one writes from right to left)")}</option>
                  </SelectField>
                  <TextField
                    label={t("Font")}
                    placeholder="system-ui"
                    error={errors.font?.message}
                    {...form.register("font")}
                  />
                </div>
                <div className="grid grid-cols-2 gap-3">
                  <TextField
                    label={t("From the side")}
                    inputMode="numeric"
                    error={errors.offset_x?.message}
                    {...form.register("offset_x")}
                  />
                  <TextField
                    label={t("From below")}
                    inputMode="numeric"
                    error={errors.offset_y?.message}
                    {...form.register("offset_y")}
                  />
                </div>
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
        <WidgetPreview name={agent.name} look={look} brand={brand} />
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
