import { announceRegistration, sendSms, User } from '@wethi/accounts';
import { makeUser } from '@wethi/accounts/testing';
import { Product, ShowBots } from '@wethi/catalog';
import { makeBand, makeProduct } from '@wethi/catalog/testing';
import { MediaJobsModule } from '@wethi/media';
import {
  announceOrder,
  OrderChanges,
  Orders,
  OrdersDetail,
  OrdersJobsModule,
  OrdersRefund,
  OrderStatus,
  Gift,
  tellBuyer,
  tellGift,
  tellParcel,
  tellRefund,
  askSlip,
} from '@wethi/orders';
import { makeGift, makeOrder, startSandbox, type TestSandbox } from '@wethi/orders/testing';
import { Config, GiveUp, JobsModule, Outbox, OutboxRow, Storage, Transactions, type Job } from '@wethi/platform';
import { createTestApp, type TestApp } from '@wethi/platform/testing';
import sharp from 'sharp';
import { AnnounceOrder } from './announce-order.job';
import { NotificationsJobsModule } from './notifications-jobs.module';
import { sendChatMessage } from './chat-decision/send-chat-message.job';
import { SendSms } from './sms/send-sms.job';
import { ThaiBulkSms } from './sms/thaibulksms';
import { TellBuyer } from './tell-buyer.job';
import { TellGift } from './tell-gift.job';

const CENTRAL = '-100777';
const BAND = '-100888';

