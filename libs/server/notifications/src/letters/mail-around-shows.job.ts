import { Injectable } from '@nestjs/common';
import { Consents, sendNewsLetter } from '@wethi/accounts';
import { LAST_DAY } from '@wethi/catalog';
import { addDays, bangkokTime, instantOf } from '@wethi/format';
import { mailAroundShows, SHOW_LETTERS, type ShowLetterKind } from '@wethi/media';
import { Clock, Config, Database, endOfDay, JobHandler, Outbox, Transactions } from '@wethi/platform';
import { ShowFiguresLookup, type KnownShow } from './show-figures';
import { showLetter, type ShowFacts } from './show-letter';

const AT_ONCE = 200;
/** A recording that appears later is no news any more. */
const REPLAY_DAYS = 3;
/** So long after a show its tickets are still bought, for a window of their own. */
const LATE_DAYS = 60;
/** What is about to begin is told at night, too. */
const AT_NIGHT_MINUTES = 15;
/** Nobody is woken up, but for what begins now. */
const AWAKE = { from: '07:00:00', to: '22:00:00' };

const VIDEO = `(SELECT v.id FROM video v WHERE v.stage_id = s.id AND v.video_status = 'ready' AND v.video_disable = 'N'
  AND v.video_type <> 'teaser' ORDER BY v.video_type = 'member', v.video_item, v.id LIMIT 1)`;
/** One that ends after midnight does so on the day after its date. */
const END = `TIMESTAMP(s.stage_date + INTERVAL COALESCE(s.stage_time_to < s.stage_time_start, 0) DAY,
  COALESCE(s.stage_time_to, '23:59:59'))`;
/** As `accessUntil` has it: what personnel lets somebody watch longer counts. */
const UNTIL = `GREATEST(IF(p.product_type = 'M', GREATEST(${LAST_DAY}, o.approve_date) + INTERVAL ? DAY,
  o.approve_date + INTERVAL ? DAY), COALESCE(d.orders_detail_watch_to, '0000-00-00'))`;

/**
 * Who may watch shows in a condition, by an order or a gift that they took, and until when; they confirmed an address, want such
 * letters and have not had this one.
 */
const BUYERS = `SELECT u.id AS user_id, u.user_email, s.id AS stage_id, p.product_title, p.product_img, b.band_name,
    DATE_FORMAT(s.stage_date, '%Y-%m-%d') AS stage_date, s.stage_time_start, s.stage_time_to,
    DATE_FORMAT(MAX(${UNTIL}), '%Y-%m-%d') AS until, ${VIDEO} AS video_id
  FROM stage s
  JOIN product p ON p.stage_id = s.id AND p.product_format <> 'onsite'
  JOIN band b ON b.id = p.band_id
  JOIN orders_detail d ON d.product_id = p.id AND d.orders_refund_id IS NULL
  JOIN orders o ON o.id = d.orders_id AND o.orders_status = 'approve' AND o.approve_date IS NOT NULL
  LEFT JOIN gift g ON g.id = o.gift_id
  JOIN user u ON u.id = IF(o.gift_id IS NULL, o.user_id, IF(g.gift_taken_at IS NULL, NULL, g.gift_user_id)) AND u.user_email_at IS NOT NULL AND u.user_status <> 'Block'
  LEFT JOIN show_letter l ON l.user_id = u.id AND l.stage_id = s.id AND l.show_letter_kind = ?
    AND COALESCE(l.show_letter_date, s.stage_date) = s.stage_date
  WHERE l.user_id IS NULL AND s.stage_status <> 'Cancel' AND CONDITION
    AND COALESCE((SELECT c.user_consent_given FROM user_consent c
      WHERE c.user_id = u.id AND c.user_consent_kind = 'reminders' ORDER BY c.id DESC LIMIT 1), 'Y') = 'Y'
  GROUP BY u.id, s.id HAVING until BETWEEN ? AND ? LIMIT ${AT_ONCE}`;

interface Buyer extends Omit<ShowFacts, 'minutes_left'> {
  user_id: number;
  user_email: string;
}

