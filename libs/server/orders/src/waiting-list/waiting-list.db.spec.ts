import { makeOrder } from '../testing/orders.factory';
import { roomWorld } from '../testing/room-world';
import { WaitingList } from './waiting-list';

describe('a waiting list', () => {
  const room = roomWorld();
  const { at, post, buy, admit, person, taken, open } = room;

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
    const offer = () => room.test.get(WaitingList).offer();
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
    await room.test.get(WaitingList).offer();
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
    await room.test.get(WaitingList).offer();
    await post('waitingList', two.headers, { product_id: room.product.id });
    const tooMany = { code: 'PLACES_TOO_FEW', data: { places_left: 2 } };
    const hold = { product_id: room.product.id, tickets: 3 };
    expect((await post('placeHold', one.headers, hold)).body).toMatchObject(tooMany);
    expect((await buy(one, room.test, 3)).body).toMatchObject(tooMany);
    expect((await buy(one, room.test, 2)).body.result).toBe(true);
    await room.test.get(WaitingList).offer();
    expect((await buy(two)).body.result).toBe(true);
  });

  it('BUY-20 offers no place of a show that is over, though nobody has closed its sale', async () => {
    await open(1, { product_queue: 'N', product_to: null });
    at('09:00:00');
    const one = await person();
    await post('waitingList', one.headers, { product_id: room.product.id });
    const playedOn = (day: string) =>
      room.test.database.query('UPDATE stage SET stage_date = ? WHERE id = ?', [day, room.product.stage_id]);
    await playedOn('2026-11-30');
    await room.test.get(WaitingList).offer();
    expect(await taken()).toBe(0);
    await playedOn('2026-12-01');
    await room.test.get(WaitingList).offer();
    expect(await taken()).toBe(1);
  });

  it('BUY-20 keeps no place of a recording for who waited for its show, once that is over', async () => {
    await open(1, { product_queue: 'N' });
    const passer = await person();
    await post('waitingList', (await person()).headers, { product_id: room.product.id });
    const hold = async () => (await post('placeHold', passer.headers, { product_id: room.product.id })).body;
    expect(await hold()).toMatchObject({ code: 'SOLD_OUT' });
    await room.test.database.manager.update('product', room.product.id, { product_to: '2026-01-01' });
    expect(await hold()).toMatchObject({ result: true });
    expect((await buy(passer)).body.result).toBe(true);
  });

  it('BUY-20 sends no offer at night', async () => {
    await open(1, { product_queue: 'N' });
    at('21:00:00');
    const one = await person();
    await post('waitingList', one.headers, { product_id: room.product.id });
    await room.test.get(WaitingList).offer();
    expect(await taken()).toBe(0);
    at('20:59:00');
    await room.test.get(WaitingList).offer();
    expect(await taken()).toBe(1);
  });
});
