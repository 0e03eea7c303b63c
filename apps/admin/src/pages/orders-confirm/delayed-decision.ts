/** What personnel decided about an order. */
export interface Decision {
  id: number;
  order_no: string;
  orders_status: 'approve' | 'not';
  orders_note?: string;
}

export const UNDO_MS = 5_000;

/**
 * Keeps a decision back for a while, so that it can be taken back. It is sent when the time is over,
 * when the next decision is made, or when the page is left.
 */
export class DelayedDecision {
  private kept: { decision: Decision; timer: ReturnType<typeof setTimeout> } | undefined;

  private readonly send: (decision: Decision) => void;

  constructor(send: (decision: Decision) => void) {
    this.send = send;
  }

  decide(decision: Decision): void {
    this.flush();
    this.kept = { decision, timer: setTimeout(() => this.flush(), UNDO_MS) };
  }

  /** Takes the kept decision back and answers it; undefined when it has been sent. */
  undo(): Decision | undefined {
    const decision = this.kept?.decision;
    clearTimeout(this.kept?.timer);
    this.kept = undefined;
    return decision;
  }

  flush(): void {
    const decision = this.undo();
    if (decision) this.send(decision);
  }
}
