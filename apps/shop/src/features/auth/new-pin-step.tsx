import { PIN_LENGTH } from '@wethi/contract';
import { ApiError } from '@wethi/http';
import { type FormEvent, type ReactNode, useState } from 'react';
import { Alert } from '../../ui/feedback/alert';
import { Button } from '../../ui/actions/button';
import { PinField } from '../../ui/fields/pin-field';
import { PinHint } from '../../ui/fields/pin-hint';
import { useSave } from '../../ui/use-save';
import styles from './auth.module.css';
import { Lead } from './auth-frame';

interface NewPinStepProps {
  title: string;
  note?: string;
  submit: string;
  onPin: (pin: string) => Promise<void>;
  /** Proves the phone anew. */
  onAgain: () => void;
  /** Where the account can be entered by the phone. */
  onSignIn?: () => void;
  /** What it agrees to. */
  children?: ReactNode;
}

/** A PIN of four digits. */
export function NewPinStep({ title, note, submit, onPin, children, ...ways }: NewPinStepProps) {
  const [pin, setPin] = useState('');
  const [isProofGone, setProofGone] = useState(false);
  const { save, busy, text } = useSave(onPin, { refused: (failure) => setProofGone(needsProof(failure)) });
  const submitPin = (event: FormEvent) => {
    event.preventDefault();
    if (pin.length === PIN_LENGTH && !busy) save(pin);
  };
  return (
    <form onSubmit={submitPin} className={styles.form}>
      <Lead title={title}>{note}</Lead>
      <PinField label={title} kind="new-pin" value={pin} onChange={setPin} busy={busy} />
      <PinHint pin={pin} />
      {text && <Alert kind="no">{text}</Alert>}
      {children}
      {isProofGone ? (
        <WaysOn {...ways} />
      ) : (
        <Button type="submit" kind="primary" size="large" block disabled={pin.length < PIN_LENGTH} loading={busy}>
          {submit}
        </Button>
      )}
    </form>
  );
}

/** Is the proof of the phone too old, or used? An earlier try may have used it, whose answer was lost. */
function needsProof(failure: Error): boolean {
  return failure instanceof ApiError && ['TICKET_INVALID', 'PHONE_TAKEN'].includes(failure.code);
}

function WaysOn({ onAgain, onSignIn }: Pick<NewPinStepProps, 'onAgain' | 'onSignIn'>) {
  return (
    <>
      {onSignIn && (
        <>
          <p className="small muted">ถ้ากดแล้วสัญญาณหลุด PIN อาจตั้งเสร็จแล้ว ลองเข้าระบบด้วย PIN ที่เพิ่งตั้งได้เลย</p>
          <Button kind="primary" size="large" block onClick={onSignIn}>
            เข้าระบบ
          </Button>
        </>
      )}
      <Button kind={onSignIn ? 'line' : 'primary'} block onClick={onAgain}>
        ยืนยันเบอร์โทรศัพท์อีกครั้ง
      </Button>
    </>
  );
}
