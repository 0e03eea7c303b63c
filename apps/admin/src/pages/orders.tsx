import { ORDERS_PAYMENT, ORDERS_STATUS } from '@wethi/contract';
import { Eye } from 'lucide-react';
import { useState } from 'react';
import { choiceColumn, moneyColumn, referenceColumn, textColumn, WIDE_ONLY } from '../components/column';
import { CrudPage } from '../components/crud-page';
import { recordTime } from '../components/record-time';
import { IconButton } from '../components/row-actions';
import type { Orders } from '../records';
import { OrderDrawer } from './orders/order-drawer';
import { STATUS_TONES } from './orders/status-tones';

export default function OrdersPage() {
  const [shown, setShown] = useState<number>();
  return (
    <>
      <CrudPage<Orders>
        resource="orders"
        noun="คำสั่งซื้อ"
        search="ค้นหาเลขที่คำสั่งซื้อ"
        empty="ยังไม่มีคำสั่งซื้อ คำสั่งซื้อจะปรากฏที่นี่เมื่อลูกค้าชำระเงิน"
        columns={[
          textColumn('order_no', 'เลขที่', { className: 'number' }),
          textColumn('create_at', 'สั่งซื้อเมื่อ', { ...WIDE_ONLY, className: 'number', render: recordTime }),
          referenceColumn('user_id', 'ผู้ซื้อ', 'user', 'user_nickname', WIDE_ONLY),
          {
            ...choiceColumn<Orders, keyof typeof ORDERS_PAYMENT>('orders_payment', 'ชำระด้วย', ORDERS_PAYMENT),
            ...WIDE_ONLY,
          },
          moneyColumn('orders_net', 'ยอดสุทธิ'),
          choiceColumn('orders_status', 'สถานะ', ORDERS_STATUS, STATUS_TONES),
        ]}
        actions={({ id }) => <IconButton label="ดูรายละเอียด" icon={<Eye size={18} />} onClick={() => setShown(id)} />}
      />
      <OrderDrawer id={shown} close={() => setShown(undefined)} />
    </>
  );
}
