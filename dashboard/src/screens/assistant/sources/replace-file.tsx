import type { Schema } from "@citedesk/client";
import { useRef } from "react";
import { client } from "../../../api/client.ts";
import { useAction } from "../../../api/use-api.ts";
import { Button } from "../../../parts/button.tsx";
import { notify, notifyProblem } from "../../../parts/notices.tsx";
import { t } from "../../../texts/language.ts";

/** A newer file in the place of this one, whatever its name: the source, its settings and its changes stay. */
export function ReplaceFile({ source }: { source: Schema<"Source"> }) {
  const input = useRef<HTMLInputElement>(null);
  const replace = useAction((file: File) => client.upload(file, { source_id: source.id }), {
    renews: ["/v2/sources"],
    onDone: ({ outcome }, { name }) =>
      notify(
        outcome === "unchanged"
          ? t("{name} has the same content. Nothing changed.", { name })
          : t("{name} replaces what is here once it is read. What was here can be brought back under Changes.", {
              name,
            }),
      ),
  });
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // The same file may be chosen once more.
          target.value = "";
          if (file) replace.mutate(file, { onError: notifyProblem });
        }}
      />
      <Button isBusy={replace.isPending} onClick={() => input.current?.click()}>
        {t("Replace the file")}
      </Button>
    </>
  );
}
