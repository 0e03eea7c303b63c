import { createTestApp, type TestApp } from '@wethi/platform/testing';
import { CatalogHttpModule } from '../catalog-http.module';
import { makeBand, makeProduct, makeStage } from '../testing/catalog.factory';
import { Product } from './product.entity';

describe('a product and its band', () => {
  let test: TestApp;
  let owner: { authorization: string };
  let product: Product;
  let other: { band_id: number; stage_id: number; book_bank_id: number };

  beforeAll(async () => {
    test = await createTestApp([CatalogHttpModule]);
    owner = await test.signInAs('personnel', 1);
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    const own = await belongings();
    product = await makeProduct(test.database.manager, own);
    other = await belongings();
  });

  async function belongings() {
    const { manager } = test.database;
    const { id: band_id } = await makeBand(manager);
    const { id: stage_id } = await makeStage(manager, { band_id });
    const account = [band_id, 'ชื่อบัญชี', '0123456789'];
    const sql = 'INSERT INTO book_bank (band_id, book_bank_name, book_bank_account) VALUES (?)';
    const { insertId: book_bank_id } = await test.database.query<{ insertId: number }>(sql, [account]);
    return { band_id, stage_id, book_bank_id };
  }
  const save = (body: Partial<Product>) => test.request('POST', '/api/product', { headers: owner, body });
  const kept = () => test.database.manager.findOneByOrFail(Product, { id: product.id });

  it.each(['stage_id', 'book_bank_id'] as const)('CAT-01 a %s of another band is refused', async (column) => {
    const answer = await save({ id: product.id, [column]: other[column] });
    expect(answer).toMatchObject({ status: 422, body: { errors: [{ field: column }] } });
    expect((await kept())[column]).toBe(product[column]);
    const made = {
      band_id: product.band_id,
      product_title: 'ใหม่',
      product_url: `new-${product.id}`,
      [column]: other[column],
    };
    expect((await save(made)).status).toBe(422);
  });

  it('CAT-01 the own ones may be saved, and taken away', async () => {
    const { id, stage_id, book_bank_id } = product;
    expect((await save({ id, stage_id, book_bank_id })).status).toBe(200);
    expect((await save({ id, stage_id: null, book_bank_id: null })).status).toBe(200);
    expect(await kept()).toMatchObject({ stage_id: null, book_bank_id: null });
  });

  it('CAT-01 another band clears both, also when the form sends the old ones', async () => {
    const { id, stage_id, book_bank_id } = product;
    expect((await save({ id, band_id: other.band_id, stage_id, book_bank_id })).status).toBe(200);
    expect(await kept()).toMatchObject({ band_id: other.band_id, stage_id: null, book_bank_id: null });
  });

  it('CAT-01 another band takes its own', async () => {
    expect((await save({ id: product.id, ...other })).status).toBe(200);
    expect(await kept()).toMatchObject(other);
  });
});
