import type { Session, Values } from "./session.ts";
import { UsageError } from "./usage-error.ts";

const WAIT_SECONDS = 30;

/** In the order of `sequence`, without a gap; goes on until it is stopped. */
export async function tailEvents(session: Session, values: Values): Promise<void> {
  const client = session.client();
  const types = values.types as string | undefined;
  let after = values.after === undefined ? await latest(session) : Number(values.after);
  if (!Number.isInteger(after) || after < 0) throw new UsageError("--after is the sequence of an event, or 0.");
  const isFollowing = values["no-follow"] !== true;
  while (!session.signal.aborted) {
    const { data, pagination } = await client
      .get("/v2/events", {
        query: { after, limit: 100, ...(types && { types }), ...(isFollowing && { wait: WAIT_SECONDS }) },
        signal: session.signal,
      })
      .catch((error) => {
        if (!session.signal.aborted) throw error;
        return { data: [], pagination: { has_more: false } };
      });
    for (const event of data) {
      session.say(`${event.sequence}  ${event.timestamp}  ${event.type}  ${String(event.data.id ?? "")}`);
      session.give(event);
      after = event.sequence;
    }
    if (!isFollowing && !pagination.has_more) return;
  }
}

/** Without `--after` only what happens from now on. */
async function latest(session: Session): Promise<number> {
  const { data } = await session.client().get("/v2/events", { query: { limit: 1 } });
  return data[0]?.sequence ?? 0;
}
