import { t } from "../texts/language.ts";

export function WayBack() {
  return (
    <a className="self-start py-0.5" href="/">
      {t("Go to the sign-in")}
    </a>
  );
}
