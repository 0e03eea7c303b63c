import { pictureFacts, previewPicturePath, sizedPicturePath } from '@wethi/contract';
import { OutboxRow, PictureWidths, Storage } from '@wethi/platform';
import { brokenPictures, createTestApp, hugePicture, type TestApp } from '@wethi/platform/testing';
import sharp from 'sharp';
import { CatalogHttpModule } from '../catalog-http.module';

const KINDS = [
  ['uploadBand', 800],
  ['uploadBandMember', 600],
  ['uploadProduct', 1600],
  ['uploadProductSlide', 1920],
  ['uploadBookBank', 1200],
  ['uploadInfoPage', 1600],
] as const;

describe('picture uploads', () => {
  let test: TestApp;
  let owner: { authorization: string };
  let photograph: Buffer;

  const upload = (kind: string, bytes: Buffer, headers: object = owner, field = 'images') => {
    const form = new FormData();
    form.append(field, new Blob([new Uint8Array(bytes)], { type: 'image/png' }), 'ภาพ.png');
    return test.request('POST', `/api/${kind}`, { headers, form });
  };

  beforeAll(async () => {
    test = await createTestApp([CatalogHttpModule]);
    owner = await test.signInAs('personnel', 1);
    photograph = await sharp({ create: { width: 2400, height: 1500, channels: 3, background: '#60a' } })
      .withExif({ IFD0: { Copyright: 'somebody' } })
      .jpeg()
      .toBuffer();
  });
  afterAll(() => test.close());

  it.each(KINDS)('CAT-02 %s keeps a picture at most %i wide, without its metadata', async (kind, width) => {
    const { status, body } = await upload(kind, photograph);
    const { filename } = body.data as { filename: string };
    expect([status, filename]).toEqual([
      200,
      expect.stringMatching(/^[a-z-]+\/[0-9a-f]{32}-\d+x\d+-[0-9a-f]{12}\.webp$/),
    ]);
    const kept = await test.get(Storage).get('public', filename);
    const facts = await sharp(kept).metadata();
    expect(facts).toMatchObject({ format: 'webp', width });
    expect(facts.exif).toBeUndefined();
  });

  it('CAT-02 answers a path that the record takes', async () => {
    const { filename } = (await upload('uploadBand', photograph)).body.data as { filename: string };
    const body = { band_name: 'วงมีรูป', band_path: filename };
    expect((await test.request('POST', '/api/band', { headers: owner, body })).status).toBe(200);
  });

  it('SITE-13 answers before the widths are written: a job of its own does that, in all formats', async () => {
    const { filename } = (await upload('uploadBandMember', photograph)).body.data as { filename: string };
    expect(pictureFacts(filename)).toEqual({ width: 600, height: 375, colours: '60a60a60a60a' });
    const narrow = sizedPicturePath(filename, 160, 'avif');
    expect(await test.get(Storage).has('public', narrow)).toBe(false);
    const job = { name: 'write-picture-widths', payload: JSON.stringify({ path: filename }) };
    expect(await test.database.manager.countBy(OutboxRow, job)).toBe(1);
    await test.get(PictureWidths).write({ path: filename });
    const facts = await sharp(await test.get(Storage).get('public', narrow)).metadata();
    expect(facts).toMatchObject({ format: 'heif', compression: 'av1', width: 160, height: 100 });
  });

  it('SITE-13 gives a picture that is not opaque no colours, which would shine through it', async () => {
    const logo = sharp({ create: { width: 90, height: 90, channels: 4, background: '#60a8' } });
    const { filename } = (await upload('uploadBand', await logo.png().toBuffer())).body.data as { filename: string };
    expect(pictureFacts(filename)).toEqual({ width: 90, height: 90 });
  });

  it('SITE-05 shows a logo that is not opaque on white in the previews of LINE and Facebook', async () => {
    const logo = sharp({ create: { width: 800, height: 500, channels: 4, background: '#0000' } });
    const { filename } = (await upload('uploadBand', await logo.png().toBuffer())).body.data as { filename: string };
    await test.get(PictureWidths).write({ path: filename });
    const preview = await test.get(Storage).get('public', previewPicturePath(filename) ?? '');
    expect((await sharp(preview).stats()).channels.map(({ min }) => min)).toEqual([255, 255, 255]);
  });

  it.each([
    ['a text named png', () => Buffer.from('ไม่ใช่รูป'), 415, 'PICTURE_UNREADABLE'],
    ['a picture cut short', () => photograph.subarray(0, 2_000), 415, 'PICTURE_UNREADABLE'],
    [
      'an SVG',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
      415,
      'PICTURE_UNREADABLE',
    ],
    ['400 megapixels', hugePicture, 413, 'PICTURE_TOO_MANY_PIXELS'],
    ['more than 8 MB', () => Buffer.alloc(8 * 1024 * 1024 + 1), 413, 'TOO_LARGE'],
  ])('CAT-02 refuses %s in Thai', async (_, bytes, status, code) => {
    const answer = await upload('uploadProduct', bytes());
    expect([answer.status, answer.body.code]).toEqual([status, code]);
    expect(answer.body.message).toMatch(/[ก-๙]/);
  });

  it.each(KINDS)('CAT-02 %s refuses what is sound only in its header', async (kind) => {
    const broken = brokenPictures(await sharp(photograph).png().toBuffer());
    const answers = await Promise.all(Object.values(broken).map((bytes) => upload(kind, bytes)));
    expect(new Set(answers.map(({ body }) => body.code))).toEqual(new Set(['PICTURE_UNREADABLE']));
  });

  it('CAT-02 refuses a form without the picture, and a body that is no form', async () => {
    expect((await upload('uploadBand', photograph, owner, 'file')).body.errors?.[0]?.field).toBe('images');
    expect((await test.request('POST', '/api/uploadBand', { headers: owner, body: {} })).status).toBe(415);
  });

  it('CAT-03 is for personnel only', async () => {
    expect((await upload('uploadBand', photograph, {})).status).toBe(401);
    expect((await upload('uploadBand', photograph, await test.signInAs('user', 1))).status).toBe(403);
  });
});
