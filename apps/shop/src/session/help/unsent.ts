import { HELP_REASON, type HelpReason } from '@wethi/contract';

const KEY = 'wethi_help_unsent';

/** A call for help that did not get through. */
interface Unsent {
  videoId: number;
  reason: HelpReason;
  text: string;
  /** For a network; else only the session was over. */
  waits: boolean;
}

/** Keeps what could not be sent as long as the tab is open, also over a reload. */
export function keepUnsent(unsent: Unsent | undefined): void {
  try {
    if (unsent) sessionStorage.setItem(KEY, JSON.stringify(unsent));
    else sessionStorage.removeItem(KEY);
  } catch {
    // It stands in the dialog as long as that is open.
  }
}

/** @returns undefined where nothing about this video waits */
export function unsentOf(videoId: number): Unsent | undefined {
  try {
    const unsent = JSON.parse(sessionStorage.getItem(KEY) ?? '') as Partial<Unsent>;
    const { reason, text = '', waits = false } = unsent;
    return unsent.videoId === videoId && reason && reason in HELP_REASON ? { videoId, reason, text, waits } : undefined;
  } catch {
    return undefined;
  }
}
