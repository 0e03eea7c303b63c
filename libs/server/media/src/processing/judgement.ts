import type { VideoFault } from '@wethi/contract';
import type { PictureFacts, probe, SoundFacts } from './probe';

/** What a file allows: a fault, with the picture that could be read all the same, or which of its parts can be published as they are. */
export type Judgement = { fault: VideoFault; detail: string; picture?: PictureFacts } | { plan: Plan };

export interface Plan {
  picture: PictureFacts;
  sound?: SoundFacts;
  /** Undefined where only making it ready will tell. */
  seconds?: number;
  /** The picture is watchable without encoding it anew. */
  copyPicture: boolean;
  copySound: boolean;
}

/** A container may promise a little more than it holds: sound that is longer than the picture, a last picture that stands. */
const MISSING_SECONDS = 2;
const MISSING_SHARE = 0.02;
/** A segment begins with a key frame and should last four seconds: twice as long is still bearable. */
const KEY_SECONDS = 8;
/** Heavier pictures stop on a good line, too. */
const COPY_BITS = 12_000_000;
const COPY_SIDE = 2160;
const PROFILES = ['Constrained Baseline', 'Baseline', 'Main', 'High'];

/**
 * Judges an uploaded file by what ffprobe read (WATCH-01).
 * @param silentAllowed somebody said that it is meant to have no sound
 */
export function judge(read: Awaited<ReturnType<typeof probe>>, silentAllowed: boolean): Judgement {
  if ('unreadable' in read) return { fault: faultOf(read), detail: read.unreadable };
  const { picture, sound, seconds, lastPicture, locked } = read;
  if (locked) return { fault: 'LOCKED', detail: 'encrypted streams' };
  if (!picture && !sound) return { fault: 'BROKEN', detail: 'no streams' };
  if (!picture || !picture.width || !picture.height) return { fault: 'NO_PICTURE', detail: 'no video stream' };
  if (lastPicture === undefined) return { fault: 'CUT_OFF', detail: 'no picture can be read' };
  const missing = (seconds ?? 0) - lastPicture;
  if (seconds && missing > Math.max(MISSING_SECONDS, seconds * MISSING_SHARE))
    return { fault: 'CUT_OFF', detail: `says ${seconds.toFixed(0)} s, last picture at ${lastPicture.toFixed(0)} s` };
  if (!sound && !silentAllowed) return { fault: 'NO_SOUND', detail: "Stream map '0:a:0' matches no streams.", picture };
  return {
    plan: {
      picture,
      sound,
      seconds: seconds ?? lastPicture,
      copyPicture: isReady(picture),
      copySound: isReadySound(sound),
    },
  };
}

function faultOf({ unreadable, container }: { unreadable: string; container?: string }): VideoFault {
  if (!container) return 'NOT_VIDEO';
  return unreadable.includes('moov atom not found') ? 'CUT_OFF' : 'BROKEN';
}

/** What every browser plays: H.264 with eight bits, upright, with key frames in time. */
function isReady(picture: PictureFacts): boolean {
  const { codec, profile, pixels, turned, interlaced, keyDistance, bits, width, height } = picture;
  return (
    codec === 'h264' &&
    PROFILES.includes(profile) &&
    pixels === 'yuv420p' &&
    !turned &&
    !interlaced &&
    keyDistance <= KEY_SECONDS &&
    bits <= COPY_BITS &&
    Math.min(width, height) <= COPY_SIDE
  );
}

function isReadySound(sound: SoundFacts | undefined): boolean {
  return sound?.codec === 'aac' && sound.profile === 'LC' && sound.channels <= 2;
}
