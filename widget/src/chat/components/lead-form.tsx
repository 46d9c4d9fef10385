/** @jsxImportSource preact */
import { CitedeskError } from "@citedesk/client";
import { useEffect, useRef, useState } from "preact/hooks";
import type { LeadField } from "../chat-settings.ts";
import { DEFAULT_LEAD_FIELDS } from "../default-lead-fields.ts";
import { findLeadProblems } from "../find-lead-problems.ts";
import { labelOf } from "../label-of.ts";
import { useChat } from "./context.ts";

const MAX_CHARACTERS = 2_000;
/** Who was quicker than the form lets anybody be waits so long at the most, and is sent then. */
const MAX_WAIT_SECONDS = 60;
const TYPES = { text: "text", email: "email", phone: "tel", number: "text" } as const;
const FIELD_PROBLEMS = { email: "fieldEmail", phone: "fieldPhone", number: "fieldNumber" } as const;

/**
 * What the owner asks for, with consent in the owner's words, unticked. Without a form of theirs: an e-mail address and
 * a message.
 */
export function LeadForm({
  wanted,
  reason,
  onClose,
}: {
  /** How often the visitor wanted it; 0: the chat asks by itself. */
  wanted: number;
  /** Why it is there instead of what the visitor wanted. */
  reason: string;
  onClose(isSent: boolean): void;
}) {
  const { speech, settings, conversation, visitor, emit } = useChat();
  const form = settings.leadForm;
  const fields: LeadField[] = form?.fields?.length ? form.fields : DEFAULT_LEAD_FIELDS;
  const consent = form?.consent;
  const [values, setValues] = useState<Record<string, string>>({});
  const [isAgreed, setAgreed] = useState(false);
  const [problems, setProblems] = useState<Record<string, string>>({});
  const [trap, setTrap] = useState("");
  const [isSending, setSending] = useState(false);
  const root = useRef<HTMLFormElement>(null);
  useEffect(() => {
    // Whoever did not ask for it goes on typing where they are.
    if (wanted > 0) {
      root.current?.querySelector<HTMLElement>("input, textarea, select")?.focus();
      // The whole of it, with its buttons, as far as there is room.
      root.current?.scrollIntoView({ block: "nearest" });
    }
  }, [wanted]);
  useEffect(() => {
    // The time that the form asks for begins where it is opened, not where it is sent.
    if (form?.guard?.least_seconds) void visitor.client().catch(() => {});
  }, []);
  useEffect(() => root.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus(), [problems]);

  async function send(event: Event): Promise<void> {
    event.preventDefault();
    const early = Object.entries(findLeadProblems(fields, values)).map(([name, text]) => [name, speech.say(text)]);
    if (consent?.required && !isAgreed) early.push(["consent", speech.say("consentMissing")]);
    setProblems(Object.fromEntries(early));
    if (early.length > 0) return;
    setSending(true);
    try {
      const client = await visitor.client();
      const { chatId } = conversation.state;
      const filled = Object.fromEntries(Object.entries(values).filter(([, value]) => value.trim() !== ""));
      const body = {
        agent_id: settings.agentId,
        fields: filled,
        ...(chatId ? { chat_id: chatId } : {}),
        ...(consent && isAgreed ? { consent: { text: consent.text } } : {}),
        ...(trap ? { trap } : {}),
      };
      const lead = await client.post("/v2/leads", { body }).catch(async (error: unknown) => {
        await waitUntilDue(error);
        return client.post("/v2/leads", { body });
      });
      emit("lead", { lead_id: lead.id });
      onClose(true);
    } catch (error) {
      setProblems(readProblems(error));
    } finally {
      setSending(false);
    }
  }

  /** What the service refused, at its field, in the visitor's words. */
  function readProblems(error: unknown): Record<string, string> {
    const found: Record<string, string> = {};
    if (error instanceof CitedeskError && error.code === "lead_limit") return { form: speech.say("leadLimit") };
    for (const { pointer } of error instanceof CitedeskError ? error.errors : []) {
      if (pointer === "/trap") {
        // Something filled in by itself what no person sees: sent again, it goes.
        setTrap("");
        continue;
      }
      const field = fields.find(({ name }) => pointer === `/fields/${name}`);
      if (pointer.startsWith("/consent")) found.consent = speech.say("consentMissing");
      else if (!field) found[fields[0]!.name] = speech.say("fieldMissing");
      else if (!values[field.name]?.trim()) found[field.name] = speech.say("fieldMissing");
      else {
        const type = field.type as keyof typeof FIELD_PROBLEMS;
        found[field.name] = speech.say(FIELD_PROBLEMS[type] ?? "fieldMissing");
      }
    }
    return Object.keys(found).length > 0 ? found : { form: speech.say("notAnswering") };
  }

  return (
    <form
      class="card lead"
      ref={root}
      onSubmit={send}
      noValidate
      aria-label={speech.say("leadTitle")}
      aria-describedby={reason ? "lead-reason" : undefined}
    >
      {reason && <p id="lead-reason">{reason}</p>}
      {fields.map((field) => (
        <div key={field.name} class="field">
          <label for={`lead-${field.name}`}>
            <bdi>{labelOf(field, speech)}</bdi>
            {field.required && <span aria-hidden="true"> *</span>}
          </label>
          <Field
            field={field}
            value={values[field.name] ?? ""}
            problem={problems[field.name]}
            onValue={(value) => setValues({ ...values, [field.name]: value })}
          />
          {problems[field.name] && (
            <span class="problem-text" id={`problem-${field.name}`}>
              {problems[field.name]}
            </span>
          )}
        </div>
      ))}
      <div class="trap" aria-hidden="true">
        <label>
          Leave empty
          <input
            name="url"
            tabIndex={-1}
            autocomplete="off"
            value={trap}
            onInput={({ currentTarget }) => setTrap(currentTarget.value)}
          />
        </label>
      </div>
      {consent && (
        <div class="field">
          <label class="check">
            <input
              type="checkbox"
              checked={isAgreed}
              aria-invalid={problems.consent !== undefined}
              aria-describedby={problems.consent === undefined ? undefined : "problem-consent"}
              onChange={({ currentTarget }) => setAgreed(currentTarget.checked)}
            />
            <span dir="auto">{consent.text}</span>
          </label>
          {problems.consent && (
            <span class="problem-text" id="problem-consent">
              {problems.consent}
            </span>
          )}
        </div>
      )}
      {problems.form && (
        <p role="alert" class="problem-text">
          {problems.form}
        </p>
      )}
      <p class="row">
        <button type="submit" class="primary" disabled={isSending}>
          {speech.say("leadSend")}
        </button>
        <button type="button" class="link" onClick={() => onClose(false)}>
          {speech.say("notNow")}
        </button>
      </p>
    </form>
  );
}

