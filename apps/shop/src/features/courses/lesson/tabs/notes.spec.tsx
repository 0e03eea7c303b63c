import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { call } from '@wethi/http';
import type { OwnNote } from '../../../../api-types';
import { useToast } from '../../../../ui/feedback/toast';
import { Notes } from './notes';

vi.mock('../../../../ui/feedback/toast', () => ({ useToast: vi.fn() }));
vi.mock('@wethi/http', async (original) => ({ ...(await original<object>()), call: vi.fn() }));

const NOTE = { id: 5, stage_time_id: 3, lesson_note_second: 754, lesson_note_text: 'ฟังเบสก่อน' } as OwnNote;

interface Reached {
  stageTimeId?: number;
  second?: number;
}

/** The form at a moment of a lesson. */
function open(reached: Reached = {}) {
  const client = new QueryClient();
  const at = ({ stageTimeId = 3, second = 0 }: Reached) => (
    <QueryClientProvider client={client}>
      <Notes productId={1} stageTimeId={stageTimeId} notes={[NOTE]} second={second} onSecond={() => undefined} />
    </QueryClientProvider>
  );
  const { rerender, unmount } = render(at(reached));
  return { goTo: (second: number) => rerender(at({ ...reached, second })), close: unmount };
}

const input = () => screen.getByRole<HTMLInputElement>('textbox');
const type = (value: string) => fireEvent.change(input(), { target: { value } });
const send = () => fireEvent.click(screen.getByRole('button', { name: 'จด' }));

/** @returns what lets the note that is sent next be saved */
function slowSave(): () => void {
  const saved = Promise.withResolvers<never>();
  vi.mocked(call).mockReturnValue(saved.promise);
  return () => saved.resolve({ result: true, data: [] } as never);
}

describe('notes of a lesson', () => {
  beforeEach(() => sessionStorage.clear());

  it('WATCH-02 ADMIN-05 one that was deleted by a slip of the finger comes back as it was', async () => {
    const showToast = vi.fn<(message: { undo?: () => void }) => () => void>();
    vi.mocked(useToast).mockReturnValue(showToast);
    vi.mocked(call).mockResolvedValue({ result: true, data: [] } as never);
    open();
    fireEvent.click(screen.getByRole('button', { name: 'ลบโน้ต 12:34' }));
    await waitFor(() => expect(showToast).toHaveBeenCalled());
    showToast.mock.calls[0]?.[0].undo?.();
    const { id: _, ...body } = NOTE;
    await waitFor(() => expect(call).toHaveBeenLastCalledWith('POST', 'lessonNote', { body }));
  });

  it('WATCH-02 what is typed behind a note while that is saved stays, of the moment then', async () => {
    const finish = slowSave();
    const { goTo } = open({ second: 60 });
    type('ฟังเบสก่อน ');
    goTo(65);
    send();
    const body = { stage_time_id: 3, lesson_note_second: 60, lesson_note_text: 'ฟังเบสก่อน' };
    await waitFor(() => expect(call).toHaveBeenLastCalledWith('POST', 'lessonNote', { body }));
    type('ฟังเบสก่อน แล้วค่อยร้อง');
    goTo(70);
    finish();
    await waitFor(() => expect(input().value).toBe('แล้วค่อยร้อง'));
    screen.getByLabelText('โน้ตที่ 1:10');
  });

  it('WATCH-02 one that is half written waits while another tab is open, with its moment, each lesson by itself', () => {
    const first = open({ second: 60 });
    type('ฟังเบส');
    first.close();
    const another = open({ stageTimeId: 4 });
    expect(input().value).toBe('');
    another.close();
    open({ second: 90 });
    expect(input().value).toBe('ฟังเบส');
    screen.getByLabelText('โน้ตที่ 1:00');
  });

  it('WATCH-02 one that was sent is not there again, also when the tab was left meanwhile', async () => {
    const finish = slowSave();
    const { close } = open();
    type('ฟังเบส');
    send();
    await waitFor(() => expect(call).toHaveBeenLastCalledWith('POST', 'lessonNote', expect.anything()));
    close();
    finish();
    await waitFor(() => expect(sessionStorage).toHaveLength(0));
    open();
    expect(input().value).toBe('');
  });
});
