import type { Schema } from '@wethi/api-client';
import { baht } from '@wethi/format';
import { Form, Image, Input, Modal } from 'antd';
import { Undo2 } from 'lucide-react';
import { call, callUrl } from '@wethi/http';
import { IconButton } from '../../actions/icon-button';
import { idOf, usePanel } from '../../panel/use-panel';
import { useSave } from '../../providers/use-save';
import styles from './money-back.module.css';

type MoneyBack = Schema<'MoneyToGiveBack'>;

const REQUIRED = [{ required: true, whitespace: true, message: 'กรุณากรอกหมายเหตุ' }];

/** Says that the money is back with the buyer. It goes back outside the system, so the note tells how. */
export function GiveBackButton({ entry }: { entry: MoneyBack }) {
  const asking = usePanel('giveBack');
  const [form] = Form.useForm<{ money_back_note: string }>();
  const { save, saving } = useSave(
    ({ money_back_note }: { money_back_note: string }) =>
      call('POST', 'moneyBackDone', { body: { id: entry.id, money_back_note } }),
    { changes: ['moneyBack'], done: asking.close },
  );
  return (
    <>
      <IconButton label="คืนเงินแล้ว" icon={<Undo2 size={18} />} onClick={() => asking.show(entry.id)} />
      <Modal
        open={asking.open && idOf(asking) === entry.id}
        title={`คืนเงิน ${baht(entry.money_back_amount)} ของ ${entry.order_no ?? entry.tip_reference ?? entry.trans_ref ?? ''}`}
        okText="คืนเงินแล้ว"
        okButtonProps={{ loading: saving }}
        cancelText="ยกเลิก"
        onOk={() => form.submit()}
        onCancel={asking.close}
      >
        <p className={styles.instruction}>โอนเงินคืนให้ผู้ซื้อก่อน แล้วจึงบันทึก</p>
        {entry.slip_picture && (
          <Image src={callUrl('slipImage', { filename: entry.slip_picture })} alt="สลิปที่ต้องคืนเงิน" width={160} />
        )}
        <Form form={form} layout="vertical" onFinish={save}>
          <Form.Item name="money_back_note" label="คืนอย่างไร (บัญชี วันที่ เลขที่รายการ)" rules={REQUIRED}>
            <Input.TextArea rows={2} maxLength={500} />
          </Form.Item>
        </Form>
      </Modal>
    </>
  );
}
