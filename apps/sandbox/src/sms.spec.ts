import { openTestSandbox, readMessages, setFault } from './testing';

describe('SMS gateway (ThaiBulkSMS v2)', () => {
  let context: Awaited<ReturnType<typeof openTestSandbox>>;
  beforeAll(async () => {
    context = await openTestSandbox({ smsKey: 'key', smsSecret: 'secret' });
  });
  afterAll(() => context.close());

  const authorization = `Basic ${Buffer.from('key:secret').toString('base64')}`;
  const send = (payload: object, headers: object = { authorization }) =>
    context.sandbox.app.inject({ method: 'POST', url: '/sms', payload, headers: { ...headers } });

  it('TELL-01 accepts JSON, answers in the form of the provider and keeps the message', async () => {
    const message = 'รหัสยืนยัน 4821 (Ref: AB3K) หมดอายุใน 5 นาที';
    const payload = { msisdn: '0812345678,0899', message, sender: 'WETHI', force: 'corporate' };
    const response = await send(payload);
    expect(response.json()).toMatchObject({
      credit_type: 'corporate',
      total_use_credit: 1,
      phone_number_list: [{ number: '66812345678', used_credit: 1 }],
      bad_phone_number_list: [{ number: '0899' }],
    });
    const [kept] = await readMessages(context.sandbox, { channel: 'sms', to: '+66 81 234 5678' });
    expect(kept).toMatchObject({ to: '0812345678', text: message, meta: { sender: 'WETHI', code: '4821', parts: 1 } });
  });

  it('TELL-01 accepts a form as well', async () => {
    const form = new URLSearchParams({ msisdn: '66898765432', message: 'สวัสดี' });
    const response = await context.sandbox.app.inject({
      method: 'POST',
      url: '/sms',
      headers: { authorization, 'content-type': 'application/x-www-form-urlencoded' },
      payload: form.toString(),
    });
    expect(response.statusCode).toBe(200);
    expect(await readMessages(context.sandbox, { to: '0898765432' })).toHaveLength(1);
  });

  it.each([
    ['a wrong key', { msisdn: '0812345678', message: 'x' }, { authorization: 'Basic eDp5' }, 401],
    ['no key', { msisdn: '0812345678', message: 'x' }, {}, 401],
    ['no message', { msisdn: '0812345678' }, { authorization }, 400],
    ['a sender in Thai', { msisdn: '0812345678', message: 'x', sender: 'เวที' }, { authorization }, 400],
    ['a number ending 9990', { msisdn: '0812349990', message: 'x' }, { authorization }, 500],
    ['a number ending 9992', { msisdn: '0812349992', message: 'x' }, { authorization }, 400],
  ])('TELL-01 refuses %s', async (_case, payload, headers, status) => {
    const response = await send(payload, headers);
    expect(response.statusCode).toBe(status);
    expect(response.json().error.description).toEqual(expect.any(String));
  });

  it('TELL-01 delivers late to numbers ending 9991', async () => {
    expect((await send({ msisdn: '0812349991', message: 'x' })).statusCode).toBe(200);
    expect(await readMessages(context.sandbox, { to: '0812349991' })).toHaveLength(0);
    expect(await readMessages(context.sandbox, { to: '0812349991', wait: '5' })).toHaveLength(1);
  });

  it.each([
    ['error', 500],
    ['429', 429],
    ['slow', 200],
  ])('TELL-01 fails as switched on: %s', async (mode, status) => {
    await setFault(context.sandbox, 'sms', mode, 1);
    expect((await send({ msisdn: '0811111111', message: 'x' })).statusCode).toBe(status);
    expect((await send({ msisdn: '0811111111', message: 'x' })).statusCode).toBe(200);
  });

  it('counts the parts of a Thai message', async () => {
    await send({ msisdn: '0822222222', message: 'ก'.repeat(71) });
    const [message] = await readMessages(context.sandbox, { to: '0822222222' });
    expect(message?.meta.parts).toBe(2);
  });
});
