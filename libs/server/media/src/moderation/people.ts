import { Injectable, type Type } from '@nestjs/common';
import { User } from '@wethi/accounts';
import { DAY_MS } from '@wethi/format';
import { Orders } from '@wethi/orders';
import { type Actor, Clock, Database, limitToBand, type RecordEntity, refuse } from '@wethi/platform';
import { viewerName } from '../audience/viewer-name';
import { LiveStreamingMute } from '../chat/live-streaming-mute.entity';
import type { PersonWritten } from './person.dto';
import { SOURCES, type Source } from './sources';
import { WrittenList } from './written-list';

const NOTABLE = 3;

/** Who somebody is to those who judge what they write (WATCH-05). */
@Injectable()
export class People {
  constructor(
    private readonly database: Database,
    private readonly list: WrittenList,
    private readonly clock: Clock,
  ) {}

  /** Of what the caller's bands see. @throws Refusal NOT_FOUND also for who wrote nothing there */
  async of(userId: number, actor: Actor): Promise<PersonWritten> {
    const user = await this.database.manager.findOneBy(User, { id: userId });
    const [chat, songs] = [
      await this.countsOf(SOURCES.chat, userId, actor),
      await this.countsOf(SOURCES.songs, userId, actor),
    ];
    const written = chat.written + songs.written;
    if (!user || written === 0) throw refuse('NOT_FOUND');
    const approved = this.rowsOf(Orders, userId, actor).andWhere("row.orders_status = 'approve'");
    return {
      user_nickname: viewerName(user),
      since: user.create_at,
      bought: await approved.getCount(),
      written,
      removed: chat.removed + songs.removed,
      mutes: await this.rowsOf(LiveStreamingMute, userId, actor).getCount(),
      lately: chat.lately + songs.lately,
      notable: await this.list.notable(userId, NOTABLE, actor),
    };
  }

  private async countsOf({ entity, name }: Source, userId: number, actor: Actor) {
    const since = new Date(this.clock.now().getTime() - DAY_MS);
    const counts = await this.rowsOf(entity, userId, actor)
      .select('COUNT(*)', 'written')
      .addSelect(`COUNT(IF(row.${name}_status = 'removed', 1, NULL))`, 'removed')
      .addSelect(`COUNT(IF(row.${name}_status <> 'removed' AND row.create_at >= :since, 1, NULL))`, 'lately')
      .setParameter('since', since)
      .getRawOne<Record<'written' | 'removed' | 'lately', string>>();
    const number = (column: 'written' | 'removed' | 'lately') => Number(counts?.[column] ?? 0);
    return { written: number('written'), removed: number('removed'), lately: number('lately') };
  }

  private rowsOf<Row extends RecordEntity>(entity: Type<Row>, userId: number, actor: Actor) {
    const rows = this.database.manager.createQueryBuilder(entity, 'row').where('row.user_id = :userId', { userId });
    limitToBand(rows, entity, actor);
    return rows;
  }
}
