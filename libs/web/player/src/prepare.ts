import { isSlowLine } from './engine/line-speed';

/** The library that plays videos; it is four times the rest of the player. */
export const loadHls = () => import('./engine/engine-hls');

/** Loads it ahead of the first video; that it did not come is seen when one is opened. */
export function preparePlayer(): void {
  loadHls().catch(() => undefined);
}

/**
 * On a slow line fetches together what the player will want one after the other; it finds the files in the browser's cache.
 * @param files addresses, as the server names them with the permission to play
 */
export function fetchStart(files: readonly string[], isSlow = isSlowLine()): void {
  if (!isSlow) return;
  for (const file of files)
    fetch(file)
      .then((answer) => answer.arrayBuffer())
      .catch(() => undefined);
}
