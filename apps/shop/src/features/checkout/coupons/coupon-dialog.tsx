import { useQuery } from '@tanstack/react-query';
import { baht } from '@wethi/format';
import { Ticket, TicketPercent } from 'lucide-react';
import { useDialogs } from '../../../overlays/dialogs';
import { type PaymentRequest, totalOf } from '../../../overlays/payment-request';
import { MEMBER_KEY, useMember } from '../../../session/member';
import { Button } from '../../../ui/actions/button';
import { Alert } from '../../../ui/feedback/alert';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { QueryView } from '../../../ui/feedback/query-view';
import { SkeletonList } from '../../../ui/feedback/skeleton';
import { Dialog } from '../../../ui/overlay/dialog';
import { knownCoupons } from '../checkout-calls';
import { CouponField } from '../coupon-field';
import { useCoupon } from '../use-coupon';
import styles from './coupon-dialog.module.css';
import { CouponTicket } from './coupon-ticket';

interface CouponDialogProps {
  request: PaymentRequest;
  /** The coupon that the page's link brought. */
  linked?: string;
}

/** The dialog 'เลือกคูปอง': what the member may choose from, what saves most first, and a field for another code. */
export default function CouponDialog({ request, linked }: CouponDialogProps) {
  const { close } = useDialogs();
  const isMember = useMember().state === 'member';
  const coupon = useCoupon(request, isMember);
  const { product, product_price_id, tickets, gift_id } = request;
  const known = useQuery({
    queryKey: [...MEMBER_KEY, 'coupons', product.id, product_price_id, tickets, gift_id],
    queryFn: () => knownCoupons(request),
    enabled: isMember,
  });
  const { applied, state } = coupon;
  const code = applied?.coupon_code;
  const isUnlisted = known.data?.every(({ coupon_code }) => coupon_code !== code) ?? true;
  return (
    <Dialog title="เลือกคูปอง" width="auth" onClose={close}>
      <div className={styles.body}>
        {applied && linked?.toUpperCase() === code?.toUpperCase() && (
          <p className={styles.linked} role="status">
            <TicketPercent size={20} aria-hidden />
            <span>
              ใส่คูปอง <b className="num">{code}</b> จากลิงก์ที่กดมาให้แล้ว ลด {baht(applied.orders_discount)}
            </span>
          </p>
        )}
        <QueryView
          query={known}
          skeleton={<SkeletonList rows={3} height={96} />}
          failure="โหลดคูปองไม่ได้"
          inline
          empty={<EmptyState icon={Ticket} title="ยังไม่มีคูปอง" text="ติดตามวงที่ชอบ เมื่อวงแจกคูปองจะอยู่ที่นี่" />}
        >
          {(coupons) => (
            <ul className={styles.list}>
              {coupons.map((one, place) => (
                <CouponTicket
                  key={one.coupon_code}
                  coupon={one}
                  showTitle={product.product_title}
                  isUsed={one.coupon_code === code}
                  savesMost={place === 0 && coupons.length > 1}
                  busy={state.name === 'checking' && coupon.asked === one.coupon_code}
                  onUse={() => coupon.apply(one.coupon_code)}
                  onRemove={coupon.remove}
                />
              ))}
            </ul>
          )}
        </QueryView>
        <div className={styles.other}>
          <CouponField
            key={applied && !isUnlisted ? code : 'other'}
            {...coupon}
            label={known.data?.length ? 'มีรหัสอื่น' : 'มีรหัสคูปอง'}
            // One of the list is taken out there.
            {...(applied && !isUnlisted && { asked: '', state: { name: 'empty' } })}
          />
          {(known.data?.length ?? 0) > 0 && <p className="small muted">ใช้ได้ครั้งละ 1 คูปอง เลือกใบที่ลดได้มากที่สุดได้เลย</p>}
        </div>
        <Button kind="primary" block onClick={coupon.back}>
          กลับไปชำระเงิน {baht(applied?.orders_net ?? totalOf(request))}
        </Button>
        {state.name === 'refused' && known.data?.some(({ coupon_code }) => coupon_code === coupon.asked) && (
          <Alert kind="no">{state.error}</Alert>
        )}
      </div>
    </Dialog>
  );
}
