import { makeUser } from '@wethi/accounts/testing';
import { AccountsModule } from '@wethi/accounts';
import { CatalogHttpModule, Product } from '@wethi/catalog';
import { makeProduct } from '@wethi/catalog/testing';
import { createTestApp, type TestAnswer, type TestApp } from '@wethi/platform/testing';
import { OrdersHttpModule } from '../orders-http.module';
import { Admission } from '../waiting-room/admission';
import type { RoomPlace } from '../waiting-room/waiting-room.dto';

let keys = 0;

export interface Waiting {
  id: number;
  headers: object;
  entry: string;
}

/** Two running APIs on a day of a sale, and people who wait; to be called where tests are described. */
export function roomWorld() {
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
  const buy = ({ headers }: { headers: object }, api = test, tickets = 1): Promise<TestAnswer> =>
    api.request('POST', '/api/orders', {
      headers: { ...headers, 'idempotency-key': `waiting-room-${(keys += 1)}` },
      body: { order: {}, ordersDetail: [{ product_id: product.id, tickets }] },
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

  return {
    ...{ at, advance, post, join, place, buy, admit, person, people, taken, stay, statesOf, open },
    /** The first API, and the second. */
    get test() {
      return test;
    },
    get other() {
      return other;
    },
    /** Of the last show that was opened. */
    get product() {
      return product;
    },
  };
}
