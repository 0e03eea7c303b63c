import { type Cheer, type Cheers, CHEERS_MAX } from '@wethi/contract';

/** One request carries what was pressed in this time. */
const TOGETHER_MS = 2_000;

/** Gathers presses, so that quick thumbs make few requests. */
export class SentCheers {
  private waiting: Cheers = {};
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly send: (cheers: Cheers) => void) {}

  /** The first goes at once. */
  press(cheer: Cheer): void {
    this.waiting[cheer] = Math.min(CHEERS_MAX, (this.waiting[cheer] ?? 0) + 1);
    if (this.timer === undefined) this.flush();
  }

  private flush(): void {
    this.timer = undefined;
    if (Object.keys(this.waiting).length === 0) return;
    this.send(this.waiting);
    this.waiting = {};
    this.timer = setTimeout(() => this.flush(), TOGETHER_MS);
  }
}
