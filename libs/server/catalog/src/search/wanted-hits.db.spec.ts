import { join } from 'node:path';
import { Storage } from '@wethi/platform';
import { createTestApp, type TestApp } from '@wethi/platform/testing';
import { CatalogHttpModule } from '../catalog-http.module';
import { seedDemoCatalogue } from '../demo/demo-catalogue';
import { ProductSearch } from './product-search';
import { WANTED_HITS } from './wanted-hits';

const ART = join(__dirname, '../../../../../tools/db/demo-art');
const NEEDED = 57;

interface Found {
  data: { id: number; product_url: string; product_title: string }[];
  suggestion?: string;
}

describe('search as people type it', () => {
  let test: TestApp;
  let owner: { authorization: string };
  const find = async (q: string) =>
    (await test.request('GET', `/api/productView?limit=8&q=${encodeURIComponent(q)}`)).body as unknown as Found; // of the answer only what is looked at
  const urls = async (q: string) => (await find(q)).data.map(({ product_url }) => product_url);
  const save = (path: string, body: object) => test.request('POST', `/api/${path}`, { headers: owner, body });

  beforeAll(async () => {
    test = await createTestApp([CatalogHttpModule]);
    test.clock.set('2026-11-20T13:42:00Z');
    owner = await test.signInAs('personnel', 1);
    const tools = { manager: test.database.manager, storage: test.get(Storage), search: test.get(ProductSearch) };
    await seedDemoCatalogue({ ...tools, art: ART, now: test.clock.now() });
  });
  afterAll(() => test.close());

  it('SITE-02 puts the wanted show first, however it is typed', async () => {
    const wanted = Object.values(WANTED_HITS).flatMap((queries) => Object.entries(queries));
    const wrong: string[] = [];
    for (const [q, url] of wanted) {
      const [first = 'nothing'] = await urls(q);
      if (first !== url) wrong.push(`${q}: ${first} instead of ${url}`);
    }
    process.stderr.write(
      [`search: ${wanted.length - wrong.length} of ${wanted.length} first hits as wanted`, ...wrong, ''].join('\n'),
    );
    expect(wanted).toHaveLength(60);
    expect(wanted.length - wrong.length).toBeGreaterThanOrEqual(NEEDED);
  });

  it('SITE-02 says which spelling it went by, and nothing where the spelling is right', async () => {
    expect((await find('แสงสุดทาย')).suggestion).toBe('แสงสุดท้ายก่อนเช้า');
    expect((await find('แสงสุดท้าย')).suggestion).toBeUndefined();
    expect((await find('งสุดท้า')).suggestion).toBeUndefined();
    expect(await find('ไม่มีใครเคยเล่นเรื่องนี้เลย')).toMatchObject({ data: [], total: 0 });
  });

  it('SITE-02 finds a song as it is renamed and removed', async () => {
    const [
      {
        data: [show],
      },
    ] = [await find('แสงสุดท้าย')];
    const { data } = (await test.request('GET', `/api/productById?id=${show?.id}`)).body as {
      data: { stage_id: number };
    };
    const song = { stage_id: data.stage_id, stage_detail_time_type: 'song' };
    const saved = await save('stageTime', { ...song, stage_detail_time_title: 'นางฟ้าจำแลง' });
    const { insertId: id } = saved.body.data as { insertId: number };
    expect(await urls('นางฟ้าจำแรง')).toEqual(['saeng-sudthai-kon-chao']);
    await save('stageTime', { id, stage_detail_time_title: 'โคมลอย' });
    expect([await urls('นางฟ้าจำแลง'), await urls('โคมรอย')]).toEqual([[], ['saeng-sudthai-kon-chao']]);
    await test.request('DELETE', `/api/stageTime?id=${id}`, { headers: owner });
    expect(await urls('โคมลอย')).toEqual([]);
  });

  it('CAT-04 suggests no name of what is disabled', async () => {
    const found = await find('ทดสอบระบบถ่ายทอสด');
    expect([found.data, found.suggestion]).toEqual([[], undefined]);
    const [show] = (await find('ฟ้าผ่ากลางกรุง')).data;
    await save('product', { id: show?.id, product_disable: 'Y' });
    expect(await find('ฟ้าฝ่ากลางกรุง')).toMatchObject({ data: [], total: 0 });
    await save('product', { id: show?.id, product_disable: 'N' });
    expect(await urls('ฟ้าฝ่ากลางกรุง')).toEqual(['fapha-klang-krung']);
  });
});
