import type { DeviceKind, NetworkKind } from '@wethi/contract';
import { isTelevision } from './is-television';

/** Narrower than this, what is held in the hand is a phone; CSS pixels. */
const TABLET_WIDTH = 600;

/** What the page is watched on, as far as a browser tells. */
export function deviceKind(): DeviceKind {
  if (isTelevision(navigator.userAgent)) return 'tv';
  if (!matchMedia('(pointer: coarse)').matches) return 'computer';
  return Math.min(screen.width, screen.height) < TABLET_WIDTH ? 'phone' : 'tablet';
}

/** How the device is connected; only some browsers tell, most of those of phones. */
export function networkKind(): NetworkKind | undefined {
  const { connection } = navigator as { connection?: { type?: string } };
  const kinds: Record<string, NetworkKind> = { cellular: 'mobile', wifi: 'home', ethernet: 'home' };
  return kinds[connection?.type ?? ''];
}
