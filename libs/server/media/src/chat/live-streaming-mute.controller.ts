import { Controller } from '@nestjs/common';
import { Clock, Resource, type Actor, type Input } from '@wethi/platform';
import { LiftedMutes } from './lifted-mutes';
import { LiveStreamingMute, MuteLength, ShownMute } from './live-streaming-mute.entity';
import { mutedUntil, requireMute } from './mute-rule';
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
    private readonly lifted: LiftedMutes,
  ) {
    super();
  }

  protected override async readBody(raw: unknown, actor?: Actor): Promise<Input<LiveStreamingMute>> {
    const { minutes, ...columns } = (await super.readBody(raw, actor)) as Input<LiveStreamingMute> & MuteLength;
    if (minutes === undefined) return columns;
    return { ...columns, live_streaming_mute_until: mutedUntil(minutes, this.clock.now()) };
  }

  protected override beforeSave(
    merged: LiveStreamingMute,
    _before: LiveStreamingMute | undefined,
    actor?: Actor,
  ): void {
    requireMute(merged, actor);
  }

  /** One that was changed is told as lifted: what stands now, the next message says. */
  protected override async afterSave(saved: LiveStreamingMute, before: LiveStreamingMute | undefined): Promise<void> {
    if (before) await this.lifted.tell(saved);
  }

  protected override afterRemove(mute: LiveStreamingMute): Promise<void> {
    return this.lifted.tell(mute);
  }

  protected override async decorate(rows: LiveStreamingMute[]): Promise<ShownMute[]> {
    const people = await this.writers.ofIds(rows.map(({ user_id }) => user_id));
    return rows.map((row) => ({ ...row, user_nickname: people.get(row.user_id)?.user_nickname ?? '' }));
  }
}
