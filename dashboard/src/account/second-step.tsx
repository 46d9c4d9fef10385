import { CitedeskError } from "@citedesk/client";
import { lazy, Suspense } from "react";

const CodeForm = lazy(() => import("./code-form.tsx").then(({ CodeForm }) => ({ default: CodeForm })));

/** What a first step answered when a code is needed too; undefined: it failed for another reason, or not at all. */
export function awaitedCode(problem: unknown): string | undefined {
  if (!(problem instanceof CitedeskError) || problem.code !== "totp_required") return undefined;
  return String(problem.problem.totp_token);
}

/** Loaded only for who needs it. */
export function SecondStep(props: { totpToken: string; onSignedIn: () => void }) {
  return (
    <Suspense>
      <CodeForm {...props} />
    </Suspense>
  );
}
