import { call } from '@wethi/http';
import { Form, Input, Modal } from 'antd';
import { idOf, type Panel } from '../../panel/use-panel';
import { useUnsaved } from '../../panel/use-unsaved';
import { useSave } from '../../providers/use-save';
import { useMoneyChanged, type MoneyToSettle } from './use-money-day';

const REQUIRED = [{ required: true, whitespace: true, message: 'กรุณากรอกหมายเหตุ' }];

/** Says how a difference was settled outside, for example that the bank's statement has the money. */
export function SettleDialog({ panel, row }: { panel: Panel; row: MoneyToSettle | undefined }) {
  const changed = useMoneyChanged();
  const [form] = Form.useForm<{ note: string }>();
  useUnsaved(() => form.isFieldsTouched());
  const { save, saving } = useSave(
    ({ note }: { note: string }) =>
      call('POST', 'moneySettle', { body: { id: idOf(panel) ?? 0, money_difference_note: note.trim() } }),
    {
      done: () => {
        changed();
        panel.close();
      },
    },
  );
  return (
    <Modal
      open={panel.open}
      title={`ตรวจแล้ว ${row?.order_no ?? ''}`}
      okText="บันทึก"
      okButtonProps={{ loading: saving }}
      cancelText="ยกเลิก"
      onOk={() => form.submit()}
      onCancel={panel.close}
      destroyOnHidden
    >
      <Form form={form} layout="vertical" onFinish={save}>
        <Form.Item
          name="note"
          label="พบอะไร"
          extra="เช่น พบเงินเข้าในรายการเดินบัญชี วันที่ เวลา ระบบบันทึกชื่อคุณไว้"
          rules={REQUIRED}
        >
          <Input.TextArea rows={2} maxLength={500} />
        </Form.Item>
      </Form>
    </Modal>
  );
}
