import type { Schema } from "@citedesk/client";
import { Link } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
import { client } from "../../../api/client.ts";
import { queryClient, renew, useApi } from "../../../api/use-api.ts";
import { Button } from "../../../parts/button.tsx";
import { Dialog } from "../../../parts/dialog.tsx";
import { SelectField } from "../../../parts/field.tsx";
import { Problem } from "../../../parts/problem.tsx";
import { formatNumber } from "../../../texts/formats.ts";
import { t } from "../../../texts/language.ts";
import { importCount, importHint, importKindName, KINDS, type Kind } from "./import-words.ts";

const LOOK_MS = 500;

interface Chosen {
  file: File;
  preview: Schema<"ImportPreview">;
}

/** What people have elsewhere: choose what it is and the file, see what would come, bring it in, see the outcome. */
export function BringIn({ agentId, onClose }: { agentId: string; onClose: () => void }) {
  const [kind, setKind] = useState<Kind>("questions");
  const [chosen, setChosen] = useState<Chosen>();
  const [started, setStarted] = useState<Schema<"Import">>();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<unknown>();

  async function attempt(work: () => Promise<void>): Promise<void> {
    setBusy(true);
    setProblem(undefined);
    await work().catch(setProblem);
    setBusy(false);
  }
  const fields = { agent_id: agentId, kind };
  const look = (file: File) =>
    attempt(async () => setChosen({ file, preview: await client.previewImport(file, fields) }));
  const bring = ({ file }: Chosen) =>
    attempt(async () => setStarted(await client.createImport(file, fields, { waitSeconds: 1 })));

  return (
    <Dialog title={t("Bring in what you have elsewhere")} onClose={onClose} isWide>
      {started ? (
        <Outcome agentId={agentId} started={started} onClose={onClose} />
      ) : chosen ? (
        <Preview
          {...chosen}
          isBusy={isBusy}
          onBack={() => {
            setProblem(undefined);
            setChosen(undefined);
          }}
          onBring={() => void bring(chosen)}
        />
      ) : (
        <>
          <SelectField
            label={t("What it is")}
            hint={importHint(kind)}
            value={kind}
            onChange={({ target }) => setKind(target.value as Kind)}
          >
            {KINDS.map((value) => (
              <option key={value} value={value}>
                {importKindName(value)}
              </option>
            ))}
          </SelectField>
          <DropFile isBusy={isBusy} onFile={(file) => void look(file)} />
        </>
      )}
      {problem !== undefined && <Problem error={problem} />}
    </Dialog>
  );
}

function DropFile({ isBusy, onFile }: { isBusy: boolean; onFile: (file: File) => void }) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the field inside does the same by keyboard.
    <div
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        const [file] = event.dataTransfer.files;
        if (file && !isBusy) onFile(file);
      }}
      className="flex flex-col items-start gap-2 rounded-card border border-control border-dashed bg-sunken p-4"
    >
      <label htmlFor="import-file" className="font-medium">
        {t("The file: drop it here or choose it")}
      </label>
      <input
        id="import-file"
        type="file"
        disabled={isBusy}
        className="max-w-full file:mr-3 file:min-h-8 file:cursor-pointer file:rounded-control file:border file:border-control file:bg-surface file:px-3 file:text-text pointer-coarse:file:min-h-11"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          target.value = "";
          if (file) onFile(file);
        }}
      />
      <p role="status" className="text-sm text-muted">
        {isBusy ? t("Looking into the file…") : t("Nothing is stored before you have seen what would come.")}
      </p>
    </div>
  );
}

interface PreviewProps extends Chosen {
  isBusy: boolean;
  onBack: () => void;
  onBring: () => void;
}

function Preview({ preview, isBusy, onBack, onBring }: PreviewProps) {
  const heading = useFocus();
  const { kind, file_name: name, count, rows, left_out: leftOut } = preview;
  return (
    <>
      <h3 ref={heading} tabIndex={-1} className="font-medium">
        {t("{name}: {count} would come", { name, count: importCount(kind, count) })}
      </h3>
      {rows.length > 0 && (
        <section
          tabIndex={0}
          aria-label={t("The first of them")}
          className="max-h-64 overflow-auto rounded-card border border-border"
        >
          <ol className="divide-y divide-border">
            {rows.map(({ line, name: title, text }, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows stay in their places.
              <li key={place} className="flex flex-col gap-0.5 px-3 py-2">
                <span className="font-medium [overflow-wrap:anywhere]">
                  {title}
                  {line !== null && (
                    <span className="ml-2 font-normal text-sm text-muted">{t("line {n}", { n: line })}</span>
                  )}
                </span>
                {text && <span className="line-clamp-2 text-sm text-muted [overflow-wrap:anywhere]">{text}</span>}
              </li>
            ))}
          </ol>
        </section>
      )}
      <LeftOut reasons={leftOut} />
      <div className="flex flex-wrap gap-2">
        {count > 0 && (
          <Button look="primary" isBusy={isBusy} onClick={onBring}>
            {t("Bring in {count}", { count: importCount(kind, count) })}
          </Button>
        )}
        <Button disabled={isBusy} onClick={onBack}>
          {t("Choose another file")}
        </Button>
      </div>
    </>
  );
}

