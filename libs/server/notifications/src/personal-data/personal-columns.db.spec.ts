import { User } from '@wethi/accounts';
import { makeUser } from '@wethi/accounts/testing';
import { makeProduct } from '@wethi/catalog/testing';
import { MediaJobsModule } from '@wethi/media';
import { OrdersJobsModule } from '@wethi/orders';
import { makeOrder } from '@wethi/orders/testing';
import { createTestApp, type TestApp } from '@wethi/platform/testing';
import type { EntityManager } from 'typeorm';
import { NotificationsJobsModule } from '../notifications-jobs.module';
import { EraseAccounts } from './erase-accounts.job';
import { LEFT_COLUMNS } from './left-columns';
import { PERSONAL_DATA } from './personal-data';
import { PersonRows } from './person-rows';

const TEL = '0866600077';
const EMAIL = 'every.column@example.com';
/** Fits into every column that could hold a word of somebody. */
const MARK = 'ลืมฉัน';
const MARKS = [TEL, EMAIL, MARK];

interface Column {
  name: string;
  type: string;
  declared: string;
  nullable: 'YES' | 'NO';
  initial: string | null;
  extra: string;
  longest: number | null;
  generated: string;
}

/** Of what else a row points to: no row has it, so that none is met twice. */
const NOBODYS_ID = 2_000_000_000;
const TEXTS = ['varchar', 'char', 'text', 'mediumtext', 'longtext', 'tinytext'];

