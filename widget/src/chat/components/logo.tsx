/** @jsxImportSource preact */
import { useChat } from "./context.ts";

/** The brand's, as the chat is light or dark; where the page leaves that to the browser, so does this. */
export function Logo({ alt, name = "" }: { alt: string; name?: string }) {
  const { logo, logoDark } = useChat().settings.brand;
  const only = logo ?? logoDark;
  if (only === null) return null;
  const scheme = document.documentElement.style.colorScheme;
  if (logo === null || logoDark === null || scheme === "light" || scheme === "dark")
    return <img src={scheme === "dark" && logoDark !== null ? logoDark : only} alt={alt} class={name} />;
  return (
    <picture>
      <source media="(prefers-color-scheme: dark)" srcSet={logoDark} />
      <img src={logo} alt={alt} class={name} />
    </picture>
  );
}
