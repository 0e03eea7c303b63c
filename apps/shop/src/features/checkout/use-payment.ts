import { useQueryClient } from '@tanstack/react-query';
import { CircleCheck, Hourglass } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Refusal, refusalText } from '../../api/refusal';
import type { BookBank } from '../../api/types';
import { type OpenDialog, useDialogs } from '../../app/dialogs';
import { MEMBER_KEY, useRefreshMember } from '../../app/member';
import type { PaymentRequest } from '../../app/payment-request';
import { isExpired } from '../../app/token-expiry';
import { paths } from '../../config/paths';
import { confirmSlip, uploadSlip } from './checkout-calls';
import { slipFileError } from './slip-file';

/** Where the payment stands (look: payment). Every state but the first has the picture that was chosen. */
export type PaymentState =
  | { name: 'before'; error?: string; fileError?: string }
  | { name: 'checking'; picture: string; progress: number }
  | { name: 'confirm'; picture: string; filename: string; message: string; busy: boolean; error?: string };

const purchases = { textLink: 'งานแสดงที่ซื้อ', link: paths.purchases };

function paidMessage(title: string): OpenDialog {
  const note = `${title} พร้อมให้รับชมแล้ว`;
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

/** From the choice of a slip to the message at the end. Nothing typed or chosen is lost by a refusal. */
export function usePayment(request: PaymentRequest, memberId: number | undefined, account: BookBank | undefined) {
  const { open } = useDialogs();
  const client = useQueryClient();
  const refresh = useRefreshMember();
  const [state, setState] = useState<PaymentState>({ name: 'before' });
  usePictureUrl(state);

  const signInAgain = () => {
    client.setQueryData(MEMBER_KEY, null);
    open({ name: 'token-expired', then: { name: 'payment', request } });
  };
  const refused = (failure: unknown, otherwise: PaymentState) => {
    if (isExpired(failure)) signInAgain();
    else if (failure instanceof Refusal && failure.code === 'ALREADY_ORDERED') open(orderedMessage(failure.message));
    else setState(otherwise);
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
      if (outcome.kind === 'paid') return await finish(paidMessage(request.product.product_title));
      if (outcome.kind === 'refused') return setState({ name: 'before', error: outcome.message });
      setState({ name: 'confirm', picture, filename: outcome.filename, message: outcome.message, busy: false });
    } catch (failure) {
      refused(failure, { name: 'before', error: refusalText(failure) });
    }
  };
  const confirm = async () => {
    if (state.name !== 'confirm' || state.busy || !memberId) return;
    setState({ ...state, busy: true, error: undefined });
    try {
      await confirmSlip(request, memberId, state.filename);
      await finish(WAITING);
    } catch (failure) {
      refused(failure, { ...state, busy: false, error: refusalText(failure) });
    }
  };
  return { state, choose: (file: File) => void choose(file), confirm: () => void confirm() };
}
