/** What is to be collected by a QR that any Thai banking app reads. */
export interface QrWish {
  /** Ours, unique: by it a payment is known again. */
  reference: string;
  amountSatang: number;
  description: string;
}

export interface QrCode {
  /** What the gateway calls it; asked about by this. */
  orderId: string;
  /** Text of the QR, to be drawn. */
  text: string;
  /** Seconds in which it can be paid. */
  lifetime: number;
  /** Whose account it is paid into, as the payer's bank will show it. */
  receiver?: string;
}

/** Money that came by a QR. */
export interface QrPayment {
  /** What the gateway calls it. */
  chargeId: string;
  reference: string;
  amountSatang: number;
  currency: string;
}

/** What a gateway knows of a payment: it is `reversed` once the money is with its payer again. */
export interface QrLookUp extends QrPayment {
  state: 'paid' | 'reversed';
}

/** What a gateway says of its own accord, once its signature is known to be right; it is a reason to ask, no proof. */
export interface QrNotice {
  chargeId: string;
  reference: string;
  state: string;
}

/** A bank's gateway that makes QRs to pay, and knows which were paid. */
export abstract class QrGateway {
  /** Short name for records, such as 'kgp'. */
  abstract readonly name: string;

  /** Whether the settings name an account; nothing is to be paid without. */
  abstract readonly isReady: boolean;

  /**
   * Makes a QR. Never repeated by itself: an answer that got lost is a QR that nobody sees.
   * @throws ProviderUnreachable also for answers that are no QR
   */
  abstract ask(wish: QrWish): Promise<QrCode>;

  /**
   * Asks what became of a QR.
   * @param id what the gateway calls the QR, or one payment of it
   * @returns undefined for what is not paid (yet)
   * @throws ProviderUnreachable
   */
  abstract lookUp(id: string): Promise<QrLookUp | undefined>;

  /** @returns undefined for a notice that the gateway did not sign, or that is none */
  abstract readNotice(body: unknown): QrNotice | undefined;
}
