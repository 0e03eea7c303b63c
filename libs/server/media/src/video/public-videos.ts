import { Injectable, Logger } from '@nestjs/common';
import { Clock, Database } from '@wethi/platform';

const KNOWN_MS = 10_000;

/** Videos that guests may watch, looked up at most every few seconds, however many guests watch. */
@Injectable()
export class PublicVideos {
  private readonly logger = new Logger(PublicVideos.name);
  private known: { until: number; ids: Promise<ReadonlySet<number>> } = { until: 0, ids: Promise.resolve(new Set()) };

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** While the database does not answer, what was known stands: nobody's picture stops. */
  async has(videoId: number): Promise<boolean> {
    const now = this.clock.now().getTime();
    if (this.known.until <= now) {
      const before = this.known;
      const ids = this.read().catch((error: unknown) => {
        this.logger.warn(`public videos unknown: ${String(error)}`);
        return before.until > 0 ? before.ids : new Set([videoId]);
      });
      this.known = { until: now + KNOWN_MS, ids };
    }
    return (await this.known.ids).has(videoId);
  }

  private async read(): Promise<ReadonlySet<number>> {
    const videos = this.database.sql.selectFrom('video').select('id').where('video_type', '=', 'teaser');
    const rows = await videos.where('video_disable', '=', 'N').execute();
    return new Set(rows.map(({ id }) => id));
  }
}
