import { useQuery } from '@tanstack/react-query';
import { clockTime, shortDate } from '@wethi/format';
import { Gift, User } from 'lucide-react';
import { useState } from 'react';
import { useDialogs } from '../../../overlays/dialogs';
import { payingOf, type PaymentRequest } from '../../../overlays/payment-request';
import { keepInTab, keptInTab } from '../../../session/kept-in-tab';
import { useMember } from '../../../session/member';
import { Failure } from '../../../ui/feedback/failure';
import { Skeleton } from '../../../ui/feedback/skeleton';
import { GiftCard } from '../../../ui/media/gift-card';
import { Summary } from '../../../ui/layout/summary';
import { Dialog } from '../../../ui/overlay/dialog';
import dialog from '../payment-dialog.module.css';
import { useCoupon } from '../use-coupon';
import { type CardWords, giftDrafts, GiftForm } from './gift-form';
import { giftQuery } from './gift-query';
import styles from './gift.module.css';

/** Buying for somebody else: their phone, and the card as they will see it (screens-shop.md 31, #gift). */
export default function GiftDialog({ request }: { request: PaymentRequest }) {
  const { close, open } = useDialogs();
  const { member } = useMember();
  const { gift_id } = request;
  const known = useQuery({ ...giftQuery(gift_id ?? 0), enabled: gift_id !== undefined });
  const { words: draft } = giftDrafts(request);
  const [words, setWords] = useState(() => keptInTab<CardWords>(draft));
  const coupon = useCoupon(request, !request.unpaid);
  const isReady = gift_id === undefined || known.data;
  const shown = {
    message: known.data?.gift_message ?? '',
    from: known.data ? (known.data.gift_from ?? '') : (member?.user_nickname ?? ''),
    ...words,
  };
  const write = (typed: CardWords) => {
    keepInTab(draft, typed);
    setWords(typed);
  };
  const { product } = request;
  const { stage_date, stage_time_start } = product;
  const when = stage_date && [shortDate(stage_date), stage_time_start && clockTime(stage_time_start)];
  const total = coupon.applied?.orders_total ?? request.price;
  return (
    <Dialog title={request.unpaid?.until === '' ? 'แก้ไขของขวัญ' : 'ชำระเงิน'} width="payment" onClose={close}>
      <div className={dialog.two}>
        <div className={dialog.what}>
          <p className={`small muted ${styles.preview}`}>การ์ดที่ผู้รับจะเห็น</p>
          <GiftCard
            picture={product.product_img}
            title={product.product_title}
            when={(when && when.filter(Boolean).join(' · ')) || undefined}
            {...shown}
          />
          {!request.unpaid && (
            <div className={dialog.sum}>
              <Summary
                lines={[
                  { label: 'ยอดรวม', amount: total },
                  {
                    label: 'ส่วนลด',
                    amount: -(coupon.applied?.orders_discount ?? 0),
                    chip: coupon.applied?.coupon_code,
                  },
                ]}
                net={coupon.applied?.orders_net ?? total}
              />
            </div>
          )}
        </div>
        <div className={dialog.how}>
          {!request.unpaid && (
            <div className={styles.whom} role="group" aria-label="ซื้อให้ใคร">
              <button
                type="button"
                aria-pressed={false}
                onClick={() => open({ name: 'pay', ...payingOf({ ...request, gift_id: undefined }) })}
              >
                <User size={18} aria-hidden />
                ซื้อดูเอง
              </button>
              <button type="button" aria-pressed>
                <Gift size={18} aria-hidden />
                ซื้อเป็นของขวัญ
              </button>
            </div>
          )}
          {known.isError && <Failure inline title="เปิดของขวัญไม่ได้" onRetry={() => void known.refetch()} />}
          {!isReady && !known.isError && <Skeleton style={{ height: 330 }} />}
          {isReady && member && (
            <GiftForm
              key={gift_id}
              request={request}
              gift={known.data ?? undefined}
              net={coupon.applied?.orders_net ?? total}
              words={shown}
              onWords={write}
            />
          )}
        </div>
      </div>
    </Dialog>
  );
}
