import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { keptAccountOf, sendNotice } from '@wethi/accounts';
import { Product } from '@wethi/catalog';
import {
  type Actor,
  Clock,
  Config,
  Database,
  limit,
  Outbox,
  RateLimits,
  refuse,
  refuseField,
  Transactions,
} from '@wethi/platform';
import { renewGiftTickets } from './renew-gift-tickets';
import { tellGift } from './tell-gift';
import { GiftCard, OwnGift, type SaveGift } from './gift.dto';
import { Gift, isTaken } from './gift.entity';

const saveLimit = limit({ key: 'gift-save', points: 60, per: '1d' });
/** Each other phone of a paid gift is an SMS to somebody who did not ask for it. */
const phoneLimit = limit({ key: 'gift-phone', points: 5, per: '1d' });

const CODE_BYTES = 12;
/** A wish beyond is a slip of the finger. */
const LATEST_SENDING_MS = 366 * 86_400_000;
const OWN_PHONE = 'เบอร์นี้เป็นเบอร์ของคุณเอง กรุณาใส่เบอร์ของผู้รับ หรือเลือก ซื้อดูเอง';

type CardFacts = Pick<Gift, 'user_id' | 'gift_user_id' | 'gift_taken_at' | 'gift_tel'> & { paid: number };

/** Shows bought for a phone: made and changed by their giver, taken by whoever has the phone (BUY-18; docs/decisions/0045). */
@Injectable()
export class Gifts {
  constructor(
    private readonly database: Database,
    private readonly transactions: Transactions,
    private readonly limits: RateLimits,
    private readonly outbox: Outbox,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  /** Whether a phone is known, or has the show, is told to nobody. @throws Refusal NOT_FOUND, INVALID_INPUT, GIFT_TAKEN, TOO_MANY */
  async save(actor: Actor, { id, ...wish }: SaveGift): Promise<OwnGift> {
    await this.limits.consume(saveLimit, actor.id);
    const kept = await keptAccountOf(this.database, wish.gift_tel);
    if ((kept?.user_tel ?? wish.gift_tel) === (await this.phoneOf(actor.id))) throw refuseField('gift_tel', OWN_PHONE);
    if ((wish.gift_send_at?.getTime() ?? 0) > this.clock.now().getTime() + LATEST_SENDING_MS)
      throw refuseField('gift_send_at', 'กรุณาเลือกวันส่งภายใน 1 ปี');
    const columns = {
      gift_tel: wish.gift_tel,
      gift_message: wish.gift_message ?? null,
      gift_from: wish.gift_from ?? null,
      gift_send_at: wish.gift_send_at ?? null,
      // Of a phone whose account was merged into another one: nobody signs in with it.
      gift_user_id: kept?.id ?? null,
    };
    if (id !== undefined) return this.change(actor, id, columns);
    const product = await this.database.manager.findOneBy(Product, { id: wish.product_id });
    if (!product) throw refuse('NOT_FOUND');
    const gift = { ...columns, user_id: actor.id, product_id: product.id, gift_code: newCode() };
    return this.own(actor, await this.database.insert(Gift, gift));
  }

  /** @throws Refusal NOT_FOUND */
  async own({ id: user_id }: Actor, id: number): Promise<OwnGift> {
    const gift = await this.database.manager.findOneBy(Gift, { id, user_id });
    if (!gift) throw refuse('NOT_FOUND');
    const sql = 'SELECT order_no FROM orders WHERE gift_id = ? ORDER BY id DESC LIMIT 1';
    const [order] = await this.database.query<{ order_no: string }[]>(sql, [id]);
    return shownToGiver(gift, order?.order_no ?? null);
  }

  /** What the link shows, to whom else it may have been passed on to, too. @throws Refusal NOT_FOUND */
  async card(code: string, actor: Actor | undefined): Promise<GiftCard> {
    const [row] = await this.database.query<(GiftCard & CardFacts)[]>(
      `SELECT g.gift_message, g.gift_from, g.user_id, g.gift_user_id, g.gift_taken_at, g.gift_tel, p.id AS product_id, p.product_title,
          p.product_url, p.product_img, p.product_status, p.product_format, b.band_name, s.stage_date, s.stage_time_start,
          EXISTS (SELECT 1 FROM orders a WHERE a.gift_id = g.id AND a.orders_status = 'approve') AS paid
         FROM gift g JOIN product p ON p.id = g.product_id JOIN band b ON b.id = p.band_id
         LEFT JOIN stage s ON s.id = p.stage_id
        WHERE g.gift_code = ?
          AND EXISTS (SELECT 1 FROM orders o WHERE o.gift_id = g.id AND o.orders_status IN ('approve', 'refund'))`,
      [code],
    );
    if (!row) throw refuse('NOT_FOUND');
    const { user_id, gift_user_id, gift_taken_at, gift_tel, paid, ...shown } = row;
    const me = actor?.kind === 'user' ? actor.id : undefined;
    const isMine =
      me !== undefined && (gift_user_id === null ? gift_tel === (await this.phoneOf(me)) : gift_user_id === me);
    const state = isTaken({ gift_taken_at }) ? 'taken' : 'open';
    return { ...shown, is_mine: isMine, is_given: user_id === me, gift_state: paid ? state : 'gone' };
  }

  /**
   * From now on it is the caller's, whatever becomes of the phone, and its giver hears of it. Taking it again changes nothing.
   * @throws Refusal NOT_FOUND to whoever has another phone, GIFT_TAKEN, GIFT_GONE
   */
  async take(actor: Actor, code: string): Promise<void> {
    await this.transactions.run(async () => {
      const [gift] = await this.database.query<(Gift & { product_title: string })[]>(
        `SELECT g.*, p.product_title FROM gift g JOIN product p ON p.id = g.product_id WHERE g.gift_code = ? FOR UPDATE`,
        [code],
      );
      if (!gift) throw refuse('NOT_FOUND');
      const isMine = gift.gift_user_id === actor.id;
      if (isMine && isTaken(gift)) return;
      if (!isMine) {
        if (gift.gift_tel === null || gift.gift_tel !== (await this.phoneOf(actor.id))) throw refuse('NOT_FOUND');
        if (gift.gift_user_id !== null) throw refuse('GIFT_TAKEN');
      }
      const sql = "SELECT order_no FROM orders WHERE gift_id = ? AND orders_status = 'approve' LIMIT 1 FOR UPDATE";
      const [order] = await this.database.query<{ order_no: string }[]>(sql, [gift.id]);
      if (!order) throw refuse('GIFT_GONE');
      await this.database.update(Gift, gift.id, { gift_user_id: actor.id, gift_taken_at: this.clock.now() });
      const tel = await this.phoneOf(gift.user_id);
      const text = `เวที: ผู้รับเปิดของขวัญ “${gift.product_title.slice(0, 40)}” ที่คุณส่งแล้ว ${this.config.PUBLIC_URL}/order/${order.order_no}`;
      if (tel) await this.outbox.add(sendNotice, { tel, text }, { dedupeKey: `gift-taken-${gift.id}` });
    });
  }

  private async change(
    actor: Actor,
    id: number,
    columns: Pick<Gift, 'gift_tel' | 'gift_message' | 'gift_from' | 'gift_send_at' | 'gift_user_id'>,
  ): Promise<OwnGift> {
    await this.transactions.run(async () => {
      const sql = 'SELECT * FROM gift WHERE id = ? AND user_id = ? FOR UPDATE';
      const [gift] = await this.database.query<Gift[]>(sql, [id, actor.id]);
      if (!gift) throw refuse('NOT_FOUND');
      if (isTaken(gift)) throw refuse('GIFT_TAKEN');
      const isOther = gift.gift_tel !== columns.gift_tel;
      const wasSent = gift.gift_sent_at !== null;
      if (isOther && wasSent) await this.limits.consume(phoneLimit, actor.id);
      // The link that was sent to the wrong phone opens nothing any more, and the other phone is told at once.
      const renewed = isOther ? { gift_code: newCode(), gift_sent_at: null } : { gift_user_id: gift.gift_user_id };
      const kept = wasSent ? { gift_send_at: gift.gift_send_at } : {};
      await this.database.update(Gift, id, { ...columns, ...kept, ...renewed });
      if (isOther) await renewGiftTickets(this.database, id, this.clock.now());
      await this.outbox.add(tellGift, { gift_id: id });
    });
    return this.own(actor, id);
  }

  private async phoneOf(userId: number): Promise<string | undefined> {
    const [user] = await this.database.query<{ user_tel: string }[]>('SELECT user_tel FROM user WHERE id = ?', [
      userId,
    ]);
    return user?.user_tel;
  }
}

function newCode(): string {
  return randomBytes(CODE_BYTES).toString('base64url');
}

function shownToGiver(
  { user_id: _, gift_user_id: __, create_at: ___, ...shown }: Gift,
  order_no: string | null,
): OwnGift {
  return { ...shown, order_no };
}
