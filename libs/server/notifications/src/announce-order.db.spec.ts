import { announceRegistration } from '@wethi/accounts';
import { makeUser } from '@wethi/accounts/testing';
import { Band, Product, ShowBots } from '@wethi/catalog';
import { makeBand, makeProduct } from '@wethi/catalog/testing';
import { announceOrder, Orders, OrdersDetail } from '@wethi/orders';
import { makeOrder } from '@wethi/orders/testing';
import { Storage } from '@wethi/platform';
import sharp from 'sharp';
import { AnnounceOrder } from './announce-order.job';
import { sendChatMessage } from './chat-decision/send-chat-message.job';
import { BAND, CENTRAL, NotifiedWorld } from './testing/notified-world';

describe('what chats are told', () => {
  let world: NotifiedWorld;

  beforeAll(async () => {
    world = await NotifiedWorld.open();
  });
  afterAll(() => world.close());

  it('TELL-02 an order is told with its slip to the central chat and to the chat of its band', async () => {
    const webp = await sharp({ create: { width: 300, height: 500, channels: 3, background: '#8e55f7' } })
      .webp()
      .toBuffer();
    await world.test.get(Storage).put('private', 'slip/one.webp', webp);
    const waiting = await world.order({ orders_payment_slip: 'slip/one.webp' });
    await world.run(announceOrder, { orders_id: waiting.id });
    const uploads = new Set<string | undefined>();
    for (const chat of [CENTRAL, BAND]) {
      const [message] = await world.about(chat, waiting);
      uploads.add(message?.picture_url);
      expect(message?.text).toContain('รัก <3 & R&B – วงทดสอบ');
      expect(message?.text).toContain('ยอดชำระ ฿590.00 (โอนเงิน)');
      expect(message?.meta['source']).toContain(
        `${world.test.config.ADMIN_URL}/admin/ordersConfirm?order=${waiting.id}`,
      );
      const picture = await fetch(new URL(message?.picture_url ?? '', world.sandbox.url));
      const facts = await sharp(Buffer.from(await picture.arrayBuffer())).metadata();
      expect(facts).toMatchObject({ format: 'jpeg', width: 300, height: 500 });
    }
    expect(uploads.size).toBe(1);
  });

  it('TELL-02 a band hears of its own lines only, and a chat that serves both hears once', async () => {
    const { manager } = world.test.database;
    const mine = await world.order({ orders_net: 1090 });
    const other = await makeBand(manager, { band_telegrame: CENTRAL });
    const product = await makeProduct(manager, { band_id: other.id, product_title: 'อีกวง' });
    await manager.update(OrdersDetail, { orders_id: mine.id }, { orders_detail_net: 590 });
    await manager.insert(OrdersDetail, { orders_id: mine.id, product_id: product.id, orders_detail_net: 500 });
    await world.run(announceOrder, { orders_id: mine.id });
    const [central, ...more] = await world.about(CENTRAL, mine);
    const [band] = await world.about(BAND, mine);
    expect(more).toEqual([]);
    expect(central?.text).toMatch(/อีกวง[^]*฿1,090\.00/);
    expect(band?.text).toContain('฿590.00');
    expect(band?.text).not.toContain('อีกวง');
  });

  it('TELL-02 a show with a chat of its own is told there, too, and its band once where both have the same', async () => {
    const { manager } = world.test.database;
    const own = '-1002841190377';
    const waiting = await world.order();
    const [line] = await manager.findBy(OrdersDetail, { orders_id: waiting.id });
    const product = { id: line?.product_id };
    await manager.update(Product, product, { product_token_telegram: own });
    await world.run(announceOrder, { orders_id: waiting.id });
    expect([(await world.about(own, waiting)).length, (await world.about(BAND, waiting)).length]).toEqual([1, 1]);
    const { id: user_id } = await makeUser(manager);
    const again = await makeOrder(manager, { user_id, product_id: line?.product_id, orders_status: 'wait' });
    await manager.update(Product, product, { product_token_telegram: BAND });
    await world.run(announceOrder, { orders_id: again.id });
    expect([(await world.about(own, again)).length, (await world.about(BAND, again)).length]).toEqual([0, 1]);
  });

  it('TELL-02 the own bot of a show writes into its chat, and the bot of the shop everywhere else', async () => {
    const { manager } = world.test.database;
    const own = '-1002841190378';
    const waiting = await world.order();
    const [line] = await manager.findBy(OrdersDetail, { orders_id: waiting.id });
    const bot = world.test.get(ShowBots).sealed({ product_token: `7300000001:${'A'.repeat(35)}` });
    await manager.update(Product, { id: line?.product_id }, { ...bot, product_token_telegram: own });
    await world.run(announceOrder, { orders_id: waiting.id });
    const botsIn = async (chat: string) => (await world.about(chat, waiting)).map(({ meta }) => meta['bot_id']);
    expect(await botsIn(own)).toEqual([7300000001]);
    for (const chat of [BAND, CENTRAL]) {
      const [byShop, ...more] = await botsIn(chat);
      expect([typeof byShop, byShop === 7300000001, more]).toEqual(['number', false, []]);
    }
  });

  it('TELL-02 the text goes alone when the picture is gone or cannot be shown', async () => {
    await world.test.get(Storage).put('private', 'slip/broken.webp', Buffer.from('no picture'));
    const strip = { create: { width: 900, height: 20, channels: 3, background: '#8e55f7' } } as const;
    await world.test.get(Storage).put('private', 'slip/strip.webp', await sharp(strip).webp().toBuffer());
    for (const picture of ['slip/gone.webp', 'slip/broken.webp', 'slip/strip.webp']) {
      await world.run(sendChatMessage, { chat_id: '-100999', text: picture, picture });
    }
    const messages = await world.sent('chat', '-100999');
    expect(messages.map(({ text }) => text).sort()).toEqual(['slip/broken.webp', 'slip/gone.webp', 'slip/strip.webp']);
    expect(messages.filter(({ picture_url }) => picture_url)).toEqual([]);
  });

  it('TELL-02 a new customer is told to the central chat, with the phone in part', async () => {
    const user = await makeUser(world.test.database.manager, { user_tel: '0812345678', user_nickname: null });
    await world.run(announceRegistration, { user_id: user.id });
    const texts = (await world.sent('chat', CENTRAL)).map(({ text }) => text);
    expect(texts).toContain('สมาชิกใหม่\n08x-xxx-5678');
  });

  it.each([
    ['does not know', '-1000400', /chat not found/],
    ['is shut out of', '-1000403', /kicked/],
  ])('TELL-02 TELL-04 a chat that the bot %s goes to the dead letters at once', async (_case, chat_id, reason) => {
    const [row] = await world.run(sendChatMessage, { chat_id, text: 'สวัสดี' });
    expect(row).toMatchObject({ done_at: null, last_error: expect.stringMatching(reason) });
  });

  it('TELL-02 follows a group that became a supergroup, and knows it by its new id from then on', async () => {
    const [before, after] = ['-5550301', '-1005550302'];
    const order = await world.order();
    const [line] = await world.test.database.manager.findBy(OrdersDetail, { orders_id: order.id });
    const { manager } = world.test.database;
    const product = await manager.findOneByOrFail(Product, { id: line?.product_id });
    await manager.update(Band, { id: product.band_id ?? 0 }, { band_telegrame: before });
    await manager.update(Product, { id: product.id }, { product_token_telegram: before });
    await world.run(announceOrder, { orders_id: order.id });
    expect(await world.about(after, order)).toHaveLength(1);
    expect(await manager.findOneByOrFail(Band, { id: product.band_id ?? 0 })).toMatchObject({ band_telegrame: after });
    const { product_token_telegram } = await manager.findOneByOrFail(Product, { id: product.id });
    expect(product_token_telegram).toBe(after);
  });

  it('TELL-02 the text goes alone where a picture is not allowed, or where it is too long to stand below one', async () => {
    const picture = 'slip/two.webp';
    const bytes = await sharp({ create: { width: 30, height: 50, channels: 3, background: '#8e55f7' } }).webp();
    await world.test.get(Storage).put('private', picture, await bytes.toBuffer());
    await world.run(sendChatMessage, { chat_id: '-1000405', text: 'ห้ามส่งรูป', picture });
    await world.run(sendChatMessage, { chat_id: '-100998', text: 'ยาว'.repeat(400), picture });
    for (const chat of ['-1000405', '-100998'])
      expect((await world.sent('chat', chat)).map(({ picture_url }) => picture_url)).toEqual([undefined]);
  });

  it.each(['429', 'error'])(
    'TELL-02 TELL-04 a chat message arrives once after the service answered %s',
    async (mode) => {
      await world.sandbox.fault('chat', mode, 1);
      await world.run(sendChatMessage, { chat_id: BAND, text: `หลัง ${mode}` });
      expect((await world.sent('chat', BAND)).filter(({ text }) => text === `หลัง ${mode}`)).toHaveLength(1);
    },
  );

  it('TELL-04 an announcement that runs again, even at the same time, tells each chat once; a new status is told', async () => {
    const waiting = await world.order();
    const job = world.test.get(AnnounceOrder);
    const context = { key: 'announced-again', signal: AbortSignal.timeout(5_000) };
    const announce = () => job.announce({ orders_id: waiting.id }, context);
    await Promise.all([announce(), announce(), world.run(announceOrder, { orders_id: waiting.id })]);
    await world.run(announceOrder, { orders_id: waiting.id });
    expect(await world.about(CENTRAL, waiting)).toHaveLength(1);
    expect(await world.about(BAND, waiting)).toHaveLength(1);
    await world.test.database.manager.update(Orders, { id: waiting.id }, { orders_status: 'approve' });
    await world.run(announceOrder, { orders_id: waiting.id });
    expect((await world.about(CENTRAL, waiting)).map(({ text }) => /ยืนยันแล้ว/.test(text)).sort()).toEqual([false, true]);
  });
});
