import { CitedeskClient } from "@citedesk/client";

const SIGNED_IN = "citedesk.signed_in";
const WORKSPACE = "citedesk.workspace";

type Listener = () => void;
const listeners = new Set<Listener>();
let isLocked = false;

/** All that this page asks goes through here. The sign-in lies in a cookie that this page can't read. */
export const client = new CitedeskClient({ baseUrl: location.origin, cookie: true, onSignedOut: () => lock(true) });

/** Whether the sign-in ended under a page that was open: it asks for the password and goes on where it was. */
export const sessionLock = {
  subscribe(listener: Listener): Listener {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  isLocked: () => isLocked,
};

function lock(value: boolean): void {
  isLocked = value;
  for (const listener of listeners) listener();
}

/** A browser that never signed in here is not asked for its cookie. */
export async function restoreSession(): Promise<boolean> {
  if (localStorage.getItem(SIGNED_IN) === null) return false;
  const isRestored = await client.restore();
  if (!isRestored) localStorage.removeItem(SIGNED_IN);
  lock(false);
  return isRestored;
}

export function rememberSession(): void {
  localStorage.setItem(SIGNED_IN, "1");
  lock(false);
}

export async function endSession(): Promise<void> {
  await client.signOut();
  localStorage.removeItem(SIGNED_IN);
  sessionStorage.clear();
  location.assign("/");
}

/** Each tab has its own: live in one, test in another. */
export function chosenWorkspace(): string | undefined {
  return sessionStorage.getItem(WORKSPACE) ?? undefined;
}

export function chooseWorkspace(id: string | undefined): void {
  if (id === undefined) sessionStorage.removeItem(WORKSPACE);
  else sessionStorage.setItem(WORKSPACE, id);
  client.enterWorkspace(id);
}
