import { Check, QrCode as QrSign, RotateCw } from 'lucide-react';
import type { OwnCharge } from '../../../api-types';
import { afterPayment } from '../../../overlays/after-payment';
import type { PaymentRequest } from '../../../overlays/payment-request';
import { Button } from '../../../ui/actions/button';
import { QueryView } from '../../../ui/feedback/query-view';
import { Skeleton } from '../../../ui/feedback/skeleton';
import { useHasCome, useRightClock } from '../../../ui/time/use-clock';
import { PayBar } from '../frame/pay-bar';
import { PayPanel } from '../frame/pay-panel';
import type { BegunOrder } from '../use-begun-order';
import styles from './qr-channel.module.css';
import { QrExpired, QrPayable } from './qr-card';
import { QrWaiting } from './qr-waiting';
import { useQrOrder } from './use-qr-order';

interface QrChannelProps {
  request: PaymentRequest;
  memberId: number;
  begun: BegunOrder;
  /** Baht. */
  net: number;
  /** A coupon may lower it in a moment: an order made now would go without. */
  isPricing: boolean;
  onPaid: () => void;
  onRefused: (failure: unknown) => void;
  onSlip: (file: File) => void;
}

/** Paying by PromptPay: the QR, how long it lasts, and waiting for the bank (screens-shop.md 31). */
export default function QrChannel({
  request,
  memberId,
  begun,
  net,
  isPricing,
  onPaid,
  onRefused,
  onSlip,
}: QrChannelProps) {
  const order = useQrOrder({ request, memberId, begun, onPaid, onRefused });
  const { query, hasOrder, make, making, paidAt, sayPaid, notPaid } = order;
  if (paidAt !== undefined)
    return (
      <QrWaiting
        since={paidAt}
        then={afterPayment(request.product, request.gift_id !== undefined)}
        onSlip={onSlip}
        onBack={notPaid}
      />
    );
  const none = (
    <>
      <PayPanel>
        <QrSign size={40} aria-hidden />
        <p>กดสร้าง QR แล้วสแกนด้วยแอปธนาคารใดก็ได้ ยอดและชื่อผู้รับขึ้นให้เอง ไม่ต้องพิมพ์ และไม่ต้องแนบสลิป</p>
      </PayPanel>
      <PayBar net={net}>
        <Button kind="primary" size="large" block disabled={isPricing} loading={making} onClick={make}>
          {!making && <QrSign size={22} aria-hidden />}
          สร้าง QR
        </Button>
      </PayBar>
    </>
  );
  if (!hasOrder) return none;
  return (
    <QueryView
      query={query}
      skeleton={<Skeleton style={{ height: 330 }} />}
      failure="ยังเปิด QR ไม่ได้ ถ้าจ่ายไปแล้ว ไม่ต้องจ่ายซ้ำ"
      empty={none}
      inline
    >
      {(charge) =>
        charge.charge_expire_at ? (
          <Offered charge={charge} net={net} making={making} onMake={make} onPaid={sayPaid} />
        ) : (
          none
        )
      }
    </QueryView>
  );
}

interface OfferedProps {
  charge: OwnCharge;
  net: number;
  making: boolean;
  onMake: () => void;
  onPaid: () => void;
}

function Offered({ charge, net, making, onMake, onPaid }: OfferedProps) {
  const serverNow = Date.parse(charge.now);
  useRightClock(serverNow);
  const isOver = useHasCome(Date.parse(charge.charge_expire_at ?? ''), serverNow);
  if (isOver || !charge.charge_qr) {
    return (
      <>
        <QrExpired charge={charge} onPaid={onPaid} />
        <PayBar net={net}>
          <Button kind="primary" size="large" block loading={making} onClick={onMake}>
            {!making && <RotateCw size={22} aria-hidden />}
            สร้าง QR ใหม่
          </Button>
        </PayBar>
      </>
    );
  }
  return (
    <>
      <QrPayable charge={charge} text={charge.charge_qr} />
      <PayBar net={net}>
        <Button kind="primary" size="large" block onClick={onPaid}>
          <Check size={22} aria-hidden />
          จ่ายแล้ว
        </Button>
      </PayBar>
      <p className={`hint ${styles.hint}`}>สแกนด้วยแอปธนาคารใดก็ได้ ยอดและชื่อผู้รับขึ้นให้เอง ไม่ต้องพิมพ์</p>
    </>
  );
}
