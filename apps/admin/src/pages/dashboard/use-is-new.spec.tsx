import { act, cleanup, screen } from '@testing-library/react';
import { renderInOffice } from '../../testing/in-office';
import { useIsNew } from './use-is-new';

function Page() {
  return useIsNew(true) ? 'first steps' : 'numbers';
}

describe('the dashboard of a new shop', () => {
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
  });

  it('ADMIN-02 shows numbers by itself once something is sold, and asks no further', async () => {
    vi.useFakeTimers();
    let [total, asked] = [0, 0];
    globalThis.fetch = () => {
      asked += 1;
      const answer = { result: true, total };
      return Promise.resolve({ ok: true, status: 200, headers: new Headers(), json: async () => answer } as Response); // jsdom has none
    };
    renderInOffice(<Page />);
    const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
    await pass(100);
    screen.getByText('first steps');
    total = 1;
    await pass(60_000);
    screen.getByText('numbers');
    await pass(600_000);
    expect(asked).toBe(2);
  });
});
