import { addDays, bangkokTime } from '@wethi/format';
import { act, cleanup, configure, fireEvent, screen } from '@testing-library/react';
import { usePanel } from '../../panel/use-panel';
import { renderInOffice } from '../../testing/in-office';
import { HoursDrawer } from './hours-drawer';

configure({ asyncUtilTimeout: 10_000 });

/** A Monday whose week has not begun. */
const NEXT = addDays(bangkokTime(Date.now()).date, 14);
const MONDAY = addDays(NEXT, -((new Date(`${NEXT}T00:00:00Z`).getUTCDay() + 6) % 7));

const answer = (status: number, body: object) =>
  ({ ok: status === 200, status, headers: new Headers(), json: async () => body }) as Response; // jsdom has none

/** The drawer of a week. @param taken days that the coach has something on */
function show(from: string, taken: string[] = []) {
  const made: string[] = [];
  globalThis.fetch = async (_, { body } = {}) => {
    const { course_slot_date: day } = JSON.parse(body as string) as { course_slot_date: string };
    if (taken.includes(day)) return answer(409, { result: false, code: 'SLOT_EXISTS', message: 'โค้ชมีช่องเวลานี้อยู่แล้ว' });
    made.push(day);
    return answer(200, { result: true, data: { insertId: made.length } });
  };
  function Page() {
    return <HoursDrawer panel={usePanel('hours')} coachId={2} from={from} />;
  }
  const router = renderInOffice(<Page />, '/?hours=');
  return { made, isOpen: () => router.state.location.search !== '' };
}

const press = (text: string) => fireEvent.click(screen.getByText(text));

describe('the drawer of a week’s hours', () => {
  afterEach(cleanup);

  it('ADMIN-05 says on which days the coach has something else, and adds the others', async () => {
    const { made, isOpen } = show(MONDAY, [addDays(MONDAY, 1), addDays(MONDAY, 3)]);
    await screen.findByText('บันทึก');
    press('บันทึก');
    await screen.findByText('ไม่ได้เพิ่มวันอังคาร พฤหัสบดี เพราะโค้ชมีช่วงเวลานี้อยู่แล้ว');
    expect(made).toEqual([0, 2, 4].map((day) => addDays(MONDAY, day)));
    expect(isOpen()).toBe(false);
  });

  it('ADMIN-05 makes no hour of a day that is over', async () => {
    const { made } = show(addDays(MONDAY, -28));
    await screen.findByText('บันทึก');
    expect(
      screen.getAllByRole<HTMLInputElement>('checkbox').every(({ disabled, checked }) => disabled && !checked),
    ).toBe(true);
    press('บันทึก');
    await screen.findByText('เลือกอย่างน้อยหนึ่งวัน');
    expect(made).toEqual([]);
  });

  it('ADMIN-05 asks before what was typed is lost', async () => {
    const { isOpen } = show(MONDAY);
    fireEvent.change(await screen.findByLabelText('เรียนที่'), { target: { value: 'ห้องซ้อมชั้น 2' } });
    await act(() => Promise.resolve());
    fireEvent.click(screen.getByLabelText('Close'));
    await screen.findByText('ออกโดยไม่บันทึก');
    expect(isOpen()).toBe(true);
  });
});
