import { createContext } from 'react';

/** The uploads of one form that still run: a save waits for them. */
export class PendingUploads {
  private readonly running = new Set<Promise<boolean>>();

  /** @param upload tells whether the file arrived; never fails */
  add(upload: Promise<boolean>): void {
    this.running.add(upload);
    void upload.then(() => this.running.delete(upload));
  }

  get some(): boolean {
    return this.running.size > 0;
  }

  /** Waits for all of them, those that are begun meanwhile among them. @returns false when one did not arrive, which its field says */
  async arrived(): Promise<boolean> {
    let all = true;
    while (this.some) all = (await Promise.all(this.running)).every(Boolean) && all;
    return all;
  }
}

/** The uploads of the form around. */
export const FormUploads = createContext(new PendingUploads());
