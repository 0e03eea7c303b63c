/** Is this focus one to be seen? Safari before 15.4 throws at the question; there none is. */
export function hasVisibleFocus(element: Element | null): boolean {
  try {
    return element?.matches(':focus-visible') ?? false;
  } catch {
    return false;
  }
}
