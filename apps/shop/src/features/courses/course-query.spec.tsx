import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { useLearning } from './course-query';

vi.mock('../../session/root-data', () => ({ useRootData: () => ({ maybeMember: true }) }));

const OWNED = { product_id: 3, orders_status: 'approve', access_until: '2999-01-01T00:00:00.000Z', gift: null };

let isDown = true;
const originalFetch = global.fetch;
beforeEach(() => {
  isDown = true;
  global.fetch = (async (input: unknown) => {
    if (isDown && String(input).includes('ordersProductByUserId')) throw new TypeError('Failed to fetch');
    const body = String(input).includes('loginPing') ? { result: { id: 7 } } : { result: true, data: [OWNED] };
    return { ok: true, status: 200, headers: new Headers(), json: async () => body } as Response;
  }) as typeof fetch;
});
afterEach(() => (global.fetch = originalFetch));

describe('what a member is to a course', () => {
  it('WATCH-02 who finished it keeps the way to the certificate when the year is over, and is offered the course again', async () => {
    const over = { ...OWNED, access_until: '2025-01-01T00:00:00.000Z' };
    const finished = { finished: '2024-11-01', lessons: [] };
    global.fetch = (async (input: unknown) => {
      const data = String(input).includes('courseProgress') ? finished : [over];
      const body = String(input).includes('loginPing') ? { result: { id: 7 } } : { result: true, data };
      return { ok: true, status: 200, headers: new Headers(), json: async () => body } as Response;
    }) as typeof fetch;
    const client = new QueryClient();
    const wrapper = ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    );
    const { result } = renderHook(() => useLearning(3), { wrapper });
    await waitFor(() => expect(result.current.past).toEqual(finished));
    expect([result.current.may, result.current.progress]).toEqual(['no', undefined]);
  });

  it('SITE-07 BUY-11 is not told when it cannot be read: nobody is asked to buy what they may have', async () => {
    const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
    const wrapper = ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    );
    const { result } = renderHook(() => useLearning(3), { wrapper });
    await waitFor(() => expect(result.current.may).toBe('unread'));
    isDown = false;
    result.current.readAgain?.();
    await waitFor(() => expect(result.current.may).toBe('yes'));
    isDown = true;
    await client.invalidateQueries({ queryKey: ['member', 'purchases'] });
    expect(result.current.may).toBe('yes');
  });
});
