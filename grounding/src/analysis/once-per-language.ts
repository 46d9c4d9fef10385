/** Asked of the platform and compiled once a language. Tags come from outside: so many are kept, no more. */
const MOST_LANGUAGES = 60;

/** The same function, that remembers what it made of a language (a tag). `make` is pure and returns no undefined. */
export function oncePerLanguage<Value>(make: (language: string) => Value): (language: string) => Value {
  const made = new Map<string, Value>();
  return (language) => {
    const value = made.get(language) ?? make(language);
    if (made.size < MOST_LANGUAGES) made.set(language, value);
    return value;
  };
}
