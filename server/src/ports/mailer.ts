/** Sends plain mail. Not there at all when no mail server is set: links are then handed over by an owner. */
export interface Mailer {
  /** Throws when the server refuses it. */
  send(mail: { to: string; subject: string; text: string }): Promise<void>;
}
