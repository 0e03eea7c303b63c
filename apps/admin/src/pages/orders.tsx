import { ORDERS_BOOK_SEND, ORDERS_PAYMENT, ORDERS_STATUS, type OrdersBookSend } from '@wethi/contract';
import { baht } from '@wethi/format';
import { call } from '@wethi/http';
import { useMay } from '../providers/access';
import { Grid } from 'antd';
import { Eye } from 'lucide-react';
import { IconButton } from '../actions/icon-button';
import { WIDE_ONLY } from '../columns/column';
import { crud } from '../crud/crud';
import { usePanel } from '../panel/use-panel';
import { buyerName, type WaitingOrder as Order } from '../waiting-orders/waiting-order';
import { NextStep } from './orders/next-step';
import { OrderDetails } from './orders/order-details';
import { OrderTag } from './orders/order-tag';
import { PaymentWays } from './orders/payment-ways';

const { CrudPage, RecordPanel, column } = crud('orders');

const SENDING = (Object.keys(ORDERS_BOOK_SEND) as OrdersBookSend[]).map((orders_book_send) => ({
  label: ORDERS_BOOK_SEND[orders_book_send],
  run: (ids: number[]) => call('POST', 'orders/ordersUpdataListBookSend', { body: { ids, orders_book_send } }),
}));

/** On phones the amount stands below the number. */
function OrderNumber({ order }: { order: Order }) {
  const wide = Grid.useBreakpoint().md;
  return (
    <>
      {order.order_no}
      {!wide && <div className="secondary">{baht(order.orders_net)}</div>}
    </>
  );
}

export default function OrdersPage() {
  const shown = usePanel('show');
  const mayWrite = useMay('orders.approve');
  const mayClose = useMay('ways.write');
  return (
    <>
      <CrudPage
        noun="คำสั่งซื้อ"
        search="ค้นหาเลขที่คำสั่งซื้อ ชื่อ หรือเบอร์โทร"
        empty="ยังไม่มีคำสั่งซื้อ คำสั่งซื้อจะปรากฏที่นี่เมื่อลูกค้าชำระเงิน"
        rangeBy={[
          { name: 'create_at', kind: 'instant', label: 'สั่งซื้อ' },
          { name: 'orders_net', kind: 'number', label: 'ยอด' },
        ]}
        bulk={mayWrite ? SENDING : []}
        toolbar={mayClose && <PaymentWays />}
        columns={[
          column.text('order_no', 'เลขที่', { className: 'number', render: (_, order) => <OrderNumber order={order} /> }),
          column.timestamp('create_at', 'สั่งซื้อเมื่อ', WIDE_ONLY),
          {
            dataIndex: 'user_name',
            title: 'ผู้ซื้อ',
            ...WIDE_ONLY,
            file: { user_name: 'ชื่อ', user_lname: 'นามสกุล', user_tel: 'เบอร์โทร' },
            render: (_, order) => buyerName(order),
          },
          { dataIndex: 'product_title', title: 'สินค้า', ...WIDE_ONLY },
          column.choice('orders_payment', 'ชำระด้วย', ORDERS_PAYMENT, { responsive: ['xxl'] }),
          column.money('orders_net', 'ยอดสุทธิ', WIDE_ONLY),
          column.choice('orders_status', 'สถานะ', ORDERS_STATUS, { render: (_, order) => <OrderTag order={order} /> }),
          column.choice('orders_book_send', 'ส่งของ', ORDERS_BOOK_SEND, { responsive: ['xxl'] }),
        ]}
        actions={({ id }) => <IconButton label="ดูรายละเอียด" icon={<Eye size={18} />} onClick={() => shown.show(id)} />}
      />
      <RecordPanel
        panel={shown}
        width={560}
        title={({ order_no }) => order_no}
        extra={(order) => <NextStep order={order} />}
      >
        {(order) => <OrderDetails order={order} />}
      </RecordPanel>
    </>
  );
}
