/** Should the announcement of a change be lost. */
const KEPT_MS = 10 * 60_000;

/** A reading that this process keeps until what it read has changed, and for ten minutes at most; see `Changes.keep`. */
export class Kept<Value> {
  private reading?: Promise<Value>;
  private readAt = 0;

  constructor(private readonly read: () => Promise<Value>) {}

  /** The value, read if it is not kept. A reading that fails is not kept. @throws whatever the reading throws */
  get(): Promise<Value> {
    if (this.reading && performance.now() - this.readAt < KEPT_MS) return this.reading;
    const reading = this.read();
    this.reading = reading;
    this.readAt = performance.now();
    reading.catch(() => {
      if (this.reading === reading) this.forget();
    });
    return reading;
  }

  /** What is being read is not kept either: it may have been read before the change. */
  forget(): void {
    this.reading = undefined;
  }
}
