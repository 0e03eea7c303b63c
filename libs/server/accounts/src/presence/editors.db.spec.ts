import { createTestApp, type TestApp } from '@wethi/platform/testing';
import { AccountsHttpModule } from '../accounts-http.module';
import { makePersonnel } from '../testing/accounts.factory';

describe('who edits a record', () => {
  let test: TestApp;
  const people: Record<string, object> = {};
  beforeAll(async () => {
    test = await createTestApp([AccountsHttpModule]);
    const { manager } = test.database;
    const join = async (personnel_nickname: string, more: object = {}) => {
      const { id } = await makePersonnel(manager, { personnel_nickname, ...more });
      people[personnel_nickname] = await test.signInAs('personnel', id);
    };
    await join('ลิลลี่', { role: 'shop' });
    await join('ต้า');
    await test.database.query("INSERT INTO band (id, band_name) VALUES (900, 'วงหนึ่ง'), (901, 'วงสอง')");
    await join('นักร้อง', { role: 'band', band_id: 900 });
    await join('มือกลอง', { role: 'band', band_id: 900 });
    await join('คู่แข่ง', { role: 'band', band_id: 901 });
  });
  beforeEach(() => test.clock.set('2026-11-20T12:00:00+07:00'));
  afterAll(() => test.close());

  const open = async (name: string, id: number) =>
    (await test.request('POST', '/api/editing', { headers: people[name], body: { resource: 'product', id } })).body
      .data as { others: string[] };

  it('CAT-05 two who have one form open are told of each other, until one has gone for thirty seconds', async () => {
    expect(await open('ลิลลี่', 1)).toEqual({ others: [] });
    expect(await open('ลิลลี่', 1)).toEqual({ others: [] });
    expect(await open('ต้า', 2)).toEqual({ others: [] });
    expect(await open('ต้า', 1)).toEqual({ others: ['ลิลลี่'] });
    expect(await open('ลิลลี่', 1)).toEqual({ others: ['ต้า'] });
    test.clock.set('2026-11-20T12:00:31+07:00');
    expect(await open('ลิลลี่', 1)).toEqual({ others: [] });
  });

  it('CAT-05 a band learns of its own people only', async () => {
    for (const name of ['ต้า', 'นักร้อง', 'คู่แข่ง']) await open(name, 3);
    expect(await open('มือกลอง', 3)).toEqual({ others: ['นักร้อง'] });
    expect((await open('ลิลลี่', 3)).others).toHaveLength(4);
  });
});
