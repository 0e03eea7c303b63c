import type { Charge, QrOrder } from '../card/charges';
import { baht } from '../slip/slip-picture';
import { CardFrame, Empty } from './card-frame';

const STATES: Record<Charge['state'], [string, string]> = {
  Authorized: ['ok', 'จ่ายแล้ว'],
  'Pre-Authorized': ['wait', 'รอยืนยัน 3-D Secure'],
  Declined: ['no', 'ถูกปฏิเสธ'],
  Voided: ['no', 'คืนเงินแล้ว'],
};

export function CardPanel({ charges, orders }: { charges: Charge[]; orders: QrOrder[] }) {
  const waiting = orders.filter((order) => !order.charge_id);
  if (charges.length === 0 && waiting.length === 0) {
    return (
      <Empty
        text="ยังไม่มีรายการบัตร"
        hint="เศษสตางค์ของยอดกำหนดผล: .00 สำเร็จ .05 และ .51 ถูกปฏิเสธ .91 ธนาคารขัดข้อง .77 ต้องยืนยัน 3-D Secure"
      />
    );
  }
  return (
    <>
      {waiting.map((order) => (
        <WaitingOrder key={order.order_id} order={order} />
      ))}
      {charges.map((charge) => (
        <ChargeCard key={charge.charge_id} charge={charge} />
      ))}
    </>
  );
}

function WaitingOrder({ order }: { order: QrOrder }) {
  const chip = <span className="chip wait">QR รอจ่าย</span>;
  return (
    <CardFrame title={`฿${baht(order.amount_satang)}`} at={order.created} aside={chip}>
      <p>{order.reference_order}</p>
      <div className="actions">
        <button type="button" className="button small" data-pay={order.order_id}>
          จ่าย QR นี้
        </button>
      </div>
    </CardFrame>
  );
}

function ChargeCard({ charge }: { charge: Charge }) {
  const [tone, label] = STATES[charge.state];
  const chip = <span className={`chip ${tone}`}>{label}</span>;
  return (
    <CardFrame title={`฿${baht(charge.amount_satang)}`} at={charge.created} aside={chip}>
      <p>
        {charge.reference_order} {charge.description}
      </p>
      <p className="muted number reference">{charge.charge_id}</p>
      {charge.failure_message ? <p className="muted">{`${charge.failure_code} ${charge.failure_message}`}</p> : null}
      {charge.notifications.map((notification) => (
        <p key={notification.at} className="muted">
          แจ้งผลร้านค้าแล้ว ตอบกลับ {notification.status}
        </p>
      ))}
      {charge.state === 'Pre-Authorized' ? (
        <div className="actions">
          <a className="button small" href={`/card/3ds/${charge.charge_id}`}>
            เปิดหน้า 3-D Secure
          </a>
        </div>
      ) : null}
      {charge.state === 'Authorized' ? (
        <div className="actions">
          <button type="button" className="button small" data-void={charge.charge_id}>
            คืนเงินให้ผู้ซื้อ
          </button>
        </div>
      ) : null}
    </CardFrame>
  );
}
