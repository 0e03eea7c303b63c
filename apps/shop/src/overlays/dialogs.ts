import { createContext, useContext } from 'react';
import type { Overlay } from './overlay';

export interface Dialogs {
  /** What lies over the page now. */
  overlay: Overlay | null;
  /** Puts something over the page, in the place of what lies there. The browser's Back closes it. */
  open: (overlay: Overlay) => void;
  close: () => void;
}

export const DialogsContext = createContext<Dialogs>({
  overlay: null,
  open: () => undefined,
  close: () => undefined,
});

export function useDialogs(): Dialogs {
  return useContext(DialogsContext);
}
