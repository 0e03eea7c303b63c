/** What the controls do to the video element. Rejected `play()` is silence: the browser wants a press first. */

/** Plays; from the beginning when the end was reached. */
export function play(video: HTMLVideoElement): void {
  if (video.ended) video.currentTime = 0;
  video.play().catch(() => undefined);
}

/** Plays once a new source is known; the old one's `play()` does not count for it. */
export function playOnceLoaded(video: HTMLVideoElement): void {
  video.addEventListener('loadedmetadata', () => play(video), { once: true });
}

/** Stands still. */
export function pause(video: HTMLVideoElement): void {
  video.pause();
}

/** Plays what stands, and the reverse. */
export function togglePlay(video: HTMLVideoElement): void {
  if (video.paused || video.ended) play(video);
  else video.pause();
}

/** Goes to a second, no further than the video reaches. */
export function seekTo(video: HTMLVideoElement, seconds: number): void {
  const last = Number.isFinite(video.duration) ? video.duration : seconds;
  video.currentTime = Math.min(last, Math.max(0, seconds));
}

/** Goes so many seconds on; back below 0. */
export function seekBy(video: HTMLVideoElement, seconds: number): void {
  seekTo(video, video.currentTime + seconds);
}

/** Goes to `seconds` and plays, as soon as the source is known. The press itself has to play: later it counts no more. */
export function playFrom(video: HTMLVideoElement, seconds: number): void {
  if (video.readyState === HTMLMediaElement.HAVE_NOTHING) {
    video.addEventListener('loadedmetadata', () => playFrom(video, seconds), { once: true });
  } else seekTo(video, seconds);
  play(video);
}

/** `volume` 0…1; moving it away from 0 also ends muting. */
export function setVolume(video: HTMLVideoElement, volume: number): void {
  video.volume = Math.min(1, Math.max(0, volume));
  video.muted = video.volume === 0;
}

/** Turns the sound of a picture up that nobody has touched: where the browser would rather stop it, it plays on without. */
export function setVolumeFromAfar(video: HTMLVideoElement, volume: number): void {
  const wasPlaying = !video.paused;
  setVolume(video, volume);
  if (!wasPlaying || !video.paused) return;
  video.muted = true;
  play(video);
}

/** Mutes, and ends muting: then at half the volume where it was turned down to nothing. */
export function toggleMute(video: HTMLVideoElement): void {
  if (video.muted && video.volume === 0) video.volume = 0.5;
  video.muted = !video.muted;
}

/** @param rate times the speed of the recording */
export function setRate(video: HTMLVideoElement, rate: number): void {
  video.playbackRate = rate;
}
