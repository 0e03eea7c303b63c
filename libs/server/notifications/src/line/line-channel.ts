import { createHash } from 'node:crypto';
import { Injectable, Logger } from '@nestjs/common';
import { callProvider, Config, GiveUp, ProviderUnreachable, TryLater, type ProviderResponse } from '@wethi/platform';

const WAIT_S = 30;

/** What LINE says when it says no. */
interface Refusal {
  message?: string;
  details?: { message?: string; property?: string }[];
}

/**
 * The shop's official account, by the push message of the Messaging API
 * (developers.line.biz/en/reference/messaging-api/#send-push-message and /docs/messaging-api/retrying-api-request).
 */
@Injectable()
export class LineChannel {
  private readonly logger = new Logger(LineChannel.name);

  constructor(private readonly config: Config) {}

  /**
   * Hands one message over. Somebody who is no friend of the account, or blocks it, gets nothing, and LINE says so to nobody; a
   * person whom the channel cannot know is settled as well.
   * @param to what LINE Login calls them: the same in both channels while one provider owns them
   * @param key stable over retries, for a day: with it LINE takes the message once
   * @throws GiveUp when another try cannot help, TryLater when asked to wait, any other error to be tried again
   */
  async push(to: string, text: string, key: string, signal: AbortSignal): Promise<void> {
    const { status, body } = await this.post({ to, messages: [{ type: 'text', text }] }, key, signal);
    // 409: an earlier try was taken, and only its answer was lost.
    if (status < 400 || status === 409) return;
    const refusal = (body ?? {}) as Refusal;
    if (status === 400 && isAboutWhom(refusal)) return;
    this.refuse(`LINE: ${status} ${refusal.message ?? 'no reason given'}`);
  }

  private async post(message: object, key: string, signal: AbortSignal): Promise<ProviderResponse> {
    const { LINE_API_URL, LINE_MESSAGE_TOKEN } = this.config;
    try {
      return await callProvider('line', `${LINE_API_URL}/v2/bot/message/push`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${LINE_MESSAGE_TOKEN}`,
          'content-type': 'application/json',
          'x-line-retry-key': uuidOf(key),
        },
        body: JSON.stringify(message),
        signal,
        retries: false,
      });
    } catch (error) {
      if (!(error instanceof ProviderUnreachable) || error.status !== 429) throw error;
      const { message: reason = '' } = (error.answer ?? {}) as Refusal;
      // The same status says that calls come too fast, and that the account's messages of this month are used up.
      if (reason.includes('monthly limit')) this.refuse(`LINE: ${reason}`);
      throw new TryLater(error.retryAfter ?? WAIT_S);
    }
  }

  /** A wrong token or a used-up month concerns everybody who waits, so it is worth an alarm. */
  private refuse(reason: string): never {
    this.logger.error(reason);
    throw new GiveUp(reason);
  }
}

function isAboutWhom({ message = '', details = [] }: Refusal): boolean {
  return (
    message.includes("The property, 'to'") ||
    message.includes('Failed to send messages') ||
    details.some(({ property }) => property === 'to')
  );
}

/** LINE's retry keys are UUIDs. */
function uuidOf(key: string): string {
  const hex = createHash('sha256').update(key).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join('-');
}
