import { type CallPath, callUrl } from '@wethi/http';
import { preload } from 'react-dom';

/**
 * Lets a member's browser ask for something together with the page: its scripts find the answer there when they have
 * come. Whose it is the browser knows alone; the page names the address only.
 * @param path below /api
 */
export function readAhead(path: CallPath<'GET'>): void {
  const isServer = typeof window === 'undefined';
  if (isServer) preload(callUrl(path), { as: 'fetch', crossOrigin: 'anonymous', fetchPriority: 'high' });
}
