import { Controller } from '@nestjs/common';
import { Clock, refuse, refuseField, Resource, type Actor, type Input } from '@wethi/platform';
import { LiveStreamingMute, MuteLength, ShownMute } from './live-streaming-mute.entity';
import { Writers } from '../audience/writers';

/** Who may not write in the chat for a while. */
@Controller()
export class LiveStreamingMuteController extends Resource(LiveStreamingMute, {
  path: 'liveStreamingMute',
  read: 'chat.moderate',
  write: 'chat.moderate',
  sort: 'id',
  lookups: { liveStreamingMuteByLiveStreamingId: ['live_streaming_id'] },
  fields: MuteLength,
  answer: ShownMute,
}) {
  constructor(
    private readonly clock: Clock,
    private readonly writers: Writers,
  ) {
    super();
  }

  protected override async readBody(raw: unknown, actor?: Actor): Promise<Input<LiveStreamingMute>> {
    const { minutes, ...columns } = (await super.readBody(raw, actor)) as Input<LiveStreamingMute> & MuteLength;
    if (minutes === undefined) return columns;
    return { ...columns, live_streaming_mute_until: new Date(this.clock.now().getTime() + minutes * 60_000) };
  }

  /** One of all shows ends by itself, and is not a band's to give. */
  protected override beforeSave(
    { live_streaming_id, live_streaming_mute_until }: LiveStreamingMute,
    _before: LiveStreamingMute | undefined,
    actor?: Actor,
  ): void {
    if (live_streaming_id !== null) return;
    if (actor?.kind !== 'personnel' || actor.role === 'band') throw refuse('NOT_ALLOWED');
    if (!live_streaming_mute_until) throw refuseField('minutes', 'กรุณาเลือกว่าพักนานเท่าไร');
  }

  protected override async decorate(rows: LiveStreamingMute[]): Promise<ShownMute[]> {
    const people = await this.writers.ofIds(rows.map(({ user_id }) => user_id));
    return rows.map((row) => ({ ...row, user_nickname: people.get(row.user_id)?.user_nickname ?? '' }));
  }
}
