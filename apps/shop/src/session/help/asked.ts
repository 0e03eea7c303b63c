/** Until then somebody who asked may come back to the page and look for the answer. */
const KEPT_MS = 24 * 3_600_000;
const KEY = 'wethi_help';
const CHANGED = 'wethi:help';

/** A call for help that was sent from this browser. */
export interface Asked {
  id: number;
  videoId: number;
  /** Ms since 1970. */
  at: number;
}

/** Remembers what was asked, so that its page alone looks for an answer. */
export function noteAsked(videoId: number, id: number): void {
  keep({ id, videoId, at: Date.now() });
}

/** The answer was read. */
export function forgetAsked(): void {
  keep(undefined);
}

/** As text, so that it is the same while it says the same. */
export function askedText(): string {
  try {
    return localStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}

/** @returns undefined where nothing was asked about this video lately */
export function askedOf(text: string, videoId: number, now = Date.now()): Asked | undefined {
  try {
    const asked = JSON.parse(text) as Partial<Asked>;
    const { id, at = 0 } = asked;
    return id !== undefined && asked.videoId === videoId && now - at < KEPT_MS ? { id, videoId, at } : undefined;
  } catch {
    return undefined;
  }
}

export function onAsked(listener: () => void): () => void {
  window.addEventListener(CHANGED, listener);
  return () => window.removeEventListener(CHANGED, listener);
}

function keep(asked: Asked | undefined): void {
  try {
    if (asked) localStorage.setItem(KEY, JSON.stringify(asked));
    else localStorage.removeItem(KEY);
  } catch {
    // The SMS comes all the same.
  }
  window.dispatchEvent(new Event(CHANGED));
}
