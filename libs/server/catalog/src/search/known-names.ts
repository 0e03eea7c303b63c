import { Injectable } from '@nestjs/common';
import { Changes, Database } from '@wethi/platform';
import './search-name.entity';
import { NameSounds, type SoundingName } from './name-sounds';
import { SEARCH_WORDS } from './word-search';

/** Read at once, so that nobody waits for long while they are taken in. */
const PAGE = 2_000;
/** Names with the newest ids are forgiven their spelling; one costs some two hundred bytes. */
const MOST_NAMES = 100_000;
/** A transaction that began earlier may end later: so many ids before the last one are looked at again. */
const LOOKED_BACK = 5_000;
/** Should the announcement of a change be lost. */
const KEPT_MS = 10 * 60_000;

/** The names that are found when they are misspelt, kept in the process; what changes is read anew when it is next asked for. */
@Injectable()
export class KnownNames {
  private sounds?: Promise<NameSounds>;
  private readAllAt = 0;
  private isBehind = false;

  constructor(
    private readonly database: Database,
    changes: Changes,
  ) {
    changes.onChange((entity) => {
      if (entity === SEARCH_WORDS) this.isBehind = true;
    });
  }

  /** Names that share most pieces with a sound. */
  async sharing(pieces: readonly string[], most: number): Promise<SoundingName[]> {
    return (await this.current()).sharing(pieces, most);
  }

  /** Names that nobody bears any more. */
  async forget(ids: readonly number[]): Promise<void> {
    (await this.sounds)?.forget(ids);
  }

  private current(): Promise<NameSounds> {
    const known = this.sounds;
    if (!known) return this.take(() => this.readAll());
    if (performance.now() - this.readAllAt > KEPT_MS) this.renew();
    if (!this.isBehind) return known;
    return this.take(async () => {
      const sounds = await known;
      sounds.remember();
      return this.readFrom(sounds, Math.max(0, sounds.last - LOOKED_BACK));
    });
  }

  private take(read: () => Promise<NameSounds>): Promise<NameSounds> {
    this.isBehind = false;
    const sounds = read();
    this.sounds = sounds;
    sounds.catch(() => {
      if (this.sounds === sounds) this.sounds = undefined;
    });
    return sounds;
  }

  /** While the former ones still serve. What changes meanwhile is read once more. */
  private renew(): void {
    this.readAll().then(
      (sounds) => {
        this.sounds = Promise.resolve(sounds);
        this.isBehind = true;
      },
      () => undefined,
    );
  }

  private async readAll(): Promise<NameSounds> {
    this.readAllAt = performance.now();
    const [newest] = await this.database.query<{ id: number | null }[]>('SELECT MAX(id) AS id FROM search_name');
    return this.readFrom(new NameSounds(), Math.max(0, (newest?.id ?? 0) - MOST_NAMES));
  }

  private async readFrom(sounds: NameSounds, after: number): Promise<NameSounds> {
    let last = after;
    let names: SoundingName[];
    do {
      names = await this.database.query<SoundingName[]>(
        'SELECT id, name, sound FROM search_name WHERE id > ? ORDER BY id LIMIT ?',
        [last, PAGE],
      );
      sounds.add(names);
      last = names.at(-1)?.id ?? last;
    } while (names.length === PAGE);
    return sounds;
  }
}
