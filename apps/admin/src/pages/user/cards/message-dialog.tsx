import { phone } from '@wethi/format';
import { call } from '@wethi/http';
import { Form, Input, Modal } from 'antd';
import type { Panel } from '../../../panel/use-panel';
import { useSave } from '../../../providers/use-save';
import type { Customer } from '../customer/use-customer';

const MOST = 500;
const REQUIRED = [{ required: true, whitespace: true, message: 'กรุณาพิมพ์ข้อความ' }];

interface MessageDialogProps {
  panel: Panel;
  user: Customer;
  /** What stands in it at first. */
  text: string;
}

/** An SMS to one customer, read before it leaves. */
export function MessageDialog({ panel: { open, close }, user, text }: MessageDialogProps) {
  const [form] = Form.useForm<{ message: string }>();
  const { save, saving } = useSave(
    ({ message }: { message: string }) => call('POST', 'sendSMS', { body: { tel: user.user_tel, message } }),
    { words: { success: 'ส่งข้อความแล้ว', failure: 'ส่งข้อความไม่สำเร็จ' }, done: close },
  );
  return (
    <Modal
      open={open}
      title={`ส่งข้อความถึง ${phone(user.user_tel)}`}
      okText="ส่งทาง SMS"
      okButtonProps={{ loading: saving }}
      cancelText="ยกเลิก"
      onOk={() => form.submit()}
      onCancel={close}
      destroyOnHidden
    >
      <Form form={form} layout="vertical" initialValues={{ message: text }} onFinish={save} preserve={false}>
        <Form.Item name="message" label="ข้อความ" rules={REQUIRED}>
          <Input.TextArea rows={4} maxLength={MOST} showCount />
        </Form.Item>
      </Form>
    </Modal>
  );
}
