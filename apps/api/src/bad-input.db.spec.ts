import { makeUser } from '@wethi/accounts/testing';
import { makeProduct, makeProductPrice, makeStageTime } from '@wethi/catalog/testing';
import { SESSION_SECONDS } from '@wethi/contract';
import { makeStageTimeComment, makeVideo, makeVideosUserStatus } from '@wethi/media/testing';
import { Slip } from '@wethi/orders';
import { makeOrder } from '@wethi/orders/testing';
import { createTestApp, type TestApp } from '@wethi/platform/testing';
import { ROUTE_MODULES } from './api.module';
import type { Role } from './testing/access-table';
import { buildWorld, type World } from './testing/access-world';
import { BAD_BODIES } from './testing/bad-bodies';
import type { BadCall } from './testing/bad-call';
import { callsForOthers, type Named } from './testing/others-rows';
import { tableCounts } from './testing/table-counts';

const THAI = /[ก-๙]/;

describe('bad input', () => {
  let test: TestApp;
  let world: World;
  let rows: Named;

  beforeAll(async () => {
    test = await createTestApp(ROUTE_MODULES);
    world = await buildWorld(test);
    const { manager } = test.database;
    const product = (await makeProduct(manager)).id;
    const other = await makeUser(manager);
    const order = await makeOrder(manager, { user_id: other.id, product_id: product });
    const slip_picture = 'slip/of-somebody-else.webp';
    const slip = { user_id: other.id, product_id: product, slip_picture, slip_status: 'unclear' as const };
    await manager.insert(Slip, { ...slip, picture_sha256: 'c'.repeat(64) });
    const item = await makeStageTime(manager);
    rows = {
      ownId: (await makeUser(manager)).id,
      othersId: other.id,
      othersOrder: order.id,
      othersSlip: slip_picture,
      othersVideo: (await makeVideo(manager)).id,
      othersComment: (await makeStageTimeComment(manager, item, other.id)).id,
      othersReaction: (await makeVideosUserStatus(manager, item, other.id)).id,
      othersItem: item.id,
      product,
      othersTier: (await makeProductPrice(manager)).id,
    };
  });
  afterEach(() => test.clock.set());
  afterAll(() => test.close());

  let keys = 0;
  /** A user who has nothing yet. */
  const headersOf = (role: Role) => (role === 'user' ? test.signInAs('user', rows.ownId) : world.headers(role));

  async function send({ as, call, body, picture, fields, type, encoding, withoutKey }: BadCall) {
    const [method = '', path = ''] = call.split(' ');
    const form = picture || fields ? new FormData() : undefined;
    for (const [name, value] of Object.entries({ product_id: String(rows.product), ...fields })) form?.set(name, value);
    if (picture) form?.set('images', new Blob([new Uint8Array(picture)], { type: 'image/png' }), 'slip.png');
    const key = withoutKey ? {} : { 'idempotency-key': `bad-input-${(keys += 1)}` };
    const described = { ...(type && { 'content-type': type }), ...(encoding && { 'content-encoding': encoding }) };
    const headers = { ...(await headersOf(as)), ...key, ...described };
    const before = await tableCounts(test);
    const answer = await test.request(method, `/api${path}`, { headers, body, form });
    expect(await tableCounts(test)).toEqual(before);
    return answer;
  }

  async function isRefused(bad: BadCall): Promise<void> {
    const { status, body } = await send(bad);
    const { result, code, message, errors = [] } = body;
    expect({ status, code, result }).toEqual({ status: bad.status, code: bad.code, result: false });
    expect(message).toMatch(THAI);
    for (const error of errors) expect(error.message).toMatch(THAI);
    if (bad.field) expect(errors.map(({ field }) => field)).toContain(bad.field);
  }

  it.each(BAD_BODIES.map((bad) => [bad.is, bad.call, bad] as const))(
    'CAT-02 %s at %s is refused in Thai, and nothing is created or lost',
    (_, __, bad) => isRefused(bad),
  );

  it.each(callsForOthers({} as Named).map(({ is }, index) => [is, index] as const))(
    'CAT-03 somebody else’s row: %s stays theirs',
    (_, index) => isRefused(callsForOthers(rows)[index]!),
  );

  it('ACC-04 an unknown phone signs nobody in and gets no code', async () => {
    const tel = '0899999999';
    const pin = { user_tel: tel, user_password: '2468' };
    await isRefused({ is: '', as: 'guest', call: 'POST /login', body: pin, status: 200, code: 'PIN_WRONG' });
    const call = `GET /sendOTP?tel=${tel}&purpose=forgot`;
    await isRefused({ is: '', as: 'guest', call, status: 200, code: 'PHONE_UNKNOWN' });
  });

  it('ACC-05 after five wrong codes the right one makes no ticket and no account', async () => {
    const tel = '0899999998';
    await test.request('GET', `/api/sendOTP?tel=${tel}&purpose=register`);
    const [sms] = await test.database.query<{ payload: string }[]>(
      "SELECT payload FROM outbox WHERE name = 'send-sms'",
    );
    const right = /รหัสยืนยัน (\d{4})/.exec(sms!.payload)![1]!;
    const verify = { is: '', as: 'guest', call: 'POST /verifyOTP' } as const;
    const said = (pin: string) => ({ telNumber: tel, pin, purpose: 'register' });
    const wrong = Array.from({ length: 5 }, (_, by) => String((Number(right) + by + 1) % 10_000).padStart(4, '0'));
    for (const pin of wrong) await isRefused({ ...verify, body: said(pin), status: 200, code: 'CODE_WRONG' });
    await isRefused({ ...verify, body: said(right), status: 429, code: 'CODE_LOCKED' });
  });

  it.each(['GET /loginPing', 'POST /orders', 'POST /uploadSlip', 'GET /orders/ordersByUserId'])(
    'ACC-06 an expired token opens nothing at %s',
    async (call) => {
      const headers = await test.signInAs('user', rows.ownId);
      const before = await tableCounts(test);
      test.clock.advance(SESSION_SECONDS + 1);
      const [method = '', path = ''] = call.split(' ');
      const body = method === 'POST' ? { ordersDetail: [{ product_id: rows.product }] } : undefined;
      const { status, body: answer } = await test.request(method, `/api${path}`, { headers, body });
      expect([status, answer.code, answer.message]).toEqual([401, 'TOKEN_EXPIRED', expect.stringMatching(THAI)]);
      expect(await tableCounts(test)).toEqual(before);
    },
  );
});
