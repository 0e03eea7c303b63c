import { baht, phone } from '@wethi/format';
import { Check, UserCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { Member } from '../../../api-types';
import type { PaymentRequest } from '../../../overlays/payment-request';
import { Alert } from '../../../ui/feedback/alert';
import { Button } from '../../../ui/actions/button';
import { LineButton } from '../../../session/contact/line-button';
import styles from '../payment-dialog.module.css';
import type { RefusedSlip as Refused } from './slip-advice';

interface RefusedSlipProps {
  refused: Refused;
  request: PaymentRequest;
  member: Member | null | undefined;
  asking: boolean;
  onAsk: (filename: string) => void;
}

/** Why a slip was refused and what to do now, brought into sight: money may have left already (BUY-05). */
export function RefusedSlip({ refused, request, member, asking, onAsk }: RefusedSlipProps) {
  const here = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Its answer, which newer browsers give, is no clean-up of the effect.
    void here.current?.scrollIntoView({ block: 'center' });
  }, [refused]);
  const { text, advice, filename, lacking, contact } = refused;
  return (
    <div ref={here} className={styles.alert}>
      <Alert kind="no">
        {text}
        {advice && <span className={styles.advice}>{advice}</span>}
      </Alert>
      {contact && (
        <div className={styles.ways}>
          {filename && (
            <Button size="small" loading={asking} onClick={() => onAsk(filename)}>
              {!asking &&
                (lacking === undefined ? <UserCheck size={18} aria-hidden /> : <Check size={18} aria-hidden />)}
              {wordsOf(lacking)}
            </Button>
          )}
          <LineButton size="small" message={question(text, request, member)} />
        </div>
      )}
    </div>
  );
}

function wordsOf(lacking: number | undefined): string {
  if (lacking === undefined) return 'ให้แอดมินตรวจ';
  return lacking > 0 ? `ใช้สลิปนี้ แล้วจ่ายเพิ่ม ${baht(lacking)}` : `ใช้สลิปนี้ รับเงินคืน ${baht(-lacking)}`;
}

/** What personnel has to know, so that the buyer need not type it. */
function question(text: string, { product, order }: PaymentRequest, member: Member | null | undefined): string {
  const facts = [product.product_title, order?.order_no, member && phone(member.user_tel)].filter(Boolean).join(' · ');
  return `สอบถามเรื่องสลิป (${facts}): ${text}`;
}
