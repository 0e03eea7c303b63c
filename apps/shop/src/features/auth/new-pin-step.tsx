import { PIN_LENGTH } from '@wethi/contract';
import { type FormEvent, useState } from 'react';
import { errorText } from '@wethi/http';
import { Alert } from '../../ui/feedback/alert';
import { Button } from '../../ui/actions/button';
import { PinField } from '../../ui/fields/pin-field';
import styles from './auth.module.css';
import { Lead } from './auth-frame';

interface NewPinStepProps {
  title: string;
  note?: string;
  submit: string;
  onPin: (pin: string) => Promise<void>;
}

/** A PIN of four digits, with the specification's hint (product.md §5). */
export function NewPinStep({ title, note, submit, onPin }: NewPinStepProps) {
  const [pin, setPin] = useState('');
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState('');
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (pin.length < PIN_LENGTH || busy) return;
    setBusy(true);
    setError('');
    await onPin(pin).catch((failure: unknown) => setError(errorText(failure)));
    setBusy(false);
  };
  return (
    <form onSubmit={(event) => void save(event)} className={styles.form}>
      <Lead title={title}>{note}</Lead>
      <PinField label={title} kind="new-pin" value={pin} onChange={setPin} busy={busy} />
      <p className="hint center">ตั้งให้จำง่าย เช่น ปีเกิด วันและเดือนเกิด หรือเลขท้ายเบอร์โทรศัพท์</p>
      {error && <Alert kind="no">{error}</Alert>}
      <Button type="submit" kind="primary" size="large" block disabled={pin.length < PIN_LENGTH} loading={busy}>
        {submit}
      </Button>
    </form>
  );
}
