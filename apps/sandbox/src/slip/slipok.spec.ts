import sharp from 'sharp';
import { issueSlip, multipart, openTestSandbox, setFault } from '../testing';

describe('slip verification (SlipOK)', () => {
  let context: Awaited<ReturnType<typeof openTestSandbox>>;
  beforeAll(async () => {
    context = await openTestSandbox({ slipBranch: 'demo', slipKey: 'key' });
  });
  afterAll(() => context.close());

  const ask = async (payload: object, headers: object = { 'x-authorization': 'key' }, branch = 'demo') => {
    const url = `/api/line/apikey/${branch}`;
    return context.sandbox.app.inject({ method: 'POST', url, payload, headers: { ...headers } });
  };
  const upload = async (file: Buffer, filename: string) => {
    const form = await multipart({ log: 'false' }, 'files', file, filename);
    const headers = { ...form.headers, 'x-authorization': 'key' };
    const url = '/api/line/apikey/demo';
    return (await context.sandbox.app.inject({ method: 'POST', url, headers, payload: form.payload })).json();
  };

  it('BUY-02 describes a transfer that the bank knows', async () => {
    const slip = await issueSlip(context.sandbox, { bank_code: 'SCB', amount: 490, at: '2026-11-20T13:21:00+07:00' });
    const response = await ask({ data: slip.payload, amount: 490 });
    expect(response.json()).toMatchObject({
      success: true,
      data: {
        transRef: slip.reference,
        sendingBank: '014',
        receivingBank: '004',
        transDate: '20261120',
        transTime: '13:21:00',
        transTimestamp: '2026-11-20T06:21:00.000Z',
        amount: 490,
        receiver: { displayName: 'หจก. หิ่งห้อยในเมือง โ', account: { type: 'BANKAC', value: 'xxx-x-x5678-x' } },
      },
    });
  });

  it('BUY-02 reads the QR from an uploaded picture', async () => {
    const slip = await issueSlip(context.sandbox, { amount: 590, format: 'jpeg' });
    expect(await upload(slip.picture, 'slip.jpg')).toMatchObject({ success: true, data: { transRef: slip.reference } });
  });

  it('BUY-02 tells unusable uploads apart', async () => {
    const blank = await sharp({ create: { width: 200, height: 200, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    expect(await upload(blank, 'slip.png')).toMatchObject({ code: 1007 });
    expect(await upload(Buffer.from('no picture'), 'slip.png')).toMatchObject({ code: 1006 });
    expect(await upload(blank, 'slip.pdf')).toMatchObject({ code: 1005 });
    expect((await ask({})).json()).toMatchObject({ code: 1000 });
    expect((await ask({ data: 'https://example.com' })).json()).toMatchObject({ code: 1008 });
    const wrongChecksum = '0038000600000101030060217Bf870bf26685f55526203TH9104CF62';
    expect((await ask({ data: wrongChecksum })).json()).toMatchObject({ code: 1008 });
  });

  it('BUY-02 refuses a wrong key and a wrong branch', async () => {
    expect((await ask({ data: 'x' }, { 'x-authorization': 'other' })).json()).toMatchObject({ code: 1002 });
    expect((await ask({ data: 'x' }, { 'x-authorization': 'key' }, 'other')).json()).toMatchObject({ code: 1001 });
  });

  it('BUY-05 does not find a forged slip', async () => {
    const forged = await issueSlip(context.sandbox, { amount: 490, register: false });
    expect((await ask({ data: forged.payload, amount: 490 })).json()).toMatchObject({ code: 1011 });
  });

  it('BUY-05 refuses another amount with the whole slip, and does not count it as used', async () => {
    const slip = await issueSlip(context.sandbox, { amount: 490 });
    const refused = await ask({ data: slip.payload, amount: 590, log: true });
    expect(refused.statusCode).toBe(400);
    expect(refused.json()).toMatchObject({ code: 1013, data: { amount: 490, transRef: slip.reference } });
    expect((await ask({ data: slip.payload, amount: 490, log: true })).json()).toMatchObject({ success: true });
  });

  it('BUY-05 knows a slip again only when asked to remember it', async () => {
    const slip = await issueSlip(context.sandbox, { amount: 490 });
    expect((await ask({ data: slip.payload })).json().success).toBe(true);
    expect((await ask({ data: slip.payload, log: true })).json().success).toBe(true);
    const again = await ask({ data: slip.payload, log: true });
    expect(again.json()).toMatchObject({ code: 1012, data: { transRef: slip.reference } });
  });

  it('BUY-05 refuses accounts that are not registered, once some are', async () => {
    const register = async (payload: object[]) =>
      context.sandbox.app.inject({ method: 'PUT', url: '/api/accounts', payload });
    const slip = await issueSlip(context.sandbox, { amount: 490, account_no: '999-8-88777-6' });
    await register([{ bank_code: 'KBANK', account_no: '0123456789', account_name: 'หจก. หิ่งห้อย' }]);
    expect((await ask({ data: slip.payload, log: true })).json()).toMatchObject({ code: 1014 });
    await register([]);
    expect((await ask({ data: slip.payload, log: true })).json()).toMatchObject({ success: true });
  });

  it.each([
    ['A1', 1013],
    ['R1', 1014],
    ['D1', 1012],
    ['N1', 1011],
    ['P2', 1010],
  ])('BUY-04 answers a reference ending %s with %i', async (ending, code) => {
    const slip = await issueSlip(context.sandbox, { amount: 490, ending });
    expect((await ask({ data: slip.payload, amount: 490 })).json()).toMatchObject({ code });
  });

  it('BUY-04 reports a late bank, and a broken service, as switched on', async () => {
    const slip = await issueSlip(context.sandbox, { bank_code: 'BBL', amount: 490 });
    await setFault(context.sandbox, 'slip', 'delay', 1);
    const late = await ask({ data: slip.payload });
    expect(late.json()).toMatchObject({ code: 1010, data: { bankCode: '002', bankName: 'ธนาคารกรุงเทพ', delay: 2 } });
    await setFault(context.sandbox, 'slip', 'error', 1);
    expect((await ask({ data: slip.payload })).statusCode).toBe(500);
    expect((await ask({ data: slip.payload })).json()).toMatchObject({ success: true });
  });

  it('counts the quota', async () => {
    const url = '/api/line/apikey/demo/quota';
    const response = await context.sandbox.app.inject({ url, headers: { 'x-authorization': 'key' } });
    expect(response.json().data).toMatchObject({ quota: expect.any(Number), overQuota: 0 });
  });
});
