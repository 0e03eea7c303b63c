import { act, render, screen } from '@testing-library/react';
import { useCountdown } from './use-countdown';

function Clock() {
  const [left, restart] = useCountdown(60);
  return <button onClick={() => restart(30)}>{left}</button>;
}

const shown = () => Number(screen.getByRole('button').textContent);
const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));

describe('useCountdown', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('ACC-05 counts the seconds until another code may be asked for, and stops at zero', () => {
    render(<Clock />);
    expect(shown()).toBe(60);
    pass(18_000);
    expect(shown()).toBe(42);
    pass(90_000);
    expect(shown()).toBe(0);
  });

  it('ACC-05 starts anew after another code', () => {
    render(<Clock />);
    pass(70_000);
    act(() => screen.getByRole('button').click());
    expect(shown()).toBe(30);
    pass(1_000);
    expect(shown()).toBe(29);
  });
});
