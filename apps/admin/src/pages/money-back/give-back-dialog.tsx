import type { Schema } from '@wethi/api-client';
import { baht } from '@wethi/format';
import { call, callUrl } from '@wethi/http';
import { Alert, Form, Image, Input } from 'antd';
import { recordTime } from '../../columns/record-time';
import { RecordDialog } from '../../panel/record-dialog';
import { idOf, type Panel } from '../../panel/use-panel';
import { useUnsaved } from '../../panel/use-unsaved';
import { useSave } from '../../providers/use-save';
import styles from './money-back.module.css';

type MoneyBack = Schema<'MoneyToGiveBack'>;

const REQUIRED = [{ required: true, whitespace: true, message: 'กรุณากรอกหมายเหตุ' }];

/** Says that the money is back with the buyer. It goes back outside the system, so the note tells how. */
export function GiveBackDialog({ panel }: { panel: Panel }) {
  const [form] = Form.useForm<{ money_back_note: string }>();
  useUnsaved(() => form.isFieldsTouched());
  const { save, saving } = useSave(
    ({ money_back_note }: { money_back_note: string }) =>
      call('POST', 'moneyBackDone', { body: { id: idOf(panel) ?? 0, money_back_note } }),
    { changes: ['moneyBack'], done: panel.close },
  );
  return (
    <RecordDialog<MoneyBack>
      panel={panel}
      resource="moneyBack"
      title={({ money_back_amount, order_no, tip_reference, trans_ref }) =>
        `คืนเงิน ${baht(money_back_amount)} ของ ${order_no ?? tip_reference ?? trans_ref ?? ''}`
      }
      doing="คืนเงินแล้ว"
      saving={saving}
      act={() => form.submit()}
      isOver={givenBack}
    >
      {({ slip_picture, money_back_reason, is_spent }) => (
        <>
          {money_back_reason === 'unchecked' && <Unchecked isSpent={is_spent} />}
          <p className={styles.instruction}>โอนเงินคืนให้ผู้ซื้อก่อน แล้วจึงบันทึก</p>
          {slip_picture && (
            <Image src={callUrl('slipImage', { filename: slip_picture })} alt="สลิปที่ต้องคืนเงิน" width={160} />
          )}
          <Form form={form} layout="vertical" onFinish={save}>
            <Form.Item name="money_back_note" label="คืนอย่างไร (บัญชี วันที่ เลขที่รายการ)" rules={REQUIRED}>
              <Input.TextArea rows={2} maxLength={500} />
            </Form.Item>
          </Form>
        </>
      )}
    </RecordDialog>
  );
}

/** Its buyer cancelled before anybody had looked at the slip. */
function Unchecked({ isSpent }: { isSpent: boolean }) {
  const text = isSpent
    ? 'เงินก้อนนี้จ่ายคำสั่งซื้ออื่นไปแล้ว ไม่ต้องโอนคืน บันทึกไว้ว่าใช้กับคำสั่งซื้ออื่น'
    : 'ยังไม่มีใครตรวจสลิปนี้ ดูว่าเงินเข้าบัญชีจริงก่อนโอนคืน ถ้าไม่พบเงิน บันทึกไว้ว่าไม่พบ';
  return <Alert type="warning" showIcon message={text} className={styles.instruction} />;
}

function givenBack({ money_back_status, money_back_at, money_back_note }: MoneyBack): string | undefined {
  if (money_back_status === 'wait') return undefined;
  const when = money_back_at && `เมื่อ ${recordTime(money_back_at)}`;
  return ['คืนเงินรายการนี้ไปแล้ว', when, money_back_note && `(${money_back_note})`].filter(Boolean).join(' ');
}
