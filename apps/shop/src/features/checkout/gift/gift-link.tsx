import { Gift } from 'lucide-react';
import { useDialogs } from '../../../overlays/dialogs';
import { payingOf, type PaymentRequest } from '../../../overlays/payment-request';
import { QuietButton } from '../../../ui/actions/quiet-button';
import styles from './gift.module.css';

/** Leads from paying for oneself to paying for somebody else. */
export function GiftLink({ request }: { request: PaymentRequest }) {
  const { open } = useDialogs();
  return (
    <div className={styles.alternatives}>
      <QuietButton icon={Gift} onClick={() => open({ name: 'gift', ...payingOf(request) })}>
        ซื้อเป็นของขวัญ
      </QuietButton>
    </div>
  );
}
