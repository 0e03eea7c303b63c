import { useQuery } from '@tanstack/react-query';
import { phone } from '@wethi/format';
import { Gift, Pencil } from 'lucide-react';
import { useDialogs } from '../../../overlays/dialogs';
import { payingOf, type PaymentRequest } from '../../../overlays/payment-request';
import { QuietButton } from '../../../ui/actions/quiet-button';
import { giftQuery } from './gift-query';
import styles from './gift.module.css';

/** Whom the payment is for, as long as it can be changed. */
export function GiftFor({ request }: { request: PaymentRequest }) {
  const { open } = useDialogs();
  const { data: gift } = useQuery(giftQuery(request.gift_id ?? 0));
  return (
    <div className={styles.for}>
      <Gift size={20} aria-hidden />
      <span className="num">ของขวัญให้ {gift ? phone(gift.gift_tel ?? '') : '…'}</span>
      <QuietButton icon={Pencil} onClick={() => open({ name: 'gift', ...payingOf(request) })}>
        แก้ไข
      </QuietButton>
    </div>
  );
}
