import { makePersonnel, makeUser } from '@wethi/accounts/testing';
import { makeProduct, makeStageTime } from '@wethi/catalog/testing';
import { ViewingRecord, type VideoStatistics } from '@wethi/media';
import { makeLiveStreaming, makeVideo, makeVideoStatistics } from '@wethi/media/testing';
import { makeOrder } from '@wethi/orders/testing';
import { AuditEntry } from '@wethi/platform';
import { createTestApp, type TestApp } from '@wethi/platform/testing';
import { StatisticsHttpModule } from '../statistics-http.module';

describe('how a show was watched', () => {
  let test: TestApp;
  let owner: { authorization: string };
  let show: { video: number; stage: number; product: number; band: number };

  const ask = async (call: string, more = '', headers: object = owner) => {
    const path = `/api/videosStatisticsShow${call}?video_id=${show.video}${more}`;
    const { status, body, raw } = await test.request('GET', path, { headers });
    return { status, raw, ...body };
  };
  const retention = async (more = '') =>
    JSON.parse(String((await ask('Retention', more)).raw)) as { data: { viewers: number }[]; songs: object[] };
  async function watched(
    time_total: number,
    time_end: number,
    from: string,
    to: string,
    more: Partial<VideoStatistics> = {},
  ) {
    const user_id = more.user_id ?? (await makeUser(test.database.manager)).id;
    const at = (time: string) => new Date(`2026-11-20T${time}:00+07:00`);
    await makeVideoStatistics(test.database.manager, {
      ...{ user_id, video_id: show.video, visit_date: '2026-11-20', time_total, time_end },
      ...{ create_at: at(from), update_at: at(to), ...more },
    });
    return user_id;
  }

  beforeAll(async () => {
    test = await createTestApp([StatisticsHttpModule]);
    owner = await test.signInAs('personnel', (await makePersonnel(test.database.manager)).id);
  });
  beforeEach(async () => {
    const { manager } = test.database;
    const product = await makeProduct(manager);
    const stage = product.stage_id ?? 0;
    const { id } = await makeVideo(manager, { stage_id: stage, band_id: product.band_id, video_duration: 600 });
    show = { video: id, stage, product: product.id, band: product.band_id };
  });
  afterAll(() => test.close());

  it('WATCH-08 counts who watched three minutes, and how many at once', async () => {
    const user_id = await watched(600, 600, '20:00', '20:10');
    await makeOrder(test.database.manager, { user_id, product_id: show.product, orders_status: 'approve' });
    await watched(300, 300, '20:02', '20:07');
    const twice = await watched(100, 100, '20:00', '20:01');
    await watched(80, 180, '20:07', '20:08', { user_id: twice });
    await watched(179, 179, '20:04', '20:07');
    expect((await ask('')).data).toEqual({
      ...{ viewers: 3, five_min: 2, ten_min: 1, time_total: 1_080, tickets: 1, video_duration: 600 },
      ...{ most: 4, most_at: '2026-11-20T13:07:00.000Z' },
      ...{ stall_seconds: 0, stalled_never: 3, stalled_some: 0, stalled_often: 0, devices: [], qualities: [] },
    });
    const viewers = (await ask('Viewers')).data as { viewers: number }[];
    expect(viewers.map(({ viewers }) => viewers)).toEqual([2, 2, 2, 2, 3, 3, 3, 4, 2, 1, 1]);
  });

  it('WATCH-08 tells how often the picture stood still, and on what was watched', async () => {
    const often = { stall_total: 3, stall_seconds: 40, device: 'phone', quality: 'p720' } as const;
    const user_id = await watched(200, 200, '20:00', '20:04', often);
    await watched(100, 300, '20:10', '20:12', { ...often, stall_total: 1, device: 'tv', user_id });
    await watched(400, 400, '20:00', '20:07', { stall_total: 1, stall_seconds: 2, device: 'phone', quality: 'p480' });
    await watched(200, 200, '20:00', '20:04');
    expect((await ask('')).data).toMatchObject({
      ...{ stall_seconds: 82, stalled_never: 1, stalled_some: 1, stalled_often: 1 },
      devices: [
        { device: 'phone', time_total: 600 },
        { device: 'tv', time_total: 100 },
      ],
      qualities: [
        { quality: 'p480', time_total: 400 },
        { quality: 'p720', time_total: 300 },
      ],
    });
    expect((await ask('People')).data).toMatchObject([
      { stalls: 1, device: 'phone' },
      { stalls: 4, device: 'phone' },
      { stalls: 0, device: null },
    ]);
  });

  /** Heartbeats while somebody plays, from one second to another. */
  async function played(user_id: number, from: number, to: number, event = 'Beat', begun?: string) {
    const who = {
      user_id,
      video_id: show.video,
      product_id: null,
      session: `${user_id}${begun ?? ''}`,
      pause_total: 0,
      end_total: 0,
      stall_total: 0,
      stall_seconds: 0,
      device: null,
      network: null,
      quality: null,
    };
    const beats = Array.from({ length: Math.ceil((to - from) / 30) }, (_, beat) =>
      Math.min(to, from + 30 * (beat + 1)),
    );
    const at = Date.parse(`2026-11-20T${begun ?? '20:00'}:00+07:00`) - (begun ? from * 1000 : 0);
    const record = test.app.get(ViewingRecord);
    await record.write(
      beats.map((end) => ({ ...who, event, at: at + end * 1000, cur_time_end: end, time_total: end - from })),
    );
  }

  it('WATCH-07 WATCH-08 tells who still watches each minute and each song, not who leapt over them', async () => {
    const song = (title: string, start: string) =>
      makeStageTime(test.database.manager, {
        ...{ stage_id: show.stage, stage_detail_time_title: title, stage_detail_time_start: start },
      });
    await test.database.query("UPDATE stage SET stage_time_start = '23:58:00' WHERE id = ?", [show.stage]);
    await song('เพลงสอง', '00:03:00');
    await song('เพลงแรก', '23:58:00');
    const [whole, leaping, brief] = await Promise.all([1, 2, 3].map(() => makeUser(test.database.manager)));
    await played(whole?.id ?? 0, 0, 600);
    await played(leaping?.id ?? 0, 0, 180);
    await played(leaping?.id ?? 0, 480, 481, 'Seek');
    await played(leaping?.id ?? 0, 480, 600);
    await played(leaping?.id ?? 0, 480, 600); // The same reports again change nothing.
    await played(brief?.id ?? 0, 0, 90);
    const { data, songs } = await retention();
    expect(data.map(({ viewers }) => viewers)).toEqual([2, 2, 2, 1, 1, 1, 1, 1, 2, 2]);
    expect(data[3]).toEqual({ minute: 3, viewers: 1, share: 0.5 });
    expect(songs).toMatchObject([
      { title: 'เพลงแรก', start: 0, viewers: 2, share: 1 },
      { title: 'เพลงสอง', start: 300, viewers: 1, share: 0.5 },
    ]);
    const other = await retention('&date_start=2026-11-21');
    expect(other.data).toEqual([]);
  });

  it('WATCH-08 tells the show itself and its replay apart', async () => {
    await makeLiveStreaming(test.database.manager, {
      ...{ stage_id: show.stage, video_id: show.video },
      live_streaming_start_at: new Date('2026-11-20T19:59:00+07:00'),
      live_streaming_end_at: new Date('2026-11-20T20:05:00+07:00'),
    });
    const [there, later] = await Promise.all([1, 2].map(() => makeUser(test.database.manager)));
    await played(there?.id ?? 0, 0, 240);
    await played(later?.id ?? 0, 120, 600, 'Beat', '20:30');
    // Whoever was there watches a part again on the same evening.
    await played(there?.id ?? 0, 300, 540, 'Beat', '20:40');
    const of = async (live: string) => {
      const { data } = await retention(live);
      return [(await ask('', live)).data, data.map(({ viewers }) => viewers)] as const;
    };
    expect((await of('&live=Y'))[0]).toMatchObject({ viewers: 1, time_total: 240 });
    expect((await of('&live=Y'))[1]).toEqual([1, 1, 1, 1, 0, 0, 0, 0, 0, 0]);
    expect((await of('&live=N'))[0]).toMatchObject({ viewers: 2, time_total: 720 });
    expect((await of('&live=N'))[1]).toEqual([0, 0, 1, 1, 1, 2, 2, 2, 2, 1]);
    expect((await of(''))[0]).toMatchObject({ viewers: 2, time_total: 960 });
    expect((await ask('', '&live=maybe')).status).toBe(422);
    const replay = async (more = '') => (await ask('Replay', more)).data as { at: string; viewers: number }[];
    // Minutes 2 to 9 by one and 5 to 8 by the other, all on one day, beside the minutes of the show from 19:59 on.
    expect((await replay()).map(({ at, viewers }) => [at.slice(11, 16), viewers])).toEqual([
      ...[
        ['13:01', 1],
        ['13:02', 1],
        ['13:03', 1],
      ],
      ...[
        ['13:04', 2],
        ['13:05', 2],
        ['13:06', 2],
        ['13:07', 2],
        ['13:08', 1],
      ],
    ]);
    await test.database.query(
      'UPDATE video_watched SET visit_date = ? WHERE video_id = ? AND user_id = ? AND live = ?',
      [...['2026-11-21', show.video, later?.id, 'N']],
    );
    expect((await replay()).map(({ viewers }) => viewers)).toEqual([1, 1, 1, 1, 1, 1, 1, 1]);
    expect(await replay('&date_start=2026-11-21')).toEqual([]);
  });

  it('WATCH-08 shows of one viewer what they played, and what they bought it by', async () => {
    const { manager } = test.database;
    const viewer = await makeUser(manager);
    const [waiting, stranger] = [await makeUser(manager), await makeUser(manager)];
    const bought = { product_id: show.product, orders_status: 'approve', approve_date: '2026-11-18' } as const;
    await makeOrder(manager, { user_id: viewer.id, ...bought });
    await makeOrder(manager, { user_id: waiting.id, ...bought });
    const help = (create_at: string, answered_at: string | null = null) =>
      test.database.query(
        `INSERT INTO help_request (user_id, create_by, video_id, help_request_reason, create_at, help_request_answered_at)
         VALUES (?, ?, ?, 'stalls', ?, ?)`,
        [viewer.id, viewer.id, show.video, new Date(create_at), answered_at && new Date(answered_at)],
      );
    await help('2026-11-20T20:30:00+07:00', '2026-11-20T20:40:00+07:00');
    await help('2026-11-21T09:00:00+07:00');
    await makeLiveStreaming(manager, {
      ...{ stage_id: show.stage, video_id: show.video, live_streaming_start_at: new Date('2026-11-20T20:00:00+07:00') },
      live_streaming_end_at: new Date('2026-11-20T22:00:00+07:00'),
    });
    await played(viewer.id, 0, 200);
    await played(viewer.id, 3_600, 3_700);
    const viewing = async (id: number, more = '') => (await ask('Viewer', `&user_id=${id}${more}`)).data;
    // When the show is over, they go back to what they liked.
    await played(viewer.id, 120, 200, 'Beat', '22:30');
    const own = await viewing(viewer.id);
    expect(own).toMatchObject({ minutes: [0, 1, 2, 3, 60, 61], again: [2, 3], helps: 2, helps_open: 1 });
    expect(own).toMatchObject({ approve_date: '2026-11-18' });
    expect(await viewing(viewer.id, '&live=N')).toMatchObject({ minutes: [2, 3], again: [] });
    expect((own as { access_until: string }).access_until).toMatch(/T16:59:59/);
    const asked = async (more: string) => (await viewing(viewer.id, more)) as { helps: number; helps_open: number };
    expect(await asked('&live=Y')).toMatchObject({ helps: 1, helps_open: 0 });
    expect(await asked('&live=N')).toMatchObject({ helps: 1, helps_open: 1 });
    expect(await asked('&date_start=2026-11-20&date_to=2026-11-20')).toMatchObject({ helps: 1, helps_open: 0 });
    const nothing = { minutes: [], again: [], stall_seconds: 0, helps: 0, helps_open: 0, last_help_at: null };
    expect(await viewing(waiting.id)).toMatchObject({ ...nothing, approve_date: '2026-11-18' });
    expect(await viewing(stranger.id)).toEqual({ ...nothing, approve_date: null, access_until: null });
  });

  it('WATCH-08 begins a song when the studio ticked it off', async () => {
    await makeStageTime(test.database.manager, {
      ...{
        stage_id: show.stage,
        video_id: show.video,
        stage_detail_time_title: 'เปิดเวที',
        stage_detail_time_second: 65,
      },
    });
    const viewer = await makeUser(test.database.manager);
    await played(viewer.id, 60, 300);
    const { songs } = await retention();
    expect(songs).toMatchObject([{ title: 'เปิดเวที', start: 65, viewers: 1, share: 1 }]);
  });

  it('WATCH-08 sums months of replays up in as many steps as a chart shows, and keeps the peak', async () => {
    await watched(600, 600, '00:00', '23:59');
    await watched(60, 60, '12:00', '12:01');
    const viewers = (await ask('Viewers')).data as { at: string; viewers: number }[];
    expect(viewers).toHaveLength(240);
    expect(viewers.filter(({ viewers }) => viewers !== 1)).toEqual([{ at: '2026-11-20T05:00:00.000Z', viewers: 2 }]);
    expect((await ask('')).data).toMatchObject({ most: 2, most_at: '2026-11-20T05:00:00.000Z' });
  });

  it('WATCH-08 a show that nobody watched has no curve', async () => {
    expect((await ask('')).data).toMatchObject({ viewers: 0, time_total: 0, most: 0, most_at: null });
    expect((await ask('Viewers')).data).toEqual([]);
    expect((await ask('Retention')).data).toEqual([]);
    expect(await ask('People')).toMatchObject({ data: [], total: 0 });
  });

  it('WATCH-08 names viewers with masked phones, and finds them by name or four digits', async () => {
    const { manager } = test.database;
    const { id: mint, user_tel } = await makeUser(manager, { user_nickname: 'มินท์' });
    await watched(400, 500, '20:00', '20:10', { user_id: mint });
    await watched(200, 200, '20:00', '20:04');
    const people = await ask('People');
    expect(people).toMatchObject({ total: 2, data: [{ user_id: mint, time_total: 400, reached: 500, visits: 1 }, {}] });
    expect(people.raw.toString()).not.toContain(user_tel);
    expect(people.raw.toString()).toContain(`x-xxx-${user_tel.slice(6)}`);
    const found = async (q: string) => (await ask('People', `&q=${encodeURIComponent(q)}`)).total;
    expect([await found('มิน'), await found('%'), await found(user_tel)]).toEqual([1, 0, 0]);
    expect(await ask('People', `&q=${user_tel.slice(6)}&user_id=${mint}`)).toMatchObject({ total: 1 });
  });

  it('WATCH-08 names who has a ticket and has not watched last, each once', async () => {
    const { manager } = test.database;
    const buyer = async () => {
      const { id: user_id } = await makeUser(manager);
      await makeOrder(manager, { user_id, product_id: show.product, orders_status: 'approve' });
      return user_id;
    };
    const [seen, glanced, never] = [await buyer(), await buyer(), await buyer()];
    const { id: product_id } = await makeProduct(manager, { stage_id: show.stage, band_id: show.band });
    await makeOrder(manager, { user_id: never, product_id, orders_status: 'approve' });
    await makeOrder(manager, {
      ...{ user_id: (await makeUser(manager)).id, product_id: show.product, orders_status: 'wait' },
    });
    await watched(400, 500, '20:00', '20:10', { user_id: seen });
    await watched(60, 70, '20:00', '20:01', { user_id: glanced });
    const told = { visits: 0, time_total: 0, reached: 0, stalls: 0, last_at: null };
    expect(await ask('People')).toMatchObject({
      total: 3,
      data: [
        { user_id: seen, time_total: 400 },
        { user_id: glanced, time_total: 60, visits: 1 },
        { user_id: never, ...told },
      ],
    });
  });

  it('WATCH-08 leaves as a file, which is noted', async () => {
    await watched(400, 500, '20:00', '20:10');
    const { status, raw } = await ask('PeopleFile', '&format=csv');
    expect([status, raw.toString().split('\r\n')[0]]).toEqual([
      200,
      '\uFEFFชื่อเล่น,เบอร์โทรศัพท์,ดูไปแล้ว (วินาที),ไกลสุดที่ (วินาที),กระตุก (ครั้ง),จำนวนครั้ง',
    ]);
    expect((await ask('PeopleFile', '&format=xlsx')).raw.subarray(0, 2).toString()).toBe('PK');
    const entry = { action: 'export', entity: 'VideoStatistics', entity_id: show.video };
    expect(await test.database.manager.countBy(AuditEntry, entry)).toBe(2);
  });

  it('WATCH-08 tells of the days that are asked for', async () => {
    await watched(600, 600, '20:00', '20:10');
    expect((await ask('', '&date_start=2026-11-21')).data).toMatchObject({ viewers: 0 });
    expect((await ask('', '&date_start=2026-11-20&date_to=2026-11-20')).data).toMatchObject({ viewers: 1 });
    expect((await ask('', '&date_start=2026-02-30')).status).toBe(422);
  });

  it('WATCH-08 ACC-11 is the band’s own; members have no part in it', async () => {
    const { manager } = test.database;
    const of = async (band_id: number) =>
      test.signInAs('personnel', (await makePersonnel(manager, { role: 'band', band_id })).id);
    const rival = await makeProduct(manager);
    const member = await test.signInAs('user', (await makeUser(manager)).id);
    for (const call of ['', 'Viewers', 'Retention', 'People', 'Viewer']) {
      const more = call === 'Viewer' ? '&user_id=1' : '';
      expect((await ask(call, more, await of(show.band))).status).toBe(200);
      expect((await ask(call, more, await of(rival.band_id))).status).toBe(404);
      expect((await ask(call, more, member)).status).toBe(403);
    }
  });
});
