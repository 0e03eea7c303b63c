import { CARD_FAILURE, type CardFailure } from '@wethi/contract';
import { Alert } from '../../../ui/feedback/alert';
import styles from './card-channel.module.css';
import { useCardTry } from './use-card-order';

const TITLES: Partial<Record<CardFailure, string>> = {
  cancelled: 'ยกเลิกที่หน้าธนาคารแล้ว',
  gateway: CARD_FAILURE.gateway,
};

/** What the bank said to the last try: that nothing was taken stands here only where the gateway says so. */
export default function CardRefused({ orders_id }: { orders_id: number }) {
  const { data: last } = useCardTry(orders_id);
  if (last?.charge_status !== 'failed') return null;
  const why = last.charge_failure ?? 'refused';
  return (
    <div className={styles.refused}>
      <Alert kind="no">
        <b>{TITLES[why] ?? 'ธนาคารไม่อนุมัติรายการนี้'} ยังไม่มีการตัดเงิน</b>
        {!TITLES[why] && <span className={styles.why}>ธนาคารแจ้งว่า {CARD_FAILURE[why]}</span>}
      </Alert>
    </div>
  );
}
