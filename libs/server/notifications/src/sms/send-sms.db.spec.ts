import { sendSms } from '@wethi/accounts';
import { Config, GiveUp, ProviderUnreachable } from '@wethi/platform';
import { SendSms } from './send-sms.job';
import { SmsBudget } from './sms-budget';
import { SmsGateway } from './sms-gateway';
import { ThaiBulkSms } from './thaibulksms';
import { NotifiedWorld } from '../testing/notified-world';

describe('SMS', () => {
  let world: NotifiedWorld;

  beforeAll(async () => {
    world = await NotifiedWorld.open();
  });
  afterAll(() => world.close());

  it('TELL-01 a code that nobody can use any more is not sent', async () => {
    const [row] = await world.run(sendSms, { tel: '0811111119', text: 'สวัสดี', until: '2026-01-01T00:00:00.000Z' });
    expect(row).toMatchObject({ done_at: null, dead_at: expect.any(Date) });
    expect(await world.sent('sms', '0811111119')).toHaveLength(0);
  });

  it('TELL-01 a message arrives once, under the sender name, as one that costs nothing when it cannot be delivered', async () => {
    await world.run(sendSms, { tel: '0811111111', text: 'สวัสดี' });
    const messages = await world.sent('sms', '0811111111');
    expect(messages).toEqual([
      expect.objectContaining({ text: 'สวัสดี', meta: expect.objectContaining({ sender: 'WETHI', force: 'corporate' }) }),
    ]);
  });

  it.each([
    ['was broken', 'error', '0811111112'],
    ['asked to wait', '429', '0811111113'],
  ])('TELL-01 TELL-04 a message arrives once after the gateway %s', async (_case, mode, tel) => {
    await world.sandbox.fault('sms', mode, 1);
    const [row] = await world.run(sendSms, { tel, text: 'สวัสดี' });
    expect(row).toMatchObject({ dead_at: null, payload: '{}' });
    expect(await world.sent('sms', tel)).toHaveLength(1);
  });

  it('TELL-01 TELL-04 a message to a number that is no mobile phone goes to the dead letters with the reason', async () => {
    const [row] = await world.run(sendSms, { tel: '0210000003', text: 'สวัสดี' });
    expect(row).toMatchObject({ done_at: null, last_error: expect.stringMatching(/number is refused/) });
    expect(await world.sent('sms', '0210000003')).toHaveLength(0);
  });

  it('TELL-01 TELL-04 no message is lost while the shop has no credit at the gateway, or a wrong key', async () => {
    const refusedTo = (config: Config, tel: string) =>
      new ThaiBulkSms(config)
        .send(tel, 'สวัสดี', AbortSignal.timeout(5_000))
        .then(String, (reason: unknown) => reason as Error);
    const empty = await refusedTo(world.test.config, '0810009992');
    const locked = await refusedTo(Object.assign(new Config(), world.test.config, { SMS_KEY: '' }), '0811111114');
    expect([empty, locked].map(String)).toEqual([
      expect.stringContaining('Insufficient credit'),
      expect.stringContaining('Authentication failed'),
    ]);
    for (const reason of [empty, locked]) expect(reason).not.toBeInstanceOf(GiveUp);
  });

  it('TELL-01 TELL-04 a message whose answers come late leaves twice at most, and is paid as often', async () => {
    const [gateway, budget] = [world.test.get(SmsGateway), world.test.get(SmsBudget)];
    const send = gateway.send.bind(gateway);
    const late = vi.spyOn(gateway, 'send').mockImplementation(async (...message) => {
      await send(...message);
      throw new ProviderUnreachable('thaibulksms', 'no answer');
    });
    const counted = vi.spyOn(budget, 'count');
    const [row] = await world.run(sendSms, { tel: '0811111116', text: 'สวัสดี' });
    expect(row).toMatchObject({ dead_at: expect.any(Date), last_error: expect.stringContaining('may have arrived') });
    expect(await world.sent('sms', '0811111116')).toHaveLength(2);
    expect(counted).toHaveBeenCalledTimes(2);
    late.mockRestore();
  });

  it('TELL-06 TELL-01 news that is late wakes nobody up, and comes in the morning', async () => {
    const [tel, sms] = ['0811111115', world.test.get(SendSms)];
    const context = { key: 'news', signal: AbortSignal.timeout(5_000) };
    const before = world.test.clock.now();
    world.test.clock.set('2026-11-20T22:30:00+07:00');
    await expect(sms.tellNews({ tel, text: 'งานใหม่' }, context)).rejects.toMatchObject({ seconds: 9.5 * 3_600 });
    expect(await world.sent('sms', tel)).toEqual([]);
    world.test.clock.set('2026-11-21T08:00:00+07:00');
    await sms.tellNews({ tel, text: 'งานใหม่' }, context);
    expect(await world.sent('sms', tel)).toHaveLength(1);
    world.test.clock.set(before);
  });
});
