import { useState } from 'react';
import { useNavigate } from 'react-router';
import { baht } from '@wethi/format';
import { call } from '@wethi/http';
import { useRefreshMember } from '../../../session/member';
import { cancelledText } from '../../../session/order/cancelled-text';
import { Button } from '../../../ui/actions/button';
import { paths } from '../../../config/paths';
import { useSave } from '../../../ui/use-save';

interface CancelOrderProps {
  code: string;
  /** What came for it so far; baht. */
  paid: number;
  /** The order changed meanwhile. */
  onRefused: () => void;
}

/** Cancels an order that waits, after a second press; then goes home (product.md §2). */
export function CancelOrder({ code, paid, onRefused }: CancelOrderProps) {
  const [asked, setAsked] = useState(false);
  const navigate = useNavigate();
  const refresh = useRefreshMember();
  const { save: cancel, busy } = useSave(() => call('POST', 'orders/ordersCancelByCode', { body: { code } }), {
    success: cancelledText(paid),
    failure: 'ยกเลิกไม่ได้',
    refused: onRefused,
    then: async () => {
      await navigate(paths.home);
      await refresh();
    },
  });
  if (!asked) {
    return (
      <Button kind="ghost" onClick={() => setAsked(true)}>
        {paid > 0 ? `ขอเงินคืน ${baht(paid)}` : 'ยกเลิกคำสั่งซื้อ'}
      </Button>
    );
  }
  return (
    <Button kind="danger" loading={busy} onClick={() => cancel()} onBlur={() => !busy && setAsked(false)} autoFocus>
      {paid > 0 ? 'กดอีกครั้งเพื่อยกเลิก และขอเงินคืน' : 'กดอีกครั้งเพื่อยืนยันการยกเลิก'}
    </Button>
  );
}
