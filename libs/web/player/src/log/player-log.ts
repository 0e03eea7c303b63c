/** How long somebody who asks for help may have been looking at their trouble. */
const KEPT_MS = 10 * 60_000;
const MOST_ENTRIES = 150;
const DETAIL_LENGTH = 48;

interface Entry {
  at: number;
  /** When it happened last. */
  until: number;
  event: string;
  detail: string;
  /** How often in a row. */
  times: number;
}

/**
 * What happened to the players of this page in the last minutes: errors, stalls, qualities, the network. It holds words and
 * numbers of the player alone, no addresses and nothing about the viewer, and leaves the device only with a call for help.
 */
export class PlayerLog {
  private entries: Entry[] = [];

  constructor(private readonly now: () => number = Date.now) {}

  note(event: string, detail: string | number = ''): void {
    const last = this.entries[this.entries.length - 1];
    const words = String(detail).slice(0, DETAIL_LENGTH);
    if (last?.event === event && last.detail === words) {
      last.times += 1;
      last.until = this.now();
      return;
    }
    const at = this.now();
    this.entries.push({ at, until: at, event, detail: words, times: 1 });
    if (this.entries.length > MOST_ENTRIES) this.entries.shift();
  }

  /** An event a line, the oldest first: time of day in UTC, event, what of it, how often in a row. */
  text(): string {
    const oldest = this.now() - KEPT_MS;
    const lines = this.entries
      .filter(({ until }) => until >= oldest)
      .map(({ at, event, detail, times }) => {
        const time = new Date(at).toISOString().slice(11, 19);
        return [time, event, detail, times > 1 ? `×${times}` : ''].filter(Boolean).join(' ');
      });
    return lines.join('\n');
  }
}

export const playerLog = new PlayerLog();
