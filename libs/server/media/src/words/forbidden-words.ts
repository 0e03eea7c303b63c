import { Injectable } from '@nestjs/common';
import { Changes, Database, type Kept } from '@wethi/platform';
import { wordPattern } from './chat-text';
import { Holding } from './holding';
import { LiveStreamingWord } from './live-streaming-word.entity';

type Row = Pick<LiveStreamingWord, 'live_streaming_id' | 'live_streaming_word'>;
type Patterns = ReadonlyMap<number | null, RegExp | undefined>;

interface Known {
  /** Of each show with words of its own, and of all others, those of all shows among them. */
  together: Patterns;
  /** Of each show with words of its own, without those of all shows. */
  own: Patterns;
}

/** The words that hold a show's messages, kept until somebody changes the list. */
@Injectable()
export class ForbiddenWords {
  private readonly patterns: Kept<Known>;

  constructor(
    private readonly database: Database,
    private readonly holding: Holding,
    changes: Changes,
  ) {
    this.patterns = changes.keep([LiveStreamingWord.name], () => this.read());
  }

  /** Its own, and those of all shows where they hold messages; undefined for none. @param showId null for no show */
  async pattern(showId: number | null): Promise<RegExp | undefined> {
    const [{ together, own }, { hold_words }] = await Promise.all([this.patterns.get(), this.holding.rules()]);
    if (hold_words === 'N') return own.get(showId);
    return together.get(together.has(showId) ? showId : null);
  }

  private async read(): Promise<Known> {
    const rows = await this.database.query<Row[]>(
      'SELECT live_streaming_id, live_streaming_word FROM live_streaming_word',
    );
    const words = Map.groupBy(rows, ({ live_streaming_id }) => live_streaming_id);
    const common = words.get(null) ?? [];
    words.delete(null);
    const together = [...words].map(([id, own]) => [id, patternOf([...common, ...own])] as const);
    return {
      together: new Map([[null, patternOf(common)], ...together]),
      own: new Map([...words].map(([id, own]) => [id, patternOf(own)])),
    };
  }
}

function patternOf(rows: readonly Row[]): RegExp | undefined {
  return wordPattern(rows.map(({ live_streaming_word }) => live_streaming_word));
}
