import { createTestApp, type TestApp } from '@wethi/platform/testing';
import { CatalogHttpModule } from '../catalog-http.module';
import { Product } from '../product/product.entity';
import { makeProduct, makeStage } from '../testing/catalog.factory';
import type { Stage } from './stage.entity';

describe('a stage that is cancelled', () => {
  let test: TestApp;
  let owner: { authorization: string };

  beforeAll(async () => {
    test = await createTestApp([CatalogHttpModule]);
    owner = await test.signInAs('personnel', 1);
  });
  afterAll(() => test.close());

  const save = (stage: Stage, values: object) =>
    test.request('POST', '/api/stage', { headers: owner, body: { id: stage.id, ...values } });
  const statusOf = async (id: number) => (await test.database.manager.findOneByOrFail(Product, { id })).product_status;
  const shown = async (id: number) =>
    ((await test.request('GET', `/api/productView?id=${id}`)).body.data as object[])[0];

  it('CAT-09 BUY-01 sells nothing from that moment on; replays stay, and so does the log of who ended it', async () => {
    const { manager } = test.database;
    const [stage, other] = [await makeStage(manager), await makeStage(manager)];
    const product = (product_status: Product['product_status'], { id: stage_id } = stage) =>
      makeProduct(manager, { stage_id, product_status });
    const products = [await product('coming'), await product('sale'), await product('live'), await product('replay')];
    const elsewhere = await product('sale', other);
    expect((await save(stage, { stage_detail: 'ฝนตก' })).status).toBe(200);
    expect(await statusOf(products[1]?.id ?? 0)).toBe('sale');
    expect((await save(stage, { stage_status: 'Cancel' })).status).toBe(200);
    expect(await Promise.all(products.map(({ id }) => statusOf(id)))).toEqual(['end', 'end', 'end', 'replay']);
    expect(await statusOf(elsewhere.id)).toBe('sale');
    expect(await shown(products[1]?.id ?? 0)).toMatchObject({ product_status: 'end', stage_status: 'Cancel' });
    const entries = await test.database.query<{ entity_id: number; before: string }[]>(
      "SELECT entity_id, `before` FROM audit_log WHERE entity = 'Product' AND action = 'update' ORDER BY entity_id",
    );
    expect(entries.map(({ entity_id, before }) => [entity_id, JSON.parse(before)])).toEqual(
      products.slice(0, 3).map(({ id, product_status }) => [id, { product_status }]),
    );
  });

  it('CAT-09 whose show is put on sale again by hand stays so, though its stage is saved again', async () => {
    const { manager } = test.database;
    const stage = await makeStage(manager);
    const { id } = await makeProduct(manager, { stage_id: stage.id, product_status: 'sale' });
    await save(stage, { stage_status: 'Cancel' });
    await manager.update(Product, id, { product_status: 'sale' });
    await save(stage, { stage_status: 'Cancel', stage_detail: 'เลื่อนไปฮอลล์เล็ก' });
    expect(await statusOf(id)).toBe('sale');
  });
});
