import type { LiveShow } from '../live-show';
import type { Signal } from '../signal/use-signal';

/** The length of a recording is told in whole seconds, and a break is noted when it is over. */
const TOLERANCE_SECONDS = 5;

/**
 * Whether a recording is as long as its band sent: from when it went on air to the last minute in which something came,
 * without the times in which nothing did.
 * @param seconds length of the recording
 */
export function isWhole(
  { live_streaming_start_at: begun }: Pick<LiveShow, 'live_streaming_start_at'>,
  { minutes, breaks }: Signal,
  seconds: number,
): boolean {
  const last = minutes.findLast(({ bitrate }) => bitrate > 0);
  if (!begun || !last) return false;
  const lost = breaks.reduce((sum, one) => sum + one.seconds, 0);
  const sent = (Date.parse(last.at) - Date.parse(begun)) / 1000 - lost;
  return seconds >= sent - TOLERANCE_SECONDS;
}
