import { Injectable } from '@nestjs/common';
import { Config, GiveUp } from '@wethi/platform';
import { handOver } from './hand-over';
import { SmsGateway, type Sms } from './sms-gateway';

interface Answer {
  phone_number_list?: { message_id?: string }[];
  bad_phone_number_list?: { number?: string; message?: string }[];
  error?: { code?: number; name?: string; description?: string };
}

/** Wrong parameter, sender name that is not registered: the same message would fail again. */
const HOPELESS = new Set([104, 106]);

/** ThaiBulkSMS, SMS version 2 (facts/integrations.md §7); codes go as corporate messages. */
@Injectable()
export class ThaiBulkSms extends SmsGateway {
  constructor(private readonly config: Config) {
    super();
  }

  async send({ tel, text }: Sms): Promise<string> {
    const { SMS_URL, SMS_KEY, SMS_SECRET, SMS_SENDER } = this.config;
    const credentials = Buffer.from(`${SMS_KEY}:${SMS_SECRET}`).toString('base64');
    const answer = await handOver('thaibulksms', `${SMS_URL}/sms`, {
      headers: { authorization: `Basic ${credentials}` },
      body: new URLSearchParams({ msisdn: tel, message: text, sender: SMS_SENDER, force: 'corporate' }),
    });
    return messageNumber((answer.body ?? {}) as Answer);
  }
}

function messageNumber({ phone_number_list, bad_phone_number_list, error }: Answer): string {
  const accepted = phone_number_list?.[0];
  if (accepted) return accepted.message_id ?? '';
  const [bad] = bad_phone_number_list ?? [];
  if (bad) throw new GiveUp(`phone number refused: ${bad.message ?? ''}`);
  const reason = `thaibulksms: ${error?.code ?? ''} ${error?.description ?? 'no usable answer'}`;
  throw HOPELESS.has(error?.code ?? 0) ? new GiveUp(reason) : new Error(reason);
}
