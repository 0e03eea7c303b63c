import type { Schema } from '@wethi/api-client';
import { addDays, bangkokTime } from '@wethi/format';
import { cleanup, configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { usePanel } from '../../panel/use-panel';
import { answerCalls, renderInOffice } from '../../testing/in-office';
import { SlotDialog } from './slot-dialog';

configure({ asyncUtilTimeout: 10_000 });

type Slot = Schema<'SlotOfWeek'>;

const READ_AT = '2026-11-22T12:20:00.000Z';
const OTHER_READ_AT = '2026-11-22T12:30:00.000Z';
const { date: today } = bangkokTime(Date.now());
const [yesterday, tomorrow] = [addDays(today, -1), addDays(today, 1)];

const booking = {
  ...{ id: 7, user_id: 3, product_id: 4, create_at: READ_AT, update_at: OTHER_READ_AT, product_title: 'กีตาร์โปร่ง' },
  ...{ user_course_booking_status: 'wait', user_course_booking_note: null, name: 'พิมพ์ชนก', user_tel: '0812345678' },
  ...{ left: 1, bookings: 2 },
} as Slot['booked'][number];

const slotOn = (course_slot_date: string, booked: Slot['booked'] = [], id = 1): Slot => ({
  ...{ id, coach_id: 2, create_at: READ_AT, update_at: READ_AT, create_by: 1, course_slot_date, booked },
  ...{ course_slot_start: '10:00:00', course_slot_to: '11:00:00', course_slot_place: null, course_slot_link: null },
  ...{ course_slot_places: 1, course_slot_closed: 'N' },
});

/** The dialog of an hour, from whose week others are free. */
function show(slot: Slot, others: Slot[] = []) {
  const sent: unknown[] = [];
  answerCalls(({ pathname, search }, body) => {
    if (body || search.includes('update_at'))
      sent.push([pathname.replace('/api/', ''), body ? JSON.parse(body) : search]);
    return [];
  });
  function Page() {
    const panel = usePanel('slot');
    return <SlotDialog panel={panel} slot={slot} coach="ครูต้นไม้" others={others} reread={() => undefined} />;
  }
  const router = renderInOffice(<Page />, '/?slot=1');
  return { sent, isOpen: () => router.state.location.search !== '' };
}

const note = () => screen.findByLabelText<HTMLTextAreaElement>('ข้อความถึงผู้เรียน');
const press = (text: string) => fireEvent.click(screen.getByText(text));

describe('the dialog of a coach’s hour', () => {
  afterEach(cleanup);

  it('ADMIN-05 offers no hour that is over, neither to book nor to move to', async () => {
    show(slotOn(yesterday));
    await screen.findByText('ลบเวลานี้');
    expect(screen.queryByText('จองให้ลูกค้า')).toBeNull();
    cleanup();
    show(slotOn(tomorrow));
    await screen.findByText('จองให้ลูกค้า');
    cleanup();
    show(slotOn(tomorrow, [booking]), [slotOn(yesterday, [], 2)]);
    await note();
    expect(screen.queryByText('เลื่อนเวลา')).toBeNull();
  });

  it('ADMIN-07 names the version that was read, of the hour and of who booked it', async () => {
    const empty = show(slotOn(tomorrow));
    await screen.findByText('ปิดเวลานี้');
    press('ปิดเวลานี้');
    const closed = { id: 1, update_at: READ_AT, course_slot_closed: 'Y' };
    await waitFor(() => expect(empty.sent).toEqual([['courseSlot', closed]]));
    cleanup();
    const { sent } = show(slotOn(tomorrow, [booking]));
    await note();
    press('รับจอง');
    const accepted = { id: 7, update_at: OTHER_READ_AT, user_course_booking_status: 'accept' };
    await waitFor(() => expect(sent).toEqual([['userCourseBookingDecide', accepted]]));
  });

  it('ADMIN-05 asks before words to the learner are lost, and not once they were sent', async () => {
    const { isOpen } = show(slotOn(tomorrow, [booking]));
    fireEvent.change(await note(), { target: { value: 'เตรียมกีตาร์มาด้วย' } });
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Close' }));
    await screen.findByText('ออกโดยไม่บันทึก');
    press('กลับไปแก้ต่อ');
    expect(isOpen()).toBe(true);
    press('รับจอง');
    await waitFor(() => expect(isOpen()).toBe(false));
  });
});
