import QRCode from 'qrcode';
import sharp from 'sharp';
import { slipVerify } from 'promptparse/validate';
import { SLIP_LIMITS } from './slip-picture';
import readSlipPicture from './slip-picture.worker';
import { startSandbox, type SlipWish, type TestSandbox } from '../../testing';

async function readSlipQr(bytes: Buffer) {
  const read = await readSlipPicture({ bytes, limits: SLIP_LIMITS });
  return typeof read === 'string' ? read : read.qr;
}

describe('mini-QR of a slip', () => {
  let sandbox: TestSandbox;
  const slip = (wish: Partial<SlipWish> = {}) => sandbox.makeSlip({ amount: 590, ...wish });

  beforeAll(async () => {
    sandbox = await startSandbox();
  });
  afterAll(() => sandbox.close());

  it.each(['png', 'jpeg', 'gif'] as const)('BUY-02 is read from a %s with its bank and reference', async (format) => {
    const read = await readSlipQr(await slip({ format, bank_code: '014' }));
    expect(read).toMatchObject({ kind: 'slip', sendingBank: '014' });
  });

  it('BUY-02 is read from a picture that was made small and compressed twice', async () => {
    const small = await sharp(await slip())
      .resize({ width: 380 })
      .jpeg({ quality: 45 })
      .toBuffer();
    expect(await readSlipQr(await sharp(small).jpeg({ quality: 45 }).toBuffer())).toMatchObject({ kind: 'slip' });
  });

  it('BUY-02 is read from a photograph of a screen: dim, tilted and with a border', async () => {
    const photo = await sharp(await slip())
      .modulate({ brightness: 0.55 })
      .rotate(7, { background: '#333' })
      .extend({ left: 500, right: 700, top: 300, bottom: 400, background: '#222' })
      .jpeg({ quality: 60 })
      .toBuffer();
    expect(await readSlipQr(photo)).toMatchObject({ kind: 'slip' });
  });

  it('BUY-02 is read from a picture that the phone stored lying down', async () => {
    const lying = await sharp(await slip())
      .rotate(90)
      .withMetadata({ orientation: 8 })
      .jpeg()
      .toBuffer();
    expect(await readSlipQr(lying)).toMatchObject({ kind: 'slip' });
  });

  it('BUY-04 is missing on a slip without a QR', async () => {
    expect(await readSlipQr(await slip({ qr: 'false' }))).toEqual({ kind: 'none' });
  });

  it('BUY-05 is never that of the picture before, which the decoder’s memory still holds', async () => {
    const without = await slip({ qr: 'false' });
    const large = await sharp(await slip())
      .resize({ width: 1440 })
      .png()
      .toBuffer();
    expect(await readSlipQr(large)).toMatchObject({ kind: 'slip' });
    expect(await readSlipQr(without)).toEqual({ kind: 'none' });
  });

  it('BUY-05 ends with a picture made to be hard', async () => {
    const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
    const create = { width: 600, height: 20_000, channels: 3, background: '#fff', noise } as const;
    expect(await readSlipQr(await sharp({ create }).jpeg({ quality: 30 }).toBuffer())).toEqual({ kind: 'none' });
  });

  it('BUY-02 is read from a picture of 36 megapixels', async () => {
    const large = await sharp(await slip())
      .resize({ width: 4_800 })
      .jpeg()
      .toBuffer();
    expect(await readSlipQr(large)).toMatchObject({ kind: 'slip' });
  });

  it('BUY-04 the kept picture is upright, small and without metadata', async () => {
    const bytes = await sharp(await slip())
      .resize({ width: 3_000 })
      .withExif({ IFD0: { Copyright: 'somebody' } })
      .jpeg()
      .toBuffer();
    const read = await readSlipPicture({ bytes, limits: SLIP_LIMITS });
    const kept = await sharp((read as { jpeg: Uint8Array }).jpeg).metadata();
    expect([kept.format, kept.width, kept.exif]).toEqual(['jpeg', 1_600, undefined]);
  });

  it.each([
    ['a PromptPay QR to pay', '00020101021129370016A000000677010111011300668123456785802TH530376463045D82'],
    ['a web address', 'https://example.com/slip'],
    ['a slip with a wrong checksum', '0038000600000101030060217Bf870bf26685f55526203TH9104CF62'],
  ])('BUY-05 is not taken from %s', async (_, payload) => {
    expect(await readSlipQr(await QRCode.toBuffer(payload, { scale: 6 }))).toEqual({ kind: 'other' });
  });

  it.each([
    ['004100060000010103014022000111222233344ABCD125102TH910417DF', '014', '00111222233344ABCD12'],
    ['004600060000010103014022520201107013FsG6joxJrXDrbJ5102TH910437B6', '014', '20201107013FsG6joxJrXDrbJ'],
    ['00330006000001010306902126302105340875102TH9104F86F', '069', '630210534087'],
    ['0041000600000101030040220015324123456ATF012345102TH9104F2CA', '004', '015324123456ATF01234'],
    ['0038000600000101030060217A1b2c3d4e5f6g7h8i5102TH9104BA94', '006', 'A1b2c3d4e5f6g7h8i'],
  ])('BUY-02 %s decodes', async (payload, sendingBank, transRef) => {
    expect(slipVerify(payload, true)).toEqual({ sendingBank, transRef });
    const read = await readSlipQr(await QRCode.toBuffer(payload));
    expect(read).toEqual({ kind: 'slip', payload, sendingBank, transRef });
  });
});
