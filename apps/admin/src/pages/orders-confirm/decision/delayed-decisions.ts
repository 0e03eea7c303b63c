/** What personnel decided about an order, as it was read. */
export interface Decision {
  id: number;
  order_no: string;
  /** The version that was looked at: what changed since, the server leaves as it is. */
  update_at: string;
  orders_status: 'approve' | 'not';
  orders_note?: string;
}

export const UNDO_MS = 5_000;

/** Keeps each decision back for a while, so that it can be taken back; leaving the page sends them all. */
export class DelayedDecisions {
  private readonly kept = new Map<number, { decision: Decision; timer: ReturnType<typeof setTimeout> }>();

  private readonly send: (decision: Decision) => void;

  constructor(send: (decision: Decision) => void) {
    this.send = send;
  }

  decide(decision: Decision): void {
    const { id } = decision;
    this.undo(id);
    this.kept.set(id, { decision, timer: setTimeout(() => this.release(id), UNDO_MS) });
  }

  /** @returns false when the decision has been sent */
  undo(id: number): boolean {
    clearTimeout(this.kept.get(id)?.timer);
    return this.kept.delete(id);
  }

  flush(): void {
    for (const id of [...this.kept.keys()]) this.release(id);
  }

  private release(id: number): void {
    const decision = this.kept.get(id)?.decision;
    if (this.undo(id) && decision) this.send(decision);
  }
}
