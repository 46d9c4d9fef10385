import * as Toast from "@radix-ui/react-toast";
import { X } from "lucide-react";
import { useSyncExternalStore } from "react";
import { t } from "../texts/language.ts";
import { Button, IconButton } from "./button.tsx";
import { explain } from "./problem.tsx";

interface Notice {
  id: number;
  text: string;
  isProblem?: boolean;
  undo?: () => Promise<unknown>;
}

const UNDO_MS = 10_000;
let notices: Notice[] = [];
let last = 0;
const listeners = new Set<() => void>();

function change(next: Notice[]): void {
  notices = next;
  for (const listener of listeners) listener();
}

/** Tells that something was done. What can be taken back is, for 10 s, here; for 30 days under Recently deleted. */
export function notify(text: string, undo?: () => Promise<unknown>): void {
  change([...notices, { id: ++last, text, ...(undo ? { undo } : {}) }]);
}

export function notifyProblem(error: unknown): void {
  change([...notices, { id: ++last, text: explain(error), isProblem: true }]);
}

/** Of what holds no more, such as that a form was saved once it is sent again. */
export function withdrawNotice(text: string): void {
  change(notices.filter((notice) => notice.text !== text));
}

const remove = (id: number) => change(notices.filter((notice) => notice.id !== id));

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Time stands still while a pointer or the focus is on a notice. */
export function Notices() {
  const shown = useSyncExternalStore(subscribe, () => notices);
  return (
    <Toast.Provider duration={UNDO_MS} label={t("Notices")}>
      {shown.map(({ id, text, isProblem, undo }) => (
        <Toast.Root
          key={id}
          onOpenChange={(isOpen) => !isOpen && remove(id)}
          className={`flex items-center gap-2 rounded-card border bg-surface p-2 pl-3 shadow-float ${isProblem ? "border-bad text-bad" : "border-border"}`}
        >
          <Toast.Description className="mr-auto">{text}</Toast.Description>
          {undo && (
            <Toast.Action altText={t("Undo")} asChild>
              <Button onClick={() => void undo().catch(notifyProblem)}>{t("Undo")}</Button>
            </Toast.Action>
          )}
          <Toast.Close asChild>
            <IconButton label={t("Close")}>
              <X size={16} />
            </IconButton>
          </Toast.Close>
        </Toast.Root>
      ))}
      <Toast.Viewport
        data-notices
        className="fixed right-4 bottom-16 z-20 flex w-[calc(100%-2rem)] max-w-96 flex-col gap-2 md:bottom-4"
      />
    </Toast.Provider>
  );
}
