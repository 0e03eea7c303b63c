import { useQueryClient } from '@tanstack/react-query';
import { phone } from '@wethi/format';
import { CircleCheck, Hourglass } from 'lucide-react';
import { useEffect, useState } from 'react';
import { ApiError, errorText } from '@wethi/http';
import type { BookBank, Member } from '../../api-types';
import { type OpenDialog, useDialogs } from '../../overlays/dialogs';
import { useRefreshMember } from '../../session/member';
import type { PaymentRequest } from '../../overlays/payment-request';
import { isExpired } from '../../session/token-expiry';
import { PLAY_AT_ONCE, watchPath } from '../../session/recording';
import { paths } from '../../config/paths';
import { USUAL_CONFIRMATION } from '../../config/site';
import { askPersonnel, placeOrder, uploadSlip } from './checkout-calls';
import { type RefusedSlip, refusedSlip } from './slip/slip-advice';
import { slipFileError } from './slip/slip-file';
import { isAboutCoupon } from './use-coupon';
import { useSignInAgain } from './use-sign-in-again';

/** Where the payment stands (look: payment). Every state but the first has the picture that was chosen. */
export type PaymentState =
  | { name: 'before'; busy?: boolean; refused?: RefusedSlip }
  | { name: 'checking'; picture: string; progress: number }
  | { name: 'confirm'; picture: string; filename: string; message: string; busy: boolean; error?: string };

const purchases = { textLink: 'งานแสดงที่ซื้อ', link: paths.purchases };

/** @param playsAt where it can be watched already */
function paidMessage({ product_title, product_status }: PaymentRequest['product'], playsAt?: string): OpenDialog {
  const waits = product_status === 'sale';
  const note = `${product_title} ${waits ? 'รับชมได้ทันทีที่เริ่มแสดง' : 'พร้อมให้รับชมแล้ว'}`;
  const ways = playsAt ? { textLink: 'ดูเลย', link: playsAt, linkState: PLAY_AT_ONCE, second: purchases } : purchases;
  return { name: 'message', message: { icon: CircleCheck, tone: 'ok', text: 'ยืนยันการชำระเงิน สำเร็จ', note, ...ways } };
}

/** One open or approved order of a show at a time (decisions.md §3). */
function orderedMessage(text: string): OpenDialog {
  return { name: 'message', message: { icon: Hourglass, tone: 'wait', text, ...purchases } };
}

function waitingMessage({ user_tel }: Member): OpenDialog {
  const note = `แอดมินจะตรวจสลิปให้ ${USUAL_CONFIRMATION} เราจะส่ง SMS ไปที่ ${phone(user_tel)} เมื่อยืนยันแล้วจะดูได้ทันที`;
  return {
    name: 'message',
    message: { icon: Hourglass, tone: 'wait', text: 'รอการยืนยันการชำระเงิน', note, ...purchases },
  };
}

/** Nothing was sent: there is only another file to choose. */
function refusedFile(text: string): PaymentState {
  return { name: 'before', refused: { text, contact: false } };
}

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
  member: Member | null | undefined,
  account: BookBank | undefined,
  refuseCoupon: (reason: string) => void,
) {
  const { open } = useDialogs();
  const signInAgain = useSignInAgain();
  const refresh = useRefreshMember();
  const client = useQueryClient();
  const [state, setState] = useState<PaymentState>({ name: 'before' });
  usePictureUrl(state);

  const refused = (failure: unknown, otherwise: PaymentState) => {
    if (isExpired(failure)) return signInAgain(request);
    if (failure instanceof ApiError && failure.code === 'ALREADY_ORDERED') return open(orderedMessage(failure.message));
    if (failure instanceof ApiError && isAboutCoupon(failure)) refuseCoupon(failure.message);
    setState(otherwise);
  };
  const finish = async (message: OpenDialog) => {
    await refresh();
    open(message);
  };
  const finishPaid = async () => finish(paidMessage(request.product, await watchPath(client, request.product)));
  const choose = async (file: File) => {
    const fileError = slipFileError(file);
    if (fileError) return setState(state.name === 'confirm' ? { ...state, error: fileError } : refusedFile(fileError));
    if (!member || !account) return;
    const picture = URL.createObjectURL(file);
    const checking = (progress: number) => setState({ name: 'checking', picture, progress });
    checking(0);
    try {
      const slip = { request, memberId: member.id, bankId: account.id, picture: file };
      const outcome = await uploadSlip(slip, checking);
      if (outcome.kind === 'paid') return await finishPaid();
      setState({ name: 'confirm', picture, filename: outcome.filename, message: outcome.message, busy: false });
    } catch (failure) {
      refused(failure, { name: 'before', refused: refusedSlip(failure) });
    }
  };
  const confirm = async () => {
    if (state.name !== 'confirm' || state.busy || !member) return;
    setState({ ...state, busy: true, error: undefined });
    try {
      await askPersonnel(request, member.id, state.filename);
      await finish(waitingMessage(member));
    } catch (failure) {
      refused(failure, { ...state, busy: false, error: errorText(failure) });
    }
  };
  /** The slip was refused, and its buyer wants personnel to look at it. */
  const ask = async (filename: string) => {
    if (state.name !== 'before' || state.busy || !member) return;
    setState({ ...state, busy: true });
    try {
      await askPersonnel(request, member.id, filename);
      await finish(waitingMessage(member));
    } catch (failure) {
      refused(failure, { name: 'before', refused: { ...refusedSlip(failure), filename, contact: true } });
    }
  };
  /** There is nothing to pay: the order is approved as it is made. */
  const order = async () => {
    if (!member) return;
    setState({ name: 'before', busy: true });
    try {
      await placeOrder(request, member.id);
      await finishPaid();
    } catch (failure) {
      refused(failure, { name: 'before', refused: refusedSlip(failure) });
    }
  };
  return {
    state,
    choose: (file: File) => void choose(file),
    confirm: () => void confirm(),
    ask: (filename: string) => void ask(filename),
    order: () => void order(),
  };
}
