import { useEffect } from "react";
import { BrandMark } from "../parts/brand-mark.tsx";
import { chooseLanguage, currentLanguage, LANGUAGES, type Language, t } from "../texts/language.ts";
import { AcceptInvitation } from "./accept-invitation.tsx";
import type { AccountLink } from "./account-link.ts";
import { ConfirmEmail } from "./confirm-email.tsx";
import { ForgotPassword } from "./forgot-password.tsx";
import type { ProviderReturn } from "./provider-return.ts";
import { ResetPassword } from "./reset-password.tsx";
import { SignIn } from "./sign-in.tsx";
import { ConfirmSignUp, SignUp } from "./sign-up.tsx";

interface AccountPagesProps {
  link: AccountLink | undefined;
  returned: ProviderReturn | undefined;
  onSignedIn: () => void;
}

/** What one sees without being signed in: sign-in, and where mailed links lead. */
export function AccountPages({ link, returned, onSignedIn }: AccountPagesProps) {
  const [title, Page] = pageOf(link);
  useEffect(() => {
    document.title = `${title} · Citedesk`;
  }, [title]);
  return (
    <div className="grid min-h-dvh grid-rows-[1fr_auto] justify-items-center p-4">
      <main className="flex w-full max-w-96 flex-col gap-4 self-center">
        <BrandMark />
        <section className="flex flex-col gap-4 rounded-panel border border-border bg-surface p-6">
          <h1>{title}</h1>
          <Page token={link?.token ?? ""} returned={returned} onSignedIn={onSignedIn} />
        </section>
      </main>
      <footer className="flex gap-4 text-sm text-muted">
        <a className="py-1" href="/v2/docs">
          {t("API reference")}
        </a>
        <label className="flex items-center gap-1">
          <span className="sr-only">{t("Language")}</span>
          <select
            className="min-h-6 bg-transparent"
            value={currentLanguage()}
            onChange={(event) => chooseLanguage(event.target.value as Language)}
          >
            {Object.entries(LANGUAGES).map(([code, name]) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </select>
        </label>
      </footer>
    </div>
  );
}

function pageOf(link: AccountLink | undefined) {
  switch (link?.kind) {
    case "invitation":
      return [t("Join the workspace"), AcceptInvitation] as const;
    case "reset":
      return [t("Set a new password"), ResetPassword] as const;
    case "forgot":
      return [t("Forgot your password?"), ForgotPassword] as const;
    case "confirm-email":
      return [t("Confirm your new address"), ConfirmEmail] as const;
    case "sign-up":
      return [t("Make an account"), link.token === "" ? SignUp : ConfirmSignUp] as const;
    default:
      return [t("Sign in"), SignIn] as const;
  }
}
