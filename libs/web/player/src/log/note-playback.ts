import { listen } from '@wethi/browser';
import { playerLog } from './player-log';

const EVENTS = ['loadedmetadata', 'playing', 'pause', 'waiting', 'stalled', 'seeking', 'ended', 'error'] as const;

function placeOf(video: HTMLVideoElement): string {
  const { buffered, currentTime, error } = video;
  const end = buffered.length > 0 ? buffered.end(buffered.length - 1) : currentTime;
  const trouble = error ? ` code ${error.code}` : '';
  return `at ${currentTime.toFixed(1)} ahead ${(end - currentTime).toFixed(1)}${trouble}`;
}

/** Notes what a video element goes through, and when the device loses its network. */
export function notePlayback(video: HTMLVideoElement, signal: AbortSignal): void {
  for (const name of EVENTS) listen(video, name, () => playerLog.note(name, placeOf(video)), signal);
  for (const name of ['online', 'offline']) listen(window, name, () => playerLog.note('network', name), signal);
}
