import { Button, Tooltip } from 'antd';
import type { MouseEvent, ReactNode } from 'react';
import { useHref, useNavigate } from 'react-router';

/** A record's way to another screen, as an icon whose name is read out and shown on hover. */
export function LinkAction({ to, label, icon }: { to: string; label: string; icon: ReactNode }) {
  const href = useHref(to);
  const navigate = useNavigate();
  const go = (event: MouseEvent) => {
    // A new tab or window stays the browser's business.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    void navigate(to);
  };
  return (
    <Tooltip title={label}>
      <Button type="text" href={href} aria-label={label} icon={icon} onClick={go} />
    </Tooltip>
  );
}
