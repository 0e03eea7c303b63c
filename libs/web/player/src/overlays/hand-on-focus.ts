/**
 * As the ref of a button that goes away when it is pressed: gives its focus to the player, else a keyboard would begin at
 * the top of the page again.
 */
export function handOnFocus(button: HTMLElement | null): () => void {
  return () => {
    if (button && button === document.activeElement)
      button.closest<HTMLElement>('section[tabindex]')?.focus({ preventScroll: true });
  };
}
