import { listen } from '@wethi/browser';
import type { Profile } from './engine';

/** A show goes on without this viewer, who wants to be back in it whenever that can be; the page takes the player away at its end. */
const MAX_TRIES: Record<Profile, number> = { replay: 8, live: Infinity, camera: Infinity };
const MAX_WAIT_SECONDS = 10;

interface Source {
  load: () => void;
  onReconnecting: (reconnecting: boolean) => void;
  onGiveUp: () => void;
}

/**
 * Loads a source again after a lost connection: each time a little later, and at once when the device is online again. The
 * waits are random by a quarter, so that the viewers of a server that was away do not all come back in the same second.
 */
export class Reconnection {
  private readonly ends = new AbortController();
  private tries = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly source: Source,
    private readonly profile: Profile,
    private readonly random = Math.random,
  ) {
    listen(window, 'online', () => this.online(), this.ends.signal);
  }

  /** Loading failed. */
  lost(): void {
    this.tries += 1;
    clearTimeout(this.timer);
    if (this.tries > MAX_TRIES[this.profile]) return this.source.onGiveUp();
    this.source.onReconnecting(true);
    const seconds = Math.min(MAX_WAIT_SECONDS, 2 ** (this.tries - 1));
    this.timer = setTimeout(() => this.source.load(), seconds * (0.75 + this.random() / 2) * 1000);
  }

  /** Something was loaded. */
  succeeded(): void {
    if (this.tries) this.source.onReconnecting(false);
    this.tries = 0;
    clearTimeout(this.timer);
  }

  dispose(): void {
    this.ends.abort();
    clearTimeout(this.timer);
  }

  private online(): void {
    if (!this.tries) return;
    this.tries = 1;
    clearTimeout(this.timer);
    this.source.load();
  }
}
