import { act, renderHook } from '@testing-library/react';
import { useTurnAlarm } from './turn-alarm';

const contexts: FakeContext[] = [];
let started = 0;

class FakeContext extends EventTarget {
  state = 'suspended';
  currentTime = 0;
  onstatechange: (() => void) | null = null;
  destination = { context: this };
  constructor() {
    super();
    contexts.push(this);
  }
  async resume() {
    this.state = 'running';
    this.onstatechange?.();
  }
}
class FakeNode {
  gain = { setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined };
  connect() {}
  start() {
    started += 1;
  }
  stop() {}
}

beforeEach(() => {
  vi.stubGlobal('AudioContext', FakeContext);
  vi.stubGlobal('GainNode', FakeNode);
  vi.stubGlobal('OscillatorNode', FakeNode);
});
afterEach(() => vi.unstubAllGlobals());

describe('useTurnAlarm', () => {
  it('BUY-14 sounds by what the first press on the page woke, and says while none did', () => {
    const { result, rerender } = renderHook(({ isTurn }) => useTurnAlarm(isTurn), { initialProps: { isTurn: false } });
    expect(result.current.isHeard).toBe(false);
    act(() => void dispatchEvent(new Event('pointerup')));
    expect(result.current.isHeard).toBe(true);
    rerender({ isTurn: true });
    expect(contexts).toHaveLength(1);
    expect(started).toBe(3);
  });

  it('BUY-14 leaves the title of the page that comes next alone', () => {
    document.title = 'ห้องรอ';
    const { rerender, unmount } = renderHook(({ isTurn }) => useTurnAlarm(isTurn), { initialProps: { isTurn: true } });
    expect(document.title).toBe('ถึงคิวแล้ว');
    rerender({ isTurn: false });
    expect(document.title).toBe('ห้องรอ');
    rerender({ isTurn: true });
    document.title = 'ชำระเงิน';
    unmount();
    expect(document.title).toBe('ชำระเงิน');
  });
});
