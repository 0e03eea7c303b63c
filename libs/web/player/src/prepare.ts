/** The library that plays videos; it is four times the rest of the player. */
export const loadHls = () => import('./engine/engine-hls');

/** Loads it ahead of the first video; that it did not come is seen when one is opened. */
export function preparePlayer(): void {
  loadHls().catch(() => undefined);
}
