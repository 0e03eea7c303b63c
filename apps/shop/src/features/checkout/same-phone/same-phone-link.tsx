import { Smartphone } from 'lucide-react';
import { useDialogs } from '../../../overlays/dialogs';
import { payingOf, type PaymentRequest } from '../../../overlays/payment-request';
import { QuietButton } from '../../../ui/actions/quiet-button';
import styles from './same-phone.module.css';

/** On phones: leads to the three steps of paying with the same one. */
export function SamePhoneLink({ request }: { request: PaymentRequest }) {
  const { open } = useDialogs();
  return (
    <div className={styles.link}>
      <QuietButton icon={Smartphone} onClick={() => open({ name: 'pay', ...payingOf({ ...request, here: true }) })}>
        จ่ายด้วยมือถือเครื่องนี้
      </QuietButton>
    </div>
  );
}
