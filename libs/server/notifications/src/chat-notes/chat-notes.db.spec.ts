import { makePersonnel, makeUser } from '@wethi/accounts/testing';
import { makeBand, makeProduct } from '@wethi/catalog/testing';
import { MediaJobsModule } from '@wethi/media';
import { OrdersJobsModule } from '@wethi/orders';
import { startSandbox, type TestSandbox } from '@wethi/orders/testing';
import { JobsModule, OutboxRow, Storage } from '@wethi/platform';
import { createTestApp, type TestApp } from '@wethi/platform/testing';
import sharp from 'sharp';
import { NotificationsHttpModule } from '../notifications-http.module';
import { NotificationsJobsModule } from '../notifications-jobs.module';

const CENTRAL = '-100771';
const BAND = '-100881';

describe('notes of personnel to the chats', () => {
  let test: TestApp;
  let sandbox: TestSandbox;
  let office: { authorization: string };

  beforeAll(async () => {
    sandbox = await startSandbox();
    const settings = { ...sandbox.settings, TELEGRAM_CHAT_ID: CENTRAL };
    const jobs = [JobsModule, MediaJobsModule, NotificationsJobsModule, OrdersJobsModule];
    test = await createTestApp([...jobs, NotificationsHttpModule], settings);
    office = await test.signInAs('personnel', (await makePersonnel(test.database.manager)).id);
    await makeBand(test.database.manager, { band_telegrame: BAND });
  });
  afterAll(async () => {
    await test.close();
    await sandbox.close();
  });

  const call = (method: 'GET' | 'POST', name: string, note: Record<string, string>, headers: object = office) =>
    method === 'GET'
      ? test.request('GET', `/api/${name}?${new URLSearchParams(note)}`, { headers })
      : test.request('POST', `/api/${name}`, { headers, body: note });

  /** What a chat was told with these words, once it was. */
  async function told(chat: string, words: string) {
    for (let tried = 0; tried < 200; tried += 1) {
      const found = (await sandbox.messages('chat')).find(({ to, text }) => to === chat && text.includes(words));
      if (found) return found;
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
    throw new Error(`${chat} was not told ${words}`);
  }

  it('TELL-05 notiText goes to the central chat, its signs as they were written', async () => {
    expect((await call('GET', 'notiText', { message: 'ประตูเปิด 18:00 <b>R&B</b>' })).body.result).toBe(true);
    expect((await told(CENTRAL, 'ประตูเปิด')).text).toBe('ประตูเปิด 18:00 <b>R&B</b>');
  });

  it('TELL-02 TELL-05 notiText tries out the chat of a show', async () => {
    const token = '-1002841190377';
    await makeProduct(test.database.manager, { product_token_telegram: token });
    expect((await call('POST', 'notiText', { message: 'ทดสอบแชตของงาน', token })).body.result).toBe(true);
    expect((await told(token, 'ทดสอบแชตของงาน')).text).toBe('ทดสอบแชตของงาน');
  });

  it('TELL-05 notiImage takes an uploaded picture to the chat of a band', async () => {
    const path = 'product/poster-note.jpg';
    const poster = sharp({ create: { width: 40, height: 30, channels: 3, background: '#639' } }).jpeg();
    await test.get(Storage).put('public', path, await poster.toBuffer());
    expect((await call('POST', 'notiImage', { message: 'โปสเตอร์ใหม่', path, token: BAND })).body.result).toBe(true);
    expect(await told(BAND, 'โปสเตอร์ใหม่')).toMatchObject({ picture_url: expect.any(String) as string });
  });

  it.each([
    ['a chat of nobody', 'notiText', { message: 'ก', token: '-100999' }],
    ['a picture that is not there', 'notiImage', { message: 'ก', path: 'product/none.jpg' }],
    ['a private file', 'notiImage', { message: 'ก', path: '../private/slip/a.jpg' }],
    ['no words', 'notiText', { message: '' }],
    ['more words than fit beside a picture', 'notiText', { message: 'ก'.repeat(901) }],
  ])('TELL-05 refuses %s, and leaves nothing to send', async (_what, name, note) => {
    const before = await test.database.manager.countBy(OutboxRow, {});
    expect((await call('POST', name, note as Record<string, string>)).status).toBe(422);
    expect(await test.database.manager.countBy(OutboxRow, {})).toBe(before);
  });

  it('TELL-05 no customer writes to chats, and a cookie alone does not by an address', async () => {
    const customer = await test.signInAs('user', (await makeUser(test.database.manager)).id);
    for (const method of ['GET', 'POST'] as const)
      expect((await call(method, 'notiText', { message: 'ก' }, customer)).status).toBe(403);
    const cookie = { cookie: `wethi_personnel=${office.authorization.replace('Bearer ', '')}` };
    expect((await call('GET', 'notiText', { message: 'ก' }, cookie)).body.result).toBe(false);
  });
});
