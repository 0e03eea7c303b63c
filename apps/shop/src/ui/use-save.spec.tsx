import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, renderHook, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { ApiError } from '@wethi/http';
import { useToast } from './feedback/toast';
import { type SaveOptions, useSave } from './use-save';

vi.mock('./feedback/toast', () => ({ useToast: vi.fn() }));

const taken = new ApiError('กรุณาตรวจสอบข้อมูล', 400, 'INVALID', 0, [{ field: 'user_name', message: 'ชื่อยาวเกินไป' }]);
const refused = (error: Error) => () => Promise.reject(error);

const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>
);

function saving(fn: (input: string) => Promise<string>, options?: SaveOptions<string, string>) {
  const showToast = vi.fn();
  vi.mocked(useToast).mockReturnValue(showToast);
  const { result } = renderHook(() => useSave(fn, options), { wrapper });
  return { result, showToast, save: (input: string) => act(async () => result.current.save(input)) };
}

describe('saving', () => {
  it('SITE-10 tells a success and goes on', async () => {
    const then = vi.fn();
    const { showToast, save } = saving(async (input) => input + '!', { success: 'บันทึก สำเร็จ', then });
    await save('a');
    expect(showToast.mock.calls).toEqual([[{ kind: 'success', title: 'บันทึก สำเร็จ' }]]);
    expect(then.mock.calls).toEqual([['a!', 'a']]);
  });

  it('SITE-10 says in its place what the server refuses, for each field too', async () => {
    const { result, showToast, save } = saving(refused(taken));
    await save('a');
    await waitFor(() => expect(result.current.text).toBe(taken.message));
    expect(result.current.errorOf('user_name')).toBe('ชื่อยาวเกินไป');
    expect(result.current.errorOf('user_lname')).toBeUndefined();
    expect(showToast).not.toHaveBeenCalled();
  });

  it('SITE-11 leads to the first field of its form that the server refuses', async () => {
    vi.mocked(useToast).mockReturnValue(vi.fn());
    function Names() {
      const { form, save, errorOf } = useSave(refused(taken));
      const invalid = (name: string) => Boolean(errorOf(name));
      return (
        <form ref={form}>
          <input aria-label="ชื่อเล่น" aria-invalid={invalid('user_nickname')} />
          <input aria-label="ชื่อ" aria-invalid={invalid('user_name')} />
          <button type="button" onClick={() => save()}>
            บันทึก
          </button>
        </form>
      );
    }
    render(<Names />, { wrapper });
    fireEvent.click(screen.getByRole('button'));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('ชื่อ')));
  });

  it('SITE-10 takes back what was shown already, and tells it', async () => {
    const takeBack = vi.fn();
    const { result, showToast, save } = saving(refused(taken), { failure: 'ลบไม่ได้', optimistic: () => takeBack });
    await save('a');
    expect(takeBack).toHaveBeenCalledTimes(1);
    expect(showToast.mock.calls).toEqual([[{ kind: 'error', title: 'ลบไม่ได้', text: taken.message }]]);
    expect(result.current.text).toBeUndefined();
  });

  it('SITE-10 offers once more what nobody answered, and closes that as soon as it is sent again', async () => {
    const sent: string[] = [];
    const fn = async (input: string) => {
      sent.push(input);
      if (sent.length === 1) throw ApiError.noConnection();
      return 'saved';
    };
    const { showToast, save } = saving(fn, { failure: 'บันทึกไม่ได้', success: 'บันทึก สำเร็จ' });
    const close = vi.fn();
    showToast.mockReturnValue(close);
    await save('a');
    const [{ again }] = showToast.mock.lastCall as [{ again: () => void }];
    expect(close).not.toHaveBeenCalled();
    await act(async () => again());
    expect(sent).toEqual(['a', 'a']);
    expect(close).toHaveBeenCalledTimes(1);
    expect(showToast).toHaveBeenLastCalledWith({ kind: 'success', title: 'บันทึก สำเร็จ' });
  });

  it('SITE-10 offers nothing once more that was refused', async () => {
    const { showToast, save } = saving(refused(taken), { failure: 'บันทึกไม่ได้' });
    await save('a');
    expect(showToast.mock.lastCall?.[0]).toMatchObject({ kind: 'error', again: undefined });
  });

  it('ACC-06 leaves the end of the session to the one who tells of it', async () => {
    const noted = vi.fn();
    const expired = new ApiError('หมดเวลาการเข้าระบบ', 401, 'TOKEN_EXPIRED');
    const { result, save } = saving(refused(expired), { refused: noted });
    await save('a');
    expect([result.current.text, result.current.busy]).toEqual([undefined, false]);
    expect(noted).not.toHaveBeenCalled();
  });
});
