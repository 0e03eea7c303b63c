import { useLayoutEffect } from 'react';

const OPEN = '[role=dialog],[role=alertdialog]';

/** What had the focus before the first of some dialogs that follow each other. */
let opener: HTMLElement | null = null;

function rememberOpener(): void {
  const focused = document.activeElement;
  if (focused instanceof HTMLElement && focused !== document.body && !focused.closest(OPEN)) opener = focused;
}

/** The focus returns to the opener, unless another dialog has taken over, or a page that the dialog led to. */
function returnFocus(event: Event): void {
  event.preventDefault();
  const isFree = document.activeElement === null || document.activeElement === document.body;
  if (isFree && !document.querySelector(OPEN)) opener?.focus();
}

/** @returns what a dialog does with the focus when it closes */
export function useReturnFocus(): (event: Event) => void {
  useLayoutEffect(rememberOpener, []);
  return returnFocus;
}
