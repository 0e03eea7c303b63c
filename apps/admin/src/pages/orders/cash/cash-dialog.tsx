import { call } from '@wethi/http';
import { Button, Checkbox, Form, Input, Modal } from 'antd';
import { Banknote, Plus, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { IconButton } from '../../../actions/icon-button';
import { REQUIRED } from '../../../fields/field';
import { usePanel, type Panel } from '../../../panel/use-panel';
import { useUnsaved } from '../../../panel/use-unsaved';
import { useSave } from '../../../providers/use-save';
import { useOrdersChanged } from '../list/use-orders';
import styles from './cash-dialog.module.css';
import { CustomerSelect } from './customer-select';
import { LineFields } from './line-fields';

export interface CashOrder {
  user_id: number;
  coupon_code?: string;
  paid?: boolean;
  ordersDetail: { product_id: number; product_price_id?: number; tickets?: number }[];
}

const MOST_LINES = 10;

/** Makes an order for a customer who pays somebody of the shop in cash; what was taken already is approved at once. */
export function CashDialog() {
  const panel = usePanel('cash');
  return (
    <>
      <Button icon={<Banknote size={18} aria-hidden />} onClick={() => panel.show()}>
        รับเงินสด
      </Button>
      {/* Each opening is another customer's. */}
      <OrderForm key={panel.opened} panel={panel} />
    </>
  );
}

function OrderForm({ panel }: { panel: Panel }) {
  const navigate = useNavigate();
  const changed = useOrdersChanged();
  const [form] = Form.useForm<CashOrder>();
  useUnsaved(() => form.isFieldsTouched());
  // Pressed twice, or sent again after the connection broke, it is one order.
  const key = useRef('');
  const { save, saving } = useSave(
    ({ coupon_code, ...order }: CashOrder) =>
      call('POST', 'orders/ordersCreateAll', {
        headers: { 'idempotency-key': (key.current ||= crypto.randomUUID()) },
        body: { orders: [{ ...order, coupon_code: coupon_code?.trim() || undefined }] },
      }),
    {
      done: ({ data }) => {
        void changed();
        // Its net amount, coupon included, stands there.
        void navigate({ search: `show=${data?.[0]?.insertId ?? ''}` }, { replace: true });
      },
      words: { success: 'สร้างคำสั่งซื้อแล้ว', failure: 'สร้างคำสั่งซื้อไม่สำเร็จ' },
    },
  );
  return (
    <Modal
      open={panel.open}
      title="รับเงินสด"
      okText="สร้างคำสั่งซื้อ"
      okButtonProps={{ loading: saving }}
      cancelText="ยกเลิก"
      onOk={() => form.submit()}
      onCancel={panel.close}
      destroyOnHidden
    >
      <Form
        form={form}
        layout="vertical"
        initialValues={{ ordersDetail: [{}] }}
        // Another order than the one that was refused.
        onValuesChange={() => (key.current = '')}
        onFinish={save}
      >
        <Form.Item name="user_id" label="ลูกค้า" rules={[REQUIRED]}>
          <CustomerSelect />
        </Form.Item>
        <Form.List name="ordersDetail">
          {(lines, { add, remove }) => (
            <>
              {lines.map(({ key: line, name }) => (
                <div key={line} className={styles.line}>
                  <div>
                    <LineFields name={name} />
                  </div>
                  {lines.length > 1 && (
                    <IconButton label="เอางานแสดงนี้ออก" icon={<Trash2 size={18} />} onClick={() => remove(name)} />
                  )}
                </div>
              ))}
              {lines.length < MOST_LINES && (
                <Button type="dashed" block icon={<Plus size={18} aria-hidden />} onClick={() => add({})}>
                  เพิ่มงานแสดง
                </Button>
              )}
            </>
          )}
        </Form.List>
        <Form.Item name="coupon_code" label="รหัสคูปอง" className={styles.coupon}>
          <Input maxLength={40} />
        </Form.Item>
        <Form.Item
          name="paid"
          valuePropName="checked"
          extra="ถ้ายังไม่ได้รับ คำสั่งซื้อจะรอยืนยัน ตรวจยอดสุทธิแล้วกดอนุมัติเมื่อรับเงินครบ ระบบบันทึกชื่อผู้รับเงิน"
        >
          <Checkbox>รับเงินสดครบแล้ว ลูกค้าดูได้ทันที</Checkbox>
        </Form.Item>
      </Form>
    </Modal>
  );
}
