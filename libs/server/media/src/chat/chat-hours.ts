import { CHAT_READABLE_MINUTES } from '@wethi/contract';
import { addDays, instantOf } from '@wethi/format';

/** What says when a show's chat is open. */
export interface ShowTimes {
  /** The stage's, in Bangkok. */
  stage_date: string | null;
  stage_time_start: string | null;
  stage_time_to: string | null;
  live_streaming_live: 'Y' | 'N';
  live_streaming_start_at: Date | null;
  live_streaming_end_at: Date | null;
}

const MINUTE_MS = 60_000;
/** So long after its planned end a show may be in an encore while its line is down; later somebody forgot to end it. */
const ENCORE_MINUTES = 180;

/**
 * When the chat of a show is open (decisions.md §5). A show that is on air has no end before personnel say so, however late
 * it grows, and a line that breaks in its encore closes nothing; one without a date is open until then.
 * @param before minutes before the show
 * @param after minutes after it
 * @returns null where there is no such bound
 */
export function chatHours(show: ShowTimes, before: number, after: number): { opens: Date | null; closes: Date | null } {
  const { stage_date: date, stage_time_start: start, stage_time_to: to } = show;
  const planned = date && start ? instantOf(date, start) : null;
  const begins = earliest(planned, show.live_streaming_start_at?.getTime() ?? null);
  const isOnAir = show.live_streaming_live === 'Y';
  const nextDay = start && to && to < start ? 1 : 0;
  const plannedEnd = date && to && !isOnAir ? instantOf(addDays(date, nextDay), to) : null;
  const ended = show.live_streaming_end_at?.getTime();
  const goesOn = show.live_streaming_start_at !== null && ended === undefined;
  const open = goesOn ? Math.max(after, ENCORE_MINUTES) : after;
  return { opens: moment(begins, -before), closes: moment(ended ?? plannedEnd, open) };
}

/**
 * Shows that ended before this moment have no chat any more where it does not go along with their recording; until then those
 * who were there read on.
 * @param after minutes after a show that its chat is open
 */
export function unreadableSince(now: Date, after: number): Date {
  return moment(now.getTime(), -Math.max(after, CHAT_READABLE_MINUTES));
}

function earliest(one: number | null, other: number | null): number | null {
  return one !== null && other !== null ? Math.min(one, other) : (one ?? other);
}

function moment(instant: number, minutes: number): Date;
function moment(instant: number | null, minutes: number): Date | null;
function moment(instant: number | null, minutes: number): Date | null {
  return instant === null ? null : new Date(instant + minutes * MINUTE_MS);
}
