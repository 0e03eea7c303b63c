import { refuse } from '@wethi/platform';

/** A picture on another site must not make mailboxes of ours fill. */
export function requireOwnPage(site: string | undefined): void {
  if (site && site !== 'same-origin' && site !== 'none') throw refuse('FOREIGN_ORIGIN');
}
