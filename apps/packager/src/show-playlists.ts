import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { mostBits, rungCalled } from './ffmpeg';
import type { Fragment } from './fragments';
import type { Init } from './init-segment';
import { masterPlaylist } from './master-playlist';
import { MediaPlaylist, playlistNames } from './media-playlist';

/** How much more than at the beginning a quality may need at times. */
const PEAK = 1.2;

/** The playlists of one show, one for each quality, and the master playlist that names them. */
export class ShowPlaylists {
  private readonly playlists = new Map<string, MediaPlaylist>();
  /** What is measured until the master playlist can be written. */
  private measured?: Map<string, { init: Init; bits: number; seconds: number }>;

  /** @param folder where the files go; what is there is gone on with */
  constructor(readonly folder: string) {
    mkdirSync(folder, { recursive: true });
    for (const name of playlistNames(folder)) this.playlists.set(name, new MediaPlaylist(folder, name));
  }

  get names(): string[] {
    return [...this.playlists.keys()];
  }

  /** Seconds that can be watched. */
  get seconds(): number {
    return this.of('source')?.seconds ?? 0;
  }

  get hasMaster(): boolean {
    return existsSync(this.masterFile);
  }

  get masterFile(): string {
    return join(this.folder, 'master.m3u8');
  }

  of(quality: string): MediaPlaylist | undefined {
    return this.playlists.get(quality);
  }

  begin(inits: ReadonlyMap<string, Init>, at: Date): void {
    for (const [name, init] of inits) {
      let playlist = this.playlists.get(name);
      if (!playlist) this.playlists.set(name, (playlist = new MediaPlaylist(this.folder, name)));
      playlist.beginSession(init, at);
    }
    if (this.hasMaster) return;
    this.measured = new Map([...inits].map(([name, init]) => [name, { init, bits: 0, seconds: 0 }]));
  }

  /** @returns whether a segment begins with it */
  add(quality: string, fragment: Fragment): boolean {
    const playlist = this.playlists.get(quality);
    const before = playlist?.next;
    playlist?.add(fragment);
    this.measure(quality, fragment);
    return playlist?.next !== before;
  }

  closeSegments(): void {
    for (const playlist of this.playlists.values()) playlist.closeSegment();
  }

  end(): void {
    for (const playlist of this.playlists.values()) playlist.end();
  }

  /** The master playlist names bandwidths, so it follows the first segment of every quality. */
  private measure(quality: string, { bytes, seconds }: Fragment): void {
    const known = this.measured?.get(quality);
    if (!this.measured || !known) return;
    known.bits += bytes.length * 8;
    known.seconds += seconds;
    if ([...this.measured.keys()].some((name) => !this.of(name)?.hasSegments)) return;
    const most = [...this.measured.keys()].map((name) => mostBits(rungCalled(name)));
    const variants = [...this.measured].map(([name, { init, bits, seconds: of }], index) => {
      // Many shows begin with a still or a dark picture: it tells nothing of what a slow line will have to carry.
      const least = name === 'source' ? Math.max(...most) : (most[index] ?? 0);
      return { name, init, bandwidth: Math.round(Math.max((bits / of) * PEAK, least)) };
    });
    writeFileSync(`${this.masterFile}.new`, masterPlaylist(variants));
    renameSync(`${this.masterFile}.new`, this.masterFile);
    this.measured = undefined;
  }
}
