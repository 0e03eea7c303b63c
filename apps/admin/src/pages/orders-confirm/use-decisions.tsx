import { App, Button } from 'antd';
import { useQueryClient } from '@tanstack/react-query';
import { useInvalidate } from '@refinedev/core';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { call } from '../../providers/http';
import { DelayedDecision, UNDO_MS, type Decision } from './delayed-decision';

const TOAST = 'decision';
const WORDS = { approve: 'อนุมัติ', not: 'ไม่อนุมัติ' } as const;

/**
 * Decisions with five seconds to take them back; `decided` are the orders that left the queue by them.
 * @param reopen shows an order again whose decision was taken back
 */
export function useDecisions(reopen: (id: number) => void) {
  const { notification } = App.useApp();
  const reread = useReread();
  const [decided, setDecided] = useState<readonly number[]>([]);
  const bringBack = useCallback((id: number) => setDecided((ids) => ids.filter((other) => other !== id)), []);

  const decisions = useMemo(
    () =>
      new DelayedDecision(({ order_no, ...body }) => {
        notification.destroy(TOAST);
        // The page may be closing: the decision has to outlive it.
        call('POST', 'orders/ordersUpdate', { body, keepalive: true })
          .catch((failure: Error) => {
            bringBack(body.id);
            notification.error({ message: `บันทึก ${order_no} ไม่สำเร็จ`, description: failure.message, duration: 0 });
          })
          .finally(reread);
      }),
    [bringBack, notification, reread],
  );
  useFlushOnLeave(decisions);

  const undo = () => {
    const taken = decisions.undo();
    notification.destroy(TOAST);
    if (!taken) return;
    bringBack(taken.id);
    reopen(taken.id);
  };
  const decide = (decision: Decision) => {
    decisions.decide(decision);
    setDecided((ids) => [...ids, decision.id]);
    notification.info({
      key: TOAST,
      message: `${WORDS[decision.orders_status]} ${decision.order_no} แล้ว`,
      duration: UNDO_MS / 1000,
      showProgress: true,
      pauseOnHover: false,
      actions: <Button onClick={undo}>เลิกทำ</Button>,
    });
  };
  return { decided, decide };
}

/** The queue and the badge follow a decision. */
function useReread(): () => void {
  const invalidate = useInvalidate();
  const client = useQueryClient();
  return useCallback(() => {
    void invalidate({ resource: 'orders/ordersByStatus', invalidates: ['resourceAll'] });
    void invalidate({ resource: 'orders', invalidates: ['resourceAll'] });
    void client.invalidateQueries({ queryKey: ['ordersTotalStatus'] });
  }, [client, invalidate]);
}

function useFlushOnLeave(decisions: DelayedDecision): void {
  useEffect(() => {
    const flush = () => decisions.flush();
    window.addEventListener('pagehide', flush);
    return () => {
      window.removeEventListener('pagehide', flush);
      flush();
    };
  }, [decisions]);
}
