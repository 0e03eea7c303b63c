import { appendFileSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { backupOf, isCameraName } from '@wethi/contract';
import type { HealthReport } from './health-report';
import { freeBytes, makeRoom, ROOM_BYTES } from './disk';
import { fewLines } from './few-lines';
import { RecordingFolder } from './recording';
import type { Publishing, RtmpServer } from './rtmp-server';
import type { SrtListeners } from './srt-listeners';
import type { PackagerSettings } from './settings';
import { Show } from './show';

/** Milliseconds between two looks at who publishes. */
const LOOK_EVERY = 250;
/** Looks in a row at which a publisher had sent nothing, after which it makes room for another: some five seconds. */
const DROPPED_AFTER = 20;
/** Milliseconds in which nothing of what somebody sends is recorded, after which they are sent away. */
const UNRECORDED = 5_000;
/** Milliseconds in which nginx may still name a publisher whose show was ended. */
const ENDED = 3_000;
const CONTENT_ID = /^[0-9a-z]{8,32}$/i;

/**
 * Packs every stream that nginx receives. It asks nobody but nginx what to do: API, database and Redis may be down. What is
 * on air stands on disk, as a file for each show, by which nginx finds the way to the playlists and a new packager to where
 * the one before it was.
 */
export class Packager {
  private readonly shows = new Map<string, Show>();
  /** Shows that are on air and not taken up yet, as on a full disk. */
  private readonly waiting = new Set<string>();
  private readonly endings = new Map<string, Promise<number | undefined>>();
  /** When shows were ended, milliseconds as of `Date.now()`. */
  private readonly ended = new Map<string, number>();
  /** What publishers had sent, and how much of it was recorded, when that grew last. */
  private readonly recorded = new Map<string, { bytes: number; size: number; at: number }>();
  private readonly onAir: string;
  private readonly recordings: RecordingFolder;
  /** As nginx told last. */
  private publishings?: ReadonlyMap<string, Publishing>;
  private readonly complain: (line: string) => void;
  private timer?: NodeJS.Timeout;
  private isStopped = false;

  constructor(
    private readonly settings: PackagerSettings,
    private readonly rtmp: RtmpServer,
    private readonly health: HealthReport,
    readonly srt: SrtListeners,
    private readonly log: (line: string) => void,
  ) {
    this.complain = fewLines(log);
    this.onAir = join(settings.storage, 'live');
    this.recordings = new RecordingFolder(join(settings.storage, 'recordings'));
    mkdirSync(this.onAir, { recursive: true });
  }

  start(): void {
    for (const contentId of readdirSync(this.onAir)) this.waiting.add(contentId);
    this.openWaiting();
    this.srt.start();
    // What one look cannot do, the next one may: nothing of it ends the process, and with it every show.
    const look = async (): Promise<void> => {
      await this.look().catch((error: unknown) => this.complain(String(error)));
      if (!this.isStopped) this.timer = setTimeout(() => void look(), LOOK_EVERY);
    };
    void look();
  }

  stop(): void {
    this.isStopped = true;
    clearTimeout(this.timer);
    this.srt.stop();
    for (const show of this.shows.values()) show.pause();
  }

  show(contentId: string): Show | undefined {
    return this.shows.get(contentId);
  }

  /** Ends the connections of a show's publishers. @throws Error when nginx does not do so */
  async drop(contentId: string): Promise<void> {
    for (const stream of [contentId, backupOf(contentId)]) await this.rtmp.drop(stream);
  }

  /**
   * Ends a show: nobody publishes any more, and all that was sent is a recording. Whoever asks meanwhile waits for the same end.
   * @returns its seconds, undefined when nothing was ever sent @throws Error when its publishers cannot be dropped
   */
  end(contentId: string): Promise<number | undefined> {
    const ending = this.endings.get(contentId) ?? this.finish(contentId).finally(() => this.endings.delete(contentId));
    this.endings.set(contentId, ending);
    return ending;
  }

  private async finish(contentId: string): Promise<number | undefined> {
    this.srt.close(contentId);
    await this.drop(contentId);
    const folder = this.folderOf(contentId);
    const show = this.shows.get(contentId) ?? (Show.isIn(folder) ? this.made(contentId) : undefined);
    await show?.readToEnd();
    const seconds = show?.end();
    // Only now: what fails before leaves a show that can be ended anew.
    rmSync(join(this.onAir, contentId), { force: true });
    this.ended.set(contentId, Date.now());
    this.shows.delete(contentId);
    this.waiting.delete(contentId);
    await this.health.forget(contentId);
    return seconds || undefined;
  }

  /** Takes up an ended show whose end was taken back, if this machine took it in: viewers wait for what comes, as of a lost picture. */
  async takeUp(contentId: string): Promise<void> {
    await this.endings.get(contentId)?.catch(() => undefined);
    const wasSent = [contentId, backupOf(contentId)].some((stream) => this.recordings.of(stream).length > 0);
    if (!wasSent || !Show.isIn(this.folderOf(contentId)) || this.shows.has(contentId)) return;
    this.ended.delete(contentId);
    this.waiting.add(contentId);
    this.openWaiting();
  }

  private async look(): Promise<void> {
    // An nginx that is slow to tell has not lost its publishers.
    const told = await this.rtmp.publishings().catch((error: unknown) => this.complain(String(error)));
    if (told) this.dropUseless(told);
    const publishings = told ?? this.publishings;
    if (!publishings) return;
    this.publishings = publishings;
    for (const name of publishings.keys()) {
      const contentId = name.replace(/-backup$/, '');
      if (!this.shows.has(contentId) && CONTENT_ID.test(contentId)) this.waiting.add(contentId);
    }
    this.openWaiting();
    for (const show of this.shows.values()) if (!this.endings.has(show.contentId)) this.update(show, publishings);
  }

  /** Who sends nothing, and whom nginx does not record. Not by nginx's own timers: after a stall they drop everybody, and what was sent meanwhile. */
  private dropUseless(publishings: ReadonlyMap<string, Publishing>): void {
    for (const name of this.recorded.keys()) if (!publishings.has(name)) this.recorded.delete(name);
    for (const publishing of publishings.values())
      if (publishing.silent >= DROPPED_AFTER || this.isUnrecorded(publishing))
        void this.rtmp.drop(publishing.name).catch((error: unknown) => this.complain(String(error)));
  }

  /** nginx records nothing more of a publisher after it could not write once, as on a full disk; who is sent away comes back by themselves. */
  private isUnrecorded({ name, bytes }: Publishing): boolean {
    const size = this.recordings.sizeOf(this.recordings.newest(name) ?? '');
    const before = this.recorded.get(name);
    if (!before || before.size !== size || before.bytes === bytes) {
      this.recorded.set(name, { bytes, size, at: Date.now() });
      return false;
    }
    before.bytes = bytes;
    return Date.now() - before.at > UNRECORDED && freeBytes(this.recordings.path) > ROOM_BYTES;
  }

  /** Takes up the shows that wait for it. One that cannot be, such as on a full disk, is no other's trouble: a later look may. */
  private openWaiting(): void {
    this.makeRoom();
    for (const contentId of this.waiting) {
      if (this.endings.has(contentId)) continue;
      try {
        this.open(contentId);
        this.waiting.delete(contentId);
      } catch (error) {
        this.complain(`${contentId}: ${String(error)}`);
      }
    }
  }

  private makeRoom(): void {
    try {
      makeRoom(this.recordings.path, (file) => this.needs(file));
    } catch (error) {
      this.complain(String(error));
    }
  }

  private needs(file: string): boolean {
    return (
      [...this.shows.values()].some((show) => show.needs(file)) ||
      [...this.waiting].some((contentId) => Show.needs(file, contentId, join(this.onAir, contentId)))
    );
  }

  private update(show: Show, publishings: ReadonlyMap<string, Publishing>): void {
    try {
      show.update(publishings);
      this.health.report(show, publishings);
    } catch (error) {
      // One show's trouble, such as a full disk, is no other's.
      show.complain(String(error));
    }
  }

  private open(contentId: string): void {
    if (Date.now() - (this.ended.get(contentId) ?? 0) < ENDED) return;
    // Also what nginx sees by that the show is on air.
    appendFileSync(join(this.onAir, contentId), '');
    this.shows.set(contentId, this.made(contentId));
  }

  private made(contentId: string): Show {
    return new Show({
      contentId,
      folder: this.folderOf(contentId),
      heights: this.settings.heights,
      isCamera: isCameraName(contentId),
      recordings: this.recordings,
      marker: join(this.onAir, contentId),
      complain: fewLines((line) => this.log(`${contentId}: ${line}`)),
    });
  }

  private folderOf(contentId: string): string {
    return join(this.settings.storage, 'videos', contentId);
  }
}
