import { listen } from '@wethi/browser';

/** Safari's own way to another screen (AirPlay), from before the standard one. */
interface AirPlayVideo {
  webkitShowPlaybackTargetPicker?: () => void;
}

const AIRPLAY_FOUND = 'webkitplaybacktargetavailabilitychanged';

/** Tells whether a screen near by can take the picture over (AirPlay, Remote Playback API), as often as that changes. */
export function followScreens(
  video: HTMLVideoElement & AirPlayVideo,
  onChange: (isNear: boolean) => void,
  signal: AbortSignal,
): void {
  if (video.webkitShowPlaybackTargetPicker) {
    const found = (event: Event & { availability?: string }) => onChange(event.availability === 'available');
    listen(video, AIRPLAY_FOUND, found, signal);
    return;
  }
  const { remote } = video as { remote?: RemotePlayback };
  if (!remote) return;
  const told = (isNear: boolean) => !signal.aborted && onChange(isNear);
  remote.watchAvailability(told).then(
    (watch) =>
      signal.addEventListener('abort', () => void remote.cancelWatchAvailability(watch).catch(() => undefined)),
    // This source cannot be played elsewhere.
    () => told(false),
  );
}

/** Lets the viewer choose a screen. */
export function chooseScreen(video: HTMLVideoElement & AirPlayVideo): void {
  if (video.webkitShowPlaybackTargetPicker) video.webkitShowPlaybackTargetPicker();
  // Rejected when the viewer chooses none.
  else video.remote.prompt().catch(() => undefined);
}
