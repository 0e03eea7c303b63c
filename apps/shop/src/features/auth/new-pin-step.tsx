import { PIN_LENGTH } from '@wethi/contract';
import { type FormEvent, useState } from 'react';
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
}

/** A PIN of four digits. */
export function NewPinStep({ title, note, submit, onPin }: NewPinStepProps) {
  const [pin, setPin] = useState('');
  const { save, busy, text } = useSave(onPin);
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
      <Button type="submit" kind="primary" size="large" block disabled={pin.length < PIN_LENGTH} loading={busy}>
        {submit}
      </Button>
    </form>
  );
}
