import { makePersonnel, makeUser } from '@wethi/accounts/testing';
import { CatalogHttpModule } from '@wethi/catalog';
import { makeBand, makeProduct, makeStageTime } from '@wethi/catalog/testing';
import { makeOrder } from '@wethi/orders/testing';
import { bangkokTime } from '@wethi/format';
import { Config, Storage } from '@wethi/platform';
import { createTestApp, type TestApp } from '@wethi/platform/testing';
import { MediaHttpModule } from '../media-http.module';
import { makeVideo } from '../testing/media.factory';
import { Video } from './video.entity';

describe('videos', () => {
  let test: TestApp;
  let owner: { authorization: string };
  const get = (path: string, headers: object = {}) => test.request('GET', `/api/${path}`, { headers });
  const save = (body: object, headers: object = owner) => test.request('POST', '/api/videos', { headers, body });
  const idsOf = ({ body = {}, ...rest }: { body?: { data?: unknown }; data?: unknown }) =>
    ((body.data ?? rest.data) as Video[]).map(({ id }) => id);

  beforeAll(async () => {
    test = await createTestApp([CatalogHttpModule, MediaHttpModule]);
    owner = await test.signInAs('personnel', 1);
  });
  afterAll(() => test.close());

  it('CAT-02 lists the ready videos of a stage and of a product in their order', async () => {
    const product = await makeProduct(test.database.manager);
    const stage_id = product.stage_id ?? 0;
    const second = await makeVideo(test.database.manager, { stage_id, video_item: 2 });
    const first = await makeVideo(test.database.manager, { stage_id, video_item: 1 });
    const raw = await makeVideo(test.database.manager, { stage_id, video_item: 3, video_status: 'process' });
    await makeVideo(test.database.manager);
    for (const path of [`videosByStageId?stage_id=${stage_id}`, `videosByProductId?product_id=${product.id}`]) {
      expect(idsOf(await get(path))).toEqual([first.id, second.id]);
      expect(idsOf(await get(path, owner))).toEqual([first.id, second.id, raw.id]);
    }
    expect((await get(`videosById?id=${raw.id}`)).status).toBe(404);
    for (const id of ['', 'Infinity', '-Infinity', '1e999', '1.5'])
      expect((await get(`videosByProductId?product_id=${id}`)).body.errors?.[0]?.field).toBe('product_id');
  });

  it('CAT-02 a set list answers the ready videos of its stage beside it, without addresses', async () => {
    const song = await makeStageTime(test.database.manager);
    const facts = { stage_id: song.stage_id, video_HLS: 'https://elsewhere.example/b.m3u8' };
    const video = await makeVideo(test.database.manager, facts);
    await makeVideo(test.database.manager, { ...facts, video_status: 'process' });
    const { body } = await get(`stageTimeByStageId?stage_id=${song.stage_id}`);
    expect([idsOf({ body }), idsOf({ data: body['videos'] })]).toEqual([[song.id], [video.id]]);
    expect(JSON.stringify(body)).not.toContain('elsewhere');
    const other = await get(`stageTimeByStageIdAndVideo?stage_id=${song.stage_id}&video_id=999999`);
    expect([other.body.total, idsOf({ data: other.body['videos'] })]).toEqual([0, [video.id]]);
    expect((await get('stageTimeByStageId')).body.errors?.[0]?.field).toBe('stage_id');
  });

  it('CAT-04 shows visitors no address and nothing of a disabled product', async () => {
    const product = await makeProduct(test.database.manager, { product_disable: 'Y' });
    const video_HLS = 'https://elsewhere.example/a.m3u8';
    const { id } = await makeVideo(test.database.manager, { stage_id: product.stage_id, video_HLS });
    const { data } = (await get(`videosById?id=${id}`)).body;
    for (const hidden of ['video_HLS', 'video_embed', 'video_iframe', 'video_content_id'])
      expect(data).not.toHaveProperty(hidden);
    expect((await get(`videosById?id=${id}`, owner)).body.data).toMatchObject({ video_HLS });
    expect((await get(`videosByProductId?product_id=${product.id}`)).body.total).toBe(0);
    for (const none of ['Infinity', '1e999', 'x'])
      expect((await get(`videosByProductId?product_id=${none}`)).status).toBe(422);
    expect((await get('videos?video_content_id_like=a')).status).toBe(422);
  });

  it('WATCH-01 a video is ready when there is something to play', async () => {
    const statusOf = async (id: unknown) =>
      (await test.database.manager.findOneByOrFail(Video, { id: Number(id) })).video_status;
    const insertId = async (body: object) => ((await save(body)).body.data as { insertId: number }).insertId;
    const own = await insertId({ video_name: 'ของเรา' });
    expect(await statusOf(own)).toBe('create');
    const { video_content_id } = await test.database.manager.findOneByOrFail(Video, { id: own });
    await test.get(Storage).put('videos', `${video_content_id}/master.m3u8`, Buffer.from('#EXTM3U'));
    await save({ id: own, video_name: 'ของเรา' });
    expect(await statusOf(own)).toBe('ready');
    const foreign = { video_formath: 'embed', video_embed: 'https://player.example/1' };
    expect(await statusOf(await insertId({ video_name: 'จากเว็บอื่น', ...foreign }))).toBe('ready');
  });

  it.each([
    [{ video_name: 'x', video_embed: 'javascript:alert(1)' }, 'video_embed'],
    [{ video_name: 'x', video_iframe: '<iframe src="https://a.example">' }, 'video_iframe'],
    [{ video_name: 'x', video_status: 'ready' }, 'video_status'],
    [{ video_name: 'x', video_content_id: '../secret' }, 'video_content_id'],
    [{}, 'video_name'],
  ])('CAT-02 refuses the body %j', async (body, field) => {
    const answer = await save(body);
    expect([answer.status, answer.body.errors?.[0]?.field]).toEqual([422, field]);
  });

  it('CAT-07 a video is deleted only when no buyer can watch it any more', async () => {
    const { manager } = test.database;
    test.clock.set('2026-11-28T20:00:00+07:00');
    const product = await makeProduct(manager, { product_to: '2026-11-28' });
    const { id } = await makeVideo(manager, { stage_id: product.stage_id });
    const { id: user_id } = await makeUser(manager);
    await makeOrder(manager, { user_id, product_id: product.id, approve_date: '2026-11-20' });
    const remove = () => test.request('DELETE', `/api/videos?id=${id}`, { headers: owner });
    const { ACCESS_WINDOW_DAYS } = test.get(Config);
    test.clock.advance(ACCESS_WINDOW_DAYS * 86_400);
    const buyers = () => test.request('GET', `/api/videosBuyers?id=${id}`, { headers: owner });
    const { until } = (await buyers()).body.data as { until: string };
    expect((await buyers()).body.data).toEqual({ buyers: 1, until, days: ACCESS_WINDOW_DAYS });
    const { code, message } = (await remove()).body;
    const [year = '', month = '', day = ''] = until.split('-');
    expect([code, until]).toEqual(['VIDEO_STILL_BOUGHT', bangkokTime(test.clock.now()).date]);
    expect(message).toContain(`มีคนซื้อ 1 คนที่ยังดูได้ถึง ${day}-${month}-${year}`);
    test.clock.advance(86_400);
    expect((await buyers()).body.data).toMatchObject({ buyers: 0, until: null });
    expect((await remove()).status).toBe(200);
  });

  it('WATCH-03 a closed video is kept from everybody but personnel, whoever bought it, until it is opened again', async () => {
    const { manager } = test.database;
    const product = await makeProduct(manager, { product_to: '2026-11-28' });
    const { stage_id } = product;
    const foreign = { stage_id, video_formath: 'hls', video_HLS: 'https://elsewhere.example/a.m3u8' } as const;
    const { id } = await makeVideo(manager, foreign);
    const teaser = await makeVideo(manager, { ...foreign, video_type: 'teaser' });
    const { id: user_id } = await makeUser(manager);
    await makeOrder(manager, { user_id, product_id: product.id, approve_date: '2026-11-20' });
    const buyer = await test.signInAs('user', user_id);
    const open = async (video: number, headers = buyer) => {
      const { status, body } = await get(`videosUserViewById?id=${video}`, headers);
      return body.code ?? status;
    };
    test.clock.set('2026-11-28T20:00:00+07:00');
    for (const video of [id, teaser.id]) {
      expect(await open(video)).toBe(200);
      await save({ id: video, video_disable: 'Y' });
      expect([await open(video), await open(video, owner)]).toEqual(['VIDEO_CLOSED', 200]);
      expect((await get(`videosById?id=${video}`)).status).toBe(404);
    }
    expect(idsOf(await get(`videosByStageId?stage_id=${stage_id}`))).toEqual([]);
    expect(idsOf(await get(`videosByStageId?stage_id=${stage_id}`, owner))).toEqual([id, teaser.id]);
    await save({ id, video_disable: 'N' });
    expect(await open(id)).toBe(200);
  });

  it('CAT-03 only personnel saves and deletes', async () => {
    const { id } = await makeVideo(test.database.manager);
    const remove = (headers: object) => test.request('DELETE', `/api/videos?id=${id}`, { headers });
    const customer = await test.signInAs('user', 1);
    expect([(await save({ video_name: 'x' }, {})).status, (await save({ video_name: 'x' }, customer)).status]).toEqual([
      401, 403,
    ]);
    expect([(await remove({})).status, (await remove(customer)).status, (await remove(owner)).status]).toEqual([
      401, 403, 200,
    ]);
  });

  it('WATCH-01 ADMIN-04 somebody of a band uploads a new video, which is the band’s', async () => {
    const { manager } = test.database;
    const { id: band_id } = await makeBand(manager);
    const headers = await test.signInAs('personnel', (await makePersonnel(manager, { role: 'band', band_id })).id);
    const { body } = await save({ video_name: 'ซ้อมใหญ่' }, headers);
    const { insertId: id } = body.data as { insertId: number };
    expect(await manager.findOneBy(Video, { id })).toMatchObject({ band_id });
    // The shop's own stays without a band until somebody says whose it is.
    const { insertId } = (await save({ video_name: 'รวมวง' })).body.data as { insertId: number };
    expect(await manager.findOneBy(Video, { id: insertId })).toMatchObject({ band_id: null });
  });
});
