import { duration, phone } from '@wethi/format';
import { ChevronLeft } from 'lucide-react';
import { useState } from 'react';
import { ApiError } from '@wethi/http';
import { FieldError } from '../../ui/feedback/alert';
import { Button } from '../../ui/actions/button';
import { PinField } from '../../ui/fields/pin-field';
import { useCountdown } from '../../ui/time/use-countdown';
import { useSave } from '../../ui/use-save';
import { type CodePurpose, sendCode, type SentCode, useCode } from '../../session/codes';
import styles from './auth.module.css';
import { Lead, TextButton } from './auth-frame';

interface CodeStepProps {
  tel: string;
  purpose: CodePurpose;
  sent: SentCode;
  onTicket: (ticket: string) => void | Promise<void>;
  onChangePhone: () => void;
}

/** Four digits that came by SMS; the fourth one sends them. */
export function CodeStep(props: CodeStepProps) {
  const { tel, purpose, onTicket } = props;
  const [sent, setSent] = useState(props.sent);
  const { field, error } = useCode(tel, purpose, onTicket);
  return (
    <>
      <Lead title="กรอกรหัสยืนยัน 4 หลัก">
        ส่งทาง SMS ไปที่ <span className="nowrap num">{phone(tel)}</span>{' '}
        {sent.reference && <span className="nowrap">(Ref: {sent.reference})</span>}
      </Lead>
      <PinField label="รหัสยืนยัน 4 หลัก" kind="code" {...field} />
      {error && <FieldError centered>{error}</FieldError>}
      <Resend tel={tel} purpose={purpose} resendIn={sent.resendIn} onSent={setSent} />
      <Button kind="ghost" size="small" className={styles.back} onClick={props.onChangePhone}>
        <ChevronLeft size={18} aria-hidden />
        เปลี่ยนเบอร์โทรศัพท์
      </Button>
    </>
  );
}

interface ResendProps extends Pick<CodeStepProps, 'tel' | 'purpose'> {
  resendIn: number;
  onSent: (sent: SentCode) => void;
}

function Resend({ tel, purpose, resendIn, onSent }: ResendProps) {
  const [left, restart] = useCountdown(resendIn);
  const { save, busy, text } = useSave(() => sendCode(tel, purpose), {
    then: (sent) => {
      restart(sent.resendIn);
      onSent(sent);
    },
    refused: (failure) => {
      if (failure instanceof ApiError && failure.retryAfterSeconds) restart(failure.retryAfterSeconds);
    },
  });
  return (
    <>
      {text && <FieldError centered>{text}</FieldError>}
      <p className="small muted center">
        ไม่ได้รับรหัส?{' '}
        {left > 0 || busy ? (
          <span className="num">ขอรหัสใหม่ได้ใน {duration(left)}</span>
        ) : (
          <TextButton onClick={() => save()}>ขอรหัสใหม่</TextButton>
        )}
      </p>
    </>
  );
}
