import { useEffect, useRef, type RefObject } from 'react';

const TYPED_IN = 'input:not([type=checkbox]), textarea, select, [contenteditable=true], [role=dialog] *';

/** J and K move from row to row, X chooses one, A lets it pass, D deletes it, by place on the keyboard in whatever language. */
export function pressKey(list: HTMLElement, { code, target }: Pick<KeyboardEvent, 'code' | 'target'>): boolean {
  if (target instanceof Element && target.matches(TYPED_IN)) return false;
  const rows = [...list.querySelectorAll<HTMLElement>('li[data-row]')];
  const at = rows.findIndex((row) => row.contains(document.activeElement));
  const row = rows[at];
  const move = (to: number) => boxOf(rows[to])?.focus();
  if (code === 'KeyJ') move(Math.min(at + 1, rows.length - 1));
  else if (code === 'KeyK') move(Math.max(at - 1, 0));
  else if (code === 'KeyX' && row) boxOf(row)?.click();
  else if ((code === 'KeyA' || code === 'KeyD') && row) {
    const button = row.querySelector<HTMLElement>(`[data-key=${code}] button, button[data-key=${code}]`);
    if (!button) return false;
    // Before the row goes, and the place with it.
    move(at + 1 < rows.length ? at + 1 : at - 1);
    button.click();
  } else return false;
  return true;
}

function boxOf(row: HTMLElement | undefined): HTMLInputElement | null | undefined {
  return row?.querySelector<HTMLInputElement>('input[type=checkbox]');
}

/** @returns for the element that holds the rows */
export function useListKeys(): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || !list.current) return;
      if (pressKey(list.current, event)) event.preventDefault();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
  return list;
}
