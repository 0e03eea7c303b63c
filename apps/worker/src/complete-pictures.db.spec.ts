import { extname } from 'node:path';
import { makeUser } from '@wethi/accounts/testing';
import { makeProduct } from '@wethi/catalog/testing';
import { pictureFacts } from '@wethi/contract';
import { OldPictures, Storage } from '@wethi/platform';
import { createTestApp, type TestApp } from '@wethi/platform/testing';
import sharp from 'sharp';
import { WorkerModule } from './worker.module';

describe('pictures from before there were widths', () => {
  let test: TestApp;
  let storage: Storage;
  const halves = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#f00' } }).composite([
      { input: { create: { width, height: height / 2, channels: 3, background: '#00f' } }, gravity: 'south' },
    ]);

  beforeAll(async () => {
    test = await createTestApp([WorkerModule]);
    storage = test.get(Storage);
    const { manager } = test.database;
    await storage.put('public', 'product/poster.webp', await halves(700, 400).webp().toBuffer());
    await storage.put('public', 'user/face.jpg', await halves(200, 200).jpeg().toBuffer());
    await storage.put('public', 'product/broken.webp', Buffer.from('RIFF'));
    await makeProduct(manager, {
      product_img: 'product/poster.webp',
      product_img_slide: 'product/poster.webp',
      product_img_detail: 'product/broken.webp',
      product_img_detail_1: 'product/gone.webp',
    });
    await manager.query("UPDATE product SET update_at = '2026-01-01'");
    await makeUser(manager, { user_path: 'user/face.jpg' });
  });
  afterAll(() => test.close());

  const files = async () => {
    const paths: string[] = [];
    for await (const { path } of storage.list('public')) paths.push(path);
    return paths.sort();
  };
  const FORMATS: Record<string, string> = { '.avif': 'heif', '.webp': 'webp', '.jpg': 'jpeg' };
  const POSTER = 'product/poster-700x400-f00f0000f00f';

  it('SITE-13 get a name that says size and colours, and every width up to their own', async () => {
    await test.get(OldPictures).complete();
    const [product] = await test.database.query<{ update_at: Date }[]>('SELECT * FROM product');
    expect(product).toMatchObject({
      product_img: `${POSTER}.webp`,
      product_img_slide: `${POSTER}.webp`,
      product_img_detail: 'product/broken.webp',
      product_img_detail_1: 'product/gone.webp',
    });
    // A form that is open with the old path is told so when it is saved.
    expect(product?.update_at.getTime()).toBeGreaterThan(Date.parse('2026-02-01'));
    const [user] = await test.database.query<{ user_path: string }[]>('SELECT user_path FROM user');
    expect(pictureFacts(user?.user_path ?? '')).toMatchObject({ width: 200, height: 200 });
    const made = (await files()).filter((path) => path.startsWith(POSTER));
    const endings = [
      'w1200.jpg',
      'w160.avif',
      'w160.webp',
      'w320.avif',
      'w320.webp',
      'w640.avif',
      'w640.webp',
      'w700.avif',
      'webp',
    ];
    expect(made).toEqual(endings.map((ending) => `${POSTER}.${ending}`));
    for (const path of made) {
      const { width, format } = await sharp(await storage.get('public', path)).metadata();
      // A preview is as wide as the original at the most.
      const asked = Math.min(Number(/w(\d+)/.exec(path)?.[1] ?? 700), 700);
      expect([path, width, format]).toEqual([path, asked, FORMATS[extname(path)]]);
    }
  });

  it('SITE-13 are done once: another run writes nothing but what was lost', async () => {
    const before = await files();
    const [row] = await test.database.query('SELECT update_at FROM product');
    await storage.remove('public', `${POSTER}.w320.avif`);
    await test.get(OldPictures).complete();
    expect(await files()).toEqual(before);
    expect(await test.database.query('SELECT update_at FROM product')).toEqual([row]);
  });
});
