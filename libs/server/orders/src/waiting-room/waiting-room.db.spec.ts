import { makeUser } from '@wethi/accounts/testing';
import { AccountsModule } from '@wethi/accounts';
import { CatalogHttpModule, Product } from '@wethi/catalog';
import { makeProduct } from '@wethi/catalog/testing';
import { Database, PubSub } from '@wethi/platform';
import { createTestApp, type TestAnswer, type TestApp } from '@wethi/platform/testing';
import { OrdersHttpModule } from '../orders-http.module';
import { PlaceHolds } from '../places/place-holds';
import { WaitingList } from '../waiting-list/waiting-list';
import { Admission } from './admission';
import type { RoomPlace } from './waiting-room.dto';

let keys = 0;

interface Waiting {
  id: number;
  headers: object;
  entry: string;
}

describe('a waiting room', () => {
  let test: TestApp;
  let other: TestApp;
  let product: Product;

  beforeAll(async () => {
    test = await createTestApp([AccountsModule, CatalogHttpModule, OrdersHttpModule], { QUEUE_PER_SECOND: '4' });
    other = await createTestApp([AccountsModule, CatalogHttpModule, OrdersHttpModule], { QUEUE_PER_SECOND: '4' });
  });
  afterAll(async () => {
    await other.close();
    await test.close();
  });

  const at = (time: string) => {
    for (const { clock } of [test, other]) clock.set(`2026-12-01T${time}+07:00`);
  };
  const advance = (seconds: number) => {
    for (const { clock } of [test, other]) clock.advance(seconds);
  };
  const post = (path: string, headers: object, body: object, api = test) =>
    api.request('POST', `/api/${path}`, { headers, body });
  const join = async (headers: object, api = test) =>
    (await post('waitingRoom', headers, { product_id: product.id }, api)).body.data as RoomPlace;
  const place = async ({ entry }: { entry: string }, api = test) =>
    (await api.request('GET', `/api/waitingRoomPlace?entry=${entry}`)).body.data as RoomPlace;
  const buy = ({ headers }: { headers: object }, api = test): Promise<TestAnswer> =>
    api.request('POST', '/api/orders', {
      headers: { ...headers, 'idempotency-key': `waiting-room-${(keys += 1)}` },
      body: { order: {}, ordersDetail: [{ product_id: product.id }] },
    });
  const admit = () => test.get(Admission).run();
  const person = async () => {
    const { id } = await makeUser(test.database.manager);
    return { id, headers: await test.signInAs('user', id) };
  };
  const people = async (count: number): Promise<Waiting[]> => {
    const all: Waiting[] = [];
    for (let index = 0; index < count; index += 1) {
      const somebody = await person();
      all.push({ ...somebody, entry: (await join(somebody.headers, index % 2 ? test : other)).entry });
    }
    return all;
  };
  const taken = async () => {
    const sql = 'SELECT places_taken FROM product_places WHERE product_id = ?';
    return (await test.database.query<{ places_taken: number }[]>(sql, [product.id]))[0]?.places_taken;
  };
  /** Everybody polls, so that nobody counts as gone. */
  const stay = async (waiting: Waiting[]) => {
    const places: RoomPlace[] = [];
    for (const [index, one] of waiting.entries()) places.push(await place(one, index % 2 ? test : other));
    return places;
  };
  const statesOf = async (waiting: Waiting[]) => (await stay(waiting)).map(({ room_state }) => room_state);

  /** A show whose room opens at 09:30 and that is sold from 10:00 on. */
  async function open(product_limit: number | null, more: Partial<Product> = {}): Promise<void> {
    const manager = test.database.manager;
    const hours = { product_queue_date: '2026-12-01', product_queue_open: '09:30', product_queue_sale: '10:00' };
    const shown = { product_to: '2026-12-19', product_queue: 'Y' as const, product_limit };
    product = await makeProduct(manager, { ...hours, ...shown, ...more });
    if (product_limit !== null)
      await test.database.query('INSERT INTO product_places VALUES (?, ?, 0)', [product.id, product_limit]);
  }

  it('BUY-14 is closed before it opens, draws who came before the sale, and queues who comes later by arrival', async () => {
    await open(3);
    at('09:00:00');
    const early = await person();
    expect(await join(early.headers)).toMatchObject({ room_state: 'closed', queue_ahead: null });
    at('09:40:00');
    const first = await people(6);
    expect(new Set(await statesOf(first))).toEqual(new Set(['before']));
    await admit();
    expect(await taken()).toBe(0);
    at('10:00:00');
    const drawn = await stay(first);
    expect(drawn.map(({ queue_ahead }) => queue_ahead).toSorted()).toEqual([0, 1, 2, 3, 4, 5]);
    const late = await people(2);
    expect((await stay(late)).map(({ queue_ahead }) => queue_ahead)).toEqual([6, 7]);
  });

  it('BUY-14 tells one account one place, on every page and every API', async () => {
    await open(10);
    at('10:00:01');
    await people(3);
    const [me] = await people(1);
    for (const api of [test, other, test]) expect(await join(me!.headers, api)).toMatchObject({ queue_ahead: 3 });
    expect(await place(me!)).toMatchObject({ queue_ahead: 3, queue_start: 4, minutes_from: null, per_minute: null });
  });

  it('BUY-14 lets in by order, and whoever has a turn is never refused; nobody else buys', async () => {
    await open(4);
    at('10:00:01');
    const waiting = await people(7);
    expect((await buy(waiting[6]!)).body.code).toBe('QUEUE_NEEDED');
    await admit();
    expect(await statesOf(waiting)).toEqual([...Array<string>(4).fill('turn'), ...Array<string>(3).fill('queue')]);
    expect(await taken()).toBe(4);
    const bought = await Promise.all(waiting.slice(0, 4).map((one, index) => buy(one, index % 2 ? test : other)));
    expect(bought.map(({ body }) => body.result)).toEqual([true, true, true, true]);
    expect((await buy(waiting[4]!)).body.code).toBe('QUEUE_NEEDED');
    advance(1);
    await admit();
    expect(await statesOf(waiting.slice(4))).toEqual(['soldout', 'soldout', 'soldout']);
    expect(await taken()).toBe(4);
  });

  it('BUY-14 a turn ends after ten minutes, and its place goes to the next; so does one that was given up', async () => {
    await open(2);
    at('10:00:01');
    const waiting = await people(4);
    await admit();
    expect((await stay(waiting)).map(({ turn_until }) => turn_until)).toEqual([
      '2026-12-01T03:10:01.000Z',
      '2026-12-01T03:10:01.000Z',
      null,
      null,
    ]);
    await post('waitingRoomLeave', waiting[0]!.headers, { product_id: product.id });
    await admit();
    expect(await statesOf(waiting)).toEqual(['out', 'turn', 'turn', 'queue']);
    for (let minute = 0; minute < 4; minute += 1) {
      advance(160);
      await stay(waiting);
    }
    await admit();
    expect((await stay(waiting)).map(({ room_state }) => room_state)).toEqual([
      'out',
      'turn-over',
      'turn-over',
      'turn',
    ]);
    expect(await taken()).toBe(1);
    expect(await join(waiting[1]!.headers)).toMatchObject({ room_state: 'queue', queue_ahead: 0 });
    await admit();
    expect((await buy(waiting[1]!)).body.result).toBe(true);
  });

  it('BUY-14 keeps the place for five minutes after the last contact', async () => {
    await open(1);
    at('10:00:01');
    const [holder] = await people(1);
    await admit();
    const waiting = await people(2);
    advance(299);
    await place(waiting[1]!);
    await admit();
    expect(await place(waiting[0]!)).toMatchObject({ room_state: 'queue', queue_ahead: 0 });
    advance(299);
    await place(waiting[1]!);
    advance(2);
    await admit();
    expect(await place(waiting[0]!)).toMatchObject({ room_state: 'out' });
    advance(16);
    await admit();
    expect(await place(waiting[1]!)).toMatchObject({ room_state: 'turn' });
    expect(await place(holder!)).toMatchObject({ room_state: 'turn-over' });
  });

  it('BUY-14 measures before it promises, and says when the places will hardly do', async () => {
    await open(500);
    at('10:00:01');
    const waiting = await people(12);
    await admit();
    expect(await place(waiting[11]!)).toMatchObject({ queue_ahead: 7, minutes_from: null, is_likely: true });
    advance(60);
    await admit();
    await admit();
    expect(await place(waiting[11]!)).toMatchObject({ room_state: 'turn' });
    const [late] = await people(1);
    await admit();
    expect(await place(late!)).toMatchObject({ room_state: 'turn' });
    await test.database.query('UPDATE product_places SET places_limit = places_taken + 1 WHERE product_id = ?', [
      product.id,
    ]);
    const last = await people(6);
    advance(1);
    await admit();
    const told = await place(last[5]!);
    expect(told.per_minute).toBeGreaterThan(0);
    expect(told.minutes_to).toBeGreaterThanOrEqual(told.minutes_from!);
  });

  it('BUY-14 survives a lost Redis: turns wholly, the line as it was some seconds ago', async () => {
    await open(2);
    at('10:00:01');
    const waiting = await people(6);
    await admit();
    await test.get(PubSub).redis.flushdb();
    expect(await statesOf(waiting)).toEqual(['turn', 'turn', 'queue', 'queue', 'queue', 'queue']);
    expect((await stay(waiting)).map(({ queue_ahead }) => queue_ahead)).toEqual([null, null, 0, 1, 2, 3]);
    const [late] = await people(1);
    expect(await place(late!)).toMatchObject({ queue_ahead: 4 });
    expect((await buy(waiting[0]!)).body.result).toBe(true);
  });

  it('BUY-14 lets in again who has a turn that the line did not hear of', async () => {
    await open(1);
    at('10:00:01');
    const waiting = await people(2);
    await test.get(PlaceHolds).give(product.id, [waiting[0]!.id], 'turn', 10);
    await admit();
    expect(await statesOf(waiting)).toEqual(['turn', 'queue']);
    expect(await taken()).toBe(1);
  });

  it('BUY-14 a place in line is asked for without a statement, and only by an entry that was given', async () => {
    await open(1);
    at('10:00:01');
    const [me] = await people(1);
    let statements = 0;
    const query = jest.spyOn(test.get(Database), 'query').mockImplementation(() => {
      statements += 1;
      throw new Error('no statement');
    });
    expect(await place(me!)).toMatchObject({ room_state: 'queue' });
    query.mockRestore();
    expect(statements).toBe(0);
    const forged = me!.entry.replace(/^\d+/, String(product.id + 1));
    for (const entry of [forged, 'nothing', `${product.id}.1.AAAAAAAAAAAAAAAAAAAAAA`])
      expect((await test.request('GET', `/api/waitingRoomPlace?entry=${entry}`)).status).toBe(404);
  });

  it('BUY-14 what sells without a room needs no turn; a limited show keeps a place for who goes to pay', async () => {
    await open(1, { product_queue: 'N' });
    at('10:00:01');
    const [me, next] = [await person(), await person()];
    expect((await post('waitingRoom', me.headers, { product_id: product.id })).status).toBe(404);
    const held = await post('placeHold', me.headers, { product_id: product.id });
    expect(held.body.data).toEqual({ hold_until: '2026-12-01T03:15:01.000Z' });
    expect((await post('placeHold', next.headers, { product_id: product.id })).body.code).toBe('SOLD_OUT');
    expect((await buy(next)).body.code).toBe('SOLD_OUT');
    expect((await buy(me)).body.result).toBe(true);
    expect(await taken()).toBe(1);
  });

  it('BUY-20 offers a place that was given back to who waits longest, for half an hour, and then to the next', async () => {
    await open(1, { product_queue: 'N' });
    at('07:30:00');
    const buyer = await person();
    const id = ((await buy(buyer)).body.data as { insertId: number }).insertId;
    const [one, two] = [await person(), await person()];
    for (const { headers } of [one, two]) await post('waitingList', headers, { product_id: product.id });
    const own = async ({ headers }: { headers: object }) =>
      (await test.request('GET', `/api/waitingListOwn?product_id=${product.id}`, { headers })).body.data;
    expect(await own(two)).toMatchObject({ list_state: 'waiting', list_ahead: 1 });
    const [{ order_no }] = await test.database.query<[{ order_no: string }]>(
      'SELECT order_no FROM orders WHERE id = ?',
      [id],
    );
    await post('orders/ordersCancelByCode', {}, { code: order_no });
    const offer = () => test.get(WaitingList).offer();
    await offer();
    expect(await own(one)).toMatchObject({ list_state: 'waiting' });
    const passer = await person();
    expect((await post('placeHold', passer.headers, { product_id: product.id })).body.code).toBe('SOLD_OUT');
    at('08:00:00');
    await Promise.all([offer(), offer()]);
    expect(await own(one)).toMatchObject({ list_state: 'offered', offer_until: '2026-12-01T01:30:00.000Z' });
    expect(await own(two)).toMatchObject({ list_state: 'waiting', list_ahead: 0 });
    expect((await buy(two)).body.code).toBe('SOLD_OUT');
    const told = await test.database.query<{ payload: string }[]>(
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
    await post('waitingListLeave', two.headers, { product_id: product.id });
    await offer();
    expect([await own(one), await own(two)]).toMatchObject([{ list_state: 'offered' }, { list_state: 'none' }]);
    expect((await buy(one)).body.result).toBe(true);
    await offer();
    expect([await taken(), await own(one)]).toMatchObject([1, { list_state: 'none' }]);
  });

  it('BUY-20 sends no offer at night', async () => {
    await open(1, { product_queue: 'N' });
    at('21:00:00');
    const one = await person();
    await post('waitingList', one.headers, { product_id: product.id });
    await test.get(WaitingList).offer();
    expect(await taken()).toBe(0);
    at('20:59:00');
    await test.get(WaitingList).offer();
    expect(await taken()).toBe(1);
  });
});
