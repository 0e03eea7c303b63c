import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useEffect } from 'react';
import { createMemoryRouter, Outlet } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { ReportButton } from '../session/report/report-button';
import { useDialogs } from '../overlays/dialogs';
import { DialogHost } from './dialog-host';

vi.mock('../session/root-data', () => ({ useRootData: () => ({ maybeMember: true }) }));

const mounted = vi.fn();

function Page() {
  const { overlay, open } = useDialogs();
  useEffect(() => mounted(), []);
  return (
    <>
      <button onClick={() => open({ name: 'chat' })}>แชต</button>
      {overlay?.name === 'chat' && <p>ข้อความในแชต</p>}
      <ReportButton reported={{ source: 'chat', id: 12, user_nickname: 'ฝ้าย' }} />
    </>
  );
}

function show() {
  const host = (
    <QueryClientProvider client={new QueryClient()}>
      <DialogHost>
        <Outlet />
      </DialogHost>
    </QueryClientProvider>
  );
  const routes = [{ element: host, children: [{ path: '*', element: <Page /> }] }];
  const router = createMemoryRouter(routes, { initialEntries: ['/', '/liveStreaming/3?stage=7'] });
  render(<RouterProvider router={router} />);
  return { router, address: () => router.state.location.pathname + router.state.location.search };
}
const report = () => fireEvent.click(screen.getByLabelText('รายงานข้อความของ ฝ้าย'));
const dialog = () => screen.queryByRole('dialog', { name: 'รายงานข้อความ' });

describe('DialogHost', () => {
  it('SITE-11 Back closes a report over the page as it was; its address names nobody', async () => {
    mounted.mockClear();
    const { router, address } = show();
    report();
    await waitFor(() => expect(dialog()).toBeTruthy());
    expect(address()).toBe('/liveStreaming/3?stage=7&dialog=report');
    await act(() => router.navigate(-1));
    expect(dialog()).toBeNull();
    expect(address()).toBe('/liveStreaming/3?stage=7');
    expect(mounted).toHaveBeenCalledTimes(1);
  });

  it('SITE-11 a report from the chat goes back to it', async () => {
    const { router, address } = show();
    fireEvent.click(screen.getByText('แชต'));
    report();
    await waitFor(() => expect(dialog()).toBeTruthy());
    await act(() => router.navigate(-1));
    expect(screen.getByText('ข้อความในแชต')).toBeTruthy();
    await act(() => router.navigate(-1));
    expect(screen.queryByText('ข้อความในแชต')).toBeNull();
    expect(address()).toBe('/liveStreaming/3?stage=7');
  });
});
