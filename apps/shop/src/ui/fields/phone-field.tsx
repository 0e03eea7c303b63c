import { PHONE_LENGTH } from '@wethi/contract';
import { digits as digitsOf, phone } from '@wethi/format';
import { type RefObject, useId, useLayoutEffect, useRef } from 'react';
import { FieldError } from '../feedback/alert';
import styles from './field.module.css';

interface PhoneFieldProps {
  /** Digits only. */
  value: string;
  onChange: (digits: string) => void;
  /** Called once when the tenth digit is there (product.md §5). */
  onComplete: (digits: string) => void;
  error?: string;
  disabled?: boolean;
  inputRef?: RefObject<HTMLInputElement | null>;
}

/** Caret position in the grouped text that has this many digits before it. */
function caretAfter(text: string, digitCount: number): number {
  let seen = 0;
  let position = 0;
  while (position < text.length && seen < digitCount) if (/\d/.test(text[position++] ?? '')) seen += 1;
  return position;
}

/** Grouping moves characters about: the caret stays behind the digit it was behind. */
function useCaret(input: RefObject<HTMLInputElement | null>, text: string) {
  const digitsBefore = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (digitsBefore.current === null || document.activeElement !== input.current) return;
    const position = caretAfter(text, digitsBefore.current);
    input.current?.setSelectionRange(position, position);
    digitsBefore.current = null;
  });
  return (element: HTMLInputElement) => {
    digitsBefore.current = digitsOf(element.value.slice(0, element.selectionStart ?? element.value.length)).length;
  };
}

/** Ten digits, shown as 081-234-5678 while they are typed or pasted. */
export function PhoneField({ value, onChange, onComplete, error, disabled, inputRef }: PhoneFieldProps) {
  const id = useId();
  const own = useRef<HTMLInputElement>(null);
  const input = inputRef ?? own;
  const keepCaret = useCaret(input, phone(value));
  const change = (element: HTMLInputElement) => {
    keepCaret(element);
    const typed = digitsOf(element.value).slice(0, PHONE_LENGTH);
    onChange(typed);
    if (typed.length === PHONE_LENGTH && typed !== value) onComplete(typed);
  };
  return (
    <div className={styles.field}>
      <label htmlFor={id}>เบอร์โทรศัพท์</label>
      <input
        id={id}
        ref={input}
        className={`${styles.input} ${styles.phone} num`}
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        placeholder="0xx-xxx-xxxx"
        value={phone(value)}
        readOnly={disabled}
        aria-invalid={Boolean(error)}
        aria-describedby={`${id}-note`}
        onChange={(event) => change(event.target)}
      />
      {error ? (
        <FieldError id={`${id}-note`}>{error}</FieldError>
      ) : (
        <p id={`${id}-note`} className="hint">
          กรอก 10 หลัก ระบบจะตรวจสอบให้อัตโนมัติ
        </p>
      )}
    </div>
  );
}
