import { nextOrderStatuses, type OrdersStatus, REFUSAL_REASONS } from '@wethi/contract';
import { call } from '@wethi/http';
import { Button, Form, Input, Modal } from 'antd';
import { Check, X } from 'lucide-react';
import { usePanel } from '../../../panel/use-panel';
import { useUnsaved } from '../../../panel/use-unsaved';
import { useMay } from '../../../providers/access';
import { useSave } from '../../../providers/use-save';
import type { WaitingOrder as Order } from '../../../waiting-orders/waiting-order';
import { useOrdersChanged } from '../list/use-orders';
import { RefundButton } from '../refund-button';
import styles from './order-drawer.module.css';

interface Decision {
  orders_status: OrdersStatus;
  orders_note?: string;
}

const REQUIRED = [{ required: true, whitespace: true, message: 'กรุณากรอกหมายเหตุ' }];

/** The ways on that the table of transitions leaves open. */
export function NextSteps({ order }: { order: Order }) {
  const { id, order_no, orders_status, update_at } = order;
  const next = nextOrderStatuses(orders_status);
  const [mayApprove, mayRefund] = [useMay('orders.approve'), useMay('orders.refund')];
  const changed = useOrdersChanged();
  const refusing = usePanel('refuse');
  const { save, saving } = useSave(
    (decision: Decision) => call('POST', 'orders/ordersUpdate', { body: { id, update_at, ...decision } }),
    {
      changes: ['orders/ordersByStatus'],
      done: () => {
        if (refusing.open) refusing.close();
        void changed();
      },
    },
  );
  return (
    <span className={styles.steps}>
      {mayApprove && next.includes('not') && (
        <Button danger icon={<X size={18} aria-hidden />} onClick={() => refusing.show()}>
          ไม่อนุมัติ
        </Button>
      )}
      {mayApprove && next.includes('approve') && (
        <Button
          type="primary"
          icon={<Check size={18} aria-hidden />}
          loading={saving && !refusing.open}
          onClick={() => save({ orders_status: 'approve' })}
        >
          อนุมัติ
        </Button>
      )}
      {mayRefund && next.includes('refund') && <RefundButton order={order} />}
      <Refusal
        open={refusing.open && next.includes('not')}
        order_no={order_no}
        saving={saving}
        close={refusing.close}
        refuse={(orders_note) => save({ orders_status: 'not', orders_note })}
      />
    </span>
  );
}

interface RefusalProps {
  open: boolean;
  order_no: string;
  saving: boolean;
  close: () => void;
  refuse: (note: string) => void;
}

/** Asks why; the buyer reads it. */
function Refusal({ open, order_no, saving, close, refuse }: RefusalProps) {
  const [form] = Form.useForm<{ note: string }>();
  useUnsaved(() => form.isFieldsTouched());
  return (
    <Modal
      open={open}
      title={`ไม่อนุมัติ ${order_no}`}
      okText="ยืนยันไม่อนุมัติ"
      okButtonProps={{ danger: true, loading: saving }}
      cancelText="ยกเลิก"
      onOk={() => form.submit()}
      onCancel={close}
      destroyOnHidden
    >
      <Form form={form} layout="vertical" onFinish={({ note }: { note: string }) => refuse(note.trim())}>
        <Form.Item name="note" label="หมายเหตุ (ส่งให้ผู้ซื้อ)" rules={REQUIRED}>
          <Input.TextArea rows={3} maxLength={500} />
        </Form.Item>
        <span className={styles.foot}>
          {REFUSAL_REASONS.map(({ label, note }) => (
            <Button key={label} size="small" onClick={() => form.setFieldsValue({ note })}>
              {label}
            </Button>
          ))}
        </span>
      </Form>
    </Modal>
  );
}
