import { useState } from 'react';
import { type ApiError, errorText } from '@wethi/http';
import type { TriedCoupon } from '../../api-types';
import type { PaymentRequest } from '../../overlays/payment-request';
import { isExpired } from '../../session/token-expiry';
import { tryCoupon } from './checkout-calls';
import { useSignInAgain } from './use-sign-in-again';

/** Where a coupon stands (look: CouponField). */
type CouponState =
  | { name: 'empty' }
  | { name: 'checking' }
  | { name: 'refused'; error: string }
  | { name: 'applied'; coupon: TriedCoupon };

/** The coupon of a payment. What was typed stays when it is refused; the discount does not. */
export function useCoupon(request: PaymentRequest) {
  const [code, setCode] = useState(request.coupon_code ?? '');
  const [state, setState] = useState<CouponState>({ name: 'empty' });
  const signInAgain = useSignInAgain();
  const apply = async () => {
    const typed = code.trim();
    if (!typed || state.name === 'checking') return;
    setState({ name: 'checking' });
    try {
      setState({ name: 'applied', coupon: await tryCoupon(request, typed) });
    } catch (failure) {
      if (isExpired(failure)) signInAgain({ ...request, coupon_code: typed });
      else setState({ name: 'refused', error: errorText(failure) });
    }
  };
  return {
    code,
    state,
    applied: state.name === 'applied' ? state.coupon : undefined,
    type: (text: string) => {
      setCode(text);
      setState({ name: 'empty' });
    },
    apply: () => void apply(),
    remove: () => {
      setCode('');
      setState({ name: 'empty' });
    },
    /** The coupon was refused while paying with it. */
    refuse: (error: string) => setState({ name: 'refused', error }),
  };
}

/** Was something refused because of its coupon? */
export function isAboutCoupon({ code }: ApiError): boolean {
  return code.startsWith('COUPON_');
}