describe('notifications', () => {
  let test: TestApp;
  let sandbox: TestSandbox;

  beforeAll(async () => {
    sandbox = await startSandbox();
    const settings = { ...sandbox.settings, TELEGRAM_CHAT_ID: CENTRAL, SMS_SENDER: 'WETHI' };
    test = await createTestApp([JobsModule, MediaJobsModule, NotificationsJobsModule, OrdersJobsModule], settings);
  });
  afterAll(async () => {
    await test.close();
    await sandbox.close();
  });

  const rows = () => test.database.getRepository(OutboxRow);

  /** Leaves a job as a business change does, and waits until it and what follows from it are done or dead. */
  async function run<Payload>(job: Job<Payload>, payload: Payload): Promise<OutboxRow[]> {
    const [newest] = await rows().find({ order: { id: 'DESC' }, take: 1 });
    await test.get(Outbox).add(job, payload);
    return drained(newest);
  }

  async function eventually<Value>(read: () => Promise<Value>, isThere: (value: Value) => boolean): Promise<void> {
    for (let tried = 0; tried < 200 && !isThere(await read()); tried += 1)
      await new Promise((resolve) => setTimeout(resolve, 25));
  }

  /** The jobs left after one, once they are done or dead. */
  async function drained(newest?: OutboxRow): Promise<OutboxRow[]> {
    for (let tried = 0; tried < 200; tried += 1) {
      const mine = (await rows().find({ order: { id: 'ASC' } })).filter(
        (row) => Number(row.id) > Number(newest?.id ?? 0),
      );
      if (mine.every((row) => row.done_at ?? row.dead_at)) return mine;
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
    throw new Error('outbox did not drain');
  }

  const sent = async (channel: 'sms' | 'chat', to: string) =>
    (await sandbox.messages(channel)).filter((message) => message.to === to);
  const about = async (chat: string, order: Orders) =>
    (await sent('chat', chat)).filter((message) => message.text.includes(order.order_no));

  async function order(overrides: Partial<Orders> = {}): Promise<Orders> {
    const { manager } = test.database;
    const band = await makeBand(manager, { band_telegrame: BAND });
    const product = await makeProduct(manager, { band_id: band.id, product_title: 'รัก <3 & R&B' });
    const user = await makeUser(manager);
    return makeOrder(manager, { user_id: user.id, product_id: product.id, orders_status: 'wait', ...overrides });
  }

  it('TELL-01 a code that nobody can use any more is not sent', async () => {
    const [row] = await run(sendSms, { tel: '0811111119', text: 'สวัสดี', until: '2026-01-01T00:00:00.000Z' });
    expect(row).toMatchObject({ done_at: null, dead_at: expect.any(Date) });
    expect(await sent('sms', '0811111119')).toHaveLength(0);
  });

  it('TELL-01 a message arrives once, under the sender name, as one that costs nothing when it cannot be delivered', async () => {
    await run(sendSms, { tel: '0811111111', text: 'สวัสดี' });
    const messages = await sent('sms', '0811111111');
    expect(messages).toEqual([
      expect.objectContaining({ text: 'สวัสดี', meta: expect.objectContaining({ sender: 'WETHI', force: 'corporate' }) }),
    ]);
  });

  it.each([
    ['was broken', 'error', '0811111112'],
    ['asked to wait', '429', '0811111113'],
  ])('TELL-01 TELL-04 a message arrives once after the gateway %s', async (_case, mode, tel) => {
    await sandbox.fault('sms', mode, 1);
    const [row] = await run(sendSms, { tel, text: 'สวัสดี' });
    expect(row).toMatchObject({ dead_at: null, payload: '{}' });
    expect(await sent('sms', tel)).toHaveLength(1);
  });

  it('TELL-01 TELL-04 a message to a number that is no mobile phone goes to the dead letters with the reason', async () => {
    const [row] = await run(sendSms, { tel: '0210000003', text: 'สวัสดี' });
    expect(row).toMatchObject({ done_at: null, last_error: expect.stringMatching(/number is refused/) });
    expect(await sent('sms', '0210000003')).toHaveLength(0);
  });

  it('TELL-01 TELL-04 no message is lost while the shop has no credit at the gateway, or a wrong key', async () => {
    const refusedTo = (config: Config, tel: string) =>
      new ThaiBulkSms(config)
        .send(tel, 'สวัสดี', AbortSignal.timeout(5_000))
        .then(String, (reason: unknown) => reason as Error);
    const empty = await refusedTo(test.config, '0810009992');
    const locked = await refusedTo(Object.assign(new Config(), test.config, { SMS_KEY: '' }), '0811111114');
    expect([empty, locked].map(String)).toEqual([
      expect.stringContaining('Insufficient credit'),
      expect.stringContaining('Authentication failed'),
    ]);
    for (const reason of [empty, locked]) expect(reason).not.toBeInstanceOf(GiveUp);
  });

  it('TELL-06 TELL-01 news that is late wakes nobody up, and comes in the morning', async () => {
    const [tel, sms] = ['0811111115', test.get(SendSms)];
    const context = { key: 'news', signal: AbortSignal.timeout(5_000) };
    const before = test.clock.now();
    test.clock.set('2026-11-20T22:30:00+07:00');
    await expect(sms.tellNews({ tel, text: 'งานใหม่' }, context)).rejects.toMatchObject({ seconds: 9.5 * 3_600 });
    expect(await sent('sms', tel)).toEqual([]);
    test.clock.set('2026-11-21T08:00:00+07:00');
    await sms.tellNews({ tel, text: 'งานใหม่' }, context);
    expect(await sent('sms', tel)).toHaveLength(1);
    test.clock.set(before);
  });

  it('TELL-02 an order is told with its slip to the central chat and to the chat of its band', async () => {
    const webp = await sharp({ create: { width: 300, height: 500, channels: 3, background: '#8e55f7' } })
      .webp()
      .toBuffer();
    await test.get(Storage).put('private', 'slip/one.webp', webp);
    const waiting = await order({ orders_payment_slip: 'slip/one.webp' });
    await run(announceOrder, { orders_id: waiting.id });
    const uploads = new Set<string | undefined>();
    for (const chat of [CENTRAL, BAND]) {
      const [message] = await about(chat, waiting);
      uploads.add(message?.picture_url);
      expect(message?.text).toContain('รัก <3 & R&B – วงทดสอบ');
      expect(message?.text).toContain('ยอดชำระ ฿590.00 (โอนเงิน)');
      expect(message?.meta['source']).toContain(`${test.config.ADMIN_URL}/admin/ordersConfirm?order=${waiting.id}`);
      const picture = await fetch(new URL(message?.picture_url ?? '', sandbox.url));
      const facts = await sharp(Buffer.from(await picture.arrayBuffer())).metadata();
      expect(facts).toMatchObject({ format: 'jpeg', width: 300, height: 500 });
    }
    expect(uploads.size).toBe(1);
  });

  it('TELL-02 a band hears of its own lines only, and a chat that serves both hears once', async () => {
    const { manager } = test.database;
    const mine = await order({ orders_net: 1090 });
    const other = await makeBand(manager, { band_telegrame: CENTRAL });
    const product = await makeProduct(manager, { band_id: other.id, product_title: 'อีกวง' });
    await manager.update(OrdersDetail, { orders_id: mine.id }, { orders_detail_net: 590 });
    await manager.insert(OrdersDetail, { orders_id: mine.id, product_id: product.id, orders_detail_net: 500 });
    await run(announceOrder, { orders_id: mine.id });
    const [central, ...more] = await about(CENTRAL, mine);
    const [band] = await about(BAND, mine);
    expect(more).toEqual([]);
    expect(central?.text).toMatch(/อีกวง[^]*฿1,090\.00/);
    expect(band?.text).toContain('฿590.00');
    expect(band?.text).not.toContain('อีกวง');
  });

  it('TELL-02 a show with a chat of its own is told there, too, and its band once where both have the same', async () => {
    const { manager } = test.database;
    const own = '-1002841190377';
    const waiting = await order();
    const [line] = await manager.findBy(OrdersDetail, { orders_id: waiting.id });
    const product = { id: line?.product_id };
    await manager.update(Product, product, { product_token_telegram: own });
    await run(announceOrder, { orders_id: waiting.id });
    expect([(await about(own, waiting)).length, (await about(BAND, waiting)).length]).toEqual([1, 1]);
    const { id: user_id } = await makeUser(manager);
    const again = await makeOrder(manager, { user_id, product_id: line?.product_id, orders_status: 'wait' });
    await manager.update(Product, product, { product_token_telegram: BAND });
    await run(announceOrder, { orders_id: again.id });
    expect([(await about(own, again)).length, (await about(BAND, again)).length]).toEqual([0, 1]);
  });

  it('TELL-02 the own bot of a show writes into its chat, and the bot of the shop everywhere else', async () => {
    const { manager } = test.database;
    const own = '-1002841190378';
    const waiting = await order();
    const [line] = await manager.findBy(OrdersDetail, { orders_id: waiting.id });
    const bot = test.get(ShowBots).sealed({ product_token: `7300000001:${'A'.repeat(35)}` });
    await manager.update(Product, { id: line?.product_id }, { ...bot, product_token_telegram: own });
    await run(announceOrder, { orders_id: waiting.id });
    const botsIn = async (chat: string) => (await about(chat, waiting)).map(({ meta }) => meta['bot_id']);
    expect(await botsIn(own)).toEqual([7300000001]);
    for (const chat of [BAND, CENTRAL]) {
      const [byShop, ...more] = await botsIn(chat);
      expect([typeof byShop, byShop === 7300000001, more]).toEqual(['number', false, []]);
    }
  });

  it('TELL-02 the text goes alone when the picture is gone or cannot be shown', async () => {
    await test.get(Storage).put('private', 'slip/broken.webp', Buffer.from('no picture'));
    const strip = { create: { width: 900, height: 20, channels: 3, background: '#8e55f7' } } as const;
    await test.get(Storage).put('private', 'slip/strip.webp', await sharp(strip).webp().toBuffer());
    for (const picture of ['slip/gone.webp', 'slip/broken.webp', 'slip/strip.webp']) {
      await run(sendChatMessage, { chat_id: '-100999', text: picture, picture });
    }
    const messages = await sent('chat', '-100999');
    expect(messages.map(({ text }) => text).sort()).toEqual(['slip/broken.webp', 'slip/gone.webp', 'slip/strip.webp']);
    expect(messages.filter(({ picture_url }) => picture_url)).toEqual([]);
  });

  it('TELL-08 BUY-08 a refused buyer reads by SMS why, and where to send another slip; once, though the job runs again', async () => {
    const { id, order_no, user_id } = await order();
    const { user_tel } = await test.database.manager.findOneByOrFail(User, { id: user_id });
    const by = { kind: 'personnel', id: 1 } as const;
    const refuse = () => test.get(OrderStatus).change(id, 'not', by, 'ยอดโอนไม่ตรง ขาดอีก ฿100.00');
    await test.get(Transactions).run(refuse);
    await drained();
    const link = `${test.config.PUBLIC_URL}/order/${order_no}`;
    const text = `เวที: ขออภัย คำสั่งซื้อ ${order_no} ยังไม่ได้รับการอนุมัติ เนื่องจาก ยอดโอนไม่ตรง ขาดอีก ฿100.00 ส่งสลิปใหม่หรือติดต่อเราได้ที่ ${link}`;
    expect((await sent('sms', user_tel)).map((message) => message.text)).toEqual([text]);
    const context = { key: 'again', signal: new AbortController().signal };
    const news = { orders_id: id, orders_status: 'not' } as const;
    for (let time = 0; time < 2; time += 1) await test.get(TellBuyer).tell(news, context);
    await drained();
    expect(await sent('sms', user_tel)).toHaveLength(2);
  });

  it('TELL-08 BUY-11 whose order is cancelled by its link reads so by SMS, in no words of who did it', async () => {
    const { order_no, user_id } = await order();
    const { user_tel } = await test.database.manager.findOneByOrFail(User, { id: user_id });
    await test.get(OrderChanges).cancel(order_no, undefined, 'โอนใหม่ที่ http://example.com');
    await drained();
    const link = `${test.config.PUBLIC_URL}/order/${order_no}`;
    expect((await sent('sms', user_tel)).map(({ text }) => text)).toEqual([
      `เวที: คำสั่งซื้อ ${order_no} ถูกยกเลิกจากลิงก์คำสั่งซื้อแล้ว ถ้าคุณไม่ได้ยกเลิกเอง หรือโอนเงินไปแล้ว ติดต่อเราได้ที่ ${link}`,
    ]);
    const late = await order({
      ...{ orders_status: 'not', orders_note: 'ไม่ได้รับเงินภายใน 24 ชั่วโมง' },
      orders_pay_until: new Date(),
    });
    const { user_tel: other } = await test.database.manager.findOneByOrFail(User, { id: late.user_id });
    await run(tellBuyer, { orders_id: late.id, orders_status: 'not' });
    expect((await sent('sms', other)).map(({ text }) => text)).toEqual([
      expect.stringContaining(`${late.order_no} หมดเวลาชำระ ไม่ได้รับเงินภายใน 24 ชั่วโมง ถ้าโอนไปแล้ว ส่งสลิปได้ที่`),
    ]);
  });

  it('TELL-08 a buyer who waited is told that the order is approved, and nothing of what is over by then', async () => {
    const { id, order_no, user_id } = await order({ orders_status: 'approve' });
    const { user_tel } = await test.database.manager.findOneByOrFail(User, { id: user_id });
    await run(tellBuyer, { orders_id: id, orders_status: 'not' });
    await run(tellBuyer, { orders_id: id, orders_status: 'approve' });
    const [message, ...more] = await sent('sms', user_tel);
    expect(message?.text).toContain(`ยืนยันการชำระเงินคำสั่งซื้อ ${order_no} สำเร็จ`);
    expect(more).toEqual([]);
  });

  it('TELL-08 TELL-03 BUY-06 an order that is told to its buyer and to the chats at once brings one letter, and its refund another', async () => {
    const { id, user_id } = await order();
    const mailbox = { user_email: `buyer${id}@example.com`, user_email_at: new Date() };
    await test.database.manager.update(User, { id: user_id }, mailbox);
    const subjects = async () =>
      (await sandbox.messages('email')).filter(({ to }) => to === mailbox.user_email).map(({ subject }) => subject);
    await test.get(Transactions).run(async () => {
      await test.get(OrderStatus).change(id, 'approve', { kind: 'system', id: null });
      await test.get(Outbox).add(announceOrder, { orders_id: id });
    });
    await drained();
    expect(await subjects()).toEqual([expect.stringContaining('ยืนยันการชำระเงิน สำเร็จ')]);
    const refund = () => test.get(OrderStatus).change(id, 'refund', { kind: 'personnel', id: 1 }, 'งานยกเลิก');
    await test.get(Transactions).run(refund);
    await drained();
    expect(await subjects()).toHaveLength(2);
  });

  it('BUY-10 TELL-08 whose money comes back in part reads whether tickets end with it', async () => {
    const { manager } = test.database;
    const { id, order_no, user_id } = await order({ orders_status: 'approve' });
    const { user_tel } = await manager.findOneByOrFail(User, { id: user_id });
    const back = async (orders_refund_key: string) => {
      const sum = { orders_refund_kind: 'partial' as const, orders_refund_amount: 590 };
      const words = { orders_refund_note: 'เลื่อนงาน', orders_refund_key };
      const { identifiers } = await manager.insert(OrdersRefund, { orders_id: id, ...sum, ...words });
      return identifiers[0]?.['id'] as number;
    };
    const [sum, ticket] = [await back('sum'), await back('ticket')];
    await manager.update(OrdersDetail, { orders_id: id }, { orders_refund_id: ticket });
    for (const orders_refund_id of [sum, ticket]) await run(tellRefund, { orders_refund_id });
    const link = `${test.config.PUBLIC_URL}/order/${order_no}`;
    expect((await sent('sms', user_tel)).map(({ text }) => text).sort()).toEqual([
      `เวที: คืนเงินบัตร 1 ใบ 590.00 บาท ของคำสั่งซื้อ ${order_no} แล้ว เนื่องจาก เลื่อนงาน บัตรที่คืนใช้เข้างานไม่ได้ บัตรอื่นใช้ได้ตามเดิม ${link}`,
      `เวที: คืนเงินบางส่วน 590.00 บาท ของคำสั่งซื้อ ${order_no} แล้ว เนื่องจาก เลื่อนงาน ยังดูได้ตามเดิม ${link}`,
    ]);
  });

  it('BUY-10 TELL-08 a buyer is told that their book went out, with its number, unless that was taken back', async () => {
    const { id, order_no, user_id } = await order({
      orders_status: 'approve',
      orders_book_send: 'Y',
      orders_tracking: 'TH0123456789C',
    });
    const { user_tel } = await test.database.manager.findOneByOrFail(User, { id: user_id });
    await run(tellParcel, { orders_id: id });
    const texts = async () => (await sent('sms', user_tel)).map(({ text }) => text);
    expect(await texts()).toEqual([
      `เวที: ส่งสมุดของคำสั่งซื้อ ${order_no} แล้ว เลขพัสดุ TH0123456789C ดูรายละเอียดได้ที่ ${test.config.PUBLIC_URL}/order/${order_no}`,
    ]);
    await test.database.manager.update(Orders, { id }, { orders_book_send: 'N' });
    await run(tellParcel, { orders_id: id });
    expect(await texts()).toHaveLength(1);
  });

  it('BUY-18 a gift is told to its phone once, when it is paid and not before its giver wishes, with no word of theirs', async () => {
    const { manager } = test.database;
    const product = await makeProduct(manager, { product_title: 'แสงสุดท้ายก่อนเช้า' });
    const giver = await makeUser(manager);
    const gift_tel = '0895550142';
    const texts = async () => (await sent('sms', gift_tel)).map(({ text }) => text);
    const wish = { user_id: giver.id, product_id: product.id, gift_tel, gift_sent_at: null };
    const later = new Date(test.clock.now().getTime() + 3_600_000);
    const words = { gift_message: 'ดูที่ http://example.com', gift_from: 'ฟ้าใส', gift_send_at: later };
    const gift = await makeGift(manager, { ...wish, ...words });
    const order = await makeOrder(manager, {
      ...{ user_id: giver.id, product_id: product.id, gift_id: gift.id, orders_status: 'wait', approve_date: null },
    });
    await run(tellGift, { gift_id: gift.id });
    expect(await texts()).toEqual([]);
    await manager.update(Orders, { id: order.id }, { orders_status: 'approve' });
    await test.get(Outbox).add(tellGift, { gift_id: gift.id });
    const due = async () => (await rows().findBy({ name: 'tell-gift' })).flatMap(({ due_at }) => due_at ?? []);
    await eventually(due, (found) => found.length > 0);
    expect(await due()).toEqual([later]);
    expect(await texts()).toEqual([]);
    await manager.update(Gift, gift.id, { gift_send_at: null });
    for (let time = 0; time < 2; time += 1) await test.get(TellGift).tell({ gift_id: gift.id });
    await eventually(texts, (found) => found.length > 0);
    expect(await texts()).toEqual([
      `เวที: มีคนส่ง “แสงสุดท้ายก่อนเช้า” เป็นของขวัญให้คุณ เปิดของขวัญได้ที่ ${test.config.PUBLIC_URL}/gift/${gift.gift_code}`,
    ]);
  });

  it('BUY-18 a gift of somebody who changed their phone is told to the new one, and the old one hears nothing', async () => {
    const { manager } = test.database;
    const { id: product_id } = await makeProduct(manager);
    const [giver, receiver] = [await makeUser(manager), await makeUser(manager)];
    const wish = { user_id: giver.id, product_id, gift_tel: '0895550143', gift_sent_at: null };
    const gift = await makeGift(manager, { ...wish, gift_user_id: receiver.id });
    await makeOrder(manager, { user_id: giver.id, product_id, gift_id: gift.id });
    await test.get(TellGift).tell({ gift_id: gift.id });
    const heard = () => sent('sms', receiver.user_tel);
    await eventually(heard, (found) => found.length > 0);
    expect(await heard()).toMatchObject([{ text: expect.stringContaining(gift.gift_code) as string }]);
    expect(await sent('sms', '0895550143')).toEqual([]);
  });

  it('BUY-15 TELL-08 the buyer of an order without money is asked for another slip, unless it came meanwhile', async () => {
    const { id, order_no, user_id } = await order({ orders_status: 'approve', orders_slip_asked_at: new Date() });
    const { user_tel } = await test.database.manager.findOneByOrFail(User, { id: user_id });
    await run(askSlip, { orders_id: id });
    const texts = async () => (await sent('sms', user_tel)).map(({ text }) => text);
    expect(await texts()).toEqual([expect.stringContaining(`ตรวจไม่พบเงินของคำสั่งซื้อ ${order_no}`)]);
    await test.database.manager.update(Orders, { id }, { orders_slip_asked_at: null });
    await run(askSlip, { orders_id: id });
    expect(await texts()).toHaveLength(1);
  });

  it('TELL-02 a new customer is told to the central chat, with the phone in part', async () => {
    const user = await makeUser(test.database.manager, { user_tel: '0812345678', user_nickname: null });
    await run(announceRegistration, { user_id: user.id });
    const texts = (await sent('chat', CENTRAL)).map(({ text }) => text);
    expect(texts).toContain('สมาชิกใหม่\n08x-xxx-5678');
  });

  it.each([
    ['does not know', '-1000400', /chat not found/],
    ['is shut out of', '-1000403', /kicked/],
    ['has to find elsewhere', '-5550301', /the chat is now -100\d+, set this id instead/],
  ])('TELL-02 TELL-04 a chat that the bot %s goes to the dead letters at once', async (_case, chat_id, reason) => {
    const [row] = await run(sendChatMessage, { chat_id, text: 'สวัสดี' });
    expect(row).toMatchObject({ done_at: null, last_error: expect.stringMatching(reason) });
  });

  it.each(['429', 'error'])(
    'TELL-02 TELL-04 a chat message arrives once after the service answered %s',
    async (mode) => {
      await sandbox.fault('chat', mode, 1);
      await run(sendChatMessage, { chat_id: BAND, text: `หลัง ${mode}` });
      expect((await sent('chat', BAND)).filter(({ text }) => text === `หลัง ${mode}`)).toHaveLength(1);
    },
  );

  it('TELL-04 an announcement that runs again, even at the same time, tells each chat once; a new status is told', async () => {
    const waiting = await order();
    const job = test.get(AnnounceOrder);
    const context = { key: 'announced-again', signal: AbortSignal.timeout(5_000) };
    const announce = () => job.announce({ orders_id: waiting.id }, context);
    await Promise.all([announce(), announce(), run(announceOrder, { orders_id: waiting.id })]);
    await run(announceOrder, { orders_id: waiting.id });
    expect(await about(CENTRAL, waiting)).toHaveLength(1);
    expect(await about(BAND, waiting)).toHaveLength(1);
    await test.database.manager.update(Orders, { id: waiting.id }, { orders_status: 'approve' });
    await run(announceOrder, { orders_id: waiting.id });
    expect((await about(CENTRAL, waiting)).map(({ text }) => /ยืนยันแล้ว/.test(text)).sort()).toEqual([false, true]);
  });
});
