import { HELP_REASON, type HelpReason } from '@wethi/contract';
import { keepInTab, keptInTab } from '../kept-in-tab';

const NAME = 'help_unsent';

/** A call for help that did not get through. */
interface Unsent {
  videoId: number;
  reason: HelpReason;
  text: string;
  /** For a network; else only the session was over. */
  waits: boolean;
}

/** Keeps what could not be sent as long as the tab is open, also over a reload; whoever signs in next finds nothing of it. */
export function keepUnsent(unsent: Unsent | undefined): void {
  keepInTab(NAME, unsent);
}

/** @returns undefined where nothing about this video waits */
export function unsentOf(videoId: number): Unsent | undefined {
  const unsent = keptInTab<Unsent>(NAME);
  if (unsent?.videoId !== videoId) return undefined;
  const { reason, text = '', waits = false } = unsent;
  return reason && reason in HELP_REASON ? { videoId, reason, text, waits } : undefined;
}
