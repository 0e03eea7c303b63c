import { baht } from '@wethi/format';
import { type FormEvent, useRef, useState } from 'react';
import { Button } from '../../ui/actions/button';
import { TextField } from '../../ui/fields/text-field';
import styles from './payment-dialog.module.css';
import type { useCoupon } from './use-coupon';

/** Takes a coupon's code and says what became of it; a coupon in use can be taken out again. */
export function CouponField({ asked = '', state, apply, remove }: ReturnType<typeof useCoupon>) {
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState(asked);
  const isApplied = state.name === 'applied';
  // What became of another code is no news about this one.
  const isAsked = typed.trim() === asked;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isApplied && typed.trim()) apply(typed.trim());
  };
  const removeAndFocus = () => {
    setTyped('');
    remove();
    form.current?.querySelector('input')?.focus();
  };
  return (
    <form ref={form} className={styles.coupon} onSubmit={submit}>
      <TextField
        label="รหัสคูปอง"
        placeholder="กรอกรหัสคูปอง"
        value={typed}
        readOnly={isApplied || state.name === 'checking'}
        maxLength={40}
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="go"
        error={state.name === 'refused' && isAsked ? state.error : undefined}
        note={isApplied ? `ใช้คูปองแล้ว ลด ${baht(state.coupon.orders_discount)}` : undefined}
        onChange={({ target }) => setTyped(target.value)}
        action={
          isApplied ? (
            <Button onClick={removeAndFocus}>นำออก</Button>
          ) : (
            <Button type="submit" loading={state.name === 'checking'} disabled={!typed.trim()}>
              ใช้
            </Button>
          )
        }
      />
    </form>
  );
}
