/** What the file of an export is called: whose it is, and of which day (UTC). */
export function archiveName(workspaceName: string, at: Date): string {
  const words = workspaceName.match(/[\p{L}\p{N}\p{M}]+/gu) ?? ["workspace"];
  return `${words.join("-")}-${at.toISOString().slice(0, 10)}.citedesk`;
}
