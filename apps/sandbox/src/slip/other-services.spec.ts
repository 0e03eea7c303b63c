import { issueSlip, openTestSandbox, setFault } from '../testing';

describe('slip verification (EasySlip, Slip2Go)', () => {
  let context: Awaited<ReturnType<typeof openTestSandbox>>;
  beforeAll(async () => {
    context = await openTestSandbox({ easySlipKey: 'easy', slip2GoKey: 'two-go' });
  });
  afterAll(() => context.close());

  const post = async (url: string, payload: object, key: string | undefined) => {
    const headers = key ? { authorization: `Bearer ${key}` } : {};
    const answer = await context.sandbox.app.inject({ method: 'POST', url, payload, headers });
    return { status: answer.statusCode, body: answer.json<Record<string, unknown>>() };
  };
  const easy = (payload: string, key: string | undefined = 'easy') => post('/v2/verify/bank', { payload }, key);
  const twoGo = (qrCode: unknown, key: string | undefined = 'two-go') =>
    post('/api/verify-slip/qr-code/info', { payload: { qrCode } }, key);

  it('BUY-02 both describe a transfer that the bank knows', async () => {
    const slip = await issueSlip(context.sandbox, { bank_code: 'SCB', amount: 490, at: '2026-11-20T13:21:00+07:00' });
    expect((await easy(slip.payload)).body).toMatchObject({
      success: true,
      data: {
        amountInSlip: 490,
        rawSlip: {
          ...{ transRef: slip.reference, date: '2026-11-20T13:21:00+07:00', amount: { amount: 490 } },
          ...{ sender: { bank: { id: '014' } } },
          receiver: { bank: { id: '004', short: 'KBANK' }, account: { bank: { account: 'xxx-x-x5678-x' } } },
        },
      },
    });
    expect((await twoGo(slip.payload)).body).toMatchObject({
      code: '200000',
      data: {
        ...{ transRef: slip.reference, dateTime: '2026-11-20T06:21:00.000Z', amount: 490 },
        receiver: { bank: { id: '004' }, account: { bank: { account: 'xxx-x-x5678-x' } } },
      },
    });
  });

  it('BUY-05 both refuse what is unknown, what is no slip, and whoever has no key', async () => {
    const { payload } = await issueSlip(context.sandbox, { amount: 490, register: 'false' });
    expect(await easy(payload)).toMatchObject({ status: 404, body: { error: { code: 'SLIP_NOT_FOUND' } } });
    expect(await twoGo(payload)).toMatchObject({ status: 200, body: { code: '200404' } });
    expect((await easy('https://example.com')).body).toMatchObject({ error: { code: 'VALIDATION_ERROR' } });
    expect((await twoGo('https://example.com')).body).toMatchObject({ code: '400001' });
    expect((await twoGo(5)).body).toMatchObject({ code: '400400' });
    expect((await easy(payload, 'other')).body).toMatchObject({ error: { code: 'INVALID_API_KEY' } });
    expect((await easy(payload, '')).body).toMatchObject({ error: { code: 'MISSING_API_KEY' } });
    expect(await twoGo(payload, 'other')).toMatchObject({ status: 401, body: { code: '401001' } });
  });

  it('BUY-04 each fails by itself', async () => {
    const { payload } = await issueSlip(context.sandbox, { amount: 490 });
    await setFault(context.sandbox, 'easyslip', 'error', 1);
    expect(await easy(payload)).toMatchObject({ status: 500, body: { error: { code: 'API_SERVER_ERROR' } } });
    expect((await twoGo(payload)).body).toMatchObject({ code: '200000' });
    await setFault(context.sandbox, 'slip2go', '429', 1);
    expect((await twoGo(payload)).status).toBe(429);
  });
});
