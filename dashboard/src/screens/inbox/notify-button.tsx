import { useSyncExternalStore } from "react";
import { Button } from "../../parts/button.tsx";
import { chooseNotifications, notificationChoice, whenChosen } from "../../parts/notification-choice.ts";
import { t } from "../../texts/language.ts";

/** Whether the browser tells of visitors who wait while this page is hidden. */
export function NotifyButton() {
  const choice = useSyncExternalStore(whenChosen, notificationChoice);
  if (choice === "unknown") return null;
  if (choice === "blocked")
    return <span className="text-sm text-muted">{t("Your browser blocks notifications of this page.")}</span>;
  return (
    <Button look="quiet" aria-pressed={choice === "on"} onClick={() => void chooseNotifications(choice === "off")}>
      {choice === "on" ? t("Notifications are on") : t("Notify me of visitors who wait")}
    </Button>
  );
}
