/** What their encryption key is derived for. */
export const TOOL_SECRETS = "tool-secrets";
