import { Injectable } from '@nestjs/common';
import { sendNotice, sendSms } from '@wethi/accounts';
import { bangkokTime, clockTime } from '@wethi/format';
import { tellPlace } from '@wethi/orders';
import { Config, Database, JobHandler, Outbox, Transactions, type JobContext, type PayloadOf } from '@wethi/platform';
import { shortName } from './wording/short-name';

/** Words the SMS about a place that is held for somebody. */
@Injectable()
export class TellPlace {
  constructor(
    private readonly database: Database,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
    private readonly config: Config,
  ) {}

  @JobHandler(tellPlace)
  async tell({ product_id, user_id, kind, until }: PayloadOf<typeof tellPlace>, { key }: JobContext): Promise<void> {
    const place = await this.database.sql
      .selectFrom('place_hold as h')
      .innerJoin('product as p', 'p.id', 'h.product_id')
      .innerJoin('user as u', 'u.id', 'h.user_id')
      .select(['u.user_tel', 'p.product_title', 'p.product_url'])
      .where('h.product_id', '=', product_id)
      .where('h.user_id', '=', user_id)
      .where('h.hold_state', '=', 'held')
      .executeTakeFirst();
    if (!place) return;
    const name = shortName(place.product_title);
    const time = clockTime(bangkokTime(until).time);
    const news = kind === 'turn' ? `ถึงคิวซื้อบัตร “${name}” แล้ว` : `มีบัตร “${name}” ให้คุณแล้ว`;
    const text = `เวที: ${news} ชำระเงินภายใน ${time} ที่ ${this.config.PUBLIC_URL}/waitingRoom/${place.product_url}`;
    // Somebody waits for their turn; an offer has longer.
    const sms = kind === 'turn' ? sendSms : sendNotice;
    const message = { tel: place.user_tel, text, until };
    await this.transactions.run(() => this.outbox.add(sms, message, { dedupeKey: `tell-place-${key}` }));
  }
}
