import { listen } from '@wethi/browser';
import { play } from '../engine/media-commands';
import { isInStep, stepOf } from './step';

const LOOK_MS = 250;
const MAX_LEAD_SECONDS = 5;
const CHANGES = ['play', 'pause', 'playing', 'waiting', 'seeked', 'ratechange'] as const;

/**
 * Keeps a camera in step with the video that is heard.
 * @param wantedNow second of the camera that belongs to what is heard; null where it has no picture of that
 * @param tell whether the camera shows what is heard
 */
export function follow(
  heard: HTMLVideoElement,
  camera: HTMLVideoElement,
  wantedNow: () => number | null,
  tell: (inStep: boolean) => void,
  signal: AbortSignal,
): void {
  let jumpedAt: number | undefined;
  let lead = 0;
  const look = () => {
    const wanted = wantedNow() ?? -1;
    const isThere = wanted >= 0 && (!Number.isFinite(camera.duration) || wanted < camera.duration);
    const hasPicture = camera.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA && !camera.seeking;
    tell(isThere && hasPicture && isInStep(wanted, camera.currentTime));
    const isMoving = !heard.paused && !heard.ended && heard.readyState >= HTMLMediaElement.HAVE_FUTURE_DATA;
    if (!isThere || camera.readyState === HTMLMediaElement.HAVE_NOTHING) return camera.pause();
    if (!camera.seeking) bring(wanted, isMoving ? lead : 0);
    if (!isMoving) camera.pause();
    else if (camera.paused) play(camera);
  };
  const bring = (wanted: number, ahead: number) => {
    const { jumpTo, rate } = stepOf(wanted, camera.currentTime, heard.playbackRate, ahead);
    camera.playbackRate = rate;
    if (jumpTo === undefined) return;
    jumpedAt = performance.now();
    camera.currentTime = jumpTo;
  };
  const landed = () => {
    if (jumpedAt !== undefined) lead = Math.min(MAX_LEAD_SECONDS, (performance.now() - jumpedAt) / 1000);
    jumpedAt = undefined;
    look();
  };
  for (const change of CHANGES) listen(heard, change, look, signal);
  listen(camera, 'seeked', landed, signal);
  listen(camera, 'loadeddata', look, signal);
  const timer = setInterval(look, LOOK_MS);
  signal.addEventListener('abort', () => clearInterval(timer));
  look();
}
