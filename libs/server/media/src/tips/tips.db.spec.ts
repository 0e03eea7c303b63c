import { makeUser } from '@wethi/accounts/testing';
import { makeBandMember, makeProduct, makeStage } from '@wethi/catalog/testing';
import { OrdersHttpModule, OrdersJobsModule, Tip } from '@wethi/orders';
import { CheckTip, makeOrder, signedNotice, startSandbox, type TestSandbox } from '@wethi/orders/testing';
import { createTestApp, type TestAnswer, type TestApp, until } from '@wethi/platform/testing';
import { billPayment } from 'promptparse/validate';
import { LiveStreamingComment } from '../chat/live-streaming-comment.entity';
import type { ShownMessage } from '../chat/live-streaming-comment.entity';
import { LiveStreaming } from '../live/live-streaming.entity';
import { LiveStreams } from '../live/live-streams';
import { MediaHttpModule } from '../media-http.module';
import { MediaJobsModule } from '../media-jobs.module';
import { StageNews, type News } from '../news/stage-news';
import { makeLiveStreaming } from '../testing/media.factory';
import { ShowTip } from './show-tip.job';

type Headers = { authorization: string };
interface Given {
  id: number;
  tip_qr: string | null;
  tip_status: string;
  tip_reference: string;
  tip_to: string;
}
const codeOf = ({ status, body }: TestAnswer) => [status, body.code];
const tipOf = ({ body }: TestAnswer) => body.data as Given;

