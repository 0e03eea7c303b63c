import { makeUser } from '@wethi/accounts/testing';
import { makeOrder } from '@wethi/orders/testing';
import { createTestApp, EventStreamClient, type TestApp } from '@wethi/platform/testing';
import { ACCESS_TABLE, RULES, ROLES, STREAMS, type Call } from './testing/access-table';
import { buildWorld, type World } from './testing/access-world';
import { ROUTE_MODULES } from './api.module';

/** Made into a text of each row that belongs to `band`. */
const MARK = 'เฉพาะวงนี้';
const MARKED: Record<string, string> = {
  band: 'band_name',
  band_member: 'band_member_name',
  band_member_detail: 'band_member_detail_text',
  band_staff: 'band_staff_position',
  staff: 'staff_name',
  stage: 'stage_title',
  stage_time: 'stage_detail_time_title',
  product: 'product_code',
  product_price: 'product_price_title',
  product_detail_list: 'product_detail_list_title',
  book_bank: 'book_bank_name',
  orders: 'orders_note',
  live_streaming: 'live_streaming_name',
  live_streaming_comment: 'live_streaming_comment',
  live_streaming_word: 'live_streaming_word',
  stage_time_comment: 'stage_time_comment',
  video: 'video_name',
  video_caption: 'caption_name',
  coach: 'coach_name',
  course_chapter: 'course_chapter_title',
  lesson_file: 'lesson_file_name',
  live_streaming_mute: 'live_streaming_mute_reason',
};
/** What every visitor reads of a show or a band, whoever asks. */
const OF_THE_SHOP = /^GET \/(productView|productPage|bandPage|bandView|giftByCode|orders\/ordersBy(Code|Ref))$/;

const may = (rule: keyof typeof RULES | undefined, role: (typeof ROLES)[number]) =>
  rule !== undefined && RULES[rule][ROLES.indexOf(role)] === 'in';

