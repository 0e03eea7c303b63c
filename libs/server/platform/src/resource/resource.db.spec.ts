import { Controller, Get, Module } from '@nestjs/common';
import { Column, Entity } from 'typeorm';
import { Session } from '../auth/session.entity';
import { RecordEntity } from '../columns/record.entity';
import { createTestApp, type TestApp } from '../testing';
import { PersonnelOnly, ServerSet } from '../columns/column-rules';
import { EnumColumn, Money, Text } from '../columns/columns';
import { Resource } from './resource';

@Entity('sample')
class Sample extends RecordEntity {
  @Text(40, { required: true, search: true, thai: true }) sample_name: string;
  @Money({ default: 0 }) sample_price: number;
  @EnumColumn({ small: 'เล็ก', large: 'ใหญ่' }, { default: 'small' }) sample_size: string;
  @PersonnelOnly() @Text(20) sample_chat: string | null;
  @ServerSet() @Column({ type: 'int', default: 0 }) sample_count: number;
}

@Controller()
class SampleController extends Resource(Sample, {
  path: 'sample',
  read: 'public',
  write: 'catalog.write',
  lookups: { sampleBySize: ['sample_size'] },
}) {}

@Controller()
class UnruledController {
  @Get('unruled')
  unruled(): string {
    return 'never';
  }
}

@Module({ controllers: [SampleController, UnruledController] })
class SampleModule {}

