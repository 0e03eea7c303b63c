import { Injectable } from '@nestjs/common';
import { sendNews, sendNewsLetter, sendPush, type Letter } from '@wethi/accounts';
import { tellFollowers } from '@wethi/catalog';
import { bangkokTime, DAY_MS } from '@wethi/format';
import { Clock, Config, Database, JobHandler, Outbox, Transactions, type PayloadOf } from '@wethi/platform';
import { sendLine } from '../line/send-line.job';
import { newShowLetter, newShowNotice, newShowText, type NewShow } from './new-show';
import { newShowsLetter, newShowsNotice, newShowsText } from './new-shows';

/** So many in one transaction. */
const AT_ONCE = 200;
/** Between two SMS about one band, and two LINE messages, so that there are never more than two in a month. */
const PAUSE_DAYS = 16;
/** News that nobody got in these hours are none any more. */
const NEWS_HOURS = 20;
/** Nobody is woken up by news. */
const AWAKE = { from: 8, to: 21 };
const HOUR_MS = 3_600_000;

interface Follower {
  id: number;
  user_id: number;
  user_tel: string;
  /** Null where it is not confirmed, or not wanted. */
  mail: string | null;
  by_sms: number;
  by_push: number;
  by_line: number;
}

interface Message {
  band_id: number;
  /** The show that nobody is told of twice; of several the first that was made. */
  about: number;
  letter: Letter;
  text: string;
  notice: { title: string; body: string; path: string };
}

/** What is said of a band's new show, or of several at once; undefined where none is left. */
function messageOf(shows: readonly NewShow[], publicUrl: string): Message | undefined {
  const [first] = shows;
  if (!first) return undefined;
  const of = { band_id: first.band_id, about: Math.min(...shows.map(({ id }) => id)) };
  if (shows.length === 1)
    return {
      ...of,
      letter: newShowLetter(first, publicUrl),
      text: newShowText(first, publicUrl),
      notice: newShowNotice(first),
    };
  return {
    ...of,
    letter: newShowsLetter(shows, first.band_name, publicUrl),
    text: newShowsText(shows, first.band_name, publicUrl),
    notice: newShowsNotice(shows, first.band_name),
  };
}

