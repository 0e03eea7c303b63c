import { lazy, type ReactNode, Suspense, useCallback, useMemo, useState } from 'react';
import { useLocation } from 'react-router';
import { type Dialogs, DialogsContext, type OpenDialog } from '../overlays/dialogs';
import { useTokenExpiry } from '../session/token-expiry';

const AuthDialog = lazy(() => import('../features/auth/auth-dialog'));
const loadPayment = () => import('../features/checkout/payment-dialog');
const PaymentDialog = lazy(loadPayment);
const MessageDialog = lazy(() => import('../overlays/message-dialog'));
const TokenExpiredDialog = lazy(() => import('../features/auth/token-expired-dialog'));

/** A part that does not come now is asked for again when the dialog opens. */
function preparePayment(): void {
  loadPayment().catch(() => undefined);
}

/** A dialog belongs to the page it was opened on: going elsewhere closes it. */
function useOpenDialog() {
  const { key } = useLocation();
  const [opened, setOpened] = useState<{ dialog: OpenDialog; key: string } | null>(null);
  const open = useCallback((dialog: OpenDialog) => setOpened({ dialog, key }), [key]);
  const close = useCallback(() => setOpened(null), []);
  return { dialog: opened?.key === key ? opened.dialog : null, open, close };
}

/** Holds the one dialog that is open; each is loaded when it is first needed. */
export function DialogHost({ children }: { children: ReactNode }) {
  const { dialog, open, close } = useOpenDialog();
  const dialogs = useMemo<Dialogs>(() => ({ open, close, preparePayment }), [open, close]);
  useTokenExpiry(dialog, open);
  return (
    <DialogsContext value={dialogs}>
      {children}
      <Suspense>{dialog && <Shown dialog={dialog} />}</Suspense>
    </DialogsContext>
  );
}

function Shown({ dialog }: { dialog: OpenDialog }) {
  switch (dialog.name) {
    case 'payment':
      return <PaymentDialog request={dialog.request} />;
    case 'message':
      return <MessageDialog message={dialog.message} />;
    case 'token-expired':
      return <TokenExpiredDialog then={dialog.then} />;
    default:
      return <AuthDialog key={dialog.name} {...dialog} />;
  }
}