describe('garlands', () => {
  let test: TestApp;
  let sandbox: TestSandbox;
  let show: LiveStreaming;
  let productId: number;
  let viewer: Headers;
  let news: News[];
  let notifyUrl: string;
  let keys = 0;

  const get = (path: string, headers: object = viewer) => test.request('GET', `/api/${path}`, { headers });
  const give = (wish: object = {}, { headers = viewer, key = `garland-${(keys += 1)}` } = {}) =>
    test.request('POST', '/api/tip', {
      headers: { ...headers, 'idempotency-key': key },
      body: { live_streaming_id: show.id, tip_amount: 200, ...wish },
    });
  const stored = (id: number) => test.database.manager.findOneByOrFail(Tip, { id });
  const messages = () => test.database.manager.findBy(LiveStreamingComment, { live_streaming_id: show.id });
  const notify = (body: object) => test.request('POST', '/api/paymentNotify', { body });

  async function buyer(columns: object = {}): Promise<Headers> {
    const user = await makeUser(test.database.manager, columns);
    const bought = { user_id: user.id, product_id: productId, approve_date: test.clock.today() };
    await makeOrder(test.database.manager, bought);
    return test.signInAs('user', user.id);
  }

  /** The jobs that somebody left and that are due. */
  const due = (name: string) =>
    test.database.query<{ id: string; payload: string }[]>(
      'SELECT id, payload FROM outbox WHERE name = ? AND done_at IS NULL AND (due_at IS NULL OR due_at <= ?)',
      [name, test.clock.now()],
    );

  /** Does what the worker would of garlands now, each job twice at once. */
  async function work(): Promise<void> {
    for (const name of ['check-tip', 'show-tip'])
      for (const { id, payload } of await due(name)) {
        await Promise.all([1, 2].map(() => run(name, JSON.parse(payload) as { tip_id: number })));
        await test.database.query('UPDATE outbox SET done_at = NOW(3) WHERE id = ?', [id]);
      }
  }
  const run = (name: string, payload: { tip_id: number; tried?: number }) =>
    name === 'show-tip' ? test.get(ShowTip).show(payload) : test.get(CheckTip).check(payload);

  /** Pays, and waits for the gateway's notices. */
  async function pay(tip: Given, headers?: Record<string, string>): Promise<void> {
    await sandbox.payQr(tip.tip_reference, headers);
    await until(async () => (await due('check-tip')).length > 0);
    await work();
  }
  const garlands = () => news.flatMap((one) => (one.kind === 'tip' ? one.tip : []));

  beforeAll(async () => {
    sandbox = await startSandbox();
    test = await createTestApp(
      [MediaHttpModule, MediaJobsModule, OrdersHttpModule, OrdersJobsModule],
      sandbox.settings,
    );
    notifyUrl = `${await test.listen()}/api/paymentNotify`;
  });
  beforeEach(async () => {
    await sandbox.notifyAt(notifyUrl);
    test.clock.set('2026-11-28T20:00:00+07:00');
    const stage = await makeStage(test.database.manager);
    const product = await makeProduct(test.database.manager, { stage_id: stage.id, band_id: stage.band_id });
    productId = product.id;
    show = await makeLiveStreaming(test.database.manager, { stage_id: stage.id });
    await test.get(LiveStreams).setLive(show.id, 'Y');
    viewer = await buyer({ user_nickname: 'น้องฟ้าใสใจดี' });
    news = [];
    test
      .get(StageNews)
      .of(stage.id)
      .subscribe((one) => news.push(one));
  });
  afterAll(async () => {
    await test.close();
    await sandbox.close();
  });

  it('WATCH-14 a garland that is paid hangs on the picture once, and stands in the chat', async () => {
    const member = await makeBandMember(test.database.manager, { band_id: show.band_id, band_member_name: 'พราว' });
    const answer = await give({ band_member_id: member.id, tip_message: '  ร้องเพราะ\nมาก  ' });
    const tip = tipOf(answer);
    expect(tip).toMatchObject({ tip_status: 'wait', tip_to: 'พราว', tip_message: 'ร้องเพราะ มาก', tip_amount: 200 });
    expect(billPayment(tip.tip_qr ?? '')).toMatchObject({ ref1: tip.tip_reference, amount: 200 });
    await pay(tip, { 'x-sandbox-replay': '3' });
    expect(tipOf(await get(`tipById?id=${tip.id}`))).toMatchObject({ tip_status: 'paid', tip_qr: null });
    await until(() => garlands().length > 0);
    const words = { tip_amount: 200, tip_to: 'พราว', tip_message: 'ร้องเพราะ มาก' };
    expect(garlands()).toEqual([{ id: tip.id, user_nickname: 'น้องฟ้าใสใจดี', ...words }]);
    const chat = await get(`liveStreamingCommentNowByLiveStreamingId?live_streaming_id=${show.id}`);
    expect(chat.body).toMatchObject({ total: 1 });
    expect(chat.body.data as ShownMessage[]).toEqual([
      expect.objectContaining({
        tip: words,
        user_nickname: 'น้องฟ้าใสใจดี',
        live_streaming_comment: 'คล้องมาลัย ฿200.00 ให้พราว “ร้องเพราะ มาก”',
      }),
    ]);
    expect((await get('tip')).body.data).toMatchObject([{ id: tip.id, tip_reference: tip.tip_reference }]);
  });

  it('WATCH-14 twice the same key is one garland, and somebody else\u2019s is none', async () => {
    const [one, other] = await Promise.all([1, 2].map(() => give({}, { key: 'garland-pressed-twice' })));
    const again = await give({}, { key: 'garland-pressed-twice' });
    const made = [one, other, again].flatMap((each) => (each?.status === 200 ? tipOf(each).id : []));
    expect(new Set(made).size).toBe(1);
    expect(made).toContain(tipOf(again).id);
    expect(await test.database.manager.countBy(Tip, { live_streaming_id: show.id })).toBe(1);
    expect(codeOf(await get(`tipById?id=${tipOf(again).id}`, await buyer()))).toEqual([404, 'NOT_FOUND']);
    expect(
      codeOf(
        await test.request('POST', '/api/tip', {
          headers: viewer,
          body: { live_streaming_id: show.id, tip_amount: 50 },
        }),
      ),
    ).toEqual([422, 'IDEMPOTENCY_KEY_MISSING']);
  });

  it('WATCH-14 BUY-21 another payment of the same QR is money to give back, once', async () => {
    const tip = tipOf(await give());
    await pay(tip);
    await pay(tip, { 'x-sandbox-again': '1', 'x-sandbox-replay': '2' });
    const listed = await test.database.query('SELECT * FROM money_back WHERE tip_id = ?', [tip.id]);
    expect(listed).toMatchObject([{ money_back_amount: 200, money_back_reason: 'second_slip' }]);
    expect(await stored(tip.id)).toMatchObject({ tip_status: 'paid' });
    await test.database.query('DELETE FROM money_back');
  });

  it('WATCH-14 BUY-15 one whose payment the bank takes back counts no more, also where its notice got lost', async () => {
    const [told, lost] = [tipOf(await give()), tipOf(await give())];
    for (const tip of [told, lost]) await pay(tip);
    await sandbox.takeBack(told.tip_reference);
    await until(async () => (await due('check-tip')).length > 0);
    await work();
    await sandbox.takeBack(lost.tip_reference, { 'x-sandbox-replay': '0' });
    expect([(await stored(told.id)).tip_status, (await stored(lost.id)).tip_status]).toEqual(['reversed', 'paid']);
    test.clock.advance(31 * 3600);
    await work();
    expect(await stored(lost.id)).toMatchObject({ tip_status: 'reversed' });
    expect((await get('tip')).body.data).toEqual([]);
  });

  it('WATCH-14 who does not want to be named is named to nobody', async () => {
    await pay(tipOf(await give({ tip_hidden: 'Y' })));
    await until(() => garlands().length > 0);
    expect(garlands()).toMatchObject([{ user_nickname: 'คนดูท่านหนึ่ง' }]);
    const chat = await get(`liveStreamingCommentNowByLiveStreamingId?live_streaming_id=${show.id}`, await buyer());
    expect(chat.body.data).toMatchObject([{ user_id: null, user_path: null, user_nickname: 'คนดูท่านหนึ่ง' }]);
    expect(chat.raw.toString()).not.toContain('ฟ้าใส');
    expect(JSON.stringify(news)).not.toContain('ฟ้าใส');
  });

  it('WATCH-14 a notice that nobody signed, or that was changed, pays nothing', async () => {
    const tip = tipOf(await give());
    await sandbox.payQr(tip.tip_reference, { 'x-sandbox-checksum': 'wrong' });
    const { tip_order } = await stored(tip.id);
    const paid = { id: tip_order, amount: 200, currency: 'THB', status: 'success', transaction_state: 'Authorized' };
    const body = { ...paid, reference_order: tip.tip_reference, checksum: '0'.repeat(64) };
    expect(codeOf(await notify(body))).toEqual([422, 'NOTICE_NOT_GENUINE']);
    expect(codeOf(await notify({}))).toEqual([422, 'NOTICE_NOT_GENUINE']);
    expect(await due('check-tip')).toEqual([]);
    expect(await stored(tip.id)).toMatchObject({ tip_status: 'wait' });
  });

  it('WATCH-14 a signed notice proves nothing: the gateway is asked, and a reference of nobody changes nothing', async () => {
    const tip = tipOf(await give());
    const signed = (reference_order: string) => signedNotice(reference_order, 200);
    expect((await notify(signed(tip.tip_reference))).status).toBe(200);
    expect(await due('check-tip')).toHaveLength(1);
    await work();
    expect(await stored(tip.id)).toMatchObject({ tip_status: 'wait' });
    expect((await notify(signed('M00000000000000'))).status).toBe(200);
    expect(await due('check-tip')).toEqual([]);
  });

  it.each([
    ['amount', { tip_amount: 100 }, true],
    ['reference', { tip_reference: 'MANOTHERONE' }, false],
  ])('WATCH-14 BUY-21 a payment of another %s than was asked for pays nothing', async (_, columns, isOurs) => {
    const tip = tipOf(await give());
    await sandbox.notifyAt('');
    await sandbox.payQr(tip.tip_reference);
    await test.database.manager.update(Tip, tip.id, columns);
    for (let asked = 0; asked < 2; asked += 1) await run('check-tip', { tip_id: tip.id });
    expect(await stored(tip.id)).toMatchObject({ tip_status: 'wait', tip_charge: null });
    const back = (await get('moneyBack?sort=-id', await test.signInAs('personnel', 1))).body.data as object[];
    const listed = { tip_id: tip.id, money_back_amount: 200, money_back_reason: 'other_amount', slip_id: null };
    expect(back).toEqual(isOurs ? [expect.objectContaining({ ...listed, tip_reference: tip.tip_reference })] : []);
    expect(await messages()).toEqual([]);
    await test.database.query('DELETE FROM money_back');
    await test.database.manager.delete(Tip, tip.id);
  });

  it('WATCH-14 a notice that got lost is made up for within a minute', async () => {
    const tip = tipOf(await give());
    await sandbox.notifyAt('');
    await sandbox.payQr(tip.tip_reference);
    expect(await due('check-tip')).toEqual([]);
    test.clock.advance(60);
    await work();
    expect(await stored(tip.id)).toMatchObject({ tip_status: 'paid' });
    expect(await messages()).toHaveLength(1);
  });

  it('WATCH-14 a QR that ran out is offered no more, and money that comes late counts', async () => {
    const tip = tipOf(await give());
    for (const seconds of [60, 180, 390]) {
      test.clock.advance(seconds);
      await work();
    }
    expect(tipOf(await get(`tipById?id=${tip.id}`))).toMatchObject({ tip_status: 'expired', tip_qr: null });
    await pay(tip);
    expect(await stored(tip.id)).toMatchObject({ tip_status: 'paid' });
    expect(await messages()).toHaveLength(1);
  });

  it('WATCH-14 what is paid or given after the end of the show is in the chat alone', async () => {
    const tip = tipOf(await give());
    const owner = await test.actorOf(await test.signInAs('personnel', 1));
    await test.get(LiveStreams).end({ id: show.id }, owner);
    const late = tipOf(await give());
    await pay(tip);
    await pay(late);
    expect(await messages()).toHaveLength(2);
    await until(() => news.filter(({ kind }) => kind === 'message').length === 2);
    expect(garlands()).toEqual([]);
  });

  it('WATCH-14 nobody gives a garland of which nobody would read', async () => {
    await test.database.manager.update('live_streaming', { id: show.id }, { live_streaming_chat_replay: 'N' });
    await test.get(LiveStreams).end({ id: show.id }, await test.actorOf(await test.signInAs('personnel', 1)));
    test.clock.set('2026-11-28T20:59:00+07:00');
    expect((await give()).status).toBe(200);
    test.clock.set('2026-11-28T21:01:00+07:00');
    expect(codeOf(await give())).toEqual([409, 'TIP_CLOSED']);
  });

  it('WATCH-14 is for those who may watch, from the hour of the chat on, at the prices of the house, with decent words', async () => {
    const stranger = await test.signInAs('user', (await makeUser(test.database.manager)).id);
    const foreign = await makeBandMember(test.database.manager);
    expect(codeOf(await give({}, { headers: stranger }))).toEqual([403, 'VIDEO_NOT_BOUGHT']);
    for (const wish of [
      { tip_amount: 51 },
      { tip_amount: 1 },
      { band_member_id: foreign.id },
      { tip_message: 'กขฃคฅฆงจฉชซฌญฎฏฐฑฒณดตถทธนบปผฝพฟภมยรลวศษสหฬอฮABCDEFGHIJKLMNOPQ' },
    ])
      expect(codeOf(await give(wish))).toEqual([422, 'INVALID_INPUT']);
    expect(codeOf(await give({ tip_message: 'โทร 0812345678' }))).toEqual([200, 'CHAT_NOT_SENT']);
    const tomorrow = { stage_date: '2026-11-29', stage_time_start: '20:00:00' };
    await test.database.manager.update('stage', { id: show.stage_id }, tomorrow);
    const unbegun = { live_streaming_live: 'N', live_streaming_start_at: null };
    await test.database.manager.update('live_streaming', { id: show.id }, unbegun);
    expect(codeOf(await give())).toEqual([409, 'TIP_CLOSED']);
    expect(codeOf(await give({ live_streaming_id: 4_000_000 }))).toEqual([404, 'NOT_FOUND']);
    expect(await test.database.manager.countBy(Tip, { live_streaming_id: show.id })).toBe(0);
  });

  it('WATCH-14 without the gateway nothing is paid, and another try is another garland', async () => {
    await sandbox.fault('card', 'error', 1);
    expect(codeOf(await give({}, { key: 'garland-of-a-bad-minute' }))).toEqual([503, 'TIP_UNREACHABLE']);
    expect(await test.database.manager.findBy(Tip, { live_streaming_id: show.id })).toMatchObject([
      { tip_status: 'failed' },
    ]);
    expect(tipOf(await give())).toMatchObject({ tip_status: 'wait' });
  });

  it('WATCH-14 nobody gives more than ten in ten minutes', async () => {
    const answers: number[] = [];
    for (let count = 0; count < 11; count += 1) answers.push((await give({ tip_amount: 50 })).status);
    expect(answers.slice(0, 10)).not.toContain(429);
    expect(answers.at(-1)).toBe(429);
  });
});
