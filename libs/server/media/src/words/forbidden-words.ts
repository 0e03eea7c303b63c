import { Injectable } from '@nestjs/common';
import { Changes, Database, type Kept } from '@wethi/platform';
import { wordPattern } from './chat-text';
import { LiveStreamingWord } from './live-streaming-word.entity';

type Row = Pick<LiveStreamingWord, 'live_streaming_id' | 'live_streaming_word'>;
type Patterns = ReadonlyMap<number | null, RegExp | undefined>;

/** The words that hold a show's messages, kept until somebody changes the list. */
@Injectable()
export class ForbiddenWords {
  private readonly patterns: Kept<Patterns>;

  constructor(
    private readonly database: Database,
    changes: Changes,
  ) {
    this.patterns = changes.keep([LiveStreamingWord.name], () => this.read());
  }

  /** Those of all shows and its own; undefined for none. @param showId null for those of all shows alone */
  async pattern(showId: number | null): Promise<RegExp | undefined> {
    const patterns = await this.patterns.get();
    return patterns.get(patterns.has(showId) ? showId : null);
  }

  /** A pattern for each show with words of its own, and one for all others. */
  private async read(): Promise<Patterns> {
    const rows = await this.database.query<Row[]>(
      'SELECT live_streaming_id, live_streaming_word FROM live_streaming_word',
    );
    const words = Map.groupBy(rows, ({ live_streaming_id }) => live_streaming_id);
    const common = words.get(null) ?? [];
    const patternOf = (own: readonly Row[]) =>
      wordPattern([...common, ...own].map(({ live_streaming_word }) => live_streaming_word));
    const patterns = new Map<number | null, RegExp | undefined>([[null, patternOf([])]]);
    for (const [id, own] of words) if (id !== null) patterns.set(id, patternOf(own));
    return patterns;
  }
}
