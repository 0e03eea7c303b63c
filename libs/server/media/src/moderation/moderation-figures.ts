import { Injectable } from '@nestjs/common';
import { type Actor, Clock, Database, limitToBand } from '@wethi/platform';
import { LiveStreamingMute } from '../chat/live-streaming-mute.entity';
import { ModerationFigures } from './moderation-figures.dto';
import { SOURCES, type Source } from './sources';

const WEEK_MS = 7 * 86_400_000;

/** How much there is to judge, and how much there was in a week. */
@Injectable()
export class ModerationCounts {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Of what the caller's bands see. */
  async of(actor: Actor): Promise<ModerationFigures> {
    const since = new Date(this.clock.now().getTime() - WEEK_MS);
    const [chat, songs, muted] = await Promise.all([
      this.ofSource(SOURCES.chat, since, actor),
      this.ofSource(SOURCES.songs, since, actor),
      this.muted(since, actor),
    ]);
    return {
      waiting: chat.waiting + songs.waiting,
      reported: chat.reported + songs.reported,
      week: {
        written: chat.written + songs.written,
        held: chat.held + songs.held,
        passed: chat.passed + songs.passed,
        removed: chat.removed + songs.removed,
        muted,
      },
    };
  }

  private async ofSource(source: Source, since: Date, actor: Actor) {
    const { name } = source;
    const waiting = this.rows(source, actor).andWhere(`row.${name}_waits = 'Y'`);
    const reported = this.rows(source, actor).andWhere(`row.${name}_reports > 0 AND row.${name}_status <> 'removed'`);
    const week = this.rows(source, actor)
      // Both values, so that the index by moment is one that can be used.
      .andWhere(`row.${name}_waits IN ('Y', 'N') AND row.create_at >= :since`, { since })
      .select('COUNT(*)', 'written')
      .addSelect(`COUNT(row.${name}_reason)`, 'held')
      .addSelect(`COUNT(IF(row.${name}_status = 'shown', row.${name}_reason, NULL))`, 'passed')
      .addSelect(`COUNT(IF(row.${name}_status = 'removed', 1, NULL))`, 'removed')
      .getRawOne<Record<'written' | 'held' | 'passed' | 'removed', string>>();
    const [waits, reports, counts] = await Promise.all([waiting.getCount(), reported.getCount(), week]);
    const number = (column: 'written' | 'held' | 'passed' | 'removed') => Number(counts?.[column] ?? 0);
    return {
      ...{ waiting: waits, reported: reports, written: number('written'), held: number('held') },
      ...{ passed: number('passed'), removed: number('removed') },
    };
  }

  private async muted(since: Date, actor: Actor): Promise<number> {
    const mutes = this.database.manager.createQueryBuilder(LiveStreamingMute, 'row');
    mutes.where('row.create_at >= :since', { since }).select('COUNT(DISTINCT row.user_id)', 'people');
    limitToBand(mutes, LiveStreamingMute, actor);
    return Number((await mutes.getRawOne<{ people: string }>())?.people ?? 0);
  }

  private rows({ entity }: Source, actor: Actor) {
    const rows = this.database.manager.createQueryBuilder(entity, 'row');
    limitToBand(rows, entity, actor);
    return rows;
  }
}
