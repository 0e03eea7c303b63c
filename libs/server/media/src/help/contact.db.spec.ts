import { makeUser } from '@wethi/accounts/testing';
import { createTestApp, type TestApp } from '@wethi/platform/testing';
import sharp from 'sharp';
import { MediaHttpModule } from '../media-http.module';
import { HelpRequest } from './help-request.entity';

describe('messages to the shop', () => {
  let test: TestApp;
  const message = {
    help_request_name: ' ฟ้าใส ใจดี ',
    help_request_contact: '081-234-5678',
    help_request_reason: 'payment',
    help_request_text: 'โอนแล้วแต่สลิปไม่ผ่าน',
  };
  const write = (more: object = {}, headers = {}) =>
    test.request('POST', '/api/contact', { headers, body: { ...message, ...more } });
  const kept = (id: unknown) => test.database.manager.findOneByOrFail(HelpRequest, { id: Number(id) });
  const idOf = ({ body }: Awaited<ReturnType<typeof write>>) => (body.data as { insertId: number }).insertId;

  beforeAll(async () => {
    test = await createTestApp([MediaHttpModule]);
    test.clock.set('2026-11-20T12:00:00+07:00');
  });
  afterAll(() => test.close());

  it('SITE-09 stand in the list of the office, with where the answer goes', async () => {
    const said = { help_request_name: 'ฟ้าใส ใจดี', help_request_reason: 'payment', user_id: null };
    const byPhone = idOf(await write());
    expect(await kept(byPhone)).toMatchObject({ ...said, help_request_tel: '0812345678', help_request_mail: null });
    const byMail = idOf(await write({ help_request_contact: 'fahsai@example.com' }));
    expect(await kept(byMail)).toMatchObject({ help_request_tel: null, help_request_mail: 'fahsai@example.com' });
    const { id } = await makeUser(test.database.manager);
    expect(await kept(idOf(await write({}, await test.signInAs('user', id))))).toMatchObject({ user_id: id });
    const headers = await test.signInAs('personnel', 1);
    const { body } = await test.request('GET', `/api/helpRequest?id=${byPhone}`, { headers });
    expect(body.data).toMatchObject([{ help_request_text: message.help_request_text }]);
  });

  it.each([
    [{ help_request_name: '  ' }, 'help_request_name'],
    [{ help_request_text: '' }, 'help_request_text'],
    [{ help_request_text: 'ก'.repeat(501) }, 'help_request_text'],
    [{ help_request_contact: '12345' }, 'help_request_contact'],
    [{ help_request_contact: 'fahsai@' }, 'help_request_contact'],
    [{ help_request_contact: '0812345678 x' }, 'help_request_contact'],
    [{ help_request_reason: 'picture' }, 'help_request_reason'],
    [{ user_id: 1 }, 'user_id'],
  ])('SITE-09 are refused with %j', async (more, field) => {
    const { status, body } = await write(more);
    expect([status, body.errors?.[0]?.field]).toEqual([422, field]);
  });

  it('SITE-09 are ten a day from one address', async () => {
    test.clock.set('2026-11-22T12:00:00+07:00');
    for (let n = 0; n < 10; n += 1) expect((await write()).status).toBe(200);
    expect((await write()).body.code).toBe('TOO_MANY');
    test.clock.set('2026-11-23T12:00:01+07:00');
    expect((await write()).status).toBe(200);
  });

  it('SITE-09 take a picture along, which the office alone sees, once each', async () => {
    test.clock.set('2026-11-25T12:00:00+07:00');
    const send = (bytes: Buffer, type: string) => {
      const form = new FormData();
      form.append('images', new Blob([new Uint8Array(bytes)], { type }), 'slip.png');
      return test.request('POST', '/api/uploadContact', { form });
    };
    const screen = sharp({ create: { width: 1800, height: 900, channels: 3, background: '#60a' } });
    const shown = await send(
      await screen
        .withExif({ IFD0: { Copyright: 'somebody' } })
        .jpeg()
        .toBuffer(),
      'image/jpeg',
    );
    const { filename: help_request_picture } = shown.body.data as { filename: string };
    expect(help_request_picture).toMatch(/^contact\/[0-9a-f]{32}\.webp$/);
    expect((await send(Buffer.from('<svg/>'), 'image/png')).body.code).toBe('PICTURE_UNREADABLE');

    const id = idOf(await write({ help_request_picture }));
    const picture = (headers = {}) => test.request('GET', `/api/helpRequestPicture?id=${id}`, { headers });
    expect((await picture()).status).toBe(401);
    expect((await picture(await test.signInAs('user', 1))).status).toBe(403);
    const facts = await sharp((await picture(await test.signInAs('personnel', 1))).raw).metadata();
    expect([facts.format, facts.width, facts.exif]).toEqual(['webp', 1600, undefined]);

    const faults = [help_request_picture, 'slip/of-somebody.jpg', `contact/${'0'.repeat(32)}.webp`];
    for (const fault of faults)
      expect((await write({ help_request_picture: fault })).body.errors?.[0]?.field).toBe('help_request_picture');
    const none = idOf(await write());
    const headers = await test.signInAs('personnel', 1);
    expect((await test.request('GET', `/api/helpRequestPicture?id=${none}`, { headers })).status).toBe(404);
  });
});
