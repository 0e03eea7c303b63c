import type { LucideIcon } from 'lucide-react';
import { createContext, useContext } from 'react';
import type { PaymentRequest } from './payment-request';

export interface MessageContent {
  icon: LucideIcon;
  tone: 'ok' | 'wait' | 'no';
  text: string;
  note?: string;
  textLink: string;
  /** Where the button leads; without it the button does `onPress`, or closes. */
  link?: string;
  /** What that page is told (PLAY_AT_ONCE). */
  linkState?: object;
  onPress?: () => void;
  /** Opens when the message is closed, by whatever way but a link. */
  then?: OpenDialog;
  /** A second way to go. */
  second?: { textLink: string; link: string };
}

/** The dialogs that open from anywhere (product.md §2). `then` opens after a successful sign-in. */
export type OpenDialog =
  | { name: 'login' | 'register' | 'forgot'; tel?: string; then?: OpenDialog }
  | { name: 'payment'; request: PaymentRequest }
  | { name: 'message'; message: MessageContent }
  | { name: 'token-expired'; then?: OpenDialog };

export interface Dialogs {
  open: (dialog: OpenDialog) => void;
  close: () => void;
  /** Loads the code of the payment dialog, so that it opens at once. */
  preparePayment: () => void;
}

export const DialogsContext = createContext<Dialogs>({
  open: () => undefined,
  close: () => undefined,
  preparePayment: () => undefined,
});

export function useDialogs(): Dialogs {
  return useContext(DialogsContext);
}
