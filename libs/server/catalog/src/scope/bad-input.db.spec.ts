import { createTestApp, type TestApp } from '@wethi/platform/testing';
import { CatalogHttpModule } from '../catalog-http.module';
import * as make from '../testing/catalog.factory';

const BAD_HTML = [
  '<p>ดนตรี<script>alert(1)</script></p>',
  '<p>ดนตรี<svg onload="alert(1)"><circle r="9"/></svg></p>',
  '<p onmouseover="alert(1)">ดนตรี</p>',
  '<p>ดนตรี<iframe src="https://evil.example"></iframe></p>',
  '<p>ดนตรี<img src="x" onerror="alert(1)"></p>',
  '<p>ดนตรี<style>body{display:none}</style></p>',
  '<p>ดนตรี<math><mtext><script>alert(1)</script></mtext></math></p>',
];
const HTML_COLUMNS = [
  ['band', 'band_detail', make.makeBand],
  ['stage', 'stage_detail', make.makeStage],
  ['stageTime', 'stage_detail_time_detail', make.makeStageTime],
  ['product', 'product_detail', make.makeProduct],
  ['productDetailList', 'product_detail_list_detail', make.makeProductDetailList],
] as const;

describe('bad input to the catalogue', () => {
  let test: TestApp;
  let owner: { authorization: string };
  const save = (path: string, body: object) => test.request('POST', `/api/${path}`, { headers: owner, body });
  const read = async (path: string, id: number) =>
    (await test.request('GET', `/api/${path}ById?id=${id}`, { headers: owner })).body.data as Record<string, unknown>;

  beforeAll(async () => {
    test = await createTestApp([CatalogHttpModule]);
    owner = await test.signInAs('personnel', 1);
  });
  afterAll(() => test.close());

  it.each(HTML_COLUMNS)('CAT-01 %s keeps of %s no script, drawing or frame', async (path, column, makeRow) => {
    const { id } = await makeRow(test.database.manager);
    for (const html of BAD_HTML) {
      expect((await save(path, { id, [column]: html })).status).toBe(200);
      const kept = (await read(path, id))[column];
      expect([html, kept]).toEqual([html, expect.stringContaining('ดนตรี')]);
      expect(kept).not.toMatch(/alert|<svg|<iframe|<style|<math|onerror|onmouseover|evil/);
    }
  });

  it('CAT-01 refuses ten megabytes of text, and goes on', async () => {
    const { id } = await make.makeProduct(test.database.manager);
    const { status } = await save('product', { id, product_detail: `<p>${'ก'.repeat(3_500_000)}</p>` });
    expect(status).toBe(413);
    expect((await save('product', { id, product_detail: '<p>สั้น</p>' })).status).toBe(200);
  });

  it.each([
    ['product', { product_price: -1 }, 'product_price'],
    ['product', { product_price: 100.005 }, 'product_price'],
    ['product', { product_price_unchanged: -0.01 }, 'product_price_unchanged'],
    ['product', { product_url: 'แสงสุดท้าย' }, 'product_url'],
    ['product', { product_url: 'Has-Capitals' }, 'product_url'],
    ['product', { product_url: 'a b' }, 'product_url'],
    ['product', { product_limit: -5 }, 'product_limit'],
  ])('CAT-01 %s refuses %j', async (path, values, field) => {
    const { id } = await make.makeProduct(test.database.manager);
    const { status, body } = await save(path, { id, ...values });
    expect([status, body.errors?.[0]?.field]).toEqual([422, field]);
  });

  it.each([{ product_price_value: -1 }, { product_price_value: 0.125 }])(
    'CAT-05 a price tier refuses %j',
    async (values) => {
      const { id } = await make.makeProductPrice(test.database.manager);
      const { status, body } = await save('productPrice', { id, ...values });
      expect([status, body.errors?.[0]?.field]).toEqual([422, 'product_price_value']);
    },
  );

  it.each([
    [{ product_price_to: '2026-11-27' }, 422],
    [{ product_price_to: '2026-11-28' }, 200],
  ])('CAT-05 a tier is judged with the day that is stored: %j', async (values, status) => {
    const { id } = await make.makeProductPrice(test.database.manager, { product_price_start: '2026-11-28' });
    expect((await save('productPrice', { id, ...values })).status).toBe(status);
  });

  it('CAT-01 an address that is taken is refused to a new show and to one that moves there', async () => {
    const [one, other] = [await make.makeProduct(test.database.manager), await make.makeProduct(test.database.manager)];
    const { status, body } = await save('product', { id: other.id, product_url: one.product_url });
    expect([status, body.code]).toEqual([409, 'URL_TAKEN']);
    const again = { band_id: one.band_id, product_title: 'ซ้ำ', product_url: one.product_url };
    expect((await save('product', again)).body.code).toBe('URL_TAKEN');
  });

  it('CAT-06 a band with shows is not deleted, and its newest shows are named', async () => {
    const { id: band_id } = await make.makeBand(test.database.manager);
    for (const product_title of ['คืนหนึ่ง', 'คืนสอง', 'คืนสาม', 'คืนสี่', 'คืนห้า'])
      await make.makeProduct(test.database.manager, { band_id, product_title });
    const remove = () => test.request('DELETE', `/api/band?id=${band_id}`, { headers: owner });
    const { status, body } = await remove();
    const message = 'ลบวงนี้ไม่ได้ เพราะยังมีงานแสดง “คืนห้า”, “คืนสี่”, “คืนสาม” และอีก 2 งาน';
    expect([status, body.code, body.message]).toEqual([409, 'STILL_IN_USE', message]);
    await test.database.query('DELETE FROM product WHERE band_id = ?', [band_id]);
    await test.database.query('DELETE FROM stage WHERE band_id = ?', [band_id]);
    expect((await remove()).status).toBe(200);
  });
});
