/** What any slip service says about a transfer, in one vocabulary (facts/integrations.md §2.8). */
export type SlipOutcome =
  | 'verified'
  | 'amount_mismatch'
  | 'receiver_mismatch'
  | 'duplicate'
  | 'not_found'
  | 'pending_bank'
  | 'unreadable'
  | 'not_a_slip'
  | 'provider_error'
  | 'quota'
  | 'misconfigured';

/** Amount and receiver are not asked about: they are compared here, whoever answers. */
export interface SlipQuestion {
  /** Text of the mini-QR. */
  payload: string;
  /** Three digits, from the QR. */
  sendingBank?: string;
}

export interface SlipAnswer {
  outcome: SlipOutcome;
  /** Set when asking again later makes sense. */
  retryAfterSeconds?: number;
  transRef?: string;
  /** Three digits; absent when the bank does not tell. */
  sendingBank?: string;
  receivingBank?: string;
  amountSatang?: number;
  /** What was paid in when it was not baht, as the service writes it; then there is no amount. */
  otherCurrency?: string;
  transferredAt?: Date;
  senderName?: string;
  senderAccountMasked?: string;
  receiverName?: string;
  receiverAccountMasked?: string;
  /** PromptPay id of the receiver, masked. */
  receiverProxy?: string;
  providerCode: string;
  providerMessage: string;
  /** The whole answer as JSON, for disputes; names are cut and accounts masked. */
  raw?: string;
  milliseconds?: number;
}

/** Asks the sending bank about a transfer, through some service. None proves that the money arrived: see decideSlip. */
export abstract class SlipVerifier {
  /**
   * Asks about one transfer. It never throws for the other side's failures: those are outcomes.
   * @returns what is known, and which service said so
   */
  abstract ask(question: SlipQuestion): Promise<SlipAnswer & { provider: string }>;
}
