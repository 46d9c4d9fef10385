import { InvalidError } from "../../platform/errors/app-error.ts";

export function assertPlainAddress(url: string): void {
  if (!URL.canParse(url)) throw new InvalidError([{ pointer: "/url", message: "is not an address." }]);
  const { username, password } = new URL(url);
  if (username || password)
    throw new InvalidError([
      {
        pointer: "/url",
        message: "must not hold a password; check the signature instead, or put a token in the path.",
      },
    ]);
}
