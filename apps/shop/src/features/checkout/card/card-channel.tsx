import { baht } from '@wethi/format';
import { ExternalLink } from 'lucide-react';
import { afterPayment } from '../../../overlays/after-payment';
import type { PaymentRequest } from '../../../overlays/payment-request';
import { Button } from '../../../ui/actions/button';
import { Alert } from '../../../ui/feedback/alert';
import { Steps } from '../../../ui/layout/steps';
import { PayBar } from '../frame/pay-bar';
import type { BegunOrder } from '../use-begun-order';
import dots from '../../../ui/dots.module.css';
import styles from './card-channel.module.css';
import { CardReturn } from './card-return';
import { useCardStart, useCardTry } from './use-card-order';

interface CardChannelProps {
  request: PaymentRequest;
  memberId: number;
  begun: BegunOrder;
  /** Baht. */
  net: number;
  /** A coupon may lower it in a moment: an order made now would go without. */
  isPricing: boolean;
  onPaid: () => void;
  onRefused: (failure: unknown) => void;
  onTransfer: () => void;
}

const BRANDS = ['VISA', 'Mastercard', 'JCB', 'UnionPay'];

/** Paying by card: what will happen, and the way to the gateway, where the card is typed (screens-shop.md 31). */
export default function CardChannel({
  request,
  memberId,
  begun,
  net,
  isPricing,
  onPaid,
  onRefused,
  onTransfer,
}: CardChannelProps) {
  const start = useCardStart({ request, memberId, begun, onPaid, onRefused });
  const { data: last } = useCardTry(request.unpaid?.id);
  if (request.back && request.unpaid) return <CardReturn order={request.unpaid} onPaid={onPaid} />;
  const failed = last?.charge_status === 'failed';
  // Begun, and nobody knows how it went.
  const isOpen = last?.charge_status === 'wait' && last.charge_page === null;
  return (
    <>
      {isOpen && (
        <div className={styles.open}>
          <Alert kind="wait">ธนาคารยังไม่บอกผลของครั้งก่อน ถ้าเห็นว่าตัดเงินแล้ว ไม่ต้องจ่ายซ้ำ ถ้าตัดเงินสองครั้ง เราคืนให้หนึ่งครั้ง</Alert>
        </div>
      )}
      <div className={styles.panel}>
        {failed ? (
          <Tips isCard={last.charge_failure !== 'gateway'} />
        ) : (
          <CardSteps then={afterPayment(request.product, request.gift_id !== undefined)} />
        )}
      </div>
      <PayBar net={net}>
        <Button
          kind="primary"
          size="large"
          block
          disabled={isPricing}
          loading={start.busy}
          onClick={() => start.save()}
        >
          {!start.busy && !failed && <ExternalLink size={22} aria-hidden />}
          {failed || isOpen ? 'ลองอีกครั้ง' : 'ไปหน้าชำระด้วยบัตร'}
        </Button>
      </PayBar>
      {failed ? (
        <div className={styles.other}>
          <Button kind="ghost" onClick={onTransfer}>
            เปลี่ยนเป็นโอนแล้วแนบสลิป
          </Button>
        </div>
      ) : (
        <p className={`hint ${styles.hint}`}>ตัดเงินครั้งเดียว {baht(net)} ไม่มีการผูกบัตรหรือเก็บเงินรายเดือน</p>
      )}
    </>
  );
}

function CardSteps({ then }: { then: string }) {
  return (
    <>
      <Steps joined>
        <li>
          <b>ไปหน้าชำระเงินของธนาคาร</b>
          <p className="small muted">กรอกเลขบัตรที่นั่น เวทีไม่เห็นและไม่เก็บเลขบัตร</p>
        </li>
        <li>
          <b>ยืนยันว่าเป็นเจ้าของบัตร (3-D Secure)</b>
          <p className="small muted">ธนาคารส่งรหัสทาง SMS หรือให้กดยืนยันในแอป</p>
        </li>
        <li>
          <b>กลับมาที่เวทีเอง</b>
          <p className="small muted">{then}</p>
        </li>
      </Steps>
      <ul className={styles.brands} aria-label="บัตรที่รับ">
        {BRANDS.map((brand) => (
          <li key={brand}>{brand}</li>
        ))}
      </ul>
    </>
  );
}

/** @param props.isCard false where no card would do at the moment */
function Tips({ isCard }: { isCard: boolean }) {
  return (
    <>
      <h3 className={styles.tips}>ลองทำแบบนี้</h3>
      <ul className={dots.dots}>
        {isCard && <li>เปิดใช้จ่ายออนไลน์ในแอปธนาคาร แล้วลองอีกครั้ง</li>}
        {isCard ? <li>ใช้บัตรใบอื่น</li> : <li>รอสักครู่ แล้วลองอีกครั้ง</li>}
        <li>โอนแล้วแนบสลิป หรือสแกนพร้อมเพย์แทน ใช้เวลาไม่ถึงนาที</li>
      </ul>
    </>
  );
}
