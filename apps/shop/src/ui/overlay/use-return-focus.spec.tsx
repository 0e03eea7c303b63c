import { act, fireEvent, render, screen } from '@testing-library/react';
import { useEffect, useRef, useState } from 'react';
import { Sheet } from './sheet';

/** A menu over a page; its entry leads to the next one. */
function Site() {
  const main = useRef<HTMLElement>(null);
  const [isOpen, open] = useState(false);
  const [page, lead] = useState(1);
  useEffect(() => {
    if (page > 1) main.current?.focus();
  }, [page]);
  return (
    <>
      <button onClick={() => open(true)}>เปิดเมนู</button>
      <main ref={main} tabIndex={-1} />
      {isOpen && (
        <Sheet title="เมนู" side="right" onClose={() => open(false)}>
          <button
            onClick={() => {
              open(false);
              lead(2);
            }}
          >
            งานแสดง
          </button>
        </Sheet>
      )}
    </>
  );
}

/** Radix says that a dialog is closed a moment after it went. */
async function pressInMenu(name: string): Promise<void> {
  render(<Site />);
  const opener = screen.getByText('เปิดเมนู');
  opener.focus();
  fireEvent.click(opener);
  vi.useFakeTimers();
  fireEvent.click(screen.getByRole('button', { name }));
  await act(() => vi.runAllTimersAsync());
}

describe('the focus after a sheet', () => {
  afterEach(() => vi.useRealTimers());

  it('SITE-11 is at the page that its entry led to', async () => {
    await pressInMenu('งานแสดง');
    expect(document.activeElement?.tagName).toBe('MAIN');
  });

  it('SITE-11 is back at what opened it where it was closed', async () => {
    await pressInMenu('ปิด');
    expect(document.activeElement?.textContent).toBe('เปิดเมนู');
  });
});
