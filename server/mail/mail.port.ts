/** A letter, whole: neither its address nor a word of it is ever logged (R9). */
export interface Letter {
  /** The same at each attempt to send it. */
  readonly id: string;
  readonly recipient: string;
  readonly subject: string;
  /** Plain text. */
  readonly text: string;
  /** Whom an answer goes to; null for us. */
  readonly replyTo: string | null;
  /** Takes the recipient off a list by one POST (RFC 8058); null for a letter of no list. */
  readonly unsubscribeUrl: string | null;
}

/** Whoever carries the letters. */
export interface Mail {
  /** Fails with {@link MailFailure} when the letter was not taken. */
  send(letter: Letter): Promise<void>;
}

export class MailFailure extends Error {
  override readonly name = 'MailFailure';
  /** Whether to send it again is no use: the address is refused, say. */
  readonly isPermanent: boolean;

  constructor(isPermanent: boolean, options?: ErrorOptions) {
    super('A letter was not sent.', options);
    this.isPermanent = isPermanent;
  }
}
