import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { setImmediate } from "node:timers/promises";
import { openFolderFileStore } from "../../../server/src/adapters/file-store/folder-file-store.ts";
import { createMemoryPassageIndex } from "../../../server/src/adapters/passage-index/memory-passage-index.ts";
import { createSegmentStore } from "../../../server/src/adapters/passage-index/segment-store.ts";
import { createFakeSegmentCatalogue } from "../../../server/src/adapters/passage-index/testing/fake-segment-catalogue.ts";
import { createFakeSegmentPages } from "../../../server/src/adapters/passage-index/testing/fake-segment-pages.ts";
import { readConfig } from "../../../server/src/config.ts";
import { newId } from "../../../server/src/platform/ids/identifiers.ts";
import { startServer } from "../../../server/src/start-server.ts";
import { createZipfAsker, type ZipfFiles } from "./zipf-library.ts";

/**
 * The service, and in its process an index of made-up passages, as large as one of its workspaces may become. Started
 * with a file that tells where the index lies, and the bytes that it may hold. Prints a port: POST /start has one
 * search after the other done there, without a pause; POST /stop ends that and answers with how long each took, in ms.
 */
const [described = "", maximumBytes = ""] = process.argv.slice(2);
const files: ZipfFiles = JSON.parse(readFileSync(described, "utf8"));
const { config, secrets } = readConfig(process.env);
const server = await startServer({ config, secrets });
process.once("SIGTERM", () => void server.close().then(() => process.exit(0)));

const catalogue = createFakeSegmentCatalogue();
catalogue.commit(files.workspaceId, { segments: files.segments, live: files.liveIds });
const fileStore = await openFolderFileStore(files.folder);
const store = createSegmentStore({ fileStore, pages: createFakeSegmentPages(), writesTo: "files" });
const index = createMemoryPassageIndex({ store, catalogue, newId, maximumBytes: Number(maximumBytes) });
const ask = createZipfAsker(index, { ...files, catalogue });
// Opens the index.
await ask(-1);

let isAsking = false;
let asking = Promise.resolve<number[]>([]);

async function searchOn(): Promise<number[]> {
  const times: number[] = [];
  while (isAsking) {
    const started = performance.now();
    await ask(times.length);
    times.push(performance.now() - started);
    await setImmediate();
  }
  return times;
}

const control = createServer(async (request, response) => {
  if (request.url === "/start") {
    isAsking = true;
    asking = searchOn();
    return response.end();
  }
  isAsking = false;
  response.end(JSON.stringify(await asking));
});
control.listen(0, "127.0.0.1", () => {
  const address = control.address();
  if (address !== null && typeof address === "object") console.log(address.port);
});
