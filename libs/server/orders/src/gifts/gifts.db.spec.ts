import { makeUser } from '@wethi/accounts/testing';
import { makeCoupon } from '@wethi/coupons/testing';
import { OutboxRow } from '@wethi/platform';
import type { TestAnswer } from '@wethi/platform/testing';
import { Purchases } from '../purchase/purchases';
import type { PurchasedProduct } from '../lists/order-view';
import { Orders } from '../order/orders.entity';
import { OrderStatus } from '../order/order-status';
import { SlipWorld } from '../testing/slip-world';
import type { OwnTicket } from '../tickets/tickets.dto';
import type { GiftCard, OwnGift } from './gift.dto';
import { BindOffers } from './bind-offers.job';
import { Gift } from './gift.entity';

let phones = 0;
let keys = 0;

describe('a show as a gift for a phone number', () => {
  let world: SlipWorld;
  let tel: string;

  beforeAll(async () => {
    world = await SlipWorld.open();
  });
  beforeEach(async () => {
    await world.renew();
    tel = `08777${String(++phones).padStart(5, '0')}`;
  });
  afterAll(() => world.close());
  afterEach(() => world.test.clock.set());

  const get = async <Data>(path: string, headers: object = {}) =>
    (await world.test.request('GET', `/api/${path}`, { headers })).body.data as Data;
  const post = (path: string, body: object, headers: object = world.buyer) =>
    world.test.request('POST', `/api/${path}`, { headers, body });
  const wish = (more: object = {}) =>
    post('gift', {
      product_id: world.product.id,
      gift_tel: tel,
      gift_message: 'สุขสันต์วันเกิดนะแม่',
      gift_from: 'ฟ้าใส',
      ...more,
    });
  const make = async (more: object = {}) => (await wish(more)).body.data as OwnGift;
  const buy = async (gift_id: number): Promise<TestAnswer> =>
    world.upload(await world.slip(), { gift_id: String(gift_id) });
  const order = (order: object) => {
    const headers = { ...world.buyer, 'idempotency-key': `gift-page-${(keys += 1)}` };
    return post('orders', { order, ordersDetail: [{ product_id: world.product.id }] }, headers);
  };
  const receiver = async (user_tel = tel) => {
    const { id } = await makeUser(world.manager, { user_tel });
    return { id, headers: await world.test.signInAs('user', id) };
  };
  const mayWatch = async (userId: number) =>
    (await world.test.get(Purchases).approved(userId, world.product.stage_id ?? 0)).length > 0;
  const purchases = (headers: object) => get<PurchasedProduct[]>('orders/ordersProductByUserId', headers);
  const told = async (id: number) => {
    await world.manager.update(Gift, id, { gift_sent_at: world.test.clock.now() });
  };
  const take = (code: string, headers: object) => post('giftTake', { code }, headers);

  it('BUY-18 BUY-20 a ticket for a hall opens no gate any more for the phone that it was not meant for', async () => {
    await world.manager.update('product', world.product.id, { product_format: 'onsite' });
    const gift = await make();
    const wrong = await receiver();
    expect((await buy(gift.id)).body).toMatchObject({ result: true });
    const tokens = async ({ headers }: { headers: object }) =>
      (await get<OwnTicket[]>('tickets', headers)).map(({ ticket_token }) => ticket_token);
    const [shown] = await tokens(wrong);
    expect(shown).toMatch(/^\d+\.0\./);
    tel = `08776${String(++phones).padStart(5, '0')}`;
    const right = await receiver();
    expect((await wish({ id: gift.id })).body.result).toBe(true);
    expect(await tokens(wrong)).toEqual([]);
    expect(await tokens(right)).toEqual([expect.stringMatching(/^\d+\.1\./)]);
  });

  it('BUY-18 who has the phone may watch as soon as it is paid; who paid may not', async () => {
    const gift = await make();
    const { headers, id } = await receiver();
    expect(await mayWatch(id)).toBe(false);
    expect((await buy(gift.id)).body).toMatchObject({ result: true });
    expect([await mayWatch(id), await mayWatch(world.userId)]).toEqual([true, false]);
    const still = await world.test.get(Purchases).stillApproved([
      { userId: id, productId: world.product.id },
      { userId: world.userId, productId: world.product.id },
    ]);
    expect([still(id, world.product.id), still(world.userId, world.product.id)]).toEqual([true, false]);
    expect(await purchases(headers)).toEqual([]);
    await told(gift.id);
    const [received] = await purchases(headers);
    expect(received).toMatchObject({ order_no: '', orders_net: 0, receipt_id: null, orders_detail_price: 0 });
    expect(received?.access_until).not.toBeNull();
    const card = { gift_message: 'สุขสันต์วันเกิดนะแม่', gift_from: 'ฟ้าใส', is_given: false, gift_tel: null };
    expect(received?.gift).toMatchObject(card);
    const [given] = await purchases(world.buyer);
    expect(given).toMatchObject({ access_until: null, video_id: null, gift: { is_given: true, gift_tel: tel } });
    expect(given?.order_no).toMatch(/^W/);
  });

  it('BUY-18 a phone without an account registers later and finds it', async () => {
    const gift = await make();
    await buy(gift.id);
    await told(gift.id);
    const { headers, id } = await receiver();
    expect(await mayWatch(id)).toBe(true);
    expect(await purchases(headers)).toHaveLength(1);
  });

  it('BUY-18 the phone is told by a job of the transaction that approves, and by none before', async () => {
    const gift = await make();
    const jobs = () => world.manager.find(OutboxRow, { where: { name: 'tell-gift' }, order: { id: 'DESC' }, take: 1 });
    const [before] = await jobs();
    await order({ gift_id: gift.id });
    expect((await jobs())[0]?.id).toBe(before?.id);
    const [placed] = await world.orders();
    expect(placed).toMatchObject({ orders_status: 'wait', gift_id: gift.id });
    await world.test.get(OrderStatus).change(placed!.id, 'approve', { kind: 'system', id: null });
    expect((await jobs())[0]).toMatchObject({ payload: JSON.stringify({ gift_id: gift.id }) });
  });

  it('BUY-18 takes it once and for all, and its giver hears of it; another phone finds nothing', async () => {
    const gift = await make();
    await buy(gift.id);
    const { id, headers } = await receiver();
    const stranger = await world.stranger();
    expect((await take(gift.gift_code, stranger)).status).toBe(404);
    const both = await Promise.all([take(gift.gift_code, headers), take(gift.gift_code, headers)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    const notices = await world.manager.findBy(OutboxRow, { dedupe_key: `gift-taken-${gift.id}` });
    expect(notices).toHaveLength(1);
    await world.manager.query('UPDATE user SET user_tel = ? WHERE id = ?', [`08666${tel.slice(5)}`, id]);
    expect(await mayWatch(id)).toBe(true);
    const newcomer = await receiver();
    expect(await mayWatch(newcomer.id)).toBe(false);
    expect((await take(gift.gift_code, newcomer.headers)).body.code).toBe('GIFT_TAKEN');
    expect((await wish({ id: gift.id, gift_tel: '0899999999' })).body.code).toBe('GIFT_TAKEN');
  });

  it('BUY-18 a wrong number can be changed until somebody took it: the old link and phone open nothing', async () => {
    const gift = await make();
    await buy(gift.id);
    await told(gift.id);
    const wrong = await receiver();
    const right = await receiver(`08555${tel.slice(5)}`);
    const changed = (await wish({ id: gift.id, gift_tel: `08555${tel.slice(5)}` })).body.data as OwnGift;
    expect(changed).toMatchObject({ id: gift.id, gift_sent_at: null });
    expect(changed.gift_code).not.toBe(gift.gift_code);
    expect([await mayWatch(wrong.id), await mayWatch(right.id)]).toEqual([false, true]);
    expect((await world.test.request('GET', `/api/giftByCode?code=${gift.gift_code}`)).status).toBe(404);
    const [newest] = await world.manager.find(OutboxRow, {
      where: { name: 'tell-gift' },
      order: { id: 'DESC' },
      take: 1,
    });
    expect(newest?.payload).toBe(JSON.stringify({ gift_id: gift.id }));
  });

  /** As an account leaves its phone. */
  const leave = async (user_id: number, user_tel: string) => {
    await world.manager.query('UPDATE user SET user_tel = ? WHERE id = ?', [user_tel, user_id]);
    const left_at = new Date(Date.now() + 1_000).toISOString();
    for (let time = 0; time < 2; time += 1) await world.test.get(BindOffers).bind({ user_id, tel, left_at });
  };

  it('BUY-18 untaken it stays with the account that leaves its phone, whoever gets that number', async () => {
    const gift = await make();
    await buy(gift.id);
    await told(gift.id);
    const first = await receiver();
    await leave(first.id, `08767${tel.slice(5)}`);
    const next = await receiver();
    expect([await mayWatch(first.id), await mayWatch(next.id)]).toEqual([true, false]);
    expect([await purchases(first.headers), await purchases(next.headers)]).toMatchObject([[{ order_no: '' }], []]);
    const card = (headers: object) => get<GiftCard>(`giftByCode?code=${gift.gift_code}`, headers);
    expect(await card(first.headers)).toMatchObject({ gift_state: 'open', is_mine: true });
    expect(await card(next.headers)).toMatchObject({ gift_state: 'open', is_mine: false });
    expect((await take(gift.gift_code, next.headers)).body.result).toBe(false);
    // Its giver reads the number that they wrote, and no new one.
    const [given] = await purchases(world.buyer);
    expect(given?.gift).toMatchObject({ gift_tel: tel, gift_taken_at: null });
    expect((await take(gift.gift_code, first.headers)).body.result).toBe(true);
    expect(await card(first.headers)).toMatchObject({ gift_state: 'taken', is_mine: true });
    expect(await world.manager.findBy(OutboxRow, { dedupe_key: `gift-taken-${gift.id}` })).toHaveLength(1);
  });

  it('BUY-18 ACC-12 for the phone of a merged account it is of the account that stays', async () => {
    const kept = await receiver();
    const gone = `08737${tel.slice(5)}`;
    const closed = { user_tel: gone, user_status: 'Block' as const };
    await makeUser(world.manager, { ...closed, user_merged_into: kept.id });
    const gift = await make();
    await wish({ id: gift.id, gift_tel: gone });
    await buy(gift.id);
    expect(await mayWatch(kept.id)).toBe(true);
    const { gift_code } = await world.manager.findOneByOrFail(Gift, { id: gift.id });
    expect(await get<GiftCard>(`giftByCode?code=${gift_code}`, kept.headers)).toMatchObject({ is_mine: true });
    // What it says stays as it is when its words alone are changed.
    await wish({ id: gift.id, gift_tel: gone, gift_message: 'รักแม่' });
    const [given] = await purchases(world.buyer);
    expect(given?.gift).toMatchObject({ gift_tel: gone, gift_message: 'รักแม่' });
    expect((await take(gift_code, kept.headers)).body.result).toBe(true);
    const own = `08727${tel.slice(5)}`;
    await makeUser(world.manager, { user_tel: own, user_status: 'Block', user_merged_into: world.userId });
    expect((await wish({ gift_tel: own })).status).toBe(422);
  });

  it('BUY-18 what came to a number after an account left it is not theirs, and untaken its giver may change the number', async () => {
    const first = await receiver();
    await leave(first.id, `08757${tel.slice(5)}`);
    const next = await receiver();
    const later = await make();
    await world.manager.query('UPDATE gift SET create_at = create_at + INTERVAL 1 MINUTE WHERE id = ?', [later.id]);
    await buy(later.id);
    await leave(first.id, `08757${tel.slice(5)}`);
    expect([await mayWatch(first.id), await mayWatch(next.id)]).toEqual([false, true]);
    await world.manager.update(Gift, later.id, { gift_user_id: first.id });
    const right = await receiver(`08747${tel.slice(5)}`);
    expect((await wish({ id: later.id, gift_tel: `08747${tel.slice(5)}` })).body.result).toBe(true);
    expect([await mayWatch(first.id), await mayWatch(right.id)]).toEqual([false, true]);
  });

  it('BUY-18 ACC-10 what was taken is given to nobody else once its receiver deleted their account', async () => {
    const gift = await make();
    await buy(gift.id);
    const { headers } = await receiver();
    expect((await take(gift.gift_code, headers)).body.result).toBe(true);
    await world.manager.update(Gift, gift.id, { gift_tel: null, gift_user_id: null });
    expect((await wish({ id: gift.id, gift_tel: `08737${tel.slice(5)}` })).body.code).toBe('GIFT_TAKEN');
    expect(await get<GiftCard>(`giftByCode?code=${gift.gift_code}`, headers)).toMatchObject({ gift_state: 'taken' });
  });

  it('BUY-18 taking and changing the number at once: one of them is refused', async () => {
    for (let round = 0; round < 5; round += 1) {
      await world.renew();
      tel = `08444${String(++phones).padStart(5, '0')}`;
      const gift = await make();
      await buy(gift.id);
      await told(gift.id);
      const { headers, id } = await receiver();
      const other = `08333${tel.slice(5)}`;
      const [taken, changed] = await Promise.all([
        take(gift.gift_code, headers),
        wish({ id: gift.id, gift_tel: other }),
      ]);
      expect([taken.body.result, changed.body.result].filter(Boolean)).toHaveLength(1);
      expect(await mayWatch(id)).toBe(taken.body.result);
    }
  });

  it('BUY-18 the card tells neither phone nor price, and knows whose it is', async () => {
    const gift = await make();
    expect((await world.test.request('GET', `/api/giftByCode?code=${gift.gift_code}`)).status).toBe(404);
    await buy(gift.id);
    const card = (headers?: object) => get<GiftCard>(`giftByCode?code=${gift.gift_code}`, headers);
    const shown = await card();
    expect(shown).toMatchObject({ gift_state: 'open', is_mine: false, product_title: world.product.product_title });
    expect(JSON.stringify(shown)).not.toMatch(new RegExp(`${tel}|590`));
    const { headers } = await receiver();
    expect(await card(headers)).toMatchObject({ is_mine: true });
    expect(await card(await world.stranger())).toMatchObject({ is_mine: false, is_given: false });
    expect(await card(world.buyer)).toMatchObject({ is_mine: false, is_given: true });
    await take(gift.gift_code, headers);
    expect(await card(headers)).toMatchObject({ gift_state: 'taken', is_mine: true });
    expect(await card()).toMatchObject({ gift_state: 'taken', is_mine: false });
  });

  it('BUY-18 ends with its order: money that comes back takes the show away, and a cancelled one was never given', async () => {
    const gift = await make();
    await buy(gift.id);
    const { id, headers } = await receiver();
    await take(gift.gift_code, headers);
    const [paid] = await world.orders();
    await world.test.get(OrderStatus).change(paid!.id, 'refund', { kind: 'system', id: null }, 'คืนเงิน');
    expect(await mayWatch(id)).toBe(false);
    expect(await get<GiftCard>(`giftByCode?code=${gift.gift_code}`, headers)).toMatchObject({ gift_state: 'gone' });
    const second = await make({ gift_tel: `08222${tel.slice(5)}` });
    await order({ gift_id: second.id });
    const [waiting] = await world.manager.findBy(Orders, { gift_id: second.id });
    expect((await post('orders/ordersCancelByCode', { code: waiting!.order_no })).body.result).toBe(true);
    expect((await buy(second.id)).body).toMatchObject({ result: true });
  });

  it('BUY-18 oneself and several phones can be given the same show, each once, however often it is pressed', async () => {
    expect((await world.upload(await world.slip())).body.result).toBe(true);
    const gift = await make();
    const presses = await Promise.all([1, 2, 3].map(() => order({ gift_id: gift.id })));
    expect(presses.filter(({ body }) => body.result)).toHaveLength(1);
    expect(new Set(presses.filter(({ body }) => !body.result).map(({ body }) => body.code))).toEqual(
      new Set(['ALREADY_ORDERED']),
    );
    const second = await make({ gift_tel: `08111${tel.slice(5)}` });
    expect((await order({ gift_id: second.id })).body.result).toBe(true);
    expect(await mayWatch(world.userId)).toBe(true);
  });

  it('BUY-18 BUY-07 a coupon that was used for a show is offered for no gift of it, before anything is paid', async () => {
    const { coupon_code } = await makeCoupon(world.manager, { coupon_public: 'Y' });
    const { id: gift_id } = await make();
    const line = `product_id=${world.product.id}&gift_id=${gift_id}`;
    const ask = (path: string) => world.test.request('GET', `/api/${path}`, { headers: world.buyer });
    const tried = async () => (await ask(`couponByCode?code=${coupon_code}&${line}`)).body;
    const known = async () =>
      ((await ask(`couponKnown?${line}`)).body.data as { coupon_code: string; refusal: string | null }[]).find(
        (coupon) => coupon.coupon_code === coupon_code,
      );
    expect([(await tried()).result, (await known())?.refusal]).toEqual([true, null]);
    expect((await order({ coupon_code })).body.result).toBe(true);
    expect([(await tried()).code, (await known())?.refusal]).toEqual([
      'COUPON_ONCE',
      'คุณใช้รหัสคูปองนี้กับงานแสดงนี้แล้ว ใช้ได้ครั้งเดียว',
    ]);
  });

  it('BUY-18 BUY-07 a coupon is used once for a show, whoever gets it', async () => {
    const { coupon_code } = await makeCoupon(world.manager, { coupon_price: 590 });
    expect((await order({ coupon_code })).body.result).toBe(true);
    const gift = await make();
    expect((await order({ coupon_code, gift_id: gift.id })).body.code).toBe('COUPON_ONCE');
    const slip = await world.upload(await world.slip({ amount: 1 }), { coupon_code, gift_id: String(gift.id) });
    expect(slip.body).toMatchObject({ confirmSlip: true, message: expect.stringContaining('ใช้ได้ครั้งเดียว') });
    await world.renew();
    const gifts = [await make(), await make({ gift_tel: `08112${tel.slice(5)}` })];
    const answers = await Promise.all(gifts.map(({ id }) => order({ coupon_code, gift_id: id })));
    expect(answers.map(({ body }) => body.code ?? 'made').sort()).toEqual(['COUPON_ONCE', 'made']);
    expect((await order({ coupon_code })).body.code).toBe('COUPON_ONCE');
  });

  it('BUY-18 a slip that nobody could check, a second one and the rest pay the gift they were sent for', async () => {
    const gift = await make();
    const short = await world.upload(await world.slip({ amount: 500 }), { gift_id: String(gift.id) });
    const { filename } = short.body.data as { filename: string };
    await order({ orders_payment_slip: filename, gift_id: gift.id });
    const [placed] = await world.orders();
    expect(placed).toMatchObject({ gift_id: gift.id, orders_paid: 500, orders_status: 'wait' });
    const rest = await world.upload(await world.slip({ amount: 90 }), { gift_id: String(gift.id) });
    expect(rest.body).toMatchObject({ result: true, orderResult: { id: placed!.id } });
    const own = await world.upload(await world.slip());
    expect(own.body).toMatchObject({ result: true });
    expect(await world.orders()).toHaveLength(2);
  });

  it('BUY-18 nobody orders with somebody else’s gift, gives to themselves, or to what is no phone', async () => {
    const gift = await make();
    const stranger = await world.stranger();
    const foreign = await world.upload(await world.slip(), { gift_id: String(gift.id) }, stranger);
    expect(foreign.status).toBe(422);
    expect((await world.test.request('GET', `/api/giftById?id=${gift.id}`, { headers: stranger })).status).toBe(404);
    expect(
      (await post('gift', { id: gift.id, product_id: world.product.id, gift_tel: '0812345670' }, stranger)).status,
    ).toBe(404);
    const [me] = (await world.manager.query('SELECT user_tel FROM user WHERE id = ?', [world.userId])) as {
      user_tel: string;
    }[];
    for (const gift_tel of [me!.user_tel, '12345', '1812345670', '08123456789'])
      expect((await wish({ gift_tel })).body).toMatchObject({ errors: [{ field: 'gift_tel' }] });
    expect((await wish({ gift_message: 'ก'.repeat(121) })).body).toMatchObject({ errors: [{ field: 'gift_message' }] });
  });
});
