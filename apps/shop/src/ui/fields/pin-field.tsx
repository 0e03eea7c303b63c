import { PIN_LENGTH } from '@wethi/contract';
import { OTPInput, REGEXP_ONLY_DIGITS, type SlotProps } from 'input-otp';
import { Eye, EyeOff } from 'lucide-react';
import { type RefObject, useState } from 'react';
import { Button } from '../actions/button';
import { classNames } from '../class-names';
import styles from './pin-field.module.css';

interface PinFieldProps {
  label: string;
  /** A code that came by SMS is shown as typed; a PIN is hidden. */
  kind: 'code' | 'current-pin' | 'new-pin';
  value: string;
  onChange: (value: string) => void;
  /** Called when the fourth digit is there (product.md §5). */
  onComplete?: (value: string) => void;
  refused?: boolean;
  busy?: boolean;
  inputRef?: RefObject<HTMLInputElement | null>;
}

const AUTOCOMPLETE = { code: 'one-time-code', 'current-pin': 'current-password', 'new-pin': 'new-password' } as const;

/** Four boxes in front of one real input, so that pasting and the phone's own suggestion of the code work. */
export function PinField(props: PinFieldProps) {
  const [shown, setShown] = useState(props.kind === 'code');
  if (props.kind === 'code') return <Boxes {...props} shown />;
  const Icon = shown ? EyeOff : Eye;
  return (
    <div className={styles.pinned}>
      <Boxes {...props} shown={shown} />
      <Button kind="ghost" size="small" aria-pressed={shown} onClick={() => setShown(!shown)}>
        <Icon size={18} aria-hidden />
        {shown ? 'ซ่อน PIN' : 'แสดง PIN'}
      </Button>
    </div>
  );
}

function Boxes({ shown, ...props }: PinFieldProps & { shown: boolean }) {
  const { label, kind, value, onChange, onComplete, refused, busy, inputRef } = props;
  return (
    <OTPInput
      ref={inputRef}
      maxLength={PIN_LENGTH}
      pattern={REGEXP_ONLY_DIGITS}
      inputMode="numeric"
      autoComplete={AUTOCOMPLETE[kind]}
      aria-label={label}
      aria-invalid={refused}
      pushPasswordManagerStrategy="none"
      autoFocus
      value={value}
      // Not disabled: that would take the focus away, which has to be there when a refusal empties the boxes.
      readOnly={busy}
      onChange={onChange}
      onComplete={onComplete}
      containerClassName={classNames(styles.pin, refused && styles.bad, busy && styles.busy)}
      render={({ slots }) => slots.map((slot, index) => <Box key={index} slot={slot} hidden={!shown} />)}
    />
  );
}

function Box({ slot, hidden }: { slot: SlotProps; hidden: boolean }) {
  const filled = slot.char !== null;
  return (
    // The caret is no element: one that goes as the focus leaves makes a dialog think that its focus went with it.
    <span className={classNames(styles.box, slot.isActive && styles.focused, slot.hasFakeCaret && styles.caret)}>
      {filled && (hidden ? <i className={styles.dot} /> : slot.char)}
    </span>
  );
}
