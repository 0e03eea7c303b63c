import { appendFileSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * A bounded list, oldest first, kept in memory and as one JSON object a line in a file, so that it survives a restart.
 * A line with an id that was seen before replaces the earlier entry.
 */
export class Journal<Entry extends { id: number }> {
  private readonly entries = new Map<number, Entry>();
  private lines = 0;
  private lastId = 0;

  constructor(
    private readonly file: string,
    private readonly limit: number,
    private readonly onDropped: (entry: Entry) => void = () => {},
  ) {
    mkdirSync(dirname(file), { recursive: true });
    if (existsSync(file)) this.load();
  }

  all(): Entry[] {
    return [...this.entries.values()];
  }

  get(id: number): Entry | undefined {
    return this.entries.get(id);
  }

  /** The highest id ever stored, 0 when there was none. */
  get newestId(): number {
    return this.lastId;
  }

  append(draft: Omit<Entry, 'id'>, id = this.lastId + 1): Entry {
    const entry = { id, ...draft } as unknown as Entry; // a spread Omit of a generic type is not known as the type itself
    this.write(entry);
    return entry;
  }

  replace(entry: Entry): void {
    if (this.entries.has(entry.id)) this.write(entry);
  }

  clear(): void {
    for (const entry of this.entries.values()) this.onDropped(entry);
    this.entries.clear();
    this.rewrite();
  }

  private write(entry: Entry): void {
    this.keep(entry);
    appendFileSync(this.file, `${JSON.stringify(entry)}\n`);
    this.lines += 1;
    if (this.lines > this.limit * 2) this.rewrite();
  }

  private keep(entry: Entry): void {
    this.entries.set(entry.id, entry);
    this.lastId = Math.max(this.lastId, entry.id);
    const oldest = this.entries.size > this.limit ? this.entries.values().next().value : undefined;
    if (!oldest) return;
    this.entries.delete(oldest.id);
    this.onDropped(oldest);
  }

  private load(): void {
    for (const line of readFileSync(this.file, 'utf8').split('\n')) {
      const entry = parseLine<Entry>(line);
      if (entry) this.keep(entry);
    }
    this.rewrite();
  }

  private rewrite(): void {
    const text = this.all().map((entry) => `${JSON.stringify(entry)}\n`);
    writeFileSync(`${this.file}.new`, text.join(''));
    renameSync(`${this.file}.new`, this.file);
    this.lines = text.length;
  }
}

/** A process that was killed while writing leaves half a line: it is passed over. */
function parseLine<Entry>(line: string): Entry | undefined {
  try {
    return line ? (JSON.parse(line) as Entry) : undefined;
  } catch {
    return undefined;
  }
}
