export type OpenDocumentKind = "odt" | "odp" | "ods";
