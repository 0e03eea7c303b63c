import { useQuery } from '@tanstack/react-query';
import { ORDERS_STATUS, type OrdersStatus } from '@wethi/contract';
import { bangkokTime, clockTime, shortDate } from '@wethi/format';
import { CircleAlert, RotateCw } from 'lucide-react';
import { ApiError, call, errorText } from '@wethi/http';
import type { OrderByCode } from '../../api-types';
import { LOOK_AGAIN_MS } from '../../session/purchases';
import { Button, ButtonLink } from '../../ui/actions/button';
import { Card } from '../../ui/layout/card';
import { Chip } from '../../ui/actions/chip';
import { EmptyState } from '../../ui/feedback/empty-state';
import { LineButton } from '../../ui/actions/line-button';
import { Picture } from '../../ui/media/picture';
import { Skeleton } from '../../ui/feedback/skeleton';
import { Summary } from '../../ui/layout/summary';
import { paths } from '../../config/paths';
import { OrderActions } from './order-actions';
import { OrderNews } from './order-news';
import styles from './order-result.module.css';

const CHIPS = { wait: 'wait', approve: 'ok', not: 'no', refund: 'info' } as const;

/** An order by its number, read anew while it waits (decisions.md §3, `/order/:code`). */
function useOrder(code: string) {
  const { data, error, refetch } = useQuery({
    queryKey: ['ordersByCode', code],
    queryFn: async ({ signal }) => (await call('GET', 'orders/ordersByCode', { query: { code }, signal })).data ?? null,
    refetchInterval: ({ state }) => (state.data?.orders_status === 'wait' ? LOOK_AGAIN_MS : false),
  });
  return { order: data, error, retry: () => void refetch() };
}

export function OrderResult({ code }: { code: string }) {
  const { order, error, retry } = useOrder(code);
  // One question in vain while the order waits takes nothing from the page.
  if (order === null || (error && !order)) return <NoOrder error={error} onRetry={retry} />;
  if (!order) return <Skeleton style={{ height: 360, borderRadius: 20, marginTop: 24, maxWidth: 640 }} />;
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

function NoOrder({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const unknown = !error || (error instanceof ApiError && error.status === 404);
  return (
    <div className={styles.empty}>
      <EmptyState
        icon={CircleAlert}
        title={unknown ? 'ไม่พบคำสั่งซื้อนี้' : 'เปิดคำสั่งซื้อไม่ได้'}
        text={unknown ? 'กรุณาตรวจสอบเลขคำสั่งซื้อในลิงก์หรือ SMS อีกครั้ง' : errorText(error)}
      >
        {!unknown && (
          <Button size="small" kind="primary" onClick={onRetry}>
            <RotateCw size={18} aria-hidden />
            ลองใหม่
          </Button>
        )}
        <ButtonLink size="small" to={paths.purchases}>
          งานแสดงที่ซื้อ
        </ButtonLink>
        <LineButton size="small" message="สอบถามคำสั่งซื้อที่เปิดจากลิงก์ไม่ได้" />
      </EmptyState>
    </div>
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
      <Picture path={line.product_img} width={96} height={66} sizes="96px" className={styles.picture} />
      <div>
        <b>{line.product_title}</b>
        <p className="small muted">{[line.band_name, line.product_price_title].filter(Boolean).join(' · ')}</p>
      </div>
    </div>
  );
}
