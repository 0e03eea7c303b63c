export interface Mail {
  to: string;
  /** Who reads the answers. */
  replyTo: string;
  subject: string;
  html: string;
  text: string;
  /** The same for every try, so that mailboxes show a letter once that was only answered late. */
  messageId: string;
  /** Where a POST ends letters of this kind (RFC 8058). */
  unsubscribe?: string;
  attachments: { filename: string; content: Buffer }[];
}

/** A service that delivers letters; chosen in NotificationsJobsModule. */
export abstract class Mailer {
  /**
   * Hands one letter over; resolves once the mail server has accepted it.
   * @throws GiveUp when another try cannot help, any other error to be tried again
   */
  abstract send(mail: Mail): Promise<void>;
}
