import { fireEvent, render, screen } from '@testing-library/react';
import { ChatSettings } from './chat-settings';
import { MessageList } from './message-list';

describe('ChatSettings', () => {
  beforeEach(() => localStorage.clear());

  it('WATCH-05 writes the messages as large as chosen, and keeps that on this device', () => {
    Element.prototype.scrollTo = () => undefined;
    const chat = (
      <>
        <ChatSettings />
        <MessageList messages={[]} />
      </>
    );
    const { unmount } = render(chat);
    const sizeOf = () => screen.getByRole('log', { hidden: true }).parentElement?.dataset.size;
    expect(sizeOf()).toBe('normal');
    fireEvent.keyDown(screen.getByRole('button', { name: 'ตั้งค่าแชต' }), { key: 'Enter' });
    expect(screen.getByRole('menuitemradio', { name: 'ปกติ' }).getAttribute('aria-checked')).toBe('true');
    fireEvent.click(screen.getByRole('menuitemradio', { name: 'ใหญ่มาก' }));
    expect(sizeOf()).toBe('larger');
    unmount();
    render(chat);
    expect(sizeOf()).toBe('larger');
  });

  it('WATCH-05 holds for the visit where the browser keeps nothing', () => {
    Element.prototype.scrollTo = () => undefined;
    const refuse = () => {
      throw new DOMException('no storage', 'SecurityError');
    };
    const spies = [vi.spyOn(Storage.prototype, 'setItem'), vi.spyOn(Storage.prototype, 'getItem')];
    for (const spy of spies) spy.mockImplementation(refuse);
    render(<ChatSettings />);
    render(<MessageList messages={[]} />);
    fireEvent.keyDown(screen.getByRole('button', { name: 'ตั้งค่าแชต' }), { key: 'Enter' });
    fireEvent.click(screen.getByRole('menuitemradio', { name: 'ใหญ่' }));
    expect(screen.getByRole('log', { hidden: true }).parentElement?.dataset.size).toBe('large');
    for (const spy of spies) spy.mockRestore();
  });

  it('WATCH-05 a size that nobody offers is the usual one', () => {
    Element.prototype.scrollTo = () => undefined;
    localStorage.setItem('wethi-chat-size', 'toString');
    render(<MessageList messages={[]} />);
    expect(screen.getByRole('log').parentElement?.dataset.size).toBe('normal');
  });
});
