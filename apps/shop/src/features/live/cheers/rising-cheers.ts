import { CHEER, type Cheer, type Cheers, valuesOf } from '@wethi/contract';

/** More at once would hide the stage, and slow an old phone down. */
const MOST = 14;
const MOST_OF_A_SECOND = 5;
/** A second's cheers do not rise in one row. */
const WITHIN_MS = 900;

/** One cheer on its way up. */
export interface RisingCheer {
  id: number;
  cheer: Cheer;
  delayMs: number;
  /** Where it begins and how large it is, 0 to 1. */
  place: number;
  size: number;
}

/** What rises over the picture: the viewer's own at once, of all others a few that show what most sent (WATCH-05). */
export class RisingCheers {
  private rising: readonly RisingCheer[] = [];
  /** Pressed here and not yet told by the stream, which tells everybody's. */
  private own: Cheers = {};
  private lastId = 0;
  private readonly listeners = new Set<() => void>();

  constructor(
    private readonly mayMove: () => boolean,
    private readonly random = Math.random,
  ) {}

  readonly list = (): readonly RisingCheer[] => this.rising;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  press(cheer: Cheer): void {
    this.own = { ...this.own, [cheer]: (this.own[cheer] ?? 0) + 1 };
    this.add([cheer]);
  }

  /** The stream told what all sent. */
  hear(cheers: Cheers): void {
    const others: Cheers = {};
    for (const cheer of valuesOf(CHEER)) {
      const told = cheers[cheer] ?? 0;
      const known = Math.min(told, this.own[cheer] ?? 0);
      this.own[cheer] = (this.own[cheer] ?? 0) - known;
      others[cheer] = told - known;
    }
    this.add(shareOf(others, MOST_OF_A_SECOND));
  }

  /** It is out of sight. */
  ended(id: number): void {
    this.set(this.rising.filter((one) => one.id !== id));
  }

  private add(cheers: readonly Cheer[]): void {
    if (!this.mayMove()) return;
    const room = cheers.slice(0, MOST - this.rising.length);
    if (room.length === 0) return;
    const added = room.map((cheer, index) => ({
      id: (this.lastId += 1),
      cheer,
      delayMs: Math.round((index / room.length) * WITHIN_MS),
      place: this.random(),
      size: this.random(),
    }));
    this.set([...this.rising, ...added]);
  }

  private set(rising: readonly RisingCheer[]): void {
    this.rising = rising;
    for (const listener of this.listeners) listener();
  }
}

/** At most `count` cheers, each kind by its share. */
export function shareOf(cheers: Cheers, count: number): Cheer[] {
  const left = new Map(valuesOf(CHEER).map((cheer) => [cheer, { sent: cheers[cheer] ?? 0, taken: 0 }]));
  const shown: Cheer[] = [];
  while (shown.length < count) {
    const open = [...left].filter(([, { sent, taken }]) => taken < sent);
    const [next] = open.sort(([, one], [, other]) => other.sent / (other.taken + 1) - one.sent / (one.taken + 1));
    if (!next) break;
    next[1].taken += 1;
    shown.push(next[0]);
  }
  return shown;
}
