import { UserSocial } from '@wethi/accounts';
import { makeUser } from '@wethi/accounts/testing';
import { BandFollow, CatalogHttpModule } from '@wethi/catalog';
import { makeBand, makeProduct } from '@wethi/catalog/testing';
import { DAY_MS } from '@wethi/format';
import { startSandbox, type TestSandbox } from '@wethi/orders/testing';
import { GiveUp, OutboxRow, TryLater } from '@wethi/platform';
import { createTestApp, type TestApp } from '@wethi/platform/testing';
import { TellFollowers } from '../followers/tell-followers.job';
import { NotificationsJobsModule } from '../notifications-jobs.module';
import { SendLine, sendLine, type LineMessage } from './send-line.job';

describe('messages by LINE', () => {
  let test: TestApp;
  let sandbox: TestSandbox;
  let count = 0;

  beforeAll(async () => {
    sandbox = await startSandbox();
    const settings = { ...sandbox.settings, LINE_MESSAGE_TOKEN: 'line-token' };
    test = await createTestApp([CatalogHttpModule, NotificationsJobsModule], settings);
  });
  beforeEach(async () => {
    test.clock.set('2026-11-20T12:00:00+07:00');
    await test.database.query('DELETE FROM outbox');
  });
  afterAll(async () => {
    await test.close();
    await sandbox.close();
  });

  /** Somebody who linked their LINE account. @param ending of what LINE calls them */
  async function person(ending?: string) {
    const { manager } = test.database;
    const { id } = await makeUser(manager);
    count += 1;
    const social_subject = `U${(ending ?? String(count)).padStart(32, '0')}`;
    const link = { user_id: id, social_provider: 'line' as const, social_subject, social_name: 'ฟ้าใส' };
    await manager.save(manager.create(UserSocial, link));
    return { id, social_subject, headers: await test.signInAs('user', id) };
  }
  const follow = (user_id: number, band_id: number, ways: Partial<BandFollow> = { band_follow_line: 'Y' }) =>
    test.database.manager.save(
      test.database.manager.create(BandFollow, { band_id, user_id, band_follow_mail: 'N', ...ways }),
    );
  const left = async () =>
    (await test.database.getRepository(OutboxRow).findBy({ name: sendLine.name })).map(
      ({ payload }) => JSON.parse(payload) as LineMessage,
    );
  const newShow = async (band_id: number, product_title = 'คืนใหม่') => {
    const show = await makeProduct(test.database.manager, { band_id, product_title });
    await test.get(TellFollowers).tell({ product_id: show.id });
  };
  const send = (message: LineMessage, key = `${message.user_id}`) =>
    test.get(SendLine).send(message, { key, signal: AbortSignal.timeout(5_000) });
  const message = (user_id: number): LineMessage => ({
    user_id,
    text: 'งานใหม่',
    until: new Date(test.clock.now().getTime() + DAY_MS).toISOString(),
  });
  const got = async (to: string) => (await sandbox.messages('chat')).filter((each) => each.to === to);

  it('TELL-06 tells by LINE who chose it and linked an account, twice a month at most, and nobody twice', async () => {
    const { id: band_id } = await makeBand(test.database.manager);
    const [one, unlinked] = [await person(), await makeUser(test.database.manager)];
    await follow(one.id, band_id);
    await follow((await person()).id, band_id, { band_follow_line: 'N' });
    await follow(unlinked.id, band_id);
    await newShow(band_id);
    const [first, ...others] = await left();
    expect([first?.user_id, others]).toEqual([one.id, []]);
    expect(first?.text).toContain('คืนใหม่');
    await newShow(band_id, 'คืนถัดไป');
    expect(await left()).toHaveLength(1);
    test.clock.set('2026-12-07T12:00:00+07:00');
    await newShow(band_id, 'คืนเดือนหน้า');
    expect(await left()).toHaveLength(2);

    test.clock.set('2026-11-20T12:00:00+07:00');
    if (first) await Promise.all([send(first, 'same'), send(first, 'same')]);
    expect(await got(one.social_subject)).toEqual([expect.objectContaining({ text: first?.text })]);
  });

  it('TELL-06 says which ways there are, and keeps the choice', async () => {
    const { id: band_id } = await makeBand(test.database.manager);
    const [linked, other] = [await person(), await makeUser(test.database.manager)];
    const state = async (headers: object) =>
      (await test.request('GET', `/api/bandFollow?band_id=${band_id}`, { headers })).body.data;
    expect(await state(linked.headers)).toMatchObject({ band_follow: 'N', band_follow_line: 'N', line_way: 'ready' });
    expect(await state(await test.signInAs('user', other.id))).toMatchObject({ line_way: 'unlinked' });
    const ways = { band_follow: 'Y', band_follow_mail: 'N', band_follow_sms: 'N' };
    const save = (band_follow_line: string) =>
      test.request('POST', '/api/bandFollow', {
        headers: linked.headers,
        body: { band_id, ...ways, band_follow_line },
      });
    expect((await save('Y')).body.data).toMatchObject({ band_follow: 'Y', band_follow_line: 'Y', line_way: 'ready' });
    const own = (await test.request('GET', '/api/bandFollowOwn', { headers: linked.headers })).body.data;
    expect(own).toEqual([expect.objectContaining({ band_id, band_follow_line: 'Y', line_way: 'ready' })]);
    expect(JSON.stringify(own)).not.toContain(linked.social_subject);
    expect((await save('N')).body.data).toMatchObject({ band_follow_line: 'N' });
  });

  it.each([
    ['is of another provider', '0400'],
    ['is no friend of the account', '0404'],
  ])('TELL-06 settles without another try what is for somebody who %s', async (_what, ending) => {
    const { id, social_subject } = await person(ending);
    await send(message(id));
    expect(await got(social_subject)).toEqual([]);
  });

  it('TELL-06 gives up where the month is used up, where it is late, and sends nothing once LINE is unlinked', async () => {
    await expect(send(message((await person('0429')).id))).rejects.toThrow(GiveUp);
    const { id, social_subject } = await person();
    test.clock.set('2026-11-22T12:00:00+07:00');
    await expect(send({ ...message(id), until: '2026-11-21T12:00:00+07:00' })).rejects.toThrow(GiveUp);
    await test.database.manager.delete(UserSocial, { user_id: id });
    await send(message(id));
    expect(await got(social_subject)).toEqual([]);
  });

  it('TELL-06 waits for the morning, and as long as it is asked to, and tries again what failed', async () => {
    const { id, social_subject } = await person();
    const late = message(id);
    test.clock.set('2026-11-20T21:30:00+07:00');
    await expect(send(late)).rejects.toThrow(TryLater);
    test.clock.set('2026-11-21T08:00:00+07:00');
    await sandbox.fault('line', '429', 1);
    await expect(send(message(id))).rejects.toThrow(TryLater);
    await sandbox.fault('line', 'error', 1);
    await expect(send(message(id))).rejects.toThrow('HTTP 500');
    await send(message(id));
    expect(await got(social_subject)).toHaveLength(1);
  });
});
