import { makeUser } from '@wethi/accounts/testing';
import { CatalogHttpModule, Course, type Product } from '@wethi/catalog';
import { makeCourse, makeProduct } from '@wethi/catalog/testing';
import { makeOrder } from '@wethi/orders/testing';
import { createTestApp, type TestApp } from '@wethi/platform/testing';
import sharp from 'sharp';
import { MediaHttpModule } from '../media-http.module';

type Headers = { authorization: string };
const WORDS = 'ข้าพเจ้าเข้าใจว่าการลงทุนมีความเสี่ยง';

describe('applications of courses', () => {
  let test: TestApp;
  let office: Headers;
  let course: Product;
  let signature: Buffer;

  const get = (path: string, headers: object = office) => test.request('GET', `/api/${path}`, { headers });
  const learner = async () => {
    const { id } = await makeUser(test.database.manager, { user_name: 'ฟ้าใส' });
    const approved = { orders_status: 'approve' as const, approve_date: test.clock.today() };
    await makeOrder(test.database.manager, { user_id: id, product_id: course.id, ...approved });
    return { id, headers: (await test.signInAs('user', id)) as Headers };
  };
  const sign = (headers: object, bytes = signature, product_id = course.id) => {
    const form = new FormData();
    form.set('product_id', String(product_id));
    form.set('images', new Blob([new Uint8Array(bytes)]), 'signature.png');
    return test.request('POST', '/api/uploadSignature', { headers, form });
  };
  const shown = async (id: number) => {
    const { body } = await get(`userCourse?product_id=${course.id}`);
    return (body.data as { user_id: number; application: string }[]).find(({ user_id }) => user_id === id)?.application;
  };
  const progress = async (headers: object) => (await get(`courseProgress?product_id=${course.id}`, headers)).body.data;

  beforeAll(async () => {
    test = await createTestApp([CatalogHttpModule, MediaHttpModule]);
    office = (await test.signInAs('personnel', 1)) as Headers;
    course = await makeProduct(test.database.manager, { product_type: 'T' });
    await makeCourse(test.database.manager, { product_id: course.id, courses_application: WORDS });
    signature = await sharp({ create: { width: 300, height: 100, channels: 3, background: 'white' } })
      .png()
      .toBuffer();
  });
  afterAll(() => test.close());

  it('ADMIN-03 a learner signs once, the words stay as they were signed, and personnel alone see the hand', async () => {
    const { id, headers } = await learner();
    expect(await progress(headers)).toMatchObject({ application: WORDS, user_courses_sign_at: null });
    expect(await shown(id)).toBe('wait');
    const ofLearner = `user_id=${id}&product_id=${course.id}`;
    expect((await get(`userCourseApplication?${ofLearner}`)).status).toBe(404);
    const answers = await Promise.all([sign(headers), sign(headers)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    await test.database.manager.update(Course, { product_id: course.id }, { courses_application: 'คำใหม่' });
    await sign(headers);
    await test.database.manager.update(Course, { product_id: course.id }, { courses_application: WORDS });
    expect(await shown(id)).toBe('signed');
    expect((await get(`userCourseApplication?${ofLearner}`)).body.data).toMatchObject({
      user_courses_application: WORDS,
      user_courses_sign_at: expect.stringMatching(/Z$/) as unknown,
    });
    const { raw } = await get(`userCourseSignature?${ofLearner}`);
    expect((await sharp(raw).metadata()).format).toBe('webp');
    expect((await get(`userCourseSignature?${ofLearner}`, headers)).status).toBe(403);
    expect(await progress(headers)).toMatchObject({
      user_courses_sign_at: expect.stringMatching(/Z$/) as unknown,
      user_courses_no: null,
      user_courses_name: 'ฟ้าใส',
    });
  });

  it('ADMIN-03 nobody signs who does not learn the course, what is no picture, or where nothing is signed', async () => {
    const { headers } = await learner();
    const { id: stranger } = await makeUser(test.database.manager);
    expect((await sign(await test.signInAs('user', stranger))).status).toBe(403);
    expect((await sign(headers, Buffer.from('no picture'))).body.code).toBe('PICTURE_UNREADABLE');
    const other = await makeProduct(test.database.manager, { product_type: 'C' });
    await makeCourse(test.database.manager, { product_id: other.id });
    expect((await sign(headers, signature, other.id)).status).not.toBe(200);
  });

  it('ADMIN-03 learners are taken as a file, with what they signed and how far they are', async () => {
    const { headers } = await learner();
    await sign(headers);
    const { raw } = await get(`userCourseFile?format=csv&product_id=${course.id}`);
    const [head, first] = raw.toString('utf8').split('\r\n');
    expect(head).toContain('ผู้เรียน,เบอร์โทร,คอร์ส,เรียนไปแล้ว,ทั้งหมด,มาเรียนสด,เรียนได้ถึง,ใบสมัคร,ใบรับรอง');
    expect(first).toContain('เซ็นแล้ว');
  });
});
