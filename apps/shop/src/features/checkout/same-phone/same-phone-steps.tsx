import { Copy, QrCode } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { BookBank } from '../../../api-types';
import { Steps } from '../../../ui/layout/steps';
import { AccountRow } from '../bank/account-row';
import { AmountRow } from '../bank/amount-row';
import { BankApps } from './bank-apps';
import styles from './same-phone.module.css';

interface SamePhoneStepsProps {
  account: BookBank;
  /** As the row wants it. */
  amount: number | undefined;
  /** They took with them what to pay. */
  onCopied: () => void;
  /** Pays by a QR that is kept as a picture; nothing where none is offered. */
  onQr?: () => void;
}

/** Paying with the phone that one buys on, in three steps (BUY-17; screens-shop.md 31, #samephone). */
export function SamePhoneSteps({ account, amount, onCopied, onQr }: SamePhoneStepsProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // What was pressed is gone, and the steps begin above it.
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <h3 ref={heading} tabIndex={-1} className={styles.heading}>
        จ่ายด้วยมือถือเครื่องนี้
      </h3>
      <Steps joined>
        <li>
          <b>{onQr ? 'คัดลอกเลขบัญชี หรือบันทึก QR' : 'คัดลอกเลขบัญชี'}</b>
          {onQr && (
            <div className={styles.choice} role="group" aria-label="วิธีจ่ายด้วยมือถือเครื่องนี้">
              <button type="button" aria-pressed>
                <Copy size={18} aria-hidden />
                คัดลอกเลขบัญชี
              </button>
              <button type="button" aria-pressed={false} onClick={onQr}>
                <QrCode size={18} aria-hidden />
                บันทึก QR
              </button>
            </div>
          )}
          <AmountRow amount={amount} onCopied={onCopied} />
          <AccountRow account={account} onCopied={onCopied} />
        </li>
        <li>
          <b>เปิดแอปธนาคารแล้วโอน</b>
          <p className="small muted">แตะชื่อธนาคาร ถ้าแอปไม่เปิด ให้เปิดจากหน้าจอมือถือเอง</p>
          <BankApps onLeave={onCopied} />
        </li>
        <li>
          <b>กลับมาหน้านี้ แล้วส่งสลิป</b>
          <p className="small muted">หน้านี้รออยู่ ยอดและเลขบัญชีไม่หาย แม้ปิดแล้วเปิดใหม่</p>
        </li>
      </Steps>
    </>
  );
}
