import { makeUser } from '@wethi/accounts/testing';
import { CatalogHttpModule, type Product } from '@wethi/catalog';
import { makeCoach, makeCourse, makeProduct, makeStageTime } from '@wethi/catalog/testing';
import { addDays } from '@wethi/format';
import { OrdersHttpModule } from '@wethi/orders';
import { makeGift, makeOrder } from '@wethi/orders/testing';
import { createTestApp, type TestApp } from '@wethi/platform/testing';
import { MediaHttpModule } from '../media-http.module';
import { MediaJobsModule } from '../media-jobs.module';
import { makeVideo, makeVideoStatistics } from '../testing/media.factory';
import { FreeHours } from './free-hours.job';
import { LiveChecks } from './live-checks';
import { RoomLinks } from './room-links';
import type { CheckedLearner, CourseFigures, Learner, OwnBookings, SlotOfWeek } from './classes.dto';

type Headers = { authorization: string };

describe('classes: attendance and bookings', () => {
  let test: TestApp;
  let office: Headers;
  let today: string;
  let coachId: number;
  let course: Product;
  let slots = 0;

  const get = async (path: string, headers: object = office) => test.request('GET', `/api/${path}`, { headers });
  const post = (path: string, body: object, headers: object = office) =>
    test.request('POST', `/api/${path}`, { headers, body });
  const learner = async (product: Product = course, named: object = {}) => {
    const { id } = await makeUser(test.database.manager, named);
    const approved = { orders_status: 'approve' as const, approve_date: today };
    await makeOrder(test.database.manager, { user_id: id, product_id: product.id, ...approved });
    return { id, headers: (await test.signInAs('user', id)) as Headers };
  };
  const makeSlot = async (more: object = {}) => {
    const hour = String(slots++ % 24).padStart(2, '0');
    const at = {
      course_slot_date: addDays(today, 7 + slots),
      course_slot_start: `${hour}:00`,
      course_slot_to: `${hour}:50`,
    };
    const { body } = await post('courseSlot', { coach_id: coachId, ...at, ...more });
    return (body.data as { insertId: number }).insertId;
  };
  const book = (course_slot_id: number, headers: Headers) =>
    post('userCourseBooking', { course_slot_id, product_id: course.id }, headers);
  const own = async (headers: Headers) =>
    (await get(`userCourseBookingOwn?product_id=${course.id}`, headers)).body.data as unknown as OwnBookings; // an answer is typed by its envelope alone
  const idOf = ({ body }: { body: { data?: unknown } }) => (body.data as { insertId: number }).insertId;
  const told = () =>
    test.database.query<{ payload: string }[]>(
      "SELECT payload FROM outbox WHERE name = 'tell-booking' ORDER BY id DESC",
    );

  /** A viewing of a live show that goes on without a break, and then stands still for some seconds. */
  const watched = async (user_id: number, video_id: number, at: string, time_total: number, paused = 0) => {
    const viewing = { user_id, video_id, visit_date: today, live: 'Y' as const, time_total };
    const { id } = await makeVideoStatistics(test.database.manager, viewing);
    const begun = Date.parse(`${today}T${at}+07:00`);
    await test.database.query('UPDATE video_statistics SET create_at = ?, update_at = ? WHERE id = ?', [
      ...[new Date(begun), new Date(begun + (time_total + paused) * 1000), id],
    ]);
  };

  beforeAll(async () => {
    test = await createTestApp([CatalogHttpModule, OrdersHttpModule, MediaHttpModule, MediaJobsModule]);
    office = (await test.signInAs('personnel', 1)) as Headers;
    today = test.clock.today();
    const { manager } = test.database;
    course = await makeProduct(manager, { product_type: 'T', product_title: 'เทรดอย่างมีวินัย' });
    coachId = (await makeCoach(manager, { band_id: course.band_id })).id;
    await makeCourse(manager, { product_id: course.id, coach_id: coachId, courses_bookings: 2 });
  });
  afterAll(() => test.close());

  it('ADMIN-03 many who book one hour at once get as many places as there are, the others the next free hour', async () => {
    const [slot, next] = [await makeSlot({ course_slot_places: 2 }), await makeSlot()];
    const learners = await Promise.all(Array.from({ length: 8 }, () => learner()));
    const answers = await Promise.all(learners.map(({ headers }) => book(slot, headers)));
    const lost = answers.filter(({ body }) => body.code === 'SLOT_TAKEN');
    expect([answers.filter(({ body }) => body.result).length, lost.length]).toEqual([2, 6]);
    expect(lost.every(({ status }) => status === 409)).toBe(true);
    expect(lost[0]?.body.data).toMatchObject({ next: { id: next, places_left: 1 } });
  });

  it('ADMIN-03 nobody books more hours than the course gives, however many presses', async () => {
    const { headers } = await learner();
    const hours = await Promise.all([makeSlot(), makeSlot(), makeSlot(), makeSlot()]);
    const answers = await Promise.all(hours.map((slot) => book(slot, headers)));
    expect(answers.filter(({ body }) => body.code === 'BOOKINGS_USED_UP')).toHaveLength(2);
    const { own: mine, left } = await own(headers);
    expect([mine.length, left]).toEqual([2, 0]);
    expect(mine.every(({ user_course_booking_status }) => user_course_booking_status === 'wait')).toBe(true);
  });

  it('ADMIN-03 an hour is booked by who may learn the course, from hours of its coach, while it is open', async () => {
    const stranger = await makeUser(test.database.manager);
    const slot = await makeSlot();
    const { headers } = await learner();
    expect((await book(slot, (await test.signInAs('user', stranger.id)) as Headers)).body.code).toBe(
      'VIDEO_NOT_BOUGHT',
    );
    const other = await makeCoach(test.database.manager);
    const foreign = idOf(
      await post('courseSlot', {
        ...{ coach_id: other.id, course_slot_date: addDays(today, 9) },
        ...{ course_slot_start: '09:00', course_slot_to: '10:00' },
      }),
    );
    const closed = await makeSlot({ course_slot_closed: 'Y' });
    const over = await makeSlot({ course_slot_date: addDays(today, -1) });
    for (const id of [foreign, closed]) expect((await book(id, headers)).status).toBe(404);
    const { body } = await book(over, headers);
    expect(body).toMatchObject({ code: 'SLOT_BEGUN', message: 'ถึงเวลาเรียนแล้ว จองไม่ได้' });
    const { open } = await own(headers);
    expect(open.map(({ id }) => id)).toEqual(expect.arrayContaining([slot]));
    for (const id of [foreign, closed, over]) expect(open.map((hour) => hour.id)).not.toContain(id);
  });

  it('ADMIN-03 the coach takes a booking or not, and its learner is told', async () => {
    const { id, headers } = await learner();
    const slot = await makeSlot();
    const booking = idOf(await book(slot, headers));
    const note = { user_course_booking_note: 'เตรียมกีตาร์ตั้งสายมาด้วย' };
    await post('userCourseBookingDecide', { id: booking, user_course_booking_status: 'accept', ...note });
    expect((await own(headers)).own[0]).toMatchObject({ user_course_booking_status: 'accept', ...note });
    expect(JSON.stringify((await told())[0])).toContain('accept');
    const from = ((await get(`courseSlotById?id=${slot}`)).body.data as { course_slot_date: string }).course_slot_date;
    const { body } = await get(`userCourseBooking?coach_id=${coachId}&from=${from}`);
    const week = body.data as unknown as SlotOfWeek[]; // an answer is typed by its envelope alone
    expect(week.find((row) => row.id === slot)?.booked).toMatchObject([
      { id: booking, user_id: id, left: 2, bookings: 2 },
    ]);
    await post('userCourseBookingDecide', { id: booking, user_course_booking_status: 'refuse' });
    expect((await own(headers)).left).toBe(2);
  });

  it('ADMIN-03 nothing is decided of a booking that its learner took back, and none is taken once its hour began', async () => {
    const { headers } = await learner();
    const [gone, begun] = [idOf(await book(await makeSlot(), headers)), idOf(await book(await makeSlot(), headers))];
    await test.request('DELETE', `/api/userCourseBooking?id=${gone}`, { headers });
    const decide = async (id: number, user_course_booking_status: string) =>
      (await post('userCourseBookingDecide', { id, user_course_booking_status })).body.code;
    const before = (await told()).length;
    expect([await decide(gone, 'refuse'), (await told()).length]).toEqual(['NOT_FOUND', before]);
    expect((await own(headers)).own.find(({ id }) => id === gone)).toMatchObject({
      user_course_booking_status: 'cancel',
    });
    test.clock.set(`${addDays(today, 100)}T12:00:00+07:00`);
    expect(await decide(begun, 'accept')).toBe('SLOT_BEGUN');
    test.clock.set();
  });

  it('ADMIN-03 a coach is in one place at a time, however two hours are saved', async () => {
    const { id: coach_id } = await makeCoach(test.database.manager);
    const day = { coach_id, course_slot_date: addDays(today, 9) };
    const hour = (course_slot_start: string, course_slot_to: string, more: object = {}) =>
      post('courseSlot', { ...day, course_slot_start, course_slot_to, ...more });
    const answers = await Promise.all([hour('09:00', '10:00'), hour('09:30', '10:30'), hour('09:45', '10:15')]);
    expect(answers.filter(({ body }) => body.code === 'SLOT_EXISTS')).toHaveLength(2);
    const id = idOf(await hour('11:00', '12:00'));
    expect((await hour('12:00', '13:00')).body.result).toBe(true);
    const to = (course_slot_to: string) => post('courseSlot', { id, course_slot_to });
    expect((await to('12:30')).body.code).toBe('SLOT_EXISTS');
    expect((await to('11:50')).body.result).toBe(true);
    const other = await makeCoach(test.database.manager);
    expect((await hour('11:00', '12:00', { coach_id: other.id })).body.result).toBe(true);
  });

  it('ADMIN-04 an hour that personnel book for a customer stands in the audit log, and is booked anew on its day', async () => {
    const { id: user_id, headers } = await learner();
    const course_slot_id = await makeSlot();
    const wanted = { course_slot_id, product_id: course.id, user_id };
    const booking = idOf(await post('userCourseBooking', wanted));
    const entries = () =>
      test.database.query<{ action: string; after: string }[]>(
        "SELECT action, after FROM audit_log WHERE entity = 'UserCourseBooking' AND entity_id = ? ORDER BY id",
        [booking],
      );
    const [made] = await entries();
    expect([made?.action, JSON.parse(made?.after ?? '')]).toEqual([
      'create',
      { ...wanted, user_course_booking_status: 'accept' },
    ]);
    await test.database.query("UPDATE user_course_booking SET create_at = '2020-01-01' WHERE id = ?", [booking]);
    expect((await test.request('DELETE', `/api/userCourseBooking?id=${booking}`, { headers })).status).toBe(200);
    await post('userCourseBooking', wanted);
    expect((await entries()).map(({ action }) => action)).toEqual(['create', 'update']);
    const { course_slot_date: from } = (await get(`courseSlotById?id=${course_slot_id}`)).body.data as {
      course_slot_date: string;
    };
    const { body } = await get(`userCourseBooking?coach_id=${coachId}&from=${from}`);
    const week = body.data as unknown as SlotOfWeek[]; // an answer is typed by its envelope alone
    const [again] = week.find(({ id }) => id === course_slot_id)?.booked ?? [];
    expect(String(again?.create_at) > '2021').toBe(true);
  });

  it('ADMIN-05 personnel are told of an hour that is asked for, not of one that they book', async () => {
    const [one, two] = [await learner(), await learner()];
    const asked = idOf(await book(await makeSlot(), one.headers));
    await post('userCourseBooking', { course_slot_id: await makeSlot(), product_id: course.id, user_id: two.id });
    const [last] = await test.database.query<{ payload: string }[]>(
      "SELECT payload FROM outbox WHERE name = 'announce-booking' ORDER BY id DESC LIMIT 1",
    );
    expect(JSON.parse(last?.payload ?? '')).toEqual({ booking_id: asked });
  });

  it('ADMIN-07 who decides of a booking as it was is told that it is another one now', async () => {
    const { headers } = await learner();
    const [slot, other] = [await makeSlot(), await makeSlot()];
    const id = idOf(await book(slot, headers));
    const [row] = await test.database.query<{ update_at: Date }[]>(
      'SELECT update_at FROM user_course_booking WHERE id = ?',
      [id],
    );
    const read = { id, update_at: row?.update_at };
    const accept = { user_course_booking_status: 'accept' };
    expect((await post('userCourseBookingDecide', { ...read, ...accept })).body.result).toBe(true);
    for (const stale of [
      await post('userCourseBookingDecide', { ...read, user_course_booking_status: 'refuse' }),
      await post('userCourseBookingMove', { ...read, course_slot_id: other }),
    ])
      expect([stale.status, stale.body.code]).toEqual([409, 'ROW_CHANGED']);
    expect((await own(headers)).own).toMatchObject([{ course_slot_id: slot, user_course_booking_status: 'accept' }]);
  });

  it('ADMIN-03 a week shows all hours of its coach, however many', async () => {
    const { id: coach_id } = await makeCoach(test.database.manager);
    const from = addDays(today, 400);
    await test.database.query(
      `INSERT INTO course_slot (coach_id, course_slot_date, course_slot_start, course_slot_to) VALUES ?`,
      [
        Array.from({ length: 101 }, (_, at) => [
          coach_id,
          addDays(from, at % 7),
          `00:${10 + Math.floor(at / 7)}`,
          '01:00',
        ]),
      ],
    );
    const { body } = await get(`userCourseBooking?coach_id=${coach_id}&from=${from}`);
    expect(body.data).toHaveLength(101);
  });

  it('ADMIN-03 a booking moves to a free hour; a booked one stays as it is', async () => {
    const [one, two] = [await learner(), await learner()];
    const [first, second, third] = [await makeSlot(), await makeSlot(), await makeSlot()];
    const booking = idOf(await book(first, one.headers));
    await book(second, two.headers);
    expect((await post('userCourseBookingMove', { id: booking, course_slot_id: second })).body.code).toBe('SLOT_TAKEN');
    expect((await post('userCourseBookingMove', { id: booking, course_slot_id: third })).body.result).toBe(true);
    expect((await book(first, two.headers)).body.result).toBe(true);
    expect((await post('courseSlot', { id: third, course_slot_closed: 'Y' })).body.code).toBe('SLOT_BOOKED');
    const gone = await test.request('DELETE', `/api/courseSlot?id=${third}`, { headers: office });
    expect(gone.body.code).toBe('SLOT_BOOKED');
  });

  it('ADMIN-03 a learner is sent the room an hour before, once, and again when it is another', async () => {
    const { headers } = await learner();
    const [day, link] = [addDays(today, 3), 'https://meet.example/one'];
    const hour = { course_slot_date: day, course_slot_start: '10:30', course_slot_to: '11:30' };
    const slot = await makeSlot({ ...hour, course_slot_link: link });
    const booking = idOf(await book(slot, headers));
    const sent = async () => (await told()).filter(({ payload }) => payload.includes('"link"')).length;
    const runAt = async (time: string) => {
      test.clock.set(new Date(`${day}T${time}+07:00`));
      await test.get(RoomLinks).sendDue();
      test.clock.set();
      return sent();
    };
    const before = await sent();
    expect(await runAt('09:45:00'), 'not taken yet').toBe(before);
    await post('userCourseBookingDecide', { id: booking, user_course_booking_status: 'accept' });
    expect(await runAt('09:29:00'), 'too early').toBe(before);
    expect((await own(headers)).own[0]?.link).toBeNull();
    expect(await runAt('09:31:00')).toBe(before + 1);
    expect(await runAt('09:32:00'), 'once').toBe(before + 1);
    expect(JSON.parse((await told())[0]?.payload ?? '')).toEqual({ booking_id: booking, status: 'link' });
    expect((await own(headers)).own[0]).toMatchObject({ link });
    expect((await post('courseSlot', { id: slot, course_slot_link: 'meet' })).status).toBe(422);
    await post('courseSlot', { id: slot, course_slot_link: `${link}-b` });
    expect(await runAt('10:00:00'), 'another room').toBe(before + 2);
    await post('courseSlot', { id: slot, course_slot_link: `${link}-c` });
    expect(await runAt('10:31:00'), 'another room after it began').toBe(before + 3);
    expect((await own(headers)).own[0]).toMatchObject({ link: `${link}-c` });
    await post('courseSlot', { id: slot, course_slot_link: `${link}-d` });
    expect(await runAt('11:30:00'), 'over').toBe(before + 3);
  });

  it('ADMIN-03 BUY-12 whose course was refunded is sent no room, and is no learner any more', async () => {
    const { headers, id } = await learner();
    const [day, link] = [addDays(today, 4), 'https://meet.example/refunded'];
    const hour = { course_slot_date: day, course_slot_start: '10:30', course_slot_to: '11:30' };
    const booking = idOf(await book(await makeSlot({ ...hour, course_slot_link: link }), headers));
    await post('userCourseBookingDecide', { id: booking, user_course_booking_status: 'accept' });
    await test.database.query("UPDATE orders SET orders_status = 'refund' WHERE user_id = ?", [id]);
    const before = (await told()).length;
    test.clock.set(new Date(`${day}T09:45:00+07:00`));
    await test.get(RoomLinks).sendDue();
    test.clock.set();
    expect(await told()).toHaveLength(before);
    const status = 'SELECT user_course_booking_status AS status FROM user_course_booking WHERE id = ?';
    expect(await test.database.query(status, [booking])).toEqual([{ status: 'cancel' }]);
  });

  it('ADMIN-03 BUY-10 the hour of a course that is refunded is free at once, but for who has the course twice', async () => {
    const { headers, id } = await learner();
    const [hour, other] = [await makeSlot(), await makeSlot()];
    const status = async (booking: number) => {
      const column = 'SELECT user_course_booking_status AS status FROM user_course_booking WHERE id = ?';
      return (await test.database.query<{ status: string }[]>(column, [booking]))[0]?.status;
    };
    const refund = async (order: number) => {
      const refused = { id: order, orders_status: 'refund', orders_note: 'ย้ายรอบค่ะ' };
      expect((await post('orders/ordersUpdate', refused)).body.result).toBe(true);
      const jobs = "SELECT payload FROM outbox WHERE name = 'free-hours' ORDER BY id DESC LIMIT 1";
      const [job] = await test.database.query<{ payload: string }[]>(jobs);
      expect(JSON.parse(job?.payload ?? '')).toEqual({ orders_id: order });
      await test.get(FreeHours).free({ orders_id: order });
    };
    const [first] = await test.database.query<{ id: number }[]>('SELECT id FROM orders WHERE user_id = ?', [id]);
    const giver = { user_id: (await makeUser(test.database.manager)).id, product_id: course.id };
    const { id: gift_id } = await makeGift(test.database.manager, { ...giver, gift_user_id: id });
    const approved = { orders_status: 'approve' as const, approve_date: today };
    const gift = await makeOrder(test.database.manager, { ...giver, gift_id, ...approved });
    const [waits, stands] = [idOf(await book(hour, headers)), idOf(await book(other, headers))];
    await post('userCourseBookingDecide', { id: stands, user_course_booking_status: 'accept' });
    await refund(first?.id ?? 0);
    expect([await status(waits), await status(stands)]).toEqual(['wait', 'accept']);
    await refund(gift.id);
    expect([await status(waits), await status(stands)]).toEqual(['cancel', 'cancel']);
    expect((await book(hour, headers)).body.code).toBe('VIDEO_NOT_BOUGHT');
    expect((await book(hour, (await learner()).headers)).body.result).toBe(true);
  });

  it('ADMIN-03 a learner takes a booking back and may book that hour again', async () => {
    const { headers } = await learner();
    const slot = await makeSlot();
    const booking = idOf(await book(slot, headers));
    expect((await book(slot, headers)).body.code).toBe('SLOT_OWN');
    const cancel = (by: Headers) => test.request('DELETE', `/api/userCourseBooking?id=${booking}`, { headers: by });
    expect((await cancel((await learner()).headers)).status).toBe(404);
    expect((await cancel(headers)).status).toBe(200);
    expect(idOf(await book(slot, headers))).toBe(booking);
  });

  it('ADMIN-03 attendance is proposed from the live viewing, and what personnel marks holds', async () => {
    const { manager } = test.database;
    const product = await makeProduct(manager, { product_type: 'T' });
    const stage_id = product.stage_id ?? 0;
    const times = {
      stage_detail_time_date: today,
      stage_detail_time_start: '19:00:00',
      stage_detail_time_to: '21:00:00',
    };
    const lesson = await makeStageTime(manager, { stage_id, stage_detail_time_type: 'lesson', ...times });
    const video = await makeVideo(manager, { stage_id });
    const [early, late, none] = [await learner(product), await learner(product), await learner(product)];
    const came = (user_id: number, at: string, time_total: number) => watched(user_id, video.id, at, time_total);
    await came(early.id, '18:57:00', 118 * 60);
    await came(late.id, '19:22:00', 90 * 60);
    const list = async () => {
      const { body } = await get(`userChecking?stage_time_id=${lesson.id}`);
      return body.data as unknown as CheckedLearner[]; // an answer is typed by its envelope alone
    };
    expect((await list()).map(({ user_id, proposed, minutes }) => [user_id, proposed, minutes])).toEqual([
      [early.id, 'come', 115],
      [late.id, 'late', 90],
      [none.id, 'absent', 0],
    ]);
    const mark = (user_id: number, user_checking_status: string) =>
      post('userChecking', { stage_time_id: lesson.id, user_id, user_checking_status });
    await mark(none.id, 'absent');
    await mark(none.id, 'leave');
    // As the lesson is over, the others are checked by what they watched; who came late is forgiven by hand.
    const statuses = async () => (await list()).map(({ user_checking_status }) => user_checking_status);
    test.clock.set(new Date(`${today}T21:10:00+07:00`));
    await test.get(LiveChecks).run();
    expect(await statuses()).toEqual([null, null, 'leave']);
    test.clock.set(new Date(`${today}T21:16:00+07:00`));
    await test.get(LiveChecks).run();
    expect(await statuses()).toEqual(['come', 'late', 'leave']);
    await mark(late.id, 'come');
    await test.get(LiveChecks).run();
    test.clock.set();
    const latecomer = await learner(product);
    await post('userCheckingAll', { stage_time_id: lesson.id });
    expect(await statuses()).toEqual(['come', 'come', 'leave', 'come']);
    expect((await list()).at(-1)?.user_id).toBe(latecomer.id);
    const { body } = await get('userCheckingLessons');
    expect(body.data).toEqual(
      expect.arrayContaining([expect.objectContaining({ stage_time_id: lesson.id, checked: 4 })]),
    );
    expect((await mark(none.id, 'ill')).status).toBe(422);
    // Who bought it later is marked by nobody but a person.
    const { id: later } = await learner(product);
    await test.database.query('UPDATE orders SET approve_date = ? WHERE user_id = ?', [addDays(today, 1), later]);
    await post('userCheckingAll', { stage_time_id: lesson.id });
    expect((await list()).at(-1)).toMatchObject({ user_id: later, user_checking_status: null });
  });

  it('ADMIN-03 a lesson is found by its course and by itself, however many came after it', async () => {
    const { manager } = test.database;
    const product = await makeProduct(manager, { product_type: 'T' });
    const lesson = { stage_id: product.stage_id ?? 0, stage_detail_time_type: 'lesson' as const };
    const { id: oldest } = await makeStageTime(manager, { ...lesson, stage_detail_time_date: addDays(today, -2) });
    const newer = await makeProduct(manager, { product_type: 'T' });
    await test.database.query(
      `INSERT INTO stage_time (stage_id, stage_detail_time_type, stage_detail_time_title, stage_detail_time_date)
         SELECT ?, 'lesson', CONCAT('บทที่ ', seq), ? FROM seq_1_to_100`,
      [newer.stage_id, addDays(today, -1)],
    );
    const found = async (query = '') => {
      const { body } = await get(`userCheckingLessons${query}`);
      return (body.data as unknown as { stage_time_id: number }[]).map(({ stage_time_id }) => stage_time_id); // an answer is typed by its envelope alone
    };
    expect(await found()).not.toContain(oldest);
    expect(await found(`?product_id=${product.id}`)).toEqual([oldest]);
    expect(await found(`?stage_time_id=${oldest}`)).toEqual([oldest]);
    const { id: tomorrow } = await makeStageTime(manager, { ...lesson, stage_detail_time_date: addDays(today, 1) });
    expect(await found(`?stage_time_id=${tomorrow}`)).toEqual([]);
    await test.database.query('DELETE FROM stage_time WHERE stage_id = ?', [newer.stage_id]);
  });

  it('ADMIN-03 of two lessons a day each is checked by who watched it', async () => {
    const { manager } = test.database;
    const product = await makeProduct(manager, { product_type: 'T' });
    const stage_id = product.stage_id ?? 0;
    const lessonAt = (start: string, to: string) =>
      makeStageTime(manager, {
        ...{ stage_id, stage_detail_time_type: 'lesson', stage_detail_time_date: today },
        ...{ stage_detail_time_start: start, stage_detail_time_to: to },
      });
    const lessons = [await lessonAt('10:00:00', '11:00:00'), await lessonAt('11:00:00', '12:00:00')];
    const video = await makeVideo(manager, { stage_id });
    const [first, second, both] = [await learner(product), await learner(product), await learner(product)];
    const stopped = await learner(product);
    await watched(first.id, video.id, '10:01:00', 59 * 60 + 30);
    await watched(second.id, video.id, '11:20:00', 40 * 60);
    await watched(both.id, video.id, '09:55:00', 125 * 60);
    await watched(stopped.id, video.id, '10:00:00', 58 * 60, 40 * 60);
    const checked = async ({ id }: { id: number }) => {
      const { body } = await get(`userChecking?stage_time_id=${id}`);
      const rows = body.data as unknown as CheckedLearner[]; // an answer is typed by its envelope alone
      return rows.map(({ proposed, minutes }) => [proposed, minutes]);
    };
    expect(await Promise.all(lessons.map(checked))).toEqual([
      [
        ['come', 59],
        ['absent', 0],
        ['come', 60],
        ['come', 58],
      ],
      [
        ['absent', 0],
        ['late', 40],
        ['come', 60],
        ['absent', 0],
      ],
    ]);
  });

  it('ADMIN-03 who may learn no more on the day of a lesson is no learner of it, and all the others are checked', async () => {
    const { manager } = test.database;
    const product = await makeProduct(manager, { product_type: 'T' });
    const times = { stage_detail_time_start: '10:00:00', stage_detail_time_to: '11:00:00' };
    const lesson = await makeStageTime(manager, {
      ...{ stage_id: product.stage_id ?? 0, stage_detail_time_type: 'lesson', stage_detail_time_date: today, ...times },
    });
    const [former, kept] = [await learner(product), await learner(product)];
    const query = (text: string, values: unknown[] = []) => test.database.query(text, values);
    await query('UPDATE orders SET approve_date = ? WHERE user_id IN (?)', [
      ...[addDays(today, -366), [former.id, kept.id]],
    ]);
    await query(
      `UPDATE orders_detail d JOIN orders o ON o.id = d.orders_id SET d.orders_detail_watch_to = ? WHERE o.user_id = ?`,
      [today, kept.id],
    );
    await query("INSERT INTO user (user_tel) SELECT CONCAT('07', LPAD(seq, 8, '0')) FROM seq_0_to_999");
    await query(
      `INSERT INTO orders (order_no, user_id, orders_payment_type_id, orders_status, approve_date)
         SELECT CONCAT('M', id), id, 1, 'approve', ? FROM user WHERE user_tel LIKE '0700000%'`,
      [today],
    );
    await query("INSERT INTO orders_detail (orders_id, product_id) SELECT id, ? FROM orders WHERE order_no LIKE 'M%'", [
      product.id,
    ]);
    const last = await learner(product);
    await watched(last.id, (await makeVideo(manager, { stage_id: product.stage_id })).id, '10:00:00', 3600);
    test.clock.set(new Date(`${today}T11:15:00+07:00`));
    await test.get(LiveChecks).run();
    test.clock.set();
    const { body } = await get(`userChecking?stage_time_id=${lesson.id}`);
    const rows = body.data as unknown as CheckedLearner[]; // an answer is typed by its envelope alone
    expect(rows.map(({ user_id }) => user_id)).not.toContain(former.id);
    expect([rows.length, rows[0], rows.at(-1)]).toMatchObject([
      1002,
      { user_id: kept.id, user_checking_status: 'absent' },
      { user_id: last.id, user_checking_status: 'come' },
    ]);
    const { raw } = await get(`userCourseFile?format=csv&product_id=${product.id}`);
    const phones = raw
      .toString()
      .split('\r\n')
      .flatMap((line) => line.split(',')[1] || []);
    expect([phones.length, new Set(phones).size], 'all of them stand in the file, once').toEqual([1004, 1004]);
  });

  it('ADMIN-03 the tabs count learners and the bookings of hours to come', async () => {
    const figures = async () => (await get('userCourseFigures')).body.data as unknown as CourseFigures; // an answer is typed by its envelope alone
    const before = await figures();
    const { headers } = await learner();
    const booking = idOf(await book(await makeSlot(), headers));
    const { learners, booked, waiting } = before;
    const asked = { ...before, learners: learners + 1, booked: booked + 1, waiting: waiting + 1 };
    expect(await figures()).toEqual(asked);
    await post('userCourseBookingDecide', { id: booking, user_course_booking_status: 'accept' });
    expect(await figures()).toEqual({ ...asked, waiting });
    await post('userCourseBookingDecide', { id: booking, user_course_booking_status: 'refuse' });
    expect((await figures()).booked).toBe(before.booked);
  });

  it('ADMIN-03 the learners of courses are found by name and phone, with how far they are', async () => {
    const { id } = await learner(course, { user_name: 'ธนกรณ์', user_lname: 'ศรีสุขใจ', user_tel: '0877712345' });
    const found = async (q: string) => {
      const { body } = await get(`userCourse?q=${encodeURIComponent(q)}`);
      return [body.data as unknown as Learner[], body.total] as const; // an answer is typed by its envelope alone
    };
    for (const words of ['ศรีสุขใจ', '087-771-2345']) {
      const [[row], total] = await found(words);
      expect([row, total]).toMatchObject([{ user_id: id, name: 'ธนกรณ์ ศรีสุขใจ', seen: 0, user_courses_no: null }, 1]);
    }
    expect((await found('ไม่มีใครชื่อนี้'))[1]).toBe(0);
    // A digit within words is no phone.
    expect((await found('ธนกรณ์ 8'))[1]).toBe(0);
    const longer = addDays(today, 400);
    await test.database.query(
      'UPDATE orders_detail d JOIN orders o ON o.id = d.orders_id SET d.orders_detail_watch_to = ? WHERE o.user_id = ?',
      [longer, id],
    );
    expect((await found('ศรีสุขใจ'))[0][0]?.until).toBe(`${longer}T16:59:59.999Z`);
    const customer = await test.signInAs('user', id);
    for (const path of ['userCourse', 'userCheckingLessons', 'userChecking?stage_time_id=1', 'courseSlot'])
      expect((await get(path, customer)).status).toBe(403);
  });

  it('ADMIN-03 a free hour is shown and named behind any number of hours that are full', async () => {
    const { manager } = test.database;
    const busy = await makeProduct(manager, { product_type: 'T' });
    const { id: coach_id } = await makeCoach(manager, { band_id: busy.band_id });
    await makeCourse(manager, { product_id: busy.id, coach_id, courses_bookings: 1 });
    const [first, second] = [await learner(busy), await learner(busy)];
    const ids: number[] = [];
    for (let day = 1; day <= 61; day += 1)
      ids.push(await makeSlot({ coach_id, course_slot_date: addDays(today, day) }));
    const free = ids.pop();
    await test.database.query(
      `INSERT INTO user_course_booking (course_slot_id, user_id, product_id, user_course_booking_status) VALUES ?`,
      [ids.map((id) => [id, first.id, busy.id, 'accept'])],
    );
    const { body } = await get(`userCourseBookingOwn?product_id=${busy.id}`, second.headers);
    expect((body.data as unknown as OwnBookings).open.map(({ id }) => id)).toEqual([free]); // an answer is typed by its envelope alone
    const taken = await post('userCourseBooking', { course_slot_id: ids[0], product_id: busy.id }, second.headers);
    expect(taken.body).toMatchObject({ code: 'SLOT_TAKEN', data: { next: { id: free } } });
  });

  it('ADMIN-03 an hour that began without an answer of the coach is not taken from the learner', async () => {
    const { headers } = await learner();
    const slot = { course_slot_date: addDays(today, 1), course_slot_start: '23:00', course_slot_to: '23:50' };
    const left = async () => (await own(headers)).left;
    expect((await book(await makeSlot(slot), headers)).status).toBe(200);
    expect(await left()).toBe(1);
    test.clock.set(`${addDays(today, 1)}T23:00:00+07:00`);
    expect(await left()).toBe(2);
    test.clock.set();
  });
});
