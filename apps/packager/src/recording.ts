import { closeSync, existsSync, fstatSync, openSync, readdirSync, readSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Where reading a recording can begin: a key frame, and what a decoder must know before it. */
export interface Place {
  /** Name of the file. */
  file: string;
  offset: number;
  /** Milliseconds of the publisher's clock. */
  at: number;
  /** Where the descriptions of the stream and its codecs stand that hold from here on. */
  heads: number[];
}

/** The first and the last of pictures or sounds, in milliseconds of the publisher's clock, and where the first stands. */
interface Heard {
  first: number;
  last: number;
  offset: number;
}

const HEADER_BYTES = 13;
const TAG_BYTES = 15;
const CHUNK_BYTES = 1024 * 1024;
const KEPT_PLACES = 64;
/** Milliseconds for which a list of the recordings holds. */
const LISTED = 100;
/** Milliseconds without a change after which a recording is no longer written to. */
const WRITTEN = 3_000;
const [AUDIO, VIDEO, SCRIPT] = [8, 9, 18];
/** Picture and sound, of which a publisher may send one alone. */
export const KINDS = ['video', 'audio'] as const;
type Kind = (typeof KINDS)[number];
const TYPES: Record<Kind, number> = { video: VIDEO, audio: AUDIO };
/** Milliseconds of the publisher's clock after which one that does not come, while the other does, is gone. */
const GONE = 3_000;
/** What was there for longer than this after a place is read from there, though it is gone now. */
const LONG = 60_000;
/** What comes so long after a place is seen by ffmpeg before it begins. */
const SEEN = 400;
const [H264, AAC] = [7, 10];

/**
 * What nginx records of one publishing, as it grows (FLV 10.1, annex E). The packager reads it instead of playing the stream:
 * nothing is missed before it listens, and it can go back to where an ffmpeg or a packager ended that was killed.
 */
export class Recording {
  /** Everything before it consists of whole tags. */
  complete = HEADER_BYTES;
  /** Its bytes when it was looked at last. */
  size = 0;
  private lastAt = 0;
  /** When the last of these bytes was written, milliseconds as of `Date.now()`. */
  private writtenAt = 0;
  private isClosed = false;
  private readonly places: Place[] = [];
  private heads = new Map<number, { offset: number; bytes: Buffer }>();
  private readonly changes: number[] = [];
  /** What was taken in of picture and sound. */
  private readonly heard = new Map<Kind, Heard>();
  /** What a reading does without, and the offset of the first that comes of it. */
  private readonly missed = new Map<Kind, number | undefined>();
  private readonly descriptor: number;

  /** @param file its name @param from where an earlier reading was; otherwise from the beginning */
  constructor(
    folder: string,
    readonly file: string,
    from?: Place,
  ) {
    this.descriptor = openSync(join(folder, file), 'r');
    if (!from) return;
    for (const head of from.heads) this.note(head, this.tagAt(head));
    this.places.push(from);
    this.complete = from.offset;
  }

  /** The first key frame, undefined before it came. */
  get first(): Place | undefined {
    return this.places[0];
  }

  get latest(): Place | undefined {
    return this.places.at(-1);
  }

  /** Milliseconds of the publisher's clock up to which it was looked at. */
  get reached(): number {
    return this.lastAt;
  }

  /** The last key frame that is not later than a moment of the publisher's clock. */
  placeAt(milliseconds: number): Place | undefined {
    return this.places.findLast(({ at }) => at <= milliseconds);
  }

  placeAfter(offset: number): Place | undefined {
    return this.places.find((place) => place.offset >= offset);
  }

  /** Whether picture or sound comes to whoever begins at a place. */
  has(kind: Kind, { at, heads }: Place): boolean {
    const heard = this.heard.get(kind);
    if (!heard || (this.isGone(kind) && heard.last < at + LONG)) return false;
    return heard.first <= at + SEEN || heads.some((head) => this.read(head, 1).readUInt8(0) === TYPES[kind]);
  }

  /** From now on the place where picture or sound comes after all counts as another picture. */
  miss(kind: Kind): void {
    this.missed.set(kind, this.isGone(kind) ? undefined : this.heard.get(kind)?.offset);
  }

  /** When a place was recorded, by the clock of this machine. */
  dateOf({ at }: Place): Date {
    // What is passed on may be behind: a camera would be out of step by as much.
    if (!this.isClosed) this.advance();
    return new Date(this.writtenAt - (this.lastAt - at));
  }

  /** Takes in what was written since the last time. */
  advance(): void {
    const { size, mtimeMs } = fstatSync(this.descriptor);
    [this.size, this.writtenAt] = [size, mtimeMs];
    while (size - this.complete >= TAG_BYTES) {
      const before = this.complete;
      this.walk(this.read(this.complete, Math.min(size - this.complete, CHUNK_BYTES)));
      if (this.complete === before) return;
    }
  }

  /** What a decoder needs before the bytes at a place. */
  preface({ heads }: Place): Buffer {
    return Buffer.concat([this.read(0, HEADER_BYTES), ...heads.map((head) => this.tagAt(head))]);
  }

  /** Whole tags from an offset on, no more than one chunk, and none beyond another picture size or codec. */
  bytesFrom(offset: number): Buffer {
    const change = this.changeAfter(offset);
    return this.read(offset, Math.min((change ?? this.complete) - offset, CHUNK_BYTES));
  }

  /** Whether another picture size or codec begins right at this offset. */
  changesAt(offset: number): boolean {
    return this.changeAfter(offset) === offset;
  }

  close(): void {
    this.isClosed = true;
    closeSync(this.descriptor);
  }

  private changeAfter(offset: number): number | undefined {
    const come = [...this.missed.values()].map((first) => first && this.placeAfter(first)?.offset);
    const after = [...this.changes, ...come].flatMap((at) => (at !== undefined && at >= offset ? at : []));
    return after.length > 0 ? Math.min(...after) : undefined;
  }

  private isGone(kind: Kind): boolean {
    const all = [...this.heard.values()];
    const newest = Math.max(...all.map(({ last }) => last));
    return newest - (this.heard.get(kind)?.last ?? Math.min(...all.map(({ first }) => first))) > GONE;
  }

  private walk(bytes: Buffer): void {
    const from = this.complete;
    for (let at = 0; at + TAG_BYTES <= bytes.length;) {
      const length = TAG_BYTES + bytes.readUIntBE(at + 1, 3);
      // A tag larger than a whole chunk is looked at by its beginning.
      if (at + length > bytes.length && (at > 0 || bytes.length < CHUNK_BYTES)) return;
      this.note(from + at, bytes.subarray(at, at + length));
      this.complete = from + at + length;
      at += length;
    }
  }

  private note(offset: number, tag: Buffer): void {
    const type = tag.readUInt8(0);
    this.lastAt = timeOf(tag);
    const [kind, packet] = [tag.readUInt8(11), tag.readUInt8(12)];
    const isConfiguration =
      (type === VIDEO && (kind & 0xf) === H264 && packet === 0) ||
      (type === AUDIO && kind >> 4 === AAC && packet === 0);
    if (type === SCRIPT || isConfiguration) {
      const known = this.heads.get(type);
      const bytes = Buffer.from(tag.subarray(11, -4));
      if (type === VIDEO && known && !known.bytes.equals(bytes)) this.changes.push(offset);
      this.heads.set(type, { offset, bytes });
      return;
    }
    this.hear(type === VIDEO ? 'video' : 'audio', offset);
    const isSoundAlone = !this.heads.has(VIDEO) || this.isGone('video');
    if (type === VIDEO ? isKeyFrame(kind, packet) : isSoundAlone) this.placeHere(offset, tag);
  }

  private hear(kind: Kind, offset: number): void {
    const { first, offset: from } = this.heard.get(kind) ?? { first: this.lastAt, offset };
    this.heard.set(kind, { first, offset: from, last: this.lastAt });
    if (this.missed.has(kind)) this.missed.set(kind, this.missed.get(kind) ?? offset);
  }

  /** Sound alone can begin anywhere; a place each second will do. */
  private placeHere(offset: number, tag: Buffer): void {
    const at = timeOf(tag);
    const { latest } = this;
    if (latest && tag.readUInt8(0) === AUDIO && at < latest.at + 1_000) return;
    if (latest?.offset === offset) return;
    this.places.push({ file: this.file, offset, at, heads: [...this.heads.values()].map((head) => head.offset) });
    // The first stays, for whoever begins at the beginning.
    if (this.places.length > KEPT_PLACES) this.places.splice(1, 1);
  }

  private tagAt(offset: number): Buffer {
    return this.read(offset, TAG_BYTES + this.read(offset, TAG_BYTES).readUIntBE(1, 3));
  }

  private read(offset: number, length: number): Buffer {
    const bytes = Buffer.alloc(Math.max(0, length));
    return bytes.subarray(0, readSync(this.descriptor, bytes, 0, bytes.length, offset));
  }
}

/** The mark of the end is called a key frame as well. */
const isKeyFrame = (kind: number, packet: number): boolean =>
  kind >> 4 === 1 && ((kind & 0xf) !== H264 || packet === 1);

/** Milliseconds of the publisher's clock. */
function timeOf(tag: Buffer): number {
  return tag.readUIntBE(4, 3) + tag.readUInt8(7) * 0x1000000;
}

/** What nginx records, listed once a look however many shows ask, and each several times. */
export class RecordingFolder {
  private names: string[] = [];
  private listedAt = 0;

  constructor(readonly path: string) {}

  /** Names of a stream's recordings, oldest first. nginx begins one for a second publisher too, which it refuses: it stays empty. */
  of(stream: string): string[] {
    if (Math.abs(Date.now() - this.listedAt) >= LISTED) {
      this.names = existsSync(this.path) ? readdirSync(this.path) : [];
      this.listedAt = Date.now();
    }
    return this.names
      .filter((name) => name.startsWith(`${stream}-`) && /^\d+\.flv$/.test(name.slice(stream.length + 1)))
      .filter((name) => this.sizeOf(name) > HEADER_BYTES)
      .sort(inOrder);
  }

  /** The recording that a publisher's bytes go to. A clock that was set back gives a newer one an earlier name. */
  newest(stream: string): string | undefined {
    const files = this.of(stream);
    return files.findLast((file) => this.isWritten(file)) ?? files.at(-1);
  }

  isWritten(file: string): boolean {
    const changed = statSync(join(this.path, file), { throwIfNoEntry: false })?.mtimeMs ?? 0;
    return Math.abs(Date.now() - changed) < WRITTEN;
  }

  /** Bytes of a recording, 0 once it gave way on a full disk. */
  sizeOf(file: string): number {
    return statSync(join(this.path, file), { throwIfNoEntry: false })?.size ?? 0;
  }
}

/** Below 0 when one recording of a stream was begun before another. */
export const inOrder = (one: string, other: string): number => one.localeCompare(other, 'en', { numeric: true });
