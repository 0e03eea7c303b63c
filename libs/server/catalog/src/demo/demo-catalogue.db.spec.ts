import { join } from 'node:path';
import { Storage } from '@wethi/platform';
import { createTestApp, type TestApp } from '@wethi/platform/testing';
import { CatalogHttpModule } from '../catalog-http.module';
import type { ProductPrice } from '../price/product-price.entity';
import { ProductSearch } from '../search/product-search';
import type { ProductView } from '../product-view/product-view';
import { seedDemoCatalogue, type DemoCatalogue } from './demo-catalogue';

const ART = join(__dirname, '../../../../../tools/db/demo-art');

describe('demo catalogue', () => {
  let test: TestApp;
  let demo: DemoCatalogue;
  const view = async (query: string) =>
    (await test.request('GET', `/api/productView?limit=100&${encodeURI(query)}`)).body.data as ProductView[];
  const seed = () =>
    seedDemoCatalogue({
      ...{ manager: test.database.manager, storage: test.get(Storage), search: test.get(ProductSearch) },
      ...{ art: ART, now: test.clock.now() },
    });

  beforeAll(async () => {
    test = await createTestApp([CatalogHttpModule]);
    test.clock.set('2026-11-20T13:42:00Z');
    demo = await seed();
  });
  afterAll(() => test.close());

  it('SITE-06 has something for every part of the home page', async () => {
    const shows = await view('');
    const count = (status: string) => shows.filter((show) => show.product_status === status).length;
    expect([count('coming'), count('sale'), count('live'), count('replay'), count('end')]).toEqual([3, 8, 3, 9, 37]);
    expect(shows.map((show) => show.product_type)).toEqual(expect.arrayContaining(['C', 'T']));
    expect(shows.some((show) => show.product_disable === 'Y')).toBe(false);
    expect(Object.keys(demo.bands)).toHaveLength(12);
  });

  it('SITE-06 puts the next show on the next Saturday and the live ones into the present', async () => {
    const [next] = await view('product_url=saeng-sudthai-kon-chao');
    expect(next).toMatchObject({ stage_date: '2026-11-28', stage_time_start: '19:30:00', product_price: 590 });
    const [live] = await view('product_url=fang-phleng-tai-tonmai-4');
    expect(live).toMatchObject({ stage_date: '2026-11-20', stage_time_start: '20:00:00', stage_time_to: '22:00:00' });
  });

  it('SITE-07 keeps every picture that it names', async () => {
    for (const show of await view(''))
      for (const path of [show.product_img, show.product_img_detail, show.band_path].filter((name) => name !== null))
        expect(await test.get(Storage).has('public', path)).toBe(true);
  });

  it('CAT-05 has the early bird open and the normal price announced', async () => {
    const id = demo.products['saeng-sudthai-kon-chao']?.id;
    const { body } = await test.request('GET', `/api/productPriceByProductId?product_id=${id}`);
    const tiers = (body.data as ProductPrice[]).map((tier) => [
      tier.product_price_value,
      tier.product_price_start,
      tier.product_price_to,
    ]);
    expect(tiers).toEqual([
      [590, null, '2026-11-25'],
      [540, null, null],
      [890, null, null],
      [790, '2026-11-26', null],
    ]);
  });

  it('SITE-08 has set lists with their players', async () => {
    const stage = demo.products['khluen-si-namngoen']?.stage_id;
    const times = await test.request('GET', `/api/stageTime?stage_id=${stage}`);
    expect(times.body).toMatchObject({
      total: 8,
      data: [{ stage_detail_time_start: '13:00:00' }, {}, {}, {}, {}, {}, {}, {}],
    });
    const players = await test.request('GET', `/api/stageTimeMemberByStageId?stage_id=${stage}`);
    expect(players.body.total).toBe(19);
  });

  it.each([
    ['แสง', ['saeng-sudthai-kon-chao', 'saengchan-nai-ronglakhon']],
    ['หิ่งห้อยในเมือง', ['saeng-sudthai-kon-chao', 'hinghoi-acoustic']],
    ['ดีเจเค', ['khluen-si-namngoen-encore', 'khluen-si-namngoen']],
  ])('SITE-02 finds %s', async (q, urls) => {
    expect((await view(`q=${q}`)).slice(0, urls.length).map((show) => show.product_url)).toEqual(urls);
  });

  it('is made once', async () => {
    await expect(seed()).rejects.toThrow();
    expect(await test.database.query('SELECT COUNT(*) AS count FROM band')).toEqual([{ count: 12 }]);
  });
});
