import assert from "node:assert/strict";
import { readdir, readFile } from "node:fs/promises";
import { connect } from "node:net";
import { join } from "node:path";
import { test } from "node:test";
import { setTimeout as sleep } from "node:timers/promises";
import { startServerProcess } from "./server-process.ts";
import { temporaryFolder } from "./temporary-folder.ts";
import { OWNER, signIn } from "./test-server.ts";

/** A form whose end never comes; its bytes keep coming, since the server cuts off what stands still. */
async function beginUpload(url: string, words: string): Promise<() => void> {
  const token = await signIn(url, OWNER);
  const { hostname, port } = new URL(url);
  const body = `--edge\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\n${words.repeat(20_000)}`;
  const head = [
    "POST /v2/sources HTTP/1.1",
    "Host: localhost",
    `Authorization: Bearer ${token}`,
    "Content-Type: multipart/form-data; boundary=edge",
    "Content-Length: 40000000",
  ];
  const socket = connect(Number(port), hostname);
  socket.on("error", () => {});
  socket.write(`${head.join("\r\n")}\r\n\r\n${body}`);
  const more = setInterval(() => socket.write(words.repeat(1_000)), 1_000);
  socket.once("close", () => clearInterval(more));
  return () => socket.destroy();
}

async function countFilesWith(folder: string, words: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const contents = await Promise.all(
    entries.filter((entry) => entry.isFile()).map((entry) => readFile(join(entry.parentPath, entry.name), "latin1")),
  );
  return contents.filter((content) => content.includes(words)).length;
}

async function seen(folder: string, words: string): Promise<void> {
  for (let tries = 0; tries < 200 && (await countFilesWith(folder, words)) === 0; tries++) await sleep(50);
  assert.equal(await countFilesWith(folder, words), 1, `No upload of "${words}" in ${folder}.`);
}

test("what was being uploaded when a process was killed is gone after the next start, another's upload is not", async () => {
  const folder = await temporaryFolder();
  const [first, second] = [await temporaryFolder(), await temporaryFolder()];
  const killed = await startServerProcess({ DATA_DIR: first, TMPDIR: folder });
  const living = await startServerProcess({ DATA_DIR: second, TMPDIR: folder });
  try {
    await beginUpload(killed.url, "Left behind. ");
    const breakOff = await beginUpload(living.url, "Still coming. ");
    await seen(folder, "Left behind.");
    await seen(folder, "Still coming.");
    await killed.kill();
    assert.equal(await countFilesWith(folder, "Left behind."), 1);
    const again = await startServerProcess({ DATA_DIR: first, TMPDIR: folder });
    try {
      assert.equal(await countFilesWith(folder, "Left behind."), 0);
      assert.equal(await countFilesWith(folder, "Still coming."), 1);
    } finally {
      assert.equal(await again.stop(), 0);
    }
    breakOff();
  } finally {
    await living.stop();
  }
  assert.deepEqual(
    (await readdir(folder)).filter((name) => name.startsWith("citedesk-")),
    [],
  );
});
