import { X } from "lucide-react";
import { type ReactNode, useId, useLayoutEffect, useRef } from "react";
import { t } from "../texts/language.ts";
import { IconButton } from "./button.tsx";
import { NotLoaded } from "./not-loaded.tsx";

interface DialogProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
  isWide?: boolean;
}

const FIELDS = "input:enabled:not([hidden]), select:enabled, textarea:enabled";

/**
 * The browser's own modal dialog: it keeps the focus inside, closes with Escape and gives the focus back. It begins at
 * the first field that is in view, else at Close.
 */
export function Dialog({ title, onClose, children, isWide = false }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const content = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    element.showModal();
    const field = content.current?.querySelector<HTMLElement>(FIELDS);
    if (field && field.getBoundingClientRect().bottom <= element.getBoundingClientRect().bottom) field.focus();
    // Before it leaves the page: only then does the browser give the focus back.
    return () => element.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      className={`m-auto max-h-[calc(100dvh-2rem)] w-[calc(100%-2rem)] overflow-auto rounded-panel border border-border bg-surface p-0 text-text shadow-float ${isWide ? "max-w-3xl" : "max-w-lg"}`}
    >
      <div className="flex flex-col gap-4 p-4 sm:p-6">
        <div className="flex items-center gap-2">
          <h2 id={id} className="mr-auto">
            {title}
          </h2>
          <IconButton label={t("Close")} onClick={onClose}>
            <X size={16} />
          </IconButton>
        </div>
        <NotLoaded />
        <div ref={content} className="contents">
          {children}
        </div>
      </div>
    </dialog>
  );
}
