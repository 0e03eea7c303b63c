import { Authenticated, Refine } from '@refinedev/core';
import { cleanup, configure, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { QueryClient } from '@tanstack/react-query';
import { App } from 'antd';
import { createMemoryRouter, Outlet } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { AskAgain } from '../factor/ask-again';
import { TextField } from '../fields/fields';
import { idOf, usePanel } from '../panel/use-panel';
import { authProvider } from '../providers/auth';
import { dataProvider } from '../providers/data';
import { i18nProvider } from '../providers/i18n';
import { useNotificationProvider } from '../providers/notification';
import { routerProvider } from '../providers/router';
import { RecordDrawer } from '../record/record-drawer';
import LoginPage from './login';

configure({ asyncUtilTimeout: 10_000 });

const READ_AT = '2026-11-22T12:20:00.000Z';
const BAND = { id: 1, create_at: READ_AT, update_at: READ_AT, band_name: 'หิ่งห้อย' };

/** A server with one band, whose sessions end. */
class Server {
  isOver = false;
  saved: unknown[] = [];

  constructor() {
    globalThis.fetch = (address, { method = 'GET', body } = {}) =>
      Promise.resolve(this.answer(String(address), method, body));
  }

  private answer(path: string, method: string, body: unknown): Response {
    if (path === '/api/logout') return answer(200, {});
    if (this.isOver) return answer(401, { code: 'TOKEN_EXPIRED', message: 'หมดเวลาการเข้าระบบ กรุณาเข้าระบบอีกครั้ง' });
    if (path === '/api/loginPing') return answer(200, { result: { id: 1, username: 'owner', position: 'personnel' } });
    if (path === '/api/editing') return answer(200, { data: { others: [] } });
    if (method === 'GET') return answer(200, { data: [BAND] });
    this.saved.push(JSON.parse(body as string));
    return answer(200, { data: { insertId: 1 } });
  }
}

/** jsdom has no Response. */
function answer(status: number, body: object): Response {
  const envelope = { result: status === 200, ...body };
  return { ok: status === 200, status, headers: new Headers(), json: () => Promise.resolve(envelope) } as Response;
}

function Frame() {
  return (
    <App>
      <Refine
        authProvider={authProvider}
        dataProvider={dataProvider}
        notificationProvider={useNotificationProvider}
        i18nProvider={i18nProvider}
        routerProvider={routerProvider}
        options={{
          disableTelemetry: true,
          reactQuery: { clientConfig: { defaultOptions: { queries: { retry: 0 } } } },
        }}
      >
        <Outlet />
        <AskAgain />
      </Refine>
    </App>
  );
}

function Band() {
  const panel = usePanel('edit');
  return (
    <Authenticated key="office">
      <RecordDrawer<typeof BAND> key={panel.opened} panel={panel} resource="band" noun="วง" id={idOf(panel)} where={{}}>
        <TextField<typeof BAND> name="band_name" label="ชื่อวง" />
      </RecordDrawer>
    </Authenticated>
  );
}

function open() {
  const children = [
    { path: '/band', element: <Band /> },
    { path: '/login', element: <p>หน้าเข้าระบบ</p> },
  ];
  render(
    <RouterProvider
      router={createMemoryRouter([{ element: <Frame />, children }], { initialEntries: ['/band?edit=1'] })}
    />,
  );
}

const field = () => screen.findByLabelText<HTMLInputElement>('ชื่อวง');
const save = () => fireEvent.click(screen.getByText('บันทึก'));

describe('a session that ends in the middle of a form', () => {
  let server: Server;
  beforeEach(() => (server = new Server()));
  afterEach(cleanup);

  it('ACC-06 ADMIN-05 leaves what was typed, which is saved once somebody signed in beside it', async () => {
    open();
    await waitFor(async () => expect((await field()).value).toBe('หิ่งห้อย'));
    fireEvent.change(await field(), { target: { value: 'หิ่งห้อยในเมือง' } });
    server.isOver = true;
    save();
    const link = (await screen.findByText('เข้าระบบในแท็บใหม่')).closest('a');
    expect([link?.getAttribute('href'), link?.target]).toEqual(['/login', '_blank']);
    await screen.findByText('บันทึกไม่สำเร็จ');
    expect(screen.queryByText('หน้าเข้าระบบ')).toBeNull();
    expect((await field()).value).toBe('หิ่งห้อยในเมือง');
    server.isOver = false;
    fireEvent(document, new Event('visibilitychange'));
    save();
    await waitFor(() => expect(server.saved).toEqual([{ id: 1, band_name: 'หิ่งห้อยในเมือง', update_at: READ_AT }]));
    // It fades, which never ends without a browser.
    expect(link?.closest('.ant-notification-fade-leave')).toBeTruthy();
  });

  it('ACC-06 ACC-11 leads to the login page where nothing was typed', async () => {
    server.isOver = true;
    open();
    await screen.findByText('หน้าเข้าระบบ');
    expect(screen.queryByText('เข้าระบบในแท็บใหม่')).toBeNull();
  });
});

describe('what somebody read before they left', () => {
  afterEach(cleanup);

  it('ACC-11 ADMIN-04 is not there for who signs in next, perhaps of another band', async () => {
    const client = new QueryClient();
    client.setQueryData(['data', 'default', 'orders', 'list'], { data: [{ id: 7, user_tel: '0812345678' }], total: 1 });
    const page = (
      <App>
        <Refine authProvider={authProvider} options={{ disableTelemetry: true, reactQuery: { clientConfig: client } }}>
          <LoginPage />
        </Refine>
      </App>
    );
    render(<RouterProvider router={createMemoryRouter([{ path: '*', element: page }])} />);
    await screen.findByText('สำหรับบุคลากรของเวที');
    expect(client.getQueryCache().findAll({ queryKey: ['data'] })).toEqual([]);
  });
});
