import { OwnDataFile, User, type LetterToSend } from '@wethi/accounts';
import { makeAddress, makeUser } from '@wethi/accounts/testing';
import { makeProduct, makeStageTime } from '@wethi/catalog/testing';
import { MediaJobsModule } from '@wethi/media';
import { makeStageTimeComment, makeVideo, makeVideosUserStatus, makeVideoStatistics } from '@wethi/media/testing';
import { OrdersJobsModule, Slip } from '@wethi/orders';
import { makeOrder } from '@wethi/orders/testing';
import { Storage } from '@wethi/platform';
import { createTestApp, type TestApp } from '@wethi/platform/testing';
import { strFromU8, unzipSync } from 'fflate';
import { NotificationsJobsModule } from '../notifications-jobs.module';
import { EraseAccounts } from './erase-accounts.job';
import { PackOwnData } from './pack-own-data.job';
import { NOT_PERSONAL, PERSONAL_DATA } from './personal-data';

/** Words that stand nowhere but in this person's rows. */
const MARKS = { tel: '0866600066', email: 'forget.me@example.com', name: 'ลืมฉันเถิดหนา', text: 'ข้อความของคนที่ไป' };
const SOMEBODY_ELSE = 'คนอื่นยังอยู่';

interface TextColumn {
  table_name: string;
  column_name: string;
}

