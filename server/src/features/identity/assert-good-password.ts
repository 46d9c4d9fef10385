import { InvalidError } from "../../platform/errors/app-error.ts";

const MIN_CHARACTERS = 8;

type Field = "password" | "new_password";

/**
 * Refuses a password that is guessed first: one of the most common, one's own address, or blanks. Throws 422 that names
 * which; `field` is where it was given.
 */
export async function assertGoodPassword(password: string, email: string, field: Field): Promise<void> {
  await assertUncommonPassword(password, field);
  assertNotOwnAddress(password, email, field);
}

/** What is refused whoever chooses it. */
export async function assertUncommonPassword(password: string, field: Field): Promise<void> {
  const folded = fold(password);
  if (folded.length < MIN_CHARACTERS)
    throw refused("blank_password", field, `This needs ${MIN_CHARACTERS} characters besides the blanks around them.`);
  if (await isCommonPassword(folded))
    throw refused(
      "common_password",
      field,
      "This is one of the most common passwords. Choose another, such as four words.",
    );
}

export function assertNotOwnAddress(password: string, email: string, field: Field): void {
  const address = fold(email);
  if ([address, address.split("@")[0]].includes(fold(password)))
    throw refused("address_as_password", field, "This is your own address. Choose something that nobody knows of you.");
}

function refused(code: string, field: Field, message: string): InvalidError {
  return new InvalidError([{ pointer: `/${field}`, message }], code);
}

/** As whoever guesses would write it. */
function fold(text: string): string {
  return text.normalize("NFKC").toLowerCase().trim();
}

let cacheCommon: Promise<ReadonlySet<string>> | undefined;

/** Unpacked when the first password is chosen: that takes 70 ms, which no start needs. */
async function isCommonPassword(password: string): Promise<boolean> {
  cacheCommon ??= import("@zxcvbn-ts/language-common").then(
    ({ dictionary }) => new Set(dictionary["passwords-common"]),
  );
  return (await cacheCommon).has(password);
}
