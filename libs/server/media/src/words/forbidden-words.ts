import { Injectable } from '@nestjs/common';
import { Changes, Database } from '@wethi/platform';
import { wordPattern } from './chat-text';
import { LiveStreamingWord } from './live-streaming-word.entity';

/** The words that hold a show's messages, kept until somebody changes the list. */
@Injectable()
export class ForbiddenWords {
  private readonly ofShow = new Map<number | null, Promise<RegExp | undefined>>();

  constructor(
    private readonly database: Database,
    changes: Changes,
  ) {
    changes.onChange((entity) => {
      if (entity === LiveStreamingWord.name) this.ofShow.clear();
    });
  }

  /** Those of all shows and its own; undefined for none. @param showId null for those of all shows alone */
  pattern(showId: number | null): Promise<RegExp | undefined> {
    const known = this.ofShow.get(showId);
    if (known) return known;
    const pattern = this.read(showId);
    this.ofShow.set(showId, pattern);
    pattern.catch(() => this.ofShow.delete(showId));
    return pattern;
  }

  private async read(showId: number | null): Promise<RegExp | undefined> {
    const rows = await this.database.query<{ live_streaming_word: string }[]>(
      'SELECT live_streaming_word FROM live_streaming_word WHERE live_streaming_id IS NULL OR live_streaming_id = ?',
      [showId],
    );
    return wordPattern(rows.map(({ live_streaming_word }) => live_streaming_word));
  }
}
