import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createTestApp, until, type TestApp } from '@wethi/platform/testing';
import { CatalogHttpModule } from '../catalog-http.module';
import { makeBand, makeProduct, makeProductDetailType, makeStage } from '../testing/catalog.factory';

describe('pages of the shop after a save', () => {
  let test: TestApp;
  /** What was asked anew: path, audience and encoding. */
  const asked: string[] = [];
  const tokens = new Set<unknown>();
  const webServer = createServer(({ url, headers }, response) => {
    asked.push(`${url} ${headers.cookie ? 'member' : 'guest'} ${String(headers['accept-encoding'])}`);
    tokens.add(headers['x-internal-token']);
    response.end('page');
  });

  beforeAll(async () => {
    await new Promise<void>((resolve) => webServer.listen(0, '127.0.0.1', resolve));
    const { port } = webServer.address() as AddressInfo;
    test = await createTestApp([CatalogHttpModule], { PAGES_URL: `http://127.0.0.1:${port}` });
  });
  beforeEach(() => void asked.splice(0));
  afterAll(async () => {
    await test.close();
    webServer.close().closeAllConnections();
  });

  const save = async (path: string, body: object) =>
    (await test.request('POST', `/api/${path}`, { headers: await test.signInAs('personnel', 1), body })).body;
  const pathsAsked = () => [...new Set(asked.map((line) => line.split(' ')[0]))].sort();

  it('CAT-02 are asked for anew, its old address too, for guests and members and in each encoding', async () => {
    const band = await makeBand(test.database.manager, { band_name: 'วงลม' });
    const { id } = await makeProduct(test.database.manager, { band_id: band.id, product_url: 'wind' });
    await save('product', { id, product_url: 'wind-2' });
    await until(() => asked.length === 24);
    const bandName = encodeURIComponent('วงลม');
    expect(pathsAsked()).toEqual(
      ['/', `/band/${bandName}`, '/package/wind', '/package/wind-2', '/packageAll', `/packageAll/${bandName}`].sort(),
    );
    expect(asked.slice(0, 4).sort()).toEqual([
      ...['/package/wind-2 guest br', '/package/wind-2 guest gzip'],
      ...['/package/wind-2 member br', '/package/wind-2 member gzip'],
    ]);
    expect([...tokens]).toEqual([expect.stringMatching(/.{32}/)]);
  });

  it('CAT-02 follow what stands on them: songs, members, prices and details', async () => {
    const { manager } = test.database;
    const band = await makeBand(manager);
    const stage = await makeStage(manager, { band_id: band.id });
    const show = await makeProduct(manager, { band_id: band.id, stage_id: stage.id, product_url: 'night' });
    const type = await makeProductDetailType(manager);
    const parts: [string, object][] = [
      ['stageTime', { stage_id: stage.id, stage_detail_time_type: 'song', stage_detail_time_title: 'ลม' }],
      ['bandMember', { band_id: band.id, band_member_name: 'ลิน' }],
      ['productPrice', { product_id: show.id, product_price_title: 'บัตร', product_price_value: 100 }],
      [
        'productDetailList',
        {
          product_id: show.id,
          product_detail_type_id: type.id,
          product_detail_list_title: 'แถม',
        },
      ],
    ];
    for (const [path, body] of parts) {
      asked.splice(0);
      expect([path, (await save(path, body)).result]).toEqual([path, true]);
      // The show's page first, home, all shows, and two of the band.
      await until(() => asked.length === 20);
      expect([path, new Set(asked.slice(0, 4).map((line) => line.split(' ')[0]))]).toEqual([
        path,
        new Set(['/package/night']),
      ]);
    }
  });

  it('CAT-02 stay as they are when the save is refused', async () => {
    await test.database.query('DELETE FROM info_page');
    expect(await save('product', { product_title: 'ข', product_price: -1 })).toMatchObject({ result: false });
    const saved = await save('infoPage', { info_page_slug: 'safety', info_page_title: 'ความปลอดภัย' });
    expect(saved).toMatchObject({ result: true });
    await until(() => asked.length === 4);
    expect(pathsAsked()).toEqual(['/safety']);
  });
});
