import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { LiveShow } from '../use-live-show';
import { useTips } from './use-tips';

vi.mock('../../../session/member', async (original) => ({
  ...(await original<object>()),
  useMember: () => ({ state: 'guest' }),
}));

function open() {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>
  );
  const live = { phase: 'on-air', chat: { isRefused: false } } as LiveShow;
  return renderHook(() => useTips(3, live), { wrapper });
}

describe('a garland that was asked for', () => {
  it('WATCH-14 is there again when the page was thrown away behind the bank’s app', () => {
    const { result, unmount } = open();
    act(() => result.current.setOpenTipId(12));
    unmount();
    const again = open();
    expect(again.result.current.openTipId).toBe(12);
    act(() => again.result.current.setOpenTipId(undefined));
    again.unmount();
    expect(open().result.current.openTipId).toBeUndefined();
  });
});
