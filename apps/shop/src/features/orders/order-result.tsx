import { useQuery } from '@tanstack/react-query';
import { awaitsPayment, ORDERS_STATUS, ranOut, type OrdersStatus } from '@wethi/contract';
import { bangkokTime, clockTime, shortDate } from '@wethi/format';
import { CircleAlert } from 'lucide-react';
import type { OrderByCode } from '../../api-types';
import { ButtonLink } from '../../ui/actions/button';
import { Card } from '../../ui/layout/card';
import { Chip } from '../../ui/actions/chip';
import { EmptyState } from '../../ui/feedback/empty-state';
import { QueryView } from '../../ui/feedback/query-view';
import { LineButton } from '../../ui/actions/line-button';
import { Picture } from '../../ui/media/picture';
import { SkeletonList } from '../../ui/feedback/skeleton';
import { Summary } from '../../ui/layout/summary';
import { paths } from '../../config/paths';
import { OrderActions } from './order-actions';
import { OrderNews } from './order-news';
import { orderQuery } from './order-query';
import styles from './order-result.module.css';

const CHIPS = { wait: 'wait', approve: 'ok', not: 'no', refund: 'info' } as const;

export function OrderResult({ code }: { code: string }) {
  return (
    <QueryView
      query={useQuery(orderQuery(code))}
      skeleton={<SkeletonList rows={1} height={360} />}
      failure="เปิดคำสั่งซื้อไม่ได้"
      empty={<NoOrder />}
    >
      {(order) => <Order order={order} />}
    </QueryView>
  );
}

function Order({ order }: { order: OrderByCode }) {
  return (
    <Card className={styles.order}>
      <Head order={order} />
      <OrderNews order={order} />
      {order.ordersDetail.map((line) => (
        <Line key={line.product_url} line={line} />
      ))}
      <Summary
        lines={[
          { label: 'ยอดรวม', amount: order.orders_total },
          { label: 'ส่วนลด', amount: -order.orders_discount },
        ]}
        net={order.orders_net}
      />
      <OrderActions order={order} />
    </Card>
  );
}

function NoOrder() {
  return (
    <EmptyState icon={CircleAlert} title="ไม่พบคำสั่งซื้อนี้" text="กรุณาตรวจสอบเลขคำสั่งซื้อในลิงก์หรือ SMS อีกครั้ง">
      <ButtonLink size="small" to={paths.purchases}>
        งานแสดงที่ซื้อ
      </ButtonLink>
      <LineButton size="small" message="สอบถามคำสั่งซื้อที่เปิดจากลิงก์ไม่ได้" />
    </EmptyState>
  );
}

function Head({ order }: { order: OrderByCode }) {
  const { date, time } = bangkokTime(order.create_at);
  const status = order.orders_status as OrdersStatus;
  return (
    <div className={styles.head}>
      <div>
        <b className="num">{order.order_no}</b>
        <p className="small muted">
          {shortDate(date)} · {clockTime(time)}
        </p>
      </div>
      {awaitsPayment(order) ? (
        <Chip kind="wait">รอชำระเงิน</Chip>
      ) : ranOut(order) ? (
        <Chip>หมดเวลาชำระ</Chip>
      ) : (
        <Chip kind={CHIPS[status]}>{ORDERS_STATUS[status]}</Chip>
      )}
    </div>
  );
}

function Line({ line }: { line: OrderByCode['ordersDetail'][number] }) {
  return (
    <div className={styles.line}>
      <Picture path={line.product_img} width={96} height={66} sizes="96px" className={styles.picture} />
      <div>
        <b>{line.product_title}</b>
        <p className="small muted">{[line.band_name, line.product_price_title].filter(Boolean).join(' · ')}</p>
      </div>
    </div>
  );
}
