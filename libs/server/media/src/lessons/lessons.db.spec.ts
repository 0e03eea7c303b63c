import { makeUser } from '@wethi/accounts/testing';
import { CatalogHttpModule, type Product } from '@wethi/catalog';
import {
  makeCoach,
  makeCourse,
  makeCourseChapter,
  makeProduct,
  makeProductPrice,
  makeStageTime,
} from '@wethi/catalog/testing';
import { makeOrder } from '@wethi/orders/testing';
import { addDays } from '@wethi/format';
import { Storage } from '@wethi/platform';
import { createTestApp, type TestApp } from '@wethi/platform/testing';
import { MediaHttpModule } from '../media-http.module';
import { makeLiveStreaming, makeVideo } from '../testing/media.factory';
import { LessonNote } from './lesson-note.entity';
import type { CourseProgress, CourseView } from './lessons.dto';

type Headers = { authorization: string };
const PDF = Buffer.from('%PDF-1.7 แบบฝึกหัด');

describe('courses and their lessons', () => {
  let test: TestApp;
  let owner: Headers;
  let course: Product;
  let learner: { id: number; headers: Headers };
  let lessons: { id: number; video: number }[];

  const get = (path: string, headers: object = {}) => test.request('GET', `/api/${path}`, { headers });
  const post = (path: string, body: object, headers: object) => test.request('POST', `/api/${path}`, { headers, body });
  const member = async () => {
    const { id } = await makeUser(test.database.manager, { user_name: 'ฟ้าใส', user_lname: 'ใจดี' });
    return { id, headers: (await test.signInAs('user', id)) as Headers };
  };
  const buy = (user_id: number, product: Product = course, approve_date = test.clock.today()) =>
    makeOrder(test.database.manager, { user_id, product_id: product.id, orders_status: 'approve', approve_date });
  const watch = (video_id: number, user_id: number, minutes: number, visit_date = test.clock.today()) =>
    test.database.manager.query(
      `INSERT INTO video_watched (video_id, visit_date, user_id, hour, live, minutes) VALUES (?, ?, ?, 0, 'N', ?)`,
      [video_id, visit_date, user_id, ((1n << BigInt(minutes)) - 1n).toString()],
    );
  const view = async (query: string) => (await get(`courseView?${query}`)).body.data as unknown as CourseView; // an answer is typed by its envelope alone
  const progress = async (headers: object) =>
    (await get(`courseProgress?product_id=${course.id}`, headers)).body.data as unknown as CourseProgress; // an answer is typed by its envelope alone
  const upload = (fields: Record<string, string>, bytes: Buffer, headers: Headers) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    form.set('images', new Blob([new Uint8Array(bytes)]), 'a.pdf');
    return test.request('POST', '/api/uploadDocument', { headers, form });
  };

  beforeAll(async () => {
    test = await createTestApp([CatalogHttpModule, MediaHttpModule]);
    owner = (await test.signInAs('personnel', 1)) as Headers;
    const { manager } = test.database;
    course = await makeProduct(manager, { product_type: 'C', product_title: 'ร้องเพลงให้อยู่' });
    const coach = await makeCoach(manager, { coach_name: 'ครูพิมพ์ฟ้า', band_id: course.band_id });
    const { id: course_id } = await makeCourse(manager, {
      product_id: course.id,
      coach_id: coach.id,
      courses_outcomes: 'หายใจลึก\nไม่เพี้ยน\n',
    });
    const second = await makeCourseChapter(manager, {
      course_id,
      course_chapter_title: 'ขึ้นเวที',
      course_chapter_item: 2,
    });
    const first = await makeCourseChapter(manager, { course_id, course_chapter_title: 'เตรียมเสียง' });
    const stage_id = course.stage_id ?? 0;
    const plan = [
      [second.id, 1, 'course'],
      [first.id, 2, 'course'],
      [first.id, 1, 'teaser'],
    ] as const;
    const made = [];
    for (const [course_chapter_id, stage_detail_time_item, video_type] of plan) {
      const video = await makeVideo(manager, { stage_id, video_type, video_duration: 600 });
      const place = { course_chapter_id, stage_detail_time_item, video_id: video.id };
      const lesson = await makeStageTime(manager, { stage_id, ...place, stage_detail_time_type: 'lesson' });
      made.push({ id: lesson.id, video: video.id });
    }
    // As the course shows them: the chapters by their order, the lessons within by theirs.
    lessons = made.toReversed();
    learner = await member();
    await buy(learner.id);
  });
  afterAll(() => test.close());

  it('SITE-07 a course shows its chapters and lessons in order, its coach, and which lesson is free', async () => {
    const shown = await view(`product_id=${course.id}`);
    expect(shown).toMatchObject({ outcomes: ['หายใจลึก', 'ไม่เพี้ยน'], learners: 1, days: 365, others: [] });
    expect(shown.coach).toMatchObject({ coach_name: 'ครูพิมพ์ฟ้า' });
    expect(shown.chapters.map(({ course_chapter_title }) => course_chapter_title)).toEqual(['เตรียมเสียง', 'ขึ้นเวที']);
    const all = shown.chapters.flatMap((chapter) => chapter.lessons);
    expect(all.map(({ stage_time_id }) => stage_time_id)).toEqual(lessons.map(({ id }) => id));
    expect(all.map(({ is_free, seconds }) => [is_free, seconds])).toEqual([
      [true, 600],
      [false, 600],
      [false, 600],
    ]);
    expect(await view(`video_id=${lessons[2]?.video}`)).toEqual(shown);
  });

  it('CAT-04 neither shows nor courses that are off the site are answered', async () => {
    const { manager } = test.database;
    const off = await makeCourse(manager, {
      product_id: (await makeProduct(manager, { product_type: 'T', product_disable: 'Y' })).id,
    });
    const show = await makeProduct(manager);
    for (const id of [off.product_id, show.id, 999_999])
      expect((await get(`courseView?product_id=${id}`)).status).toBe(404);
    expect((await get(`courseById?id=${off.id}`)).status).toBe(404);
    expect((await get(`courseById?id=${off.id}`, owner)).status).toBe(200);
  });

  it('ADMIN-03 a show is no course, and a product is one course at most', async () => {
    const show = await makeProduct(test.database.manager);
    expect((await post('course', { product_id: show.id }, owner)).body.errors?.[0]?.field).toBe('product_id');
    expect((await post('course', { product_id: course.id }, owner)).body.code).toBe('COURSE_TAKEN');
  });

  it('WATCH-03 lessons play for who bought the course, the free one for everybody', async () => {
    const { headers: stranger } = await member();
    const [free, paid] = lessons.map(({ video }) => `videosUserViewById?id=${video}`);
    expect((await get(free ?? '')).status).toBe(200);
    expect((await get(paid ?? '', stranger)).body.code).toBe('VIDEO_NOT_BOUGHT');
    expect((await get(paid ?? '', learner.headers)).status).toBe(200);
    for (const call of [`videosByCourses?courses_id=${course.id}`, `lessonFile?product_id=${course.id}`]) {
      expect((await get(call, stranger)).body.code).toBe('VIDEO_NOT_BOUGHT');
      expect((await get(call)).status).toBe(401);
    }
    const mine = await get(`videosByCourses?courses_id=${course.id}`, learner.headers);
    expect((mine.body.data as unknown as { id: number }[]).map(({ id }) => id).sort()).toEqual(
      lessons.map(({ video }) => video).sort(),
    );
  });

  it('WATCH-03 a course can be learned for a year from its approval, long after the day of its class', async () => {
    const today = test.clock.today();
    const [kept, over] = [await member(), await member()];
    await buy(kept.id, course, addDays(today, -365));
    await buy(over.id, course, addDays(today, -366));
    const lesson = `videosUserViewById?id=${lessons[1]?.video}`;
    const { body } = await get(lesson, kept.headers);
    const { playback } = body.data as unknown as { playback: { until: string } }; // an answer is typed by its envelope alone
    expect(playback.until).toBe(`${today}T16:59:59.999Z`);
    expect((await get(lesson, over.headers)).body.code).toBe('VIDEO_WINDOW_OVER');
    const { body: bought } = await get(`videosBuyers?id=${lessons[1]?.video}`, owner);
    expect(bought.data).toMatchObject({ days: 365, until: addDays(today, 365) });
  });

  it('WATCH-07 progress is told by the minutes that were watched, and the course is finished with its last lesson', async () => {
    const { id, headers } = await member();
    await buy(id);
    const [one, two, three] = lessons.map(({ video }) => video);
    await watch(one ?? 0, id, 10, addDays(test.clock.today(), -1));
    await watch(two ?? 0, id, 4);
    const begun = await progress(headers);
    expect(begun.lessons.map(({ is_seen, seen_seconds }) => [is_seen, seen_seconds])).toEqual([
      [true, 600],
      [false, 240],
      [false, 0],
    ]);
    expect(begun).toMatchObject({ finished: null, user_courses_no: null, user_courses_name: 'ฟ้าใส ใจดี' });
    await watch(two ?? 0, id, 10, addDays(test.clock.today(), -2));
    await watch(three ?? 0, id, 9);
    expect((await progress(headers)).finished).toBe(test.clock.today());
    await test.database.query('UPDATE video_watched SET visit_date = visit_date - INTERVAL 3 DAY WHERE user_id = ?', [
      id,
    ]);
    await watch(one ?? 0, id, 2);
    expect((await progress(headers)).finished, 'watched again').toBe(addDays(test.clock.today(), -3));
    expect((await progress(owner)).lessons.every(({ is_seen }) => !is_seen)).toBe(true);
  });

  it('WATCH-06 questions are about a second of a lesson, and read by its course', async () => {
    const [, lesson] = lessons;
    const question = { stage_time_id: lesson?.id, stage_time_comment: 'ต้องฟังตรงไหน', stage_time_comment_second: 760 };
    expect((await post('stageTimeComment', question, learner.headers)).body.result).toBe(true);
    const path = `stageTimeCommentNowByCoursesDetailAndCoursesId?courses_detail_id=${lesson?.id}`;
    const { body } = await get(`${path}&courses_id=${course.id}`, learner.headers);
    expect(body.data).toMatchObject([{ stage_time_comment: 'ต้องฟังตรงไหน', stage_time_comment_second: 760 }]);
    const other = await makeProduct(test.database.manager, { product_type: 'C' });
    expect((await get(`${path}&courses_id=${other.id}`, learner.headers)).status).toBe(404);
  });

  it('WATCH-02 notes are for who wrote them alone', async () => {
    const [, lesson] = lessons;
    const note = { stage_time_id: lesson?.id, lesson_note_second: 245, lesson_note_text: 'หายใจก่อนเข้าท่อน' };
    const { body } = await post('lessonNote', note, learner.headers);
    const { insertId } = body.data as { insertId: number };
    const own = await get(`lessonNote?product_id=${course.id}`, learner.headers);
    expect(own.body.data).toEqual([{ id: insertId, ...note }]);
    const stranger = await member();
    expect((await post('lessonNote', note, stranger.headers)).body.code).toBe('VIDEO_NOT_BOUGHT');
    await buy(stranger.id);
    expect((await get(`lessonNote?product_id=${course.id}`, stranger.headers)).body.data).toEqual([]);
    const remove = (headers: Headers) => test.request('DELETE', `/api/lessonNote?id=${insertId}`, { headers });
    expect((await remove(stranger.headers)).status).toBe(404);
    expect((await remove(learner.headers)).status).toBe(200);
  });

  it('WATCH-02 a course has room for 500 notes of a learner', async () => {
    const writer = await member();
    await buy(writer.id);
    const [, lesson] = lessons;
    const note = { stage_time_id: lesson!.id, lesson_note_second: 1, lesson_note_text: 'จด' };
    const rows = Array.from({ length: 499 }, () => ({ ...note, user_id: writer.id, create_by: writer.id }));
    await test.database.manager.insert(LessonNote, rows);
    expect((await post('lessonNote', note, writer.headers)).body.result).toBe(true);
    expect((await post('lessonNote', note, writer.headers)).body).toMatchObject({
      code: 'TOO_MANY',
      message: 'จดไว้ครบ 500 ข้อแล้ว กรุณาลบบางข้อก่อนจดเพิ่ม',
    });
  });

  it('CAT-07 files of lessons are judged by their content, and sent to who bought the course', async () => {
    const [, lesson] = lessons;
    const fields = { stage_time_id: String(lesson?.id), lesson_file_name: 'แบบฝึกหัดบทที่ 2.pdf' };
    const refused = await upload(fields, Buffer.from('MZ not a paper'), owner);
    expect([refused.status, refused.body.message]).toEqual([415, 'เอกสารของบทเรียนต้องเป็นไฟล์ PDF หรือ MP3']);
    const { body } = await upload(fields, PDF, owner);
    const { insertId } = body.data as { insertId: number };
    const { body: listed } = await get(`lessonFile?product_id=${course.id}`, learner.headers);
    expect(listed.data).toEqual([
      {
        id: insertId,
        stage_time_id: lesson?.id,
        lesson_file_name: fields.lesson_file_name,
        lesson_file_bytes: PDF.length,
      },
    ]);
    const sent = await test.app.inject({
      method: 'GET',
      url: `/api/lessonFileContent?id=${insertId}`,
      headers: learner.headers,
    });
    expect([sent.statusCode, sent.headers['content-type'], sent.rawPayload.equals(PDF)]).toEqual([
      200,
      'application/pdf',
      true,
    ]);
    const { headers: stranger } = await member();
    expect((await get(`lessonFileContent?id=${insertId}`, stranger)).status).toBe(403);
    expect((await view(`product_id=${course.id}`)).files).toBe(1);
    expect(await test.get(Storage).folders('public')).not.toContain('lesson-file');
  });

  it('ADMIN-03 a lesson names who gives it, where that is not the coach of the course', async () => {
    const [lesson] = lessons;
    const { id, coach_name, coach_img } = await makeCoach(test.database.manager, { coach_name: 'ครูรับเชิญ' });
    const shown = async () =>
      (await view(`product_id=${course.id}`)).chapters
        .flatMap((chapter) => chapter.lessons)
        .find(({ stage_time_id }) => stage_time_id === lesson?.id)?.coach;
    expect(await shown()).toBeNull();
    await post('stageTime', { id: lesson?.id, coach_id: id }, owner);
    expect(await shown()).toEqual({ coach_name, coach_img });
    expect((await post('stageTime', { id: lesson?.id, coach_id: 4_000_000_000 }, owner)).status).toBe(422);
  });

  it('WATCH-03 ADMIN-03 a lesson that comes after another opens once that one is seen, for personnel at once', async () => {
    const { id, headers } = await member();
    await buy(id);
    const [, second, third] = lessons;
    if (!second || !third) throw new Error('no lessons');
    const open = (video: number, by: object = headers) => get(`videosUserViewById?id=${video}`, by);
    await post('stageTime', { id: third.id, stage_detail_time_after: 'Y' }, owner);
    const shown = (await view(`product_id=${course.id}`)).chapters.flatMap((chapter) => chapter.lessons);
    expect(shown.map(({ is_after }) => is_after)).toEqual([false, false, true]);
    expect((await open(second.video)).status).toBe(200);
    expect((await open(third.video)).body).toMatchObject({
      code: 'LESSON_NOT_YET',
      data: { title: expect.any(String) as unknown },
    });
    expect((await open(third.video, owner)).status).toBe(200);
    // Also the recording of one that was taught live.
    const isOf = (video_type: string) =>
      test.database.query('UPDATE video SET video_type = ? WHERE id = ?', [video_type, third.video]);
    await isOf('stage');
    expect((await open(third.video)).body.code).toBe('LESSON_NOT_YET');
    expect((await get(`videosCamerasById?id=${third.video}`, headers)).body.code).toBe('LESSON_NOT_YET');
    await isOf('course');
    await watch(second.video, id, 10);
    expect((await open(third.video)).status).toBe(200);
    await post('stageTime', { id: third.id, stage_detail_time_after: 'N' }, owner);
  });

  it('WATCH-02 who finished a course takes one certificate, whose words stay from the first paper on', async () => {
    const { id, headers } = await member();
    await buy(id);
    const take = (user_courses_name: string) =>
      post('courseCertificate', { product_id: course.id, user_courses_name }, headers);
    const file = `courseCertificateFile?product_id=${course.id}`;
    expect((await take('ฟ้าใส ใจดี')).body.code).toBe('COURSE_NOT_FINISHED');
    expect((await get(file, headers)).status).toBe(404);
    for (const { video } of lessons) await watch(video, id, 10);
    await Promise.all([take('ฟ้าใส ใจดี'), take('ฟ้าใส ใจดี')]);
    await take('ฟ้าใส ใจดียิ่ง');
    const { user_courses_no, ...taken } = await progress(headers);
    expect(user_courses_no).toMatch(/^WT-C-\d{4}-\d{5}$/);
    expect(taken).toMatchObject({ user_courses_name: 'ฟ้าใส ใจดียิ่ง', user_courses_saved: false });
    const pdf = async () => (await get(file, headers)).raw;
    const first = await pdf();
    expect(first.subarray(0, 5).toString()).toBe('%PDF-');
    await take('คนอื่น');
    expect(await progress(headers)).toMatchObject({ user_courses_name: 'ฟ้าใส ใจดียิ่ง', user_courses_saved: true });
    expect((await pdf()).equals(first)).toBe(true);
  });

  it('WATCH-02 who finished a course takes the certificate also once the year is over, and learns no more', async () => {
    const { id, headers } = await member();
    await buy(id, course, addDays(test.clock.today(), -400));
    for (const { video } of lessons) await watch(video, id, 10, addDays(test.clock.today(), -300));
    expect((await get(`videosUserViewById?id=${lessons[2]?.video}`, headers)).body.code).toBe('VIDEO_WINDOW_OVER');
    expect(await progress(headers)).toMatchObject({ finished: addDays(test.clock.today(), -300) });
    const certificate = { product_id: course.id, user_courses_name: 'ฟ้าใส ใจดี' };
    expect((await post('courseCertificate', certificate, headers)).body.result).toBe(true);
    const { raw } = await get(`courseCertificateFile?product_id=${course.id}`, headers);
    expect(raw.subarray(0, 5).toString()).toBe('%PDF-');
    const stranger = await member();
    expect((await post('courseCertificate', certificate, stranger.headers)).body.code).toBe('VIDEO_NOT_BOUGHT');
  });

  it('CAT-05 a course and the others of its coach cost what they sell at today', async () => {
    const { manager } = test.database;
    const coach_id = (await view(`product_id=${course.id}`)).coach?.id ?? 0;
    const tiered = await makeProduct(manager, { product_type: 'C', product_price: 990, product_price_list: 'Y' });
    await makeCourse(manager, { product_id: tiered.id, coach_id });
    const today = test.clock.today();
    await makeProductPrice(manager, { product_id: tiered.id, product_price_value: 490, product_price_to: today });
    await makeProductPrice(manager, {
      product_id: tiered.id,
      product_price_value: 290,
      product_price_start: addDays(today, 1),
    });
    expect((await view(`product_id=${tiered.id}`)).product_price).toBe(490);
    const { product_price, others } = await view(`product_id=${course.id}`);
    expect([product_price, others.map((other) => other.product_price)]).toEqual([590, [490]]);
  });

  it('WATCH-02 a certificate stays with who took it when a lesson comes later, and its paper when the course goes', async () => {
    const { manager } = test.database;
    const { id, headers } = await member();
    await buy(id);
    const yesterday = addDays(test.clock.today(), -1);
    for (const { video } of lessons) await watch(video, id, 10, yesterday);
    await post('courseCertificate', { product_id: course.id, user_courses_name: 'ฟ้าใส ใจดี' }, headers);
    const video = await makeVideo(manager, { stage_id: course.stage_id, video_type: 'course', video_duration: 600 });
    const place = { stage_id: course.stage_id ?? 0, video_id: video.id };
    const later = await makeStageTime(manager, { ...place, stage_detail_time_type: 'lesson' });
    try {
      expect(await progress(headers)).toMatchObject({ finished: yesterday });
      await test.database.query("UPDATE product SET product_disable = 'Y' WHERE id = ?", [course.id]);
      expect((await get(`courseView?product_id=${course.id}`)).status).toBe(404);
      expect((await view(`video_id=${video.id}`)).product_id).toBe(course.id);
      const { status, raw } = await get(`courseCertificateFile?product_id=${course.id}`, headers);
      expect([status, raw.subarray(0, 5).toString()]).toEqual([200, '%PDF-']);
    } finally {
      await test.database.query("UPDATE product SET product_disable = 'N' WHERE id = ?", [course.id]);
      await manager.remove(later);
    }
  });

  it('WATCH-03 WATCH-07 a lesson in the player of another site holds nobody up, and is not missed at the end', async () => {
    const { manager } = test.database;
    const taught = await makeProduct(manager, { product_type: 'C' });
    const stage_id = taught.stage_id ?? 0;
    const videos: number[] = [];
    for (const [item, video_formath] of (['myprolive', 'embed', 'myprolive'] as const).entries()) {
      const video = await makeVideo(manager, { stage_id, video_type: 'course', video_formath, video_duration: 600 });
      const place = { stage_id, video_id: video.id, stage_detail_time_item: item + 1 };
      await makeStageTime(manager, { ...place, stage_detail_time_type: 'lesson', stage_detail_time_after: 'Y' });
      videos.push(video.id);
    }
    const [first = 0, , last = 0] = videos;
    const { id, headers } = await member();
    await buy(id, taught);
    const open = (video: number) => get(`videosUserViewById?id=${video}`, headers);
    expect((await open(last)).body.code).toBe('LESSON_NOT_YET');
    await watch(first, id, 10);
    expect((await open(last)).status).toBe(200);
    const finished = async () =>
      ((await get(`courseProgress?product_id=${taught.id}`, headers)).body.data as unknown as CourseProgress).finished; // an answer is typed by its envelope alone
    expect(await finished()).toBeNull();
    await watch(last, id, 10);
    expect(await finished()).toBe(test.clock.today());
  });

  describe('that no player measures', () => {
    let taught: Product;
    let own: { id: number; headers: Headers };
    const place = (item: number, more: object) =>
      makeStageTime(test.database.manager, {
        ...{ stage_id: taught.stage_id ?? 0, stage_detail_time_item: item, stage_detail_time_type: 'lesson' },
        ...more,
      });
    const embedded = async (item: number, more: object = {}) => {
      const facts = { stage_id: taught.stage_id ?? 0, video_type: 'course', video_formath: 'embed' } as const;
      const { id: video_id } = await makeVideo(test.database.manager, facts);
      return { video_id, lesson: (await place(item, { video_id, ...more })).id };
    };
    const confirm = (stage_time_id: number, headers: object = own.headers) =>
      post('lessonDone', { stage_time_id }, headers);
    const learned = async () =>
      (await get(`courseProgress?product_id=${taught.id}`, own.headers)).body.data as unknown as CourseProgress; // an answer is typed by its envelope alone
    const counted = async () =>
      (await view(`product_id=${taught.id}`)).chapters.flatMap((chapter) =>
        chapter.lessons.map((one) => one.is_counted),
      );

    beforeEach(async () => {
      test.clock.set('2026-11-28T20:00:00+07:00');
      taught = await makeProduct(test.database.manager, { product_type: 'C' });
      own = await member();
      await buy(own.id, taught);
    });

    it('WATCH-07 a course of other sites’ players is finished by its learner’s word, in turn, and by nobody else’s', async () => {
      const [one, two] = [await embedded(1), await embedded(2, { stage_detail_time_after: 'Y' })];
      expect(await counted()).toEqual([true, true]);
      expect((await confirm(two.lesson)).body.code).toBe('LESSON_NOT_YET');
      expect((await get(`videosUserViewById?id=${two.video_id}`, own.headers)).body.code).toBe('LESSON_NOT_YET');
      for (const _ of [1, 2]) expect((await confirm(one.lesson)).status).toBe(200);
      expect((await get(`videosUserViewById?id=${two.video_id}`, own.headers)).status).toBe(200);
      expect((await learned()).finished).toBeNull();
      const stranger = await member();
      expect((await confirm(two.lesson, stranger.headers)).body.code).toBe('VIDEO_NOT_BOUGHT');
      test.clock.set('2026-11-30T00:30:00+07:00');
      expect((await confirm(two.lesson)).status).toBe(200);
      expect(await learned()).toMatchObject({
        finished: '2026-11-30',
        lessons: [{ is_seen: true }, { is_seen: true }],
      });
      const certificate = { product_id: taught.id, user_courses_name: 'ฟ้าใส ใจดี' };
      expect((await post('courseCertificate', certificate, own.headers)).status).toBe(200);
    });

    it('WATCH-07 what a player measures nobody confirms, and beside it a word is a mark alone', async () => {
      const { manager } = test.database;
      const facts = { stage_id: taught.stage_id ?? 0, video_type: 'course', video_duration: 600 } as const;
      const video = await makeVideo(manager, facts);
      const measured = await place(1, { video_id: video.id });
      const { lesson } = await embedded(2);
      expect(await counted()).toEqual([true, false]);
      expect((await confirm(measured.id)).status).toBe(404);
      expect((await confirm(lesson)).status).toBe(200);
      expect(await learned()).toMatchObject({ finished: null, lessons: [{ is_seen: false }, { is_seen: true }] });
      await watch(video.id, own.id, 10);
      expect((await learned()).finished).toBe('2026-11-28');
    });

    it('WATCH-07 a live lesson without a recording counts until it is over, and alone by attendance', async () => {
      const { lesson } = await embedded(1);
      const live = { stage_detail_time_date: '2026-11-28', stage_detail_time_start: '19:00:00' };
      const { id } = await place(2, { ...live, stage_detail_time_to: '21:00:00' });
      await confirm(lesson);
      expect([await counted(), (await learned()).finished]).toEqual([[true, true], null]);
      test.clock.set('2026-11-28T21:00:00+07:00');
      expect([await counted(), (await learned()).finished]).toEqual([[true, false], '2026-11-28']);
      await test.database.query("UPDATE stage_time SET stage_detail_time_type = 'talk' WHERE id = ?", [lesson]);
      expect([await counted(), (await learned()).finished]).toEqual([[true], null]);
      const check = { stage_time_id: id, user_id: own.id, user_checking_status: 'late' };
      expect((await post('userChecking', check, owner)).status).toBe(200);
      expect(await learned()).toMatchObject({ finished: '2026-11-28', lessons: [{ is_seen: true }] });
    });
  });

  it('WATCH-03 a show for everybody at the stage of a course opens nothing of what its learners paid for', async () => {
    const { manager } = test.database;
    const taught = await makeProduct(manager, { product_type: 'C' });
    const stage_id = taught.stage_id ?? 0;
    await makeCourse(manager, { product_id: taught.id, courses_application: 'ข้าพเจ้าจะตั้งใจเรียน' });
    const item = await makeStageTime(manager, { stage_id, stage_detail_time_type: 'lesson' });
    const fields = { stage_time_id: String(item.id), lesson_file_name: 'แบบฝึกหัด.pdf' };
    const { insertId } = (await upload(fields, PDF, owner)).body.data as { insertId: number };
    const paying = await member();
    await buy(paying.id, taught);
    const question = { stage_time_id: item.id, stage_time_comment: 'ต้องฟังตรงไหน' };
    const asked = (await post('stageTimeComment', question, paying.headers)).body.data as { insertId: number };
    await makeLiveStreaming(manager, { stage_id, live_streaming_access: 'all' });

    const { headers: stranger } = await member();
    const codeOf = async (path: string, headers: object = stranger) => (await get(path, headers)).body.code;
    const paths = [
      ...['lessonFile', 'courseProgress'].map((path) => `${path}?product_id=${taught.id}`),
      ...[`lessonFileContent?id=${insertId}`, `videosByCourses?courses_id=${taught.id}`],
      ...[`stageTimeCommentNowByStageTimeId?stage_time_id=${item.id}`, `stageTimeCommentById?id=${asked.insertId}`],
      `stageTimeCommentNowByCoursesDetailAndCoursesId?courses_detail_id=${item.id}&courses_id=${taught.id}`,
    ];
    for (const path of paths) {
      expect([path, await codeOf(path)]).toEqual([path, 'VIDEO_NOT_BOUGHT']);
      expect([path, (await get(path, paying.headers)).status]).toEqual([path, 200]);
    }
    for (const [path, body] of [
      ['stageTimeComment', question],
      ['lessonNote', { stage_time_id: item.id, lesson_note_second: 1, lesson_note_text: 'จด' }],
    ] as const)
      expect((await post(path, body, stranger)).body.code).toBe('VIDEO_NOT_BOUGHT');
    const ofStage = async (headers: object) =>
      (await get(`stageTimeCommentNowByStageId?stage_id=${stage_id}`, headers)).body.total;
    expect([await ofStage(paying.headers), await ofStage(stranger)]).toEqual([1, 0]);
  });
});
