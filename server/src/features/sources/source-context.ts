import type { UploadContext } from "./upload-document.ts";

export interface SourceContext extends UploadContext {
  maxUploadBytes: number;
  uploadFolder: string;
  diskRoom: { assertRoom(): Promise<void> };
}