describe('resource kit', () => {
  let test: TestApp;
  let owner: { authorization: string };
  const save = (body: object, headers: object = owner) => test.request('POST', '/api/sample', { headers, body });
  const list = (query: string, headers = {}) => test.request('GET', `/api/sample?${query}`, { headers });

  beforeAll(async () => {
    test = await createTestApp([SampleModule]);
    await test.database.query('DROP TABLE IF EXISTS sample');
    const built = await test.database.driver.createSchemaBuilder().log();
    for (const { query } of built.upQueries)
      if (query.includes('CREATE TABLE `sample`')) await test.database.query(query);
    owner = await test.signInAs('personnel', 1);
    for (const [name, price] of [
      ['ไก่', 3],
      ['เกม', 2.5],
      ['กา', 1],
    ] as const) {
      await save({ sample_name: name, sample_price: price, sample_chat: '-100' });
    }
  });
  afterAll(async () => {
    await test.database.query('DROP TABLE IF EXISTS sample');
    await test.close();
  });

  it('CAT-02 creates with an insertId and updates only the columns given', async () => {
    const created = await save({ sample_name: 'ใหม่', sample_price: 590.5 });
    const id = (created.body.data as { insertId: number }).insertId;
    await save({ id, sample_size: 'large' });
    const { body } = await test.request('GET', `/api/sampleById?id=${id}`);
    expect(body.data).toMatchObject({
      id,
      sample_name: 'ใหม่',
      sample_price: 590.5,
      sample_size: 'large',
    });
    await test.request('DELETE', `/api/sample?id=${id}`, { headers: owner });
    expect((await test.request('GET', `/api/sampleById?id=${id}`)).status).toBe(404);
  });

  it('CAT-02 lists with a total, in Thai dictionary order, filtered and paged', async () => {
    const sorted = await list('sort=sample_name&limit=2');
    expect(sorted.body.total).toBe(3);
    expect((sorted.body.data as Sample[]).map((row) => row.sample_name)).toEqual(['กา', 'เกม']);
    expect((await list('sample_price_gte=2&sample_price_lte=2.9')).body.total).toBe(1);
    expect((await list('sample_name_like=กา')).body.total).toBe(1);
    expect((await list('sample_name_in=กา,เกม')).body.total).toBe(2);
    expect((await list('q=ไก่')).body.total).toBe(1);
    expect((await test.request('GET', '/api/sampleBySize?sample_size=small')).body.total).toBe(3);
  });

  it.each([
    'nothing=1',
    'sort=1;drop',
    'limit=101',
    'limit=x',
    'page=0',
    'sample_chat=-100',
    'id=Infinity',
    'sample_price_gte=1e999',
  ])('CAT-02 refuses the list parameter %s', async (query) => {
    const { status, body } = await list(query);
    expect([status, body.code, body.errors?.length]).toEqual([422, 'INVALID_INPUT', 1]);
  });

  it('CAT-04 hides columns that only personnel sees', async () => {
    expect((await list('limit=1')).body.data).toEqual([
      expect.not.objectContaining({ sample_chat: expect.anything() }),
    ]);
    expect((await list('limit=1', owner)).body.data).toEqual([
      expect.objectContaining({ sample_chat: '-100', create_by: 1 }),
    ]);
    expect((await list('limit=1')).body.data).toEqual([expect.not.objectContaining({ create_by: 1 })]);
    expect((await list('create_by=1')).status).toBe(422);
  });

  it.each([
    [{}, 'sample_name'],
    [{ sample_name: '' }, 'sample_name'],
    [{ sample_name: 'x', unknown: 1 }, 'unknown'],
    [{ sample_name: 'x', sample_count: 5 }, 'sample_count'],
    [{ sample_name: 'x', create_by: 9 }, 'create_by'],
    [{ sample_name: 'x', sample_price: '12; DROP' }, 'sample_price'],
    [{ sample_name: 'x', sample_price: -1 }, 'sample_price'],
    [{ sample_name: 'x', sample_price: 0.001 }, 'sample_price'],
    [{ sample_name: 'x', sample_price: 1e-7 }, 'sample_price'],
    [{ sample_name: '\ud800' }, 'sample_name'],
    ['{"sample_name":"x","sample_price":1e999}', 'sample_price'],
    [{ sample_name: 'x'.repeat(41) }, 'sample_name'],
    [{ sample_name: ['x'] }, 'sample_name'],
    [{ sample_name: 'x', sample_size: 'huge' }, 'sample_size'],
  ])('CAT-02 refuses the body %j with a Thai message about %s', async (body, field) => {
    const answer = await save(body as object, { ...owner, 'content-type': 'application/json' });
    expect([answer.status, answer.body.errors?.[0]?.field]).toEqual([422, field]);
    expect(answer.body.errors?.[0]?.message).toMatch(/[ก-๙]/);
  });

  it.each([
    [0.1 + 0.2, 0.3],
    [19.99, 19.99],
    [9_999_999_998.99, 9_999_999_998.99],
  ])('CAT-01 keeps the amount %p as %p', async (sample_price, kept) => {
    const { insertId } = (await save({ sample_name: 'ราคา', sample_price })).body.data as { insertId: number };
    const { data } = (await test.request('GET', `/api/sampleById?id=${insertId}`)).body;
    expect(data).toMatchObject({ sample_price: kept });
    await test.request('DELETE', `/api/sample?id=${insertId}`, { headers: owner });
  });

  it('CAT-03 answers 401 to a guest, 403 to a customer, and nobody without a rule', async () => {
    expect((await save({ sample_name: 'x' }, {})).status).toBe(401);
    expect((await save({ sample_name: 'x' }, await test.signInAs('user', 1))).status).toBe(403);
    expect((await test.request('GET', '/api/unruled', { headers: owner })).body.code).toBe('NOT_ALLOWED');
  });

  it('ACC-06 refuses a token once its session is revoked, forged or 30 days old', async () => {
    const headers = await test.signInAs('personnel', 2);
    await test.database.getRepository(Session).update({ subject_id: 2 }, { revoked_at: new Date() });
    expect((await save({ sample_name: 'x' }, headers)).body.code).toBe('TOKEN_EXPIRED');
    const none = `Bearer ${btoa('{"alg":"none"}')}.${btoa('{"sub":"1","aud":"personnel"}')}.`;
    expect((await save({ sample_name: 'x' }, { authorization: none })).body.code).toBe('TOKEN_EXPIRED');
    const member = await test.signInAs('user', 1);
    expect((await save({ sample_name: 'x' }, member)).status).toBe(403);
    test.clock.advance(31 * 86_400);
    expect((await save({ sample_name: 'x' }, member)).body.code).toBe('TOKEN_EXPIRED');
    test.clock.set();
  });

  it('CAT-03 takes a cookie only from our own pages when something changes', async () => {
    const cookie = `wethi_personnel=${owner.authorization.slice(7)}`;
    const host = 'admin.localhost';
    expect((await save({ sample_name: 'x' }, { cookie, host })).body.code).toBe('FOREIGN_ORIGIN');
    expect((await save({ sample_name: 'x' }, { cookie, origin: 'http://evil.example', host })).status).toBe(403);
    expect((await save({}, { cookie, host, 'sec-fetch-site': 'same-origin' })).status).toBe(422);
  });

  it.each([
    ['{broken', 'application/json', 400],
    ['a=1', 'text/csv', 415],
    [`{"sample_name":"${'x'.repeat(1_100_000)}"}`, 'application/json', 413],
  ])('answers a body that cannot be read with the envelope', async (body, type, status) => {
    const answer = await save(body as never, { ...owner, 'content-type': type }); // nonsense, on purpose
    expect([answer.status, answer.body.result, typeof answer.body.message]).toEqual([status, false, 'string']);
  });

  it('leaves an audit row for every change of personnel', async () => {
    const { body } = await save({ sample_name: 'บันทึก' });
    const id = (body.data as { insertId: number }).insertId;
    await save({ id, sample_name: 'บันทึกใหม่' });
    const rows = await test.database.query<{ action: string; before: string; after: string }[]>(
      'SELECT * FROM audit_log WHERE entity_id = ?',
      [id],
    );
    expect(rows.map((row) => row.action)).toEqual(['create', 'update']);
    expect(JSON.parse(rows[1]?.before ?? '')).toMatchObject({ sample_name: 'บันทึก' });
  });
});
