/** What the ingest says of a show: nobody has sent yet, it is on air, the picture was lost and is awaited. */
export const LIVE_STATES = ['waiting', 'onAir', 'lost'] as const;
export type LiveState = (typeof LIVE_STATES)[number];

/** What the studio should tell the band, most urgent first: what viewers miss now, what the rest of the evening may cost, what can wait. */
export const LIVE_WARNINGS = [
  'frozen',
  'noVideo',
  'noAudio',
  'diskLow',
  'behind',
  'onBackup',
  'wrongCodec',
  'longKeyFrames',
] as const;
export type LiveWarning = (typeof LIVE_WARNINGS)[number];

/** How good a signal is that comes in. */
export const LIVE_SIGNAL = { good: 'ดี', trouble: 'กระตุก', tested: 'ทดสอบแล้ว' } as const;
export type LiveSignal = keyof typeof LIVE_SIGNAL;

/** How a show's signal is; renewed every second under `liveHealthKey`, and gone a while after the packager is. */
export interface LiveHealth {
  state: LiveState;
  warnings: LiveWarning[];
  /** Since when it is in this state, milliseconds as of `Date.now()`. */
  since: number;
  width: number;
  height: number;
  fps: number;
  /** Bits a second of the publisher. */
  bitrate: number;
  /** Seconds between the last two key frames, 0 while unknown. */
  keyFrames: number;
  audioChannels: number;
  /** Pictures that were missing in what the publisher sent since it began. */
  dropped: number;
  /** Whether a second publisher stands by. */
  hasBackup: boolean;
  /** Seconds that can be watched. */
  seconds: number;
}

/** Redis key of a show's `LiveHealth` as JSON. */
export const liveHealthKey = (contentId: string): string => `live:health:${contentId}`;

/**
 * Redis key of a hash: a minute, counted from 1970, to the bits a second that a show's publisher sent last in it; and
 * `lost MS`, when the picture was lost, to the milliseconds until it came back.
 */
export const liveBitrateKey = (contentId: string): string => `live:bitrate:${contentId}`;

/** Redis key of the set of shows that are on air, each with the time of its last sign of life as its score. */
export const LIVE_ON_AIR = 'live:on-air';

/** Milliseconds after which a show without a sign of life from the packager is off air. */
export const LIVE_SILENT_MS = 15_000;

const CAMERA = 'camera';

/** The name of a camera's stream: no show's begins alike, so that whoever packs it need ask nobody what it is. */
export const cameraName = (random: string): string => `${CAMERA}${random}`;

/** Whether a stream is a camera's, by its name. */
export const isCameraName = (name: string): boolean => name.startsWith(CAMERA);

/** The name under which the second publisher of a stream is known, in its key and inside. */
export const backupOf = (name: string): string => `${name}-backup`;

/** The file beside a camera's playlists that shows in small what it sends, ever newer. */
export const LIVE_STILL = 'still.jpg';
