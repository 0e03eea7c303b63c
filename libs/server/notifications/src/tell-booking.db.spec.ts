import { makeUser } from '@wethi/accounts/testing';
import { makeCoach, makeProduct } from '@wethi/catalog/testing';
import { CourseSlot, UserCourseBooking } from '@wethi/media';
import { OutboxRow } from '@wethi/platform';
import { createTestApp, type TestApp } from '@wethi/platform/testing';
import { NotificationsJobsModule } from './notifications-jobs.module';
import { AnnounceBooking } from './announce-booking.job';
import { TellBooking } from './tell-booking.job';

describe('what is told about a booked hour', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp([NotificationsJobsModule]);
  });
  afterAll(() => test.close());

  async function made(user_course_booking_status: 'wait' | 'accept', course_slot_link: string | null = null) {
    const { manager } = test.database;
    const { id: product_id, band_id } = await makeProduct(manager, { product_type: 'T', product_title: 'กีตาร์ & เพลง' });
    const { id: coach_id } = await makeCoach(manager, { band_id, coach_name: 'ครูต้นไม้' });
    const { id: user_id, user_tel } = await makeUser(manager);
    const hour = { course_slot_date: '2026-11-25', course_slot_start: '10:30', course_slot_to: '11:30' };
    const slot = await manager.save(manager.create(CourseSlot, { coach_id, ...hour, course_slot_link }));
    const booking = await manager.save(
      manager.create(UserCourseBooking, {
        ...{ course_slot_id: slot.id, user_id, product_id },
        user_course_booking_status,
      }),
    );
    const context = { key: `test-${booking.id}`, signal: AbortSignal.timeout(5_000) };
    return { booking, coach_id, slot, user_tel, context };
  }

  async function told(status: 'accept' | 'link', course_slot_link: string | null) {
    const { booking, context, user_tel } = await made('accept', course_slot_link);
    await test.get(TellBooking).tell({ booking_id: booking.id, status }, context);
    await test.get(TellBooking).tell({ booking_id: booking.id, status }, context);
    const notices = await test.database.getRepository(OutboxRow).findBy({ name: 'send-notice' });
    return notices
      .map(({ payload }) => JSON.parse(payload) as { tel: string; text: string })
      .filter(({ tel }) => tel === user_tel);
  }

  it('ADMIN-03 has the room of the hour in it, once', async () => {
    const link = 'https://meet.example/one';
    const [sms, ...more] = await told('link', link);
    expect(more).toEqual([]);
    expect(sms?.text.replaceAll('\u00A0', ' ')).toMatch(/^เวที: ใกล้ถึงเวลาเรียน กับครูต้นไม้ .*10:30/);
    expect(sms?.text).toContain(`เข้าห้องเรียน ${link}`);
    expect((await told('accept', link))[0]?.text).not.toContain(link);
  });

  it('ADMIN-05 is asked of the central chat, once and as long as nobody answered', async () => {
    const { booking, coach_id, slot, context } = await made('wait');
    const { booking: answered, context: ofAnswered } = await made('accept');
    for (const _ of [1, 2]) await test.get(AnnounceBooking).announce({ booking_id: booking.id }, context);
    await test.get(AnnounceBooking).announce({ booking_id: answered.id }, ofAnswered);
    const chats = await test.database.getRepository(OutboxRow).findBy({ name: 'send-chat-message' });
    const [{ text } = { text: '' }, ...more] = chats.map(({ payload }) => JSON.parse(payload) as { text: string });
    expect(more).toEqual([]);
    expect(text.replaceAll('\u00A0', ' ')).toMatch(
      /^<b>ขอจองเรียน<\/b> .*10:30.*\nกีตาร์ &amp; เพลง – ครูต้นไม้\nผู้เรียน .*\n<a/,
    );
    expect(text).toContain(`/admin/userCourseBooking?coach=${coach_id}&amp;week=2026-11-25&amp;slot=${slot.id}`);
  });

  it('ADMIN-03 is not sent where the room was taken away meanwhile', async () => {
    expect(await told('link', null)).toEqual([]);
  });
});
