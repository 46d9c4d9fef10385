import { createHash } from "node:crypto";
import type { Connection } from "../../platform/database/connections.ts";
import { readSnapshot } from "../../platform/database/transfer/read-snapshot.ts";
import { formatId } from "../../platform/ids/identifiers.ts";
import type { CheckOutcome, Finding, VerificationContext } from "./verification-types.ts";

const QUOTES_AT_ONCE = 500;

/** Every quote that was given stands at its place in the stored text, and that text is the one whose hash was given. */
export async function checkQuotes({ database, onProgress }: VerificationContext): Promise<CheckOutcome> {
  return readSnapshot(database.owner, async (connection) => {
    const findings: Finding[] = [];
    let checked = 0;
    await connection.query(QUOTES);
    for (;;) {
      const { rows } = await connection.query(`FETCH ${QUOTES_AT_ONCE} FROM quotes`);
      if (rows.length === 0) return { checked, findings };
      const quotes = rows as unknown as Quote[];
      const texts = await readTexts(connection, quotes);
      for (const quote of quotes) {
        const problem = judgeQuote(quote, texts.get(quote.version_id));
        const subject = `${formatId("message", quote.message_id)} [${quote.number}]`;
        if (problem !== undefined) findings.push({ check: "quotes", subject, problem });
      }
      checked += quotes.length;
      onProgress(`quotes: ${checked}`);
    }
  });
}

interface Quote {
  version_id: string;
  message_id: string;
  number: number;
  quote: string;
  start_offset: number;
  end_offset: number;
  sha256: string;
}

interface StoredText {
  text: string;
  sha256: string;
}

const QUOTES = `
  DECLARE quotes NO SCROLL CURSOR FOR
  SELECT version_id, message_id, number, quote, start_offset, end_offset, sha256 FROM citations
  WHERE status <> 'erased' AND version_id IS NOT NULL ORDER BY version_id, message_id, number`;

async function readTexts(connection: Connection, quotes: readonly Quote[]): Promise<Map<string, StoredText>> {
  const { rows } = await connection.query("SELECT id, text FROM document_versions WHERE id = ANY ($1::uuid[])", [
    [...new Set(quotes.map(({ version_id }) => version_id))],
  ]);
  return new Map(
    (rows as { id: string; text: string }[]).map(({ id, text }) => [
      id,
      { text, sha256: createHash("sha256").update(text).digest("hex") },
    ]),
  );
}

function judgeQuote(quote: Quote, stored: StoredText | undefined): string | undefined {
  if (stored === undefined) return "the text that it was taken from is gone";
  if (stored.sha256 !== quote.sha256) return "the stored text is not the one that it was taken from";
  return stored.text.slice(quote.start_offset, quote.end_offset) === quote.quote
    ? undefined
    : "the quote does not stand at its place in the stored text";
}
