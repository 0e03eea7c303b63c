import { Controller, Module } from '@nestjs/common';
import { Entity } from 'typeorm';
import { OfBand } from '../auth/band-scope';
import { ForeignKey, IntegerColumn, Text } from '../columns/columns';
import { RecordEntity } from '../columns/record.entity';
import { createTestApp, type TestApp } from '../testing';
import { Resource } from './resource';

@Entity('track')
@OfBand((row) => `${row}.album_id = :bandId`)
class Track extends RecordEntity {
  @ForeignKey({ required: true }) album_id: number;
  @IntegerColumn({ default: 1 }) track_item: number;
  @Text(20, { required: true }) track_name: string;
}

@Controller()
class TrackController extends Resource(Track, {
  path: 'track',
  read: 'public',
  write: 'catalog.write',
  sort: 'track_item',
  within: 'album_id',
}) {}

@Module({ controllers: [TrackController] })
class TrackModule {}

describe('rows in an order', () => {
  let test: TestApp;
  let owner: { authorization: string };

  beforeAll(async () => {
    test = await createTestApp([TrackModule]);
    await test.database.query('DROP TABLE IF EXISTS track');
    const built = await test.database.driver.createSchemaBuilder().log();
    for (const { query } of built.upQueries)
      if (query.includes('CREATE TABLE `track`')) await test.database.query(query);
    owner = await test.signInAs('personnel', 1);
  });
  beforeEach(async () => {
    await test.database.query('DELETE FROM track');
    const rows = ['ก', 'ข', 'ค', 'ง'].map((name, index) => [index + 1, 1, 1, name]);
    await test.database.query('INSERT INTO track (id, album_id, track_item, track_name) VALUES ?', [
      [...rows, [9, 2, 7, 'อื่น']],
    ]);
  });
  afterAll(async () => {
    await test.database.query('DROP TABLE IF EXISTS track');
    await test.close();
  });

  const move = (id: number, after_id: number | null, more: object = {}, headers: object = owner) =>
    test.request('POST', '/api/trackMove', { body: { id, after_id, ...more }, headers });
  const rows = () => test.database.query<Track[]>('SELECT * FROM track WHERE album_id = 1 ORDER BY track_item, id');
  const order = async () => (await rows()).map(({ track_name, track_item }) => `${track_name}${track_item}`).join(' ');

  it('CAT-06 moves a row behind another one, or before all, and numbers them anew', async () => {
    await move(4, 1);
    expect(await order()).toBe('ก1 ง2 ข3 ค4');
    await move(1, 3);
    expect(await order()).toBe('ง1 ข2 ค3 ก4');
    await move(3, null);
    expect(await order()).toBe('ค1 ง2 ข3 ก4');
    const [other] = await test.database.query<Track[]>('SELECT * FROM track WHERE id = 9');
    expect(other?.track_item).toBe(7);
  });

  it('CAT-06 puts a new row behind the last, unless a place is given', async () => {
    await move(4, 1);
    await test.request('POST', '/api/track', { body: { album_id: 1, track_name: 'จ' }, headers: owner });
    expect(await order()).toBe('ก1 ง2 ข3 ค4 จ5');
    await test.request('POST', '/api/track', { body: { album_id: 1, track_name: 'ฉ', track_item: 2 }, headers: owner });
    expect(await order()).toBe('ก1 ง2 ฉ2 ข3 ค4 จ5');
  });

  it('ADMIN-07 refuses a row that was saved since it was read, with who; the others keep their versions', async () => {
    const before = await rows();
    const { update_at } = before[0] ?? {};
    const moved = await move(1, 2, { update_at });
    const after = new Map((await rows()).map((row) => [row.id, row]));
    expect((moved.body.data as { update_at: string }).update_at).toBe(after.get(1)?.update_at.toISOString());
    for (const id of [2, 3, 4])
      expect(after.get(id)?.update_at).toEqual(before.find((row) => row.id === id)?.update_at);
    const stale = await move(1, 4, { update_at });
    expect([stale.status, stale.body.code]).toEqual([409, 'ROW_CHANGED']);
    expect(stale.body.message).toMatch(/แก้ไขข้อมูลนี้ไปแล้ว/);
    expect(await order()).toBe('ข1 ก2 ค3 ง4');
  });

  it('CAT-06 many moves at once leave each row one place', async () => {
    const ids = [1, 2, 3, 4];
    const moves = ids.flatMap((id) => [null, ...ids.filter((other) => other !== id)].map((after) => move(id, after)));
    expect(new Set((await Promise.all(moves)).map(({ status }) => status))).toEqual(new Set([200]));
    expect((await rows()).map(({ track_item }) => track_item)).toEqual([1, 2, 3, 4]);
  });

  it('CAT-03 CAT-06 only behind rows of the same list, and only by who may write', async () => {
    expect((await move(1, 9)).status).toBe(404);
    expect((await move(1, 1)).status).toBe(404);
    expect((await move(77, null)).status).toBe(404);
    expect((await move(1, 0)).status).toBe(422);
    expect((await move(1, 2, {}, {})).status).toBe(401);
    expect((await move(1, 2, {}, await test.signInAs('user', 1))).status).toBe(403);
    expect(await order()).toBe('ก1 ข1 ค1 ง1');
  });
});
