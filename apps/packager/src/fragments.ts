import { boxesOf, findBox, readInit, type Init, type Track } from './init-segment';

/** A movie fragment: the smallest piece that a player can append, and so one part of a low-latency playlist. */
export interface Fragment {
  bytes: Buffer;
  /** Seconds since the stream began, by its decoding times. */
  start: number;
  seconds: number;
  /** It begins with a key frame; sound always does. */
  independent: boolean;
  /** Pictures, or sounds where there is no picture. */
  frames: number;
}

interface Run {
  start: number;
  seconds: number;
  frames: number;
  isKey: boolean;
}

/** Cuts ffmpeg's fragmented MP4 into the initialisation segment and fragments, as they come through a pipe. */
export class FragmentReader {
  init?: Init;
  private waiting: Buffer = Buffer.alloc(0);
  /** Boxes of the fragment, or of the initialisation segment, that is not complete yet. */
  private boxes: Buffer[] = [];
  private moof?: Buffer;

  constructor(
    private readonly onInit: (init: Init) => void,
    private readonly onFragment: (fragment: Fragment) => void,
  ) {}

  /** @throws Error of what is no box, such as the zeros that a loss of power leaves of a file */
  push(bytes: Buffer): void {
    this.waiting = this.waiting.length > 0 ? Buffer.concat([this.waiting, bytes]) : bytes;
    while (this.waiting.length >= 8) {
      const size = this.waiting.readUInt32BE(0);
      if (size < 8) throw new Error(`a box of ${size} bytes`);
      if (this.waiting.length < size) return;
      this.take(this.waiting.toString('latin1', 4, 8), this.waiting.subarray(0, size));
      this.waiting = this.waiting.subarray(size);
    }
  }

  private take(type: string, box: Buffer): void {
    this.boxes.push(box);
    if (type === 'moof') this.moof = box;
    if (type === 'moov') {
      this.init = readInit(this.complete(), box);
      this.onInit(this.init);
    }
    if (type === 'mdat' && this.init && this.moof) this.fragment(this.init, this.moof);
  }

  /** Sound that comes before the first picture goes with the fragment that has it. */
  private fragment({ tracks }: Init, moof: Buffer): void {
    const leading = tracks.find(({ isVideo }) => isVideo) ?? tracks[0];
    const run = leading && runOf(moof, leading);
    if (!run) return;
    this.onFragment({
      bytes: this.complete(),
      start: run.start,
      seconds: run.seconds,
      frames: run.frames,
      independent: run.isKey || !leading.isVideo,
    });
  }

  private complete(): Buffer {
    const bytes = Buffer.concat(this.boxes);
    this.boxes = [];
    return bytes;
  }
}

const SAMPLE_IS_NOT_KEY = 0x10000;

/** What a fragment holds of a track (ISO/IEC 14496-12 §8.8.7, §8.8.8, §8.8.12); undefined when nothing. */
function runOf(moof: Buffer, track: Track): Run | undefined {
  for (const traf of boxesOf(moof, 'traf')) {
    const header = findBox(traf, 'tfhd');
    if (header?.readUInt32BE(4) !== track.id) continue;
    const samples = boxesOf(traf, 'trun').map((trun) => samplesOf(trun, { ...track, ...defaultsOf(header) }));
    const [first] = samples;
    if (!first) return undefined;
    const ticks = samples.reduce((sum, { duration }) => sum + duration, 0);
    const frames = samples.reduce((sum, { count }) => sum + count, 0);
    const isKey = (first.firstFlags & SAMPLE_IS_NOT_KEY) === 0;
    return { start: decodeTime(traf) / track.timescale, seconds: ticks / track.timescale, frames, isKey };
  }
  return undefined;
}

function decodeTime(traf: Buffer): number {
  const tfdt = findBox(traf, 'tfdt');
  if (!tfdt) return 0;
  return tfdt.readUInt8(0) === 1 ? Number(tfdt.readBigUInt64BE(4)) : tfdt.readUInt32BE(4);
}

/** Duration and flags that the fragment's own header sets for its samples. */
function defaultsOf(header: Buffer): Partial<Pick<Track, 'duration' | 'flags'>> {
  const [which, next] = fieldsOf(header, 8);
  if (which & 0x1) next(8);
  if (which & 0x2) next();
  const duration = which & 0x8 ? next() : undefined;
  if (which & 0x10) next();
  const flags = which & 0x20 ? next() : undefined;
  return { ...(duration !== undefined && { duration }), ...(flags !== undefined && { flags }) };
}

function samplesOf(trun: Buffer, defaults: Pick<Track, 'duration' | 'flags'>) {
  const [which, next] = fieldsOf(trun, 8);
  const count = trun.readUInt32BE(4);
  if (which & 0x1) next();
  let firstFlags = which & 0x4 ? next() : undefined;
  let duration = 0;
  for (let sample = 0; sample < count; sample++) {
    duration += which & 0x100 ? next() : defaults.duration;
    if (which & 0x200) next();
    const flags = which & 0x400 ? next() : defaults.flags;
    firstFlags ??= flags;
    if (which & 0x800) next();
  }
  return { count, duration, firstFlags: firstFlags ?? defaults.flags };
}

/** The flags that say which optional fields a box has, and what reads them one after the other. */
function fieldsOf(box: Buffer, from: number): [number, (bytes?: number) => number] {
  let at = from;
  const next = (bytes = 4): number => box.readUInt32BE((at += bytes) - bytes);
  return [box.readUInt32BE(0) & 0xffffff, next];
}
