/** A leaky bucket's measures in whole milliseconds. It is kept as the moment at which it will be empty. */
export interface Bucket {
  /** The time one point takes to leak out. */
  stepMs: number;
  /** The time a full bucket takes. */
  fullMs: number;
}

/** Counts in one store; each method takes the bucket's name and answers at once, whoever else counts. */
export interface BucketStore {
  /** Consumes a point. @returns milliseconds until there is one, 0 when it was consumed */
  consume(name: string, bucket: Bucket): Promise<number>;
  /** @returns milliseconds until there is a point, 0 when there is one now */
  waitFor(name: string, bucket: Bucket): Promise<number>;
  /** Gives a consumed point back. */
  giveBack(name: string, bucket: Bucket): Promise<void>;
}
