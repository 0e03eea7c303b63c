const OPEN = new Set<() => boolean>();

/**
 * Counts something open as a place where one types.
 * @param isLoss whether something typed there would be lost now
 * @returns ends it
 */
export function watchUnsaved(isLoss: () => boolean): () => void {
  OPEN.add(isLoss);
  return () => void OPEN.delete(isLoss);
}

/** Whether something that somebody typed is not saved yet, in whatever is open. */
export function isUnsaved(): boolean {
  return [...OPEN].some((isLoss) => isLoss());
}
