import type { Schema } from '@wethi/api-client';
import { RECEIPT_TYPE, type ReceiptType } from '@wethi/contract';
import { call } from '@wethi/http';
import { Form, Input, Modal, Segmented } from 'antd';
import { REQUIRED } from '../../../fields/field';
import { onlyDigits, taxIdRules } from '../../tax-id';
import { idOf, type Panel } from '../../../panel/use-panel';
import { useSave } from '../../../providers/use-save';
import { useOrdersChanged } from '../list/use-orders';

interface Wish {
  receipt_type: ReceiptType;
  buyer_name: string;
  buyer_tax_id?: string;
  buyer_branch?: string;
  buyer_address: string;
  reason?: string;
}

const KINDS = Object.entries(RECEIPT_TYPE).map(([value, label]) => ({ value, label }));
const WRITTEN = [{ ...REQUIRED, whitespace: true }];

interface InvoiceDialogProps {
  /** Opened with the tax invoice that is to be replaced, or without one for the first. */
  panel: Panel;
  ordersId: number;
  /** Whom the buyer's last one was for. */
  buyer: Schema<'TaxBuyer'> | null;
}

/** Issues a tax invoice, or another one in the place of one that bears a wrong name. */
export function InvoiceDialog({ panel, ordersId, buyer }: InvoiceDialogProps) {
  const [form] = Form.useForm<Wish>();
  const isCompany = Form.useWatch('receipt_type', form) === 'company';
  const changed = useOrdersChanged();
  const replaced = idOf(panel);
  const { save, saving } = useSave(
    ({ reason = '', ...wish }: Wish) => {
      const company = { buyer_branch: wish.receipt_type === 'company' ? (wish.buyer_branch ?? '00000') : undefined };
      const body = { ...wish, ...company, buyer_tax_id: wish.buyer_tax_id || undefined };
      return replaced === undefined
        ? call('POST', 'orders/taxInvoice', { body: { ...body, id: ordersId } })
        : call('POST', 'orders/taxInvoiceReplace', { body: { ...body, id: replaced, reason } });
    },
    {
      done: () => {
        void changed();
        panel.close();
      },
      words: { success: 'ออกใบกำกับภาษีแล้ว', failure: 'ออกใบกำกับภาษีไม่สำเร็จ' },
    },
  );
  return (
    <Modal
      open={panel.open}
      title={replaced === undefined ? 'ออกใบกำกับภาษี' : 'แก้ชื่อออกบิล'}
      okText={replaced === undefined ? 'ออกใบกำกับภาษี' : 'ยกเลิกใบเดิมและออกใบแทน'}
      okButtonProps={{ loading: saving }}
      cancelText="ยกเลิก"
      onOk={() => form.submit()}
      onCancel={panel.close}
      destroyOnHidden
    >
      <Form form={form} layout="vertical" initialValues={buyer ?? { receipt_type: 'company' }} onFinish={save}>
        <Form.Item name="receipt_type" label="ออกให้">
          <Segmented options={KINDS} aria-label="ออกให้" />
        </Form.Item>
        <Form.Item name="buyer_name" label="ชื่อ" rules={WRITTEN}>
          <Input maxLength={160} />
        </Form.Item>
        <Form.Item
          name="buyer_tax_id"
          label="เลขประจำตัวผู้เสียภาษี 13 หลัก"
          normalize={onlyDigits(13)}
          rules={taxIdRules(isCompany)}
        >
          <Input inputMode="numeric" />
        </Form.Item>
        {isCompany && (
          <Form.Item
            name="buyer_branch"
            label="สาขา"
            initialValue="00000"
            extra="00000 คือสำนักงานใหญ่"
            normalize={onlyDigits(5)}
            rules={[{ len: 5, required: true, message: 'กรุณากรอกเลขสาขา 5 หลัก' }]}
          >
            <Input inputMode="numeric" />
          </Form.Item>
        )}
        <Form.Item name="buyer_address" label="ที่อยู่" rules={WRITTEN}>
          <Input.TextArea rows={2} maxLength={300} />
        </Form.Item>
        {replaced !== undefined && (
          <Form.Item name="reason" label="ยกเลิกใบเดิมเพราะอะไร" rules={WRITTEN}>
            <Input maxLength={300} placeholder="เช่น ชื่อบริษัทผิด" />
          </Form.Item>
        )}
      </Form>
    </Modal>
  );
}
