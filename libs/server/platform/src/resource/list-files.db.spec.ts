import { Controller, Module } from '@nestjs/common';
import { Column, Entity, type SelectQueryBuilder } from 'typeorm';
import type { Actor } from '../auth/actor';
import { OfBand } from '../auth/band-scope';
import { PersonnelOnly } from '../columns/column-rules';
import { DateOnly, EnumColumn, ForeignKey, Money, SecretText, Text } from '../columns/columns';
import { RecordEntity } from '../columns/record.entity';
import { createTestApp, type TestApp } from '../testing';
import { Resource } from './resource';

@Entity('hall')
@OfBand((row) => `${row}.band_id = :bandId`)
class Hall extends RecordEntity {
  @ForeignKey({ required: true }) band_id: number;
  @Text(40, { required: true, name: true }) hall_name: string;
}

@Entity('gig')
@OfBand((row) => `${row}.band_id = :bandId`)
class Gig extends RecordEntity {
  @ForeignKey({ required: true }) band_id: number;
  @ForeignKey() hall_id: number | null;
  @Text(40, { required: true, search: true, thai: true }) gig_name: string;
  @Money({ default: 0 }) gig_price: number;
  @EnumColumn({ small: 'เล็ก', large: 'ใหญ่' }, { default: 'small' }) gig_size: string;
  @DateOnly() gig_date: string | null;
  @PersonnelOnly() @Text(20) gig_note: string | null;
  @SecretText(20) gig_key: string | null;
  @Column({ type: 'datetime', precision: 3, nullable: true }) undocumented: Date | null;
}

@Controller()
class HallController extends Resource(Hall, { path: 'hall', read: 'public', write: 'catalog.write' }) {}

@Controller()
class GigController extends Resource(Gig, { path: 'gig', read: 'public', write: 'catalog.write', sort: 'gig_name' }) {
  protected override visible(rows: SelectQueryBuilder<Gig>, _actor?: Actor): void {
    rows.andWhere("row.gig_name <> 'ซ่อน'");
  }
}

@Controller()
class OwnersGigController extends Resource(Gig, { path: 'owners', read: 'personnel.read', write: 'personnel.write' }) {}

@Module({ controllers: [HallController, GigController, OwnersGigController] })
class GigModule {}

const TABLES = ['gig', 'hall'];

