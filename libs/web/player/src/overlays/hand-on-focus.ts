/**
 * As the ref of a button that goes away when it is pressed, or of several: gives their focus to the player, else a keyboard
 * would begin at the top of the page again.
 */
export function handOnFocus(gone: HTMLElement | null): () => void {
  return () => {
    if (gone?.contains(document.activeElement))
      gone.closest<HTMLElement>('section[tabindex]')?.focus({ preventScroll: true });
  };
}
