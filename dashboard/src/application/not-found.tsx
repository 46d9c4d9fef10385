import { Link, useRouter } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { buttonClasses } from "../parts/button.tsx";
import { Page } from "../parts/page.tsx";
import { Problem } from "../parts/problem.tsx";
import { t } from "../texts/language.ts";

/** The same for what never existed and for what one may not see. `children`: where else it may be. */
export function NotFound({ children }: { children?: ReactNode }) {
  return (
    <Page title={t("There is nothing here")}>
      <p className="max-w-[68ch]">{t("The address is wrong, what was here is deleted, or you may not see it.")}</p>
      {children}
      <div className="flex gap-2">
        <Link to="/" className={buttonClasses("primary")}>
          {t("Go to Home")}
        </Link>
        <button type="button" className={buttonClasses()} onClick={() => history.back()}>
          {t("Go back")}
        </button>
      </div>
    </Page>
  );
}

/** A screen that broke, or could not be loaded: the rest of the page stands. */
export function BrokenScreen({ error }: { error: unknown }) {
  const router = useRouter();
  return (
    <Page title={t("This screen could not be shown")}>
      <Problem error={error} retry={() => void router.invalidate()} />
      <Link to="/" className={buttonClasses("primary", "self-start")}>
        {t("Go to Home")}
      </Link>
    </Page>
  );
}
