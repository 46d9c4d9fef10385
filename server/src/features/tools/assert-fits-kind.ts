import { InvalidError } from "../../platform/errors/app-error.ts";

/** What one endpoint needs a server says itself, and the other way round. Throws 422 that names each field. */
export function assertFitsKind(
  kind: "http" | "mcp",
  { parameters, allowed_tools: allowed }: { parameters?: object; allowed_tools?: readonly string[] },
  isNew = true,
): void {
  const errors = [
    ...(kind === "http" && allowed ? [{ pointer: "/allowed_tools", message: "is of tools of the kind `mcp`." }] : []),
    ...(kind === "mcp" && parameters
      ? [
          {
            pointer: "/parameters",
            message: "is of tools of the kind `http`: a server says itself what its tools take.",
          },
        ]
      : []),
    ...(isNew && kind === "http" && !parameters ? [{ pointer: "/parameters", message: "is missing." }] : []),
    ...(isNew && kind === "mcp" && !allowed
      ? [{ pointer: "/allowed_tools", message: "is missing: name the server's tools that models may call." }]
      : []),
  ];
  if (errors.length > 0) throw new InvalidError(errors);
}
