import { PHONE_LENGTH } from '@wethi/contract';
import { phone } from '@wethi/format';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { errorText } from '@wethi/http';
import { Button } from '../../ui/actions/button';
import { PhoneField } from '../../ui/fields/phone-field';
import styles from './auth.module.css';
import { phoneExists } from './auth-calls';

const REQUIRED = 'กรุณากรอกข้อมูล';

interface PhoneStepProps {
  tel: string;
  onTel: (tel: string) => void;
  /** What the phone must be, and what to say when it is not. */
  mustExist: boolean;
  refusal: string;
  submit: string;
  /** What to do with a phone that was refused, instead of typing it again. */
  otherWay: { label: string; go: (tel: string) => void };
  /** Goes on as soon as the phone is found right, without a press. */
  automatic?: boolean;
  /** May refuse too, for example because a code was sent a moment ago. */
  onNext: (tel: string) => void | Promise<void>;
  children?: ReactNode;
}

/** The tenth digit asks the server. A phone that is refused empties the field (product.md §5). */
function usePhoneCheck({ tel, onTel, mustExist, refusal, automatic, onNext }: PhoneStepProps) {
  const [checked, setChecked] = useState('');
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState('');
  const [refused, setRefused] = useState('');
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), [error]);

  const check = async (digits: string): Promise<boolean> => {
    if (checked === digits) return true;
    if ((await phoneExists(digits)) === mustExist) {
      setChecked(digits);
      return true;
    }
    onTel('');
    setRefused(digits);
    setError(refusal);
    return false;
  };
  const run = async (digits: string, goOn: boolean) => {
    setBusy(true);
    setError('');
    try {
      if ((await check(digits)) && goOn) await onNext(digits);
    } catch (failure) {
      setError(errorText(failure));
    } finally {
      setBusy(false);
    }
  };
  const change = (digits: string) => {
    setError(digits ? '' : REQUIRED);
    setRefused('');
    onTel(digits);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (tel.length === PHONE_LENGTH && !busy) void run(tel, true);
  };
  const complete = (digits: string) => void run(digits, Boolean(automatic));
  return { input, busy, error, refused, change, submit, complete };
}

export function PhoneStep(props: PhoneStepProps) {
  const { input, busy, error, refused, change, submit, complete } = usePhoneCheck(props);
  const ready = props.tel.length === PHONE_LENGTH;
  return (
    <form onSubmit={submit} noValidate className={styles.form}>
      <PhoneField
        value={props.tel}
        onChange={change}
        onComplete={complete}
        error={error}
        disabled={busy}
        inputRef={input}
      />
      {refused ? (
        <OtherWay tel={refused} {...props.otherWay} />
      ) : (
        <Button type="submit" kind="primary" size="large" block disabled={!ready} loading={busy}>
          {props.submit}
        </Button>
      )}
      {props.children}
    </form>
  );
}

function OtherWay({ tel, label, go }: PhoneStepProps['otherWay'] & { tel: string }) {
  return (
    <div className="stack">
      <Button kind="primary" size="large" block onClick={() => go(tel)}>
        {label}
      </Button>
      <p className="hint center num">{phone(tel)}</p>
    </div>
  );
}
