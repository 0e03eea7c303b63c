import { makePersonnel, makeUser } from '@wethi/accounts/testing';
import { makeBand, makeProduct } from '@wethi/catalog/testing';
import { MediaJobsModule } from '@wethi/media';
import { OrdersJobsModule } from '@wethi/orders';
import { makeOrder, startSandbox, type TestSandbox } from '@wethi/orders/testing';
import { JobsModule, OutboxRow } from '@wethi/platform';
import { createTestApp, until, type TestApp } from '@wethi/platform/testing';
import { IsNull } from 'typeorm';
import { NotificationsHttpModule } from '../notifications-http.module';
import { NotificationsJobsModule } from '../notifications-jobs.module';
import type { Deliveries } from './deliveries.dto';

const TEL = '0811110059';

describe('what did not reach anybody', () => {
  let test: TestApp;
  let sandbox: TestSandbox;
  let office: { authorization: string };
  const rows = () => test.database.getRepository(OutboxRow);

  beforeAll(async () => {
    sandbox = await startSandbox();
    const jobs = [JobsModule, MediaJobsModule, NotificationsJobsModule, OrdersJobsModule];
    test = await createTestApp([...jobs, NotificationsHttpModule], sandbox.settings);
    office = await test.signInAs('personnel', (await makePersonnel(test.database.manager)).id);
  });
  afterAll(async () => {
    await test.close();
    await sandbox.close();
  });
  beforeEach(() => rows().deleteAll());

  /** As it lies there once all tries failed. */
  const bury = (name: string, payload: object | '', values: Partial<OutboxRow> = {}) =>
    rows().insert({
      name,
      payload: payload && JSON.stringify(payload),
      dead_at: new Date(),
      last_error: 'thaibulksms: HTTP 503',
      ...values,
    });
  const list = async (query = '') =>
    (await test.request('GET', `/api/deliveries?${query}`, { headers: office })).body.data as Deliveries;
  const post = async (call: string, job: string, subject: string, more: object = {}) =>
    (await test.request('POST', `/api/${call}`, { headers: office, body: { job, subject, ...more } })).body;
  const again = (job: string, subject: string, state = 'dead') => post('deliveriesAgain', job, subject, { state });
  const smsTo = async (tel: string) => (await sandbox.messages('sms')).filter(({ to }) => to === tel);

  it('TELL-04 stands together by whom it was for, with the words and the reason of the last one', async () => {
    const { manager } = test.database;
    await makeUser(manager, { user_tel: TEL, user_nickname: 'มะลิ' });
    const band = await makeBand(manager, { band_name: 'ลมบูรพา', band_telegrame: '-100999' });
    const product = await makeProduct(manager, { band_id: band.id });
    const order = await makeOrder(manager, { user_id: (await makeUser(manager)).id, product_id: product.id });
    await bury('send-notice', { tel: TEL, text: 'อนุมัติแล้ว' });
    await bury('send-notice', { tel: TEL, text: 'ส่งของแล้ว' }, { last_error: 'SMS: the number is refused' });
    await bury('send-chat-message', { chat_id: '-100999', text: '<b>คำสั่งซื้อใหม่</b> R&amp;B' });
    await bury('issue-receipt', { orders_id: order.id });
    const found = await list();
    expect(found).toMatchObject({ total: 3, dead: 4, retrying: 0, archived: 0 });
    const of = (job: string) => found.rows.find((row) => row.job === job);
    expect(of('send-notice')).toMatchObject({
      ...{ subject: `tel:${TEL}`, to_kind: 'tel', to: TEL, to_name: 'มะลิ', words: 'ส่งของแล้ว' },
      ...{ count: 2, sendable: 2, reason: 'SMS: the number is refused' },
    });
    expect(of('send-chat-message')).toMatchObject({ to_name: 'ลมบูรพา', words: 'คำสั่งซื้อใหม่ R&B' });
    expect(of('issue-receipt')).toMatchObject({ to_kind: 'orders_id', to_name: order.order_no, words: null });
  });

  it('TELL-04 ADMIN-04 is sent again once, by whoever asked for it', async () => {
    await bury('send-notice', { tel: TEL, text: 'อนุมัติแล้ว' });
    await bury('send-notice', { tel: TEL, text: 'ส่งของแล้ว' });
    expect(await again('send-notice', `tel:${TEL}`)).toMatchObject({ data: { count: 2 } });
    expect(await again('send-notice', `tel:${TEL}`)).toMatchObject({ data: { count: 0 } });
    expect(await list()).toMatchObject({ rows: [], dead: 0 });
    await until(async () => (await rows().countBy({ done_at: IsNull() })) === 0);
    expect((await smsTo(TEL)).map(({ text }) => text).sort()).toEqual(['ส่งของแล้ว', 'อนุมัติแล้ว']);
    const entries = await test.database.query<{ after: string }[]>(
      "SELECT after FROM audit_log WHERE action = 'send-again'",
    );
    expect(entries.map(({ after }) => JSON.parse(after))).toEqual([{ job: 'send-notice', count: 2 }]);
  });

  it('ACC-02 TELL-04 a code, and what is of no use any more, is seen and not sent again', async () => {
    const before = (await smsTo(TEL)).length;
    await bury('send-sms', '', { last_error: 'SMS: of no use' });
    await bury('send-news', { tel: TEL, text: 'คืนนี้ 20:00 น.', until: '2026-01-01T00:00:00.000Z' });
    const { dead, rows: found } = await list();
    expect(dead).toBe(0);
    expect(found.map(({ job, sendable }) => [job, sendable]).sort()).toEqual([
      ['send-news', 0],
      ['send-sms', 0],
    ]);
    for (const { job, subject } of found) expect(await again(job, subject)).toMatchObject({ data: { count: 0 } });
    expect(await smsTo(TEL)).toHaveLength(before);
  });

  it('TELL-04 is put away, stays there while others of its group are sent, and is still sent again from there', async () => {
    await bury('send-notice', { tel: TEL, text: 'เก็บไว้' });
    expect(await post('deliveriesArchive', 'send-notice', `tel:${TEL}`)).toMatchObject({ data: { count: 1 } });
    expect(await list()).toMatchObject({ rows: [], dead: 0, archived: 1 });
    await bury('send-notice', { tel: TEL, text: 'ฉบับใหม่' });
    expect(await again('send-notice', `tel:${TEL}`)).toMatchObject({ data: { count: 1 } });
    await until(async () => (await smsTo(TEL)).some(({ text }) => text === 'ฉบับใหม่'));
    expect((await list('state=archived')).rows).toMatchObject([{ words: 'เก็บไว้', sendable: 1 }]);
    expect(await again('send-notice', `tel:${TEL}`, 'archived')).toMatchObject({ data: { count: 1 } });
    await until(async () => (await smsTo(TEL)).some(({ text }) => text === 'เก็บไว้'));
  });

  it('TELL-04 what is tried again by itself stands apart', async () => {
    const due_at = new Date(Date.now() + 600_000);
    await bury('send-notice', { tel: TEL, text: 'รอ' }, { dead_at: null, due_at, enqueued_at: due_at });
    expect(await list('state=retrying')).toMatchObject({ retrying: 1, dead: 0, rows: [{ words: 'รอ', count: 1 }] });
    expect(await again('send-notice', `tel:${TEL}`)).toMatchObject({ data: { count: 0 } });
  });
});
