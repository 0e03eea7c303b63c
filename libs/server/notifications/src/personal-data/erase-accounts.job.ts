import { Injectable } from '@nestjs/common';
import { eraseDueAccounts } from '@wethi/accounts';
import { pictureWidths, pictureFacts, PICTURE_FORMATS, previewPicturePath, sizedPicturePath } from '@wethi/contract';
import { Clock, Database, JobHandler, Storage, Transactions } from '@wethi/platform';
import { KEPT_YEARS, PERSONAL_DATA } from './personal-data';
import { PersonRows, type Person } from './person-rows';

const BATCH = 20;
/** Who has money to come stays until it is given back: nobody could be asked for an account any more. */
const HAS_MONEY_TO_COME = `
  EXISTS (SELECT 1 FROM money_back b WHERE b.user_id = user.id AND b.money_back_status = 'wait')
  OR EXISTS (SELECT 1 FROM money_difference d LEFT JOIN orders o ON o.id = d.orders_id LEFT JOIN slip s ON s.id = d.slip_id
              WHERE d.money_difference_status = 'open' AND d.money_difference_amount > 0
                AND user.id IN (o.user_id, s.user_id))`;
const DUE = `SELECT id, user_tel AS tel, user_email AS email FROM user
  WHERE user_delete_at <= ? AND NOT (${HAS_MONEY_TO_COME}) ORDER BY user_delete_at LIMIT ${BATCH} FOR UPDATE SKIP LOCKED`;
/** Accounts that came into one: closed, and of nobody else. */
const PARTS = 'SELECT id, user_tel AS tel, user_email AS email FROM user WHERE user_merged_into = ? FOR UPDATE';
const KEEP = `INSERT INTO kept_record (user_id, kept_record_table, kept_record_rows, kept_record_reason, kept_record_until)
  VALUES (?, ?, ?, ?, ?)
  ON DUPLICATE KEY UPDATE kept_record_rows = VALUE(kept_record_rows)`;

interface Files {
  public: string[];
  private: string[];
}

/** Deletes accounts whose time to change one's mind is over, and what law let keep of others once its time is over. */
@Injectable()
export class EraseAccounts {
  constructor(
    private readonly database: Database,
    private readonly transactions: Transactions,
    private readonly rows: PersonRows,
    private readonly storage: Storage,
    private readonly clock: Clock,
  ) {}

  @JobHandler(eraseDueAccounts)
  async erase(): Promise<void> {
    for (let erased = BATCH; erased === BATCH;) erased = await this.eraseSome();
    await this.forgetKept();
  }

  /** Rows first: a file that a crash leaves behind is deleted by the nightly sweep, a row without its file misleads. */
  private async eraseSome(): Promise<number> {
    const { files, count } = await this.transactions.run(async () => {
      const people = await this.database.query<Person[]>(DUE, [this.clock.now()]);
      const files: Files = { public: [], private: [] };
      for (const person of people) await this.erasePerson(person, files);
      return { files, count: people.length };
    });
    for (const path of files.private) await this.storage.remove('private', path);
    for (const path of files.public) for (const size of sizesOf(path)) await this.storage.remove('public', size);
    return count;
  }

  private async erasePerson(person: Person, files: Files): Promise<void> {
    const parts = await this.database.query<Person[]>(PARTS, [person.id]);
    for (const part of parts) await this.erasePerson(part, files);
    for (const rule of PERSONAL_DATA) {
      if (rule.then === 'delete') {
        for (const row of rule.files ? await this.rows.find(rule, person) : [])
          files.private.push(...named(row, rule.files ?? []));
        await this.rows.delete(rule, person);
      } else if ('keep' in rule.then) {
        await this.keepApart(rule.table, await this.rows.count(rule, person), rule.then.keep, person);
      } else {
        for (const row of await this.rows.find(rule, person)) files.public.push(...named(row, ['user_path']));
        await this.rows.write(rule, rule.then.clear, person);
      }
    }
  }

  private async keepApart(table: string, count: number, reason: string, { id }: Person): Promise<void> {
    if (count === 0) return;
    const today = this.clock.today();
    const until = `${Number(today.slice(0, 4)) + KEPT_YEARS}${today.slice(4).replace('-02-29', '-02-28')}`;
    await this.database.query(KEEP, [id, table, count, reason, until]);
  }

  /** What names somebody goes from rows that were kept long enough; the figures stay. */
  private async forgetKept(): Promise<void> {
    const due = 'SELECT user_id, kept_record_table FROM kept_record WHERE kept_record_until < ? LIMIT 500';
    const kept = await this.database.query<{ user_id: number; kept_record_table: string }[]>(due, [this.clock.today()]);
    for (const { user_id, kept_record_table } of kept) {
      const person = { id: user_id, tel: '', email: null };
      const pictures = await this.transactions.run(async () => {
        const found: string[] = [];
        for (const rule of PERSONAL_DATA.filter((entry) => entry.table === kept_record_table && entry.later)) {
          for (const row of await this.rows.find(rule, person)) found.push(...named(row, rule.files ?? []));
          await this.rows.write(rule, rule.later ?? {}, person);
        }
        const done = 'DELETE FROM kept_record WHERE user_id = ? AND kept_record_table = ?';
        await this.database.query(done, [user_id, kept_record_table]);
        return found;
      });
      for (const path of pictures) await this.storage.remove('private', path);
    }
  }
}

function named(row: Record<string, unknown>, columns: readonly string[]): string[] {
  return columns.map((column) => row[column]).filter((path): path is string => typeof path === 'string' && path !== '');
}

/** A public picture with all its widths. */
function sizesOf(path: string): string[] {
  const facts = pictureFacts(path);
  if (!facts) return [path];
  const sizes = pictureWidths(facts).flatMap((width) =>
    PICTURE_FORMATS.map((format) => sizedPicturePath(path, width, format)),
  );
  const preview = previewPicturePath(path);
  return [...new Set([path, ...sizes, ...(preview ? [preview] : [])])];
}