describe('lists as files', () => {
  let test: TestApp;
  let owner: { authorization: string };

  beforeAll(async () => {
    test = await createTestApp([GigModule]);
    for (const table of TABLES) await test.database.query(`DROP TABLE IF EXISTS ${table}`);
    const built = await test.database.driver.createSchemaBuilder().log();
    for (const { query } of built.upQueries)
      if (/CREATE TABLE `(gig|hall)`/.test(query)) await test.database.query(query);
    owner = await test.signInAs('personnel', 1);
  });
  beforeEach(async () => {
    for (const table of TABLES) await test.database.query(`DELETE FROM ${table}`);
    await test.database.query("INSERT INTO hall (id, band_id, hall_name) VALUES (1, 1, 'หอประชุม'), (2, 2, 'ลานกว้าง')");
  });
  afterAll(async () => {
    for (const table of TABLES) await test.database.query(`DROP TABLE IF EXISTS ${table}`);
    await test.close();
  });

  const file = (query: string, headers: object = owner, path = 'gig') =>
    test.request('GET', `/api/${path}File?${query}`, { headers });
  const csv = async (query: string, headers?: object) => (await file(`format=csv&${query}`, headers)).raw.toString();
  const insert = (table: string, row: object) =>
    test.database.query<{ insertId: number }>('INSERT INTO ?? (??) VALUES (?)', [
      table,
      Object.keys(row),
      Object.values(row),
    ]);
  const add = async (gigs: object[]) => {
    for (const gig of gigs) await insert('gig', { band_id: 1, ...gig });
  };
  const personnel = async (role: string, band_id: number | null = null) => {
    const row = { username: `${role} ${band_id} ${Math.random()}`, role, band_id };
    const { insertId } = await insert('personnel', row);
    return test.signInAs('personnel', insertId);
  };

  it('CAT-08 hold what filters, search and order select, in words', async () => {
    await add([
      { gig_name: 'เกม', hall_id: 1, gig_price: 290.5, gig_size: 'large', create_at: '2026-11-21 18:30:00' },
      { gig_name: 'ไก่', hall_id: 2, gig_price: 3, create_at: '2026-11-21 18:30:00' },
      { gig_name: 'ซ่อน' },
      { gig_name: 'กา', create_at: '2026-11-21 18:30:00' },
    ]);
    const columns = ['gig_name:งาน', 'hall_id:ที่', 'gig_price:ราคา', 'gig_size:ขนาด', 'create_at:เมื่อ'];
    const asked = columns.map((column) => `column=${encodeURIComponent(column)}`).join('&');
    const lines = {
      กา: 'กา,,0.00,เล็ก,2026-11-22 01:30:00',
      เกม: 'เกม,หอประชุม,290.50,ใหญ่,2026-11-22 01:30:00',
      ไก่: 'ไก่,ลานกว้าง,3.00,เล็ก,2026-11-22 01:30:00',
    };
    const head = '\uFEFFงาน,ที่,ราคา,ขนาด,เมื่อ';
    expect(await csv(asked)).toBe([head, lines.กา, lines.เกม, lines.ไก่, ''].join('\r\n'));
    expect(await csv(`${asked}&sort=-gig_price`)).toBe([head, lines.เกม, lines.ไก่, lines.กา, ''].join('\r\n'));
    expect(await csv(`${asked}&gig_price_gte=3&gig_size=small&limit=1&page=7`)).toBe([head, lines.ไก่, ''].join('\r\n'));
    expect(await csv(`${asked}&q=เก`)).toBe([head, lines.เกม, ''].join('\r\n'));
    expect(await csv(`${asked}&hall_id_in=1,2&q=ไก่`)).toBe([head, lines.ไก่, ''].join('\r\n'));
  });

  it('CAT-08 what somebody typed is no formula', async () => {
    await add(['=1+1', '+66', '-1', '@x', '\tx', 'ก,"ข"'].map((gig_name) => ({ gig_name })));
    const lines = (await csv('column=gig_name:%3DT&sort=id')).split('\r\n');
    expect(lines.slice(0, -1)).toEqual(["\uFEFF'=T", "'=1+1", "'+66", "'-1", "'@x", "'\tx", '"ก,""ข"""']);
  });

  it('ACC-11 CAT-08 hold no row of another band, and no name of one', async () => {
    const { insertId: band_id } = await insert('band', { band_name: `วง ${Math.random()}` });
    const { insertId: hall_id } = await insert('hall', { band_id, hall_name: 'ห้องซ้อม' });
    const { insertId: other } = await insert('hall', { band_id: band_id + 1, hall_name: 'ของเขา' });
    await add([
      { gig_name: 'ก', band_id, hall_id },
      { gig_name: 'ข', band_id, hall_id: other },
      { gig_name: 'ของเขา', band_id: band_id + 1, hall_id },
    ]);
    expect(await csv('column=gig_name&column=hall_id', await personnel('band', band_id))).toBe(
      '\uFEFFgig_name,hall_id\r\nก,ห้องซ้อม\r\nข,\r\n',
    );
  });

  it('CAT-08 are for those who may read the list in the back office', async () => {
    expect((await file('format=csv', {})).status).toBe(401);
    expect((await file('format=csv', await test.signInAs('user', 1))).status).toBe(403);
    expect((await file('format=csv', await personnel('shop'))).status).toBe(200);
    expect((await file('format=csv', await personnel('shop'), 'owners')).status).toBe(403);
    expect((await file('format=csv', owner, 'owners')).status).toBe(200);
  });

  it.each(['format=pdf', 'column=gig_key', 'column=undocumented', 'column=nothing', 'nothing=1', 'sort=gig_key'])(
    'CAT-08 refuse %s',
    async (query) => {
      expect((await file(`format=csv&${query}`.replace('csv&format=', ''))).status).toBe(422);
    },
  );

  it('CAT-08 hold each column that the list shows, where none is named', async () => {
    const [head] = (await csv('')).split('\r\n');
    expect(head).toContain('gig_name');
    expect(head).toContain('gig_note');
    expect(head).not.toMatch(/gig_key|undocumented/);
  });

  it('CAT-08 leave a line in the audit log: who took what, and how much of it', async () => {
    await add([{ gig_name: 'ก' }, { gig_name: 'ข' }]);
    await csv('column=gig_name&q=ก');
    const [line] = await test.database.query<{ actor_id: number; entity: string; after: string }[]>(
      "SELECT actor_id, entity, after FROM audit_log WHERE action = 'export' ORDER BY id DESC LIMIT 1",
    );
    expect([line?.actor_id, line?.entity]).toEqual([1, 'Gig']);
    expect(JSON.parse(line?.after ?? '')).toEqual({ format: 'csv', columns: ['gig_name'], query: { q: 'ก' }, rows: 1 });
  });

  it('CAT-08 hold ten thousand rows, each once; above a hundred thousand they refuse', async () => {
    const fill = (from: number, to: number) =>
      test.database.query(
        `INSERT INTO gig (band_id, gig_name, gig_price) SELECT 1, seq, seq % 7 FROM seq_${from}_to_${to}`,
      );
    await fill(1, 10_000);
    const names = (await csv('column=gig_name&sort=-gig_price')).trim().split('\r\n').slice(1);
    expect(new Set(names).size).toBe(10_000);
    expect(names).toHaveLength(10_000);
    const xlsx = await file('format=xlsx&column=gig_name');
    expect([xlsx.status, xlsx.raw.subarray(0, 2).toString()]).toEqual([200, 'PK']);
    await fill(10_001, 100_001);
    expect(await file('format=csv')).toMatchObject({ status: 422, body: { code: 'LIST_TOO_LONG' } });
  });
});
