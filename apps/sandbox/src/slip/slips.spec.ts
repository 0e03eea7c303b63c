import { slipVerify as generate } from 'promptparse/generate';
import { slipVerify as parse } from 'promptparse/validate';
import sharp from 'sharp';
import { issueSlip, openTestSandbox } from '../testing';
import { maskAccount, shortenName } from './account';
import { outcomeOf } from './outcome';
import { makeReference } from './reference';
import { slipSvg } from './slip-picture';
import { readQr } from './slip-reader';

describe('slips', () => {
  let context: Awaited<ReturnType<typeof openTestSandbox>>;
  beforeAll(async () => {
    context = await openTestSandbox();
  });
  afterAll(() => context.close());

  const list = async () => (await context.sandbox.app.inject({ url: '/api/slips' })).json().data;

  it.each([
    ['014', '00111222233344ABCD12', '004100060000010103014022000111222233344ABCD125102TH910417DF'],
    ['002', '0002123123121200011', '004000060000010103002021900021231231212000115102TH91049C30'],
    ['014', '20201107013FsG6joxJrXDrbJ', '004600060000010103014022520201107013FsG6joxJrXDrbJ5102TH910437B6'],
    ['069', '630210534087', '00330006000001010306902126302105340875102TH9104F86F'],
    ['004', '015324123456ATF01234', '0041000600000101030040220015324123456ATF012345102TH9104F2CA'],
  ])('BUY-02 writes the mini-QR of bank %s, reference %s', (sendingBank, transRef, payload) => {
    expect(generate({ sendingBank, transRef })).toBe(payload);
    expect(parse(payload)).toEqual({ sendingBank, transRef });
  });

  it.each(['png', 'jpeg', 'gif'])('BUY-02 draws a slip as %s whose QR can be read back', async (format) => {
    const slip = await issueSlip(context.sandbox, { bank_code: 'KBANK', amount: 490, format });
    expect(await sharp(slip.picture).metadata()).toMatchObject({ format, width: 720, height: 1100 });
    expect(await readQr(slip.picture)).toBe(slip.payload);
    expect(parse(slip.payload)).toEqual({ sendingBank: '004', transRef: slip.reference });
  });

  it('BUY-02 draws a slip without QR', async () => {
    const slip = await issueSlip(context.sandbox, { amount: '1,234.50', qr: false });
    expect(await readQr(slip.picture)).toBeUndefined();
  });

  it('BUY-02 keeps the amount in satang, the time in UTC and who paid whom', async () => {
    await issueSlip(context.sandbox, { bank_code: '014', amount: 590.1, at: '2026-11-20T13:21', register: 'false' });
    expect((await list()).at(-1)).toMatchObject({
      sending_bank: '014',
      receiving_bank: '004',
      receiver_account: '0123456789',
      receiver_name: 'หจก. หิ่งห้อยในเมือง โปรดักชั่น',
      amount_satang: 59010,
      at: '2026-11-20T06:21:00.000Z',
      genuine: false,
    });
  });

  it('names every wrong field', async () => {
    const payload = {
      bank_code: 'XYZ',
      account_no: 'abc',
      amount: '0',
      at: 'yesterday',
      format: 'bmp',
      ending: 'ZZ',
      currency: '$',
    };
    const response = await context.sandbox.app.inject({ method: 'POST', url: '/api/slips', payload });
    expect(response.statusCode).toBe(422);
    const fields = response.json().errors.map((error: { field: string }) => error.field);
    expect(fields.sort()).toEqual(['account_no', 'amount', 'at', 'bank_code', 'currency', 'ending', 'format']);
  });

  it('escapes what others wrote', async () => {
    await issueSlip(context.sandbox, { amount: 1, account_name: '<image href="x"/>&\u0007 ก' });
    expect(slipSvg((await list()).at(-1))).not.toContain('<image');
  });

  it('masks accounts and cuts names as banks do', () => {
    expect(maskAccount('0123456789')).toBe('xxx-x-x5678-x');
    expect(maskAccount('020123456789')).toBe('xxxxxxx5678x');
    expect(shortenName('นางสาว ฟ้าใส ใจดี')).toBe('นางสาว ฟ้าใส ใ');
    expect(shortenName('ฟ้าใส')).toBe('ฟ้าใส');
  });

  it.each(['002', '004', '006', '014', '030'])('makes references of bank %s that ask for no set outcome', (bank) => {
    const references = Array.from({ length: 200 }, () => makeReference(bank, new Date('2026-11-20T05:34:56Z')));
    expect(references.filter(outcomeOf)).toEqual([]);
    expect(new Set(references).size).toBe(200);
    for (const reference of references) expect(reference).toMatch(/^[A-Za-z0-9]{13,25}$/);
  });
});
