import { call } from '@wethi/http';
import { Checkbox, Form, Input, Modal } from 'antd';
import { Ban } from 'lucide-react';
import { FormSelect } from '../../../fields/form-select';
import type { Panel } from '../../../panel/use-panel';
import { useSave } from '../../../providers/use-save';
import { nameOf, useCustomerChanged, type Customer } from '../customer/use-customer';

interface Block {
  why: string;
  more?: string;
  tell: boolean;
}

const REASONS = ['แชร์ลิงก์ให้คนอื่นดู', 'อัดหน้าจอไปเผยแพร่', 'สลิปปลอม', 'พูดไม่สุภาพในแชต', 'ลูกค้าขอปิดเอง'];
const REQUIRED = [{ required: true, message: 'กรุณาเลือกเหตุผล' }];

/** Asks first, since it ends what somebody watches. */
export function BlockDialog({ panel, user }: { panel: Panel; user: Customer }) {
  const [form] = Form.useForm<Block>();
  const changed = useCustomerChanged(user.id);
  const { save, saving } = useSave(
    ({ why, more, tell }: Block) => {
      const user_block_reason = [why, more?.trim()].filter(Boolean).join(' · ');
      const body = {
        user_id: user.id,
        user_block_reason,
        user_block_told: why,
        tell: tell ? ('Y' as const) : ('N' as const),
      };
      return call('POST', 'userBlock', { body });
    },
    {
      changes: ['user'],
      words: { success: 'ระงับบัญชีแล้ว', failure: 'ระงับบัญชีไม่สำเร็จ' },
      done: () => {
        changed();
        panel.close();
      },
    },
  );
  return (
    <Modal
      open={panel.open}
      title="ระงับบัญชีนี้หรือไม่"
      okText="ระงับบัญชี"
      okButtonProps={{ danger: true, icon: <Ban size={18} aria-hidden />, loading: saving }}
      cancelText="ยกเลิก"
      onOk={() => form.submit()}
      onCancel={panel.close}
      destroyOnHidden
    >
      <p>{nameOf(user)} จะออกจากทุกเครื่องทันที เข้าระบบและดูไม่ได้จนกว่าจะเลิกระงับ เงินและคำสั่งซื้อยังอยู่ครบ</p>
      <Form form={form} layout="vertical" initialValues={{ tell: true }} onFinish={save} preserve={false}>
        <Form.Item name="why" label="เหตุผล" rules={REQUIRED} extra="ลูกค้าเห็นเมื่อเข้าระบบ">
          <FormSelect<string> options={REASONS.map((value) => ({ value, label: value }))} />
        </Form.Item>
        <Form.Item name="more" label="รายละเอียด">
          <Input.TextArea rows={2} maxLength={250} placeholder="ทีมงานเห็น ลูกค้าไม่เห็น" />
        </Form.Item>
        <Form.Item name="tell" valuePropName="checked">
          <Checkbox>
            แจ้งลูกค้าทาง SMS
            <br />
            <small className="secondary">“บัญชีถูกระงับชั่วคราว สอบถามทีมงานทางไลน์ของเวที”</small>
          </Checkbox>
        </Form.Item>
      </Form>
    </Modal>
  );
}
