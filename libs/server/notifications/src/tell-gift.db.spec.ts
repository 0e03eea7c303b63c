import { makeUser } from '@wethi/accounts/testing';
import { makeProduct } from '@wethi/catalog/testing';
import { Gift, Orders, tellGift } from '@wethi/orders';
import { makeGift, makeOrder } from '@wethi/orders/testing';
import { Outbox, TryLater } from '@wethi/platform';
import { TellGift } from './tell-gift.job';
import { NotifiedWorld } from './testing/notified-world';

describe('gifts that are told', () => {
  let world: NotifiedWorld;

  beforeAll(async () => {
    world = await NotifiedWorld.open();
  });
  afterAll(() => world.close());

  it('BUY-18 a gift is told to its phone once, when it is paid and not before its giver wishes, with no word of theirs', async () => {
    const { manager } = world.test.database;
    const product = await makeProduct(manager, { product_title: 'แสงสุดท้ายก่อนเช้า' });
    const giver = await makeUser(manager);
    const gift_tel = '0895550142';
    const texts = async () => (await world.sent('sms', gift_tel)).map(({ text }) => text);
    const wish = { user_id: giver.id, product_id: product.id, gift_tel, gift_sent_at: null };
    const later = new Date(world.test.clock.now().getTime() + 3_600_000);
    const words = { gift_message: 'ดูที่ http://example.com', gift_from: 'ฟ้าใส', gift_send_at: later };
    const gift = await makeGift(manager, { ...wish, ...words });
    const order = await makeOrder(manager, {
      ...{ user_id: giver.id, product_id: product.id, gift_id: gift.id, orders_status: 'wait', approve_date: null },
    });
    await world.run(tellGift, { gift_id: gift.id });
    expect(await texts()).toEqual([]);
    await manager.update(Orders, { id: order.id }, { orders_status: 'approve' });
    await world.test.get(Outbox).add(tellGift, { gift_id: gift.id });
    const due = async () => (await world.rows().findBy({ name: 'tell-gift' })).flatMap(({ due_at }) => due_at ?? []);
    await world.eventually(due, (found) => found.length > 0);
    expect(await due()).toEqual([later]);
    expect(await texts()).toEqual([]);
    await manager.update(Gift, gift.id, { gift_send_at: null });
    for (let time = 0; time < 2; time += 1) await world.test.get(TellGift).tell({ gift_id: gift.id });
    await world.eventually(texts, (found) => found.length > 0);
    expect(await texts()).toEqual([
      `เวที: มีคนส่ง “แสงสุดท้ายก่อนเช้า” เป็นของขวัญให้คุณ เปิดของขวัญได้ที่ ${world.test.config.PUBLIC_URL}/gift/${gift.gift_code}`,
    ]);
  });

  it('BUY-18 TELL-01 a phone is told of three gifts a day that cost nothing, while the budget lasts, and of all others', async () => {
    const { manager } = world.test.database;
    const { id: product_id } = await makeProduct(manager);
    const giver = await makeUser(manager);
    const gift_tel = '0895550144';
    const give = async (order: Partial<Orders>) => {
      const gift = await makeGift(manager, { user_id: giver.id, product_id, gift_tel, gift_sent_at: null });
      await makeOrder(manager, { user_id: giver.id, product_id, gift_id: gift.id, ...order });
      return { tell: () => world.test.get(TellGift).tell({ gift_id: gift.id }), key: `gift-${gift.gift_code}` };
    };
    const alwaysOf = async ({ key }: { key: string }) =>
      JSON.parse((await world.rows().findOneByOrFail({ dedupe_key: key })).payload) as { always?: true };
    const nothing = { orders_net: 0 };
    const [free, second, third, fourth] = [
      await give(nothing),
      await give(nothing),
      await give(nothing),
      await give(nothing),
    ];
    const paid = await give({});
    for (const { tell } of [free, second, third, paid]) await tell();
    expect([(await alwaysOf(free)).always, (await alwaysOf(paid)).always]).toEqual([undefined, true]);
    await expect(fourth.tell()).rejects.toThrow(TryLater);
  });

  it('BUY-18 a gift of somebody who changed their phone is told to the new one, and the old one hears nothing', async () => {
    const { manager } = world.test.database;
    const { id: product_id } = await makeProduct(manager);
    const [giver, receiver] = [await makeUser(manager), await makeUser(manager)];
    const wish = { user_id: giver.id, product_id, gift_tel: '0895550143', gift_sent_at: null };
    const gift = await makeGift(manager, { ...wish, gift_user_id: receiver.id });
    await makeOrder(manager, { user_id: giver.id, product_id, gift_id: gift.id });
    await world.test.get(TellGift).tell({ gift_id: gift.id });
    const heard = () => world.sent('sms', receiver.user_tel);
    await world.eventually(heard, (found) => found.length > 0);
    expect(await heard()).toMatchObject([{ text: expect.stringContaining(gift.gift_code) as string }]);
    expect(await world.sent('sms', '0895550143')).toEqual([]);
  });
});
