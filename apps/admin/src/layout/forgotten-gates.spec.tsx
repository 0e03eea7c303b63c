import { Refine } from '@refinedev/core';
import { render, screen } from '@testing-library/react';
import { App } from 'antd';
import { MemoryRouter } from 'react-router';
import { keepGate, readGate } from '../pages/check-in/gate-store';
import { authProvider } from '../providers/auth';
import LoginPage from './login';
import LogoutPage from './logout';

const LIST = { tickets: [], readAt: 1, waiting: [], entered: 3 };

function show(page: React.ReactNode) {
  render(
    <MemoryRouter>
      <App>
        <Refine authProvider={authProvider} options={{ disableTelemetry: true }}>
          {page}
        </Refine>
      </App>
    </MemoryRouter>,
  );
}

describe('names of guests that a gate keeps', () => {
  beforeEach(() => {
    localStorage.clear();
    keepGate(7, LIST);
  });

  it('BUY-20 stay while a session cannot be ended for want of a line', async () => {
    globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
    show(<LogoutPage />);
    await screen.findByText(/ออกจากระบบไม่สำเร็จ/);
    expect(readGate(7)).toEqual(LIST);
  });

  it('BUY-20 go once there is no session, however it ended', async () => {
    show(<LoginPage />);
    await screen.findByText('สำหรับบุคลากรของเวที');
    expect(Object.keys(localStorage)).toEqual([]);
  });
});
