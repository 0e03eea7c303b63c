import { createTestApp, type TestApp } from '@wethi/platform/testing';
import { CatalogHttpModule } from '../catalog-http.module';
import { ProductPrice } from '../price/product-price.entity';
import { ProductDetailList } from '../product/product-detail-list.entity';
import { Course } from '../course/course.entity';
import { CourseChapter } from '../course/course-chapter.entity';
import { Product } from '../product/product.entity';
import { Stage } from '../stage/stage.entity';
import { StageTime } from '../stage/stage-time.entity';
import { StageTimeMember } from '../stage/stage-time-member.entity';
import {
  makeBand,
  makeBandMember,
  makeCoach,
  makeCourse,
  makeCourseChapter,
  makeProduct,
  makeProductDetailList,
  makeProductPrice,
  makeStage,
  makeStageTime,
  makeStageTimeMember,
} from '../testing/catalog.factory';
import { Publishing } from './publishing';

describe('shows that publish themselves, and copies', () => {
  let test: TestApp;
  let owner: { authorization: string };
  const save = (body: object) => test.request('POST', '/api/product', { headers: owner, body });
  const product = (id: number) => test.database.manager.findOneByOrFail(Product, { id });
  const isPublic = async (id: number) =>
    ((await test.request('GET', `/api/productView?id=${id}`)).body.data as unknown[]).length === 1;

  beforeAll(async () => {
    test = await createTestApp([CatalogHttpModule]);
    owner = await test.signInAs('personnel', 1);
  });
  beforeEach(() => test.clock.set('2026-11-20T12:00:00+07:00'));
  afterAll(() => test.close());

  async function planned(values: object = {}) {
    const { id } = await makeProduct(test.database.manager, { product_title: `ปล่อยเอง ${Math.random()}` });
    const at = { product_publish_date: '2026-11-21', product_publish_time: '10:00' };
    expect((await save({ id, ...at, ...values })).status).toBe(200);
    return id;
  }
  async function at(time: string) {
    test.clock.set(`${time}+07:00`);
    await test.get(Publishing).publishDue();
  }

  it('CAT-09 a show is off the site until its time, and on it from then on, found and told of', async () => {
    const id = await planned();
    expect([await isPublic(id), (await product(id)).product_disable]).toEqual([false, 'Y']);
    await at('2026-11-21T09:59:59');
    expect(await isPublic(id)).toBe(false);
    await at('2026-11-21T10:00:00');
    expect(await isPublic(id)).toBe(true);
    const { product_title, product_publish_date } = await product(id);
    expect(product_publish_date).toBeNull();
    const { body } = await test.request('GET', `/api/productView?q=${encodeURIComponent(product_title)}`);
    expect((body.data as { id: number }[]).map((row) => row.id)).toContain(id);
    const told = await test.database.query<unknown[]>('SELECT 1 FROM outbox WHERE dedupe_key LIKE ?', [
      `tell-followers-${id}-%`,
    ]);
    expect(told).toHaveLength(1);
    // Taken off by hand it stays off.
    await save({ id, product_disable: 'Y' });
    await at('2026-11-22T10:00:00');
    expect(await isPublic(id)).toBe(false);
  });

  it('CAT-09 whoever puts it on by hand does away with the time; a time that is over is refused', async () => {
    const id = await planned();
    await save({ id, product_title: 'ชื่อใหม่' });
    expect(await product(id)).toMatchObject({ product_disable: 'Y', product_publish_date: '2026-11-21' });
    await save({ id, product_disable: 'N' });
    expect(await product(id)).toMatchObject({
      product_disable: 'N',
      product_publish_date: null,
      product_publish_time: null,
    });
    const past = await save({ id, product_publish_date: '2026-11-20', product_publish_time: '11:59' });
    expect([past.status, past.body.errors?.[0]?.field]).toEqual([422, 'product_publish_date']);
    expect(await isPublic(id)).toBe(true);
    const dayOnly = await planned({ product_publish_time: null });
    await at('2026-11-21T00:00:00');
    expect(await isPublic(dayOnly)).toBe(true);
  });

  it('CAT-09 a show goes on sale at its time and off it at another', async () => {
    const { id } = await makeProduct(test.database.manager, { product_status: 'sale' });
    const sale = { product_sale_date: '2026-11-21', product_sale_time: '10:00' };
    const close = { product_close_date: '2026-11-28', product_close_time: '22:00' };
    expect((await save({ id, ...sale, ...close })).status).toBe(200);
    const status = async () => (await product(id)).product_status;
    expect(await status()).toBe('coming');
    await at('2026-11-21T09:59:59');
    expect(await status()).toBe('coming');
    await at('2026-11-21T10:00:00');
    expect(await product(id)).toMatchObject({
      product_status: 'sale',
      product_sale_date: null,
      product_sale_time: null,
    });
    const seen = await test.request('GET', `/api/productView?id=${id}`);
    expect(seen.body.data).toEqual([expect.objectContaining({ product_status: 'sale' })]);
    // What is chosen by hand stands until the next time.
    await save({ id, product_status: 'live' });
    await at('2026-11-28T21:59:59');
    expect(await status()).toBe('live');
    await at('2026-11-28T22:00:00');
    expect(await product(id)).toMatchObject({ product_status: 'end', product_close_date: null });
    await save({ id, product_status: 'replay' });
    await at('2026-11-29T22:00:00');
    expect(await status()).toBe('replay');
  });

  it('CAT-09 a replay is neither sold nor ended by a time that was planned before, and a time taken back does nothing', async () => {
    const { id } = await makeProduct(test.database.manager, { product_status: 'coming' });
    await save({ id, product_sale_date: '2026-11-21', product_close_date: '2026-11-22' });
    expect(await product(id)).toMatchObject({ product_sale_time: '00:00:00', product_close_time: '23:59:00' });
    await save({ id, product_status: 'replay' });
    await at('2026-11-21T00:00:00');
    await at('2026-11-23T00:00:00');
    expect(await product(id)).toMatchObject({
      product_status: 'replay',
      product_sale_date: null,
      product_close_date: null,
    });
    test.clock.set('2026-11-23T12:00:00+07:00');
    const other = await makeProduct(test.database.manager, { product_status: 'coming' });
    await save({ id: other.id, product_sale_date: '2026-11-24' });
    await save({ id: other.id, product_sale_date: null });
    await at('2026-11-25T00:00:00');
    expect((await product(other.id)).product_status).toBe('coming');
  });

  it.each([
    [{ product_sale_date: '2026-11-20', product_sale_time: '11:59' }, 'product_sale_date'],
    [{ product_close_date: '2026-11-19' }, 'product_close_date'],
    [{ product_close_date: '2026-11-21', product_close_time: '09:00' }, 'product_close_date'],
    [{ product_sale_date: '2026-11-29' }, 'product_close_date'],
  ])('CAT-09 a time that is over, or a sale that ends before it begins, is refused: %j', async (values, field) => {
    const { id } = await makeProduct(test.database.manager, { product_status: 'coming' });
    const kept = { product_sale_date: '2026-11-21', product_sale_time: '10:00', product_close_date: '2026-11-28' };
    expect((await save({ id, ...kept })).status).toBe(200);
    const { status, body } = await save({ id, ...values });
    expect([status, body.errors?.[0]?.field]).toEqual([422, field]);
  });

  it('CAT-09 a copy has prices, texts and set list of its own, moved to its day, off the site', async () => {
    const { manager } = test.database;
    const band_id = (await makeBand(manager)).id;
    const stage = await makeStage(manager, { band_id, stage_date: '2026-11-28', stage_status: 'End' });
    const old = await makeProduct(manager, {
      band_id,
      stage_id: stage.id,
      product_url: 'evening',
      product_img: 'product/evening.webp',
      product_limit: 10,
      product_status: 'end',
    });
    await makeProductPrice(manager, {
      product_id: old.id,
      product_price_start: '2026-11-01',
      product_price_to: '2026-11-20',
    });
    await makeProductDetailList(manager, { product_id: old.id });
    const singer = await makeBandMember(manager, { band_id });
    const song = await makeStageTime(manager, { stage_id: stage.id, stage_detail_time_second: 90 });
    await makeStageTimeMember(manager, song, singer.id);

    const copyOf = (headers = owner) =>
      test.request('POST', '/api/productCopy', { headers, body: { id: old.id, product_start: '2027-01-02' } });
    const { insertId: id } = (await copyOf()).body.data as { insertId: number };
    const copy = await product(id);
    expect(copy).toMatchObject({
      ...{ product_title: `${old.product_title} (สำเนา)`, product_url: 'evening-copy', product_disable: 'Y' },
      ...{ product_status: 'coming', product_price: 590, product_start: '2027-01-02', product_limit: 10, create_by: 1 },
    });
    expect(copy.stage_id).not.toBe(stage.id);
    const stage_id = copy.stage_id ?? 0;
    expect(await manager.findOneByOrFail(Stage, { id: stage_id })).toMatchObject({
      stage_date: '2027-01-02',
      stage_status: 'New',
    });
    const [copied] = await manager.findBy(StageTime, { stage_id });
    expect(copied).toMatchObject({
      stage_detail_time_title: song.stage_detail_time_title,
      stage_detail_time_second: null,
    });
    expect(await manager.findBy(StageTimeMember, { stage_id })).toMatchObject([
      { band_member_id: singer.id, stage_time_id: copied?.id },
    ]);
    expect(await manager.findBy(ProductPrice, { product_id: id })).toMatchObject([
      { product_price_value: 590, product_price_start: '2026-12-06', product_price_to: '2026-12-25' },
    ]);
    const without = { id: old.id, product_title: 'รอบเชียงใหม่', product_url: 'chiangmai', parts: ['details'] };
    const other = await test.request('POST', '/api/productCopy', { headers: owner, body: without });
    const bare = await product((other.body.data as { insertId: number }).insertId);
    expect(bare).toMatchObject({ product_title: 'รอบเชียงใหม่', product_url: 'chiangmai', product_img: null });
    expect(await manager.countBy(ProductPrice, { product_id: bare.id })).toBe(0);
    expect(await manager.countBy(ProductDetailList, { product_id: bare.id })).toBe(1);
    expect(await manager.countBy(StageTime, { stage_id: bare.stage_id ?? 0 })).toBe(0);
    const again = await test.request('POST', '/api/productCopy', { headers: owner, body: without });
    expect([again.status, again.body.code]).toEqual([409, 'URL_TAKEN']);
    expect((await copyOf()).body.result).toBe(true);
    expect(await manager.countBy(Product, { product_url: 'evening-copy-2' })).toBe(1);
    const nowhere = { headers: owner, body: { id: 4_000_000_000 } };
    expect((await test.request('POST', '/api/productCopy', nowhere)).status).toBe(404);
    const lines = await test.database.query<{ after: string }[]>(
      "SELECT after FROM audit_log WHERE entity = 'Product' AND entity_id = ? AND action = 'create'",
      [id],
    );
    expect(lines.map(({ after }) => JSON.parse(after) as object)).toEqual([{ copy_of: old.id }]);
  });

  it('CAT-09 a copy of a course has its coach and chapters of its own, in which its lessons stand', async () => {
    const { manager } = test.database;
    const old = await makeProduct(manager, { product_type: 'C' });
    const coach = await makeCoach(manager, { band_id: old.band_id });
    const course = await makeCourse(manager, {
      ...{ product_id: old.id, coach_id: coach.id, courses_bookings: 2, courses_outcomes: 'ร้องไม่เพี้ยน' },
      courses_live_trade_path: 'product/trade.webp',
    });
    const chapters = [
      await makeCourseChapter(manager, { course_id: course.id, course_chapter_title: 'เตรียมเสียง' }),
      await makeCourseChapter(manager, { course_id: course.id, course_chapter_title: 'ขึ้นเวที' }),
    ];
    for (const { id: course_chapter_id } of chapters.toReversed())
      await makeStageTime(manager, {
        ...{ stage_id: old.stage_id ?? 0, course_chapter_id },
        stage_detail_time_type: 'lesson',
      });
    const copyOf = async (body: object) => {
      const sent = await test.request('POST', '/api/productCopy', { headers: owner, body: { id: old.id, ...body } });
      return product((sent.body.data as { insertId: number }).insertId);
    };
    const copy = await copyOf({});
    const copied = await manager.findOneByOrFail(Course, { product_id: copy.id });
    expect(copied).toMatchObject({ coach_id: coach.id, courses_bookings: 2, courses_outcomes: 'ร้องไม่เพี้ยน' });
    const own = await manager.find(CourseChapter, { where: { course_id: copied.id }, order: { id: 'ASC' } });
    expect(own.map(({ course_chapter_title }) => course_chapter_title)).toEqual(['เตรียมเสียง', 'ขึ้นเวที']);
    const lessons = await manager.find(StageTime, { where: { stage_id: copy.stage_id ?? 0 }, order: { id: 'ASC' } });
    expect(lessons.map(({ course_chapter_id }) => course_chapter_id)).toEqual(own.map(({ id }) => id).toReversed());
    const bare = await copyOf({ parts: [] });
    const alone = await manager.findOneByOrFail(Course, { product_id: bare.id });
    expect(alone).toMatchObject({ coach_id: coach.id, courses_live_trade_path: null });
    expect(await manager.countBy(CourseChapter, { course_id: alone.id })).toBe(0);
  });
});
