export interface Mail {
  to: string;
  subject: string;
  text: string;
  /** The same, with a picture above it. `html` names it `cid:logo`. */
  html?: { content: string; logo?: { content: Buffer; name: string } };
  /** Shown as the sender, at the service's own address, which the mail server lets it send. */
  senderName?: string;
  /** Where answers go instead. */
  replyTo?: string;
  /** What mails that belong together have in common: programs for mail show them, with answers, as one thread. */
  thread?: string;
  /** A POST there, without a sign-in, and nothing of the kind is sent any more (RFC 8058). */
  unsubscribeUrl?: string;
}

/** Sends mail. Not there at all when no mail server is set: links are then handed over by an owner. */
export interface Mailer {
  /** Throws when the server refuses it. */
  send(mail: Mail): Promise<void>;
}
