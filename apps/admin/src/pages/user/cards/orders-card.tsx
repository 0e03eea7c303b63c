import { baht, count } from '@wethi/format';
import { Table, type TableColumnType } from 'antd';
import { Link } from 'react-router';
import { asCards } from '../../../columns/cards';
import cards from '../../../columns/cards.module.css';
import { recordDay } from '../../../columns/record-time';
import { EmptyBox } from '../../../feedback/empty-box';
import { ReadFailed } from '../../../feedback/read-failed';
import { Card } from '../../../layout/page';
import { useNow } from '../../../waiting-orders/use-now';
import { OrderTag } from '../../orders/order-tag';
import styles from '../customer/customer.module.css';
import { useCustomerOrders, type Customer, type CustomerOrder } from '../customer/use-customer';

/** What somebody ordered, and until when they can watch it. */
export function OrdersCard({ user }: { user: Customer }) {
  const { data, error, refetch, isLoading } = useCustomerOrders(user.id);
  const now = useNow();
  const untilOf = (order: CustomerOrder) => {
    if (order.orders_status === 'refund' || order.orders_status === 'not') return 'ปิดแล้ว';
    const until = data?.until.get(order.order_no);
    if (!until) return '-';
    return Date.parse(until) < now ? <span className={styles.over}>{recordDay(until)} หมดแล้ว</span> : recordDay(until);
  };
  return (
    <Card
      title={`คำสั่งซื้อ ${count(data?.total ?? 0)} รายการ`}
      extra={<Link to={`/orders?user_id=${user.id}`}>ดูทั้งหมด</Link>}
    >
      {error && <ReadFailed what="คำสั่งซื้อ" error={error} retry={refetch} />}
      <Table<CustomerOrder>
        rowKey="id"
        loading={isLoading}
        dataSource={data?.orders}
        pagination={false}
        className={`${cards.cards} ${cards.placed}`}
        locale={{ emptyText: <EmptyBox text="ยังไม่เคยสั่งซื้อ" /> }}
        columns={asCards<CustomerOrder, TableColumnType<CustomerOrder>>([
          {
            title: 'เลขที่',
            dataIndex: 'order_no',
            className: `number ${cards.second}`,
            render: (number: string, { id }) => <Link to={`/orders?show=${id}`}>{number}</Link>,
          },
          { title: 'วันที่', dataIndex: 'create_at', className: `number ${cards.third}`, render: recordDay },
          {
            title: 'สินค้า',
            key: 'shows',
            className: cards.first,
            render: (_, { ordersDetail }) => ordersDetail.map(({ product_title }) => product_title).join(', '),
          },
          {
            ...{ title: 'ยอดสุทธิ', dataIndex: 'orders_net', align: 'right', className: `number ${cards.firstEnd}` },
            render: baht,
          },
          {
            title: 'สถานะ',
            key: 'status',
            className: cards.secondEnd,
            render: (_, order) => <OrderTag order={order} />,
          },
          { title: 'ดูได้ถึง', key: 'until', className: 'number', render: (_, order) => untilOf(order) },
        ])}
      />
    </Card>
  );
}
