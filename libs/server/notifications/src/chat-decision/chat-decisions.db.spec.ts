import { Personnel } from '@wethi/accounts';
import { makePersonnel, makeUser } from '@wethi/accounts/testing';
import { makeProduct } from '@wethi/catalog/testing';
import { REFUSAL_REASONS } from '@wethi/contract';
import { MediaJobsModule } from '@wethi/media';
import { announceOrder, Orders, OrdersJobsModule, OrderStatus, Slip } from '@wethi/orders';
import { makeOrder, startSandbox, type SandboxMessage, type TestSandbox } from '@wethi/orders/testing';
import { AuditEntry, JobsModule, Outbox, OutboxRow, Transactions } from '@wethi/platform';
import { createTestApp, until, type TestApp } from '@wethi/platform/testing';
import { NotificationsHttpModule } from '../notifications-http.module';
import { NotificationsJobsModule } from '../notifications-jobs.module';
import { Telegram } from '../chat/telegram';
import { ChatQuestion } from './chat-question.entity';

const CENTRAL = '-100777';
const SECRET = 'webhook-secret';
const [OWNER, BAND, NOBODY] = [700000001, 700000003, 700000009];

describe('decisions from the chat', () => {
  let test: TestApp;
  let sandbox: TestSandbox;
  let owner: Personnel;

  beforeAll(async () => {
    sandbox = await startSandbox();
    const settings = { ...sandbox.settings, TELEGRAM_CHAT_ID: CENTRAL, TELEGRAM_WEBHOOK_SECRET: SECRET };
    const modules = [JobsModule, MediaJobsModule, NotificationsJobsModule, OrdersJobsModule, NotificationsHttpModule];
    test = await createTestApp(modules, settings);
    const { manager } = test.database;
    owner = await makePersonnel(manager, { personnel_telegram: String(OWNER), personnel_nickname: 'พี่นา' });
    await makePersonnel(manager, { personnel_telegram: String(BAND), role: 'band' });
    await idle();
    const signal = AbortSignal.timeout(5_000);
    await test.get(Telegram).setWebhook(`${await test.listen()}/api/telegramUpdate`, SECRET, signal);
  });
  afterAll(async () => {
    await test.close();
    await sandbox.close();
  });

  /** All jobs are done or dead. */
  const idle = () =>
    until(async () => {
      const rows = await test.database.getRepository(OutboxRow).find();
      return rows.every(({ done_at, dead_at }) => done_at ?? dead_at);
    });
  const stateOf = async ({ id }: Orders) => (await test.database.manager.findOneByOrFail(Orders, { id })).orders_status;
  const about = async ({ order_no }: Orders, chat = CENTRAL) =>
    (await sandbox.messages('chat')).filter(({ to, text }) => to === chat && text.includes(order_no));

  /** An order that waits with a slip, and the message that asks about it. */
  async function asked(chat?: string): Promise<{ order: Orders; message: SandboxMessage }> {
    const { manager } = test.database;
    const { id: user_id } = await makeUser(manager);
    const { id: product_id } = await makeProduct(manager);
    const slip_picture = `slip/asked-${user_id}.jpg`;
    const order = await makeOrder(manager, {
      user_id,
      product_id,
      orders_status: 'wait',
      orders_payment_slip: slip_picture,
    });
    const picture_sha256 = String(user_id).padStart(64, '0');
    await manager.insert(Slip, {
      user_id,
      product_id,
      orders_id: order.id,
      slip_picture,
      picture_sha256,
      slip_status: 'unclear',
    });
    await test.get(Outbox).add(announceOrder, { orders_id: order.id });
    await idle();
    const [message] = await about(order, chat);
    if (!message) throw new Error('nobody was asked');
    return { order, message };
  }
  const buttons = ({ meta }: SandboxMessage) => {
    const { inline_keyboard } = JSON.parse(String(meta['reply_markup'] ?? '{"inline_keyboard":[]}')) as {
      inline_keyboard: { text: string; callback_data: string }[][];
    };
    return inline_keyboard.flat();
  };
  const approve = (message: SandboxMessage, from = OWNER) => sandbox.press(message, { button: '✅ อนุมัติ', from });

  it('BUY-19 a press approves in the name of whose account it is, once, and the message says who decided', async () => {
    const { order, message } = await asked();
    expect(await approve(message)).toMatchObject({ status: 200, answer: { text: `คำสั่งซื้อ ${order.order_no} ยืนยันแล้ว` } });
    expect(await approve(message)).toMatchObject({ status: 200, answer: { text: `คำสั่งซื้อ ${order.order_no} ยืนยันแล้ว` } });
    const { manager } = test.database;
    expect(await manager.findOneByOrFail(Orders, { id: order.id })).toMatchObject({
      orders_status: 'approve',
      approve_by: owner.id,
    });
    const trail = await manager.findBy(AuditEntry, { entity: 'Orders', entity_id: order.id });
    expect(trail.map(({ actor_id }) => actor_id)).toEqual([owner.id]);
    await idle();
    const [settled] = await about(order);
    expect(settled?.text).toMatch(/สถานะ ยืนยันแล้ว โดย พี่นา \d\d-\d\d-\d{4} \d\d:\d\d/);
    expect(settled && buttons(settled)).toEqual([]);
    expect(await manager.countBy(ChatQuestion, { orders_id: order.id })).toBe(0);
  });

  it('BUY-19 a question that followed its group into a supergroup is answered there', async () => {
    Object.assign(test.config, { TELEGRAM_CHAT_ID: '-5550301' });
    const { order, message } = await asked('-1005550302').finally(() =>
      Object.assign(test.config, { TELEGRAM_CHAT_ID: CENTRAL }),
    );
    expect(await approve(message)).toMatchObject({ answer: { text: `คำสั่งซื้อ ${order.order_no} ยืนยันแล้ว` } });
    await idle();
    const [settled] = await about(order, '-1005550302');
    expect(settled && [settled.text.includes('โดย พี่นา'), buttons(settled)]).toEqual([true, []]);
  });

  it('BUY-19 a refusal asks for its reason, which the buyer reads', async () => {
    const { order, message } = await asked();
    await sandbox.press(message, { button: '❌ ไม่อนุมัติ', from: OWNER });
    await idle();
    expect(await stateOf(order)).toBe('wait');
    const [asks] = await about(order);
    const names = asks ? buttons(asks).map(({ text }) => text) : [];
    expect(names).toEqual([...REFUSAL_REASONS.map(({ label }) => `ไม่อนุมัติ: ${label}`), 'ย้อนกลับ']);
    await sandbox.press(message, { button: 'ย้อนกลับ', from: OWNER });
    await idle();
    await sandbox.press(message, { button: '❌ ไม่อนุมัติ', from: OWNER });
    await idle();
    await sandbox.press(message, { button: names[1], from: OWNER });
    const kept = await test.database.manager.findOneByOrFail(Orders, { id: order.id });
    expect(kept).toMatchObject({ orders_status: 'not', orders_note: REFUSAL_REASONS[1].note });
  });

  it('BUY-19 who is nobody here, or may not decide, decides nothing, and is told why', async () => {
    const { order, message } = await asked();
    expect((await approve(message, NOBODY)).answer).toMatchObject({
      text: expect.stringContaining(String(NOBODY)),
      show_alert: true,
    });
    expect((await approve(message, BAND)).answer).toMatchObject({ show_alert: true });
    await test.database.manager.update(Personnel, { id: owner.id }, { status_by: 'Y' });
    expect((await approve(message)).answer).toMatchObject({ show_alert: true });
    await test.database.manager.update(Personnel, { id: owner.id }, { status_by: 'N' });
    expect(await stateOf(order)).toBe('wait');
  });

  it('BUY-19 forged, edited and foreign presses never decide', async () => {
    const { order, message } = await asked();
    const other = await asked();
    const data = buttons(message)[0]?.callback_data ?? '';
    const refused = await sandbox.press(message, { data, from: OWNER, secret: 'guessed' });
    expect(refused.status).toBe(422);
    const without = await test.request('POST', '/api/telegramUpdate', { body: { callback_query: { data } } });
    expect(without.status).toBe(422);
    // Ours, but of another order's message moved into this one by its number.
    const edited = data.replace(/^0\.[0-9a-z]+/, `0.${other.order.id.toString(36)}`);
    expect((await sandbox.press(message, { data: edited, from: OWNER })).answer.text).toBe('ปุ่มนี้ใช้ไม่ได้');
    const copied = await test.request('POST', '/api/telegramUpdate', {
      headers: { 'x-telegram-bot-api-secret-token': SECRET },
      body: { callback_query: { id: '1', from: { id: OWNER }, data, message: { message_id: 1, chat: { id: -999 } } } },
    });
    expect(JSON.parse(copied.raw.toString())).toMatchObject({ text: 'ปุ่มนี้ใช้ไม่ได้' });
    expect([await stateOf(order), await stateOf(other.order)]).toEqual(['wait', 'wait']);
  });

  it('BUY-19 a button asks about one slip: another one, or another step, makes it a question of the past', async () => {
    const { order, message } = await asked();
    const { manager } = test.database;
    const slip = await manager.findOneByOrFail(Slip, { orders_id: order.id });
    const newer = {
      ...slip,
      id: undefined,
      slip_picture: `slip/newer-${order.id}.jpg`,
      picture_sha256: `${order.id}`.padStart(64, 'f'),
    };
    await manager.insert(Slip, newer);
    await manager.update(Orders, { id: order.id }, { orders_payment_slip: newer.slip_picture });
    expect((await approve(message)).answer).toMatchObject({
      text: expect.stringContaining('มีสลิปใหม่'),
      show_alert: true,
    });
    expect(await stateOf(order)).toBe('wait');
  });

  it('BUY-19 what is decided in the back office takes the buttons away, too', async () => {
    const { order, message } = await asked();
    expect(buttons(message)).toHaveLength(2);
    await test
      .get(Transactions)
      .run(() => test.get(OrderStatus).change(order.id, 'not', { kind: 'personnel', id: owner.id }, 'ยอดไม่ตรง'));
    await idle();
    const [settled] = await about(order);
    expect(settled?.text).toContain('สถานะ ไม่อนุมัติ โดย พี่นา');
    expect(settled?.text).toContain('ยอดไม่ตรง');
    expect(settled && buttons(settled)).toEqual([]);
  });

  it('BUY-19 an update that is no press is taken, and changes nothing', async () => {
    const headers = { 'x-telegram-bot-api-secret-token': SECRET };
    for (const body of [{ update_id: 1 }, { callback_query: null }, { callback_query: { id: 1, data: 7 } }, []]) {
      const answer = await test.request('POST', '/api/telegramUpdate', { headers, body });
      expect([answer.status, answer.raw.toString()]).toEqual([200, '{}']);
    }
  });
});
