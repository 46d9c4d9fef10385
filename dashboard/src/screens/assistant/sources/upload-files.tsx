import type { Schema } from "@citedesk/client";
import { useEffect, useRef, useState } from "react";
import { client } from "../../../api/client.ts";
import { Ago } from "../../../parts/ago.tsx";
import { Button } from "../../../parts/button.tsx";
import { SelectField } from "../../../parts/field.tsx";
import { notifyProblem } from "../../../parts/notices.tsx";
import { t } from "../../../texts/language.ts";
import { uploadAll } from "../../start/create-assistant.ts";
import { freeName } from "./free-name.ts";

type Choice = "replace" | "keep" | "leave";

interface Chosen {
  files: File[];
  /** Files of these names that the assistant has already, and what is to become of the new ones. */
  known: { name: string; source: Schema<"Source">; choice: Choice }[];
  /** All names that are taken, as far as they begin alike. */
  taken: ReadonlySet<string>;
}

/** Chooses files and sends them. Of those that are here already it asks first which of the two is to be kept. */
export function UploadFiles({ agentId, onDone }: { agentId: string; onDone: () => void }) {
  const [isBusy, setBusy] = useState(false);
  const [chosen, setChosen] = useState<Chosen>();

  async function send({ files, known, taken }: Chosen): Promise<void> {
    setBusy(true);
    const names = new Set(taken);
    const sent = files.flatMap((file) => {
      const choice = known.find(({ name }) => name === file.name)?.choice;
      if (choice === "leave") return [];
      if (choice !== "keep") return [file];
      const name = freeName(file.name, names);
      names.add(name);
      return [new File([file], name, { type: file.type })];
    });
    await uploadAll(sent, agentId);
    onDone();
  }

  async function look(files: File[]): Promise<void> {
    if (files.length === 0) return;
    setBusy(true);
    try {
      const found = await findAlike(files, agentId);
      const known = files.flatMap(({ name }) => {
        const source = found.find(({ title }) => title === name);
        return source ? [{ name, source, choice: "replace" as const }] : [];
      });
      const next = { files, known, taken: new Set(found.map(({ title }) => title)) };
      if (known.length === 0) return await send(next);
      setChosen(next);
    } catch (error) {
      notifyProblem(error);
    }
    setBusy(false);
  }

  if (chosen && !isBusy)
    return (
      <Known
        known={chosen.known}
        onChoose={(name, choice) => {
          const known = chosen.known.map((one) => (one.name === name ? { ...one, choice } : one));
          setChosen({ ...chosen, known });
        }}
        onSend={() => void send(chosen)}
        onBack={() => setChosen(undefined)}
      />
    );
  return (
    <>
      <input
        type="file"
        multiple
        disabled={isBusy}
        aria-label={t("Files")}
        onChange={({ target }) => void look([...(target.files ?? [])])}
      />
      {isBusy && <p role="status">{t("Sending the files…")}</p>}
    </>
  );
}

interface KnownProps {
  known: Chosen["known"];
  onChoose: (name: string, choice: Choice) => void;
  onSend: () => void;
  onBack: () => void;
}

function Known({ known, onChoose, onSend, onBack }: KnownProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <h3 ref={heading} tabIndex={-1} className="font-medium">
        {t("{n, plural, one {A file of this name is} other {# files of these names are}} here already", {
          n: known.length,
        })}
      </h3>
      <ul className="flex flex-col gap-3">
        {known.map(({ name, source, choice }) => (
          <li key={name}>
            <SelectField
              label={name}
              hint={
                <>
                  {t("The one here was added")} <Ago at={source.created_at} />
                  {source.last_read_at && (
                    <>
                      {", "}
                      {t("last read")} <Ago at={source.last_read_at} />
                    </>
                  )}
                </>
              }
              value={choice}
              onChange={({ target }) => onChoose(name, target.value as Choice)}
            >
              <option value="replace">{t("Replace it")}</option>
              <option value="keep">{t("Keep both, the new one with a number")}</option>
              <option value="leave">{t("Keep the one that is here")}</option>
            </SelectField>
          </li>
        ))}
      </ul>
      <p className="text-sm text-muted">{t("What was replaced can be brought back under Changes of the source.")}</p>
      <div className="flex flex-wrap gap-2">
        <Button look="primary" onClick={onSend}>
          {t("Go on")}
        </Button>
        <Button onClick={onBack}>{t("Choose other files")}</Button>
      </div>
    </>
  );
}

/** Files of the assistant's own library whose names hold that of one of these. */
async function findAlike(files: File[], agentId: string): Promise<Schema<"Source">[]> {
  const found = await Promise.all(
    files.map(async ({ name }) => {
      const stem = name.replace(/\.[^.]+$/, "").slice(0, 200);
      const query = { agent_id: agentId, type: "document", q: stem, limit: 100 } as const;
      return (await client.get("/v2/sources", { query })).data;
    }),
  );
  return found.flat().filter((source) => source.agent_id === agentId);
}