describe('personal data', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp([MediaJobsModule, NotificationsJobsModule, OrdersJobsModule]);
  });
  afterAll(() => test.close());

  const columns = (condition: string) =>
    test.database.query<TextColumn[]>(
      `SELECT table_name AS table_name, column_name AS column_name FROM information_schema.columns
        WHERE table_schema = DATABASE() AND ${condition}`,
    );

  /** Somebody who did a bit of everything, with their face and two slips. */
  async function person(): Promise<User> {
    const { manager } = test.database;
    const user = await makeUser(manager, {
      user_tel: MARKS.tel,
      user_email: MARKS.email,
      user_email_at: new Date(),
      user_name: MARKS.name,
      user_nickname: MARKS.name,
      user_path: 'user/face-512x512.webp',
    });
    const product = await makeProduct(manager);
    const approved = { orders_status: 'approve' as const, approve_date: '2026-11-20', orders_note: MARKS.text };
    const order = await makeOrder(manager, { user_id: user.id, product_id: product.id, ...approved });
    await makeAddress(manager, user.id, { user_address_recipient: MARKS.name, user_address_tel: MARKS.tel });
    const item = await makeStageTime(manager, { stage_id: product.stage_id ?? 0 });
    await makeStageTimeComment(manager, item, user.id);
    await makeVideosUserStatus(manager, item, user.id);
    const video = await makeVideo(manager, { stage_id: product.stage_id ?? 0, band_id: product.band_id });
    await makeVideoStatistics(manager, { user_id: user.id, video_id: video.id, visit_date: '2026-11-20' });
    const storage = test.get(Storage);
    await storage.put('public', 'user/face-512x512.webp', Buffer.from('face'));
    await storage.put('public', 'user/face-512x512.w160.avif', Buffer.from('face'));
    for (const name of ['used', 'idle']) {
      const slip_picture = `slip/${name}-of-${user.id}.webp`;
      await storage.put('private', slip_picture, Buffer.from(name));
      const facts = { user_id: user.id, product_id: product.id, orders_id: order.id, slip_picture };
      const slip = manager.create(Slip, { ...facts, picture_sha256: '1'.repeat(64), sender_name: MARKS.name });
      const { id } = await manager.save(slip);
      if (name === 'used')
        await manager.query('INSERT INTO slip_use (slip_id, orders_id, picture_sha256) VALUES (?, ?, ?)', [
          id,
          order.id,
          '1'.repeat(64),
        ]);
    }
    await manager.query("INSERT INTO coupon (coupon_code, coupon_name) VALUES ('FORGET', 'x')");
    await manager.query('INSERT INTO coupon_tel (coupon_id, coupon_tel) SELECT id, ? FROM coupon', [MARKS.tel]);
    for (const payload of [{ tel: MARKS.tel }, { to: MARKS.email }, { user_id: user.id, text: MARKS.name }])
      await manager.query("INSERT INTO outbox (name, payload, dead_at) VALUES ('send-notice', ?, NOW(3))", [
        JSON.stringify(payload),
      ]);
    await manager.query("INSERT INTO session (id, kind, subject_id, expires_at) VALUES (?, 'user', ?, NOW(3))", [
      'f'.repeat(32),
      user.id,
    ]);
    await manager.query('INSERT INTO sign_in_failure (counter, failures, last_at) VALUES (?, 2, NOW(3))', [
      `phone:${MARKS.tel}`,
    ]);
    return user;
  }

  /** Every text column of the database in which a mark stands. */
  async function tracesOf(marks: readonly string[]): Promise<string[]> {
    const found: string[] = [];
    for (const { table_name, column_name } of await columns("data_type IN ('varchar', 'char', 'text', 'longtext')"))
      for (const mark of marks) {
        const sql = 'SELECT COUNT(*) AS hits FROM ?? WHERE ?? LIKE ?';
        const [row] = await test.database.query<{ hits: number }[]>(sql, [table_name, column_name, `%${mark}%`]);
        if (Number(row?.hits) > 0) found.push(`${table_name}.${column_name}`);
      }
    return [...new Set(found)].sort();
  }

  const listed = () => new Set([...PERSONAL_DATA.map(({ table }) => table), ...Object.keys(NOT_PERSONAL)]);

  it('ACC-10 every table is on the list, as one with personal data or as one without', async () => {
    const tables = new Set((await columns('1 = 1')).map(({ table_name }) => table_name));
    expect([...tables].filter((table) => !listed().has(table))).toEqual([]);
    expect([...listed()].filter((table) => !tables.has(table) && table !== 'schema_version')).toEqual([]);
  });

  it('ACC-10 every column that names a customer, a phone or a mailbox belongs to a table of the list', async () => {
    const telling = await columns(
      "column_name IN ('user_id', 'user_tel', 'user_email', 'tel', 'email', 'sender_name')",
    );
    const personal = new Set(PERSONAL_DATA.map(({ table }) => table));
    const names = telling.map(({ table_name }) => table_name).filter((table) => !personal.has(table));
    expect([...new Set(names)].sort()).toEqual(['kept_record', 'personnel']);
  });

  it('ACC-10 who deleted their account is gone from every column and file but what law keeps, with reason and date', async () => {
    const { manager } = test.database;
    const user = await person();
    const other = await makeUser(manager, { user_nickname: SOMEBODY_ELSE });
    await makeAddress(manager, other.id);
    const now = test.clock.now();
    await manager.update(User, user.id, { user_delete_at: new Date(now.getTime() + 1_000) });
    await test.get(EraseAccounts).erase();
    expect((await manager.findOneByOrFail(User, { id: user.id })).user_name).toBe(MARKS.name);
    test.clock.set(new Date(now.getTime() + 2_000).toISOString());
    await test.get(EraseAccounts).erase();

    const kept = await manager.query<{ table: string; reason: string; until: string }[]>(
      `SELECT kept_record_table AS 'table', kept_record_reason AS reason, kept_record_until AS 'until'
         FROM kept_record WHERE user_id = ?`,
      [user.id],
    );
    expect(kept.map(({ table }) => table).sort()).toEqual(['orders', 'orders_detail', 'orders_status_change', 'slip']);
    for (const { reason, until } of kept) expect([reason.length > 10, String(until) > '2031']).toEqual([true, true]);
    const traces = await tracesOf(Object.values(MARKS));
    const keptTables = new Set(kept.map(({ table }) => table));
    expect(traces.filter((trace) => !keptTables.has(trace.split('.')[0] ?? ''))).toEqual([]);

    const gone = await manager.findOneByOrFail(User, { id: user.id });
    expect(gone).toMatchObject({ user_name: null, user_email: null, user_path: null, user_status: 'Block' });
    expect(gone.user_deleted_at).toEqual(expect.any(Date));
    const storage = test.get(Storage);
    for (const path of ['user/face-512x512.webp', 'user/face-512x512.w160.avif'])
      expect(await storage.has('public', path)).toBe(false);
    expect(await storage.has('private', `slip/idle-of-${user.id}.webp`)).toBe(false);
    expect(await storage.has('private', `slip/used-of-${user.id}.webp`)).toBe(true);
    expect((await manager.findOneByOrFail(User, { id: other.id })).user_nickname).toBe(SOMEBODY_ELSE);
    expect(await manager.query('SELECT id FROM user_address WHERE user_id = ?', [other.id])).toHaveLength(1);

    test.clock.set('2032-01-01T00:00:00Z');
    await test.get(EraseAccounts).erase();
    expect(await tracesOf(Object.values(MARKS))).toEqual([]);
    expect(await storage.has('private', `slip/used-of-${user.id}.webp`)).toBe(false);
    expect(await manager.query('SELECT id FROM kept_record WHERE user_id = ?', [user.id])).toEqual([]);
  });

  it('ACC-10 what the audit log said of a customer in entries of other kinds is listed as kept', async () => {
    const { manager } = test.database;
    const user = await makeUser(manager, { user_delete_at: test.clock.now() });
    const other = await makeUser(manager);
    const entries = [user, other].flatMap(({ id: user_id, user_tel: tel }) => [
      ['update', 'User', user_id, { user_name: MARKS.name }],
      ['create', 'UserNote', 7, { user_id, user_note_text: MARKS.text }],
      ['create', 'UserAddress', 8, { user_id, user_address_line: MARKS.text }],
      ['send-sms', 'Sms', 0, { tel, text: MARKS.text }],
    ]);
    await manager.query('INSERT INTO audit_log (actor_kind, actor_id, action, entity, entity_id, `after`) VALUES ?', [
      entries.map(([action, entity, id, after]) => ['personnel', 1, action, entity, id, JSON.stringify(after)]),
    ]);
    await test.get(EraseAccounts).erase();
    const kept = "SELECT kept_record_rows FROM kept_record WHERE user_id = ? AND kept_record_table = 'audit_log'";
    expect(await manager.query(kept, [user.id])).toEqual([{ kept_record_rows: 4 }]);
  });

  it('ACC-10 BUY-15 slips whose money came stay with their pictures when their account goes, as does one that an order waits with', async () => {
    const { manager } = test.database;
    const user = await makeUser(manager, { user_delete_at: test.clock.now() });
    const product_id = (await makeProduct(manager)).id;
    const waits = { user_id: user.id, product_id, orders_status: 'wait' as const };
    const { id: orders_id } = await makeOrder(manager, waits);
    const slips: [string, Partial<Slip>][] = [
      ['asked', { slip_status: 'asked', amount: 590 }],
      ['differs', { slip_status: 'differs', amount: 490 }],
      ['verified', { slip_status: 'unclear', outcome: 'verified', amount: 590 }],
      ['waited', { slip_status: 'unclear', orders_id }],
      ['unread', { slip_status: 'asked' }],
      ['unclear', { slip_status: 'unclear', amount: 590 }],
      ['refused', { slip_status: 'refused', amount: 590 }],
    ];
    const storage = test.get(Storage);
    const path = (name: string) => `slip/${name}-of-${user.id}.webp`;
    for (const [name, facts] of slips) {
      await storage.put('private', path(name), Buffer.from(name));
      const of = { user_id: user.id, product_id, slip_picture: path(name), picture_sha256: '2'.repeat(64) };
      await manager.insert(Slip, { ...of, ...facts });
    }
    await test.get(EraseAccounts).erase();
    const left = await manager.find(Slip, { where: { user_id: user.id }, order: { id: 'ASC' } });
    const kept = ['asked', 'differs', 'verified', 'waited'];
    expect(left.map(({ slip_picture }) => slip_picture)).toEqual(kept.map(path));
    for (const [name] of slips)
      expect([name, await storage.has('private', path(name))]).toEqual([name, kept.includes(name)]);
    const [row] = await manager.query(
      "SELECT kept_record_rows FROM kept_record WHERE user_id = ? AND kept_record_table = 'slip'",
      [user.id],
    );
    expect(row).toEqual({ kept_record_rows: 4 });

    await manager.query("UPDATE orders SET orders_status = 'not' WHERE id = ?", [orders_id]);
    const now = test.clock.now();
    test.clock.set(new Date(now.getTime() + 6 * 366 * 86_400_000));
    await test.get(EraseAccounts).erase();
    test.clock.set(now);
    for (const name of kept) expect([name, await storage.has('private', path(name))]).toEqual([name, false]);
  });

  it('ACC-10 BUY-21 who is to get money back keeps their account until they have it', async () => {
    const { manager } = test.database;
    const user_delete_at = test.clock.now();
    const [listed, found, owing] = [
      await makeUser(manager, { user_delete_at }),
      await makeUser(manager, { user_delete_at }),
      await makeUser(manager, { user_delete_at }),
    ];
    await manager.query(
      "INSERT INTO money_back (user_id, money_back_amount, money_back_reason) VALUES (?, 100, 'surplus')",
      [listed.id],
    );
    const { id: product_id } = await makeProduct(manager);
    const slip = { user_id: found.id, product_id, picture_sha256: '3'.repeat(64), amount: 590 };
    const { id: slip_id } = await manager.save(manager.create(Slip, slip));
    const { id: orders_id } = await makeOrder(manager, { user_id: owing.id, product_id });
    const differences = [
      ['no_order', `slip-${slip_id}`, '2026-11-20', 590, null, slip_id],
      ['no_money', `order-${orders_id}`, '2026-11-20', -590, orders_id, null],
    ];
    await manager.query(
      `INSERT INTO money_difference (money_difference_kind, money_difference_subject, money_difference_day,
                                     money_difference_amount, orders_id, slip_id) VALUES ?`,
      [differences],
    );
    const isGone = async ({ id }: User) => (await manager.findOneByOrFail(User, { id })).user_deleted_at !== null;
    await test.get(EraseAccounts).erase();
    expect([await isGone(listed), await isGone(found), await isGone(owing)]).toEqual([false, false, true]);

    await manager.query("UPDATE money_back SET money_back_status = 'done' WHERE user_id = ?", [listed.id]);
    await manager.query("UPDATE money_difference SET money_difference_status = 'done'");
    await test.get(EraseAccounts).erase();
    expect([await isGone(listed), await isGone(found)]).toEqual([true, true]);
  });

  it('ACC-10 a copy of one’s own data holds a table of each kind, no secret, and is announced to the confirmed mailbox', async () => {
    const { manager } = test.database;
    const user = await makeUser(manager, {
      user_email: 'copy@example.com',
      user_email_at: new Date(),
      user_name: '=1+1',
      user_password: 'secret-hash',
    });
    await makeAddress(manager, user.id);
    const file = await manager.save(manager.create(OwnDataFile, { user_id: user.id }));
    await test.get(PackOwnData).pack({ own_data_file_id: file.id });
    const made = await manager.findOneByOrFail(OwnDataFile, { id: file.id });
    const bytes = await test.get(Storage).get('private', made.own_data_file_path ?? '');
    const entries = unzipSync(new Uint8Array(bytes ?? []));
    expect(Object.keys(entries).sort()).toEqual(['ที่อยู่.csv', 'อ่านก่อน.txt', 'โปรไฟล์.csv'].sort());
    const profile = strFromU8(entries['โปรไฟล์.csv'] ?? new Uint8Array());
    expect(profile).toContain("'=1+1");
    expect(profile).not.toMatch(/secret-hash|user_password/);
    const [letter] = await manager.query<{ payload: string }[]>(
      "SELECT payload FROM outbox WHERE name = 'send-letter'",
    );
    expect((JSON.parse(letter?.payload ?? '{}') as LetterToSend).to).toBe('copy@example.com');
  });

  it('ACC-10 ACC-12 the copy holds what stayed at a merged account, slips that paid nothing and what colleagues noted', async () => {
    const { manager } = test.database;
    const kept = await makeUser(manager);
    const gone = await makeUser(manager, { user_status: 'Block', user_merged_into: kept.id });
    await manager.query(
      "INSERT INTO user_consent (user_id, user_consent_kind, user_consent_given, user_consent_version, create_at) VALUES (?, 'news', 'N', '1', NOW(3))",
      [gone.id],
    );
    const { id: product_id } = await makeProduct(manager);
    const { id: orders_id } = await makeOrder(manager, { user_id: kept.id, product_id });
    await manager.query("INSERT INTO orders_memo (orders_id, orders_memo_text) VALUES (?, 'โทรไปแล้ว')", [orders_id]);
    for (const slip_status of ['refused', 'accepted'] as const)
      await manager.insert(Slip, {
        user_id: kept.id,
        product_id,
        picture_sha256: '4'.repeat(64),
        amount: 590,
        slip_status,
      });
    const file = await manager.save(manager.create(OwnDataFile, { user_id: kept.id }));
    await test.get(PackOwnData).pack({ own_data_file_id: file.id });
    const { own_data_file_path } = await manager.findOneByOrFail(OwnDataFile, { id: file.id });
    const entries = unzipSync(new Uint8Array((await test.get(Storage).get('private', own_data_file_path ?? '')) ?? []));
    const text = (name: string) => strFromU8(entries[`${name}.csv`] ?? new Uint8Array());
    for (const { user_tel } of [kept, gone]) expect(text('โปรไฟล์')).toContain(user_tel);
    expect(text('ความยินยอม')).toContain('news');
    for (const status of ['refused', 'accepted']) expect(text('สลิป')).toContain(status);
    expect(text('โน้ตของทีมงานเรื่องคำสั่งซื้อ')).toContain('โทรไปแล้ว');
  });

  it('ACC-10 whoever gets a number reads and deletes nothing of whom it belonged to before', async () => {
    const { manager } = test.database;
    const tel = '0855500055';
    const guest = (help_request_text: string, at: string, user_id: number | null = null) =>
      manager.query(
        `INSERT INTO help_request (user_id, help_request_tel, help_request_reason, help_request_text, create_at)
           VALUES (?, ?, 'other', ?, ?)`,
        [user_id, tel, help_request_text, new Date(at)],
      );
    const former = await makeUser(manager);
    const order = await makeOrder(manager, { user_id: former.id, product_id: (await makeProduct(manager)).id });
    const [detail] = await manager.query<[{ id: number }]>('SELECT id FROM orders_detail WHERE orders_id = ?', [
      order.id,
    ]);
    const taken = [detail.id, 1, tel, former.id, new Date(), new Date()];
    await manager.query('INSERT INTO ticket VALUES (?)', [taken]);
    await guest('ของเจ้าของเบอร์เดิม', '2026-11-02T00:00:00Z', former.id);
    await guest('ก่อนได้เบอร์นี้', '2026-11-03T00:00:00Z');
    const user_tel_at = new Date('2026-11-10T00:00:00Z');
    const next = await makeUser(manager, { user_tel: tel, user_tel_at });
    await guest('หลังได้เบอร์นี้', '2026-11-11T00:00:00Z');
    const file = await manager.save(manager.create(OwnDataFile, { user_id: next.id }));
    await test.get(PackOwnData).pack({ own_data_file_id: file.id });
    const { own_data_file_path } = await manager.findOneByOrFail(OwnDataFile, { id: file.id });
    const entries = unzipSync(new Uint8Array((await test.get(Storage).get('private', own_data_file_path ?? '')) ?? []));
    expect(Object.keys(entries).sort()).toEqual(['การขอความช่วยเหลือ.csv', 'อ่านก่อน.txt', 'โปรไฟล์.csv'].sort());
    const calls = strFromU8(entries['การขอความช่วยเหลือ.csv'] ?? new Uint8Array());
    expect(calls).toContain('หลังได้เบอร์นี้');
    expect(calls).not.toMatch(/เจ้าของเบอร์เดิม|ก่อนได้เบอร์นี้/);

    await manager.update(User, next.id, { user_delete_at: test.clock.now() });
    await test.get(EraseAccounts).erase();
    const left = await manager.query('SELECT user_id FROM help_request WHERE help_request_tel = ?', [tel]);
    expect(left).toEqual([{ user_id: former.id }]);
    expect(await manager.query('SELECT ticket_user_id FROM ticket WHERE ticket_tel = ?', [tel])).toEqual([
      { ticket_user_id: former.id },
    ]);
  });

  it('ACC-10 BUY-20 a ticket whose receiver is gone is its buyer’s again, and opens no gate as it was sent', async () => {
    const { manager } = test.database;
    const receiver = await makeUser(manager, { user_delete_at: test.clock.now() });
    const bought = { user_id: (await makeUser(manager)).id, product_id: (await makeProduct(manager)).id };
    const { id: orders_id } = await makeOrder(manager, bought);
    const of = [receiver.user_tel, receiver.id, new Date(), orders_id];
    await manager.query(
      `INSERT INTO ticket (orders_detail_id, ticket_version, ticket_tel, ticket_user_id, ticket_sent_at)
         SELECT id, 1, ?, ?, ? FROM orders_detail WHERE orders_id = ?`,
      of,
    );
    await test.get(EraseAccounts).erase();
    const left = await manager.query(
      'SELECT ticket_version, ticket_tel, ticket_user_id FROM ticket JOIN orders_detail d ON d.id = orders_detail_id WHERE d.orders_id = ?',
      [orders_id],
    );
    expect(left).toEqual([{ ticket_version: 2, ticket_tel: null, ticket_user_id: null }]);
  });

  it('ACC-10 ACC-12 a copy that personnel had made for a customer sends no letter: they hand it over', async () => {
    const { manager } = test.database;
    const user = await makeUser(manager, { user_email: 'by-hand@example.com', user_email_at: new Date() });
    const file = await manager.save(manager.create(OwnDataFile, { user_id: user.id, own_data_file_by: 1 }));
    await test.get(PackOwnData).pack({ own_data_file_id: file.id });
    const made = await manager.findOneByOrFail(OwnDataFile, { id: file.id });
    expect(made.own_data_file_ready_at).toEqual(expect.any(Date));
    expect(await manager.query("SELECT id FROM outbox WHERE payload LIKE '%by-hand@example.com%'")).toEqual([]);
  });
});
