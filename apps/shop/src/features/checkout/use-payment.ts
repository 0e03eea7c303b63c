import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { ApiError, errorText } from '@wethi/http';
import type { BookBank, Member } from '../../api-types';
import { useDialogs } from '../../overlays/dialogs';
import type { MessageContent } from '../../overlays/overlay';
import { forgetPaying, forgetSharedSlip } from '../../session/left-of-paying';
import { useRefreshMember } from '../../session/member';
import type { PaymentRequest } from '../../overlays/payment-request';
import { PLAY_AT_ONCE, watchQuery } from '../../session/recording';
import { paths } from '../../config/paths';
import { useSave } from '../../ui/use-save';
import { givenMessage } from './gift/given-message';
import { askPersonnel, placeOrder, type SlipOutcome, uploadSlip } from './checkout-calls';
import { isExpired } from '../../session/session-expiry';
import { handSlip, slipFor } from './shared/shared-slip';
import { forgetCopied } from './same-phone/paying-here';
import { type RefusedSlip, refusedSlip } from './slip/slip-advice';
import { slipFileError } from './slip/slip-file';
import type { Outcome } from './use-begun-order';

/** Where the payment stands (look: payment). Every state but the first has the picture that was chosen. */
export type PaymentState =
  | { name: 'before'; busy?: boolean; refused?: RefusedSlip }
  | { name: 'checking'; picture: string; progress: number }
  | { name: 'confirm'; picture: string; filename: string; message: string; busy: boolean; error?: string };

const purchases = { textLink: 'งานแสดงที่ซื้อ', link: paths.purchases };

/** @param playsAt where it can be watched already */
function paidMessage({ product, tickets = 1 }: PaymentRequest, playsAt: string | null): MessageContent {
  const { product_title, product_status, product_format } = product;
  if (product_format !== 'online') return ticketsMessage(product_title, tickets);
  const waits = product_status === 'sale' && playsAt === null;
  const note = `${product_title} ${waits ? 'รับชมได้ทันทีที่เริ่มแสดง' : 'พร้อมให้รับชมแล้ว'}`;
  const ways = playsAt ? { textLink: 'ดูเลย', link: playsAt, linkState: PLAY_AT_ONCE, second: purchases } : purchases;
  return { tone: 'ok', text: 'ยืนยันการชำระเงิน สำเร็จ', note, ...ways };
}

/** What opens the gate of a hall. */
function ticketsMessage(product_title: string, tickets: number): MessageContent {
  const note = `บัตรเข้างาน ${product_title} ${tickets} ใบพร้อมแล้ว แสดง QR ที่ประตู หรือส่งให้คนที่ไปด้วยกันได้`;
  return {
    tone: 'ok',
    text: 'ยืนยันการชำระเงิน สำเร็จ',
    note,
    textLink: 'บัตรเข้างาน',
    link: paths.tickets,
    second: purchases,
  };
}

/** One open or approved order of a show at a time (decisions.md §3). */
function orderedMessage(text: string): MessageContent {
  return { tone: 'wait', text, ...purchases };
}

/** Their money came too late: it stands beside an order that takes no other slip. */
function lateMessage(text: string, order_no: string): MessageContent {
  return { tone: 'wait', text, textLink: 'ดูคำสั่งซื้อ', link: paths.order(order_no), second: purchases };
}

function waitingMessage(order_no: string): MessageContent {
  return { tone: 'wait', text: 'รอการยืนยันการชำระเงิน', order_no, ...purchases };
}

/** A slip that was chosen: its picture, how far it is sent, and what the server wants to have confirmed. */
interface Slip {
  picture: string;
  progress: number;
  kept?: Extract<SlipOutcome, { kind: 'confirm' }>;
}

/** The slip that was chosen; the memory of its picture is free when another takes its place. */
function useSlip() {
  const [slip, setSlip] = useState<Slip>();
  const picture = slip?.picture;
  useEffect(() => () => void (picture && URL.revokeObjectURL(picture)), [picture]);
  return [slip, setSlip] as const;
}

interface Payment {
  request: PaymentRequest;
  member: Member | null | undefined;
  account: BookBank | null | undefined;
  /** Is told of every refusal, also one that is about something else than the slip. */
  onRefused: (failure: unknown) => void;
}

/** It was cancelled, refused or ran out while its payment was open. */
function overMessage(order_no: string): MessageContent {
  return {
    tone: 'wait',
    text: 'คำสั่งซื้อนี้ปิดแล้ว กรุณาอย่าเพิ่งจ่ายเงิน',
    note: 'ดูเหตุผลและสิ่งที่ทำต่อได้ที่หน้าคำสั่งซื้อ ถ้าจ่ายไปแล้ว เงินไม่หาย',
    textLink: 'ดูคำสั่งซื้อ',
    link: paths.order(order_no),
    second: purchases,
  };
}

