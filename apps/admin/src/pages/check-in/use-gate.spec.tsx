import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { keepGate, readGate } from './gate-store';
import { useGate } from './use-gate';

const LIST = { tickets: [], readAt: 1, waiting: [], entered: 0 };

function open(title: string) {
  const wrapper = ({ children }: { children: React.ReactNode }) => (
    <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>
  );
  return renderHook(() => useGate(7, '1', title), { wrapper }).result;
}

describe('a gate that comes up without a line', () => {
  beforeEach(() => {
    localStorage.clear();
    globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  });

  it('BUY-20 judges no ticket where this device has no list of the show', async () => {
    const gate = open('');
    await waitFor(() => expect(gate.current.isLinked).toBe(false));
    await expect(gate.current.press({ ticket: 'W2611288Q4Z1B-1' })).rejects.toThrow('เชื่อมต่อไม่ได้');
    keepGate(7, LIST);
    const listed = open('');
    await act(async () =>
      expect(await listed.current.press({ ticket: 'W2611288Q4Z1B-1' })).toMatchObject({ verdict: 'unknown' }),
    );
  });

  it('BUY-20 asks about a ticket once while no answer is there', async () => {
    keepGate(7, LIST);
    const { current } = open('');
    const ticket = { ticket: 'W2611288Q4Z1B-1' };
    const [first, again] = await act(() => Promise.all([current.press(ticket), current.press(ticket)]));
    expect([first?.verdict, again]).toEqual(['unknown', undefined]);
    expect(await act(() => current.press(ticket))).toMatchObject({ verdict: 'unknown' });
  });

  it('BUY-20 knows by itself which show it is for', () => {
    open('แสงสุดท้าย');
    expect(readGate(7).title).toBe('แสงสุดท้าย');
    expect(open('').current.memory.title).toBe('แสงสุดท้าย');
  });
});
