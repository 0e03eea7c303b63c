import { awaitsPayment, ranOut } from '@wethi/contract';
import { bangkokTime, phone, shortPlainDate } from '@wethi/format';
import type { OrderByCode } from '../../api-types';
import { useMember } from '../../session/member';
import { Alert } from '../../ui/feedback/alert';
import { useIsPast } from '../../ui/time/use-is-past';
import styles from './order-result.module.css';
import { toPayText, waitingText } from './tickets/purchase-state';

/** What became of the order, and what its buyer should know. */
export function OrderNews({ order }: { order: OrderByCode }) {
  switch (order.orders_status) {
    case 'wait':
      return awaitsPayment(order) ? <Unpaid order={order} /> : <Waiting order={order} />;
    case 'approve':
      return <Alert kind="ok">ยืนยันการชำระเงิน สำเร็จ รับชมได้ที่ งานแสดงที่ซื้อ</Alert>;
    case 'refund':
      return (
        <Alert kind="info">
          คืนเงินของคำสั่งซื้อนี้แล้ว
          <Note text={order.orders_note} />
        </Alert>
      );
    default:
      if (ranOut(order)) return <RanOut order={order} />;
      return order.new_slip_until ? <Refused order={order} until={order.new_slip_until} /> : <Cancelled />;
  }
}

/** The phone stands here only for its owner: the number of an order opens the page for whoever has it. */
function Waiting({ order }: { order: OrderByCode }) {
  const { member } = useMember();
  const to = member ? phone(member.user_tel) : 'เบอร์ที่ใช้สั่งซื้อ';
  return (
    <Alert kind="wait">
      {waitingText(order)} เราจะส่ง SMS ไปที่ <span className="num nowrap">{to}</span> เมื่อยืนยันแล้วจะดูได้ทันที ปิดหน้านี้ได้
    </Alert>
  );
}

function Unpaid({ order }: { order: OrderByCode }) {
  return <Alert kind="wait">{toPayText(order)} จ่ายแล้วหน้านี้เปลี่ยนให้เอง และเราจะส่ง SMS บอก</Alert>;
}

/** Whoever paid nevertheless sends the slip. */
function RanOut({ order }: { order: OrderByCode }) {
  return <Alert kind="info">{order.orders_note} ที่นั่งและคูปองคืนเข้าระบบแล้ว ถ้าโอนไปแล้ว ส่งสลิปมาได้เลย</Alert>;
}

function Refused({ order, until }: { order: OrderByCode; until: string }) {
  const isTooLate = useIsPast(until);
  return (
    <>
      <Alert kind="no">
        <b>เหตุผลจากแอดมิน</b>
        <Note text={order.orders_note} />
      </Alert>
      <p className="t2">
        {isTooLate
          ? 'หมดเวลาส่งสลิปใหม่ในคำสั่งซื้อนี้แล้ว สั่งซื้อใหม่ได้ที่หน้างานแสดง'
          : `ส่งสลิปใหม่ในคำสั่งซื้อเดิมได้ถึง ${shortPlainDate(bangkokTime(until).date)} ไม่ต้องสั่งซื้อใหม่`}
      </p>
    </>
  );
}

function Cancelled() {
  return <Alert kind="no">คำสั่งซื้อนี้ถูกยกเลิกแล้ว สั่งซื้อใหม่ได้ที่หน้างานแสดง</Alert>;
}

function Note({ text }: { text: string | null }) {
  return text && <span className={styles.note}>{text}</span>;
}
