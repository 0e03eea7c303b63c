import { useState } from 'react';
import type { WaitingOrder } from '../../../waiting-orders/waiting-order';
import type { Decision } from './delayed-decisions';
import { useSettled } from './use-settled';

export const NOTE = 'note';

/** `missing` after a second press without a note: only then something is wrong. */
type Refusal = 'idle' | 'armed' | 'missing';

/** A refusal needs a note and a second press; an approval can be taken back for five seconds. */
export function useJudgement({ id, order_no, update_at }: WaitingOrder, decide: (decision: Decision) => void) {
  const [note, setNote] = useState('');
  const [refusal, setRefusal] = useState<Refusal>('idle');
  const settled = useSettled();
  const order = { id, order_no, update_at };

  const approve = () => settled && decide({ ...order, orders_status: 'approve' });
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
  return { note, setNote, refusal, settled, disarm: () => setRefusal('idle'), approve, refuse, giveReason };
}

export type Judgement = ReturnType<typeof useJudgement>;
