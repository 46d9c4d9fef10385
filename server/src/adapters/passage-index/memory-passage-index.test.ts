import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { uuidv7 } from "uuidv7";
import { openFolderFileStore } from "../file-store/folder.ts";
import { createFakeSegmentCatalogue } from "./fake-segment-catalogue.ts";
import { createMemoryPassageIndex } from "./memory-passage-index.ts";
import { testPassageIndex } from "./passage-index-contract.ts";

testPassageIndex("memory", async () => {
  const folder = await mkdtemp(join(tmpdir(), "passage-index-"));
  const fileStore = await openFolderFileStore(folder);
  const catalogue = createFakeSegmentCatalogue();
  const opened: { close(): Promise<void> }[] = [];
  return {
    async open() {
      const index = createMemoryPassageIndex({ fileStore, catalogue, newId: uuidv7, maximumBytes: 1e9 });
      opened.push(index);
      return index;
    },
    commit: async (workspaceId, change) => catalogue.commit(workspaceId, change),
    async close() {
      for (const index of opened) await index.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
});
