import { useQueryClient } from '@tanstack/react-query';
import { useDialogs } from '../../overlays/dialogs';
import { MEMBER_KEY } from '../../session/member';
import type { PaymentRequest } from '../../overlays/payment-request';

/** What to do when the session is over: the member becomes a guest, signs in, and is back at paying. */
export function useSignInAgain() {
  const { open } = useDialogs();
  const client = useQueryClient();
  return (request: PaymentRequest) => {
    client.setQueryData(MEMBER_KEY, null);
    open({ name: 'token-expired', then: { name: 'payment', request } });
  };
}
