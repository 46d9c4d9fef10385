/** What the page reads of the interface's resources. */
export interface Agent {
  id: string;
  name: string;
  status: string;
  starter_questions: string[];
}

export interface Source {
  id: string;
  title: string;
  type: string;
  status: "queued" | "fetching" | "processing" | "ready" | "ready_with_errors" | "failed" | "paused" | "cancelled";
  error: { code: string; message: string } | null;
  progress: { found: number; fetched: number; skipped: number; failed: number; passages: number };
}

export interface Citation {
  number: number;
  source_id: string;
  document_id: string;
  document_version: number;
  title: string;
  quote: string | null;
  start: number;
  end: number;
  page?: number;
}

export interface Answer {
  id: string;
  chat_id: string;
  content: string;
  kind: string | null;
  answered: boolean | null;
  citations: Citation[];
  nearest_sources: { source_id: string; document_id: string; title: string }[];
  suggestions: string[];
  pending_sources: number;
}

export interface List<Row> {
  data: Row[];
  pagination: { has_more: boolean; next_cursor: string | null };
}
