import { type ReactNode, useState } from "react";
import { t } from "../texts/language.ts";
import { Button } from "./button.tsx";
import { Dialog } from "./dialog.tsx";
import { TextField } from "./field.tsx";
import { Problem } from "./problem.tsx";

interface TypedConfirmationProps {
  title: string;
  text: string;
  /** What must be typed: the name of what goes. */
  word: string;
  action: string;
  act: () => Promise<unknown>;
  onClose: () => void;
  /** What else is chosen. */
  children?: ReactNode;
}

/** Only where nothing can come back. */
export function TypedConfirmation({ title, text, word, action, act, onClose, children }: TypedConfirmationProps) {
  const [typed, setTyped] = useState("");
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<unknown>();
  async function confirm(): Promise<void> {
    setBusy(true);
    setProblem(undefined);
    try {
      await act();
      onClose();
    } catch (error) {
      setProblem(error);
      setBusy(false);
    }
  }
  return (
    <Dialog title={title} onClose={onClose}>
      <p>{text}</p>
      {children}
      <TextField
        label={t("Type {word} to go on", { word })}
        value={typed}
        autoComplete="off"
        onChange={(event) => setTyped(event.target.value)}
      />
      {problem !== undefined && <Problem error={problem} />}
      <Button look="danger" disabled={typed.trim() !== word} isBusy={isBusy} onClick={confirm}>
        {action}
      </Button>
    </Dialog>
  );
}
