import { Storage } from '@wethi/platform';
import { createTestApp, type TestApp } from '@wethi/platform/testing';
import { AccountsHttpModule } from '../accounts-http.module';
import { makePersonnel, makeUser } from '../testing/accounts.factory';
import { AuditEntries } from './audit-entries';
import type { ShownAudit } from './audit-log.dto';

describe('audit log as owners read it', () => {
  let test: TestApp;
  let owner: { authorization: string };
  let ownerId: number;

  const post = (path: string, body: object) => test.request('POST', `/api/${path}`, { headers: owner, body });
  const log = async (query: string) => {
    const { body } = await test.request('GET', `/api/auditLog?${query}`, { headers: owner });
    return { rows: body.data as unknown as ShownAudit[], total: body.total }; // an answer is typed by its envelope alone
  };

  beforeAll(async () => {
    test = await createTestApp([AccountsHttpModule]);
    ownerId = (await makePersonnel(test.database.manager)).id;
    owner = await test.signInAs('personnel', ownerId);
  });
  afterAll(() => test.close());

  it('ADMIN-04 tells who changed what of whom, before and after, with labels', async () => {
    const { id } = await makeUser(test.database.manager, { user_name: 'ฟ้าใส', user_lname: 'ใจดี' });
    await post('userBlock', { user_id: id, user_block_reason: 'สลิปปลอม', tell: 'N' });
    const { rows, total } = await log(`entity=User&entity_id=${id}`);
    expect(total).toBe(1);
    expect(rows[0]).toMatchObject({ action: 'update', actor_id: ownerId, role: 'owner', record_name: 'ฟ้าใส ใจดี' });
    expect(rows[0]?.changes).toContainEqual({ column: 'user_status', before: 'ใช้งาน', after: 'ระงับ' });
    expect(rows[0]?.changes).toContainEqual({ column: 'user_block_reason', before: null, after: 'สลิปปลอม' });
    expect((await log(`id=${rows[0]?.id}`)).rows).toEqual(rows);
  });

  it('ADMIN-04 filters by person, deed and day, and knows no row beyond', async () => {
    const other = await test.signInAs('personnel', (await makePersonnel(test.database.manager)).id);
    const body = { member_group_name: 'เพื่อน' };
    await test.request('POST', '/api/memberGroup', { headers: other, body });
    const mine = await log(`actor_id=${ownerId}&limit=100`);
    expect(new Set(mine.rows.map(({ actor_id }) => actor_id))).toEqual(new Set([ownerId]));
    const created = await log('action=create&entity=MemberGroup');
    expect(created.rows).toMatchObject([{ record_name: 'เพื่อน' }]);
    expect((await log('from=2020-01-01&to=2020-01-31')).total).toBe(0);
    const [{ day } = { day: '' }] = await test.database.query<{ day: string }[]>(
      "SELECT DATE_FORMAT(CONVERT_TZ(MAX(at), '+00:00', '+07:00'), '%Y-%m-%d') AS day FROM audit_log",
    );
    expect((await log(`from=${day}&to=${day}`)).total).toBeGreaterThan(0);
  });

  it('ADMIN-04 finds a change by what its record is called, or by a value of either side, word for word', async () => {
    const { data } = (await post('memberGroup', { member_group_name: 'แฟนค้นหา%คำ' })).body;
    const { insertId: id } = data as { insertId: number };
    await post('memberGroup', { id, member_group_name: 'แฟนใหม่', member_group_limit: 7031 });
    const found = async (q: string, more = '') =>
      (await log(`q=${encodeURIComponent(q)}${more}`)).rows.map(({ action, entity_id }) => [action, entity_id]);
    expect(await found('7031')).toEqual([['update', id]]);
    expect(await found(' ค้นหา%คำ ')).toEqual([
      ['update', id],
      ['create', id],
    ]);
    // What it is called now.
    expect(await found('แฟนใหม่', '&action=create')).toEqual([['create', id]]);
    expect(await found('แฟนใหม่', '&entity=Personnel')).toEqual([]);
    expect(await found('ค้นหาXคำ')).toEqual([]);
    expect(await found('ค้นหา_คำ')).toEqual([]);
  });

  it('ADMIN-04 no secret stands in it, and nobody writes it by a call', async () => {
    await post('personnel', {
      username: 'newcomer',
      password: 'a-long-password-2026',
      role: 'shop',
      personnel_name: 'ใหม่',
    });
    const { rows } = await log('entity=Personnel&limit=100');
    expect(rows.map(({ action }) => action)).toEqual(expect.arrayContaining(['create', 'set-password']));
    expect(JSON.stringify(rows)).not.toMatch(/a-long-password|argon2/);
    for (const method of ['POST', 'DELETE', 'PATCH'])
      expect((await test.request(method, '/api/auditLog?id=1', { headers: owner, body: {} })).status).toBeGreaterThan(
        403,
      );
  });

  it('ADMIN-04 a file holds what the filters select, and taking it is noted', async () => {
    const answer = await test.request('GET', '/api/auditLogFile?format=csv&entity=MemberGroup', { headers: owner });
    const csv = answer.raw.toString();
    expect(csv).toContain('member_group_name: - → เพื่อน');
    const [{ at } = { at: '' }] = await test.database.query<{ at: string }[]>(
      `SELECT DATE_FORMAT(CONVERT_TZ(MAX(at), '+00:00', '+07:00'), '%Y-%m-%d %H:%i:%s') AS at
         FROM audit_log WHERE entity = 'MemberGroup'`,
    );
    expect(csv).toContain(`\r\n${at},`);
    const { rows } = await log('action=export');
    expect(rows[0]).toMatchObject({ entity: 'AuditEntry', actor_id: ownerId });
  });

  it('ADMIN-04 a long file has each entry once, whatever is done while it is made', async () => {
    await test.database.query(
      `INSERT INTO audit_log (actor_kind, actor_id, action, entity, entity_id, salt)
         WITH RECURSIVE many AS (SELECT 1 AS n UNION ALL SELECT n + 1 FROM many WHERE n < 600)
         SELECT 'personnel', ?, 'update', 'LongFile', n, '' FROM many`,
      [ownerId],
    );
    const actor = await test.actorOf(owner);
    const batches = await test.get(AuditEntries).file({ format: 'csv', entity: 'LongFile' }, actor);
    const ids: number[] = [];
    for await (const rows of batches) {
      ids.push(...rows.map(({ entity_id }) => entity_id));
      await test.database.query(
        `INSERT INTO audit_log (actor_kind, actor_id, action, entity, entity_id, salt)
           VALUES ('personnel', ?, 'update', 'LongFile', 1000, '')`,
        [ownerId],
      );
    }
    expect(ids).toEqual(Array.from({ length: 600 }, (_, place) => 600 - place));
  });

  it('ADMIN-04 a file is refused above a hundred thousand entries, instead of ending before the last', async () => {
    await test.database.query(
      `INSERT INTO audit_log (actor_kind, actor_id, action, entity, entity_id, salt)
         SELECT 'personnel', ?, 'update', 'TooLongFile', seq, '' FROM seq_1_to_100001`,
      [ownerId],
    );
    const address = '/api/auditLogFile?format=csv&entity=TooLongFile';
    expect(await test.request('GET', address, { headers: owner })).toMatchObject({
      status: 422,
      body: { code: 'LIST_TOO_LONG' },
    });
    await test.database.query("DELETE FROM audit_log WHERE entity = 'TooLongFile'");
  });

  it('ADMIN-04 the filters offer what happened, and by whom', async () => {
    const { body } = await test.request('GET', '/api/auditLogChoices', { headers: owner });
    const { actions, entities, actors } = body.data as unknown as {
      actions: string[];
      entities: string[];
      actors: { id: number }[];
    };
    expect(actions).toEqual(expect.arrayContaining(['create', 'export', 'set-password', 'update']));
    expect(entities).toEqual(expect.arrayContaining(['MemberGroup', 'User']));
    expect(actors.map(({ id }) => id)).toContain(ownerId);
  });

  it('ADMIN-04 a change names what it replaced, which the record’s own call puts back: judged, version and all', async () => {
    const { body } = await post('memberGroup', { member_group_name: 'เพื่อนเก่า', member_group_months: 6 });
    const { insertId: id } = body.data as { insertId: number };
    await post('memberGroup', { id, member_group_name: 'เพื่อนใหม่', member_group_months: 12 });
    const [change] = (await log(`entity=MemberGroup&entity_id=${id}&action=update`)).rows;
    const former = async (entry = change?.id) =>
      (await test.request('GET', `/api/auditLogFormer?id=${entry}`, { headers: owner })).body.data as {
        path: string | null;
        update_at: string | null;
        columns: { column: string; former: unknown; present: unknown }[];
      };
    const found = await former();
    expect(found.path).toBe('memberGroup');
    expect(found.columns).toEqual([
      { column: 'member_group_name', former: 'เพื่อนเก่า', present: 'เพื่อนใหม่' },
      { column: 'member_group_months', former: 6, present: 12 },
    ]);
    const values = Object.fromEntries(found.columns.map((column) => [column.column, column.former]));
    const restore = () => post('memberGroup', { id, ...values, update_at: found.update_at });
    expect((await restore()).body.result).toBe(true);
    expect((await restore()).body.code).toBe('ROW_CHANGED');
    expect((await former()).columns).toEqual([]);
    const [last] = (await log(`entity=MemberGroup&entity_id=${id}&action=update`)).rows;
    expect(last?.changes).toContainEqual({ column: 'member_group_name', before: 'เพื่อนใหม่', after: 'เพื่อนเก่า' });
  });

  it('ADMIN-04 CAT-07 a picture that is gone by now is not put back, the rest of its change is', async () => {
    const pictures = { old: 'member-group/old.webp', kept: 'member-group/kept.webp', now: 'member-group/now.webp' };
    await test.get(Storage).put('public', pictures.kept, Buffer.from('x'));
    const change = async (from: string, more: object = {}) => {
      const { body } = await post('memberGroup', { member_group_name: 'มีรูป', member_group_path: from });
      const { insertId: id } = body.data as { insertId: number };
      await post('memberGroup', { id, member_group_path: pictures.now, ...more });
      const [entry] = (await log(`entity=MemberGroup&entity_id=${id}&action=update`)).rows;
      const former = await test.request('GET', `/api/auditLogFormer?id=${entry?.id}`, { headers: owner });
      const { path, columns } = former.body.data as { path: string | null; columns: { column: string }[] };
      return [path, ...columns.map(({ column }) => column)];
    };
    expect(await change(pictures.kept)).toEqual(['memberGroup', 'member_group_path']);
    expect(await change(pictures.old, { member_group_name: 'รูปใหม่' })).toEqual(['memberGroup', 'member_group_name']);
    expect(await change(pictures.old)).toEqual([null]);
  });

  it('ADMIN-04 nothing is put back of what came, of a column that no call writes, and of what has no call', async () => {
    const entries = async (query: string) => (await log(query)).rows.map(({ id }) => id);
    const former = async (id: number | undefined) =>
      (await test.request('GET', `/api/auditLogFormer?id=${id}`, { headers: owner })).body;
    const [made] = await entries('entity=MemberGroup&action=create');
    expect((await former(made)).data).toEqual({ path: null, update_at: null, columns: [] });
    const user = await makeUser(test.database.manager);
    await post('userBlock', { user_id: user.id, user_block_reason: 'สลิปปลอม', tell: 'N' });
    const [blocked] = await entries(`entity=User&entity_id=${user.id}`);
    const ofUser = (await former(blocked)).data as { columns: { column: string }[] };
    expect(ofUser.columns.map(({ column }) => column)).toEqual(['user_status']);
    const [exported] = await entries('action=export');
    expect((await former(exported)).data).toEqual({ path: null, update_at: null, columns: [] });
    expect((await former(999_999_999)).code).toBe('NOT_FOUND');
  });
});
