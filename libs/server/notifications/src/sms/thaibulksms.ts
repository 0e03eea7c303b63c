import { Injectable, Logger } from '@nestjs/common';
import { Config, GiveUp } from '@wethi/platform';
import { callService } from '../chat/service-call';
import { SmsGateway } from './sms-gateway';

interface ProviderResponse {
  phone_number_list?: unknown[];
  error?: { code?: number; name?: string; description?: string };
}

/** No fault of the message: the shop's key, what it has paid for, or the name that it sends under. */
const ABOUT_SHOP = { statuses: [401, 402, 403], names: /AUTH|CREDIT|SENDER/i };

/** ThaiBulkSMS, SMS v2 (facts/integrations.md §7). */
@Injectable()
export class ThaiBulkSms extends SmsGateway {
  private readonly logger = new Logger(ThaiBulkSms.name);

  constructor(private readonly config: Config) {
    super();
  }

  /** `corporate` messages are not charged when they cannot be delivered; the text never reaches a log. */
  async send(tel: string, text: string, signal: AbortSignal): Promise<void> {
    const { SMS_URL, SMS_KEY, SMS_SECRET, SMS_SENDER } = this.config;
    const { status, body } = await callService('thaibulksms', `${SMS_URL}/sms`, {
      method: 'POST',
      headers: { authorization: `Basic ${Buffer.from(`${SMS_KEY}:${SMS_SECRET}`).toString('base64')}` },
      body: new URLSearchParams({ msisdn: tel, message: text, sender: SMS_SENDER, force: 'corporate' }),
      signal,
    });
    const response = (body ?? {}) as ProviderResponse;
    if (status >= 400) this.refuse(status, response);
    if (!response.phone_number_list?.length) throw new GiveUp('SMS: the number is refused');
  }

  /** Everybody waits for codes, so a wrong key or an empty account is worth an alarm; once it is put right, messages still leave. */
  private refuse(status: number, { error }: ProviderResponse): never {
    const reason = `SMS: ${status} ${error?.code ?? ''} ${error?.description ?? 'no reason given'}`;
    this.logger.error(reason);
    const isAboutShop = ABOUT_SHOP.statuses.includes(status) || ABOUT_SHOP.names.test(error?.name ?? '');
    throw isAboutShop ? new Error(reason) : new GiveUp(reason);
  }
}
