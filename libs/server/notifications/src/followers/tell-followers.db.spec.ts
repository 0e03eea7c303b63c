import { sendNews, sendNewsLetter, type LetterToSend, type Sms } from '@wethi/accounts';
import { makeUser } from '@wethi/accounts/testing';
import { BandFollow, CatalogHttpModule, Follows, tellFollowers } from '@wethi/catalog';
import { makeBand, makeProduct } from '@wethi/catalog/testing';
import { OutboxRow, type PayloadOf } from '@wethi/platform';
import { createTestApp, type TestApp } from '@wethi/platform/testing';
import { NotificationsJobsModule } from '../notifications-jobs.module';
import { TellFollowers } from './tell-followers.job';

describe('who follows a band', () => {
  let test: TestApp;
  let band_id: number;
  const as = (id: number) => test.signInAs('user', id);
  const left = async <Payload>(name: string) =>
    (await test.database.getRepository(OutboxRow).find({ where: { name }, order: { id: 'ASC' } })).map(
      ({ payload, due_at }) => ({ ...(JSON.parse(payload) as Payload), due_at }),
    );
  const tell = (product_id: number) => test.get(TellFollowers).tell({ product_id });
  const newShow = (values = {}) => makeProduct(test.database.manager, { band_id, ...values });

  async function follower(ways: Partial<BandFollow>, confirmed = true) {
    const { manager } = test.database;
    const address = { user_email: `fan${Math.random()}@example.com`, user_email_at: confirmed ? new Date() : null };
    const user = await makeUser(manager, address);
    await manager.save(manager.create(BandFollow, { band_id, user_id: user.id, ...ways }));
    return user;
  }

  beforeAll(async () => {
    test = await createTestApp([CatalogHttpModule, NotificationsJobsModule]);
  });
  beforeEach(async () => {
    test.clock.set('2026-11-20T12:00:00+07:00');
    await test.database.query('DELETE FROM outbox');
    band_id = (await makeBand(test.database.manager)).id;
  });
  afterAll(() => test.close());

  it('TELL-06 follows, chooses the way, is counted, and stops following, as often as they press', async () => {
    const headers = await as((await makeUser(test.database.manager)).id);
    const set = (band_follow: string, sms = 'N') =>
      test.request('POST', '/api/bandFollow', {
        headers,
        body: { band_id, band_follow, band_follow_mail: 'Y', band_follow_sms: sms },
      });
    const state = async () => (await test.request('GET', `/api/bandFollow?band_id=${band_id}`, { headers })).body.data;
    const { band_name } = await test.database.manager.findOneByOrFail<{ id: number; band_name: string }>('band', {
      id: band_id,
    });
    const followers = async () =>
      (
        (await test.request('GET', `/api/bandPage?band_name=${encodeURIComponent(band_name)}`)).body.data as {
          followers: number;
        }
      ).followers;
    const neither = { band_follow_push: 'N', band_follow_line: 'N', line_way: 'none' };
    expect([await state(), await followers()]).toEqual([
      { band_follow: 'N', band_follow_mail: 'Y', band_follow_sms: 'N', ...neither },
      0,
    ]);
    await set('Y');
    await set('Y', 'Y');
    // As a page does that does not know yet that it is followed.
    const again = await test.request('POST', '/api/bandFollow', { headers, body: { band_id, band_follow: 'Y' } });
    expect(again.body.data).toMatchObject({ band_follow_sms: 'Y' });
    expect([await state(), await followers()]).toEqual([
      { band_follow: 'Y', band_follow_mail: 'Y', band_follow_sms: 'Y', ...neither },
      1,
    ]);
    await newShow();
    const own = (await test.request('GET', '/api/bandFollowOwn', { headers })).body.data;
    expect(own).toEqual([expect.objectContaining({ band_id, band_name, coming: 1, band_follow_sms: 'Y' })]);
    await set('N');
    await set('N');
    expect([await state(), await followers()]).toEqual([expect.objectContaining({ band_follow: 'N' }), 0]);
    const nowhere = { band_id: 4_000_000_000, band_follow: 'Y', band_follow_mail: 'Y', band_follow_sms: 'N' };
    expect((await test.request('POST', '/api/bandFollow', { headers, body: nowhere })).status).toBe(404);
  });

  it('TELL-06 announces a show once, when it first comes onto the site', async () => {
    const headers = await test.signInAs('personnel', 1);
    const save = async (body: object) =>
      (await test.request('POST', '/api/product', { headers, body })).body.data as { insertId: number };
    const draft = { band_id, product_title: 'งานใหม่', product_url: `new-${band_id}`, product_disable: 'Y' };
    const { insertId: id } = await save(draft);
    expect(await left(tellFollowers.name)).toEqual([]);
    await save({ id, product_disable: 'N' });
    await save({ id, product_disable: 'Y' });
    await save({ id, product_disable: 'N', product_title: 'งานใหม่กว่า' });
    await save({ band_id, product_title: 'งานเก่า', product_url: `old-${band_id}`, product_status: 'replay' });
    expect(await left(tellFollowers.name)).toEqual([{ product_id: id, due_at: new Date('2026-11-20T05:10:00Z') }]);
  });

  it('TELL-06 announces no show again that was told of, however long ago, and one that was off the site by then', async () => {
    const headers = await test.signInAs('personnel', 1);
    const show = async (id: number, product_disable: string) =>
      (await test.request('POST', '/api/product', { headers, body: { id, product_disable } })).body;
    await follower({});
    const [told, off] = [await newShow(), await newShow()];
    await tell(told.id);
    await show(off.id, 'Y');
    await tell(off.id);
    expect(await left(sendNewsLetter.name)).toHaveLength(1);
    // The outbox forgets its keys after a month.
    await test.database.query('DELETE FROM outbox');
    test.clock.set('2027-01-05T12:00:00+07:00');
    expect(await show(told.id, 'Y')).toMatchObject({ result: true });
    for (const { id } of [told, off]) await show(id, 'N');
    const jobs = await left<PayloadOf<typeof tellFollowers>>(tellFollowers.name);
    expect(jobs.map(({ product_id }) => product_id)).toEqual([off.id]);
    await tell(off.id);
    expect(await left(sendNewsLetter.name)).toHaveLength(1);
  });

  it('TELL-06 tells each follower in the ways they chose, and nobody twice', async () => {
    const mailed = await follower({});
    const byPhone = await follower({ band_follow_mail: 'N', band_follow_sms: 'Y' });
    await follower({}, false);
    const { id, product_url } = await newShow({ product_title: 'คืนใหม่' });
    await tell(id);
    await tell(id);
    const letters = await left<LetterToSend>(sendNewsLetter.name);
    expect(letters.map(({ to }) => to)).toEqual([mailed.user_email]);
    expect(letters[0]?.letter.subject).toContain('คืนใหม่');
    expect(JSON.stringify(letters[0]?.letter)).toContain(`/package/${product_url}`);
    const notices = await left<Sms>(sendNews.name);
    expect(notices.map(({ tel, until }) => [tel, until])).toEqual([[byPhone.user_tel, '2026-11-21T01:00:00.000Z']]);
    expect(notices[0]?.text).toContain('คืนใหม่');
  });

  it('TELL-06 tells of shows that came at once in one message, and of none of them again', async () => {
    const mailed = await follower({});
    const byPhone = await follower({ band_follow_mail: 'N', band_follow_sms: 'Y' });
    const shows = [];
    for (const product_title of ['คืนหนึ่ง', 'คืนสอง', 'คืนสาม', 'คืนสี่']) shows.push(await newShow({ product_title }));
    const other = await makeProduct(test.database.manager, { product_title: 'งานของวงอื่น' });
    await test.get(Follows).announceTogether([...shows, other]);
    const jobs = await left<PayloadOf<typeof tellFollowers>>(tellFollowers.name);
    expect(jobs).toHaveLength(5);
    await test.database.query("UPDATE product SET product_disable = 'Y' WHERE id = ?", [shows[1]?.id]);
    for (const { due_at: _, ...job } of jobs) await test.get(TellFollowers).tell(job);
    const letters = await left<LetterToSend>(sendNewsLetter.name);
    expect(letters.map(({ to }) => to)).toEqual([mailed.user_email]);
    expect(letters[0]?.letter.subject).toContain('ประกาศงานใหม่ 3 งาน');
    const words = JSON.stringify(letters[0]?.letter);
    expect(['คืนหนึ่ง', 'คืนสาม', 'คืนสี่'].every((title) => words.includes(title))).toBe(true);
    expect(words).not.toContain('คืนสอง');
    const notices = await left<{ tel: string; text: string }>(sendNews.name);
    expect(notices.map(({ tel, text }) => [tel, text.includes('3 งาน')])).toEqual([[byPhone.user_tel, true]]);

    // Taken off and put on again, one of them is no news.
    const [, , third] = shows;
    if (!third) throw new Error('no third show');
    await test.get(Follows).announce({ ...third, product_disable: 'N' });
    expect(await left(tellFollowers.name)).toHaveLength(5);
  });

  it('TELL-06 sends no more than two SMS in a month about one band', async () => {
    await follower({ band_follow_mail: 'N', band_follow_sms: 'Y' });
    for (const day of ['01', '03', '18', '30']) {
      test.clock.set(`2026-12-${day}T12:00:00+07:00`);
      await tell((await newShow()).id);
    }
    expect(await left(sendNews.name)).toHaveLength(2);
  });

  it('TELL-06 waits for the morning, and leaves out what was taken off the site', async () => {
    await follower({});
    const show = await newShow();
    test.clock.set('2026-11-20T22:30:00+07:00');
    await tell(show.id);
    expect(await left(sendNewsLetter.name)).toEqual([]);
    expect(await left(tellFollowers.name)).toEqual([{ product_id: show.id, due_at: new Date('2026-11-21T01:00:00Z') }]);
    test.clock.set('2026-11-21T08:00:00+07:00');
    await test.database.query("UPDATE product SET product_disable = 'Y' WHERE id = ?", [show.id]);
    await tell(show.id);
    expect(await left(sendNewsLetter.name)).toEqual([]);
  });
});
