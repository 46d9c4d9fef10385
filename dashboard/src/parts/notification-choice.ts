const STORED = "citedesk.notifications";
const listeners = new Set<() => void>();

export type NotificationChoice = "on" | "off" | "blocked" | "unknown";

/** What was chosen in this browser, as far as the browser allows it; unknown: it has no notifications. */
export function notificationChoice(): NotificationChoice {
  if (!("Notification" in globalThis)) return "unknown";
  if (Notification.permission === "denied") return "blocked";
  return Notification.permission === "granted" && localStorage.getItem(STORED) === "1" ? "on" : "off";
}

export const areNotificationsOn = () => notificationChoice() === "on";

/** Asks the browser's own question where it was not answered yet. */
export async function chooseNotifications(areWanted: boolean): Promise<void> {
  if (areWanted) await Notification.requestPermission();
  if (areWanted && Notification.permission === "granted") localStorage.setItem(STORED, "1");
  else localStorage.removeItem(STORED);
  for (const listener of listeners) listener();
}

export function whenChosen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
