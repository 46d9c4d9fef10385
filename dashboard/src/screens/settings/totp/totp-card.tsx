import type { Schema } from "@citedesk/client";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { client } from "../../../api/client.ts";
import { queryClient, renew, useApi } from "../../../api/use-api.ts";
import { Button } from "../../../parts/button.tsx";
import { TextField } from "../../../parts/field.tsx";
import { notify } from "../../../parts/notices.tsx";
import { Card } from "../../../parts/page.tsx";
import { Problem } from "../../../parts/problem.tsx";
import { useSubmit } from "../../../parts/use-submit.ts";
import { formatTime } from "../../../texts/formats.ts";
import { t } from "../../../texts/language.ts";
import { RecoveryCodes } from "./recovery-codes.tsx";
import { TotpSetUp } from "./totp-set-up.tsx";

/** The second step of one's own sign-in. */
export function TotpCard() {
  const { data: totp } = useApi("/v2/me/totp", {});
  if (!totp) return null;
  return <Card title={t("Second step")}>{totp.enabled ? <Enabled totp={totp} /> : <TotpSetUp />}</Card>;
}

function Enabled({ totp }: { totp: Schema<"Totp"> }) {
  const [codes, setCodes] = useState<readonly string[]>();
  const form = useForm({ defaultValues: { password: "", code: "" } });
  const codesForm = useSubmit(form, async (body) => {
    const made = await client.post("/v2/me/totp/recovery_codes", { body });
    form.reset();
    setCodes(made.recovery_codes);
  });
  const removal = useSubmit(form, async (body) => {
    await client.post("/v2/me/totp/remove", { body });
    await renew(queryClient, ["/v2/me", "/v2/me/totp", "/v2/members"]);
    notify(t("Your sign-in takes the password alone again."));
  });
  if (codes)
    return (
      <RecoveryCodes
        codes={codes}
        onDone={() => {
          setCodes(undefined);
          void renew(queryClient, ["/v2/me/totp"]);
        }}
      />
    );
  const { errors } = form.formState;
  const problem = codesForm.problem ?? removal.problem;
  const isBusy = codesForm.isBusy || removal.isBusy;
  return (
    <form onSubmit={codesForm.submit} className="flex max-w-md flex-col gap-3">
      <p>
        {t(
          "Your sign-in takes a code since {time}. {n, plural, one {# recovery code is} other {# recovery codes are}} left.",
          {
            time: formatTime(totp.enabled_at ?? ""),
            n: totp.recovery_codes_left,
          },
        )}
      </p>
      <TextField
        label={t("Password")}
        type="password"
        autoComplete="current-password"
        required
        error={errors.password?.message}
        {...form.register("password")}
      />
      <TextField
        label={t("Code")}
        hint={t("Of your authenticator app, or a recovery code.")}
        autoComplete="one-time-code"
        required
        error={errors.code?.message}
        {...form.register("code")}
      />
      {problem !== undefined && <Problem error={problem} />}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" isBusy={isBusy}>
          {t("Make new recovery codes")}
        </Button>
        <Button look="danger" isBusy={isBusy} onClick={removal.submit}>
          {t("Remove the second step")}
        </Button>
      </div>
    </form>
  );
}
