import { Button, Input, type InputRef } from 'antd';
import { CircleAlert } from 'lucide-react';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import styles from './factor.module.css';

interface SixDigitsProps {
  busy: boolean;
  /** What was wrong with the last ones; they go, for others. */
  error?: string;
  onComplete: (totp: string) => void;
  /** The id of what says it elsewhere; else it stands below the field. */
  saidBy?: string;
  /** A button that checks them again, should the line have failed. */
  submit?: string;
  /** Above that button. */
  children?: ReactNode;
}

/** The six digits that an app shows now; checked at the sixth. */
export function SixDigits({ busy, error, saidBy, onComplete, submit, children }: SixDigitsProps) {
  const id = useId();
  const [value, setValue] = useState('');
  const [failed, setFailed] = useState(error);
  const field = useRef<InputRef>(null);
  if (failed !== error) {
    setFailed(error);
    if (error) setValue('');
  }
  useEffect(() => {
    if (!busy) field.current?.focus();
  }, [busy, error]);
  const change = (text: string) => {
    const digits = text.replace(/\D/g, '').slice(0, 6);
    setValue(digits);
    if (digits.length === 6) onComplete(digits);
  };
  return (
    <div className={styles.digits}>
      <label htmlFor={id}>เลข 6 หลักจากแอป</label>
      <Input
        id={id}
        ref={field}
        value={value}
        onChange={({ target }) => change(target.value)}
        disabled={busy}
        status={error ? 'error' : undefined}
        inputMode="numeric"
        autoComplete="one-time-code"
        aria-describedby={saidBy ? error && saidBy : `${id}-said`}
        aria-invalid={Boolean(error)}
      />
      {!saidBy && (
        <p id={`${id}-said`} className={error ? styles.wrong : 'secondary'} role={error ? 'alert' : undefined}>
          {error && <CircleAlert size={16} aria-hidden />}
          {error ?? 'ครบ 6 หลักแล้วตรวจให้เอง เลขเปลี่ยนทุก 30 วินาที'}
        </p>
      )}
      {children}
      {submit && (
        <Button
          type="primary"
          block
          loading={busy}
          onClick={() => (value.length === 6 ? onComplete(value) : field.current?.focus())}
        >
          {submit}
        </Button>
      )}
    </div>
  );
}
