import { PushSubscription, sendNews, sendNewsLetter, sendPush, type LetterToSend } from '@wethi/accounts';
import { makeUser } from '@wethi/accounts/testing';
import { BandFollow, CatalogHttpModule, Product, Publishing, SaleReminder } from '@wethi/catalog';
import { makeBand, makeProduct, makeProductPrice } from '@wethi/catalog/testing';
import { makeOrder } from '@wethi/orders/testing';
import { OutboxRow } from '@wethi/platform';
import { createTestApp, type TestApp } from '@wethi/platform/testing';
import { NotificationsJobsModule } from '../notifications-jobs.module';
import { TellOfSales } from './tell-of-sales';

describe('who wants to hear that a show is on sale', () => {
  let test: TestApp;
  let band_id: number;
  const rows = (name: string) => test.database.getRepository(OutboxRow).find({ where: { name }, order: { id: 'ASC' } });
  const left = async <Payload>(name: string) => (await rows(name)).map(({ payload }) => JSON.parse(payload) as Payload);
  const texts = async () => (await left<{ tel: string; text: string }>(sendNews.name)).map(({ tel }) => tel);
  const tell = () => test.get(TellOfSales).tellDue();
  const toCome = (values = {}) =>
    makeProduct(test.database.manager, { band_id, product_status: 'coming', product_title: 'คืนใหม่', ...values });
  const set = (id: number, columns: Partial<Product>) => test.database.manager.update(Product, id, columns);

  async function fan(values: object = {}) {
    const user = await makeUser(test.database.manager, values);
    return { ...user, headers: await test.signInAs('user', user.id) };
  }
  type Fan = Awaited<ReturnType<typeof fan>>;
  const press = ({ headers }: Fan, product_id: number, sale_reminder = 'Y') =>
    test.request('POST', '/api/saleReminder', { headers, body: { product_id, sale_reminder } });
  const own = async ({ headers }: Fan) => (await test.request('GET', '/api/saleReminderOwn', { headers })).body.data;

  beforeAll(async () => {
    test = await createTestApp([CatalogHttpModule, NotificationsJobsModule]);
  });
  beforeEach(async () => {
    test.clock.set('2026-11-20T12:00:00+07:00');
    await test.database.query('DELETE FROM outbox');
    await test.database.query('DELETE FROM sale_reminder');
    band_id = (await makeBand(test.database.manager)).id;
  });
  afterAll(() => test.close());

  it('TELL-06 asks for it and takes it back, as often as they press, of shows to come alone', async () => {
    const one = await fan();
    const show = await toCome();
    await press(one, show.id);
    await press(one, show.id);
    expect(await own(one)).toEqual([{ product_id: show.id }]);
    expect(await own(await fan())).toEqual([]);
    await press(one, show.id, 'N');
    await press(one, show.id, 'N');
    expect(await own(one)).toEqual([]);
    for (const columns of [{ product_status: 'sale' }, { product_status: 'end' }, { product_disable: 'Y' }] as const)
      expect((await press(one, (await toCome(columns)).id)).status).toBe(404);
    expect((await press(one, show.id, 'maybe')).status).toBe(422);
  });

  it('TELL-06 tells each of them once as the sale opens, however often and by however many it is looked for', async () => {
    const { manager } = test.database;
    const show = await toCome({ product_sale_date: '2026-11-21', product_sale_time: '10:00' });
    const mailed = await fan({ user_email: 'fan@example.com', user_email_at: new Date() });
    const byPhone = await fan();
    const browsing = await fan({ user_email: 'other@example.com', user_email_at: new Date() });
    await manager.save(
      manager.create(BandFollow, { band_id, user_id: browsing.id, band_follow_mail: 'N', band_follow_push: 'Y' }),
    );
    const keys = { push_subscription_hash: 'h'.repeat(64), push_subscription_p256dh: 'p', push_subscription_auth: 'a' };
    const address = { push_subscription_endpoint: 'https://fcm.googleapis.com/one', ...keys };
    const browser = await manager.save(manager.create(PushSubscription, { user_id: browsing.id, ...address }));
    const changedMind = await fan();
    for (const each of [mailed, byPhone, browsing, changedMind]) await press(each, show.id);
    await press(changedMind, show.id, 'N');

    await tell();
    expect(await texts()).toEqual([]);
    test.clock.set('2026-11-21T10:00:00+07:00');
    await test.get(Publishing).publishDue();
    await Promise.all([tell(), tell()]);
    await tell();
    const letters = await left<LetterToSend>(sendNewsLetter.name);
    expect(letters.map(({ to, letter }) => [to, letter.subject])).toEqual([['fan@example.com', 'คืนใหม่ เปิดขายแล้ว']]);
    expect(JSON.stringify(letters)).toContain(`/package/${show.product_url}`);
    const notices = await left<{ tel: string; text: string }>(sendNews.name);
    expect(notices.map(({ tel }) => tel)).toEqual([byPhone.user_tel]);
    expect(notices[0]?.text).toMatch(new RegExp(`“คืนใหม่” เปิดขายแล้ว.*/package/${show.product_url}$`));
    expect(await left(sendPush.name)).toEqual([
      expect.objectContaining({ push_subscription_id: browser.id, title: 'คืนใหม่ เปิดขายแล้ว', until: letters[0]?.until }),
    ]);
    expect(letters[0]?.until).toMatch(/^2026-11-2/);
    expect(await manager.countBy(SaleReminder, { product_id: show.id })).toBe(0);
  });

  it('TELL-06 follows the sale when its day is moved', async () => {
    const show = await toCome({ product_sale_date: '2026-11-21', product_sale_time: '10:00' });
    const one = await fan();
    await press(one, show.id);
    await set(show.id, { product_sale_date: '2026-11-25' });
    const at = async (day: string) => {
      test.clock.set(`2026-11-${day}T10:00:00+07:00`);
      await test.get(Publishing).publishDue();
      await tell();
      return texts();
    };
    expect([await at('21'), await at('25')]).toEqual([[], [one.user_tel]]);
  });

  it('TELL-06 waits for the morning, for the site, and for the first price that everybody can pay', async () => {
    const show = await toCome({ product_price_list: 'Y' });
    const one = await fan();
    await press(one, show.id);
    const price = { product_id: show.id, product_price_title: 'ทั่วไป', product_price_start: '2026-11-22' };
    await makeProductPrice(test.database.manager, price);
    await set(show.id, { product_status: 'sale' });
    await tell();
    expect(await texts()).toEqual([]);
    test.clock.set('2026-11-22T00:00:00+07:00');
    await tell();
    expect(await texts()).toEqual([]);
    test.clock.set('2026-11-22T08:00:00+07:00');
    await set(show.id, { product_disable: 'Y' });
    await tell();
    expect(await texts()).toEqual([]);
    await set(show.id, { product_disable: 'N' });
    await tell();
    expect(await texts()).toEqual([one.user_tel]);
  });

  it('TELL-06 BUY-14 tells ten minutes before a waiting room opens, and leads there', async () => {
    const room = { product_queue: 'Y', product_queue_date: '2026-11-22' } as const;
    const hours = { product_queue_open: '09:30', product_queue_sale: '10:00' };
    const show = await toCome({ product_status: 'sale', ...room, ...hours });
    const one = await fan();
    expect((await press(one, show.id)).status).toBe(200);
    const at = async (time: string) => {
      test.clock.set(`2026-11-22T${time}+07:00`);
      await tell();
      return (await left<{ text: string }>(sendNews.name)).map(({ text }) => text);
    };
    expect(await at('09:19:59')).toEqual([]);
    const told = expect.stringMatching(new RegExp(`“คืนใหม่” เปิดห้องรอ 09:30\\sน\\. .*/waitingRoom/${show.product_url}$`));
    expect(await at('09:20:00')).toEqual([told]);
    expect((await press(one, show.id)).status, 'once more').toBe(404);
    expect(await at('10:00:00')).toEqual([told]);
    expect((await press(one, show.id)).status).toBe(404);
  });

  it('TELL-06 says nothing to who is blocked or has bought it, nor of what is over unsold', async () => {
    const { manager } = test.database;
    const [show, over] = [await toCome(), await toCome()];
    const [blocked, buyer] = [await fan(), await fan()];
    for (const each of [blocked, buyer]) await press(each, show.id);
    await press(buyer, over.id);
    await test.database.query("UPDATE user SET user_status = 'Block' WHERE id = ?", [blocked.id]);
    await makeOrder(manager, { user_id: buyer.id, product_id: show.id, orders_status: 'wait' });
    await set(show.id, { product_status: 'sale' });
    await set(over.id, { product_status: 'end' });
    await tell();
    expect([await texts(), await manager.count(SaleReminder)]).toEqual([[], 0]);
  });
});
