import { CreditCard, Landmark, QrCode } from 'lucide-react';
import { useId } from 'react';
import type { Way } from '../../../overlays/overlay';
import { Alert } from '../../../ui/feedback/alert';
import { Chip } from '../../../ui/actions/chip';
import { classNames } from '../../../ui/class-names';
import styles from './payment-ways.module.css';
import type { OfferedWays } from './use-payment-ways';

const WAYS = [
  { way: 'transfer', icon: Landmark, title: 'โอนแล้วแนบสลิป', text: 'ทุกธนาคาร ไม่มีค่าธรรมเนียม' },
  { way: 'qr', icon: QrCode, title: 'พร้อมเพย์ QR', text: 'สแกนจ่าย ไม่ต้องแนบสลิป' },
  { way: 'card', icon: CreditCard, title: 'บัตรเครดิต / เดบิต', text: 'ยืนยันตัวกับธนาคารก่อนตัดเงิน' },
] as const;

interface PaymentWaysProps {
  way: Way;
  offered: OfferedWays;
  onChoose: (way: Way) => void;
}

/** How to pay; a transfer with a slip is always possible (screens-shop.md 31). */
export function PaymentWays({ way, offered, onChoose }: PaymentWaysProps) {
  const name = useId();
  const shown = WAYS.filter(({ way: each }) => each === 'transfer' || offered[each] !== 'none');
  if (shown.length === 1) return <h3>ช่องทางการชำระเงิน</h3>;
  const down = downText(offered);
  return (
    <>
      {down && (
        <div className={styles.down}>
          <Alert kind="wait">{down} โอนแล้วแนบสลิปได้ตามปกติ</Alert>
        </div>
      )}
      <fieldset className={styles.ways}>
        <legend>ช่องทางการชำระเงิน</legend>
        {shown.map(({ way: each, icon: Icon, title, text }) => {
          const isOff = each !== 'transfer' && offered[each] === 'closed';
          return (
            <label key={each} className={classNames(styles.way, isOff && styles.off)}>
              <input
                type="radio"
                name={name}
                value={each}
                checked={way === each}
                disabled={isOff}
                onChange={() => onChoose(each)}
              />
              <Icon size={22} aria-hidden />
              <b>{title}</b>
              <small>{isOff ? 'ปิดชั่วคราว' : text}</small>
              {each === 'transfer' && (
                <Chip kind="brand" className={styles.chip}>
                  แนะนำ
                </Chip>
              )}
            </label>
          );
        })}
      </fieldset>
    </>
  );
}

function downText({ qr, card }: OfferedWays): string | undefined {
  if (qr === 'closed' && card === 'closed') return 'ระบบบัตรและพร้อมเพย์ปิดปรับปรุงชั่วคราว';
  if (qr === 'closed') return 'พร้อมเพย์ QR ปิดปรับปรุงชั่วคราว';
  return card === 'closed' ? 'ระบบบัตรปิดปรับปรุงชั่วคราว' : undefined;
}
