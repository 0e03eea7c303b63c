import { Injectable } from '@nestjs/common';
import { sendNews, sendNewsLetter, sendPush } from '@wethi/accounts';
import { ROOM_REMINDER_MINUTES } from '@wethi/contract';
import { bangkokTime, isDay } from '@wethi/format';
import { Clock, Config, Database, Outbox, Transactions } from '@wethi/platform';
import { sendLine } from '../line/send-line.job';
import { openSaleLetter, openSaleNotice, openSaleText, type OpenSale } from './open-sale';
import { waysTo, type Reachable, type Ways } from './ways';

/** So many in one transaction. */
const AT_ONCE = 200;
/** News that nobody got in these hours are none any more. */
const NEWS_MS = 20 * 3_600_000;

/** Of `product p`: it is waited for in a room, and its sale begins after a moment in Bangkok. */
const IN_ROOM = `(p.product_queue = 'Y' AND TIMESTAMP(p.product_queue_date, p.product_queue_sale) > ?)`;

interface Waiting extends Reachable {
  id: number;
  user_id: number;
  user_tel: string;
  is_told: number;
}

/** Tells who asked for it that a show is on sale, or that its waiting room opens in ten minutes: once, and by day (TELL-06). */
@Injectable()
export class TellOfSales {
  constructor(
    private readonly database: Database,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  async tellDue(): Promise<void> {
    await this.forgetOver();
    if (!isDay(bangkokTime(this.clock.now()).time)) return;
    for (const show of await this.opened()) {
      let told: number;
      do told = await this.transactions.run(() => this.tellSome(show));
      while (told === AT_ONCE);
    }
  }

  /** What was never on sale, or is over before it is day. */
  private async forgetOver(): Promise<void> {
    const over = await this.database.query<{ id: number }[]>(
      `SELECT p.id FROM (SELECT DISTINCT product_id FROM sale_reminder) r
         JOIN product p ON p.id = r.product_id WHERE p.product_status = 'end'`,
    );
    for (const { id } of over) await this.database.query('DELETE FROM sale_reminder WHERE product_id = ?', [id]);
  }

  /**
   * Those for which everybody can pay a price now, as `effectivePrice` of the catalogue has it, and those whose waiting room opens
   * in ten minutes.
   */
  private opened(): Promise<OpenSale[]> {
    const { date: today, time } = bangkokTime(this.clock.now());
    const now = `${today} ${time}`;
    return this.database.query(
      `SELECT p.id, p.band_id, p.product_title, p.product_url, p.product_img, b.band_name,
              s.stage_title, DATE_FORMAT(s.stage_date, '%Y-%m-%d') AS stage_date, s.stage_time_start,
              IF(${IN_ROOM}, p.product_queue_open, NULL) AS room_opens,
              IF(${IN_ROOM}, CONCAT(p.product_queue_date, 'T', p.product_queue_sale, '+07:00'), NULL) AS room_sells_at
         FROM (SELECT DISTINCT product_id FROM sale_reminder) r
         JOIN product p ON p.id = r.product_id JOIN band b ON b.id = p.band_id LEFT JOIN stage s ON s.id = p.stage_id
        WHERE p.product_disable = 'N' AND p.product_status IN ('sale', 'live', 'replay')
          AND (${IN_ROOM} OR p.product_price_list = 'N' OR EXISTS (
            SELECT 1 FROM product_price t WHERE t.product_id = p.id AND t.product_price_member = 'NL'
               AND (t.product_price_start IS NULL OR t.product_price_start <= ?)
               AND (t.product_price_to IS NULL OR t.product_price_to >= ?)))
          AND (NOT ${IN_ROOM} OR TIMESTAMP(p.product_queue_date, p.product_queue_open) <= ? + INTERVAL ? MINUTE)`,
      [now, now, now, today, today, now, now, ROOM_REMINDER_MINUTES],
    );
  }

  /** Whoever is blocked or has bought it already is told nothing, and waits no longer either. */
  private async tellSome(show: OpenSale): Promise<number> {
    const waiting = await this.database.query<Waiting[]>(
      `SELECT r.id, r.user_id, u.user_tel, IF(u.user_email_at IS NOT NULL, u.user_email, NULL) AS mail,
              u.user_status <> 'Block' AND NOT EXISTS (
                SELECT 1 FROM orders_open o WHERE o.user_id = u.id AND o.product_id = r.product_id AND o.gift_id = 0) AS is_told,
              EXISTS (SELECT 1 FROM user_social s WHERE s.user_id = u.id AND s.social_provider = 'line') AS is_linked,
              EXISTS (SELECT 1 FROM push_subscription b WHERE b.user_id = u.id) AS browsers,
              f.id IS NOT NULL AS follows, IFNULL(f.band_follow_mail = 'Y', 0) AS follow_mail,
              IFNULL(f.band_follow_sms = 'Y', 0) AS follow_sms, IFNULL(f.band_follow_line = 'Y', 0) AS follow_line,
              IFNULL(f.band_follow_push = 'Y', 0) AS follow_push
         FROM sale_reminder r JOIN user u ON u.id = r.user_id
         LEFT JOIN band_follow f ON f.user_id = u.id AND f.band_id = ?
        WHERE r.product_id = ? ORDER BY r.id LIMIT ? FOR UPDATE`,
      [show.band_id, show.id, AT_ONCE],
    );
    if (waiting.length === 0) return 0;
    await this.database.query('DELETE FROM sale_reminder WHERE id IN (?)', [waiting.map(({ id }) => id)]);
    const told = waiting.filter(({ is_told }) => is_told > 0).map((who) => ({ who, ways: this.waysTo(who) }));
    for (const { who, ways } of told) await this.tell(who, ways, show);
    await this.push(
      told.filter(({ ways }) => ways.push).map(({ who }) => who.user_id),
      show,
    );
    return waiting.length;
  }

  private waysTo(who: Waiting): Ways {
    return waysTo(who, Boolean(this.config.LINE_MESSAGE_TOKEN));
  }

  /** That they waited is forgotten in the same transaction, so that nobody is told twice. */
  private async tell({ user_id, user_tel: tel, mail }: Waiting, ways: Ways, show: OpenSale): Promise<void> {
    const { PUBLIC_URL } = this.config;
    const text = openSaleText(show, PUBLIC_URL);
    const until = this.until(show);
    if (ways.mail && mail)
      await this.outbox.add(sendNewsLetter, { to: mail, letter: openSaleLetter(show, PUBLIC_URL), until });
    if (ways.sms) await this.outbox.add(sendNews, { tel, text, until });
    if (ways.line) await this.outbox.add(sendLine, { user_id, text, until });
  }

  private async push(users: readonly number[], show: OpenSale): Promise<void> {
    if (users.length === 0) return;
    const browsers = await this.database.query<{ id: number }[]>(
      'SELECT id FROM push_subscription WHERE user_id IN (?)',
      [users],
    );
    for (const { id } of browsers)
      await this.outbox.add(sendPush, { push_subscription_id: id, ...openSaleNotice(show), until: this.until(show) });
  }

  /** What has not left by then is news no more (docs/decisions/0108). */
  private until({ room_sells_at }: OpenSale): string {
    return new Date(room_sells_at ?? this.clock.now().getTime() + NEWS_MS).toISOString();
  }
}