describe('every column of a person’s rows', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp([MediaJobsModule, NotificationsJobsModule, OrdersJobsModule]);
  });
  afterAll(() => test.close());

  const columnsOf = (manager: EntityManager, table: string) =>
    manager.query<Column[]>(
      `SELECT column_name AS name, data_type AS type, column_type AS declared, is_nullable AS nullable,
              column_default AS initial, extra, character_maximum_length AS longest, is_generated AS generated
         FROM information_schema.columns WHERE table_schema = DATABASE() AND table_name = ?`,
      [table],
    );

  /** What makes the row of a table the person's, where no column says so by its name. */
  const special = (id: number): Record<string, string | number> => ({
    'session.kind': 'user',
    'known_device.kind': 'user',
    'sign_in_failure.counter': `phone:${TEL}`,
    'email_code.purpose': 'confirm',
    'rate_limit.name': `sms:${TEL}:day`,
    'idempotency_key.owner': `user:${id}`,
    'outbox.payload': JSON.stringify({ tel: TEL, text: MARK }),
    'outbox.dead_at': '2026-11-20 03:00:00',
    'audit_log.entity': 'User',
    'data_import_row.data_import_kind': 'user',
    'data_import_row.record_id': id,
    'audit_log.entity_id': id,
    'orders_paper.paper_page': JSON.stringify({ title: 'ใบเสร็จรับเงิน', buyer: [['ชื่อ', MARK]] }),
  });

  /** Fits a column: the person where it points to one, their phone or mailbox where it is called so, the mark where it is a text. */
  function valueFor(table: string, column: Column, id: number, orderId: number): string | number | Date | undefined {
    const { name, type, declared, nullable, initial, extra, longest, generated } = column;
    const own = special(id)[`${table}.${name}`];
    if (own !== undefined) return own;
    if (generated === 'ALWAYS' || extra.includes('auto_increment')) return undefined;
    if (/(^|_)user_id$|^subject_id$/.test(name)) return id;
    if (name === 'orders_id') return orderId;
    if (/(^|_)tel$|^copy_to$/.test(name)) return TEL;
    if (/(^|_)(e?mail)$/.test(name) && Number(longest) > 1) return EMAIL;
    if (declared.startsWith('enum')) return /'([^']*)'/.exec(declared)?.[1];
    if (TEXTS.includes(type) && Number(longest) >= MARK.length) return MARK;
    if (nullable === 'YES' || initial !== null) return undefined;
    if (TEXTS.includes(type)) return 'x';
    if (/date|time/.test(type)) return type === 'time' ? '10:00:00' : new Date('2026-11-20T03:00:00Z');
    if (type === 'int') return NOBODYS_ID;
    return /blob|binary/.test(type) ? 'x' : 1;
  }

  async function fillIn(table: string, id: number, orderId: number, more: object = {}): Promise<void> {
    await test.database.manager.transaction(async (manager) => {
      // Only what stands in the columns counts here, not what the row points to or how it is written.
      await manager.query('SET SESSION foreign_key_checks = 0, check_constraint_checks = 0');
      const found = (await columnsOf(manager, table)).map((column) => [
        column.name,
        valueFor(table, column, id, orderId),
      ]);
      const values = Object.entries({ ...Object.fromEntries(found), ...more }).filter(
        ([, value]) => value !== undefined,
      );
      const names = values.map(([name]) => `\`${name}\``).join(', ');
      const sql = `INSERT INTO ?? (${names}) VALUES (${values.map(() => '?').join(', ')})`;
      await manager.query(sql, [table, ...values.map(([, value]) => value)]);
      await manager.query('SET SESSION foreign_key_checks = 1, check_constraint_checks = 1');
    });
  }

  /** Every text column of the database in which a mark stands. */
  async function traces(): Promise<string[]> {
    const columns = await test.database.query<{ place: string; table_name: string; column_name: string }[]>(
      `SELECT table_name AS table_name, column_name AS column_name FROM information_schema.columns
        WHERE table_schema = DATABASE() AND data_type IN (?)`,
      [TEXTS],
    );
    const found: string[] = [];
    for (const { table_name, column_name } of columns) {
      const like = MARKS.map(() => '?? LIKE ?').join(' OR ');
      const values = MARKS.flatMap((mark) => [column_name, `%${mark}%`]);
      const rows = await test.database.query(`SELECT 1 FROM ?? WHERE ${like} LIMIT 1`, [table_name, ...values]);
      if ((rows as object[]).length > 0) found.push(`${table_name}.${column_name}`);
    }
    return found.sort();
  }

  it('ACC-10 holds nothing of who left but what is kept with a reason and a date, and after that date only what names nobody', async () => {
    const { manager } = test.database;
    const user = await makeUser(manager, { user_tel: TEL, user_email: EMAIL, user_email_at: new Date() });
    const product = await makeProduct(manager);
    const order = await makeOrder(manager, { user_id: user.id, product_id: product.id, orders_status: 'approve' });
    const tables = [...new Set(PERSONAL_DATA.map(({ table }) => table))].filter((table) => table !== 'user');
    for (const table of tables) await fillIn(table, user.id, order.id);
    const use = 'INSERT INTO slip_use (slip_id, orders_id, picture_sha256) SELECT id, ?, ? FROM slip';
    await manager.query(use, [order.id, '2'.repeat(64)]);
    // Another one, which paid nothing.
    await fillIn('slip', user.id, order.id, { slip_picture: `slip/${MARK}` });
    const person = { id: user.id, tel: TEL, email: EMAIL };
    const rows = test.get(PersonRows);
    for (const rule of PERSONAL_DATA)
      expect([rule.table, rule.of, (await rows.count(rule, person)) > 0]).toEqual([rule.table, rule.of, true]);

    await manager.update(User, user.id, { user_delete_at: test.clock.now() });
    test.clock.advance(1);
    await test.get(EraseAccounts).erase();
    for (const rule of PERSONAL_DATA.filter(({ then }) => then === 'delete'))
      expect([rule.table, await rows.count(rule, person)]).toEqual([rule.table, 0]);
    const kept = await manager.query<{ name: string; reason: string; until: string }[]>(
      `SELECT kept_record_table AS name, kept_record_reason AS reason, kept_record_until AS until
         FROM kept_record WHERE user_id = ?`,
      [user.id],
    );
    const keptTables = kept.map(({ name }) => name).sort();
    const keeping = PERSONAL_DATA.filter(({ then }) => then !== 'delete' && 'keep' in then).map(({ table }) => table);
    expect(keptTables).toEqual([...new Set(keeping)].sort());
    for (const { reason, until } of kept) expect([reason.length > 20, String(until) > '2031']).toEqual([true, true]);
    const left = await traces();
    const isOfKept = (trace: string) => keptTables.includes(trace.split('.')[0] ?? '');
    expect(left.filter((trace) => !isOfKept(trace) && !(trace in LEFT_COLUMNS))).toEqual([]);

    test.clock.set('2032-01-01T00:00:00Z');
    await test.get(EraseAccounts).erase();
    expect(await traces()).toEqual(Object.keys(LEFT_COLUMNS).sort());
    expect(await manager.query('SELECT id FROM kept_record WHERE user_id = ?', [user.id])).toEqual([]);
  });
});