interface OutcomeProps {
  agentId: string;
  started: Schema<"Import">;
  onClose: () => void;
}

function Outcome({ agentId, started, onClose }: OutcomeProps) {
  const heading = useFocus();
  const fresh = useApi(
    "/v2/imports/{id}",
    { path: { id: started.id } },
    { every: (known) => (isOver(known ?? started) ? false : LOOK_MS) },
  ).data;
  const { kind, status, counts, progress, problem, left_out: leftOut, source_id: sourceId } = fresh ?? started;
  const hasEnded = isOver({ status });
  useEffect(() => {
    if (hasEnded) void renew(queryClient, ["/v2/sources", "/v2/chats", "/v2/imports"]);
  }, [hasEnded]);
  const words = {
    completed: t("It came in"),
    failed: t("It stopped"),
    running: t("Bringing in"),
    waiting: t("Bringing in"),
  };
  return (
    <>
      <div role="status">
        <h3 ref={heading} tabIndex={-1} className="font-medium">
          {words[status]}
        </h3>
      </div>
      {!hasEnded && (
        <>
          <progress value={progress.done} max={progress.total} aria-label={t("Bringing in")} className="w-full" />
          <p className="text-sm text-muted tabular-nums">
            {t("{done} of {total}. It goes on when you close this.", {
              done: formatNumber(progress.done),
              total: formatNumber(progress.total),
            })}
          </p>
        </>
      )}
      {problem && <p className="text-bad">{problem}</p>}
      <dl className="grid grid-cols-2 gap-x-6 gap-y-1 tabular-nums sm:grid-cols-4">
        <Figure name={t("New")} value={counts.created} />
        <Figure name={t("Replaced")} value={counts.replaced} />
        <Figure name={t("Unchanged")} value={counts.unchanged} />
        <Figure name={t("Left out")} value={counts.left_out} />
      </dl>
      <LeftOut reasons={leftOut} />
      <div className="flex flex-wrap items-center gap-4">
        <Button look="primary" onClick={onClose}>
          {t("Close")}
        </Button>
        {sourceId && (
          <Link to="/assistants/$agentId/sources/$sourceId" params={{ agentId, sourceId }}>
            {t("See the pages")}
          </Link>
        )}
        {kind === "chats" && (
          <Link to="/inbox" search={{ tag: "imported" }}>
            {t("See the chats")}
          </Link>
        )}
      </div>
    </>
  );
}

function Figure({ name, value }: { name: string; value: number }) {
  return (
    <div>
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="font-medium">{formatNumber(value)}</dd>
    </div>
  );
}

function LeftOut({ reasons }: { reasons: Schema<"Import">["left_out"] }) {
  if (reasons.length === 0) return null;
  return (
    <section className="flex flex-col gap-1">
      <h3 className="font-medium">{t("What stays out")}</h3>
      <ul className="flex flex-col gap-1 text-sm">
        {reasons.map(({ code, message, count, places }) => (
          <li key={`${code} ${message}`} className="[overflow-wrap:anywhere]">
            <span className="tabular-nums">{formatNumber(count)} × </span>
            {message} <span className="text-muted">{places.slice(0, 5).map(placeOf).join("; ")}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function placeOf({ line, name, field }: Schema<"Import">["left_out"][number]["places"][number]): string {
  return [line === null ? "" : t("line {n}", { n: line }), name, field].filter(Boolean).join(", ");
}

function isOver({ status }: Pick<Schema<"Import">, "status">): boolean {
  return status === "completed" || status === "failed";
}

/** The next step of the dialog says what it is, also to those who don't see it. */
function useFocus() {
  const element = useRef<HTMLHeadingElement>(null);
  useEffect(() => element.current?.focus(), []);
  return element;
}