/** Letters before and after shows, to who bought them: at most one of each kind, of a show that keeps its day. */
@Injectable()
export class MailAroundShows {
  constructor(
    private readonly database: Database,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
    private readonly consents: Consents,
    private readonly figures: ShowFiguresLookup,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  @JobHandler(mailAroundShows)
  async mail(): Promise<void> {
    const isAwake = this.isAwake(bangkokTime(this.clock.now()).time);
    for (const kind of SHOW_LETTERS.filter((name) => isAwake || name === 'soon')) await this.mailAll(kind);
  }

  private async mailAll(kind: ShowLetterKind): Promise<void> {
    const known = new Map<number, Promise<KnownShow>>();
    for (let sent = AT_ONCE; sent === AT_ONCE;) sent = await this.mailSome(kind, known);
  }

  private async mailSome(kind: ShowLetterKind, known: Map<number, Promise<KnownShow>>): Promise<number> {
    const [condition, values] = this.conditionOf(kind);
    const sql = BUYERS.replace('CONDITION', condition);
    const { ACCESS_WINDOW_DAYS, COURSE_ACCESS_DAYS } = this.config;
    const given = [ACCESS_WINDOW_DAYS, COURSE_ACCESS_DAYS, kind, ...values, ...this.lastDays(kind)];
    const buyers = await this.database.query<Buyer[]>(sql, given);
    for (const { user_email: to, ...bought } of buyers) {
      const show = { ...bought, minutes_left: this.minutesTo(bought) };
      const { user_id, stage_id, stage_date } = show;
      const unsubscribe = this.consents.unsubscribeUrl(user_id, 'reminders');
      const letter = showLetter(
        kind,
        { ...show, ...(await this.figures.of(show, known)) },
        this.config.PUBLIC_URL,
        unsubscribe,
      );
      const dedupeKey = `show-letter-${kind}-${user_id}-${stage_id}-${stage_date}`;
      await this.transactions.run(async () => {
        const note = `INSERT INTO show_letter (user_id, stage_id, show_letter_kind, show_letter_date) VALUES (?)
          ON DUPLICATE KEY UPDATE show_letter_date = VALUES(show_letter_date)`;
        await this.database.write(note, [[user_id, stage_id, kind, stage_date]]);
        await this.outbox.add(sendNewsLetter, { to, letter, until: useOf(kind, show) }, { dedupeKey });
      });
    }
    return buyers.length;
  }

  private minutesTo({ stage_date, stage_time_start }: Pick<Buyer, 'stage_date' | 'stage_time_start'>): number {
    return (instantOf(stage_date, stage_time_start ?? undefined) - this.clock.now().getTime()) / 60_000;
  }

  private isAwake(time: string): boolean {
    return time >= AWAKE.from && time < AWAKE.to;
  }

  private soonMinutes(time: string): number {
    const { REMINDER_MINUTES } = this.config;
    return this.isAwake(time) ? REMINDER_MINUTES : Math.min(REMINDER_MINUTES, AT_NIGHT_MINUTES);
  }

  /** Of whoever bought it twice the later day counts. */
  private lastDays(kind: ShowLetterKind): [from: string, to: string] {
    const today = this.clock.today();
    return kind === 'ending' ? [addDays(today, 1), addDays(today, 1)] : [today, '9999-12-31'];
  }

  private conditionOf(kind: ShowLetterKind): [condition: string, values: (string | number)[]] {
    const now = this.clock.now();
    const { date: today, time } = bangkokTime(now);
    const then = bangkokTime(now.getTime() + this.soonMinutes(time) * 60_000);
    switch (kind) {
      case 'tomorrow':
        return ['s.stage_date = ?', [addDays(today, 1)]];
      case 'soon':
        // What begins at midnight is near on the evening before.
        return [
          'TIMESTAMP(s.stage_date, s.stage_time_start) BETWEEN ? AND ?',
          [`${today} ${time}`, `${then.date} ${then.time}`],
        ];
      case 'replay':
        return [
          `s.stage_date BETWEEN ? AND ? AND ${END} < ? AND ${VIDEO} IS NOT NULL`,
          [addDays(today, -REPLAY_DAYS), today, `${today} ${time}`],
        ];
      case 'ending':
        return [
          `${LAST_DAY} BETWEEN ? AND ? AND ${VIDEO} IS NOT NULL`,
          [addDays(today, -this.config.ACCESS_WINDOW_DAYS - LATE_DAYS), today],
        ];
    }
  }
}

/** Until when a letter is true; a mail server that is away, or thousands of letters before it, make it late. */
function useOf(kind: ShowLetterKind, { stage_date, stage_time_start, until }: ShowFacts): string {
  const last = {
    tomorrow: instantOf(stage_date),
    soon: instantOf(stage_date, stage_time_start ?? undefined),
    replay: endOfDay(until).getTime(),
    ending: instantOf(until),
  }[kind];
  return new Date(last).toISOString();
}
