import { FileMissingError } from "../../../ports/file-store.ts";
import type { SegmentPages } from "../segment-pages.ts";

/** The rows of `index_pages`, in memory. */
export function createFakeSegmentPages(): SegmentPages & { readonly segmentIds: string[] } {
  const held = new Map<string, Uint8Array<ArrayBuffer>>();
  return {
    get segmentIds() {
      return [...held.keys()].map((key) => key.split(" ")[1]!);
    },
    async write(workspaceId, segmentId, bytes) {
      held.set(`${workspaceId} ${segmentId}`, bytes.slice());
    },
    async read(workspaceId, wanted) {
      return wanted.map(({ segmentId, start, end }) => {
        const bytes = held.get(`${workspaceId} ${segmentId}`)?.slice(start, end);
        if (bytes?.byteLength !== end - start) throw new FileMissingError(segmentId);
        return bytes;
      });
    },
    async remove(workspaceId, segmentId) {
      held.delete(`${workspaceId} ${segmentId}`);
    },
  };
}
