import { act, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import type { NumberedLesson } from '../lessons';
import { NextLesson } from './next-lesson';

const LESSON = { number: 2, video_id: 102, seconds: 600, stage_detail_time_title: 'ลมหายใจยาว' } as NumberedLesson;

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** What else a page of a lesson has. */
function Below() {
  return (
    <>
      <input aria-label="โน้ต" />
      <input type="range" aria-label="ระดับเสียง" />
    </>
  );
}

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
  render(
    <>
      <RouterProvider router={router} />
      <Below />
    </>,
  );
  const wait = () => act(() => vi.advanceTimersByTimeAsync(10_000));
  return { wait, address: () => router.state.location.pathname };
}

describe('the lesson after the one that is over', () => {
  it('WATCH-03 begins by itself', async () => {
    const { wait, address } = show(false);
    await wait();
    expect(address()).toBe('/videoStage/102');
  });

  it('WATCH-03 waits for who writes below, also when they began before the end', async () => {
    const written = render(<textarea autoFocus />);
    const { wait, address } = show(false);
    expect(screen.queryByText(/เริ่มเองใน/)).toBeNull();
    written.unmount();
    await wait();
    expect(address()).toBe('/lesson');
  });

  it('WATCH-03 waits for who speaks into a field, which presses no key', async () => {
    const { wait, address } = show(false);
    fireEvent.input(screen.getByRole('textbox'), { target: { value: 'ฟังเบส' } });
    await wait();
    expect(address()).toBe('/lesson');
  });

  it('WATCH-03 waits for who has a dialog before them, also one that opened by itself', async () => {
    const { wait, address } = show(false);
    const dialog = render(<div role="dialog" aria-label="เข้าสู่ระบบ" />);
    await act(() => vi.advanceTimersByTimeAsync(1_000));
    dialog.unmount();
    await wait();
    expect(address()).toBe('/lesson');
  });

  it('WATCH-03 takes nobody who last set the volume for one that writes', async () => {
    const { wait, address } = show(false);
    screen.getByRole('slider').focus();
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
