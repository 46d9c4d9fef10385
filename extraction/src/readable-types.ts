/** What can be read, by the names people use: for messages and forms. */
export const readableTypes: readonly { name: string; mediaTypes: string[]; extensions: string[] }[] = [
  { name: "PDF", mediaTypes: ["application/pdf"], extensions: ["pdf"] },
  {
    name: "Word (.docx)",
    mediaTypes: ["application/vnd.openxmlformats-officedocument.wordprocessingml.document"],
    extensions: ["docx", "docm", "dotx"],
  },
  {
    name: "PowerPoint (.pptx)",
    mediaTypes: ["application/vnd.openxmlformats-officedocument.presentationml.presentation"],
    extensions: ["pptx", "pptm", "ppsx"],
  },
  {
    name: "Excel (.xlsx)",
    mediaTypes: ["application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"],
    extensions: ["xlsx", "xlsm"],
  },
  { name: "OpenDocument text", mediaTypes: ["application/vnd.oasis.opendocument.text"], extensions: ["odt"] },
  {
    name: "OpenDocument presentation",
    mediaTypes: ["application/vnd.oasis.opendocument.presentation"],
    extensions: ["odp"],
  },
  {
    name: "OpenDocument spreadsheet",
    mediaTypes: ["application/vnd.oasis.opendocument.spreadsheet"],
    extensions: ["ods"],
  },
  { name: "EPUB", mediaTypes: ["application/epub+zip"], extensions: ["epub"] },
  { name: "RTF", mediaTypes: ["application/rtf", "text/rtf"], extensions: ["rtf"] },
  { name: "HTML", mediaTypes: ["text/html", "application/xhtml+xml"], extensions: ["html", "htm", "xhtml"] },
  { name: "Markdown", mediaTypes: ["text/markdown"], extensions: ["md", "markdown", "mdx"] },
  { name: "plain text", mediaTypes: ["text/plain"], extensions: ["txt", "text", "log"] },
  { name: "CSV", mediaTypes: ["text/csv", "text/tab-separated-values"], extensions: ["csv", "tsv"] },
  { name: "JSON", mediaTypes: ["application/json", "application/x-ndjson"], extensions: ["json", "jsonl", "ndjson"] },
  { name: "subtitles (.srt, .vtt)", mediaTypes: ["text/vtt", "application/x-subrip"], extensions: ["vtt", "srt"] },
  { name: "e-mail (.eml)", mediaTypes: ["message/rfc822"], extensions: ["eml"] },
  { name: "ZIP of these", mediaTypes: ["application/zip"], extensions: ["zip"] },
];
