import { CircleCheck, Hourglass } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Refusal, refusalText } from '../../api/refusal';
import type { BookBank } from '../../api/types';
import { type OpenDialog, useDialogs } from '../../app/dialogs';
import { useRefreshMember } from '../../app/member';
import type { PaymentRequest } from '../../app/payment-request';
import { isExpired } from '../../app/token-expiry';
import { paths } from '../../config/paths';
import { placeOrder, uploadSlip } from './checkout-calls';
import { slipFileError } from './slip-file';
import { isAboutCoupon } from './use-coupon';
import { useSignInAgain } from './use-sign-in-again';

/** Where the payment stands (look: payment). Every state but the first has the picture that was chosen. */
export type PaymentState =
  | { name: 'before'; busy?: boolean; error?: string; fileError?: string }
  | { name: 'checking'; picture: string; progress: number }
  | { name: 'confirm'; picture: string; filename: string; message: string; busy: boolean; error?: string };

const purchases = { textLink: 'งานแสดงที่ซื้อ', link: paths.purchases };

function paidMessage({ product_title, product_status }: PaymentRequest['product']): OpenDialog {
  const waits = product_status === 'sale';
  const note = `${product_title} ${waits ? 'รับชมได้ทันทีที่เริ่มแสดง' : 'พร้อมให้รับชมแล้ว'}`;
  return {
    name: 'message',
    message: { icon: CircleCheck, tone: 'ok', text: 'ยืนยันการชำระเงิน สำเร็จ', note, ...purchases },
  };
}

/** One open or approved order of a show at a time (decisions.md §3). */
function orderedMessage(text: string): OpenDialog {
  return { name: 'message', message: { icon: Hourglass, tone: 'wait', text, ...purchases } };
}

const WAITING: OpenDialog = {
  name: 'message',
  message: {
    icon: Hourglass,
    tone: 'wait',
    text: 'รอการยืนยันการชำระเงิน',
    note: 'แอดมินจะตรวจสลิปให้ เมื่อยืนยันแล้วจะดูได้ทันที',
    ...purchases,
  },
};

/** Frees the memory of a picture when another takes its place. */
function usePictureUrl(state: PaymentState) {
  const picture = state.name === 'before' ? undefined : state.picture;
  useEffect(() => () => void (picture && URL.revokeObjectURL(picture)), [picture]);
}

/**
 * From the choice of a slip to the message at the end. Nothing typed or chosen is lost by a refusal.
 * @param refuseCoupon is told when it is the coupon that was refused
 */
export function usePayment(
  request: PaymentRequest,
  memberId: number | undefined,
  account: BookBank | undefined,
  refuseCoupon: (reason: string) => void,
) {
  const { open } = useDialogs();
  const signInAgain = useSignInAgain();
  const refresh = useRefreshMember();
  const [state, setState] = useState<PaymentState>({ name: 'before' });
  usePictureUrl(state);

  const refused = (failure: unknown, otherwise: PaymentState) => {
    if (isExpired(failure)) return signInAgain(request);
    if (failure instanceof Refusal && failure.code === 'ALREADY_ORDERED') return open(orderedMessage(failure.message));
    if (failure instanceof Refusal && isAboutCoupon(failure)) refuseCoupon(failure.message);
    setState(otherwise);
  };
  const finish = async (message: OpenDialog) => {
    await refresh();
    open(message);
  };
  const choose = async (file: File) => {
    const fileError = slipFileError(file);
    if (fileError) return setState({ name: 'before', fileError });
    if (!memberId || !account) return;
    const picture = URL.createObjectURL(file);
    const checking = (progress: number) => setState({ name: 'checking', picture, progress });
    checking(0);
    try {
      const slip = { request, memberId, bankId: account.id, picture: file };
      const outcome = await uploadSlip(slip, checking);
      if (outcome.kind === 'paid') return await finish(paidMessage(request.product));
      setState({ name: 'confirm', picture, filename: outcome.filename, message: outcome.message, busy: false });
    } catch (failure) {
      refused(failure, { name: 'before', error: refusalText(failure) });
    }
  };
  const confirm = async () => {
    if (state.name !== 'confirm' || state.busy || !memberId) return;
    setState({ ...state, busy: true, error: undefined });
    try {
      await placeOrder(request, memberId, state.filename);
      await finish(WAITING);
    } catch (failure) {
      refused(failure, { ...state, busy: false, error: refusalText(failure) });
    }
  };
  /** There is nothing to pay: the order is approved as it is made. */
  const order = async () => {
    if (!memberId) return;
    setState({ name: 'before', busy: true });
    try {
      await placeOrder(request, memberId);
      await finish(paidMessage(request.product));
    } catch (failure) {
      refused(failure, { name: 'before', error: refusalText(failure) });
    }
  };
  return {
    state,
    choose: (file: File) => void choose(file),
    confirm: () => void confirm(),
    order: () => void order(),
  };
}