/** Of a lead that came sooner than the form lets anybody send; throws what else was refused. */
async function waitUntilDue(error: unknown): Promise<void> {
  if (!(error instanceof CitedeskError) || error.code !== "lead_too_soon") throw error;
  const seconds = Math.min(error.retryAfter ?? 1, MAX_WAIT_SECONDS);
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
}

function Field({
  field,
  value,
  problem,
  onValue,
}: {
  field: LeadField;
  value: string;
  problem: string | undefined;
  onValue(value: string): void;
}) {
  const { name, type = "text", required = false, options = [] } = field;
  const common = {
    id: `lead-${name}`,
    name,
    required,
    value,
    "aria-invalid": problem !== undefined,
    "aria-describedby": problem === undefined ? undefined : `problem-${name}`,
    onInput: (event: { currentTarget: { value: string } }) => onValue(event.currentTarget.value),
  };
  if (type === "long_text") return <textarea rows={3} maxLength={MAX_CHARACTERS} {...common} />;
  if (type === "choice")
    return (
      <select {...common}>
        <option value="" />
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    );
  const complete = { email: "email", phone: "tel", name: "name" }[type === "text" ? name : type];
  const kind = { type: TYPES[type], maxLength: MAX_CHARACTERS, autocomplete: complete ?? "on" };
  return <input {...({ ...kind, ...common } as object)} />;
}
