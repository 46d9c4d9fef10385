export interface ApiCall {
  method?: "GET" | "POST" | "PATCH" | "PUT" | "DELETE";
  path: string;
  query?: object | undefined;
  body?: object;
}

/** The same by the API; the token stays out of it. */
export function toCurl({ method = "GET", path, query = {}, body }: ApiCall, origin: string): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    if (value !== undefined && value !== "") parameters.set(name, String(value));
  const address = `${origin}${path}${parameters.size > 0 ? `?${parameters}` : ""}`;
  const parts = [
    `curl ${method === "GET" ? "" : `-X ${method} `}${quoted(address)}`,
    `-H "Authorization: Bearer $CITEDESK_KEY"`,
  ];
  if (body) parts.push(`-H 'Content-Type: application/json'`, `-d ${quoted(JSON.stringify(body))}`);
  return parts.join(" \\\n  ");
}

/** In single quotes nothing is special to a shell but the quote itself. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}