/** The number of the order beside which money stands that came too late and is given back. */
function lateOrder(failure: unknown): string | undefined {
  if (!(failure instanceof ApiError)) return undefined;
  const { order_no, orders_status } = (failure.data ?? {}) as { order_no?: string; orders_status?: string };
  return orders_status === 'not' ? order_no : undefined;
}

/** From the choice of a slip to the message at the end. Nothing typed or chosen is lost by a refusal. */
export function usePayment({ request, member, account, onRefused }: Payment) {
  const { open } = useDialogs();
  const client = useQueryClient();
  const refresh = useRefreshMember();
  const [slip, setSlip] = useSlip();
  const [refused, setRefused] = useState<RefusedSlip>();

  const finish = async (message: MessageContent) => {
    forgetPaying();
    forgetCopied(request.product.id);
    void forgetSharedSlip();
    open({ name: 'message', message });
    await refresh();
  };
  const isTold = useRef(false);
  /** Several hear how the order went: the first one tells it. */
  const tell = (outcome: Outcome, order_no = '') => {
    if (isTold.current) return;
    isTold.current = true;
    if (outcome === 'paid') return void finishPaid();
    if (outcome === 'decided-by-staff') return void finish(waitingMessage(order_no));
    // A slip that was shared may be sent there.
    open({ name: 'message', message: overMessage(order_no) });
  };
  const finishPaid = async () => {
    if (request.gift_id !== undefined) return finish(await givenMessage(request.gift_id));
    return finish(paidMessage(request, await client.fetchQuery(watchQuery(request.product))));
  };
  /** What is lacking stands in the dialog from now on. */
  const finishCounted = async (lacking: number) => {
    if (lacking <= 0) return finishPaid();
    setRefused(undefined);
    await refresh();
  };
  /** @param sent a slip was */
  const tellRefusal = (failure: unknown, sent: boolean) => {
    if (failure instanceof ApiError && failure.code === 'ALREADY_ORDERED')
      return open({ name: 'message', message: orderedMessage(failure.message) });
    const late = lateOrder(failure);
    if (late) return void finish(lateMessage(errorText(failure), late));
    onRefused(failure);
    setRefused(refusedSlip(failure, sent));
  };
  const refuse = (failure: unknown) => tellRefusal(failure, false);

  const upload = useSave(
    ({ file, picture, memberId, bankId }: { file: File; picture: string; memberId: number; bankId: number }) =>
      uploadSlip({ request, memberId, bankId, picture: file }, (progress) => setSlip({ picture, progress })).catch(
        (failure: unknown) => {
          // It goes on where they have signed in again.
          if (isExpired(failure)) handSlip(file, slipFor(request), memberId);
          throw failure;
        },
      ),
    {
      then: (outcome, { picture }) =>
        outcome.kind === 'paid' ? finishPaid() : setSlip({ picture, progress: 1, kept: outcome }),
      refused: (failure) => {
        setSlip(undefined);
        tellRefusal(failure, true);
      },
    },
  );
  /** Sends a slip to personnel: one that could not be checked, or that was refused; or has one of another amount counted. */
  const ask = useSave(
    ({ memberId, filename }: { memberId: number; filename: string }) => askPersonnel(request, memberId, filename),
    {
      then: ({ order_no }) =>
        refused?.lacking === undefined ? finish(waitingMessage(order_no)) : finishCounted(refused.lacking),
      refused: (failure, { filename }) => {
        tellRefusal(failure, true);
        if (!slip) setRefused({ ...refusedSlip(failure, true), filename, contact: true });
      },
    },
  );
  /** There is nothing to pay: the order is approved as it is made. */
  const order = useSave((memberId: number) => placeOrder(request, memberId), { then: finishPaid, refused: refuse });

  const choose = (file: File) => {
    const text = slipFileError(file);
    // Nothing was sent: there is only another file to choose.
    setRefused(text ? { text, contact: false } : undefined);
    if (text || !member || !account) return;
    const picture = URL.createObjectURL(file);
    setSlip({ picture, progress: 0 });
    upload.save({ file, picture, memberId: member.id, bankId: account.id });
  };
  const send = (filename: string) => {
    if (!member || ask.busy) return;
    if (slip) setRefused(undefined);
    ask.save({ memberId: member.id, filename });
  };
  const state: PaymentState =
    slip && upload.busy
      ? { name: 'checking', picture: slip.picture, progress: slip.progress }
      : slip?.kept
        ? { name: 'confirm', picture: slip.picture, ...slip.kept, busy: ask.busy, error: refused?.text }
        : { name: 'before', busy: ask.busy || order.busy, refused };
  return {
    state,
    choose,
    confirm: () => slip?.kept && send(slip.kept.filename),
    ask: send,
    order: () => member && order.save(member.id),
    paid: () => tell('paid'),
    tell,
    refuse,
  };
}
