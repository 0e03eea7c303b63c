import type { MouseEvent } from 'react';
import { useHref, useNavigate } from 'react-router';

/** What makes a link of a button: the address of another screen, and the way there without loading all anew. */
export function useLink(to: string) {
  const href = useHref(to);
  const navigate = useNavigate();
  const onClick = (event: MouseEvent) => {
    // A new tab or window stays the browser's business.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    void navigate(to);
  };
  return { href, onClick };
}
