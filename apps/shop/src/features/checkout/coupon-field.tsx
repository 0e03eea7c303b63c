import { baht } from '@wethi/format';
import { useRef } from 'react';
import { Button } from '../../ui/actions/button';
import { TextField } from '../../ui/fields/text-field';
import styles from './payment-dialog.module.css';
import type { useCoupon } from './use-coupon';

/** Takes a coupon's code and says what became of it; a coupon in use can be taken out again. */
export function CouponField({ code, state, type, apply, remove }: ReturnType<typeof useCoupon>) {
  const form = useRef<HTMLFormElement>(null);
  const applied = state.name === 'applied';
  const removeAndFocus = () => {
    remove();
    form.current?.querySelector('input')?.focus();
  };
  return (
    <form
      ref={form}
      className={styles.coupon}
      onSubmit={(event) => {
        event.preventDefault();
        if (!applied) apply();
      }}
    >
      <TextField
        label="รหัสคูปอง"
        placeholder="กรอกรหัสคูปอง"
        value={code}
        readOnly={applied || state.name === 'checking'}
        maxLength={40}
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="go"
        error={state.name === 'refused' ? state.error : undefined}
        note={applied ? `ใช้คูปองแล้ว ลด ${baht(state.coupon.orders_discount)}` : undefined}
        onChange={({ target }) => type(target.value)}
        action={
          applied ? (
            <Button onClick={removeAndFocus}>นำออก</Button>
          ) : (
            <Button type="submit" loading={state.name === 'checking'} disabled={!code.trim()}>
              ใช้
            </Button>
          )
        }
      />
    </form>
  );
}
