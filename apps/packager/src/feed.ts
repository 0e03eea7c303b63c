import { spawn, type ChildProcess } from 'node:child_process';
import type { Readable } from 'node:stream';
import { FragmentReader, type Fragment } from './fragments';
import type { Init } from './init-segment';
import { packagerArguments, type Rung, type StreamFacts } from './ffmpeg';
import { KINDS, type Place, type Recording } from './recording';

/** Milliseconds between two looks for more of a recording. */
const PUMP_EVERY = 30;
/** Milliseconds by which times of both sides may differ. */
const ROUNDING = 20;
/** Milliseconds after which a recording of nobody who publishes is complete. */
const SETTLED = 700;
/** Milliseconds without a fragment, while more is recorded, after which ffmpeg is hung. */
const HUNG = 8_000;
/** Seconds by which silence that is made up may be ahead of the picture. */
const AHEAD = 2;
/** Milliseconds without a byte after which nothing more is recorded. */
const STARVED = 2_500;

/** Who hears of a feed from the moment when it has something of every rung. */
export interface FeedListener {
  begin(inits: Map<string, Init>, at: Date): void;
  fragment(rung: string, fragment: Fragment): void;
}

/** One ffmpeg that packs a recording while it grows, and hands out the fragments of all its rungs. It closes the recording. */
export class Feed {
  readonly began = Date.now();
  /** Milliseconds as of `Date.now()` when the last fragment of the publisher's own quality came. */
  private lastFragment = Date.now();
  hasEnded = false;
  /** All that was recorded went through; otherwise it was killed or could not go on. */
  isComplete = false;
  /** It met something that it cannot go on with, such as a full disk. */
  hasFailed = false;
  /** Whether it is still written to. */
  isGrowing = true;
  private lastByte = Date.now();
  /** ffmpeg takes nothing more for now. */
  private isBlocked = false;
  private isFed = false;
  /** Nothing but silence that is made up would follow, and that without end. */
  private isOver = false;
  /** Seconds up to which each rung is there. */
  private readonly ends = new Map<string, number>();
  private offset: number;
  private readonly inits = new Map<string, Init>();
  private readonly waiting: [string, Fragment][] = [];
  private listener?: FeedListener;
  private readonly ffmpeg: ChildProcess;

  /** @param stream its name @param from where it begins @param complain gets what ffmpeg says @param still as packagerArguments */
  constructor(
    readonly stream: string,
    readonly recording: Recording,
    readonly from: Place,
    private readonly rungs: readonly Rung[],
    readonly facts: StreamFacts,
    private readonly complain: (line: string) => void,
    still?: string,
  ) {
    this.offset = from.offset;
    for (const kind of KINDS) if (!facts[kind]) recording.miss(kind);
    const stdio = ['pipe', 'ignore', 'pipe', ...rungs.map(() => 'pipe' as const)] as const;
    this.ffmpeg = spawn('ffmpeg', packagerArguments(rungs, facts, still), { stdio: [...stdio] });
    this.ffmpeg.on('error', (error) => complain(error.message));
    this.ffmpeg.on('close', (code) => {
      this.hasEnded = true;
      this.isComplete = (code === 0 || this.isOver) && this.isFed;
      // Not before: until it has ended, more is read to be passed on.
      recording.close();
    });
    this.ffmpeg.stderr?.on('data', (text: Buffer) => complain(text.toString().trim()));
    // What it says about a lost process says `close` as well.
    this.ffmpeg.stdin?.on('error', () => undefined);
    rungs.forEach(({ name }, index) => this.read(name, this.ffmpeg.stdio[index + 3] as Readable));
    this.ffmpeg.stdin?.write(recording.preface(from));
    this.pump();
  }

  /** Where it goes on, in another size, when that is why it ended. */
  get change(): Place | undefined {
    return this.recording.changesAt(this.offset) ? this.recording.placeAfter(this.offset) : undefined;
  }

