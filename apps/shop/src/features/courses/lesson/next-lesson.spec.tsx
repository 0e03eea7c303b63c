import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import type { NumberedLesson } from '../lessons';
import { NextLesson } from './next-lesson';

const LESSON = { number: 2, video_id: 102, seconds: 600, stage_detail_time_title: 'ลมหายใจยาว' } as NumberedLesson;

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** @param isShut it opens once the one that is over counts as seen */
function show(isShut: boolean) {
  const next = <NextLesson ended={1} lesson={LESSON} isShut={isShut} onStay={() => undefined} />;
  const router = createMemoryRouter(
    [
      { path: '/lesson', element: next },
      { path: '*', element: <p>บทถัดไป</p> },
    ],
    {
      initialEntries: ['/lesson'],
    },
  );
  render(<RouterProvider router={router} />);
  const wait = () => act(() => vi.advanceTimersByTimeAsync(10_000));
  return { wait, address: () => router.state.location.pathname };
}

describe('the lesson after the one that is over', () => {
  it('WATCH-03 begins by itself', async () => {
    const { wait, address } = show(false);
    await wait();
    expect(address()).toBe('/videoStage/102');
  });

  it('WATCH-03 leads nobody to a lesson that is shut until this one was seen, and says so', async () => {
    const { wait, address } = show(true);
    expect(screen.queryByRole('link', { name: 'เริ่มเลย' })).toBeNull();
    screen.getByText('บทนี้เปิดให้เองเมื่อดูบทก่อนหน้าจบ');
    screen.getByRole('button', { name: 'ดูบทนี้ต่อ' });
    await wait();
    expect(address()).toBe('/lesson');
  });
});
