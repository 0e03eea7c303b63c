import {
  appendFileSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { FragmentReader, type Fragment } from './fragments';
import type { Init } from './init-segment';

/** Seconds. A segment ends at the first key frame after SHORTEST, and anywhere at LONGEST: TARGET may never be exceeded. */
const SHORTEST = 0.9;
const LONGEST = 2.3;
const TARGET = 2;
/** Seconds of a part at the most; ffmpeg begins another at PART_MICROSECONDS (ffmpeg.ts). */
const PART_TARGET = 0.4;
/** How many segments at the end show their parts, and how many are told to whoever knows the others already. */
const WITH_PARTS = 4;
const UPDATED = 14;

interface Part {
  name: string;
  fragment: Fragment;
}

interface Segment {
  name: string;
  /** Tags before the duration: where a publishing session begins. */
  head: string;
  seconds: number;
  parts: string;
}

/**
 * One quality of a show: its files, and its playlist. The playlist on disk holds every complete segment of every
 * publishing session, is only ever appended to, and is all that is needed to go on after a crash; the low-latency
 * playlist (RFC 8216bis §4.4) is the same with the parts of the last seconds.
 */
export class MediaPlaylist {
  seconds = 0;
  private segments: Segment[] = [];
  private sessions = 0;
  private openHead = '';
  private open: Part[] = [];
  private ended = false;
  /** The file may end with half an entry. */
  private isTorn = false;
  /** Whoever waits for what comes next. */
  private readonly waiting = new Set<() => void>();
  private texts = new Map<boolean, string>();

  /** @param folder where the files of the show lie @param name such as 240: what the names of its files begin with */
  constructor(
    private readonly folder: string,
    readonly name: string,
  ) {
    this.readBack();
  }

  /** Number of the segment that is being made. */
  get next(): number {
    return this.segments.length;
  }

  get hasSegments(): boolean {
    return this.segments.length > 0;
  }

  /** A publisher begins: what follows needs another initialisation and has times of its own. */
  beginSession(init: Init, at: Date): void {
    this.closeSegment();
    const map = this.mapName(this.sessions);
    writeFileSync(join(this.folder, map), init.bytes);
    this.openHead = this.headOf(this.sessions++, at);
  }

  add(fragment: Fragment): void {
    const length = this.openSeconds();
    const isLong = length + fragment.seconds > LONGEST;
    if (this.open.length > 0 && ((fragment.independent && length >= SHORTEST) || isLong)) this.closeSegment();
    const name = this.nextPart;
    writeFileSync(join(this.folder, name), fragment.bytes);
    this.open.push({ name, fragment });
    this.announce();
  }

  /** Makes a segment of the parts that wait for more. */
  closeSegment(): void {
    if (this.open.length === 0) return;
    const name = `${this.name}-${this.next}.m4s`;
    writeFileSync(join(this.folder, name), Buffer.concat(this.open.map(({ fragment }) => fragment.bytes)));
    const segment = { name, head: this.openHead, seconds: this.openSeconds(), parts: this.open.map(partLine).join('') };
    this.append(segment);
    this.segments.push(segment);
    this.seconds += segment.seconds;
    [this.open, this.openHead] = [[], ''];
    this.removeParts(this.next - 1 - 2 * WITH_PARTS);
    this.announce();
  }

  /** Nothing will follow: from now on it is a recording. */
  end(): void {
    this.closeSegment();
    for (let segment = Math.max(0, this.next - 2 * WITH_PARTS - 2); segment < this.next; segment++)
      this.removeParts(segment);
    this.writeWhole('#EXT-X-ENDLIST\n');
    this.ended = true;
    this.announce();
  }

  /** The playlist as it is now. @param isUpdate leaves out what a player knows that asks again */
  text(isUpdate: boolean): string {
    const known = this.texts.get(isUpdate) ?? this.write(isUpdate);
    this.texts.set(isUpdate, known);
    return known;
  }

  /** Whether this part, or the whole segment when `part` says nothing, is there. */
  has(segment: number, part?: number): boolean {
    if (segment < this.next || this.ended) return true;
    return segment === this.next && part !== undefined && part < this.open.length;
  }

  /**
   * Resolves when a part is added, or so many milliseconds are over: then nothing is kept of who waited. Thousands wait again
   * and again while nobody sends.
   */
  change(within: number): Promise<void> {
    return new Promise((resolve) => {
      const over = (): void => {
        clearTimeout(timer);
        this.waiting.delete(over);
        resolve();
      };
      const timer = setTimeout(over, within);
      this.waiting.add(over);
    });
  }

  private write(isUpdate: boolean): string {
    const skipped = isUpdate ? Math.max(0, this.next - UPDATED) : 0;
    const control = `CAN-BLOCK-RELOAD=YES,CAN-SKIP-UNTIL=${6 * TARGET},PART-HOLD-BACK=${(3 * PART_TARGET).toFixed(1)},HOLD-BACK=${3 * TARGET}`;
    const entries = this.segments
      .slice(skipped)
      .map((segment, index) => entryOf(segment, !this.ended && skipped + index >= this.next - WITH_PARTS));
    return [
      HEADER,
      this.ended ? '' : `#EXT-X-SERVER-CONTROL:${control}\n#EXT-X-PART-INF:PART-TARGET=${PART_TARGET}\n`,
      skipped > 0 ? `#EXT-X-SKIP:SKIPPED-SEGMENTS=${skipped}\n` : '',
      ...entries,
      this.ended ? '#EXT-X-ENDLIST\n' : this.openText(),
    ].join('');
  }

  private openText(): string {
    return `${this.openHead}${this.open.map(partLine).join('')}#EXT-X-PRELOAD-HINT:TYPE=PART,URI="${this.nextPart}"\n`;
  }

  private openSeconds(): number {
    return this.open.reduce((sum, { fragment }) => sum + fragment.seconds, 0);
  }

  private headOf(session: number, at: Date): string {
    const isFirst = this.segments.length === 0;
    const map = `#EXT-X-MAP:URI="${this.mapName(session)}"\n#EXT-X-PROGRAM-DATE-TIME:${at.toISOString()}\n`;
    return isFirst ? map : `#EXT-X-DISCONTINUITY\n${map}`;
  }

  private announce(): void {
    this.texts.clear();
    for (const over of this.waiting) over();
  }

  /** Name of the part that is being made. */
  private get nextPart(): string {
    return `${this.name}-${this.next}.${this.open.length}.m4s`;
  }

  private get file(): string {
    return join(this.folder, `${this.name}.m3u8`);
  }

  private mapName(session: number): string {
    return `${this.name}-${session}.mp4`;
  }

  private removeParts(segment: number): void {
    for (let part = 0; existsSync(this.partFile(segment, part)); part++) rmSync(this.partFile(segment, part));
  }

  private partFile(segment: number, part: number): string {
    return join(this.folder, `${this.name}-${segment}.${part}.m4s`);
  }

  /** On a full disk half an entry may remain; with room again the playlist is whole before anything follows it. */
  private append(segment: Segment): void {
    if (this.isTorn) this.writeWhole();
    this.isTorn = true;
    appendFileSync(this.file, entryOf(segment));
    this.isTorn = false;
  }

  private writeWhole(end = ''): void {
    writeFileSync(`${this.file}.new`, this.complete + end);
    renameSync(`${this.file}.new`, this.file);
    this.isTorn = false;
  }

  private get complete(): string {
    return HEADER + this.segments.map((segment) => entryOf(segment)).join('');
  }

  /** Takes up what an earlier process left: its segments, then the parts of the one that it could not finish. */
  private readBack(): void {
    const before = existsSync(this.file) ? readFileSync(this.file, 'utf8') : '';
    for (const [, head = '', seconds = '', name = ''] of before.matchAll(ENTRY))
      this.segments.push({ head, seconds: Number(seconds), name, parts: '' });
    this.seconds = this.segments.reduce((sum, { seconds }) => sum + seconds, 0);
    // One that could not begin, on a full disk, left its number out.
    this.sessions = 1 + Math.max(-1, ...Array.from(before.matchAll(MAP), ([, session]) => Number(session)));
    if (this.complete !== before) this.writeWhole();
    this.takeUpParts();
  }

  private takeUpParts(): void {
    const begun = join(this.folder, this.mapName(this.sessions));
    if (existsSync(begun)) this.openHead = this.headOf(this.sessions++, statSync(begun).mtime);
    if (this.sessions === 0) return;
    const reader = new FragmentReader(
      () => undefined,
      (fragment) => this.open.push({ name: this.nextPart, fragment }),
    );
    try {
      reader.push(readFileSync(join(this.folder, this.mapName(this.sessions - 1))));
      for (let part = 0; existsSync(this.partFile(this.next, part)); part++)
        reader.push(readFileSync(this.partFile(this.next, part)));
    } catch {
      // Files that are not whole: those before them are all that can be packed, and no reason to give the show up.
    }
    this.closeSegment();
  }
}

const HEADER = `#EXTM3U\n#EXT-X-VERSION:9\n#EXT-X-TARGETDURATION:${TARGET}\n#EXT-X-MEDIA-SEQUENCE:0\n`;
const MAP = /^#EXT-X-MAP:URI="\w+-(\d+)\.mp4"$/gm;
const ENTRY = /((?:#EXT-X-(?:DISCONTINUITY|MAP|PROGRAM-DATE-TIME).*\n)*)#EXTINF:([\d.]+),\n(\S+)\n/g;

function entryOf({ head, seconds, name, parts }: Segment, withParts = false): string {
  return `${head}${withParts ? parts : ''}#EXTINF:${seconds.toFixed(5)},\n${name}\n`;
}

function partLine({ name, fragment }: Part): string {
  const independent = fragment.independent ? ',INDEPENDENT=YES' : '';
  return `#EXT-X-PART:DURATION=${fragment.seconds.toFixed(5)},URI="${name}"${independent}\n`;
}

/** The qualities whose playlists lie in a folder. */
export function playlistNames(folder: string): string[] {
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return names
    .flatMap((name) => (/^(\w+)\.m3u8$/.exec(name)?.[1] ?? []) as string | [])
    .filter((name) => name !== 'master');
}
