import { Injectable } from '@nestjs/common';
import { BUYER_MESSAGE_WORDS, MEMBER_SOON_DAYS } from '@wethi/contract';
import { addDays, smsParts } from '@wethi/format';
import { Clock, Config, Database } from '@wethi/platform';
import type { BuyerMessage } from './buyer-message.entity';

/** What decides who gets a message, and in which ways. */
export type Wish = Pick<
  BuyerMessage,
  | 'buyer_message_to'
  | 'product_id'
  | 'buyer_message_approve'
  | 'buyer_message_wait'
  | 'buyer_message_gift'
  | 'buyer_message_sms'
  | 'buyer_message_mail'
  | 'buyer_message_one'
  | 'buyer_message_kind'
  | 'buyer_message_text'
>;

interface Candidate {
  user_id: number | null;
  tel: string;
  name: string | null;
  /** Null where it is not confirmed. */
  mail: string | null;
  blocked: number;
  agreed: number;
  /** Of the shop, without its address. */
  path: string;
}

export interface Copy {
  user_id: number | null;
  name: string;
  way: 'sms' | 'mail';
  to: string;
  text: string;
  parts: number;
}

export interface Recipients {
  people: number;
  /** Phones that stand in several orders, and accounts that are blocked. */
  left_out: number;
  /** Who would get an SMS, and who a letter, were it the only way. */
  by_sms: number;
  by_mail: number;
  /** Who agreed to news. */
  agreed: number;
  copies: Copy[];
}

/** Of `user u`: whether they agreed to news, null where nobody asked. */
export const AGREED_TO_NEWS = `(SELECT c.user_consent_given = 'Y' FROM user_consent c
  WHERE c.user_id = u.id AND c.user_consent_kind = 'news' ORDER BY c.id DESC LIMIT 1)`;
const PERSON = `COALESCE(NULLIF(u.user_nickname, ''), NULLIF(u.user_name, '')) AS name,
  IF(u.user_email_at IS NULL, NULL, u.user_email) AS mail, COALESCE(u.user_status = 'Block', 0) AS blocked,
  COALESCE(${AGREED_TO_NEWS}, 0) AS agreed`;
const BUYERS = `SELECT u.id AS user_id, u.user_tel AS tel, ${PERSON}, CONCAT('/order/', o.order_no) AS path
  FROM orders_detail d JOIN orders o ON o.id = d.orders_id AND o.gift_id IS NULL AND o.orders_status IN (?)
  JOIN user u ON u.id = o.user_id AND u.user_deleted_at IS NULL
 WHERE d.product_id = ? AND d.orders_refund_id IS NULL GROUP BY o.id ORDER BY o.id`;
/** Before a gift is taken, its phone may be nobody's. */
const GIVEN = `SELECT u.id AS user_id, COALESCE(u.user_tel, g.gift_tel) AS tel, ${PERSON}, CONCAT('/gift/', g.gift_code) AS path
  FROM gift g JOIN orders o ON o.gift_id = g.id AND o.orders_status = 'approve'
  LEFT JOIN user u ON u.id = g.gift_user_id OR (g.gift_user_id IS NULL AND u.user_tel = g.gift_tel)
 WHERE g.product_id = ? AND COALESCE(u.user_tel, g.gift_tel) IS NOT NULL
   AND (g.gift_sent_at IS NOT NULL OR g.gift_taken_at IS NOT NULL) GROUP BY g.id ORDER BY g.id`;
/** Whom a single ticket was sent to. */
const HOLDERS = `SELECT u.id AS user_id, COALESCE(u.user_tel, t.ticket_tel) AS tel, ${PERSON}, '/tickets' AS path
  FROM orders_detail d JOIN orders o ON o.id = d.orders_id AND o.orders_status = 'approve'
  JOIN ticket t ON t.orders_detail_id = d.id AND t.ticket_tel IS NOT NULL
  LEFT JOIN user u ON u.id = t.ticket_user_id OR (t.ticket_user_id IS NULL AND u.user_tel = t.ticket_tel)
 WHERE d.product_id = ? AND d.orders_refund_id IS NULL GROUP BY d.id ORDER BY d.id`;
/** Whose last day is near; somebody in several groups once. */
const MEMBERS = `SELECT u.id AS user_id, u.user_tel AS tel, ${PERSON}, '/packageAll' AS path
  FROM member m JOIN user u ON u.id = m.user_id AND u.user_deleted_at IS NULL
 WHERE m.member_end BETWEEN ? AND ? GROUP BY u.id ORDER BY u.id`;
const NAMELESS = 'ลูกค้าเวที';

/** Who gets a message, in which way, and in which words. */
@Injectable()
export class FindRecipients {
  constructor(
    private readonly database: Database,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  async of(wish: Wish): Promise<Recipients> {
    const found = await this.candidates(wish);
    const byPhone = new Map(found.filter(({ blocked }) => !blocked).map((person) => [person.tel, person]));
    const everybody = [...byPhone.values()];
    const agreed = everybody.filter((person) => person.agreed);
    const reached = wish.buyer_message_kind === 'news' ? agreed : everybody;
    const copies = reached.flatMap((person) => this.copiesOf(person, wish));
    return {
      people: new Set(copies.map(({ user_id, to }) => user_id ?? to)).size,
      left_out: found.length - everybody.length,
      by_sms: reached.length,
      by_mail: reached.filter(({ mail }) => mail).length,
      agreed: agreed.length,
      copies,
    };
  }

  /** What a person reads. */
  words(text: string, name: string | null, path: string): string {
    const link = `${this.config.PUBLIC_URL}${path}`;
    return text.replaceAll(BUYER_MESSAGE_WORDS.name, name ?? NAMELESS).replaceAll(BUYER_MESSAGE_WORDS.link, link);
  }

  private async candidates(wish: Wish): Promise<Candidate[]> {
    if (wish.buyer_message_to === 'members') {
      const today = this.clock.today();
      return this.database.query<Candidate[]>(MEMBERS, [today, addDays(today, MEMBER_SOON_DAYS)]);
    }
    const statuses = [wish.buyer_message_approve === 'Y' && 'approve', wish.buyer_message_wait === 'Y' && 'wait'];
    const wanted = statuses.filter(Boolean);
    const buyers = wanted.length === 0 ? [] : await this.database.query<Candidate[]>(BUYERS, [wanted, wish.product_id]);
    const given = wish.buyer_message_gift === 'Y' ? await this.given(wish.product_id) : [];
    // The later of two with one phone holds: who bought for themselves, and their last order.
    return [...given, ...buyers];
  }

  private async given(productId: number | null): Promise<Candidate[]> {
    const holders = await this.database.query<Candidate[]>(HOLDERS, [productId]);
    return [...holders, ...(await this.database.query<Candidate[]>(GIVEN, [productId]))];
  }

  private copiesOf(person: Candidate, wish: Wish): Copy[] {
    const { user_id, tel, name, mail, path } = person;
    const text = this.words(wish.buyer_message_text, name, path);
    const shared = { user_id, name: name ?? NAMELESS, text };
    const letter: Copy[] =
      wish.buyer_message_mail === 'Y' && mail ? [{ ...shared, way: 'mail', to: mail, parts: 0 }] : [];
    const isEnough = wish.buyer_message_one === 'Y' && letter.length > 0;
    if (wish.buyer_message_sms !== 'Y' || isEnough) return letter;
    return [...letter, { ...shared, way: 'sms', to: tel, parts: smsParts(text) }];
  }
}
