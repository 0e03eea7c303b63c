import { Storage } from '@wethi/platform';
import { createTestApp, type TestApp } from '@wethi/platform/testing';
import sharp from 'sharp';
import { CatalogHttpModule } from '../catalog-http.module';
import { Product } from '../product/product.entity';
import { makeBand, makeBandMember, makeProduct } from '../testing/catalog.factory';
import { DrawSharePictures, drawSharePictures } from './draw-share-pictures.job';

describe('the picture that LINE and Facebook show of a show', () => {
  let test: TestApp;
  let id: number;
  const draw = () => test.get(DrawSharePictures).run({ product_ids: [id] });
  const drawn = async () => (await test.database.manager.findOneByOrFail(Product, { id })).product_share_img ?? '';
  const picture = async () => (await test.get(Storage).get('public', await drawn())) ?? Buffer.alloc(0);

  beforeAll(async () => {
    test = await createTestApp([CatalogHttpModule]);
    const { manager } = test.database;
    const band_id = (await makeBand(manager)).id;
    const face = await sharp({ create: { width: 90, height: 90, channels: 3, background: '#f0f' } })
      .webp()
      .toBuffer();
    await test.get(Storage).put('public', 'band-member/face.webp', face);
    for (const at of [1, 2])
      await makeBandMember(manager, { band_id, band_member_path: at === 1 ? 'band-member/face.webp' : null });
    id = (await makeProduct(manager, { band_id, product_title: 'แสงสุดท้ายก่อนเช้า น้ำใจปู่ที่นี่ก็'.repeat(3) })).id;
  });
  afterAll(() => test.close());

  it('SITE-05 is drawn with 1200 by 630 pixels, anew for another title, and not again for the same', async () => {
    await draw();
    const first = await drawn();
    expect(await sharp(await picture()).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    await draw();
    expect(await drawn()).toBe(first);
    await test.database.query("UPDATE product SET product_title = 'ชื่อใหม่' WHERE id = ?", [id]);
    await draw();
    expect(await drawn()).not.toBe(first);
    expect((await picture()).length).toBeGreaterThan(1_000);
  });

  it('SITE-05 is drawn for the other shows where the poster of one cannot be read', async () => {
    const { manager } = test.database;
    const other = await makeProduct(manager);
    await test.get(Storage).put('public', 'product/broken.webp', Buffer.from('no picture'));
    const broken = await makeProduct(manager, { product_img: 'product/broken.webp' });
    await expect(test.get(DrawSharePictures).run({})).rejects.toThrow('1 pictures');
    const pictureOf = async ({ id: of }: Product) =>
      (await manager.findOneByOrFail(Product, { id: of })).product_share_img;
    expect(await pictureOf(other)).toMatch(/^share\//);
    expect(await pictureOf(broken)).toBeNull();
    await manager.delete(Product, { id: broken.id });
  });

  it('SITE-05 of a course says no day, whenever it is taught', async () => {
    const { manager } = test.database;
    const course = await makeProduct(manager, { product_type: 'C' });
    const drawAgain = async () => {
      await test.get(DrawSharePictures).run({ product_ids: [course.id] });
      return (await manager.findOneByOrFail(Product, { id: course.id })).product_share_img;
    };
    const first = await drawAgain();
    await test.database.query("UPDATE stage SET stage_date = '2026-12-24' WHERE id = ?", [course.stage_id]);
    expect(await drawAgain()).toBe(first);
  });

  it('SITE-05 is asked for when a show is saved, and public with it', async () => {
    const headers = await test.signInAs('personnel', 1);
    await test.request('POST', '/api/product', { headers, body: { id, product_subtitle: 'รอบพิเศษ' } });
    const jobs = await test.database.query<{ payload: string }[]>('SELECT payload FROM outbox WHERE name = ?', [
      drawSharePictures.name,
    ]);
    expect(jobs.map(({ payload }) => JSON.parse(payload) as object)).toContainEqual({ product_ids: [id] });
    const { body } = await test.request('GET', `/api/productView?id=${id}`);
    expect((body.data as { product_share_img: string }[])[0]?.product_share_img).toBe(await drawn());
  });
});
