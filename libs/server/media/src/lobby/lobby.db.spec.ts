import { makePersonnel, makeUser } from '@wethi/accounts/testing';
import { makeProduct } from '@wethi/catalog/testing';
import { makeOrder } from '@wethi/orders/testing';
import { createTestApp, EventStreamClient, type TestApp } from '@wethi/platform/testing';
import type { LiveStreaming } from '../live/live-streaming.entity';
import { MediaHttpModule } from '../media-http.module';
import { makeLiveStreaming } from '../testing/media.factory';

describe('who waits for a show', () => {
  let test: TestApp;
  let show: LiveStreaming;
  let buyers: object[];
  let office: object;

  const say = async (headers: object, found: string, id = show.id) =>
    (await test.request('POST', '/api/lobbyCheck', { headers, body: { id, found } })).body.code;
  const figures = async (headers = office) =>
    (await test.request('GET', `/api/liveStreamingLobby?id=${show.id}`, { headers })).body;

  beforeAll(async () => {
    test = await createTestApp([MediaHttpModule]);
    test.clock.set('2026-11-28T19:30:00+07:00');
  });
  beforeEach(async () => {
    const { manager } = test.database;
    const { id: product_id, stage_id } = await makeProduct(manager, { product_to: '2026-11-28' });
    show = await makeLiveStreaming(manager, { stage_id: stage_id ?? 0 });
    buyers = [];
    for (let made = 0; made < 4; made += 1) {
      const user = await makeUser(manager);
      await makeOrder(manager, { user_id: user.id, product_id, approve_date: '2026-11-28' });
      buyers.push(await test.signInAs('user', user.id));
    }
    office = await test.signInAs('personnel', (await makePersonnel(manager)).id);
  });
  afterAll(() => test.close());

  it('WATCH-11 WATCH-08 counts people by what their newest check found, as long as their page is open', async () => {
    const found = ['good', 'slow', 'blocked', 'unplayable'];
    for (const [index, buyer] of buyers.entries()) expect(await say(buyer, found[index] ?? '')).toBeUndefined();
    expect((await figures()).data).toEqual({ waiting: 4, slow: 1, blocked: 1, unplayable: 1 });

    test.clock.advance(200);
    await say(buyers[0]!, 'good');
    await say(buyers[2]!, 'slow');
    expect((await figures()).data).toEqual({ waiting: 4, slow: 2, blocked: 0, unplayable: 1 });
    test.clock.advance(200);
    expect((await figures()).data).toEqual({ waiting: 2, slow: 1, blocked: 0, unplayable: 0 });
  });

  it('WATCH-11 WATCH-05 tells those who wait how many they are', async () => {
    for (const buyer of buyers) await say(buyer, 'good');
    const [buyer] = buyers as [{ authorization: string }];
    const address = `${await test.listen()}/api/stage/events?stage_id=${show.stage_id}`;
    const stream = await EventStreamClient.open(address, buyer);
    await stream.sees('"watching":0,"waiting":4');
    stream.close();
  });

  it('WATCH-11 WATCH-03 hears buyers alone, and not without end; tells the band that plays alone', async () => {
    const { manager } = test.database;
    const stranger = await test.signInAs('user', (await makeUser(manager)).id);
    expect(await say(stranger, 'good')).toBe('VIDEO_NOT_BOUGHT');
    expect(await say(buyers[0]!, 'good', 999_999)).toBe('NOT_FOUND');
    expect(await say(buyers[0]!, 'offline')).toBe('INVALID_INPUT');
    for (let sent = 0; sent < 9; sent += 1) expect(await say(buyers[1]!, 'slow')).toBeUndefined();
    expect((await figures()).data).toEqual({ waiting: 1, slow: 1, blocked: 0, unplayable: 0 });
    await say(buyers[1]!, 'slow');
    expect(await say(buyers[1]!, 'slow')).toBe('TOO_MANY');

    const of = async (band_id: number) =>
      test.signInAs('personnel', (await makePersonnel(manager, { role: 'band', band_id })).id);
    const { band_id } = await makeProduct(manager);
    expect((await figures(await of(show.band_id))).result).toBe(true);
    expect((await figures(await of(band_id))).code).toBe('NOT_FOUND');
  });

  it('WATCH-11 WATCH-04 counts nobody at a rehearsal of the team', async () => {
    await test.database.manager.update('live_streaming', { id: show.id }, { live_streaming_access: 'team' });
    expect(await say(buyers[0]!, 'good')).toBe('NOT_FOUND');
  });
});
