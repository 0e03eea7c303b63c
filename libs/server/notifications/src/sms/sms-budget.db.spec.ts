import { sendNotice, sendSms } from '@wethi/accounts';
import { CENTRAL, NotifiedWorld } from '../testing/notified-world';
import { SmsBudget } from './sms-budget';

/** One message of Thai text costs one of these. */
const PRICE = 0.35;

describe('the budget of SMS', () => {
  let world: NotifiedWorld;

  beforeAll(async () => {
    world = await NotifiedWorld.open();
    world.test.config.SMS_PRICE = PRICE;
  });
  afterAll(() => world.close());
  beforeEach(() => world.test.database.query('DELETE FROM sms_month'));

  const spend = (parts: number) =>
    world.test.database.query('INSERT INTO sms_month (sms_month, sms_parts) VALUES (?, ?)', [
      world.test.clock.today().slice(0, 7),
      parts,
    ]);
  const spent = () => world.test.get(SmsBudget).spent();
  const warnings = async () => (await world.sent('chat', CENTRAL)).filter(({ text }) => text.includes('งบ SMS'));

  it('TELL-01 counts what left as it is paid, each month for itself', async () => {
    await world.run(sendSms, { tel: '0811111201', text: 'ก'.repeat(71) });
    await world.run(sendNotice, { tel: '0811111202', text: 'ก' });
    expect(await spent()).toBeCloseTo(3 * PRICE);
    await world.run(sendNotice, { tel: '0210000003', text: 'no mobile phone' });
    expect(await spent()).toBeCloseTo(3 * PRICE);
    world.test.clock.advance(32 * 86_400);
    expect(await spent()).toBe(0);
  });

  it('TELL-01 once it is spent, codes leave and nothing else does, until there is a larger one', async () => {
    world.test.config.SMS_MONTH_BUDGET = 35;
    await spend(100);
    const [notice] = await world.run(sendNotice, { tel: '0811111203', text: 'อนุมัติแล้ว' });
    expect(notice).toMatchObject({ dead_at: expect.any(Date), last_error: expect.stringContaining('งบ SMS') });
    await world.run(sendSms, { tel: '0811111203', text: 'รหัส 1234' });
    await world.run(sendNotice, { tel: '0811111203', text: 'เปลี่ยนเบอร์แล้ว', always: true });
    expect((await world.sent('sms', '0811111203')).map(({ text }) => text)).toEqual(['รหัส 1234', 'เปลี่ยนเบอร์แล้ว']);
    world.test.config.SMS_MONTH_BUDGET = 36;
    await world.run(sendNotice, { tel: '0811111203', text: 'อนุมัติแล้ว' });
    expect(await world.sent('sms', '0811111203')).toHaveLength(3);
  });

  it('TELL-01 TELL-02 the central chat hears at four fifths and at the end, once each', async () => {
    world.test.config.SMS_MONTH_BUDGET = 35;
    await spend(79);
    const before = (await warnings()).length;
    for (let time = 0; time < 3; time += 1) await world.run(sendNotice, { tel: '0811111204', text: 'ก' });
    expect((await warnings()).slice(before).map(({ text }) => text)).toEqual([
      expect.stringContaining('ใช้งบ SMS ไปแล้ว 80% ของ ฿35.00 ในเดือนนี้'),
    ]);
    await world.test.database.query('UPDATE sms_month SET sms_parts = 99');
    for (let time = 0; time < 2; time += 1) await world.run(sendSms, { tel: '0811111205', text: 'ก' });
    expect((await warnings()).slice(before + 1).map(({ text }) => text)).toEqual([
      expect.stringContaining('งบ SMS ของเดือนนี้เต็มแล้ว (฿35.00) จากนี้ส่งเฉพาะรหัสยืนยัน'),
    ]);
  });

  it('TELL-01 TELL-04 an SMS that could not be counted is not sent again', async () => {
    vi.spyOn(world.test.get(SmsBudget), 'count').mockRejectedValueOnce(new Error('gone'));
    await world.run(sendSms, { tel: '0811111206', text: 'รหัส 1234' });
    expect(await world.sent('sms', '0811111206')).toHaveLength(1);
  });
});
