import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Clock, Config, defineJob, JobHandler, Outbox, type JobContext } from '@wethi/platform';
import { Telegram } from '../chat/telegram';

export const setWebhook = defineJob<object>('set-telegram-webhook', { lane: 'chat', timeout: '30s' });

/** Tells Telegram on every start where presses go, so that a new address or secret needs no other step. */
@Injectable()
export class SetWebhook implements OnApplicationBootstrap {
  constructor(
    private readonly telegram: Telegram,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    private readonly config: Config,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    if (!this.config.TELEGRAM_WEBHOOK_SECRET) return;
    // Of several workers that start together one does it.
    const minute = Math.floor(this.clock.now().getTime() / 60_000);
    await this.outbox.add(setWebhook, {}, { dedupeKey: `${setWebhook.name}:${minute}` });
  }

  @JobHandler(setWebhook)
  async set(_: object, { signal }: JobContext): Promise<void> {
    const { PUBLIC_URL, TELEGRAM_WEBHOOK_SECRET } = this.config;
    await this.telegram.setWebhook(`${PUBLIC_URL}/api/telegramUpdate`, TELEGRAM_WEBHOOK_SECRET, signal);
  }
}
