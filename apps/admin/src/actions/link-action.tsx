import type { MouseEvent, ReactNode } from 'react';
import { useHref, useNavigate } from 'react-router';
import { IconButton } from './icon-button';

/** A record's way to another screen. */
export function LinkAction({ to, label, icon }: { to: string; label: string; icon: ReactNode }) {
  const href = useHref(to);
  const navigate = useNavigate();
  const go = (event: MouseEvent) => {
    // A new tab or window stays the browser's business.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    void navigate(to);
  };
  return <IconButton label={label} icon={icon} href={href} onClick={go} />;
}
