import type { ReactNode } from 'react';
import { IconButton } from './icon-button';
import { useLink } from './use-link';

/** A record's way to another screen. */
export function LinkAction({ to, label, icon }: { to: string; label: string; icon: ReactNode }) {
  return <IconButton label={label} icon={icon} {...useLink(to)} />;
}
