import { makeUser } from '@wethi/accounts/testing';
import { makeProduct } from '@wethi/catalog/testing';
import { makeOrder } from '@wethi/orders/testing';
import { createTestApp, type TestApp } from '@wethi/platform/testing';
import { MediaHttpModule } from '../media-http.module';
import { makeVideo } from '../testing/media.factory';
import type { Playback } from '../video/video.entity';

const VIEWERS = 500;
const AT_ONCE = 50;
/** A tenth of what the viewers ask for together. */
const SETTINGS = { REQUESTS_PER_MINUTE: '50' };
const MINUTES = 10;

interface Viewer {
  headers: object;
  session: string;
}

describe('viewers behind one address', () => {
  let test: TestApp;
  let videoId: number;
  let productId: number;
  const viewers: Viewer[] = [];

  async function viewer(): Promise<Viewer> {
    const { id } = await makeUser(test.database.manager);
    await makeOrder(test.database.manager, { user_id: id, product_id: productId, approve_date: '2026-11-20' });
    const headers = { ...(await test.signInAs('user', id)), 'x-forwarded-for': '203.0.113.9' };
    const { body } = await test.request('GET', `/api/videosUserViewById?id=${videoId}`, { headers });
    return { headers, session: (body.data as { playback: Playback }).playback.session };
  }

  async function heartbeat({ headers, session }: Viewer): Promise<number> {
    const body = { video_id: videoId, session };
    return (await test.request('POST', '/api/videosStatistics', { headers, body })).status;
  }

  beforeAll(async () => {
    test = await createTestApp([MediaHttpModule], SETTINGS);
    test.clock.set('2026-11-21T12:00:00+07:00');
    const product = await makeProduct(test.database.manager, { product_to: '2026-11-20', product_status: 'replay' });
    productId = product.id;
    videoId = (await makeVideo(test.database.manager, { stage_id: product.stage_id ?? 0, band_id: product.band_id }))
      .id;
    while (viewers.length < VIEWERS) viewers.push(...(await Promise.all(Array.from({ length: AT_ONCE }, viewer))));
  }, 120_000);
  afterAll(() => test.close());

  it('WATCH-03 500 of them watch for ten minutes, and no heartbeat is refused', async () => {
    const answers = new Map<number, number>();
    for (let minute = 0; minute < MINUTES; minute += 1) {
      for (let first = 0; first < VIEWERS; first += AT_ONCE)
        for (const status of await Promise.all(viewers.slice(first, first + AT_ONCE).map(heartbeat)))
          answers.set(status, (answers.get(status) ?? 0) + 1);
      test.clock.advance(60);
    }
    expect([...answers]).toEqual([[200, VIEWERS * MINUTES]]);
  }, 180_000);
});
