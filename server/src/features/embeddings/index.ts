export {
  EMBED_PASSAGES_JOB,
  type EmbedPassagesJob,
  embedPassages,
  enqueueAllWorkspaces,
  enqueueEmbedding,
} from "./embed-passages.ts";
export { findNearestPassages, type NearPassage } from "./embedding-queries.ts";
