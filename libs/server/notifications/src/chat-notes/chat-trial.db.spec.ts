import { startSandbox, type TestSandbox } from '@wethi/orders/testing';
import { createTestApp, type TestApp } from '@wethi/platform/testing';
import { NotificationsHttpModule } from '../notifications-http.module';

describe('trying out a room', () => {
  let test: TestApp;
  let sandbox: TestSandbox;
  let headers: { authorization: string };

  beforeAll(async () => {
    sandbox = await startSandbox();
    test = await createTestApp([NotificationsHttpModule], sandbox.settings);
    headers = await test.signInAs('personnel', 1);
  });
  afterAll(async () => {
    await test.close();
    await sandbox.close();
  });

  const tryOut = async (chat_id: string) =>
    (await test.request('POST', '/api/chatTrial', { headers, body: { chat_id } })).body;

  it('TELL-02 ADMIN-05 a message goes to the room, and what it is called comes back', async () => {
    expect(await tryOut('-1002841190377')).toMatchObject({ result: true, data: { chat_title: 'กลุ่ม -1002841190377' } });
    const told = (await sandbox.messages('chat')).filter(({ to }) => to === '-1002841190377');
    expect(told.map(({ text }) => text)).toEqual([expect.stringContaining('ห้องนี้รับข้อความได้')]);
    expect(await tryOut('100771')).toMatchObject({ result: true, data: { chat_title: null } });
  });

  it.each([
    ['-1000000400', 'CHAT_UNKNOWN', 'ส่งไม่ได้ บอตยังไม่อยู่ในห้องนี้ เพิ่มบอตแล้วกดส่งทดสอบอีกครั้ง'],
    ['-1000000403', 'CHAT_UNKNOWN', 'ส่งไม่ได้ บอตยังไม่อยู่ในห้องนี้ เพิ่มบอตแล้วกดส่งทดสอบอีกครั้ง'],
    ['-5550301', 'CHAT_UNKNOWN', 'ห้องนี้ย้ายแล้ว หมายเลขใหม่คือ -1005550302'],
  ])('TELL-02 ADMIN-05 the room %s is told of as %s', async (chat, code, message) => {
    expect(await tryOut(chat)).toMatchObject({ result: false, code, message });
  });

  it('TELL-02 ADMIN-05 what is no room is refused, and the service away is said so', async () => {
    expect((await test.request('POST', '/api/chatTrial', { headers, body: { chat_id: 'ห้อง' } })).status).toBe(422);
    test.config.TELEGRAM_URL = 'http://127.0.0.1:9';
    expect(await tryOut('-1002841190377')).toMatchObject({ result: false, code: 'CHAT_SERVICE_AWAY' });
    test.config.TELEGRAM_URL = sandbox.settings.TELEGRAM_URL ?? '';
  });

  it('RUN-02 nobody writes to rooms without end', async () => {
    const answers = [];
    for (let time = 0; time < 11; time += 1) answers.push((await tryOut('-1002841190378')).code);
    expect(answers.at(-1)).toBe('TOO_MANY');
  });
});
