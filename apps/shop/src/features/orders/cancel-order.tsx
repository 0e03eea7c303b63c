import { useState } from 'react';
import { useNavigate } from 'react-router';
import { call, errorText } from '@wethi/http';
import { useRefreshMember } from '../../session/member';
import { Button } from '../../ui/actions/button';
import { useToast } from '../../ui/feedback/toast';
import { paths } from '../../config/paths';

interface CancelOrderProps {
  code: string;
  /** The order changed meanwhile. */
  onRefused: () => void;
}

/** Cancels an order that waits, after a second press; then goes home (product.md §2). */
export function CancelOrder({ code, onRefused }: CancelOrderProps) {
  const [asked, setAsked] = useState(false);
  const [busy, setBusy] = useState(false);
  const navigate = useNavigate();
  const refresh = useRefreshMember();
  const tell = useToast();
  const cancel = async () => {
    setBusy(true);
    try {
      await call('POST', 'orders/ordersCancelByCode', { body: { code } });
      tell({ kind: 'success', title: 'ยกเลิกคำสั่งซื้อแล้ว' });
      await navigate(paths.home);
      await refresh();
    } catch (failure) {
      setBusy(false);
      tell({ kind: 'error', title: 'ยกเลิกไม่ได้', text: errorText(failure) });
      onRefused();
    }
  };
  if (!asked) {
    return (
      <Button kind="ghost" onClick={() => setAsked(true)}>
        ยกเลิกคำสั่งซื้อ
      </Button>
    );
  }
  return (
    <Button
      kind="danger"
      loading={busy}
      onClick={() => void cancel()}
      onBlur={() => !busy && setAsked(false)}
      autoFocus
    >
      กดอีกครั้งเพื่อยืนยันการยกเลิก
    </Button>
  );
}
