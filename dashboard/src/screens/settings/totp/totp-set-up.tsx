import type { Schema } from "@citedesk/client";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { renderSVG } from "uqr";
import { client } from "../../../api/client.ts";
import { queryClient, renew } from "../../../api/use-api.ts";
import { Button } from "../../../parts/button.tsx";
import { TextField } from "../../../parts/field.tsx";
import { Problem } from "../../../parts/problem.tsx";
import { useSubmit } from "../../../parts/use-submit.ts";
import { t } from "../../../texts/language.ts";
import { RecoveryCodes } from "./recovery-codes.tsx";

/** Password, then the secret for the app, then a first code, then the recovery codes. */
export function TotpSetUp() {
  const [begun, setBegun] = useState<Schema<"TotpSecret">>();
  const [codes, setCodes] = useState<readonly string[]>();
  if (codes)
    return (
      <RecoveryCodes
        codes={codes}
        onDone={() => void renew(queryClient, ["/v2/me", "/v2/me/totp", "/v2/sessions", "/v2/members"])}
      />
    );
  return begun ? <ConfirmForm begun={begun} onDone={setCodes} /> : <BeginForm onDone={setBegun} />;
}

function BeginForm({ onDone }: { onDone: (begun: Schema<"TotpSecret">) => void }) {
  const form = useForm({ defaultValues: { password: "" } });
  const { submit, problem, isBusy } = useSubmit(form, async (body) => {
    onDone(await client.post("/v2/me/totp", { body }));
  });
  return (
    <form onSubmit={submit} className="flex max-w-md flex-col gap-3">
      <p>{t("Signing in then takes a code of an app on your phone besides the password.")}</p>
      <TextField
        label={t("Password")}
        type="password"
        autoComplete="current-password"
        required
        error={form.formState.errors.password?.message}
        {...form.register("password")}
      />
      {problem !== undefined && <Problem error={problem} />}
      <Button type="submit" isBusy={isBusy} className="self-start">
        {t("Set it up")}
      </Button>
    </form>
  );
}

interface ConfirmFormProps {
  begun: Schema<"TotpSecret">;
  onDone: (codes: readonly string[]) => void;
}

function ConfirmForm({ begun, onDone }: ConfirmFormProps) {
  const form = useForm({ defaultValues: { code: "" } });
  const { submit, problem, isBusy } = useSubmit(form, async ({ code }) => {
    const { recovery_codes } = await client.post("/v2/me/totp/confirm", { body: { code: code.trim() } });
    onDone(recovery_codes);
  });
  return (
    <form onSubmit={submit} className="flex max-w-md flex-col gap-3">
      <p>{t("Scan this with your authenticator app, or type the key below. Then give the code that it shows.")}</p>
      {/* Black on white in every look: cameras read it so. */}
      <img
        className="size-48 rounded-control"
        alt={t("QR code of the key below")}
        src={`data:image/svg+xml,${encodeURIComponent(renderSVG(begun.uri, { border: 2 }))}`}
      />
      <code className="rounded-control bg-sunken p-2 break-all">{begun.secret}</code>
      <TextField
        label={t("Code")}
        inputMode="numeric"
        autoComplete="one-time-code"
        required
        autoFocus
        error={form.formState.errors.code?.message}
        {...form.register("code")}
      />
      {problem !== undefined && <Problem error={problem} />}
      <Button type="submit" look="primary" isBusy={isBusy} className="self-start">
        {t("Confirm")}
      </Button>
    </form>
  );
}
