import { writeFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { join } from 'node:path';
import { backupOf, LIVE_STILL } from '@wethi/contract';
import { Feed, type FeedListener } from './feed';
import { CAMERA_RUNGS, rungCalled, rungsOf, type Rung, type StreamFacts } from './ffmpeg';
import type { Fragment } from './fragments';
import type { Init } from './init-segment';
import { isNeeded, isNext, nowhereIn, readMarker, streamOf, type Marker } from './marker';
import { playlistNames } from './media-playlist';
import { KINDS, Recording, type Place, type RecordingFolder } from './recording';
import type { Publishing } from './rtmp-server';
import { ShowPlaylists } from './show-playlists';

/** Milliseconds without a byte after which a publisher counts as frozen. */
const FROZEN = 2_500;
/** Milliseconds that a publisher may take to say what it sends, and ffmpeg to deliver. */
const PATIENCE = 2_000;
const READY_WITHIN = 15_000;
/** Milliseconds before another try when nothing came of one. */
const PAUSE = 1_000;
/** Milliseconds between two looks at how far the reading of an ended show is. */
const LOOK_EVERY = 50;

interface ShowOptions {
  contentId: string;
  /** Where its files go. */
  folder: string;
  /** Where nginx records what publishers send. */
  recordings: RecordingFolder;
  /** File that says how far they are packed. */
  marker: string;
  /** Heights of the qualities below the publisher's. */
  heights: readonly number[];
  /** A camera beside a show, which is copied and never encoded. */
  isCamera?: boolean;
  complain(line: string): void;
}

/** One show: takes whichever publisher sends, and goes on in the same playlists when another follows. */
export class Show implements FeedListener {
  readonly contentId: string;
  readonly playlists: ShowPlaylists;
  active?: Feed;
  /** Seconds between the last two key frames, 0 while unknown. */
  keyFrames = 0;
  /** Pictures that were missing in what publishers sent. */
  dropped = 0;
  private lastKey?: number;
  private expected?: number;
  /** Takes the place of `active` once it has a picture. */
  private coming?: Feed;
  private bytes = new Map<string, { count: number; at: number }>();
  /** What nginx said last of each stream. */
  private readonly told = new Map<string, StreamFacts>();
  private isClosing = false;
  private marker?: Marker;
  private standby?: Recording;
  /** Recordings that were read from. */
  private readonly seen = new Set<string>();
  /** Milliseconds as of `Date.now()` before which no other try is made. */
  private pauseUntil = 0;
  /** Where nothing came of reading, which may have been the machine's fault. */
  private failedAt?: Place;

  /** Takes what went wrong. */
  readonly complain: (line: string) => void;

  constructor(private readonly options: ShowOptions) {
    this.contentId = options.contentId;
    this.complain = options.complain;
    this.marker = readMarker(options.marker);
    this.playlists = new ShowPlaylists(options.folder);
  }

  /** Whether a folder holds a show, or what was one. */
  static isIn(folder: string): boolean {
    return playlistNames(folder).includes('source');
  }

  /** As `needs`, of a show that could not be taken up yet. */
  static needs(file: string, contentId: string, marker: string): boolean {
    return isNeeded(file, contentId, readMarker(marker));
  }

  /** Looks at who publishes and sees to it that the best of them is read. */
  update(publishings: ReadonlyMap<string, Publishing>): void {
    if (this.isClosing) return;
    const wanted = this.choose(publishings);
    this.follow(publishings);
    for (const feed of [this.active, this.coming])
      if (feed) feed.isGrowing = this.isGrowing(publishings, feed.stream, feed.recording.file);
    if (this.active?.hasEnded) this.lose(this.active);
    if (this.active && wanted && this.active.isHung) this.active.stop();
    if (this.coming && this.isInVain(this.coming, wanted)) this.dismiss(this.coming);
    if (this.coming) this.welcome(this.coming, wanted);
    else this.start(wanted, publishings);
  }

  /** Whether a recording is still written to. */
  private isGrowing(publishings: ReadonlyMap<string, Publishing>, stream: string, file: string): boolean {
    return publishings.has(stream) && file === this.options.recordings.newest(stream);
  }

  /** Whether a recording is still needed: it is read, or is the next to be. */
  needs(file: string): boolean {
    return isNeeded(file, this.contentId, this.marker);
  }

  private get isReading(): boolean {
    return this.active !== undefined || this.coming !== undefined || Date.now() < this.pauseUntil;
  }

  /** Whether a publisher is connected that sends no byte. */
  isQuiet(stream: string): boolean {
    const known = this.bytes.get(stream);
    return known !== undefined && Date.now() - known.at > FROZEN;
  }

  /** Stops reading; another process may go on. */
  pause(): void {
    this.isClosing = true;
    this.active?.stop();
    this.coming?.stop();
    this.standby?.close();
    this.standby = undefined;
  }

  /** Reads what was sent and not read yet, now that nobody sends any more; gives up on what cannot be packed. */
  async readToEnd(): Promise<void> {
    let [reached, since] = ['', Date.now()];
    do {
      this.update(new Map());
      const now = `${this.playlists.seconds} ${this.marker?.place.file} ${this.marker?.place.offset}`;
      if (now !== reached) [reached, since] = [now, Date.now()];
      await setTimeout(LOOK_EVERY);
    } while (this.isReading && Date.now() - since < READY_WITHIN);
  }

  /** Ends the recording; what was there before stays. @returns its seconds */
  end(): number {
    this.pause();
    [this.active, this.coming] = [undefined, undefined];
    this.playlists.end();
    return this.playlists.seconds;
  }

  begin(inits: Map<string, Init>, at: Date): void {
    this.playlists.begin(inits, at);
  }

  fragment(rung: string, fragment: Fragment): void {
    const isNext = this.playlists.add(rung, fragment);
    if (rung !== 'source' || !this.active) return;
    this.watch(fragment);
    const place = isNext ? this.active.placeOf(fragment) : undefined;
    if (place) this.mark(place, this.active.facts, false);
  }

  /** The first of main and backup that sends. One that froze counts again as soon as it sends. */
  private choose(publishings: ReadonlyMap<string, Publishing>): Publishing | undefined {
    const streams = [this.contentId, backupOf(this.contentId)].flatMap((name) => publishings.get(name) ?? []);
    for (const stream of streams) this.told.set(stream.name, stream);
    return streams.find((stream) => this.isSending(stream));
  }

  private isSending(publishing: Publishing): boolean {
    const { name, bytes } = publishing;
    if (this.bytes.get(name)?.count !== bytes) this.bytes.set(name, { count: bytes, at: Date.now() });
    return !this.isQuiet(name) && this.isEnough(publishing, publishing);
  }

  /** How regular the publisher's pictures are. */
  private watch({ start, seconds, frames, independent }: Fragment): void {
    const gap = this.expected === undefined ? 0 : start - this.expected;
    if (gap > 0) this.dropped += Math.round((gap * frames) / seconds);
    this.expected = start + seconds;
    const distance = start - (this.lastKey ?? start);
    this.keyFrames = independent ? distance : Math.max(this.keyFrames, distance);
    if (independent) this.lastKey = start;
  }

  /** The publisher that it was to stand in for sends again; what it read would pile up, and be shown when that one freezes next. */
  private isInVain({ stream }: Feed, wanted: Publishing | undefined): boolean {
    return this.active !== undefined && this.active.stream !== stream && this.active.stream === wanted?.name;
  }

  private dismiss(feed: Feed): void {
    feed.stop();
    this.coming = undefined;
  }

  /** Lets a feed that has a picture take over, once the one before has delivered everything or is no longer wanted. */
  private welcome(feed: Feed, wanted: Publishing | undefined): void {
    const isReplaced = this.active && this.active.stream !== feed.stream && feed.stream === wanted?.name;
    if (feed.isReady && (!this.active || isReplaced)) this.change(feed);
    else if (!feed.isReady && (feed.hasEnded || Date.now() - feed.began > READY_WITHIN)) {
      this.dismiss(feed);
      this.goOnAfter(feed);
      this.pauseUntil = Date.now() + PAUSE;
    }
  }

  /** From the same picture once more, then from the newest; after that nothing of it can be packed, and a newer recording is no longer kept waiting. */
  private goOnAfter({ from, recording, facts, isGrowing }: Feed): void {
    const isSecond = isSame(this.failedAt, from);
    this.failedAt = from;
    const place = isSecond ? { ...from, ...recording.latest } : from;
    this.mark(place, facts, isSecond && !isGrowing && isSame(place, from));
  }

  /** Begins to read what is to be read next: another publisher, or a recording that has not been read to its end. */
  private start(wanted: Publishing | undefined, publishings: ReadonlyMap<string, Publishing>): void {
    if (Date.now() < this.pauseUntil) return;
    if (this.active && (!wanted || wanted.name === this.active.stream)) return;
    const stream = wanted?.name ?? this.marker?.stream;
    const recording = stream && this.recordingOf(stream, wanted !== undefined);
    if (!recording) return;
    const place = this.placeIn(recording, stream);
    const facts = this.factsOf(stream);
    if (!place) {
      recording.close();
      // Nothing to begin with, and nothing will come any more.
      if (!this.isGrowing(publishings, stream, recording.file)) this.mark(nowhereIn(recording.file), facts, true);
      return;
    }
    for (const kind of KINDS) if (!recording.has(kind, place)) facts[kind] = undefined;
    if (!this.isEnough(facts, wanted)) {
      recording.close();
      // Of a camera nothing is packed meanwhile.
      if (this.options.isCamera && this.marker)
        this.mark({ ...place, ...recording.latest }, this.factsOf(stream), false);
      return;
    }
    this.seen.add(recording.file);
    const still = this.options.isCamera ? join(this.options.folder, LIVE_STILL) : undefined;
    this.coming = new Feed(stream, recording, place, this.rungs(facts), facts, this.complain, still);
  }

  /** What is known of a stream, whether it comes or not. */
  private factsOf(stream: string): StreamFacts {
    const [told, before] = [this.told.get(stream), this.marker?.facts];
    return { video: told?.video ?? before?.video, audio: told?.audio ?? before?.audio };
  }

  /** Whether that can be packed; who has just begun gets time to send both. */
  private isEnough({ video, audio }: StreamFacts, wanted: Publishing | undefined): boolean {
    if (this.options.isCamera && video?.codec !== 'H264') return false;
    return wanted && wanted.since <= PATIENCE ? (video && audio) !== undefined : (video ?? audio) !== undefined;
  }

  /** The recording that a stream continues with; undefined when all of them have been read. */
  private recordingOf(stream: string, isPublished: boolean): Recording | undefined {
    const { marker } = this;
    const continues = marker?.stream === stream;
    const file = continues ? this.following(marker, isPublished) : this.options.recordings.newest(stream);
    if (!file) return undefined;
    if (this.standby?.file === file) {
      const { standby } = this;
      this.standby = undefined;
      return standby;
    }
    const from = continues && file === marker.place.file ? marker.place : undefined;
    const recording = new Recording(this.options.recordings.path, file, from);
    recording.advance();
    return recording;
  }

  private following(marker: Marker, isPublished: boolean): string | undefined {
    const { stream, place } = marker;
    if (marker.isRead && this.hasGrown(marker)) marker.isRead = false;
    const isUnread = (file: string) => file === place.file || !this.seen.has(file);
    const next = this.files(stream).find((file) => isNext(file, marker) && isUnread(file));
    if (next || !isPublished) return next;
    const newest = this.options.recordings.newest(stream);
    return newest && isUnread(newest) && newest !== place.file && this.options.recordings.isWritten(newest)
      ? newest
      : undefined;
  }

  /** Whether more was recorded after all: a publisher that seemed to be gone went on. */
  private hasGrown({ place, size = Infinity }: Marker): boolean {
    return this.options.recordings.sizeOf(place.file) > size;
  }

  /** Where its reading begins: where it was left, else at the beginning, but now in one that ran beside another. */
  private placeIn(recording: Recording, stream: string): Place | undefined {
    const isBeside = this.marker && this.marker.stream !== stream;
    const isOld = isBackup(stream) || this.seen.has(recording.file);
    return isBeside && isOld ? recording.latest : recording.first;
  }

  /** Keeps up with the publisher that nobody reads, so that there is no long file to go through when it must take over. */
  private follow(publishings: ReadonlyMap<string, Publishing>): void {
    const streams = [this.contentId, backupOf(this.contentId)].filter((stream) => publishings.has(stream));
    const idle = streams.find((stream) => ![this.active?.stream, this.coming?.stream].includes(stream));
    const file = this.active && idle && this.options.recordings.newest(idle);
    if (this.standby?.file !== file) {
      this.standby?.close();
      this.standby = file ? new Recording(this.options.recordings.path, file) : undefined;
    }
    this.standby?.advance();
  }

  private files(stream: string): string[] {
    return this.options.recordings.of(stream);
  }

  private change(feed: Feed): void {
    if (this.active) {
      this.active.stop();
      this.lose(this.active);
    }
    [this.active, this.coming] = [feed, undefined];
    [this.lastKey, this.expected] = [undefined, undefined];
    try {
      this.mark(feed.from, feed.facts, false);
      feed.listen(this);
    } catch (error) {
      // Nobody would hear of it any more, for as long as its publisher sends: another one begins there once there is room.
      feed.fail();
      throw error;
    }
  }

  private lose(feed: Feed): void {
    this.active = undefined;
    this.playlists.closeSegments();
    if (feed.hasFailed) this.pauseUntil = Date.now() + PAUSE;
    if (!feed.isComplete) return;
    const { change, recording } = feed;
    this.mark(change ?? recording.latest ?? feed.from, feed.facts, change === undefined, recording.size);
  }

  /** Notes on disk up to where a publisher has been packed: a new process, or a new ffmpeg, goes on from there. */
  private mark(place: Place, facts: StreamFacts, isRead: boolean, size?: number): void {
    const stream = streamOf(place.file);
    this.marker = { stream, place, facts: { video: facts.video, audio: facts.audio }, isRead, size };
    writeFileSync(this.options.marker, JSON.stringify(this.marker));
  }

  /** The same in every session: a player cannot follow to another number of qualities. */
  private rungs(facts: StreamFacts): readonly Rung[] {
    if (this.options.isCamera) return CAMERA_RUNGS;
    const { names } = this.playlists;
    return names.length > 0 ? names.map(rungCalled) : rungsOf(this.options.heights, facts);
  }
}

const isBackup = (stream: string): boolean => stream === backupOf(stream.replace(/-backup$/, ''));

const isSame = (one: Place | undefined, other: Place): boolean =>
  one?.file === other.file && one.offset === other.offset;
