import { Button } from "../../parts/button.tsx";
import { Dialog } from "../../parts/dialog.tsx";
import { t } from "../../texts/language.ts";

interface AgentConflictProps {
  conflict: {
    mine: Record<string, unknown>;
    theirs: Record<string, unknown>;
    keepMine: () => Promise<void>;
    takeTheirs: () => void;
    /** Decides nothing: what was entered stays, and the next save asks again. */
    putOff: () => void;
  };
  labels: Record<string, string>;
}

/** Both versions of what differs, and one choice. */
export function AgentConflict({
  conflict: { mine, theirs, keepMine, takeTheirs, putOff },
  labels,
}: AgentConflictProps) {
  const differing = Object.keys(mine).filter((name) => JSON.stringify(mine[name]) !== JSON.stringify(theirs[name]));
  return (
    <Dialog title={t("Someone else changed this meanwhile")} onClose={putOff} isWide>
      <table className="w-full table-fixed text-left">
        <thead>
          <tr className="text-sm text-muted">
            <th className="w-1/4 font-normal">{t("Field")}</th>
            <th className="font-normal">{t("Yours")}</th>
            <th className="font-normal">{t("Theirs")}</th>
          </tr>
        </thead>
        <tbody>
          {differing.map((name) => (
            <tr key={name} className="border-t border-border align-top">
              <th className="py-1 font-medium">{labels[name] ?? name}</th>
              <td className="py-1 pr-2 whitespace-pre-wrap">{written(mine[name])}</td>
              <td className="py-1 whitespace-pre-wrap">{written(theirs[name])}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="flex flex-wrap gap-2">
        <Button look="primary" onClick={() => void keepMine()}>
          {t("Keep yours")}
        </Button>
        <Button onClick={takeTheirs}>{t("Take theirs")}</Button>
      </div>
    </Dialog>
  );
}

function written(value: unknown): string {
  return typeof value === "object" ? JSON.stringify(value, null, 1) : String(value);
}
