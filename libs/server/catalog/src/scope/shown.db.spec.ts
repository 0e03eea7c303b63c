import { createTestApp, type TestApp } from '@wethi/platform/testing';
import { CatalogHttpModule } from '../catalog-http.module';
import type { ProductPrice } from '../price/product-price.entity';
import { makeProduct, makeProductDetailList, makeProductPrice } from '../testing/catalog.factory';

describe('what the public sees of the catalogue', () => {
  let test: TestApp;
  let owner: { authorization: string };
  const get = (path: string, headers = {}) => test.request('GET', `/api/${path}`, { headers });

  beforeAll(async () => {
    test = await createTestApp([CatalogHttpModule]);
    test.clock.set('2026-11-25T12:00:00Z');
    owner = await test.signInAs('personnel', 1);
  });
  afterAll(() => test.close());

  it('CAT-04 hides a disabled product, its prices and its details; personnel sees them', async () => {
    const { id } = await makeProduct(test.database.manager, { product_disable: 'Y', product_price_list: 'Y' });
    const price = await makeProductPrice(test.database.manager, { product_id: id });
    const detail = await makeProductDetailList(test.database.manager, { product_id: id });
    const lists = [
      `product?id=${id}`,
      `productPriceByProductId?product_id=${id}`,
      `productDetailListByProductId?product_id=${id}`,
    ];
    const ones = [`productById?id=${id}`, `productPriceById?id=${price.id}`, `productDetailListById?id=${detail.id}`];
    for (const path of lists) {
      expect((await get(path)).body.total).toBe(0);
      expect((await get(path, owner)).body.total).toBe(1);
    }
    for (const path of ones) expect([(await get(path)).status, (await get(path, owner)).status]).toEqual([404, 200]);
  });

  it('CAT-05 shows a tier while it is sold, and before that only when it is announced', async () => {
    const { manager } = test.database;
    const { id: product_id } = await makeProduct(manager, { product_price_list: 'Y' });
    const tier = (product_price_title: string, values: Partial<ProductPrice>) =>
      makeProductPrice(manager, { product_id, product_price_title, ...values });
    await tier('จองล่วงหน้า', { product_price_to: '2026-11-25' });
    await tier('หมดแล้ว', { product_price_to: '2026-11-24', product_price_show: 'Y' });
    await tier('ประกาศแล้ว', { product_price_start: '2026-11-26', product_price_show: 'Y' });
    await tier('ยังไม่ประกาศ', { product_price_start: '2026-11-26' });
    const titles = async (path: string, headers = {}) =>
      ((await get(path, headers)).body.data as ProductPrice[]).map((row) => row.product_price_title);
    expect(await titles(`productPriceByProductId?product_id=${product_id}`)).toEqual(['จองล่วงหน้า', 'ประกาศแล้ว']);
    expect(await titles(`productPriceByProductId?product_id=${product_id}`, owner)).toHaveLength(4);
    const onDate = `productPriceByProductIdAndDate?product_id=${product_id}&date=`;
    expect(await titles(`${onDate}2026-11-25`)).toEqual(['จองล่วงหน้า']);
    expect(await titles(`${onDate}2026-11-26`)).toEqual(['ประกาศแล้ว']);
    expect(await titles(`${onDate}2026-11-26`, owner)).toEqual(['ประกาศแล้ว', 'ยังไม่ประกาศ']);
    for (const wrong of ['วันนี้', '2026-02-30'])
      expect((await get(`${onDate}${wrong}`)).body.errors?.[0]?.field).toBe('date');
  });
});
