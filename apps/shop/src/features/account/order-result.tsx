import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ORDERS_STATUS, type OrdersStatus } from '@wethi/contract';
import { bangkokTime, clockTime, shortDate } from '@wethi/format';
import { CircleAlert } from 'lucide-react';
import { call } from '../../api/call';
import { refusalText } from '../../api/refusal';
import type { OrderByCode } from '../../api/types';
import { Alert } from '../../components/alert';
import { ButtonLink } from '../../components/button';
import { Card } from '../../components/card';
import { Chip } from '../../components/chip';
import { EmptyState } from '../../components/empty-state';
import { Picture } from '../../components/picture';
import { Skeleton } from '../../components/skeleton';
import { Summary } from '../../components/summary';
import { paths } from '../../config/paths';
import { CancelOrder } from './cancel-order';
import styles from './order-result.module.css';

const LOOK_AGAIN_MS = 15_000;

const CHIPS = { wait: 'wait', approve: 'ok', not: 'no', refund: 'info' } as const;

const TEXTS = {
  wait: { kind: 'wait', text: 'แอดมินกำลังตรวจสลิป เมื่อยืนยันแล้วจะดูได้ทันที' },
  approve: { kind: 'ok', text: 'ยืนยันการชำระเงิน สำเร็จ รับชมได้ที่ งานแสดงที่ซื้อ' },
  not: { kind: 'no', text: 'คำสั่งซื้อนี้ไม่อนุมัติ หรือถูกยกเลิก สั่งซื้อใหม่ได้ที่หน้างานแสดง' },
  refund: { kind: 'info', text: 'คืนเงินของคำสั่งซื้อนี้แล้ว' },
} as const;

/** An order by its number, read anew while it waits (decisions.md §3, `/order/:code`). */
function useOrder(code: string) {
  const { data, error } = useQuery({
    queryKey: ['ordersByCode', code],
    queryFn: async ({ signal }) => (await call('GET', 'orders/ordersByCode', { query: { code }, signal })).data ?? null,
    refetchInterval: ({ state }) => (state.data?.orders_status === 'wait' ? LOOK_AGAIN_MS : false),
  });
  return { order: data, error };
}

export function OrderResult({ code }: { code: string }) {
  const client = useQueryClient();
  const { order, error } = useOrder(code);
  if (error || order === null) {
    return (
      <EmptyState icon={CircleAlert} title="เปิดคำสั่งซื้อไม่ได้" text={refusalText(error)}>
        <ButtonLink size="small" to={paths.purchases}>
          งานแสดงที่ซื้อ
        </ButtonLink>
      </EmptyState>
    );
  }
  if (!order) return <Skeleton style={{ height: 360, borderRadius: 20, marginTop: 24, maxWidth: 640 }} />;
  const { kind, text } = TEXTS[order.orders_status as OrdersStatus];
  return (
    <Card className={styles.order}>
      <Head order={order} />
      <Alert kind={kind}>{text}</Alert>
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
      <div className={styles.actions}>
        <ButtonLink kind={order.orders_status === 'approve' ? 'primary' : 'secondary'} to={paths.purchases}>
          งานแสดงที่ซื้อ
        </ButtonLink>
        {order.orders_status === 'wait' && (
          <CancelOrder
            code={code}
            onRefused={() => void client.invalidateQueries({ queryKey: ['ordersByCode', code] })}
          />
        )}
      </div>
    </Card>
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
      <Chip kind={CHIPS[status]}>{ORDERS_STATUS[status]}</Chip>
    </div>
  );
}

function Line({ line }: { line: OrderByCode['ordersDetail'][number] }) {
  return (
    <div className={styles.line}>
      <Picture path={line.product_img} width={96} height={66} className={styles.picture} />
      <div>
        <b>{line.product_title}</b>
        <p className="small muted">{[line.band_name, line.product_price_title].filter(Boolean).join(' · ')}</p>
      </div>
    </div>
  );
}
