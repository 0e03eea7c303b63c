import { call } from '@wethi/http';
import { Button, Form, Input, Modal } from 'antd';
import { usePanel } from '../../panel/use-panel';
import { useSave } from '../../providers/use-save';

const REQUIRED = [{ required: true, whitespace: true, message: 'กรุณากรอกหมายเหตุ' }];

/** Marks an approved order as paid back. The money itself goes back outside the system, so it asks before. */
export function RefundButton({ id, order_no }: { id: number; order_no: string }) {
  const asking = usePanel('refund');
  const [form] = Form.useForm<{ orders_note: string }>();
  const { save, saving } = useSave(
    ({ orders_note }: { orders_note: string }) =>
      call('POST', 'orders/ordersUpdate', { body: { id, orders_status: 'refund', orders_note } }),
    { changes: ['orders'], done: asking.close },
  );
  return (
    <>
      <Button danger onClick={() => asking.show()}>
        คืนเงิน
      </Button>
      <Modal
        open={asking.open}
        title={`คืนเงินคำสั่งซื้อ ${order_no}`}
        okText="ยืนยันคืนเงิน"
        okButtonProps={{ danger: true, loading: saving }}
        cancelText="ยกเลิก"
        onOk={() => form.submit()}
        onCancel={asking.close}
      >
        <p>ผู้ซื้อจะดูงานแสดงนี้ไม่ได้อีก และเปลี่ยนกลับไม่ได้ โอนเงินคืนให้ผู้ซื้อก่อน แล้วจึงยืนยัน</p>
        <Form form={form} layout="vertical" onFinish={save}>
          <Form.Item name="orders_note" label="หมายเหตุ (ส่งให้ผู้ซื้อ)" rules={REQUIRED}>
            <Input.TextArea rows={2} maxLength={500} />
          </Form.Item>
        </Form>
      </Modal>
    </>
  );
}
