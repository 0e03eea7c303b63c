import { App } from 'antd';
import { useQueryClient } from '@tanstack/react-query';
import { useInvalidate } from '@refinedev/core';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { call } from '@wethi/http';
import { DelayedDecisions, type Decision } from './delayed-decisions';

/**
 * Decisions with five seconds to take each back.
 * @param reopen shows an order again whose decision was taken back
 * @returns `pending` can be taken back, newest last; `decided` are the orders that left the queue by decisions
 */
export function useDecisions(reopen: (id: number) => void) {
  const { notification } = App.useApp();
  const reread = useReread();
  const [pending, setPending] = useState<readonly Decision[]>([]);
  const [sent, setSent] = useState<readonly number[]>([]);
  const forget = useCallback((id: number) => setPending((all) => all.filter((other) => other.id !== id)), []);

  const decisions = useMemo(
    () =>
      new DelayedDecisions(({ order_no, ...body }) => {
        forget(body.id);
        setSent((ids) => [...ids, body.id]);
        // The page may be closing: the decision has to outlive it.
        void call('POST', 'orders/ordersUpdate', { body, keepalive: true })
          .catch(({ message }: Error) =>
            notification.error({ message: `บันทึก ${order_no} ไม่สำเร็จ`, description: message, duration: 0 }),
          )
          .then(reread)
          .finally(() => setSent((ids) => ids.filter((id) => id !== body.id)));
      }),
    [forget, notification, reread],
  );
  useFlushOnLeave(decisions);

  const undo = (taken: readonly Decision[]) => {
    const back = taken.filter(({ id }) => decisions.undo(id));
    back.forEach(({ id }) => forget(id));
    if (back[0]) reopen(back[0].id);
  };
  const decide = (decision: Decision) => {
    decisions.decide(decision);
    setPending((all) => [...all, decision]);
  };
  return { pending, decided: [...pending.map(({ id }) => id), ...sent], decide, undo };
}

/** The queue and the badge follow a decision. */
function useReread(): () => Promise<unknown> {
  const invalidate = useInvalidate();
  const client = useQueryClient();
  return useCallback(
    () =>
      Promise.all([
        invalidate({ resource: 'orders/ordersByStatus', invalidates: ['resourceAll'] }),
        invalidate({ resource: 'orders', invalidates: ['resourceAll'] }),
        client.invalidateQueries({ queryKey: ['ordersTotalStatus'] }),
      ]),
    [client, invalidate],
  );
}

function useFlushOnLeave(decisions: DelayedDecisions): void {
  useEffect(() => {
    const flush = () => decisions.flush();
    window.addEventListener('pagehide', flush);
    return () => {
      window.removeEventListener('pagehide', flush);
      flush();
    };
  }, [decisions]);
}
