import { PHONE_LENGTH } from '@wethi/contract';
import { phone } from '@wethi/format';
import { type FormEvent, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../../ui/actions/button';
import { PhoneField } from '../../ui/fields/phone-field';
import { useSave } from '../../ui/use-save';
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

interface Check {
  digits: string;
  goOn: boolean;
}

/** The tenth digit asks the server. A phone that is refused empties the field (product.md §5). */
function usePhoneCheck({ tel, onTel, mustExist, refusal, automatic, onNext }: PhoneStepProps) {
  const [checked, setChecked] = useState('');
  const [refused, setRefused] = useState('');
  const [isEmptied, setEmptied] = useState(false);
  const isPressed = useRef(false);
  const check = async ({ digits, goOn }: Check): Promise<boolean> => {
    const isRight = digits === checked || (await phoneExists(digits)) === mustExist;
    if (isRight && goOn) await onNext(digits);
    return isRight;
  };
  const { save, busy, text, reset } = useSave(check, {
    then: (isRight, { digits }) => {
      if (isRight) return setChecked(digits);
      onTel('');
      return setRefused(digits);
    },
  });
  const error = refused ? refusal : isEmptied ? REQUIRED : text;
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), [error]);
  // Pressed while the phone was still being looked up: it counts once the answer is shown, and until then no press is lost.
  useLayoutEffect(() => {
    if (busy || !isPressed.current) return;
    isPressed.current = false;
    if (tel && tel === checked) save({ digits: tel, goOn: true });
  }, [busy, checked, save, tel]);

  const change = (digits: string) => {
    isPressed.current = false;
    setEmptied(!digits);
    setRefused('');
    reset();
    onTel(digits);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (tel.length === PHONE_LENGTH && !busy) save({ digits: tel, goOn: true });
  };
  const complete = (digits: string) => save({ digits, goOn: Boolean(automatic) });
  const press = () => {
    isPressed.current = busy;
  };
  return { input, busy, error, refused, change, submit, complete, press };
}

export function PhoneStep(props: PhoneStepProps) {
  const { input, busy, error, refused, change, submit, complete, press } = usePhoneCheck(props);
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
        <Button type="submit" kind="primary" size="large" block disabled={!ready} loading={busy} onClickCapture={press}>
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
