import { useEffect, useState } from "react";
import { client } from "../api/client.ts";
import { buttonClasses } from "../parts/button.tsx";
import { t } from "../texts/language.ts";

/** The other way in, where the installation has one. Nothing is shown until that is known. */
export function ProviderSignIn() {
  const [provider, setProvider] = useState<{ name: string; start_url: string } | null>(null);
  useEffect(() => {
    // Without an answer the password is left, whose own request then says what is wrong.
    client.get("/v2/auth/methods").then(
      (methods) => setProvider(methods.provider),
      () => setProvider(null),
    );
  }, []);
  if (!provider) return null;
  return (
    <a href={provider.start_url} className={buttonClasses()}>
      {t("Sign in with {name}", { name: provider.name })}
    </a>
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
