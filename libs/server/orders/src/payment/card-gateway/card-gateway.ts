import type { CardFailure } from '@wethi/contract';

/** What a card is to pay. */
export interface CardWish {
  /** Ours, unique: by it a payment is known again. */
  reference: string;
  amountSatang: number;
  description: string;
}

/** What stands in a page of ours that leads a browser to where the card is typed, which is never with us. */
export interface CardForm {
  action: string;
  fields: Record<string, string>;
  /** The gateway's own, which asks for the card and sends the form; without one the form is sent at once. */
  script?: { src: string; data: Record<string, string> };
}

/**
 * Where a payment by card stands: `paid`; `confirm` while the card's owner has to show at `confirmAt` that they are;
 * `declined`, so that nothing was taken; `reversed` when what was taken is with the card's owner again; `open` for all that is none of these, or not yet.
 */
export interface CardAnswer {
  /** What the gateway calls it. */
  id: string;
  reference: string;
  amountSatang: number;
  currency: string;
  state: 'paid' | 'confirm' | 'declined' | 'reversed' | 'open';
  confirmAt?: string;
  failure?: CardFailure;
  /** Brand and last digits. */
  card?: string;
}

/** A gateway that takes cards. */
export abstract class CardGateway {
  /** Short name for records, such as 'kgp'. */
  abstract readonly name: string;

  /** Whether the settings name an account. */
  abstract readonly isReady: boolean;

  /** Whether its form leads to where the card is charged, too: from then on nobody here knows until it says so. */
  abstract readonly chargesThere: boolean;

  /** How a browser gets to where the card is typed. */
  abstract form(wish: CardWish): CardForm;

  /**
   * Asks where a payment stands.
   * @param id what the gateway calls it
   * @returns undefined where it knows nothing of it, or cannot be asked
   * @throws ProviderUnreachable
   */
  abstract lookUp(id: string): Promise<CardAnswer | undefined>;
}
