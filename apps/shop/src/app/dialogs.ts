import type { LucideIcon } from 'lucide-react';
import { createContext, useContext } from 'react';
import type { PaymentRequest } from './payment-request';

export interface MessageContent {
  icon: LucideIcon;
  tone: 'ok' | 'wait' | 'no';
  text: string;
  note?: string;
  textLink: string;
  /** Where the button leads. */
  link?: string;
  /** What the button does instead. */
  onPress?: () => void;
}

/** The dialogs that open from anywhere (product.md §2). `then` opens after a successful sign-in. */
export type OpenDialog =
  | { name: 'login' | 'register' | 'forgot'; tel?: string; then?: OpenDialog }
  | { name: 'payment'; request: PaymentRequest }
  | { name: 'message'; message: MessageContent }
  | { name: 'token-expired' };

export interface Dialogs {
  open: (dialog: OpenDialog) => void;
  close: () => void;
}

export const DialogsContext = createContext<Dialogs>({ open: () => undefined, close: () => undefined });

export function useDialogs(): Dialogs {
  return useContext(DialogsContext);
}
