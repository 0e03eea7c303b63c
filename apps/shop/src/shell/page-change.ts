import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** After a move to another page the focus is at its start, so that screen readers read it and Tab goes on from there. */
export function useFocusOnPageChange() {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    main.current?.focus({ preventScroll: true });
  }, [pathname]);
  return main;
}