describe('accounts of a band', () => {
  let test: TestApp;
  let world: World;
  const reads = (Object.entries(ACCESS_TABLE) as [Call, keyof typeof RULES][]).filter(
    ([call, rule]) =>
      call.startsWith('GET') &&
      RULES[rule][ROLES.indexOf('band')] === 'in' &&
      !STREAMS.has(call) &&
      !OF_THE_SHOP.test(call),
  );
  const ask = async (call: Call, role: 'band' | 'rival') => {
    const dates = { date_start: '2020-01-01', date_to: '2020-12-31', date: '2026-11-20' };
    const query = new URLSearchParams({ ...(call.includes('ByDate') ? dates : {}), ...world.query(call) });
    if (call.endsWith('File')) query.set('format', 'csv');
    const [, path] = call.split(' ');
    return test.request('GET', `/api${path}?${query}`, { headers: await world.headers(role) });
  };

  beforeAll(async () => {
    test = await createTestApp(ROUTE_MODULES);
    world = await buildWorld(test);
    for (const [table, column] of Object.entries(MARKED))
      await test.database.query('UPDATE ?? SET ?? = CONCAT(?, id)', [table, column, MARK]);
    const rivals = "UPDATE band SET band_name = 'วงอื่น' WHERE id = (SELECT MAX(band_id) FROM personnel)";
    await test.database.query(rivals);
  });
  afterAll(() => test.close());

  it.each(reads.map(([call]) => call))('CAT-03 %s answers another band nothing of this one', async (call) => {
    const answer = await ask(call, 'rival');
    expect(answer.raw.toString()).not.toContain(MARK);
  });

  it('ADMIN-04 CAT-03 the same calls answer the band its own rows', async () => {
    const seen = new Set<string>();
    for (const [call] of reads) if ((await ask(call, 'band')).raw.toString().includes(MARK)) seen.add(call);
    const lists = ['band', 'bandMember', 'bandStaff', 'staff', 'stage', 'stageTime', 'product', 'productPrice'];
    const others = ['productDetailList', 'bookBank', 'videos', 'orders'];
    const files = [...lists, ...others].map((path) => `${path}File`);
    const paths = [...lists, ...others, ...files, 'orders/ordersByUserId'];
    expect([...seen]).toEqual(expect.arrayContaining(paths.map((path) => `GET /${path}`)));
  });

  it('CAT-03 a band reads no more of the shop’s list than visitors', async () => {
    await test.database.query("UPDATE product SET product_token_telegram = 'secret'");
    const [asGuest, asBand] = await Promise.all([
      test.request('GET', '/api/productView'),
      test.request('GET', '/api/productView', { headers: await world.headers('rival') }),
    ]);
    expect(asBand.body).toEqual(asGuest.body);
  });

  it('CAT-03 counts and sums are those of the band', async () => {
    const today = test.clock.today();
    const get = async (path: string, role: 'band' | 'rival' | 'owner') =>
      (await test.request('GET', `/api/orders/${path}`, { headers: await world.headers(role) })).body;
    const approved = 'ordersTotalStatus?orders_status=approve';
    expect((await get(approved, 'band'))['total']).toBe((await get(approved, 'owner'))['total']);
    expect((await get(approved, 'rival'))['total']).toBe(0);
    const byDate = `ordersByDate?date_start=${today}&date_to=${today}`;
    expect(await get(byDate, 'rival')).toMatchObject({
      data: [],
      userIn: [],
      ordersTransfer: [],
      ordersTransferList: [],
    });
  });

  it('ADMIN-04 CAT-03 a band makes no row of another band and points to none', async () => {
    const post = async (path: string, body: object, role: 'band' | 'rival') =>
      (await test.request('POST', `/api/${path}`, { body, headers: await world.headers(role) })).body.code ?? 'saved';
    const { id: band_id } = world.body('POST /band') as { id: number };
    const { id: stage_id } = world.body('POST /stage') as { id: number };
    expect(await post('stage', { band_id, stage_title: 'ของตัวเอง' }, 'band')).toBe('saved');
    expect(await post('stage', { band_id, stage_title: 'ของวงอื่น' }, 'rival')).toBe('NOT_ALLOWED');
    expect(await post('stageTime', { stage_id, stage_detail_time_title: 'เพลง' }, 'band')).toBe('saved');
    expect(await post('stageTime', { stage_id, stage_detail_time_title: 'เพลง' }, 'rival')).toBe('NOT_ALLOWED');
    expect(await post('band', { band_name: 'วงที่สาม' }, 'band')).toBe('NOT_ALLOWED');
    const [{ band_id: rivals } = { band_id: 0 }] = await test.database.query<{ band_id: number }[]>(
      "SELECT band_id FROM personnel WHERE role = 'band' AND band_id <> ?",
      [band_id],
    );
    const { id: staff_id } = world.body('POST /staff') as { id: number };
    expect(await post('bandStaff', { band_id: rivals, staff_id }, 'rival')).toBe('NOT_ALLOWED');
    const product = { band_id: rivals, stage_id, product_title: 'ยืมรอบแสดง', product_url: 'borrowed' };
    expect(['NOT_ALLOWED', 'INVALID_INPUT']).toContain(await post('product', product, 'rival'));
    const member = world.body('POST /bandMember');
    expect(await post('bandMember', { ...member, band_id: rivals }, 'band')).toBe('NOT_ALLOWED');
  });

  describe('writes of another band', () => {
    const writes = (Object.entries(ACCESS_TABLE) as [Call, keyof typeof RULES][])
      .filter(([call, rule]) => !call.startsWith('GET') && may(rule, 'band'))
      .map(([call]) => call)
      // These end or change the account that calls.
      .filter((call) => !/\/(logout|totp|loginPing)/.test(call));

    const rowsOfBand = async () => {
      const rows: Record<string, unknown> = {};
      for (const [table, column] of Object.entries(MARKED))
        rows[table] = await test.database.query('SELECT * FROM ?? WHERE ?? LIKE ?', [table, column, `${MARK}%`]);
      return rows;
    };

    it.each(writes)('ADMIN-04 CAT-03 %s changes no row of this one', async (call) => {
      const [method = '', path = ''] = call.split(' ');
      const before = await rowsOfBand();
      const query = new URLSearchParams(world.query(call));
      const answer = await test.request(method, `/api${path}?${query}`, {
        headers: await world.headers('rival'),
        ...(method !== 'DELETE' && { body: world.body(call) }),
      });
      expect(answer.status).toBeLessThan(500);
      expect(await rowsOfBand()).toEqual(before);
    });
  });

  it('ADMIN-04 CAT-03 event streams tell another band nothing of this one, by none of them', async () => {
    const address = await test.listen();
    const streams = [...STREAMS].filter(
      (call) => may(ACCESS_TABLE[call as Call], 'band') && !/\/tv|orderEvents/.test(call),
    );
    const listen = async (role: 'band' | 'rival') => {
      const opened: Record<string, EventStreamClient | number> = {};
      for (const call of streams) {
        const query = new URLSearchParams(world.query(call as Call));
        const url = `${address}/api${call.split(' ')[1]}?${query}`;
        opened[call] = await EventStreamClient.open(url, { ...(await world.headers(role)) }).catch((error: Error) =>
          Number(error.message.replace('status ', '')),
        );
      }
      return opened;
    };
    const [own, rivals] = [await listen('band'), await listen('rival')];
    const refused = Object.entries(rivals).filter(([, stream]) => typeof stream === 'number');
    expect(refused).toEqual([['GET /stage/events', 403]]);

    const owner = await world.headers('owner');
    const show = world.body('POST /liveStreaming') as { id: number };
    const comment = { live_streaming_id: show.id, live_streaming_comment: MARK };
    await test.request('POST', '/api/liveStreamingComment', { headers: owner, body: comment });
    const { id: product_id } = world.body('POST /product') as { id: number };
    const { id: user_id } = await makeUser(test.database.manager);
    await makeOrder(test.database.manager, { product_id, user_id });
    const [{ id: waiting } = { id: 0 }] = await test.database.query<{ id: number }[]>(
      "SELECT id FROM orders WHERE orders_status = 'wait' ORDER BY id DESC LIMIT 1",
    );
    const decision = { id: waiting, orders_status: 'approve' };
    await test.request('POST', '/api/orders/ordersUpdate', { headers: owner, body: decision });
    const moderation = own['GET /moderation/events'] as EventStreamClient;
    await moderation.sees('data: {}');
    for (const stream of Object.values(rivals)) {
      if (typeof stream === 'number') continue;
      expect(stream.seen).not.toContain(MARK);
      expect(stream.seen).not.toMatch(/data: \{\}|video_id|"ordersTotalStatus":[1-9]/);
    }
    for (const stream of [...Object.values(own), ...Object.values(rivals)])
      if (typeof stream !== 'number') stream.close();
  });
});
