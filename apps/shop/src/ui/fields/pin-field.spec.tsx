import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { PinField } from './pin-field';

class NoResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

function Form({ onComplete, kind }: { onComplete: (pin: string) => void; kind: 'code' | 'current-pin' }) {
  const [pin, setPin] = useState('');
  return <PinField label="PIN 4 หลัก" kind={kind} value={pin} onChange={setPin} onComplete={onComplete} />;
}

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'PIN 4 หลัก' });

describe('PinField', () => {
  // jsdom lays nothing out: it has neither of these.
  beforeAll(() => {
    Object.assign(globalThis, { ResizeObserver: NoResizeObserver });
    Object.assign(document, { elementFromPoint: () => null });
  });

  it('ACC-02 is complete at the fourth digit, and takes digits only', async () => {
    const completed: string[] = [];
    render(<Form kind="current-pin" onComplete={(pin) => completed.push(pin)} />);
    await userEvent.type(field(), '12a3');
    expect(completed).toEqual([]);
    await userEvent.type(field(), '4');
    expect(completed).toEqual(['1234']);
  });

  it('ACC-04 shows a code, hides a PIN, and lets the phone fill in the code', async () => {
    const { container, unmount } = render(<Form kind="code" onComplete={() => undefined} />);
    await userEvent.type(field(), '41');
    expect(container.textContent).toContain('4');
    expect(field().autocomplete).toBe('one-time-code');
    unmount();
    const hidden = render(<Form kind="current-pin" onComplete={() => undefined} />);
    await userEvent.type(field(), '41');
    expect(hidden.container.textContent).not.toContain('4');
    expect(field().autocomplete).toBe('current-password');
  });

  it('ACC-02 shows a PIN to who asks for it, so that a slip of the finger is seen before it is kept', async () => {
    const { container } = render(<Form kind="current-pin" onComplete={() => undefined} />);
    await userEvent.type(field(), '41');
    await userEvent.click(screen.getByRole('button', { name: 'แสดง PIN' }));
    expect(container.textContent).toContain('4');
    await userEvent.click(screen.getByRole('button', { name: 'ซ่อน PIN' }));
    expect(container.textContent).not.toContain('4');
  });

  it('SITE-11 takes nothing out of the page when it loses the focus: a dialog would take the focus back', async () => {
    const { container } = render(<Form kind="current-pin" onComplete={() => undefined} />);
    const taken: Node[] = [];
    const watch = new MutationObserver((changes) =>
      taken.push(...changes.flatMap(({ removedNodes }) => [...removedNodes])),
    );
    await userEvent.click(field());
    watch.observe(container, { subtree: true, childList: true });
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'แสดง PIN' })).toBe(document.activeElement);
    expect(taken).toEqual([]);
    watch.disconnect();
  });
});
