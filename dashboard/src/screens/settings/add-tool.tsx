import { useForm } from "react-hook-form";
import { client } from "../../api/client.ts";
import { queryClient, renew } from "../../api/use-api.ts";
import { Button } from "../../parts/button.tsx";
import { Dialog } from "../../parts/dialog.tsx";
import { CheckField, SelectField, TextArea, TextField } from "../../parts/field.tsx";
import { Problem } from "../../parts/problem.tsx";
import { useSubmit } from "../../parts/use-submit.ts";
import { t } from "../../texts/language.ts";

const EXAMPLE = '{"type": "object", "properties": {"order": {"type": "string"}}, "required": ["order"]}';

/** An endpoint of the client's own, or a server with tools. */
export function AddTool({ onClose }: { onClose: () => void }) {
  const form = useForm({
    defaultValues: {
      kind: "http" as "http" | "mcp",
      name: "",
      description: "",
      url: "",
      parameters: EXAMPLE,
      allowed_tools: "",
      authorization: "",
      secret: "",
      confirm: true,
    },
  });
  const { submit, problem, isBusy } = useSubmit(form, async (values) => {
    const { parameters, allowed_tools: allowed, authorization, secret, kind, ...common } = values;
    const schema = readJson(parameters);
    if (kind === "http" && !schema)
      return form.setError("parameters", { message: t("That is no JSON object.") }, { shouldFocus: true });
    await client.post("/v2/tools", {
      body: {
        ...common,
        kind,
        ...(kind === "http" ? { parameters: schema! } : { allowed_tools: allowed.split(/[\s,]+/).filter(Boolean) }),
        ...(authorization ? { headers: { Authorization: authorization } } : {}),
        ...(secret ? { secret } : {}),
      },
    });
    await renew(queryClient, ["/v2/tools"]);
    onClose();
  });
  const isServer = form.watch("kind") === "mcp";
  const { errors } = form.formState;
  return (
    <Dialog title={t("Add a tool")} onClose={onClose}>
      <form onSubmit={submit} className="flex flex-col gap-3">
        <SelectField label={t("Kind")} {...form.register("kind")}>
          <option value="http">{t("An address that is called (HTTP)")}</option>
          <option value="mcp">{t("A server with tools (MCP)")}</option>
        </SelectField>
        <TextField
          label={t("Name")}
          placeholder="order_status"
          required
          autoFocus
          error={errors.name?.message}
          {...form.register("name")}
        />
        <TextField
          label={t("What for")}
          hint={t("The model decides by this sentence when to call it.")}
          required
          error={errors.description?.message}
          {...form.register("description")}
        />
        <TextField
          label={t("Address")}
          inputMode="url"
          required
          error={errors.url?.message}
          {...form.register("url")}
        />
        {isServer ? (
          <TextField
            label={t("Tools that may be called")}
            hint={t("Their names at the server, with commas between them.")}
            required
            error={errors.allowed_tools?.message}
            {...form.register("allowed_tools")}
          />
        ) : (
          <TextArea
            label={t("Parameters (JSON Schema)")}
            rows={4}
            error={errors.parameters?.message}
            {...form.register("parameters")}
          />
        )}
        <TextField
          label={t("Authorization header")}
          hint={t("Written once, never shown.")}
          autoComplete="off"
          error={errors.authorization?.message}
          {...form.register("authorization")}
        />
        <TextField
          label={t("Secret for signing")}
          hint={t("Written once, never shown.")}
          autoComplete="off"
          error={errors.secret?.message}
          {...form.register("secret")}
        />
        <CheckField label={t("Ask the visitor before it is called")} {...form.register("confirm")} />
        {problem !== undefined && <Problem error={problem} />}
        <Button type="submit" look="primary" isBusy={isBusy} className="self-start">
          {t("Add")}
        </Button>
      </form>
    </Dialog>
  );
}

function readJson(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}
