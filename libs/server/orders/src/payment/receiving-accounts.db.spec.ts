import { makeProduct } from '@wethi/catalog/testing';
import { OrderWorld } from '../testing/order-world';
import { makeBookBank } from '../testing';
import type { BookBank } from './book-bank.entity';

describe('the accounts that a product may be paid into', () => {
  let world: OrderWorld;

  beforeAll(async () => {
    world = await OrderWorld.open();
  });
  afterAll(() => world.test.close());
  beforeEach(() => world.renew());

  const accountsOf = async (product_id: number) => {
    const { body } = await world.get(`bookBankByProductId?product_id=${product_id}`);
    return (body.data as BookBank[]).map(({ id }) => id);
  };

  it('BUY-01 are its own, or all of its band; never a foreign one', async () => {
    const { manager } = world.test.database;
    const { band_id } = world.product;
    const second = await makeBookBank(manager, { band_id, book_bank_account: '1112223334' });
    const all = await accountsOf(world.product.id);
    expect(all).toEqual([expect.any(Number), second.id]);
    const own = await makeProduct(manager, { band_id, book_bank_id: second.id });
    expect(await accountsOf(own.id)).toEqual([second.id]);
    const other = await makeProduct(manager);
    const foreign = await makeBookBank(manager, { band_id: other.band_id });
    const misled = await makeProduct(manager, { band_id, book_bank_id: foreign.id });
    expect(await accountsOf(misled.id)).toEqual(all);
  });

  it('BUY-01 are not known of a product that does not exist', async () => {
    expect((await world.get('bookBankByProductId?product_id=99999999')).status).toBe(404);
    expect((await world.get('bookBankByProductId?product_id=Infinity')).status).toBe(422);
  });
});
