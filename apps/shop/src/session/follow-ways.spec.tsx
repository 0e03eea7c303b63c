import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { call } from '@wethi/http';
import { MemoryRouter } from 'react-router';
import type { BandFollowState } from '../api-types';
import { FollowWays } from './follow-ways';

vi.mock('./root-data', () => ({ useRootData: () => ({ maybeMember: true }) }));
vi.mock('@wethi/http', async (original) => ({ ...(await original<object>()), call: vi.fn() }));

const PUSHED: BandFollowState = {
  band_follow: 'Y',
  band_follow_mail: 'N',
  band_follow_sms: 'N',
  band_follow_push: 'Y',
  band_follow_line: 'N',
  line_way: 'none',
};
const ADDRESS = { endpoint: 'https://push.example/one', keys: { p256dh: 'key', auth: 'secret' } };

let subscription: { toJSON: () => object } | null;
const onChange = vi.fn();
beforeEach(() => {
  localStorage.clear();
  onChange.mockClear();
  subscription = null;
  const pushManager = {
    getSubscription: async () => subscription,
    subscribe: async () => (subscription = { toJSON: () => ADDRESS }),
  };
  const registration = { pushManager };
  vi.stubGlobal('PushManager', class {});
  vi.stubGlobal('Notification', { permission: 'granted', requestPermission: async () => 'granted' });
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { ready: Promise.resolve(registration), getRegistration: async () => registration },
  });
  vi.mocked(call).mockImplementation((async (_: string, path: string) =>
    path === 'loginPing' ? { result: { id: 7, user_tel: '0810000001' } } : { data: { key: 'key' } }) as never);
});
afterEach(() => vi.unstubAllGlobals());

function show(): HTMLInputElement {
  render(
    <MemoryRouter>
      <QueryClientProvider client={new QueryClient()}>
        <FollowWays state={PUSHED} onChange={onChange} />
      </QueryClientProvider>
    </MemoryRouter>,
  );
  return screen.getByRole('switch', { name: /แจ้งเตือนบนเครื่องนี้/ });
}
const toldServer = () => vi.mocked(call).mock.calls.some(([, path]) => path === 'pushSubscription');

describe('notices on this device', () => {
  it('TELL-06 are off where they were allowed on another one only, and on once they are allowed here', async () => {
    const onHere = show();
    await screen.findByText(/081-000-0001/);
    expect(onHere.checked).toBe(false);
    fireEvent.click(onHere);
    await vi.waitFor(() => expect(onHere.checked).toBe(true));
    expect([toldServer(), onChange.mock.calls]).toEqual([true, [[PUSHED]]]);
  });

  it('TELL-06 go on here after signing in again, for which the server is told where this browser is', async () => {
    subscription = { toJSON: () => ADDRESS };
    localStorage.setItem('wethi-push', '7');
    const onHere = show();
    await vi.waitFor(() => expect(onHere.checked).toBe(true));
    expect(toldServer()).toBe(true);
  });

  it('TELL-06 that could not be turned on are not said to be blocked by the browser', async () => {
    const answers = vi.mocked(call).getMockImplementation();
    vi.mocked(call).mockImplementation((async (method: never, path: string, more: never) => {
      if (path === 'pushKey') throw new TypeError('Failed to fetch');
      return answers?.(method, path as never, more);
    }) as never);
    fireEvent.click(show());
    await screen.findByText('เปิดการแจ้งเตือนบนเครื่องนี้ไม่ได้ กรุณาลองใหม่อีกครั้ง');
    expect(screen.queryByText(/ปิดการแจ้งเตือนของเวทีไว้/)).toBeNull();
    expect(onChange).not.toHaveBeenCalled();
  });
});
