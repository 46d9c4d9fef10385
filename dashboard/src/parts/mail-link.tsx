/** Not what an address is, but what none lacks. */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** What somebody entered: a link that writes to it where it is an e-mail address. */
export function MailLink({ text }: { text: string }) {
  if (!EMAIL.test(text)) return text;
  return (
    <a href={mailAddress(text)} className="py-0.5 break-words">
      {text}
    </a>
  );
}

/** Nothing in it becomes a subject or another recipient. */
export function mailAddress(email: string): string {
  return `mailto:${encodeURIComponent(email).replace("%40", "@")}`;
}
