/** What the page around the chat wants of it from its first picture on. It stands in the chat's address. */
export interface ChatOptions {
  mode: "bubble" | "inline" | "page";
  /** BCP 47, of the page; empty: unknown. */
  language: string;
  theme: string;
  storage: "none" | "session" | "remember";
  /** It was opened by now, by the visitor or (`quiet`) by the page; else it is fetched ahead, or part of the page. */
  isShown: boolean | "quiet";
  /** Behind the `#` of a mail's link, for the chat that it opens; empty: none. */
  mailToken: string;
}

export function readOptions(address: string): ChatOptions {
  const { searchParams: given, hash } = new URL(address);
  const pick = <Choice extends string>(name: string, choices: readonly [Choice, ...Choice[]]): Choice =>
    choices.find((choice) => choice === given.get(name)) ?? choices[0];
  return {
    mode: pick("mode", ["bubble", "inline", "page"]),
    language: given.get("language") ?? "",
    theme: given.get("theme") ?? "auto",
    storage: pick("storage", ["session", "none", "remember"]),
    mailToken: new URLSearchParams(hash.slice(1)).get("mail") ?? "",
    isShown: hash === "#quiet" ? "quiet" : hash === "#true",
  };
}
