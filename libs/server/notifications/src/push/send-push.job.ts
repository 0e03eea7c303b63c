import { Injectable } from '@nestjs/common';
import { PushSubscription, pushKeys, pushServiceOf, sendPush, type Push } from '@wethi/accounts';
import { SUPPORT } from '@wethi/contract';
import {
  callProvider,
  Clock,
  Config,
  Database,
  GiveUp,
  JobHandler,
  ProviderUnreachable,
  TryLater,
  type JobContext,
} from '@wethi/platform';
import webPush from 'web-push';
import { requireDay } from '../hours/require-day';

/** News that nobody saw in a day are none any more. */
const TTL_S = 86_400;
const WAIT_S = 30;
/** The browser was taken away, or its owner withdrew the permission. */
const GONE = [404, 410];

/** Hands notices to the push services of browsers, encrypted for each. */
@Injectable()
export class SendPush {
  constructor(
    private readonly database: Database,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  @JobHandler(sendPush)
  async send({ push_subscription_id, until, ...notice }: Push, { signal }: JobContext): Promise<void> {
    const browser = await this.database.manager.findOneBy(PushSubscription, { id: push_subscription_id });
    if (!browser) return;
    const now = this.clock.now();
    const left = until === undefined ? TTL_S : Math.floor((Date.parse(until) - now.getTime()) / 1000);
    if (left <= 0) throw new GiveUp(`push: of no use after ${until}`);
    requireDay(now);
    const {
      push_subscription_endpoint: endpoint,
      push_subscription_p256dh: p256dh,
      push_subscription_auth: auth,
    } = browser;
    const vapidDetails = { subject: `mailto:${SUPPORT.email}`, ...pushKeys(this.config.PUSH_SECRET) };
    const request = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, JSON.stringify(notice), {
      vapidDetails,
      TTL: Math.min(TTL_S, left),
    });
    const { 'Content-Length': _, ...headers } = request.headers as Record<string, string>;
    const status = await this.post(endpoint, {
      method: 'POST',
      headers,
      body: request.body && new Uint8Array(request.body),
      signal,
    });
    if (GONE.includes(status))
      await this.database.query('DELETE FROM push_subscription WHERE id = ?', [push_subscription_id]);
    else if (status >= 400) throw new GiveUp(`push: ${status}`);
  }

  private async post(endpoint: string, request: RequestInit): Promise<number> {
    try {
      // Of a host that is a browser's own there would be a breaker each.
      const service = pushServiceOf(endpoint, this.config.PUSH_HOSTS) ?? 'unknown';
      const { status } = await callProvider(`push ${service}`, endpoint, { ...request, retries: false });
      return status;
    } catch (error) {
      if (!(error instanceof ProviderUnreachable) || error.status !== 429) throw error;
      throw new TryLater(error.retryAfter ?? WAIT_S);
    }
  }
}
