import { Injectable } from '@nestjs/common';
import { UserSocial } from '@wethi/accounts';
import { Clock, Database, defineJob, GiveUp, JobHandler, type JobContext } from '@wethi/platform';
import { requireDay } from '../hours/require-day';
import { LineChannel } from './line-channel';

export interface LineMessage {
  user_id: number;
  text: string;
  /** When it is of no use any more: LINE knows a message again for a day. */
  until: string;
}

/** A message to the LINE account that somebody linked, by day. */
export const sendLine = defineJob<LineMessage>('send-line', { lane: 'news', timeout: '15s', unrepeatable: true });

/** Who they are at LINE is read when it is sent: whoever unlinked it meanwhile gets nothing. */
@Injectable()
export class SendLine {
  constructor(
    private readonly database: Database,
    private readonly channel: LineChannel,
    private readonly clock: Clock,
  ) {}

  @JobHandler(sendLine)
  async send({ user_id, text, until }: LineMessage, { key, signal }: JobContext): Promise<void> {
    if (new Date(until) < this.clock.now()) throw new GiveUp(`LINE: of no use after ${until}`);
    requireDay(this.clock.now());
    const link = await this.database.manager.findOneBy(UserSocial, { user_id, social_provider: 'line' });
    if (link) await this.channel.push(link.social_subject, text, key, signal);
  }
}
