import { makePersonnel } from '@wethi/accounts/testing';
import { makeStage } from '@wethi/catalog/testing';
import type { Stage } from '@wethi/catalog';
import { AuditEntry } from '@wethi/platform';
import { createTestApp, type TestAnswer, type TestApp } from '@wethi/platform/testing';
import { MediaHttpModule } from '../media-http.module';
import { makeLiveStreaming } from '../testing/media.factory';
import { Video } from '../video/video.entity';
import { LiveStreaming } from './live-streaming.entity';
import { LiveStreams } from './live-streams';

interface Key {
  live_streaming_server: string;
  live_streaming_stream_key: string;
}

describe('live streams', () => {
  let test: TestApp;
  let stage: Stage;
  let owner: { authorization: string };

  const get = (path: string, headers: object = owner) => test.request('GET', `/api/${path}`, { headers });
  const post = (path: string, body: object, headers: object = owner) =>
    test.request('POST', `/api/${path}`, { headers, body });
  const keyOf = ({ body }: TestAnswer) => (body.data as Key).live_streaming_stream_key;
  const create = async (columns: object = {}) => {
    const { body } = await post('liveStreaming', { live_streaming_name: 'คืนแรก', stage_id: stage.id, ...columns });
    return (body.data as { insertId: number }).insertId;
  };
  const rowOf = (id: number) => test.database.manager.findOneByOrFail(LiveStreaming, { id });

  beforeAll(async () => {
    test = await createTestApp([MediaHttpModule]);
    stage = await makeStage(test.database.manager);
    owner = await test.signInAs('personnel', 1);
  });
  afterAll(() => test.close());

  it('WATCH-04 a new show has a key, the band of its stage and a video of its own', async () => {
    const show = await rowOf(await create());
    expect(show).toMatchObject({ band_id: stage.band_id, live_streaming_status: 'Y', live_streaming_live: 'N' });
    const video = await test.database.manager.findOneByOrFail(Video, { id: show.video_id });
    expect(video).toMatchObject({ stage_id: stage.id, band_id: stage.band_id, video_status: 'create' });
    expect(video.video_content_id).toMatch(/^[0-9a-f]{32}$/);
    const other = await create();
    const keys = await Promise.all([show.id, other].map(async (id) => keyOf(await get(`liveStreamingKey?id=${id}`))));
    expect(keys[0]).toMatch(/^[0-9a-f]{40}$/);
    expect(keys[1]).not.toBe(keys[0]);
  });

  it('WATCH-04 a show without a stage is refused at the field that chooses one, new or moved away', async () => {
    const fieldsOf = ({ status, body }: TestAnswer) => [status, body.errors?.map(({ field }) => field)];
    const name = { live_streaming_name: 'ทดสอบเครื่อง' };
    for (const stage_id of [undefined, null, 0, 'none'])
      expect(fieldsOf(await post('liveStreaming', { ...name, stage_id }))).toEqual([422, ['stage_id']]);
    expect((await post('liveStreaming', { ...name, stage_id: 999_999 })).status).toBe(404);
    const id = await create();
    expect(fieldsOf(await post('liveStreaming', { id, stage_id: null }))).toEqual([422, ['stage_id']]);
    expect(await rowOf(id)).toMatchObject({ stage_id: stage.id, band_id: stage.band_id });
  });

  it('WATCH-04 viewers read of a show neither key nor server nor address; no list tells personnel the key', async () => {
    const secret = { live_streaming_server: 'rtmp://secret.example/a', live_streaming_url: 'https://secret.example' };
    const id = await create(secret);
    const key = keyOf(await get(`liveStreamingKey?id=${id}`));
    for (const call of ['liveStreaming', `liveStreamingById?id=${id}`, `liveStreamingByStageId?stage_id=${stage.id}`]) {
      const shown = (await get(call, {})).raw.toString();
      expect(shown).toContain('คืนแรก');
      expect(shown).not.toContain('secret.example');
      expect((await get(call)).raw.toString()).toContain('secret.example');
      for (const headers of [{}, owner]) expect((await get(call, headers)).raw.toString()).not.toContain(key);
    }
    expect((await get(`liveStreamingKey?id=${id}`)).body.data).toMatchObject({
      live_streaming_server: secret.live_streaming_server,
    });
    expect(JSON.stringify(await test.database.manager.find(AuditEntry))).not.toContain(key);
  });

  it('WATCH-04 a new key ends the old at once', async () => {
    const id = await create();
    const streams = test.get(LiveStreams);
    const old = keyOf(await get(`liveStreamingKey?id=${id}`));
    expect(await streams.ofKey(old)).toMatchObject({ id });
    const renewed = keyOf(await post('liveStreamingNewKey', { id }));
    expect(await streams.ofKey(old)).toBeUndefined();
    expect(await streams.ofKey(renewed)).toMatchObject({ id });
    const trace = { action: 'renew-key', entity: 'LiveStreaming', entity_id: id, actor_id: 1 };
    expect(await test.database.manager.findOneBy(AuditEntry, trace)).not.toBeNull();
  });

  it('WATCH-04 a closed show takes no publisher and keeps its key', async () => {
    const id = await create();
    const key = keyOf(await get(`liveStreamingKey?id=${id}`));
    await post('liveStreaming', { id, live_streaming_status: 'N' });
    expect(await test.get(LiveStreams).ofKey(key)).toBeUndefined();
    await post('liveStreaming', { id, live_streaming_status: 'Y' });
    expect(await test.get(LiveStreams).ofKey(key)).toMatchObject({ id });
    expect(await test.get(LiveStreams).ofKey('')).toBeUndefined();
  });

  it('WATCH-04 on air is set by the ingest alone, which notes the first moment', async () => {
    const id = await create();
    for (const column of ['live_streaming_live', 'live_streaming_stream_key', 'video_id', 'live_streaming_start_at'])
      expect((await post('liveStreaming', { id, [column]: 'Y' })).body.errors?.[0]?.field).toBe(column);
    test.clock.set('2026-11-28T19:31:00+07:00');
    await test.get(LiveStreams).setLive(id, 'Y');
    test.clock.advance(600);
    await test.get(LiveStreams).setLive(id, 'N');
    await test.get(LiveStreams).setLive(id, 'Y');
    expect(await rowOf(id)).toMatchObject({
      live_streaming_live: 'Y',
      live_streaming_start_at: new Date('2026-11-28T19:31:00+07:00'),
    });
    const onAir = await test.request('DELETE', `/api/liveStreaming?id=${id}`, { headers: owner });
    expect([onAir.status, onAir.body.code]).toEqual([409, 'LIVE_ON_AIR']);
    const elsewhere = (await makeStage(test.database.manager)).id;
    expect((await post('liveStreaming', { id, stage_id: elsewhere })).body.code).toBe('LIVE_ON_AIR');
  });

  describe('that tests its line before the evening', () => {
    let of: number;
    beforeAll(async () => {
      const planned = { stage_date: '2026-11-28', stage_time_start: '19:30:00' };
      of = (await makeStage(test.database.manager, planned)).id;
    });
    afterAll(() => test.clock.set());
    /** The picture of a show comes and goes. @returns whether it begun, and in which phase it is */
    const tested = async (id: number, time: string) => {
      test.clock.set(`2026-11-28T${time}+07:00`);
      await test.get(LiveStreams).setLive(id, 'Y');
      const { live_streaming_phase } = await rowOf(id);
      await test.get(LiveStreams).setLive(id, 'N');
      return [live_streaming_phase, ...(await begun(id))];
    };
    const begun = async (id: number) => {
      const { live_streaming_start_at, live_streaming_phase } = await rowOf(id);
      return [live_streaming_start_at !== null, live_streaming_phase];
    };

    it('WATCH-04 WATCH-10 has not begun by that, more than an hour before', async () => {
      const id = await create({ stage_id: of });
      expect(await tested(id, '15:00:00')).toEqual(['onAir', false, 'ready']);
      expect(await tested(id, '18:29:00')).toEqual(['onAir', false, 'ready']);
      expect(await tested(id, '18:31:00')).toEqual(['onAir', true, 'onAir']);
    });

    it('WATCH-04 WATCH-10 has not begun by a rehearsal of the team, where others are let in before its time', async () => {
      const rehearsal = async (time: string) => {
        const id = await create({ stage_id: of, live_streaming_access: 'team' });
        await tested(id, time);
        await post('liveStreaming', { id, live_streaming_access: 'buyers' });
        return begun(id);
      };
      expect(await rehearsal('19:10:00')).toEqual([false, 'ready']);
      expect(await rehearsal('19:40:00')).toEqual([true, 'onAir']);
    });
  });

  it('WATCH-04 shows are listed by where their evening stands', async () => {
    const id = await create();
    const phases = async () => {
      const asked = ['ready', 'onAir', 'ended'].map((phase) => get(`liveStreaming?live_streaming_phase=${phase}`));
      return (await Promise.all(asked)).map(({ body }) =>
        (body.data as LiveStreaming[]).some((show) => show.id === id),
      );
    };
    expect(await phases()).toEqual([true, false, false]);
    for (const live of ['Y', 'N'] as const) {
      await test.get(LiveStreams).setLive(id, live);
      expect(await phases()).toEqual([false, true, false]);
    }
    await post('liveStreamingEnd', { id });
    await test.get(LiveStreams).setLive(id, 'Y');
    expect(await phases()).toEqual([false, false, true]);
    await post('liveStreamingReopen', { id });
    expect(await phases()).toEqual([false, true, false]);
  });

  it("WATCH-04 WATCH-08 a show that ends without its replay stays its buyers', and theirs to watch when its end is taken back", async () => {
    const id = await create();
    const { video_id } = await rowOf(id);
    const isClosed = async () => (await test.database.manager.findOneByOrFail(Video, { id: video_id })).video_disable;
    expect((await post('liveStreamingEnd', { id, video_disable: 'Y' })).status).toBe(200);
    expect([await isClosed(), (await rowOf(id)).live_streaming_access]).toEqual(['Y', 'buyers']);
    expect((await get(`liveStreamingById?id=${id}`, {})).status).toBe(200);
    await post('liveStreamingReopen', { id });
    expect([await isClosed(), (await rowOf(id)).live_streaming_access]).toEqual(['N', 'buyers']);
    await post('liveStreamingEnd', { id });
    expect(await isClosed()).toBe('N');
    expect((await post('liveStreamingEnd', { id, video_disable: 'maybe' })).status).toBe(422);
  });

  it('WATCH-04 WATCH-08 the shop says whether a replay opens by itself, where whoever ends the show does not', async () => {
    const before = test.config.REPLAY_OPENS;
    test.config.REPLAY_OPENS = 'N';
    const ended = async (body: object) => {
      const id = await create();
      await post('liveStreamingEnd', { id, ...body });
      return (await test.database.manager.findOneByOrFail(Video, { id: (await rowOf(id)).video_id })).video_disable;
    };
    expect([await ended({}), await ended({ video_disable: 'N' })]).toEqual(['Y', 'N']);
    test.config.REPLAY_OPENS = before;
  });

  it('WATCH-04 a show that moves to another stage takes its video along', async () => {
    const id = await create();
    const next = await makeStage(test.database.manager);
    expect((await post('liveStreaming', { id, stage_id: next.id })).status).toBe(200);
    const show = await rowOf(id);
    expect(show).toMatchObject({ stage_id: next.id, band_id: next.band_id });
    const place = { stage_id: next.id, band_id: next.band_id };
    expect(await test.database.manager.findOneByOrFail(Video, { id: show.video_id })).toMatchObject(place);
  });

  it('WATCH-04 CAT-03 a band makes shows of its own stages, and reads the keys of no other band', async () => {
    const { id: bandPerson } = await makePersonnel(test.database.manager, { role: 'band', band_id: stage.band_id });
    const headers = await test.signInAs('personnel', bandPerson);
    const own = await post('liveStreaming', { live_streaming_name: 'ของวง', stage_id: stage.id }, headers);
    expect(own.status).toBe(200);
    const foreign = await makeStage(test.database.manager);
    const columns = { live_streaming_name: 'ของวงอื่น', stage_id: foreign.id };
    expect((await post('liveStreaming', columns, headers)).status).toBe(404);
    const { id } = await makeLiveStreaming(test.database.manager, { stage_id: foreign.id });
    expect((await get(`liveStreamingKey?id=${id}`, headers)).status).toBe(404);
    expect((await post('liveStreamingNewKey', { id }, headers)).status).toBe(404);
  });

  it.each([
    [{ live_streaming_name: 'ไม่มีเวที' }, 'stage_id'],
    [{ stage_id: 1 }, 'live_streaming_name'],
  ])('WATCH-04 a show needs a name and a stage: %j is refused', async (body, field) => {
    expect((await post('liveStreaming', body)).body.errors?.[0]?.field).toBe(field);
  });
});
