import { makeUser } from '@wethi/accounts/testing';
import { BandMember, Stage } from '@wethi/catalog';
import { makeProduct } from '@wethi/catalog/testing';
import { makeOrder } from '@wethi/orders/testing';
import { createTestApp, type TestApp } from '@wethi/platform/testing';
import { MediaHttpModule } from '../media-http.module';
import { makeLiveStreaming, makeLiveStreamingCamera, makeVideo } from '../testing/media.factory';
import type { Video } from '../video/video.entity';

describe('cameras beside a recording', () => {
  let test: TestApp;
  let main: Video;
  let camera: Video;
  let viewer: { authorization: string };

  beforeAll(async () => {
    test = await createTestApp([MediaHttpModule]);
    test.clock.set('2026-11-29T20:00:00+07:00');
    const { manager } = test.database;
    const product = await makeProduct(manager, { product_to: '2026-11-28' });
    const stage_id = product.stage_id ?? 0;
    const { band_id } = await manager.findOneByOrFail(Stage, { id: stage_id });
    const face = { band_id, band_member_name: 'พราว', band_member_subname: 'ร้องนำ', band_member_path: null };
    const member = await manager.save(manager.create(BandMember, face));
    const of = { stage_id, band_id };
    const mine = { ...of, video_type: 'member' as const, band_member_id: member.id };
    main = await makeVideo(manager, of);
    camera = await makeVideo(manager, { ...mine, video_start_ms: -1_500, video_item: 1 });
    await makeVideo(manager, {
      ...of,
      video_type: 'member',
      video_name: 'กล้องโดรน',
      video_status: 'process',
      video_item: 2,
    });
    await makeVideo(manager, { ...of, video_type: 'teaser' });
    const user = await makeUser(manager);
    await makeOrder(manager, { user_id: user.id, product_id: product.id, approve_date: '2026-11-28' });
    viewer = await test.signInAs('user', user.id);
  });
  afterAll(() => test.close());

  const ask = (id: number, headers: object) => test.request('GET', `/api/videosCamerasById?id=${id}`, { headers });

  it('WATCH-10 names each member, when their camera began, and where it plays; one that is off says so', async () => {
    const { status, body } = await ask(main.id, viewer);
    expect(status).toBe(200);
    expect(body.data).toEqual([
      {
        id: camera.id,
        camera_name: 'พราว',
        camera_part: 'ร้องนำ',
        camera_face: null,
        camera_poster: null,
        video_start_ms: -1_500,
        url: `/v/${camera.video_content_id}/master.m3u8`,
        camera_still: null,
      },
      expect.objectContaining({ camera_name: 'กล้องโดรน', camera_part: null, video_start_ms: 0, url: null }),
    ]);
  });

  it('WATCH-03 WATCH-10 opens their files alone, and takes no place from the recording that plays', async () => {
    const opened = await test.request('GET', `/api/videosUserViewById?id=${main.id}`, { headers: viewer });
    const { session } = (opened.body.data as { playback: { session: string } }).playback;
    const { headers } = await ask(main.id, viewer);
    const cookies = [headers['set-cookie'] ?? []].flat();
    expect(cookies).toHaveLength(1);
    expect(cookies[0]).toContain(`Path=/v/${camera.video_content_id}/`);
    const report = { video_id: main.id, session, event: 'Beat', cur_time_end: 30, time_total: 30 };
    const beat = await test.request('POST', '/api/videosStatistics', { headers: viewer, body: report });
    expect(beat.status).toBe(200);
  });

  it('WATCH-03 is closed to who did not buy, and to guests', async () => {
    const stranger = await test.signInAs('user', (await makeUser(test.database.manager)).id);
    expect((await ask(main.id, stranger)).body.code).toBe('VIDEO_NOT_BOUGHT');
    expect((await ask(main.id, {})).status).toBe(401);
  });

  it('WATCH-10 a camera has no cameras of its own', async () => {
    expect((await ask(camera.id, viewer)).body.data).toEqual([]);
  });

  it('WATCH-03 WATCH-10 a show on air brings its own cameras, whose files open to its buyers alone', async () => {
    const { manager } = test.database;
    const stage_id = main.stage_id ?? 0;
    const begun = { stage_id, live_streaming_live: 'Y' as const, live_streaming_start_at: test.clock.now() };
    const show = await makeLiveStreaming(manager, begun);
    const mine = await makeLiveStreamingCamera(manager, show, { band_member_id: camera.band_member_id ?? 0 });
    const folder = mine.live_streaming_camera_content_id ?? '';
    const { body, headers } = await ask(show.video_id, viewer);
    expect(body.data).toEqual([
      {
        ...{ id: mine.id, camera_name: 'พราว', camera_part: 'ร้องนำ', camera_face: null, camera_poster: null },
        ...{ video_start_ms: 0, url: `/v/${folder}/master.m3u8`, camera_still: `/v/${folder}/still.jpg` },
      },
    ]);
    const cookies = [headers['set-cookie'] ?? []].flat();
    expect(cookies.map((cookie) => /Path=([^;]+)/.exec(String(cookie))?.[1])).toEqual([`/v/${folder}/`]);
    const stranger = await test.signInAs('user', (await makeUser(manager)).id);
    const refused = await ask(show.video_id, stranger);
    expect([refused.body.code, refused.headers['set-cookie']]).toEqual(['VIDEO_NOT_BOUGHT', undefined]);
    await manager.delete('live_streaming', show.id);
  });

  it('WATCH-10 what a camera sent goes along with the recording of its own show', async () => {
    const { manager } = test.database;
    const { stage_id, band_id } = main;
    const of = { stage_id, band_id, video_type: 'member' as const };
    const show = await makeLiveStreaming(manager, { stage_id: stage_id ?? 0 });
    await manager.update('video', show.video_id, { video_status: 'ready' });
    const sent = await makeVideo(manager, { ...of, video_name: 'กล้องที่ส่งมา', video_item: 9 });
    await makeLiveStreamingCamera(manager, show, { video_id: sent.id });
    const namesBeside = async (id: number) =>
      ((await ask(id, viewer)).body.data as { id: number }[]).map((one) => one.id).includes(sent.id);
    expect([await namesBeside(show.video_id), await namesBeside(main.id)]).toEqual([true, false]);
  });
});
