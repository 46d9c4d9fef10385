import { useEffect, useState } from "react";
import { client } from "../api/client.ts";
import { buttonClasses } from "../parts/button.tsx";
import { t } from "../texts/language.ts";

interface Methods {
  provider: { name: string; start_url: string } | null;
  sign_up: boolean;
}

/** The other ways in, where the installation has them. Nothing is shown until that is known. */
export function ProviderSignIn() {
  const [methods, setMethods] = useState<Methods>();
  useEffect(() => {
    // Without an answer the password is left, whose own request then says what is wrong.
    client.get("/v2/auth/methods").then(setMethods, () => setMethods(undefined));
  }, []);
  return (
    <>
      {methods?.provider && (
        <a href={methods.provider.start_url} className={buttonClasses()}>
          {t("Sign in with {name}", { name: methods.provider.name })}
        </a>
      )}
      {methods?.sign_up && (
        <a className="self-start py-0.5 text-sm" href="/sign-up">
          {t("Make an account")}
        </a>
      )}
    </>
  );
}

/** Why somebody came back from the provider as nobody. */
export function ProviderRefused({ code }: { code: string }) {
  return (
    <div role="alert" className="rounded-card border border-bad bg-surface p-3 text-bad">
      {code === "forbidden"
        ? t("You have no account here. Ask an owner for an invitation.")
        : t("The sign-in was refused or has expired. Begin again.")}
    </div>
  );
}
