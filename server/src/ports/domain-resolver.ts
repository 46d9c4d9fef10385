/** The name servers could not be asked, or did not say: neither yes nor no. `message` is a sentence for people. */
export class DomainLookupFailure extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "DomainLookupFailure";
  }
}

/** Reads what the owner of a domain has published in DNS. */
export interface DomainResolver {
  /**
   * The TXT records of a name (RFC 1035), the parts of each joined; empty when the name or the record does not exist.
   * Throws `DomainLookupFailure` after some 5 s.
   */
  readTexts(name: string): Promise<string[]>;
}