/** Tells who follows a band of its new show, each in the ways that they chose: once, and by day (TELL-06). */
@Injectable()
export class TellFollowers {
  constructor(
    private readonly database: Database,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  @JobHandler(tellFollowers)
  async tell(news: PayloadOf<typeof tellFollowers>): Promise<void> {
    const { product_id, other_ids = [], told_with } = news;
    if (told_with) return;
    const morning = this.nextMorning();
    if (morning) {
      const dedupeKey = `tell-followers-${product_id}-${morning.toISOString().slice(0, 10)}`;
      return this.transactions.run(() => this.outbox.add(tellFollowers, news, { dueAt: morning, dedupeKey }));
    }
    const shows = await this.shows([product_id, ...other_ids]);
    const message = messageOf(shows, this.config.PUBLIC_URL);
    if (!message) return;
    let last = 0;
    let told: Follower[];
    do {
      told = await this.transactions.run(() => this.tellSome(message, last));
      last = told.at(-1)?.id ?? last;
    } while (told.length === AT_ONCE);
    await this.note(shows);
  }

  /** At the end: a job that was cut off goes on, and nobody hears of it twice. */
  private async note(shows: readonly NewShow[]): Promise<void> {
    const sql = 'UPDATE product SET product_told_at = ?, update_at = update_at WHERE id IN (?)';
    await this.database.query(sql, [this.clock.now(), shows.map(({ id }) => id)]);
  }

  /** When the day begins, while it is night; undefined by day. */
  private nextMorning(): Date | undefined {
    const now = this.clock.now();
    const hour = Number(bangkokTime(now).time.slice(0, 2));
    if (hour >= AWAKE.from && hour < AWAKE.to) return undefined;
    const left = (AWAKE.from - hour + 24) % 24;
    return new Date(Math.floor(now.getTime() / HOUR_MS) * HOUR_MS + left * HOUR_MS);
  }

  /** Those that were told of, were taken off again, or are no longer to come, are no news. */
  private async shows(ids: readonly number[]): Promise<NewShow[]> {
    return this.database.query<NewShow[]>(
      `SELECT p.id, p.band_id, p.product_title, p.product_url, p.product_img, p.product_status, b.band_name,
              s.stage_title, DATE_FORMAT(s.stage_date, '%Y-%m-%d') AS stage_date, s.stage_time_start
         FROM product p JOIN band b ON b.id = p.band_id LEFT JOIN stage s ON s.id = p.stage_id
        WHERE p.id IN (?) AND p.product_told_at IS NULL AND p.product_disable = 'N' AND p.product_status IN ('coming', 'sale')
        ORDER BY s.stage_date IS NULL, s.stage_date, p.id`,
      [ids],
    );
  }

  private async tellSome(message: Message, last: number): Promise<Follower[]> {
    const now = this.clock.now();
    const pause = new Date(now.getTime() - PAUSE_DAYS * DAY_MS);
    const followers = await this.database.query<Follower[]>(
      `SELECT f.id, u.id AS user_id, u.user_tel,
              IF(f.band_follow_mail = 'Y' AND u.user_email_at IS NOT NULL, u.user_email, NULL) AS mail,
              f.band_follow_sms = 'Y' AND (f.band_follow_sms_at IS NULL OR f.band_follow_sms_at < ?) AS by_sms,
              f.band_follow_push = 'Y' AS by_push,
              f.band_follow_line = 'Y' AND (f.band_follow_line_at IS NULL OR f.band_follow_line_at < ?)
                AND EXISTS (SELECT 1 FROM user_social s WHERE s.user_id = u.id AND s.social_provider = 'line') AS by_line
         FROM band_follow f JOIN user u ON u.id = f.user_id AND u.user_status <> 'Block'
        WHERE f.band_id = ? AND f.id > ? ORDER BY f.id LIMIT ? FOR UPDATE`,
      [pause, pause, message.band_id, last, AT_ONCE],
    );
    const until = new Date(now.getTime() + NEWS_HOURS * HOUR_MS).toISOString();
    for (const { id, user_id, user_tel: tel, mail, by_sms, by_line } of followers) {
      const key = `${message.about}-${user_id}`;
      if (mail) {
        const letter = { to: mail, letter: message.letter };
        await this.outbox.add(sendNewsLetter, letter, { dedupeKey: `new-show-mail-${key}` });
      }
      if (by_sms) {
        await this.outbox.add(sendNews, { tel, text: message.text, until }, { dedupeKey: `new-show-sms-${key}` });
        await this.database.write('UPDATE band_follow SET band_follow_sms_at = ? WHERE id = ?', [now, id]);
      }
      if (by_line && this.config.LINE_MESSAGE_TOKEN) {
        const line = { user_id, text: message.text, until };
        await this.outbox.add(sendLine, line, { dedupeKey: `new-show-line-${key}` });
        await this.database.write('UPDATE band_follow SET band_follow_line_at = ? WHERE id = ?', [now, id]);
      }
    }
    await this.push(
      followers.filter(({ by_push }) => by_push).map(({ user_id }) => user_id),
      message,
    );
    return followers;
  }

  private async push(users: readonly number[], { about, notice }: Message): Promise<void> {
    if (users.length === 0) return;
    const browsers = await this.database.query<{ id: number }[]>(
      'SELECT id FROM push_subscription WHERE user_id IN (?)',
      [users],
    );
    for (const { id } of browsers)
      await this.outbox.add(
        sendPush,
        { push_subscription_id: id, ...notice },
        { dedupeKey: `new-show-push-${about}-${id}` },
      );
  }
}
