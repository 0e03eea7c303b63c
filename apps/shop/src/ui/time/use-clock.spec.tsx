import { act, render, screen } from '@testing-library/react';
import { useHasCome, useSeconds } from './use-clock';

const NOON = Date.UTC(2026, 10, 28, 12);
const SECOND = 1_000;
const rendered = vi.fn();

function Page() {
  rendered();
  return (
    <>
      <p>{useHasCome(NOON + 5 * SECOND, NOON) ? 'begun' : 'waits'}</p>
      <Seconds />
    </>
  );
}

function Seconds() {
  return <b>{(useSeconds(NOON) - NOON) / SECOND}</b>;
}

describe('the clock of a page', () => {
  beforeEach(() => vi.useFakeTimers({ now: NOON + 300 }));
  afterEach(() => vi.useRealTimers());

  it('WATCH-11 renders each second what shows the seconds, and the page around once the time has come', () => {
    render(<Page />);
    for (let second = 1; second <= 8; second += 1) {
      act(() => void vi.advanceTimersByTime(SECOND));
      expect(screen.getByText(String(second))).toBeTruthy();
      expect(screen.getByText(second < 5 ? 'waits' : 'begun')).toBeTruthy();
    }
    expect(rendered).toHaveBeenCalledTimes(2);
  });
});
