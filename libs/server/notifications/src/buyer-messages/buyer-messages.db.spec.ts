import { Consents, Member, MemberGroup, sendNewsLetter, sendSms, type LetterToSend, type Sms } from '@wethi/accounts';
import { makePersonnel, makeUser } from '@wethi/accounts/testing';
import { makeProduct } from '@wethi/catalog/testing';
import { OrdersDetail, Ticket } from '@wethi/orders';
import { makeGift, makeOrder, startSandbox, type TestSandbox } from '@wethi/orders/testing';
import { Database, OutboxRow } from '@wethi/platform';
import { createTestApp, type TestApp } from '@wethi/platform/testing';
import { NotificationsHttpModule } from '../notifications-http.module';
import { NotificationsJobsModule } from '../notifications-jobs.module';
import { SendBuyerMessages } from './send-buyer-messages.job';
import { sendBuyerCopy, sendBuyerMessage } from './send-messages';

const TEXT = 'เวที: งานเริ่มเร็วขึ้นเป็น 19:00 น. {ชื่อลูกค้า} เข้าดูที่ {ลิงก์ส่วนตัว}';

describe('a message to all buyers of a show', () => {
  let test: TestApp;
  let sandbox: TestSandbox;
  let office: object;
  let product_id: number;
  const tels: Record<string, string> = {};
  const mails: Record<string, string> = {};

  beforeAll(async () => {
    sandbox = await startSandbox();
    test = await createTestApp([NotificationsHttpModule, NotificationsJobsModule], {
      ...sandbox.settings,
      SMS_PRICE: '0.35',
    });
    office = await test.signInAs('personnel', (await makePersonnel(test.database.manager, { role: 'shop' })).id);
  });
  afterAll(async () => {
    await test.close();
    await sandbox.close();
  });

  /** Two buyers with a phone, one with a confirmed address, one that waits, one blocked, and a gift that nobody took. */
  beforeEach(async () => {
    const { manager } = test.database;
    test.clock.set('2026-11-20T12:00:00+07:00');
    await test.database.query('DELETE FROM outbox');
    product_id = (await makeProduct(manager)).id;
    const buyer = async (key: string, values: object = {}, orders_status: 'approve' | 'wait' = 'approve') => {
      const user = await makeUser(manager, { user_nickname: key, ...values });
      tels[key] = user.user_tel;
      mails[key] = user.user_email ?? '';
      const order = await makeOrder(manager, { user_id: user.id, product_id, orders_status });
      return { user, order };
    };
    const { user } = await buyer('ฟ้า');
    await buyer('ดาว');
    await buyer('เมฆ', { user_email: `mek${product_id}@example.com`, user_email_at: new Date() });
    await buyer('ฝน', {}, 'wait');
    await buyer('ลม', { user_status: 'Block' });
    const gift_tel = `08${String(product_id).padStart(8, '0')}`;
    tels['ของขวัญ'] = gift_tel;
    const gift = await makeGift(manager, { user_id: user.id, product_id, gift_tel, gift_sent_at: new Date() });
    await makeOrder(manager, { user_id: user.id, product_id, gift_id: gift.id });
  });

  const post = async (path: string, body: object) =>
    (await test.request('POST', `/api/${path}`, { headers: office, body })).body as {
      result: boolean;
      code?: string;
      data: Record<string, number>;
      errors?: { message: string }[];
    };
  const wish = (more: object = {}) => ({ product_id, buyer_message_text: TEXT, ...more });
  const AUDIENCE = { buyer_message_approve: 'Y', buyer_message_wait: 'N', buyer_message_gift: 'Y' };
  const WAYS = {
    buyer_message_sms: 'Y',
    buyer_message_mail: 'Y',
    buyer_message_one: 'Y',
    buyer_message_kind: 'ticket',
  };
  const audience = async (more: object = {}) =>
    (await post('buyerMessageAudience', { ...wish(), ...AUDIENCE, ...WAYS, ...more })).data;
  const draft = async (more: object = {}) => (await post('buyerMessage', wish(more))).data['insertId'] ?? 0;
  const status = async (id: number) =>
    (
      (await test.request('GET', `/api/buyerMessageById?id=${id}`, { headers: office })).body.data as {
        buyer_message_status: string;
      }
    ).buyer_message_status;
  const progress = async (id: number) =>
    (await test.request('GET', `/api/buyerMessageProgress?id=${id}`, { headers: office })).body.data as {
      sent: number;
      waiting: number;
      failed: number;
      cost: number;
      failures: { to: string; error: string | null }[];
    };
  const left = async <Payload>(name: string) =>
    (await test.database.getRepository(OutboxRow).find({ where: { name }, order: { id: 'ASC' } })).map(
      ({ payload, due_at }) => ({ ...(JSON.parse(payload) as Payload), due_at }),
    );
  /** Tried and confirmed, its copies left to be sent. */
  async function confirmed(more: object = {}, people = 4): Promise<number> {
    const id = await draft(more);
    await post('buyerMessageTry', { id, tel: '0812345678' });
    expect(await post('buyerMessageSend', { id, people })).toMatchObject({ result: true });
    return id;
  }
  async function begin(id: number): Promise<number[]> {
    const jobs = await left<{ buyer_message_id: number; round: number }>(sendBuyerMessage.name);
    const job = jobs.findLast(({ buyer_message_id }) => buyer_message_id === id);
    await test.get(SendBuyerMessages).begin({ buyer_message_id: id, round: job?.round ?? 0 });
    const copies = await left<{ copy_id: number }>(sendBuyerCopy.name);
    return [...new Set(copies.map(({ copy_id }) => copy_id))];
  }
  /** @param of the round in which the job was left; the present one without it */
  async function send(copy_id: number, of?: number, signal = AbortSignal.timeout(5_000)): Promise<void> {
    const jobs = await left<{ copy_id: number; round: number }>(sendBuyerCopy.name);
    const round = of ?? jobs.findLast((job) => job.copy_id === copy_id)?.round ?? 0;
    await test.get(SendBuyerMessages).send({ copy_id, round }, { key: `copy-${copy_id}`, signal });
  }
  const toldBySms = async () =>
    (await sandbox.messages('sms')).filter(({ to }) => Object.values(tels).includes(to.replace(/^66/, '0')));

  it('TELL-07 counts who gets it in which way and what it costs, each phone and person once', async () => {
    const all = await audience();
    expect(all).toMatchObject({ people: 4, sms: 3, mail: 1, left_out: 1, price: 0.35 });
    expect(all['cost']).toBeCloseTo((all['parts'] ?? 0) * 0.35);
    expect(await audience({ buyer_message_one: 'N' })).toMatchObject({ people: 4, sms: 4, mail: 1 });
    expect(await audience({ buyer_message_mail: 'N' })).toMatchObject({ people: 4, sms: 4, mail: 0 });
    expect(await audience({ buyer_message_wait: 'Y' })).toMatchObject({ people: 5 });
    expect(await audience({ buyer_message_gift: 'N' })).toMatchObject({ people: 3 });
    await test.database.query('DELETE FROM orders_open WHERE product_id = ?', [product_id]);
    await makeOrder(test.database.manager, { user_id: (await fan('ฟ้า')).id, product_id: product_id });
    expect(await audience()).toMatchObject({ people: 4, left_out: 2 });
  });

  const fan = async (name: string) => {
    const [user] = await test.database.query<{ id: number }[]>('SELECT id FROM user WHERE user_tel = ?', [tels[name]]);
    return user ?? { id: 0 };
  };

  it('TELL-07 BUY-20 reaches who holds a ticket that was sent to them, too', async () => {
    const { manager } = test.database;
    const user_id = (await fan('ฟ้า')).id;
    const { id: orders_id } = await makeOrder(manager, { user_id, product_id: (await makeProduct(manager)).id });
    const line = async (ticket: Partial<Ticket>) => {
      const { identifiers } = await manager.insert(OrdersDetail, { orders_id, product_id, orders_detail_net: 100 });
      const orders_detail_id = identifiers[0]?.['id'] as number;
      await manager.insert(Ticket, { orders_detail_id, ticket_sent_at: test.clock.now(), ...ticket });
    };
    const friend = await makeUser(manager, { user_nickname: 'เพื่อน' });
    await line({ ticket_tel: '0899999901', ticket_user_id: friend.id, ticket_taken_at: test.clock.now() });
    await line({ ticket_tel: '0899999902' });
    await line({ ticket_tel: null });
    expect(await audience()).toMatchObject({ people: 6, sms: 5 });
    expect(await audience({ buyer_message_gift: 'N' })).toMatchObject({ people: 3 });
    const id = await confirmed({}, 6);
    await test.database.query('DELETE FROM sms_month');
    for (const copy of await begin(id)) await send(copy);
    const [month] = await test.database.query<{ sms_parts: number }[]>('SELECT sms_parts FROM sms_month');
    expect(month?.sms_parts).toBeGreaterThanOrEqual(5);
    const told = (await sandbox.messages('sms')).find(({ to }) => to.replace(/^66/, '0') === friend.user_tel);
    expect(told?.text).toMatch(/เพื่อน เข้าดูที่ http\S+\/tickets$/);
  });

  it('TELL-07 sends advertising only to who agreed to news', async () => {
    expect(await audience({ buyer_message_kind: 'news' })).toMatchObject({ people: 0, agreed: 0 });
    await test.get(Consents).say((await fan('ดาว')).id, 'news', 'Y');
    expect(await audience({ buyer_message_kind: 'news' })).toMatchObject({ people: 1, agreed: 1, sms: 1 });
  });

  it('TELL-07 ACC-12 goes to the members whose time is nearly over, once each, and has no show', async () => {
    const { manager } = test.database;
    await test.database.query('DELETE FROM member');
    const group = async (member_group_name: string) =>
      (await manager.insert(MemberGroup, { member_group_name })).identifiers[0]?.['id'] as number;
    const [first, second] = [await group('เพื่อนหิ่งห้อย'), await group('คนรักละครเวที')];
    const ends: [name: string, group: number, end: string][] = [
      ['ฟ้า', first, '2026-11-20'],
      ['ฟ้า', second, '2026-12-20'],
      ['ดาว', first, '2026-12-21'],
      ['เมฆ', first, '2026-12-01'],
      ['ฝน', first, '2026-11-19'],
      ['ลม', first, '2026-12-01'],
    ];
    for (const [name, member_group_id, member_end] of ends)
      await manager.insert(Member, { user_id: (await fan(name)).id, member_group_id, member_end });
    const to = { buyer_message_to: 'members', product_id: null };
    expect(await audience(to)).toMatchObject({ people: 2, left_out: 1, mail: 1, sms: 1 });
    const missing = await post('buyerMessage', { buyer_message_text: TEXT });
    expect(missing.errors?.[0]?.message).toBe('กรุณาเลือกงาน');
    const id = await confirmed({ ...to, product_id }, 2);
    const shown = await test.request('GET', `/api/buyerMessageById?id=${id}`, { headers: office });
    expect(shown.body.data).toMatchObject(to);
    for (const copy of await begin(id)) await send(copy);
    expect((await toldBySms()).find(({ text }) => text.endsWith('/packageAll'))?.text).toMatch(
      /ฟ้า เข้าดูที่ http\S+\/packageAll$/,
    );
    const [letter] = await left<LetterToSend>(sendNewsLetter.name);
    expect(letter).toMatchObject({ to: mails['เมฆ'], letter: { subject: 'เรื่องสมาชิกของคุณ' } });
    expect(await status(id)).toBe('done');
  });

  it('TELL-07 wants the same words tried first, and as many people as whoever confirms was shown', async () => {
    const id = await draft();
    expect((await post('buyerMessageSend', { id, people: 4 })).errors?.[0]?.message).toBe('ต้องลองส่งก่อนจึงส่งจริงได้');
    await post('buyerMessageTry', { id, tel: '0812345678' });
    const [tried] = await left<Sms>(sendSms.name);
    expect(tried).toMatchObject({ tel: '0812345678', text: expect.stringMatching(/\/(gift|order)\//) as string });
    await post('buyerMessage', { id, buyer_message_text: `${TEXT} เจอกัน` });
    expect((await post('buyerMessageSend', { id, people: 4 })).errors?.[0]?.message).toBe('ต้องลองส่งก่อนจึงส่งจริงได้');
    await post('buyerMessageTry', { id, tel: '0812345678' });
    expect((await post('buyerMessageSend', { id, people: 3 })).errors?.[0]?.message).toContain('4 คน');
    expect((await post('buyerMessageSend', { id, people: 4 })).result).toBe(true);
    expect(await post('buyerMessage', { id, buyer_message_text: 'อื่น' })).toMatchObject({ code: 'MESSAGE_STATUS' });
    expect(await post('buyerMessageSend', { id, people: 4 })).toMatchObject({ code: 'MESSAGE_STATUS' });
  });

  it('TELL-07 ADMIN-07 sends no other words than whoever confirms has read', async () => {
    const id = await draft();
    await post('buyerMessageTry', { id, tel: '0812345678' });
    const read = async () =>
      (await test.request('GET', `/api/buyerMessageById?id=${id}`, { headers: office })).body.data as {
        update_at: string;
      };
    const { update_at } = await read();
    await test.database.query("UPDATE personnel SET personnel_nickname = 'แพร'");
    await post('buyerMessage', { id, buyer_message_text: 'เวที: งานเลื่อนเป็นพรุ่งนี้' });
    await post('buyerMessageTry', { id, tel: '0812345678' });
    const late = await post('buyerMessageSend', { id, people: 4, update_at });
    const now = await read();
    expect(late).toMatchObject({ code: 'ROW_CHANGED', data: { by: 'แพร', update_at: now.update_at } });
    expect(await status(id)).toBe('draft');
    expect(await post('buyerMessageSend', { id, people: 4, update_at: now.update_at })).toMatchObject({ result: true });
  });

  it('TELL-07 reaches everybody once in their words, and says how it went', async () => {
    const id = await confirmed();
    const copies = await begin(id);
    expect(copies).toHaveLength(4);
    for (const copy of [...copies, ...copies]) await send(copy);
    const told = await toldBySms();
    expect(told.map(({ to }) => to.replace(/^66/, '0')).sort()).toEqual(
      [tels['ฟ้า'], tels['ดาว'], tels['ของขวัญ']].sort(),
    );
    expect(told.find(({ text }) => text.includes('ดาว'))?.text).toMatch(/19:00 น\. ดาว เข้าดูที่ http\S+\/order\/\S+$/);
    const [letter] = await left<LetterToSend>(sendNewsLetter.name);
    expect(letter?.to).toBe(mails['เมฆ']);
    expect(await status(id)).toBe('done');
    const { cost, ...counts } = await progress(id);
    expect(counts).toEqual({ sent: 4, waiting: 0, failed: 0, failures: [] });
    expect(cost).toBeGreaterThan(1);
  });

  it('TELL-07 stops before the next copy, and goes on with what is left', async () => {
    const id = await confirmed({ buyer_message_mail: 'N' });
    const [first = 0, ...others] = await begin(id);
    await send(first);
    await post('buyerMessageStop', { id });
    for (const copy of others) await send(copy);
    expect([await status(id), (await progress(id)).sent]).toEqual(['stopped', 1]);
    await post('buyerMessageGoOn', { id });
    for (const copy of await begin(id)) await send(copy);
    expect([await status(id), (await progress(id)).sent]).toEqual(['done', 4]);
  });

  it('TELL-07 TELL-04 sends no copy twice whose job of an earlier round is still there', async () => {
    const id = await confirmed({ buyer_message_mail: 'N' });
    const [first = 0] = await begin(id);
    await post('buyerMessageStop', { id });
    await post('buyerMessageGoOn', { id });
    await begin(id);
    await send(first, 1);
    expect((await progress(id)).sent).toBe(0);
    await send(first, 2);
    expect([(await progress(id)).sent, (await toldBySms()).length]).toEqual([1, 1]);
  });

  it('TELL-07 TELL-04 sends an SMS once that left while its row could not be written', async () => {
    const [first = 0] = await begin(await confirmed({ buyer_message_mail: 'N' }));
    const update = vi.spyOn(test.get(Database), 'update').mockRejectedValueOnce(new Error('gone'));
    await send(first).catch(() => send(first));
    update.mockRestore();
    expect(await toldBySms()).toHaveLength(1);
  });

  it('TELL-07 TELL-04 notes an SMS that left also when the time of its job is over', async () => {
    const id = await confirmed({ buyer_message_mail: 'N' });
    const [first = 0] = await begin(id);
    const job = new AbortController();
    const update = vi.spyOn(test.get(Database), 'update').mockImplementationOnce(() => {
      job.abort();
      return Promise.reject(new Error('gone'));
    });
    await send(first, undefined, job.signal);
    update.mockRestore();
    expect((await progress(id)).sent).toBe(1);
  });

  it('TELL-07 ends a message whose worker died before it said so', async () => {
    const id = await confirmed();
    const copies = await begin(id);
    for (const copy of copies) await send(copy);
    await test.database.query("UPDATE buyer_message SET buyer_message_status = 'sending' WHERE id = ?", [id]);
    await send(copies.at(-1) ?? 0);
    expect(await status(id)).toBe('done');
  });

  it('TELL-07 ACC-10 sends nothing to who ended such news, or was blocked, after it was confirmed', async () => {
    const consents = test.get(Consents);
    const fans = [await fan('ฟ้า'), await fan('ดาว'), await fan('ฝน')];
    for (const { id } of fans) await consents.say(id, 'news', 'Y');
    const id = await confirmed({ buyer_message_kind: 'news', buyer_message_wait: 'Y' }, 3);
    const copies = await begin(id);
    await consents.say(fans[1]?.id ?? 0, 'news', 'N');
    await test.database.query("UPDATE user SET user_status = 'Block' WHERE id = ?", [fans[2]?.id]);
    for (const copy of copies) await send(copy);
    expect((await toldBySms()).map(({ to }) => to.replace(/^66/, '0'))).toEqual([tels['ฟ้า']]);
    const { sent, failures } = await progress(id);
    expect([sent, failures.map(({ error }) => error).sort()]).toEqual([1, ['บัญชีถูกระงับ', 'เลิกรับข่าวแล้ว']]);
    expect(await status(id)).toBe('done');
  });

  it('TELL-07 ACC-05 reaches who moved to another phone or mailbox since there, and nobody at the former one', async () => {
    const id = await confirmed();
    const copies = await begin(id);
    const [former = '', mail = ''] = [tels['ฟ้า'], mails['เมฆ']];
    tels['former'] = former;
    tels['ฟ้า'] = `089${String(product_id).padStart(7, '0')}`;
    await test.database.query('UPDATE user SET user_tel = ? WHERE user_tel = ?', [tels['ฟ้า'], former]);
    await test.database.query('UPDATE user SET user_email_at = NULL WHERE user_email = ?', [mail]);
    for (const copy of copies) await send(copy);
    const told = (await toldBySms()).map(({ to }) => to.replace(/^66/, '0'));
    expect([told.includes(tels['ฟ้า']), told.includes(former)]).toEqual([true, false]);
    expect(await left<LetterToSend>(sendNewsLetter.name)).toEqual([]);
    expect((await progress(id)).failures.map(({ error }) => error)).toEqual(['ไม่มีอีเมลที่ยืนยันแล้ว']);
  });

  it('TELL-07 names who it did not reach, and sends to them again', async () => {
    const id = await confirmed({ buyer_message_mail: 'N' });
    const [first = 0, ...others] = await begin(id);
    const dial = (tel?: string) =>
      test.database.query('UPDATE buyer_message_copy SET copy_to = ? WHERE id = ?', [tel, first]);
    await dial('0212345678');
    await send(first);
    await sandbox.fault('sms', 'error', 1);
    await expect(send(others[0] ?? 0)).rejects.toThrow();
    for (const copy of others) await send(copy);
    expect(await progress(id)).toMatchObject({ sent: 3, failed: 1, failures: [{ to: expect.any(String) as string }] });
    await dial('0899999999');
    await post('buyerMessageGoOn', { id });
    for (const copy of await begin(id)) await send(copy);
    expect(await progress(id)).toMatchObject({ sent: 4, failed: 0 });
  });

  it('TELL-07 sends nothing at night, waits for its time, and takes a planned one back', async () => {
    const late = { buyer_message_date: '2026-11-21', buyer_message_time: '21:30' };
    expect((await post('buyerMessage', wish(late))).errors?.[0]?.message).toBe('ไม่ส่งช่วง 21:00 ถึง 08:00');
    const id = await confirmed({ buyer_message_date: '2026-11-21', buyer_message_time: '10:00' });
    const due = async () => (await left(sendBuyerMessage.name)).at(-1)?.due_at;
    expect(await due()).toEqual(new Date('2026-11-21T03:00:00Z'));
    await post('buyerMessageStop', { id });
    expect(await begin(id)).toEqual([]);
    expect(await status(id)).toBe('draft');
    test.clock.set('2026-11-20T22:00:00+07:00');
    await confirmed();
    expect(await due()).toEqual(new Date('2026-11-21T01:00:00Z'));
  });

  it('TELL-07 sends nothing at once that was meant for a time that is past, and keeps nothing until its copies are gone', async () => {
    const planned = async (buyer_message_date: string, buyer_message_time: string | null = '13:00') => {
      const id = await draft({ buyer_message_date, buyer_message_time });
      await post('buyerMessageTry', { id, tel: '0812345678' });
      return (await post('buyerMessageSend', { id, people: 4 })).errors?.[0]?.message;
    };
    expect(await planned('2026-11-19')).toContain('ผ่านไปแล้ว');
    expect(await planned('2026-11-20', '11:59')).toContain('ผ่านไปแล้ว');
    expect(await planned('2026-11-20', null)).toContain('ผ่านไปแล้ว');
    expect(await planned('2027-01-20')).toContain('ไม่เกิน 60 วัน');
    expect(await left(sendBuyerMessage.name)).toEqual([]);
    expect([await planned('2026-11-20'), await planned('2027-01-19')]).toEqual([undefined, undefined]);
  });

  it('TELL-07 refuses words that cost more than four SMS', async () => {
    const id = await draft({ buyer_message_text: 'ก'.repeat(300) });
    await post('buyerMessageTry', { id, tel: '0812345678' });
    expect((await post('buyerMessageSend', { id, people: 4 })).errors?.[0]?.message).toContain('ยาวเกิน 4 ข้อความ SMS');
  });
});
