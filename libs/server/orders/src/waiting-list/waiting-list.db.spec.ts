import { makeProduct } from '@wethi/catalog/testing';
import { makeOrder } from '../testing/orders.factory';
import { roomWorld } from '../testing/room-world';
import { WaitingListOffers } from './offers';

describe('a waiting list', () => {
  const room = roomWorld();
  const { at, post, buy, admit, person, taken, open } = room;
  const setOver = (id: number) =>
    room.test.database.query(
      `UPDATE product p JOIN stage s ON s.id = p.stage_id SET p.product_to = '2026-01-01', s.stage_date = '2026-01-01'
        WHERE p.id = ?`,
      [id],
    );

  it('BUY-20 offers a place that was given back to who waits longest, for half an hour, and then to the next', async () => {
    await open(1, { product_queue: 'N' });
    at('07:30:00');
    const buyer = await person();
    const id = ((await buy(buyer)).body.data as { insertId: number }).insertId;
    const [one, two] = [await person(), await person()];
    for (const { headers } of [one, two]) await post('waitingList', headers, { product_id: room.product.id });
    const own = async ({ headers }: { headers: object }) =>
      (await room.test.request('GET', `/api/waitingListOwn?product_id=${room.product.id}`, { headers })).body.data;
    expect(await own(two)).toMatchObject({ list_state: 'waiting', list_ahead: 1 });
    const [{ order_no }] = await room.test.database.query<[{ order_no: string }]>(
      'SELECT order_no FROM orders WHERE id = ?',
      [id],
    );
    await post('orders/ordersCancelByCode', {}, { code: order_no });
    const offer = () => room.test.get(WaitingListOffers).offer();
    await offer();
    expect(await own(one)).toMatchObject({ list_state: 'waiting' });
    const passer = await person();
    expect((await post('placeHold', passer.headers, { product_id: room.product.id })).body.code).toBe('SOLD_OUT');
    expect((await buy(passer)).body.code).toBe('SOLD_OUT');
    at('08:00:00');
    await Promise.all([offer(), offer()]);
    expect(await own(one)).toMatchObject({ list_state: 'offered', offer_until: '2026-12-01T01:30:00.000Z' });
    expect(await own(two)).toMatchObject({ list_state: 'waiting', list_ahead: 0 });
    expect((await buy(two)).body.code).toBe('SOLD_OUT');
    const told = await room.test.database.query<{ payload: string }[]>(
      "SELECT payload FROM outbox WHERE name = 'tell-place'",
    );
    expect(told.map(({ payload }) => JSON.parse(payload) as object)).toMatchObject([
      { user_id: one.id, kind: 'offer' },
    ]);
    at('08:31:00');
    await admit();
    await offer();
    expect(await own(two)).toMatchObject({ list_state: 'offered' });
    expect(await own(one)).toMatchObject({ list_state: 'waiting', list_ahead: 0 });
    await post('waitingListLeave', two.headers, { product_id: room.product.id });
    await offer();
    expect([await own(one), await own(two)]).toMatchObject([{ list_state: 'offered' }, { list_state: 'none' }]);
    expect((await buy(one)).body.result).toBe(true);
    await offer();
    expect([await taken(), await own(one)]).toMatchObject([1, { list_state: 'none' }]);
  });

  it('BUY-20 what is given back at night stays theirs who wait; everybody else buys what is left beside it', async () => {
    await open(2, { product_queue: 'N' });
    at('22:00:00');
    const [first, second, passer, late] = [await person(), await person(), await person(), await person()];
    const hold = async ({ headers }: { headers: object }) =>
      (await post('placeHold', headers, { product_id: room.product.id })).body.code;
    await post('waitingList', first.headers, { product_id: room.product.id });
    expect((await buy(passer)).body.result).toBe(true);
    expect([await hold(late), (await buy(late)).body.code]).toEqual(['SOLD_OUT', 'SOLD_OUT']);
    expect((await buy(second)).body.code).toBe('SOLD_OUT');
    at('08:00:00');
    await room.test.get(WaitingListOffers).offer();
    expect((await buy(late)).body.code).toBe('SOLD_OUT');
    expect((await buy(first)).body.result).toBe(true);
    expect(await taken()).toBe(2);
  });

  it('BUY-20 who waits though they have an order keeps no place from others', async () => {
    await open(1, { product_queue: 'N' });
    at('22:00:00');
    const [owner, passer] = [await person(), await person()];
    await post('waitingList', owner.headers, { product_id: room.product.id });
    const sql = 'INSERT INTO orders_open (user_id, product_id, gift_id, orders_id) VALUES (?, ?, 0, ?)';
    const order = await makeOrder(room.test.database.manager, { user_id: owner.id });
    await room.test.database.query(sql, [owner.id, room.product.id, order.id]);
    expect((await buy(passer)).body.result).toBe(true);
  });

  it('BUY-20 of a hall nobody gets more than what is offered to them and what nobody waits for', async () => {
    await open(3, { product_queue: 'N', product_format: 'onsite' });
    at('09:00:00');
    const [one, two] = [await person(), await person()];
    await post('waitingList', one.headers, { product_id: room.product.id });
    await room.test.get(WaitingListOffers).offer();
    await post('waitingList', two.headers, { product_id: room.product.id });
    const tooMany = { code: 'PLACES_TOO_FEW', data: { places_left: 2 } };
    const hold = { product_id: room.product.id, tickets: 3 };
    expect((await post('placeHold', one.headers, hold)).body).toMatchObject(tooMany);
    expect((await buy(one, room.test, 3)).body).toMatchObject(tooMany);
    expect((await buy(one, room.test, 2)).body.result).toBe(true);
    await room.test.get(WaitingListOffers).offer();
    expect((await buy(two)).body.result).toBe(true);
  });

  it('BUY-20 offers no place of a show that is over, though nobody has closed its sale', async () => {
    await open(1, { product_queue: 'N', product_to: null });
    at('09:00:00');
    const one = await person();
    const playedOn = (day: string) =>
      room.test.database.query('UPDATE stage SET stage_date = ? WHERE id = ?', [day, room.product.stage_id]);
    await playedOn('2026-12-01');
    await post('waitingList', one.headers, { product_id: room.product.id });
    await playedOn('2026-11-30');
    await room.test.get(WaitingListOffers).offer();
    expect(await taken()).toBe(0);
    await playedOn('2026-12-01');
    await room.test.get(WaitingListOffers).offer();
    expect(await taken()).toBe(1);
  });

  it('BUY-20 nobody waits before the sale: neither of a waiting room, nor of a show that is yet to come', async () => {
    await open(1, {});
    at('09:29:00');
    const [early, buyer] = [await person(), await person()];
    const wait = async () => (await post('waitingList', early.headers, { product_id: room.product.id })).body.code;
    expect(await wait()).toBe('PRODUCT_CLOSED');
    at('10:00:00');
    expect(await wait()).toBeUndefined();
    await open(1, { product_queue: 'N', product_status: 'coming' });
    expect(await wait()).toBe('PRODUCT_CLOSED');
    await room.test.database.manager.update('product', room.product.id, { product_status: 'sale' });
    expect((await buy(buyer)).body.result).toBe(true);
  });

  it('BUY-20 offers nothing of a sale through a waiting room before its hour', async () => {
    await open(1);
    at('10:00:00');
    await post('waitingList', (await person()).headers, { product_id: room.product.id });
    const offered = async () => {
      await room.test.get(WaitingListOffers).offer();
      return taken();
    };
    at('09:29:00');
    expect(await offered()).toBe(0);
    at('10:00:00');
    expect(await offered()).toBe(1);
  });

  it('BUY-20 waits on for a show that is put off on its stage', async () => {
    await open(1, { product_queue: 'N', product_to: '2026-11-30' });
    await room.test.database.query("UPDATE stage SET stage_date = '2026-12-19' WHERE id = ?", [room.product.stage_id]);
    at('09:00:00');
    const { body } = await post('waitingList', (await person()).headers, { product_id: room.product.id });
    expect(body.data).toMatchObject({ list_state: 'waiting' });
  });

  it('BUY-20 keeps no place of a recording for who waited for its show, once that is over', async () => {
    await open(1, { product_queue: 'N' });
    const passer = await person();
    await post('waitingList', (await person()).headers, { product_id: room.product.id });
    const hold = async () => (await post('placeHold', passer.headers, { product_id: room.product.id })).body;
    expect(await hold()).toMatchObject({ code: 'SOLD_OUT' });
    await setOver(room.product.id);
    expect(await hold()).toMatchObject({ result: true });
    expect((await buy(passer)).body.result).toBe(true);
  });

  it('BUY-20 sends no offer at night', async () => {
    await open(1, { product_queue: 'N' });
    at('21:00:00');
    const one = await person();
    await post('waitingList', one.headers, { product_id: room.product.id });
    await room.test.get(WaitingListOffers).offer();
    expect(await taken()).toBe(0);
    at('20:59:00');
    await room.test.get(WaitingListOffers).offer();
    expect(await taken()).toBe(1);
  });

  it('BUY-20 in a hall people wait for as many as they want, and get fewer if that would do', async () => {
    await open(4, { product_queue: 'N', product_format: 'onsite' });
    at('22:00:00');
    await buy(await person());
    const [pair, friends, single] = [await person(), await person(), await person()];
    const wait = async ({ headers }: { headers: object }, more: object) =>
      (await post('waitingList', headers, { product_id: room.product.id, ...more })).body;
    const own = async ({ headers }: { headers: object }) =>
      (await room.test.request('GET', `/api/waitingListOwn?product_id=${room.product.id}`, { headers })).body.data;
    expect((await wait(pair, { tickets: 5 })).code).toBe('INVALID_INPUT');
    await wait(pair, { tickets: 1 });
    await wait(friends, { tickets: 4, list_fewer: 'Y' });
    await wait(single, {});
    // They want another number, and keep their place.
    expect((await wait(pair, { tickets: 2 })).data).toMatchObject({ list_ahead: 0, list_places: 2, list_fewer: 'N' });
    // Who says no number keeps theirs, as a page of the version before.
    expect((await wait(friends, {})).data).toMatchObject({ list_places: 4, list_fewer: 'Y' });
    expect(await own(single)).toMatchObject({ list_ahead: 2, list_places_ahead: 6, list_places: 1 });
    at('08:00:00');
    await room.test.get(WaitingListOffers).offer();
    expect([await own(pair), await own(friends), await own(single)]).toMatchObject([
      { list_state: 'offered', offer_places: 2 },
      { list_state: 'offered', offer_places: 1 },
      { list_state: 'waiting', list_ahead: 0 },
    ]);
    expect(await taken()).toBe(4);
    // Only one of the two is wanted now: the other goes to the next.
    expect((await wait(pair, { tickets: 1 })).data).toMatchObject({ list_state: 'offered', offer_places: 1 });
    await room.test.get(WaitingListOffers).offer();
    expect([await own(pair), await own(single)]).toMatchObject([
      { list_state: 'offered', offer_places: 1 },
      { list_state: 'offered', offer_places: 1 },
    ]);
    for (const one of [pair, friends, single]) expect((await buy(one)).body.result).toBe(true);
    expect(await taken()).toBe(4);
  });

  it('BUY-20 a place that is too few for all who wait is sold to who comes, and no more is', async () => {
    await open(3, { product_queue: 'N', product_format: 'onsite' });
    at('22:00:00');
    const [pair, early, late] = [await person(), await person(), await person()];
    await post('waitingList', pair.headers, { product_id: room.product.id, tickets: 2 });
    expect((await buy(early, room.test, 2)).body).toMatchObject({ code: 'PLACES_TOO_FEW', data: { places_left: 1 } });
    expect((await buy(early)).body.result).toBe(true);
    expect((await buy(late)).body.code).toBe('SOLD_OUT');
    await room.test.database.query('UPDATE waiting_list SET list_places = 3 WHERE user_id = ?', [pair.id]);
    expect((await buy(late)).body.result).toBe(true);
  });

  it('BUY-20 waits for one of a show online, and says so', async () => {
    await open(1, { product_queue: 'N' });
    const { headers } = await person();
    const { body } = await post('waitingList', headers, { product_id: room.product.id, tickets: 2 });
    expect(body).toMatchObject({
      code: 'INVALID_INPUT',
      errors: [{ field: 'tickets', message: 'งานแสดงออนไลน์รอได้ครั้งละหนึ่งสิทธิ์' }],
    });
  });

  it('BUY-20 nothing of a hall is offered, nor kept from others, once its show has begun', async () => {
    await open(1, { product_queue: 'N', product_format: 'onsite', product_to: null });
    const { stage_id } = room.product;
    const begins = "UPDATE stage SET stage_date = '2026-12-01', stage_time_start = '18:00' WHERE id = ?";
    await room.test.database.query(begins, [stage_id]);
    const [one, passer] = [await person(), await person()];
    at('17:59:00');
    await post('waitingList', one.headers, { product_id: room.product.id });
    expect((await buy(passer)).body.code).toBe('SOLD_OUT');
    at('18:00:00');
    await room.test.get(WaitingListOffers).offer();
    expect(await taken()).toBe(0);
    const { body } = await post('waitingList', passer.headers, { product_id: room.product.id });
    expect(body).toMatchObject({ code: 'PRODUCT_CLOSED', message: 'หมดเวลารอบัตรคืนของงานนี้แล้ว' });
    const own = `/api/waitingListOwn?product_id=${room.product.id}`;
    const { data } = (await room.test.request('GET', own, { headers: one.headers })).body;
    expect(data).toMatchObject({ list_state: 'none', list_open: false });
    expect((await buy(passer)).body.result).toBe(true);
  });

  it('BUY-20 who pays for one that was too few for all is offered nothing meanwhile, and waits on for theirs', async () => {
    await open(3, { product_queue: 'N', product_format: 'onsite' });
    at('09:00:00');
    const [buyer, pair] = [await person(), await person()];
    const { body } = await buy(buyer, room.test, 2);
    await post('waitingList', pair.headers, { product_id: room.product.id, tickets: 2 });
    await post('placeHold', pair.headers, { product_id: room.product.id });
    const { insertId } = body.data as { insertId: number };
    const [{ order_no }] = await room.test.database.query<[{ order_no: string }]>(
      'SELECT order_no FROM orders WHERE id = ?',
      [insertId],
    );
    await post('orders/ordersCancelByCode', {}, { code: order_no });
    await room.test.get(WaitingListOffers).offer();
    expect(await taken()).toBe(1);
    expect((await post('waitingList', pair.headers, { product_id: room.product.id })).body.data).toMatchObject({
      list_state: 'waiting',
      list_places: 2,
    });
  });

  it('BUY-20 takes no wish for more tickets than there are', async () => {
    await open(2, { product_queue: 'N', product_format: 'onsite' });
    const { headers } = await person();
    const { body } = await post('waitingList', headers, { product_id: room.product.id, tickets: 3 });
    expect(body.errors).toEqual([{ field: 'tickets', message: 'งานนี้มีบัตรทั้งหมด 2 ใบ' }]);
    const some = { product_id: room.product.id, tickets: 2, list_fewer: null };
    expect((await post('waitingList', headers, some)).body.data).toMatchObject({ list_fewer: 'N' });
  });

  it('BUY-20 who finds nothing left reads since when, and where the same show is to be had online', async () => {
    await open(1, { product_queue: 'N', product_format: 'onsite' });
    const { stage_id, band_id } = room.product;
    await room.test.database.query("UPDATE stage SET stage_date = '2026-12-19' WHERE id = ?", [stage_id]);
    const shown = { stage_id, band_id, product_format: 'online' as const, product_price: 690 };
    const online = await makeProduct(room.test.database.manager, shown);
    await makeProduct(room.test.database.manager, { ...shown, product_price: 590, product_disable: 'Y' });
    const { headers } = await person();
    const own = async () =>
      (await room.test.request('GET', `/api/waitingListOwn?product_id=${room.product.id}`, { headers })).body.data;
    expect(await own()).toMatchObject({ list_state: 'none', sold_at: null });
    at('10:38:00');
    await buy(await person());
    expect(await own()).toMatchObject({
      sold_at: '2026-12-01T03:38:00.000Z',
      online: { product_url: online.product_url, product_price: 690, product_free: 'N', watch_days: 4 },
    });
  });

  it('BUY-20 who waits reads how many tickets went to those who waited for the band’s last show', async () => {
    await open(2, { product_queue: 'N', product_format: 'onsite' });
    const former = room.product;
    at('09:00:00');
    const [buyer, passer] = [await person(), await person()];
    await post('waitingList', buyer.headers, { product_id: former.id, tickets: 2 });
    await room.test.get(WaitingListOffers).offer();
    await buy(buyer, room.test, 2);
    await room.test.get(WaitingListOffers).offer();
    // What was held is forgotten after two days.
    await room.test.database.query('DELETE FROM place_hold WHERE product_id = ?', [former.id]);
    await setOver(former.id);
    await open(1, { product_queue: 'N', product_format: 'onsite', band_id: former.band_id });
    const { data } = (await post('waitingList', passer.headers, { product_id: room.product.id })).body;
    expect(data).toMatchObject({ list_state: 'waiting', list_returned: 2 });
  });
});
