import { listen } from '@wethi/browser';
import { useEffect, useEffectEvent } from 'react';

/** Whether a button can read what was copied; elsewhere the keyboard's and the long press's own way is left. */
export const canReadClipboard = (): boolean =>
  typeof navigator !== 'undefined' && 'clipboard' in navigator && 'read' in navigator.clipboard;

/** The picture among what was copied; undefined where there is none. @throws DOMException when the browser or the person refuses */
export async function pictureFromClipboard(): Promise<File | undefined> {
  for (const item of await navigator.clipboard.read()) {
    const type = item.types.find((one) => one.startsWith('image/'));
    if (type) return new File([await item.getType(type)], 'slip', { type });
  }
  return undefined;
}

/** Takes a picture that is pasted (Ctrl+V, long press) or dropped anywhere on the page. */
export function usePastedSlip(isWanted: boolean, onSlip: (file: File) => void): void {
  const take = useEffectEvent((files: FileList | undefined, event: Event) => {
    const [file] = files ?? [];
    if (!file) return;
    // A browser would leave the page for a picture that is dropped on it.
    event.preventDefault();
    onSlip(file);
  });
  useEffect(() => {
    if (!isWanted) return;
    const ends = new AbortController();
    const { signal } = ends;
    listen(document, 'paste', (event: ClipboardEvent) => take(event.clipboardData?.files, event), signal);
    listen(document, 'dragover', (event) => event.preventDefault(), signal);
    listen(document, 'drop', (event: DragEvent) => take(event.dataTransfer?.files, event), signal);
    return () => ends.abort();
  }, [isWanted]);
}
