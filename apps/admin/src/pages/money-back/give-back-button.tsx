import type { Schema } from '@wethi/api-client';
import { baht } from '@wethi/format';
import { useUpdate } from '@refinedev/core';
import { Form, Image, Input, Modal } from 'antd';
import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../../actions/icon-button';
import { address } from '../../providers/http';
import styles from './money-back.module.css';

type MoneyBack = Schema<'MoneyToGiveBack'>;

const REQUIRED = [{ required: true, whitespace: true, message: 'กรุณากรอกหมายเหตุ' }];

/** Says that the money is back with the buyer. It goes back outside the system, so the note tells how. */
export function GiveBackButton({ entry }: { entry: MoneyBack }) {
  const [asking, setAsking] = useState(false);
  const [form] = Form.useForm<{ money_back_note: string }>();
  const { mutate: update, mutation } = useUpdate();
  const giveBack = (values: { money_back_note: string }) =>
    update({ resource: 'moneyBack', id: entry.id, values }, { onSuccess: () => setAsking(false) });
  return (
    <>
      <IconButton label="คืนเงินแล้ว" icon={<Undo2 size={18} />} onClick={() => setAsking(true)} />
      <Modal
        open={asking}
        title={`คืนเงิน ${baht(entry.money_back_amount)} ของ ${entry.order_no ?? entry.trans_ref ?? ''}`}
        okText="คืนเงินแล้ว"
        okButtonProps={{ loading: mutation.isPending }}
        cancelText="ยกเลิก"
        onOk={() => form.submit()}
        onCancel={() => setAsking(false)}
      >
        <p className={styles.instruction}>โอนเงินคืนให้ผู้ซื้อก่อน แล้วจึงบันทึก</p>
        {entry.slip_picture && (
          <Image src={address('slipImage', { filename: entry.slip_picture })} alt="สลิปที่ต้องคืนเงิน" width={160} />
        )}
        <Form form={form} layout="vertical" onFinish={giveBack}>
          <Form.Item name="money_back_note" label="คืนอย่างไร (บัญชี วันที่ เลขที่รายการ)" rules={REQUIRED}>
            <Input.TextArea rows={2} maxLength={500} />
          </Form.Item>
        </Form>
      </Modal>
    </>
  );
}
