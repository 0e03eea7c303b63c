import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { call } from '@wethi/http';
import type { OwnNote } from '../../../../api-types';
import { useToast } from '../../../../ui/feedback/toast';
import { Notes } from './notes';

vi.mock('../../../../ui/feedback/toast', () => ({ useToast: vi.fn() }));
vi.mock('@wethi/http', async (original) => ({ ...(await original<object>()), call: vi.fn() }));

const NOTE = { id: 5, stage_time_id: 3, lesson_note_second: 754, lesson_note_text: 'ฟังเบสก่อน' } as OwnNote;

describe('notes of a lesson', () => {
  it('WATCH-02 ADMIN-05 one that was deleted by a slip of the finger comes back as it was', async () => {
    const showToast = vi.fn<(message: { undo?: () => void }) => () => void>();
    vi.mocked(useToast).mockReturnValue(showToast);
    vi.mocked(call).mockResolvedValue({ result: true, data: [] } as never);
    render(
      <QueryClientProvider client={new QueryClient()}>
        <Notes productId={1} stageTimeId={3} notes={[NOTE]} second={0} onSecond={() => undefined} />
      </QueryClientProvider>,
    );
    fireEvent.click(screen.getByRole('button', { name: 'ลบโน้ต 12:34' }));
    await vi.waitFor(() => expect(showToast).toHaveBeenCalled());
    showToast.mock.calls[0]?.[0].undo?.();
    const { id: _, ...body } = NOTE;
    await vi.waitFor(() => expect(call).toHaveBeenLastCalledWith('POST', 'lessonNote', { body }));
  });
});
