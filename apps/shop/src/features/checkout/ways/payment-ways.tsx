import { Landmark, QrCode } from 'lucide-react';
import { useId } from 'react';
import type { Way } from '../../../overlays/overlay';
import { Alert } from '../../../ui/feedback/alert';
import { Chip } from '../../../ui/actions/chip';
import { classNames } from '../../../ui/class-names';
import styles from './payment-ways.module.css';
import type { OfferedWays } from './use-payment-ways';

const TRANSFER = { way: 'transfer', icon: Landmark, title: 'โอนแล้วแนบสลิป', text: 'ทุกธนาคาร ไม่มีค่าธรรมเนียม' } as const;
const QR = { way: 'qr', icon: QrCode, title: 'พร้อมเพย์ QR', text: 'สแกนจ่าย ไม่ต้องแนบสลิป' } as const;

interface PaymentWaysProps {
  way: Way;
  offered: OfferedWays;
  onChoose: (way: Way) => void;
}

/** How to pay; a transfer with a slip is always possible (screens-shop.md 31). */
export function PaymentWays({ way, offered, onChoose }: PaymentWaysProps) {
  const name = useId();
  if (offered.qr === 'none') return <h3>ช่องทางการชำระเงิน</h3>;
  const isDown = offered.qr === 'closed';
  return (
    <>
      {isDown && (
        <div className={styles.down}>
          <Alert kind="wait">พร้อมเพย์ QR ปิดปรับปรุงชั่วคราว โอนแล้วแนบสลิปได้ตามปกติ</Alert>
        </div>
      )}
      <fieldset className={styles.ways}>
        <legend>ช่องทางการชำระเงิน</legend>
        {[TRANSFER, QR].map(({ way: each, icon: Icon, title, text }) => {
          const isOff = each === 'qr' && isDown;
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
