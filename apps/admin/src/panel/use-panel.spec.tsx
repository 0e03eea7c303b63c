import { act, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { type Panel, usePanel } from './use-panel';

function panelAt(entries: string[]) {
  let panel: Panel | undefined;
  function Page() {
    panel = usePanel('message');
    return null;
  }
  const router = createMemoryRouter([{ path: '*', element: <Page /> }], { initialEntries: entries });
  render(<RouterProvider router={router} />);
  const address = () => router.state.location.pathname + router.state.location.search;
  // Each render gives another.
  return { router, address, now: () => panel! };
}

describe('usePanel', () => {
  it('ADMIN-07 Back closes what was opened, and closing goes back', async () => {
    const { router, address, now } = panelAt(['/', '/user/12?product=3']);
    await act(async () => now().show());
    expect(address()).toBe('/user/12?product=3&message=');
    expect(now().open).toBe(true);
    await act(() => router.navigate(-1));
    expect(now().open).toBe(false);
    expect(address()).toBe('/user/12?product=3');
    await act(async () => now().show());
    await act(async () => now().close());
    expect(address()).toBe('/user/12?product=3');
  });

  it('ADMIN-07 what is saved after Back leaves no page', async () => {
    const { router, address, now } = panelAt(['/', '/user/12']);
    await act(async () => now().show());
    const { close } = now();
    await act(() => router.navigate(-1));
    await act(async () => close());
    expect(address()).toBe('/user/12');
  });
});
