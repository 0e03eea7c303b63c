import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { call } from '@wethi/http';
import type { OwnBooking } from '../../../api-types';
import { useToast } from '../../../ui/feedback/toast';
import { bookingsQuery } from '../course-query';
import { Bookings } from './bookings';

vi.mock('../../../ui/feedback/toast', () => ({ useToast: vi.fn() }));
vi.mock('@wethi/http', async (original) => ({ ...(await original<object>()), call: vi.fn() }));

const BOOKED: OwnBooking = {
  id: 5,
  course_slot_id: 9,
  course_slot_date: '2999-12-01',
  course_slot_start: '18:00:00',
  course_slot_to: '19:00:00',
  course_slot_place: null,
  user_course_booking_status: 'accept',
  user_course_booking_note: null,
  link: null,
};

describe('hours of a coach', () => {
  it('WATCH-02 ADMIN-05 one that was cancelled by a slip of the finger is booked again', async () => {
    const showToast = vi.fn<(message: { undo?: () => void }) => () => void>();
    vi.mocked(useToast).mockReturnValue(showToast);
    const answer = { own: [BOOKED], open: [], left: 1 };
    vi.mocked(call).mockResolvedValue({ result: true, data: answer } as never); // the type of each call's own answer
    const client = new QueryClient();
    client.setQueryData(bookingsQuery(1).queryKey, answer);
    render(
      <QueryClientProvider client={client}>
        <Bookings productId={1} coachName="ครูต้น" />
      </QueryClientProvider>,
    );
    fireEvent.click(screen.getByRole('button', { name: 'ยกเลิก' }));
    await vi.waitFor(() => expect(showToast).toHaveBeenCalled());
    expect(call).toHaveBeenCalledWith('DELETE', 'userCourseBooking', { query: { id: BOOKED.id } });
    showToast.mock.calls[0]?.[0].undo?.();
    const body = { course_slot_id: BOOKED.course_slot_id, product_id: 1 };
    await vi.waitFor(() => expect(call).toHaveBeenCalledWith('POST', 'userCourseBooking', { body }));
  });
});
