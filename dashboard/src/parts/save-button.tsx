import { Download } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Button } from "./button.tsx";
import { notifyProblem } from "./notices.tsx";

/** Saves a file; busy until it is made, and says why it could not be. */
export function SaveButton({ save, children }: { save: () => Promise<void>; children: ReactNode }) {
  const [isBusy, setBusy] = useState(false);
  async function start(): Promise<void> {
    setBusy(true);
    await save().catch(notifyProblem);
    setBusy(false);
  }
  return (
    <Button look="quiet" isBusy={isBusy} onClick={() => void start()}>
      <Download size={16} strokeWidth={1.5} aria-hidden />
      {children}
    </Button>
  );
}
