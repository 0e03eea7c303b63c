import { AccountsHttpModule, SecretHashing, User } from '@wethi/accounts';
import { makeAddress, makePersonnel, makeUser } from '@wethi/accounts/testing';
import { makeProduct, makeStageTime } from '@wethi/catalog/testing';
import { MediaJobsModule } from '@wethi/media';
import { makeVideo, makeVideosUserStatus, makeVideoStatistics } from '@wethi/media/testing';
import { OrdersHttpModule, OrdersJobsModule } from '@wethi/orders';
import { makeOrder } from '@wethi/orders/testing';
import { createTestApp, type TestApp } from '@wethi/platform/testing';
import { NotificationsHttpModule } from '../notifications-http.module';
import { NotificationsJobsModule } from '../notifications-jobs.module';
import { EraseAccounts } from '../personal-data/erase-accounts.job';
import { NOT_PERSONAL, PERSONAL_DATA } from '../personal-data/personal-data';
import { AccountMerges } from './account-merges';
import { FreePhones } from './free-phones.job';
import { GatherLateRows } from './gather-late-rows.job';
import type { MergePreview, UserMerges } from './merge.dto';

type Headers = Awaited<ReturnType<TestApp['signInAs']>>;

describe('two accounts of one person', () => {
  let test: TestApp;
  let office: Headers;

  beforeAll(async () => {
    test = await createTestApp([
      AccountsHttpModule,
      MediaJobsModule,
      NotificationsHttpModule,
      NotificationsJobsModule,
      OrdersHttpModule,
      OrdersJobsModule,
    ]);
    const shop = await makePersonnel(test.database.manager, { role: 'shop', personnel_nickname: 'พี่นา' });
    office = await test.signInAs('personnel', shop.id);
  });
  beforeEach(() => test.clock.advance(3_600));
  afterAll(() => test.close());

  const post = (path: string, body: object, headers: object = office) =>
    test.request('POST', `/api/${path}`, { headers, body });
  const get = async <Answer>(path: string) =>
    (await test.request('GET', `/api/${path}`, { headers: office })).body.data as unknown as Answer; // typed by its envelope alone
  const merges = (user_id: number) => get<UserMerges>(`userMerges?user_id=${user_id}`);
  const rows = <Row>(sql: string, values: unknown[] = []) => test.database.query<Row[]>(sql, values);

  /** The code that went to a phone last. */
  async function codeOf(tel: string): Promise<string> {
    const sent = await rows<{ payload: string }>(
      "SELECT payload FROM outbox WHERE name = 'send-sms' AND payload LIKE ? ORDER BY id DESC LIMIT 1",
      [`%${tel}%`],
    );
    return /รหัสรวมบัญชี (\d{4})/.exec(sent[0]?.payload ?? '')?.[1] ?? '';
  }

  /** Proves a phone as its owner does, who reads the code out. */
  async function ticketOf({ id, user_tel }: User): Promise<string> {
    test.clock.advance(61);
    await post('userMergeCode', { user_id: id });
    const code = { telNumber: user_tel, pin: await codeOf(user_tel), purpose: 'merge' };
    return ((await post('verifyOTP', code)).body as unknown as { ticket: string }).ticket; // stands beside the data
  }

  const tickets = async (kept: User, gone: User) => ({
    kept_user_id: kept.id,
    gone_user_id: gone.id,
    kept_ticket: await ticketOf(kept),
    gone_ticket: await ticketOf(gone),
  });
  const merge = async (kept: User, gone: User) => post('userMerge', await tickets(kept, gone));
  const undo = async (kept: User) => post('userMergeUndo', { id: (await merges(kept.id)).from[0]?.id ?? 0 });

  /** All rows of tables that name a customer, as text. */
  async function everything(): Promise<Record<string, string[]>> {
    const tables = [...new Set(PERSONAL_DATA.map(({ table }) => table))];
    const own = /^(account_merge|session|outbox|audit_log|verification|rate_limit|idempotency)/;
    const found: Record<string, string[]> = {};
    for (const table of tables.filter((name) => !own.test(name)))
      found[table] = (await rows<object>('SELECT * FROM ??', [table])).map((row) => JSON.stringify(row)).sort();
    return found;
  }

  /** Both did the same things, and each something of their own. */
  async function two(): Promise<{ kept: User; gone: User; show: number; both: number }> {
    const { manager } = test.database;
    const kept = await makeUser(manager, { user_nickname: null });
    const facts = { user_name: 'ณัฐวุฒิ', user_lname: 'แก้วมณี', user_email_at: new Date('2026-11-01T00:00:00Z') };
    const gone = await makeUser(manager, { ...facts, user_email: `n${kept.id}@example.com`, user_path: null });
    const show = await makeProduct(manager);
    const both = await makeProduct(manager);
    await makeOrder(manager, { user_id: gone.id, product_id: show.id, approve_date: '2026-11-20' });
    await makeOrder(manager, { user_id: gone.id, product_id: both.id, approve_date: '2026-11-20' });
    await makeOrder(manager, { user_id: kept.id, product_id: both.id, orders_status: 'wait' });
    await makeAddress(manager, kept.id, { user_address_default: 'Y' });
    await makeAddress(manager, gone.id, { user_address_default: 'Y' });
    const item = await makeStageTime(manager, { stage_id: show.stage_id ?? 0 });
    for (const { id } of [kept, gone]) await makeVideosUserStatus(manager, item, id);
    const video = await makeVideo(manager, { stage_id: show.stage_id ?? 0, band_id: show.band_id });
    for (const [user, minutes, hour] of [
      [kept, 0b0011n, 20],
      [gone, (1n << 59n) | 0b0110n, 20],
      [gone, 0b1n, 21],
    ] as const)
      await manager.query('INSERT INTO video_watched (video_id, visit_date, user_id, hour, minutes, live) VALUES (?)', [
        [video.id, '2026-11-20', user.id, hour, String(minutes), 'N'],
      ]);
    for (const { id } of [kept, gone])
      await makeVideoStatistics(manager, { user_id: id, video_id: video.id, visit_date: '2026-11-20' });
    await manager.query(
      "INSERT INTO member_group (member_group_name, member_group_key) VALUES ('กลุ่ม', LEFT(MD5(RAND()), 8))",
    );
    const [group] = await rows<{ id: number }>('SELECT MAX(id) AS id FROM member_group');
    for (const [user, end] of [
      [kept, '2026-12-01'],
      [gone, '2027-12-01'],
    ] as const)
      await manager.query('INSERT INTO member (user_id, member_group_id, member_end) VALUES (?)', [
        [user.id, group?.id, end],
      ]);
    await manager.query('INSERT INTO band_follow (band_id, user_id) VALUES ?', [
      [kept, gone].map(({ id }) => [show.band_id, id]),
    ]);
    await manager.query("INSERT INTO user_note (user_id, user_note_text) VALUES (?, 'ลูกค้าประจำ')", [gone.id]);
    await manager.query('INSERT INTO waiting_list (product_id, user_id, list_state, list_at) VALUES ?', [
      [
        [show.id, kept.id, 'out', '2026-11-01'],
        [show.id, gone.id, 'waiting', '2026-11-02'],
      ],
    ]);
    return { kept, gone, show: show.id, both: both.id };
  }

  it('ACC-12 the preview says what comes together, and why two accounts cannot', async () => {
    const { kept, gone } = await two();
    const preview = await get<MergePreview>(`userMergePreview?user_id=${kept.id}&tel=${gone.user_tel}`);
    expect(preview.own).toMatchObject({ user_id: kept.id, name: null, orders: 1, has_email: false, has_address: true });
    expect(preview.other).toMatchObject({ user_id: gone.id, name: 'ณัฐวุฒิ', orders: 2, has_email: true });
    expect(preview.bought_twice).toHaveLength(1);
    const refusal = async (tel: string) =>
      (await test.request('GET', `/api/userMergePreview?user_id=${kept.id}&tel=${tel}`, { headers: office })).body.code;
    const { manager } = test.database;
    const blocked = await makeUser(manager, { user_status: 'Block' });
    const leaving = await makeUser(manager, { user_delete_at: new Date() });
    const colleague = await makeUser(manager);
    await makePersonnel(manager, { personnel_tel: colleague.user_tel });
    expect(await refusal('0899999999')).toBe('PHONE_UNKNOWN');
    expect(await refusal(kept.user_tel)).toBe('MERGE_SAME');
    expect(await refusal(blocked.user_tel)).toBe('MERGE_BLOCKED');
    expect(await refusal(leaving.user_tel)).toBe('MERGE_LEAVING');
    expect(await refusal(colleague.user_tel)).toBe('MERGE_PERSONNEL');
  });

  it('ACC-05 ACC-12 both phones are proven, each by its own code; visitors cannot ask for such a code', async () => {
    const { manager } = test.database;
    const [kept, gone] = [await makeUser(manager), await makeUser(manager)];
    const given = await tickets(kept, gone);
    const swapped = { ...given, kept_ticket: given.gone_ticket, gone_ticket: given.kept_ticket };
    expect((await post('userMerge', swapped)).body.code).toBe('TICKET_INVALID');
    expect((await post('userMergeCode', { user_id: kept.id })).body.result).toBe(true);
    expect((await post('userMergeCode', { user_id: kept.id })).body.code).toBe('CODE_TOO_SOON');
    const wrong = String((Number(await codeOf(kept.user_tel)) + 1) % 10_000).padStart(4, '0');
    const guess = { telNumber: kept.user_tel, pin: wrong, purpose: 'merge' };
    expect((await post('verifyOTP', guess)).body.code).toBe('CODE_WRONG');
    test.clock.advance(301);
    const late = { ...guess, pin: await codeOf(kept.user_tel) };
    expect((await post('verifyOTP', late)).body.code).toBe('CODE_WRONG');
    test.clock.advance(600);
    expect((await post('userMerge', given)).body.code).toBe('TICKET_INVALID');
    const asked = await test.request('GET', `/api/sendOTP?tel=${kept.user_tel}&purpose=merge`);
    expect(asked.status).toBe(422);
    expect((await merges(kept.id)).from).toEqual([]);
  });

  it('ACC-12 all that names the one account goes to the other, the better row of two; the closed one is signed out', async () => {
    const { kept, gone, show, both } = await two();
    const own = await test.signInAs('user', gone.id);
    const { status, body } = await merge(kept, gone);
    expect([status, body.result]).toEqual([200, true]);
    expect((await test.request('GET', '/api/loginPing', { headers: own })).status).toBe(401);

    for (const { table, merge: rule } of PERSONAL_DATA) {
      if (!('moves' in rule)) continue;
      for (const column of Object.keys(rule.moves).filter((name) => /user_id$/.test(name)))
        expect([table, await rows('SELECT 1 FROM ?? WHERE ?? = ?', [table, column, gone.id])]).toEqual([table, []]);
    }
    const ordered = await rows<{ product_id: number }>(
      'SELECT d.product_id FROM orders o JOIN orders_detail d ON d.orders_id = o.id WHERE o.user_id = ? ORDER BY o.id',
      [kept.id],
    );
    expect(ordered.map(({ product_id }) => product_id).sort()).toEqual([show, both, both].sort());
    const open = await rows<{ orders_status: string }>(
      'SELECT o.orders_status FROM orders_open w JOIN orders o ON o.id = w.orders_id WHERE w.user_id = ?',
      [kept.id],
    );
    expect(open.map(({ orders_status }) => orders_status)).toEqual(['approve', 'approve']);
    expect(await rows('SELECT member_end FROM member WHERE user_id = ?', [kept.id])).toEqual([
      { member_end: '2027-12-01' },
    ]);
    const watched = 'SELECT hour, CAST(minutes AS CHAR) AS minutes FROM video_watched WHERE user_id = ? ORDER BY hour';
    expect(await rows(watched, [kept.id])).toEqual([
      { hour: 20, minutes: String((1n << 59n) | 0b0111n) },
      { hour: 21, minutes: '1' },
    ]);
    expect(
      await rows("SELECT 1 FROM user_address WHERE user_id = ? AND user_address_default = 'Y'", [kept.id]),
    ).toHaveLength(1);
    expect(await rows('SELECT list_state FROM waiting_list WHERE user_id = ?', [kept.id])).toEqual([
      { list_state: 'waiting' },
    ]);

    const [stays, closed] = await Promise.all(
      [kept, gone].map(({ id }) => test.database.manager.findOneByOrFail(User, { id })),
    );
    expect(stays).toMatchObject({ user_tel: kept.user_tel, user_name: 'ณัฐวุฒิ', user_email: gone.user_email });
    expect(stays?.user_email_at).toEqual(gone.user_email_at);
    expect(closed).toMatchObject({ user_status: 'Block', user_merged_into: kept.id, user_email: null });
    expect(await merges(kept.id)).toMatchObject({ into: null, from: [{ user_id: gone.id, orders: 2, days_left: 30 }] });
    expect((await merges(gone.id)).into).toMatchObject({ user_id: kept.id, user_tel: kept.user_tel, by_name: 'พี่นา' });
    expect((await post('userUnblock', { user_id: gone.id })).body.code).toBe('MERGE_DONE');
    expect((await post('user', { id: gone.id, user_status: 'Active' })).body.code).toBe('MERGE_DONE');
  });

  it('ACC-12 it is written down, and both phones are told', async () => {
    const { kept, gone } = await two();
    await merge(kept, gone);
    await undo(kept);
    const log = 'SELECT action FROM audit_log WHERE entity = ? AND entity_id = ? ORDER BY id';
    for (const { id } of [kept, gone])
      expect((await rows<{ action: string }>(log, ['User', id])).map(({ action }) => action)).toEqual([
        'send-merge-code',
        'merge',
        'unmerge',
      ]);
    for (const { user_tel } of [kept, gone]) {
      const told = await rows<{ payload: string }>(
        "SELECT payload FROM outbox WHERE name = 'send-notice' AND payload LIKE ? ORDER BY id",
        [`%"tel":"${user_tel}"%`],
      );
      expect(told.map(({ payload }) => payload)).toEqual([
        expect.stringMatching(/รวม.*ถ้าไม่ใช่คุณ/),
        expect.stringMatching(/เลิกรวมบัญชีแล้ว/),
      ]);
    }
  });

  it('ACC-12 undone, every row of every table is as it was, to the last column', async () => {
    const { kept, gone } = await two();
    const before = await everything();
    await merge(kept, gone);
    expect(await everything()).not.toEqual(before);
    expect((await undo(kept)).body.result).toBe(true);
    expect(await everything()).toEqual(before);
    expect(await rows('SELECT 1 FROM account_merge_row WHERE gone_user_id = ?', [gone.id])).toEqual([]);
    expect(
      (await test.request('GET', '/api/loginPing', { headers: await test.signInAs('user', gone.id) })).status,
    ).toBe(200);
  });

  it('ACC-12 what came after the merge stays, and what left meanwhile does not come back', async () => {
    const { manager } = test.database;
    const { kept, gone } = await two();
    await merge(kept, gone);
    const later = await makeOrder(manager, { user_id: kept.id, approve_date: '2026-11-25' });
    await manager.query("UPDATE user SET user_name = 'ชื่อใหม่' WHERE id = ?", [kept.id]);
    await manager.query('DELETE FROM user_note WHERE user_id = ?', [kept.id]);
    await undo(kept);
    expect(await rows('SELECT user_id FROM orders WHERE id = ?', [later.id])).toEqual([{ user_id: kept.id }]);
    expect(
      await rows('SELECT user_name, user_email FROM user WHERE id IN (?) ORDER BY id', [[kept.id, gone.id]]),
    ).toEqual([
      { user_name: 'ชื่อใหม่', user_email: null },
      { user_name: 'ณัฐวุฒิ', user_email: gone.user_email },
    ]);
    expect(await rows('SELECT 1 FROM user_note WHERE user_id IN (?)', [[kept.id, gone.id]])).toEqual([]);
  });

  it('ACC-12 a later merge is undone first; after thirty days, or when one is deleted, none is', async () => {
    const { manager } = test.database;
    const people = [await makeUser(manager), await makeUser(manager), await makeUser(manager)] as const;
    const [first, second, third] = people;
    await merge(second, first);
    const { insertId: inner } = (await merge(third, second)).body.data as unknown as { insertId: number }; // typed by its envelope alone
    const [{ id: outer } = { id: 0 }] = await rows<{ id: number }>(
      'SELECT id FROM account_merge WHERE gone_user_id = ?',
      [first.id],
    );
    expect((await post('userMergeUndo', { id: outer })).body.code).toBe('MERGE_NOT_LAST');
    expect((await post('userMergeUndo', { id: inner })).body.result).toBe(true);
    await manager.update(User, second.id, { user_deleted_at: test.clock.now() });
    expect((await post('userMergeUndo', { id: outer })).body.code).toBe('MERGE_OVER');
    await manager.update(User, second.id, { user_deleted_at: null });
    test.clock.advance(30 * 86_400);
    const later = await test.signInAs('personnel', (await makePersonnel(manager)).id);
    expect((await post('userMergeUndo', { id: outer }, later)).body.code).toBe('MERGE_OVER');
    office = later;
    expect((await merges(second.id)).from).toEqual([]);
    expect((await merges(first.id)).into).toMatchObject({ user_id: second.id });
  });

  it('ACC-05 ACC-12 the phone of a closed account is free once nothing parts the two; what waited for it stays with its owner', async () => {
    const { manager } = test.database;
    const people = [await makeUser(manager), await makeUser(manager), await makeUser(manager)] as const;
    const [first, second, third] = people;
    await merge(second, first);
    await merge(third, second);
    const giver = await makeUser(manager);
    const gift = { user_id: giver.id, product_id: (await makeProduct(manager)).id, gift_tel: first.user_tel };
    await manager.query('INSERT INTO gift (??, gift_code) VALUES (?, LEFT(MD5(RAND()), 16))', [
      Object.keys(gift),
      Object.values(gift),
    ]);
    const telOf = async ({ id }: User) => (await manager.findOneByOrFail(User, { id })).user_tel;
    test.clock.advance(29 * 86_400);
    await test.get(FreePhones).free();
    expect(await Promise.all(people.map(telOf))).toEqual(people.map(({ user_tel }) => user_tel));
    test.clock.advance(86_400);
    await test.get(FreePhones).free();
    await test.get(FreePhones).free();
    expect(await telOf(third)).toBe(third.user_tel);
    for (const gone of [first, second]) {
      expect(await telOf(gone)).toBe(`x${String(gone.id).padStart(9, '0')}`);
      const bound = await rows<{ payload: string }>(
        "SELECT payload FROM outbox WHERE name = 'bind-offers' AND payload LIKE ?",
        [`%${gone.user_tel}%`],
      );
      expect(bound.map(({ payload }) => JSON.parse(payload) as object)).toEqual([
        { user_id: third.id, tel: gone.user_tel, left_at: test.clock.now().toISOString() },
      ]);
    }
    const asked = await test.request('GET', `/api/userByTel?tel=${first.user_tel}`);
    expect(asked.body.result).toBe(false);
    office = await test.signInAs('personnel', (await makePersonnel(manager)).id);
  });

  it('ACC-05 ACC-12 whoever set a PIN after the merge does not read the other phone', async () => {
    const { manager } = test.database;
    const user_password = await test.get(SecretHashing).hash('2468');
    const [kept, gone] = [await makeUser(manager), await makeUser(manager, { user_password })];
    await merge(kept, gone);
    const told = async () => {
      const signIn = { user_tel: gone.user_tel, user_password: '2468' };
      const { body } = await post('login', signIn, {});
      return [body.code, (body.data as { reason: string }).reason];
    };
    const spoken = kept.user_tel.slice(-4);
    expect(await told()).toEqual(['USER_BLOCKED', expect.stringContaining(spoken)]);
    test.clock.advance(60);
    await manager.update(User, gone.id, { user_pin_at: test.clock.now() });
    expect(await told()).toEqual(['USER_BLOCKED', expect.not.stringContaining(spoken)]);
  });

  it('ACC-10 ACC-12 who has their account deleted takes the closed one along', async () => {
    const { manager } = test.database;
    const { kept, gone } = await two();
    await merge(kept, gone);
    await manager.update(User, kept.id, { user_delete_at: test.clock.now() });
    test.clock.advance(1);
    await test.get(EraseAccounts).erase();
    const left = await manager.findOneByOrFail(User, { id: gone.id });
    expect(left.user_deleted_at).toEqual(expect.any(Date));
    expect(left.user_tel).not.toBe(gone.user_tel);
    expect(await rows('SELECT 1 FROM account_merge WHERE gone_user_id = ?', [gone.id])).toEqual([]);
  });

  it('ACC-12 a crash in the middle leaves all as it was, and the codes still count', async () => {
    const { kept, gone } = await two();
    const given = await tickets(kept, gone);
    const before = await everything();
    // The last thing that is written of the accounts themselves.
    await rows(`CREATE TRIGGER stop_closing BEFORE UPDATE ON user FOR EACH ROW
      IF NEW.user_merged_into IS NOT NULL THEN SIGNAL SQLSTATE '45000'; END IF`);
    const stopped = await post('userMerge', given);
    await rows('DROP TRIGGER stop_closing');
    expect(stopped.status).toBe(500);
    expect(await everything()).toEqual(before);
    expect(await rows('SELECT 1 FROM account_merge WHERE gone_user_id = ?', [gone.id])).toEqual([]);
    expect((await post('userMerge', given)).body.result).toBe(true);
  });

  it('ACC-12 of several merges of one account at the same time one happens', async () => {
    const { manager } = test.database;
    const { kept, gone } = await two();
    const third = await makeUser(manager);
    const given = await tickets(kept, gone);
    const other = { ...given, kept_user_id: third.id, kept_ticket: await ticketOf(third) };
    const crossed = {
      kept_user_id: gone.id,
      gone_user_id: kept.id,
      kept_ticket: given.gone_ticket,
      gone_ticket: given.kept_ticket,
    };
    const answers = await Promise.all([given, given, crossed, other].map((body) => post('userMerge', body)));
    expect(answers.filter(({ body }) => body.result)).toHaveLength(1);
    for (const { body } of answers.filter(({ body: { result } }) => !result))
      expect(['MERGE_DONE', 'TICKET_INVALID']).toContain(body.code);
    expect(await rows('SELECT 1 FROM account_merge WHERE gone_user_id IN (?)', [[kept.id, gone.id]])).toHaveLength(1);
  });

  it('ACC-12 BUY-01 orders that arrive while accounts are merged end in the account that stays', async () => {
    const { manager } = test.database;
    const { kept, gone } = await two();
    const given = await tickets(kept, gone);
    const shows = await Promise.all(Array.from({ length: 6 }, () => makeProduct(manager)));
    const buyer = await test.signInAs('user', gone.id);
    const buy = ({ id }: { id: number }) =>
      post(
        'orders',
        { order: {}, ordersDetail: [{ product_id: id }] },
        { ...buyer, 'idempotency-key': `merging-${id}` },
      );
    const [merged, ...bought] = await Promise.all([post('userMerge', given), ...shows.map(buy)]);
    expect(merged.body.result).toBe(true);
    const taken = bought.filter(({ body }) => body.result).length;
    const [{ id } = { id: 0 }] = await rows<{ id: number }>('SELECT id FROM account_merge WHERE gone_user_id = ?', [
      gone.id,
    ]);
    for (const round of [1, 10]) await test.get(GatherLateRows).gather({ account_merge_id: id, round });
    expect(await rows('SELECT 1 FROM orders WHERE user_id = ?', [gone.id])).toEqual([]);
    expect(await rows('SELECT 1 FROM orders WHERE user_id = ?', [kept.id])).toHaveLength(3 + taken);
    expect((await merges(kept.id)).from[0]?.orders).toBe(2 + taken);
    await undo(kept);
    expect(await rows('SELECT 1 FROM orders WHERE user_id = ?', [gone.id])).toHaveLength(2 + taken);
    await test.get(AccountMerges).gather(id);
    expect(await rows('SELECT 1 FROM orders WHERE user_id = ?', [kept.id])).toHaveLength(1);
  });

  it('ACC-12 every column that points to a customer either moves or says why it stays', async () => {
    const pointing = await rows<{ place: string; table_name: string }>(
      `SELECT DISTINCT CONCAT(table_name, '.', column_name) AS place, table_name AS table_name FROM information_schema.columns c
        WHERE table_schema = DATABASE() AND (column_name REGEXP '(^|_)user_id$' OR EXISTS (
          SELECT 1 FROM information_schema.key_column_usage k WHERE k.table_schema = c.table_schema
             AND k.table_name = c.table_name AND k.column_name = c.column_name AND k.referenced_table_name = 'user'))`,
    );
    const moved = new Set(
      PERSONAL_DATA.flatMap(({ table, merge: rule }) =>
        'moves' in rule ? Object.keys(rule.moves).map((column) => `${table}.${column}`) : [],
      ),
    );
    const stays = new Set(PERSONAL_DATA.flatMap(({ table, merge: rule }) => ('stays' in rule ? [table] : [])));
    const undecided = pointing.filter(({ place, table_name }) => !moved.has(place) && !stays.has(table_name));
    expect(undecided.map(({ place }) => place)).toEqual(['kept_record.user_id']);
    expect(pointing.filter(({ table_name }) => table_name in NOT_PERSONAL && table_name !== 'kept_record')).toEqual([]);
    for (const place of moved) expect(place).toMatch(/user_id$|tel$/);
  });
});
