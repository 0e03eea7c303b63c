import { Clock } from '../clock/clock';

/** A clock that stands still once set, for rules about time. */
export class TestClock extends Clock {
  private fixed?: Date;

  override now(): Date {
    return this.fixed ? new Date(this.fixed) : new Date();
  }

  /** @param instant ISO text or date; nothing lets the clock run again */
  set(instant?: string | Date): void {
    this.fixed = instant === undefined ? undefined : new Date(instant);
  }

  /** Moves the clock on from where it stands. */
  advance(seconds: number): void {
    this.fixed = new Date(this.now().getTime() + seconds * 1000);
  }
}
