import { createTestApp, type TestApp } from '@wethi/platform/testing';
import { CatalogHttpModule } from '../catalog-http.module';
import {
  makeBand,
  makeBandMember,
  makeProduct,
  makeProductDetailList,
  makeProductDetailType,
  makeProductPrice,
  makeStage,
  makeStageTime,
  makeStageTimeMember,
} from '../testing/catalog.factory';

describe('what the page of a product shows', () => {
  let test: TestApp;
  const get = async (path: string) => (await test.request('GET', `/api/${path}`)).body;
  const page = async (url: string) => (await get(`productPage?product_url=${url}`)).data as Record<string, unknown>;

  beforeAll(async () => {
    test = await createTestApp([CatalogHttpModule]);
    test.clock.set('2026-11-21T03:00:00Z');
    const { manager } = test.database;
    const { id: band_id } = await makeBand(manager);
    const { id: stage_id } = await makeStage(manager, { band_id });
    const sold = await makeProduct(manager, { band_id, stage_id, product_url: 'sold', product_price_list: 'Y' });
    const { id: product_id } = sold;
    await makeProductPrice(manager, { product_id, product_price_to: '2026-11-20' });
    await makeProductPrice(manager, { product_id, product_price_to: '2026-11-30' });
    const later = { product_price_show: 'N', product_price_start: '2026-12-01' } as const;
    await makeProductPrice(manager, { product_id, ...later });
    const member = await makeBandMember(manager, { band_id });
    await makeBandMember(manager);
    const second = await makeStageTime(manager, { stage_id, stage_detail_time_item: 2 });
    await makeStageTime(manager, { stage_id, stage_detail_time_item: 1 });
    await makeStageTimeMember(manager, second, member.id);
    const tab = await makeProductDetailType(manager);
    await makeProductDetailType(manager);
    const ofTab = { product_id, product_detail_type_id: tab.id };
    await makeProductDetailList(manager, { ...ofTab, product_detail_list_item: 2 });
    await makeProductDetailList(manager, { ...ofTab, product_detail_list_item: 1 });
    await makeProduct(manager, { band_id, stage_id: null, product_url: 'plain' });
    await makeProduct(manager, { band_id, product_url: 'closed', product_disable: 'Y' });
  });
  afterAll(() => test.close());

  it('CAT-05 is what the lists of its parts say, in one answer', async () => {
    const { product, prices, members, details, tabs, set_list, players } = await page('sold');
    const { id, band_id, stage_id } = product as { id: number; band_id: number; stage_id: number };
    expect(product).toEqual(((await get('productView?product_url=sold')).data as object[])[0]);
    expect(prices).toEqual((await get(`productPriceByProductId?product_id=${id}`)).data);
    expect(members).toEqual((await get(`bandMemberByBandId?band_id=${band_id}`)).data);
    expect(details).toEqual((await get(`productDetailListByProductId?product_id=${id}&sort=id`)).data);
    expect(set_list).toEqual((await get(`stageTime?stage_id=${stage_id}&sort=id`)).data);
    expect(players).toEqual((await get(`stageTimeMemberByStageId?stage_id=${stage_id}`)).data);
    expect([prices, members, details, tabs, set_list, players].map((part) => (part as object[]).length)).toEqual([
      1, 1, 2, 1, 2, 1,
    ]);
  });

  it('CAT-05 has empty parts where the product has none', async () => {
    const empty = { prices: [], details: [], tabs: [], set_list: [], players: [] };
    expect(await page('plain')).toMatchObject({ product: { product_url: 'plain' }, ...empty });
  });

  it('CAT-04 is found by the addresses that the product had, as long as no other product has them', async () => {
    const { id } = (await page('plain')).product as { id: number };
    const headers = await test.signInAs('personnel', 1);
    const rename = async (product: number, product_url: string) =>
      expect((await test.request('POST', '/api/product', { headers, body: { id: product, product_url } })).status).toBe(
        200,
      );
    const found = async (url: string) => ((await page(url)).product as { id: number }).id;
    for (const url of ['plainer', 'plainest']) await rename(id, url);
    expect([await found('plain'), await found('plainer'), await found('plainest')]).toEqual([id, id, id]);
    const { id: other } = await makeProduct(test.database.manager, { product_url: 'other' });
    await rename(other, 'plainer');
    expect([await found('plainer'), await found('other'), await found('plain')]).toEqual([other, other, id]);
    await rename(id, 'plain');
    expect([await found('plain'), await found('plainest')]).toEqual([id, id]);
  });

  it.each(['closed', 'none', 'a'.repeat(500)])('CAT-04 knows no product with the address %s', async (url) => {
    expect(await get(`productPage?product_url=${url}`)).toMatchObject({ result: false, code: 'NOT_FOUND' });
  });
});
