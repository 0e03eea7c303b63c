import { ResourceContext, type GoConfig, type ParseResponse, type RouterProvider as Provider } from '@refinedev/core';
import refineRouter from '@refinedev/react-router';
import { act, render } from '@testing-library/react';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { routerProvider } from './router';

/** What the list of a screen goes by, as it was when the screen opened. */
function listAt(address: string) {
  window.history.replaceState(null, '', address);
  const gone: ((config: GoConfig) => unknown)[] = [];
  function List() {
    const go = routerProvider.go?.();
    if (go) gone.push(go);
    return null;
  }
  const router = createBrowserRouter([{ path: '*', element: <List /> }]);
  render(<RouterProvider router={router} />);
  const [ofFirstRendering = () => undefined] = gone;
  const filter = (q: string) =>
    act(() => {
      const query = { filters: [{ field: 'q', value: q }] };
      ofFirstRendering({ type: 'replace', query, options: { keepQuery: true } });
    });
  return {
    visit: (to: string) => act(() => router.navigate(to)),
    filter,
    search: () => decodeURIComponent(window.location.search),
  };
}

describe('ADMIN-06 the address of a list', () => {
  it('ADMIN-06 keeps a panel that was opened while the list was narrowed', async () => {
    const { visit, filter, search } = listAt('/stage?filters[0][field]=q&filters[0][value]=ก');
    await visit('/stage?filters[0][field]=q&filters[0][value]=ก&edit=2');
    filter('กา');
    expect(search()).toBe('?edit=2&filters[0][field]=q&filters[0][value]=กา');
  });

  it('ADMIN-06 opens no panel again that was closed since', async () => {
    const { visit, filter, search } = listAt('/stage?edit=2');
    await visit('/stage');
    filter('ก');
    expect(search()).toBe('?filters[0][field]=q&filters[0][value]=ก');
  });

  it('ADMIN-06 holds whatever one searches for, also when a panel opens and the list is narrowed again', async () => {
    const { visit, filter } = listAt('/stage');
    const words = () => new URLSearchParams(window.location.search).get('filters[0][value]');
    for (const name of ['Rock & Roll', 'รอบ #1', 'ลด 50%', 'ก+ข']) {
      filter(name);
      expect(words()).toBe(name);
      await visit(`/stage?${new URLSearchParams({ kept: name })}`);
      filter('ก');
      expect(new URLSearchParams(window.location.search).get('kept')).toBe(name);
    }
  });

  it.each([
    '/stage',
    '/stage?currentPage=2&pageSize=20&filters[0][field]=q&filters[0][value]=ก ข&sorters[0][field]=id&edit=7',
    '/band/12/member?currentPage=3',
    '/band/%E0%B8%81',
    '/login?to=%2Fstage%3Fedit%3D2',
    '/nowhere',
  ])('ADMIN-06 means at %s what Refine’s router understands, and is read once for all who ask', (address) => {
    window.history.replaceState(null, '', address);
    const ours: ParseResponse[] = [];
    const theirs: ParseResponse[] = [];
    function Asking() {
      ours.push(read(routerProvider), read(routerProvider));
      theirs.push(read(refineRouter));
      return null;
    }
    const resources = ['/stage', '/band/:id', '/band/:id/member'].map((list) => ({ name: list, list }));
    const routes = ['stage', 'band/:id', 'band/:id/member', '*'].map((path) => ({ path, element: <Asking /> }));
    render(
      <ResourceContext.Provider value={{ resources }}>
        <RouterProvider router={createBrowserRouter(routes)} />
      </ResourceContext.Provider>,
    );
    expect(ours).not.toHaveLength(0);
    expect(ours).toEqual([...theirs, ...theirs]);
    expect(new Set(ours).size).toBe(1);
  });

  it.each(['x', '0', '-1', '1.5', 'Infinity', ''])('ADMIN-06 takes “%s” for no page', (page) => {
    window.history.replaceState(null, '', `/stage?currentPage=${page}`);
    let asked: ParseResponse = {};
    const Asking = () => ((asked = read(routerProvider)), null);
    render(<RouterProvider router={createBrowserRouter([{ path: '*', element: <Asking /> }])} />);
    expect(asked.params).toMatchObject({ currentPage: undefined });
  });
});

function read(provider: Provider): ParseResponse {
  return provider.parse?.()() ?? {};
}
