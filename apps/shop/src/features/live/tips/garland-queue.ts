import { type ShownTip, TIP_QUEUE_SECONDS, TIP_SHOWN_SECONDS } from '@wethi/contract';

const SHOWN_MS = TIP_SHOWN_SECONDS * 1000;
const LONGEST_WAIT_MS = TIP_QUEUE_SECONDS * 1000;

/** The garland on the picture, and those that wait for their turn. */
export interface GarlandLine {
  shown?: ShownTip;
  waiting: readonly ShownTip[];
}

const NOTHING: GarlandLine = { waiting: [] };

/** One garland at a time on the picture; one that would wait too long is in the chat alone (WATCH-14). */
export class GarlandQueue {
  private line = NOTHING;
  private since = 0;
  private readonly known = new Set<number>();
  private readonly listeners = new Set<() => void>();

  readonly now = (): GarlandLine => this.line;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** The stream told of garlands; one that was told before is no new one. */
  hear(tips: readonly ShownTip[]): void {
    for (const tip of tips) {
      if (this.known.has(tip.id)) continue;
      this.known.add(tip.id);
      if (!this.line.shown) this.show(tip, []);
      else if (this.waitMs() <= LONGEST_WAIT_MS) this.set({ ...this.line, waiting: [...this.line.waiting, tip] });
    }
  }

  /** Until somebody who comes now has their turn. */
  private waitMs(): number {
    return this.since + SHOWN_MS - Date.now() + this.line.waiting.length * SHOWN_MS;
  }

  private show(shown: ShownTip, waiting: readonly ShownTip[]): void {
    this.since = Date.now();
    this.set({ shown, waiting });
    setTimeout(() => this.next(), SHOWN_MS);
  }

  private next(): void {
    const [first, ...rest] = this.line.waiting;
    if (first) this.show(first, rest);
    else this.set(NOTHING);
  }

  private set(line: GarlandLine): void {
    this.line = line;
    for (const listener of this.listeners) listener();
  }
}

/** How many are before somebody's garland, and about how long that takes; undefined when it is not in the line. */
export function placeOf({ shown, waiting }: GarlandLine, id: number): { place: number; seconds: number } | undefined {
  const place = [shown, ...waiting].findIndex((tip) => tip?.id === id);
  return place < 0 ? undefined : { place: place + 1, seconds: place * TIP_SHOWN_SECONDS };
}
