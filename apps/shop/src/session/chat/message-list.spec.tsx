import type { ChatMessage } from '@wethi/contract';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { MessageList } from './message-list';

const said = (count: number) =>
  Array.from({ length: count }, (_, place) => ({
    ...{ id: place + 1, create_at: '2026-11-28T13:00:00Z', user_id: 1, user_nickname: 'ฝ้าย', user_path: null },
    ...{ live_streaming_id: 1, live_streaming_comment: `ข้อความ ${place + 1}` },
  })) satisfies ChatMessage[];

describe('MessageList', () => {
  it('WATCH-05 tells who reads back how many messages came since', () => {
    Element.prototype.scrollTo = () => undefined;
    const { rerender } = render(<MessageList messages={said(3)} />);
    expect(screen.queryByRole('button')).toBeNull();
    const log = screen.getByRole('log');
    Object.defineProperties(log, { scrollHeight: { value: 900 }, clientHeight: { value: 300 } });
    fireEvent.scroll(log, { target: { scrollTop: 100 } });
    expect(screen.getByRole('button', { name: 'ไปที่ข้อความล่าสุด' })).toBeTruthy();
    rerender(<MessageList messages={said(9)} />);
    expect(screen.getByRole('button', { name: 'ข้อความใหม่ 6' })).toBeTruthy();
    fireEvent.scroll(log, { target: { scrollTop: 600 } });
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('WATCH-05 keeps the newest in sight when a line below takes room, and moves nobody who reads back', () => {
    let resize: () => void = () => undefined;
    const { ResizeObserver } = globalThis;
    globalThis.ResizeObserver = class extends ResizeObserver {
      constructor(told: ResizeObserverCallback) {
        super(told);
        resize = () => told([], this);
      }
      override disconnect() {
        resize = () => undefined;
      }
    };
    const scrollTo = vi.fn();
    Element.prototype.scrollTo = scrollTo;
    render(<MessageList messages={said(3)} />);
    scrollTo.mockClear();
    act(() => resize());
    expect(scrollTo).toHaveBeenCalledTimes(1);
    const log = screen.getByRole('log');
    Object.defineProperties(log, { scrollHeight: { value: 900 }, clientHeight: { value: 300 } });
    fireEvent.scroll(log, { target: { scrollTop: 100 } });
    scrollTo.mockClear();
    act(() => resize());
    expect(scrollTo).not.toHaveBeenCalled();
    globalThis.ResizeObserver = ResizeObserver;
  });

  it('WATCH-05 what others wrote can be reported, what one wrote oneself or the team did cannot', () => {
    const [others, own, team] = said(3) as [ChatMessage, ChatMessage, ChatMessage];
    const messages = [others, { ...own, user_id: 7, user_nickname: 'ฉัน' }, { ...team, user_id: null }];
    const { rerender } = render(<MessageList messages={messages} memberId={7} />);
    const names = () => screen.queryAllByRole('button').map((button) => button.getAttribute('aria-label'));
    expect(names()).toEqual(['รายงานข้อความของ ฝ้าย']);
    rerender(<MessageList messages={messages} />);
    expect(names()).toEqual([]);
  });

  it('WATCH-05 the arrows go from message to message, and Tab goes past them', () => {
    render(<MessageList messages={said(3)} memberId={7} />);
    const log = screen.getByRole('log');
    const buttons = screen.getAllByRole('button');
    expect(buttons.map((button) => button.tabIndex)).toEqual([-1, -1, -1]);
    const press = (key: string) => {
      fireEvent.keyDown(document.activeElement === document.body ? log : (document.activeElement ?? log), { key });
      return buttons.findIndex((button) => button === document.activeElement);
    };
    log.focus();
    expect(['ArrowDown', 'ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowDown'].map(press)).toEqual([
      -1, 2, 1, 0, 0, 1,
    ]);
  });

  it.each([
    ['after what was said before', 2, ['ข้อความ 1', 'ข้อความ 2', 'คุณเข้าร่วมแชตแล้ว', 'ข้อความ 3']],
    ['before all others', 0, ['คุณเข้าร่วมแชตแล้ว', 'ข้อความ 1', 'ข้อความ 2', 'ข้อความ 3']],
    ['nowhere in what was said long ago', undefined, ['ข้อความ 1', 'ข้อความ 2', 'ข้อความ 3']],
  ])('WATCH-05 says %s that the reader came', (_where, joined, lines) => {
    Element.prototype.scrollTo = () => undefined;
    render(<MessageList messages={said(3)} joined={joined} />);
    expect(screen.getAllByText(/^ข้อความ|^คุณ/).map(({ textContent }) => textContent)).toEqual(lines);
  });

  it('WATCH-05 is busy until the messages are known', () => {
    const { rerender } = render(<MessageList messages={undefined} />);
    expect(screen.getByRole('log').getAttribute('aria-busy')).toBe('true');
    rerender(<MessageList messages={[]} />);
    expect(screen.getByRole('log').getAttribute('aria-busy')).toBe('false');
    expect(screen.getByText('ยังไม่มีข้อความ ทักทายกันได้เลย')).toBeTruthy();
  });
});
