import { baht } from '@wethi/format';
import { call } from '@wethi/http';
import { Alert, Form, Input, Modal } from 'antd';
import { useNavigate } from 'react-router';
import { recordTime } from '../../columns/record-time';
import { REQUIRED } from '../../fields/field';
import { idOf, type Panel } from '../../panel/use-panel';
import { useUnsaved } from '../../panel/use-unsaved';
import { useSave } from '../../providers/use-save';
import { CustomerSelect } from '../orders/cash/customer-select';
import { LineFields } from '../orders/cash/line-fields';
import styles from './money.module.css';
import { useMoneyChanged, type MoneyToSettle } from './use-money-day';

interface Fields {
  user_id: number;
  coupon_code?: string;
  ordersDetail: [{ product_id: number; product_price_id?: number }];
}

/** Makes an order of money that came without one, for whoever paid it. */
export function OrderDialog({ panel, row }: { panel: Panel; row: MoneyToSettle | undefined }) {
  const changed = useMoneyChanged();
  const navigate = useNavigate();
  const [form] = Form.useForm<Fields>();
  useUnsaved(() => form.isFieldsTouched());
  const { save, saving } = useSave(
    ({ user_id, coupon_code, ordersDetail: [line] }: Fields) =>
      call('POST', 'moneyOrder', {
        body: { id: idOf(panel) ?? 0, user_id, ...line, coupon_code: coupon_code?.trim() || undefined },
      }),
    {
      changes: ['orders', 'orders/ordersByStatus'],
      done: ({ data }) => {
        changed();
        void navigate(`/orders?show=${data?.id ?? ''}`, { replace: true });
      },
      words: { success: 'สร้างคำสั่งซื้อและยืนยันแล้ว', failure: 'สร้างคำสั่งซื้อไม่สำเร็จ' },
    },
  );
  return (
    <Modal
      open={panel.open && row !== undefined}
      title="สร้างคำสั่งซื้อให้"
      okText="สร้างและยืนยัน"
      okButtonProps={{ loading: saving }}
      cancelText="ยกเลิก"
      onOk={() => form.submit()}
      onCancel={panel.close}
      destroyOnHidden
    >
      {row && (
        <Form
          form={form}
          layout="vertical"
          className={styles.match}
          initialValues={{
            user_id: row.user_id ?? undefined,
            ordersDetail: [{ product_id: row.product_id ?? undefined }],
          }}
          onFinish={save}
        >
          <p>
            เงินเข้า <b className="number">{baht(row.amount)}</b>
            {row.transferred_at && ` · ${recordTime(row.transferred_at)}`}
            {row.sender_name && ` · จาก ${row.sender_name}`}
          </p>
          <Form.Item name="user_id" label="ลูกค้า" rules={[REQUIRED]}>
            <CustomerSelect />
          </Form.Item>
          <Form.List name="ordersDetail">{() => <LineFields name={0} />}</Form.List>
          <Form.Item name="coupon_code" label="รหัสคูปอง">
            <Input maxLength={40} />
          </Form.Item>
          <Alert type="warning" showIcon message="สร้างแล้วคำสั่งซื้อจะยืนยันแล้ว ลูกค้าดูได้ทันที ส่วนที่เกินราคาเข้ารายการเงินที่ต้องคืน" />
        </Form>
      )}
    </Modal>
  );
}
