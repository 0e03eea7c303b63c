import { useLayoutEffect } from 'react';
import { isDialogOpen, isInDialog } from './is-dialog-open';

/** What had the focus before the first of some dialogs that follow each other. */
let opener: HTMLElement | null = null;

function rememberOpener(): void {
  const focused = document.activeElement;
  if (focused instanceof HTMLElement && focused !== document.body && !isInDialog(focused)) opener = focused;
}

/** The focus returns to the opener, unless another dialog has taken over, or a page that the dialog led to. */
function returnFocus(event: Event): void {
  event.preventDefault();
  const isFree = document.activeElement === null || document.activeElement === document.body;
  if (isFree && !isDialogOpen()) opener?.focus();
}

/** @returns what a dialog does with the focus when it closes */
export function useReturnFocus(): (event: Event) => void {
  useLayoutEffect(rememberOpener, []);
  return returnFocus;
}