  /** What was read last when a fragment begins. */
  placeOf({ start }: Fragment): Place | undefined {
    return this.recording.placeAt(this.from.at + start * 1000 + ROUNDING);
  }

  /** It delivers nothing of what is recorded, as when it waits for sound that comes no more. */
  get isHung(): boolean {
    const now = Date.now();
    const hasMore = this.isFed || this.isBlocked || now - this.lastByte < STARVED;
    return !this.hasEnded && now - this.lastFragment > HUNG && hasMore;
  }

  /** Seconds by which the slowest rung is behind what is recorded. */
  get lag(): number {
    const ends = this.rungs.map(({ name }) => this.ends.get(name) ?? 0);
    return (this.recording.reached - this.from.at) / 1000 - Math.min(...ends);
  }

  /** Every rung has a beginning. */
  get isReady(): boolean {
    const begun = new Set(this.waiting.map(([rung]) => rung));
    return this.rungs.every(({ name }) => begun.has(name));
  }

  /** In the order of the rungs. */
  private inOrder(): Map<string, Init> {
    const inits = new Map<string, Init>();
    for (const { name } of this.rungs) {
      const init = this.inits.get(name);
      if (init) inits.set(name, init);
    }
    return inits;
  }

  /** Hands out what has come so far and all that follows. */
  listen(listener: FeedListener): void {
    this.listener = listener;
    listener.begin(this.inOrder(), this.recording.dateOf(this.from));
    for (const [rung, fragment] of this.waiting.splice(0)) listener.fragment(rung, fragment);
  }

  /** Ends it; nothing is heard of it afterwards. ffmpeg with a broken source does not heed gentler signals. */
  stop(): void {
    this.listener = { begin: () => undefined, fragment: () => undefined };
    this.ffmpeg.kill('SIGKILL');
  }

  /** Ends it once all has come; what ffmpeg still holds follows. */
  private finish(): void {
    if (!this.isOver) this.ffmpeg.kill('SIGTERM');
    this.isOver = true;
  }

  /** Ends it as what could not go on. */
  fail(): void {
    this.hasFailed = true;
    this.stop();
  }

  /** Passes on what came, until nobody writes any more or another picture begins. */
  private pump(): void {
    const { stdin } = this.ffmpeg;
    if (!stdin || this.hasEnded) return;
    this.recording.advance();
    const bytes = this.recording.bytesFrom(this.offset);
    this.offset += bytes.length;
    if (bytes.length > 0) this.lastByte = Date.now();
    const isWhole = !this.isGrowing && Date.now() - this.lastByte > SETTLED;
    this.isFed = isWhole || this.recording.changesAt(this.offset);
    const hasRoom = bytes.length === 0 || stdin.write(bytes);
    if (this.isFed) stdin.end();
    else if (hasRoom) setTimeout(() => this.attempt(() => this.pump()), PUMP_EVERY);
    else stdin.once('drain', () => this.attempt(() => this.pump()));
    this.isBlocked = !hasRoom;
  }

  /** What fails ends this feed, not the process, and with it every other show. */
  private attempt(step: () => void): void {
    try {
      step();
    } catch (error) {
      this.complain(String(error));
      this.fail();
    }
  }

  private read(rung: string, pipe: Readable): void {
    const reader = new FragmentReader(
      (init) => this.inits.set(rung, init),
      (fragment) => {
        const [source] = this.rungs;
        if (rung === source?.name) this.lastFragment = Date.now();
        else if (this.isFed && !this.facts.audio && fragment.start > (this.ends.get(source?.name ?? '') ?? 0) + AHEAD)
          return this.finish();
        this.ends.set(rung, fragment.start + fragment.seconds);
        if (this.listener) this.listener.fragment(rung, fragment);
        else this.waiting.push([rung, fragment]);
      },
    );
    pipe.on('data', (bytes: Buffer) => this.attempt(() => reader.push(bytes)));
    pipe.on('error', () => undefined);
  }
}
