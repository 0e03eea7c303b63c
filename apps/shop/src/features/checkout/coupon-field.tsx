import { baht } from '@wethi/format';
import { useForm, useWatch } from 'react-hook-form';
import { Button } from '../../ui/actions/button';
import { TextField } from '../../ui/fields/text-field';
import styles from './payment-dialog.module.css';
import type { useCoupon } from './use-coupon';

/** Takes a coupon's code and says what became of it; a coupon in use can be taken out again. */
export function CouponField({
  label = 'รหัสคูปอง',
  asked = '',
  state,
  apply,
  remove,
}: Pick<ReturnType<typeof useCoupon>, 'asked' | 'state' | 'apply' | 'remove'> & { label?: string }) {
  const { register, handleSubmit, control, reset, setFocus } = useForm({ defaultValues: { code: asked } });
  const typed = useWatch({ control, name: 'code' }).trim();
  const isApplied = state.name === 'applied';
  const submit = handleSubmit(() => {
    if (!isApplied && typed) apply(typed);
  });
  const removeAndFocus = () => {
    reset({ code: '' });
    remove();
    setFocus('code');
  };
  return (
    <form className={styles.coupon} onSubmit={(event) => void submit(event)}>
      <TextField
        label={label}
        placeholder="กรอกรหัสคูปอง"
        {...register('code')}
        readOnly={isApplied || state.name === 'checking'}
        maxLength={40}
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="go"
        // What became of another code is no news about this one.
        error={state.name === 'refused' && typed === asked ? state.error : undefined}
        note={isApplied ? `ใช้คูปองแล้ว ลด ${baht(state.coupon.orders_discount)}` : undefined}
        action={
          isApplied ? (
            <Button onClick={removeAndFocus}>นำออก</Button>
          ) : (
            <Button type="submit" loading={state.name === 'checking'} disabled={!typed}>
              ใช้
            </Button>
          )
        }
      />
    </form>
  );
}
