import { createTestApp, type TestApp } from '@wethi/platform/testing';
import { CatalogHttpModule } from '../catalog-http.module';
import { makeBand, makeProduct } from '../testing/catalog.factory';

describe('counts of the catalogue', () => {
  let test: TestApp;
  let many: number;
  let few: number;
  const get = async (path: string) => (await test.request('GET', `/api/${path}`)).body;

  beforeAll(async () => {
    test = await createTestApp([CatalogHttpModule]);
    const { manager } = test.database;
    few = (await makeBand(manager, { band_name: 'สองงาน' })).id;
    many = (await makeBand(manager, { band_name: 'สี่งาน', band_path: 'band/a.webp' })).id;
    await makeBand(manager, { band_name: 'ไม่มีงาน' });
    for (const product_status of ['sale', 'live', 'replay', 'end'] as const)
      await makeProduct(manager, { band_id: many, product_status });
    await makeProduct(manager, { band_id: many, product_disable: 'Y' });
    await makeProduct(manager, { band_id: few, product_type: 'C', product_status: 'replay', stage_id: null });
    await makeProduct(manager, { band_id: few, product_type: 'T', stage_id: null });
  });
  afterAll(() => test.close());

  it('SITE-07 says how many products there are of each kind, of all bands or of one', async () => {
    expect((await get('productTotals')).data).toEqual({ stage: 3, replay: 1, course: 1, trading: 1 });
    expect((await get(`productTotals?band_id=${few}`)).data).toEqual({ stage: 0, replay: 0, course: 1, trading: 1 });
    expect((await get('productTotals?band_id=x')).code).toBe('INVALID_INPUT');
  });

  it('SITE-06 lists the bands that have products, those with the most first, page by page', async () => {
    const rich = { id: many, band_name: 'สี่งาน', band_path: 'band/a.webp', products: 4 };
    const poor = { id: few, band_name: 'สองงาน', band_path: null, products: 2 };
    expect(await get('bandView')).toMatchObject({ data: [rich, poor], total: 2 });
    expect(await get('bandView?limit=1&page=2')).toMatchObject({ data: [poor], total: 2 });
    expect(await get('bandView?page=9')).toMatchObject({ data: [], total: 2 });
    expect((await get('bandView?limit=101')).code).toBe('INVALID_INPUT');
  });
});
