import { createSocket } from "node:dgram";
import { once } from "node:events";

/** A name server on the loopback for tests: what the maps say, over UDP (RFC 1035). */
export interface LoopbackNameServer {
  /** `127.0.0.1:port`. */
  address: string;
  texts: Map<string, string[]>;
  /** Names that it answers with SERVFAIL. */
  broken: Set<string>;
  close(): Promise<void>;
}

const TXT = 16;
const HEADER_BYTES = 12;
const [NO_ERROR, SERVER_FAILURE, NAME_ERROR] = [0, 2, 3];

export async function startLoopbackNameServer(): Promise<LoopbackNameServer> {
  const texts = new Map<string, string[]>();
  const broken = new Set<string>();
  const socket = createSocket("udp4");
  socket.on("message", (query, { port, address }) => {
    const { name, end } = readQuestion(query);
    const records = texts.get(name) ?? [];
    const code = broken.has(name) ? SERVER_FAILURE : texts.has(name) ? NO_ERROR : NAME_ERROR;
    socket.send(answer(query.subarray(0, end), records, code!), port, address);
  });
  socket.bind(0, "127.0.0.1");
  await once(socket, "listening");
  return {
    address: `127.0.0.1:${socket.address().port}`,
    texts,
    broken,
    close: () => new Promise((resolve) => socket.close(() => resolve())),
  };
}

function readQuestion(query: Buffer): { name: string; end: number } {
  const labels: string[] = [];
  let place = HEADER_BYTES;
  for (let length = query[place]!; length > 0; length = query[place]!) {
    labels.push(query.toString("latin1", place + 1, place + 1 + length));
    place += 1 + length;
  }
  return { name: labels.join(".").toLowerCase(), end: place + 5 };
}

function answer(question: Buffer, records: string[], code: number): Buffer {
  const header = Buffer.from(question.subarray(0, HEADER_BYTES));
  header.writeUInt16BE(0x8180 | code, 2);
  header.writeUInt16BE(records.length, 6);
  header.writeUInt32BE(0, 8);
  return Buffer.concat([header, question.subarray(HEADER_BYTES), ...records.map(writeText)]);
}

/** A text over 255 bytes goes in several parts. */
function writeText(text: string): Buffer {
  const parts = text.match(/[\s\S]{1,255}/g) ?? [""];
  const data = Buffer.concat(parts.map((part) => Buffer.concat([Buffer.from([part.length]), Buffer.from(part)])));
  const record = Buffer.alloc(HEADER_BYTES);
  record.writeUInt16BE(0xc00c, 0);
  record.writeUInt16BE(TXT, 2);
  record.writeUInt16BE(1, 4);
  record.writeUInt16BE(data.length, 10);
  return Buffer.concat([record, data]);
}
