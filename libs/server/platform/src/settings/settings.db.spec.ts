import { SMS_TEXT } from '@wethi/contract';
import { createTestApp, type TestApp } from '../testing/test-app';
import { Config } from '../config/config';
import { Settings, type SettingValues } from './settings';

describe('settings of the shop', () => {
  let test: TestApp;
  let second: TestApp;
  let headers: { authorization: string };

  beforeAll(async () => {
    test = await createTestApp([], { DEVICE_LIMIT: '3' });
    second = await createTestApp([], { DEVICE_LIMIT: '3' });
    headers = await test.signInAs('personnel', 1);
  });
  afterAll(() => Promise.all([test.close(), second.close()]));

  const read = async () =>
    (await test.request('GET', '/api/shopSetting', { headers })).body.data as {
      own: SettingValues;
      update_at: string;
    };
  const save = (body: object) => test.request('POST', '/api/shopSetting', { headers, body });
  const daysOf = (app: TestApp) => app.get(Config).ACCESS_WINDOW_DAYS;

  it('ADMIN-05 WATCH-03 hold at once in every process, and null gives one back', async () => {
    expect([daysOf(test), daysOf(second)]).toEqual([4, 4]);
    expect((await save({ access_window_days: 7, slip_hours: 48 })).body.result).toBe(true);
    expect(daysOf(test)).toBe(7);
    await expect.poll(() => daysOf(second)).toBe(7);
    expect(await read()).toMatchObject({
      own: { access_window_days: 7, slip_hours: 48, seller_name: null },
      defaults: { access_window_days: 4, slip_hours: 24, device_limit: 3 },
      fixed: expect.arrayContaining(['device_limit', 'telegram_chat_id']),
    });
    await save({ access_window_days: null });
    expect([daysOf(test), test.get(Config).SLIP_HOURS]).toEqual([4, 48]);
    await expect.poll(() => daysOf(second)).toBe(4);
  });

  it('ADMIN-05 one that is set to what holds anyway is not counted as changed', async () => {
    await save({ refund_limit_staff: 1000, sms_code_text: SMS_TEXT.sms_code_text.text });
    expect((await read()).own).toMatchObject({ refund_limit_staff: null, sms_code_text: null });
  });

  it('ADMIN-05 are read by a process that starts', async () => {
    await test.database.query('UPDATE shop_setting SET course_access_days = 90');
    await second.get(Settings).onModuleInit();
    expect(second.get(Config).COURSE_ACCESS_DAYS).toBe(90);
    await save({ slip_hours: 47 });
  });

  it('ADMIN-05 what the environment gives stays as it says', async () => {
    const { status, body } = await save({ device_limit: 9, course_access_days: 30 });
    expect([status, body]).toMatchObject([422, { errors: [{ field: 'device_limit' }] }]);
    expect(test.get(Config)).toMatchObject({ DEVICE_LIMIT: 3, COURSE_ACCESS_DAYS: 90 });
    await test.database.query('UPDATE shop_setting SET device_limit = 9');
    await save({ course_access_days: 91 });
    expect(test.get(Config)).toMatchObject({ DEVICE_LIMIT: 3, COURSE_ACCESS_DAYS: 91 });
    expect((await read()).own.device_limit).toBeNull();
  });

  it.each([
    { access_window_days: -1 },
    { access_window_days: 4000 },
    { device_limit: 0 },
    { slip_hours: 1.5 },
    { refund_limit_staff: 'มาก' },
    { new_device_code: 'never' },
    { telegram_chat_id: 'ห้องกลาง' },
    { seller_tax_id: '0105599000125' },
    { seller_branch: '1' },
    { sms_code_text: 'เวที รหัสของคุณ' },
    { sms_refuse_text: 'เวที: {เหตุผล} {ลิงก์} {รหัสลับ}' },
    { sms_approve_text: `เวที {ลิงก์} ${'ก'.repeat(335)}` },
    { something_else: 1 },
  ])('ADMIN-05 RUN-02 %j is refused, and nothing changes', async (body) => {
    const before = { ...test.get(Config) };
    expect((await save(body)).status).toBe(422);
    expect({ ...test.get(Config) }).toEqual(before);
  });

  it('ADMIN-04 a change is in the history with what held before', async () => {
    await save({ refund_limit_staff: 5000 });
    const [entry] = await test.database.query<{ before: string; after: string }[]>(
      "SELECT `before`, after FROM audit_log WHERE entity = 'ShopSetting' ORDER BY id DESC LIMIT 1",
    );
    expect([entry?.before, entry?.after].map((text) => JSON.parse(text ?? '{}') as object)).toEqual([
      { refund_limit_staff: 1000 },
      { refund_limit_staff: 5000 },
    ]);
  });

  it('RUN-05 ADMIN-04 what held at a moment is known from the history', async () => {
    const now = async () => {
      const [row] = await test.database.query<{ now: Date }[]>('SELECT NOW(3) AS now');
      return row?.now ?? new Date();
    };
    await save({ slip_hours: 20, course_access_days: 200 });
    const first = await now();
    await save({ slip_hours: 21 });
    const second = await now();
    await save({ slip_hours: 22, course_access_days: 201 });
    const settings = test.get(Settings);
    expect(await settings.heldAt(first)).toMatchObject({ slip_hours: 20, course_access_days: 200, device_limit: 3 });
    expect(await settings.heldAt(second)).toMatchObject({ slip_hours: 21, course_access_days: 200 });
    expect(await settings.heldAt(await now())).toMatchObject({ slip_hours: 22, course_access_days: 201 });
  });

  it('ADMIN-05 two that are saved at once both hold, and over a newer one nothing is saved unseen', async () => {
    await Promise.all([
      save({ slip_hours: 30 }),
      save({ course_access_days: 100 }),
      save({ refund_limit_staff: 2000 }),
    ]);
    const { own, update_at } = await read();
    expect(own).toMatchObject({ slip_hours: 30, course_access_days: 100, refund_limit_staff: 2000 });
    expect((await save({ slip_hours: 31, update_at })).body.result).toBe(true);
    expect((await save({ slip_hours: 32, update_at })).body).toMatchObject({ result: false, code: 'ROW_CHANGED' });
    expect(test.get(Config).SLIP_HOURS).toBe(31);
  });

  it('RUN-05 an older reading does not hold over a newer one', async () => {
    const settings = test.get(Settings);
    let finish: (value: SettingValues) => void = () => undefined;
    const slow = new Promise<SettingValues>((resolve) => (finish = resolve));
    vi.spyOn(settings, 'own').mockReturnValueOnce(slow);
    const older = settings['follow']();
    await save({ slip_hours: 40 });
    finish({ ...(await read()).own, slip_hours: 31 });
    await older;
    expect(test.get(Config).SLIP_HOURS).toBe(40);
  });

  it('TELL-02 the central room goes on by its new number', async () => {
    await test.database.query("UPDATE shop_setting SET telegram_chat_id = '-5550301'");
    await test.get(Settings).followRoom('-5550301', '-1005550302');
    const [row] = await test.database.query<{ telegram_chat_id: string }[]>(
      'SELECT telegram_chat_id FROM shop_setting',
    );
    expect(row?.telegram_chat_id).toBe('-1005550302');
  });

  it('RUN-05 the last ones hold while they cannot be read', async () => {
    await save({ slip_hours: 12 });
    const settings = test.get(Settings);
    vi.spyOn(test.database, 'query').mockRejectedValueOnce(new Error('gone'));
    await settings['follow']();
    expect(test.get(Config).SLIP_HOURS).toBe(12);
  });
});
