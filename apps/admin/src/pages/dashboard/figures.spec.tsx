import { act, cleanup, configure, screen, waitFor } from '@testing-library/react';
import { answerCalls, renderInOffice } from '../../testing/in-office';
import DashboardPage from '../dashboard';

configure({ asyncUtilTimeout: 10_000 });

vi.mock('../../providers/access', async (real) => ({ ...(await real()), useMay: () => true }));

describe('the numbers of the dashboard', () => {
  /** Of the second band, which is answered late. */
  let answer: () => void;

  beforeEach(() => {
    answerCalls(({ pathname, searchParams }) => {
      if (pathname !== '/api/salesByDay') return pathname.includes('pprovals') ? { days: [], seconds: null } : [];
      const [from = '', to = ''] = [searchParams.get('date_start'), searchParams.get('date_to')].map(String);
      const net = Number(searchParams.get('band_id'));
      return [
        { date: from, orders: 1, net: 100, discount: 0 },
        { date: to, orders: 1, net, discount: 0 },
      ];
    });
    const late = new Promise<void>((resolve) => (answer = resolve));
    const fetched = globalThis.fetch;
    globalThis.fetch = async (...call) => {
      if (String(call[0]).includes('band_id=180')) await late;
      return fetched(...call);
    };
  });
  afterEach(cleanup);

  it('ADMIN-02 of another band are marked until those of the chosen one are there', async () => {
    const router = renderInOffice(<DashboardPage />, '/?band_id=150');
    const busy = () => document.querySelector('.behind')?.getAttribute('aria-busy');
    const figure = () => screen.getByRole('link', { name: /^ยอดสุทธิ/ }).textContent;
    await waitFor(() => expect([busy(), figure()]).toEqual(['false', expect.stringContaining('เพิ่มขึ้น 50%')]));
    await act(() => router.navigate('/?band_id=180'));
    await waitFor(() => expect(busy()).toBe('true'));
    answer();
    await waitFor(() => expect([busy(), figure()]).toEqual(['false', expect.stringContaining('เพิ่มขึ้น 80%')]));
  });
});
