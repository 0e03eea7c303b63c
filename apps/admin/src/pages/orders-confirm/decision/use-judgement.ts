import { useState } from 'react';
import { toPay, type WaitingOrder } from '../../../waiting-orders/waiting-order';
import { amountCheck } from '../slip-checks';
import type { Decision } from './delayed-decisions';
import { useSettled } from './use-settled';

export const NOTE = 'note';

/** `missing` after a second press without a note: only then something is wrong. */
type Refusal = 'idle' | 'armed' | 'missing';

/**
 * A refusal needs a note and a second press, and so does approving an amount that the slip does not have; an approval can be taken
 * back for five seconds.
 */
export function useJudgement(shown: WaitingOrder, decide: (decision: Decision) => void) {
  const [note, setNote] = useState('');
  const [refusal, setRefusal] = useState<Refusal>('idle');
  const [doubted, setDoubted] = useState(false);
  const settled = useSettled();
  const { id, order_no, update_at, slip } = shown;
  const order = { id, order_no, update_at };
  const amount = amountCheck(toPay(shown), slip);

  const approve = () => {
    if (!settled) return;
    if (amount.tone === 'no' && !doubted) return setDoubted(true);
    decide({ ...order, orders_status: 'approve' });
  };
  const refuse = () => {
    if (!settled) return;
    const orders_note = note.trim();
    if (refusal !== 'idle' && orders_note) return decide({ ...order, orders_status: 'not', orders_note });
    setRefusal(refusal === 'idle' ? 'armed' : 'missing');
    if (!orders_note) document.getElementById(NOTE)?.focus();
  };
  const giveReason = (reason: string) => {
    setNote(reason);
    setRefusal('armed');
  };
  const disarm = () => setRefusal('idle');
  const doubt = doubted ? `${amount.text} ไม่ตรงกับยอดที่ต้องชำระ กดอีกครั้งเพื่ออนุมัติ` : undefined;
  return { note, setNote, refusal, doubt, settled, disarm, approve, refuse, giveReason };
}

export type Judgement = ReturnType<typeof useJudgement>;
