import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '@wethi/http';
import { useEffect, useEffectEvent, useState } from 'react';
import type { OwnCharge } from '../../../api-types';
import type { PaymentRequest } from '../../../overlays/payment-request';
import { MEMBER_KEY, useRefreshMember } from '../../../session/member';
import { serverTime } from '../../../ui/time/server-clock';
import { useSave } from '../../../ui/use-save';
import { placeOrder } from '../checkout-calls';
import type { BegunOrder } from '../use-begun-order';

const LOOK_AGAIN_MS = 3_000;
/** Each asks the bank. */
const ASK_AGAIN_MS = 6_000;

interface QrOrder {
  request: PaymentRequest;
  memberId: number;
  begun: Pick<BegunOrder, 'id' | 'begin'>;
  onPaid: () => void;
  onRefused: (failure: unknown) => void;
}

/** The order that is paid by a QR: made with the first one, and followed until it is paid. */
export function useQrOrder({ request, memberId, begun: { id, begin }, onPaid, onRefused }: QrOrder) {
  const client = useQueryClient();
  const refresh = useRefreshMember();
  /** Since when its buyer says that they paid. */
  const [paidAt, setPaidAt] = useState<number>();
  const keyOf = (orders_id: number | undefined) => [...MEMBER_KEY, 'qr', orders_id];
  const know = (charge: OwnCharge | undefined) => client.setQueryData(keyOf(charge?.orders_id), charge);

  const query = useQuery({
    queryKey: keyOf(id),
    queryFn:
      id === undefined
        ? skipToken
        : async ({ signal }): Promise<OwnCharge | undefined> =>
            (await call('GET', 'orders/ordersQr', { query: { orders_id: id }, signal })).data,
    refetchInterval: LOOK_AGAIN_MS,
    meta: { background: true },
  });
  const make = useSave(
    async () => {
      const orders_id = id ?? (await placeOrder(request, memberId)).insertId;
      begin(orders_id);
      know((await call('POST', 'orders/ordersQr', { body: { orders_id } })).data);
    },
    {
      // From here on the server knows how this show is paid.
      then: refresh,
      refused: async (failure) => {
        onRefused(failure);
        await refresh();
      },
    },
  );
  const ask = useSave(async (orders_id: number) =>
    know((await call('POST', 'orders/ordersQrCheck', { body: { orders_id } })).data),
  );

  const status = query.data?.orders_status;
  const follow = useEffectEvent(() => {
    if (status === 'approve') onPaid();
    // It ended, or was cancelled elsewhere: the dialog says so.
    if (status === 'not') void refresh();
  });
  useEffect(follow, [status]);
  const askNow = useEffectEvent(() => id !== undefined && ask.save(id));
  const isWaiting = paidAt !== undefined;
  useEffect(() => {
    if (!isWaiting) return;
    askNow();
    const timer = setInterval(askNow, ASK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [isWaiting]);

  return {
    query,
    hasOrder: id !== undefined,
    make: () => make.save(),
    making: make.busy,
    paidAt,
    sayPaid: () => setPaidAt(serverTime()),
    notPaid: () => setPaidAt(undefined),
  };
}
