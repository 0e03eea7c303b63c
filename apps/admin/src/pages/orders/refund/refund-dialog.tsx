import { useGetIdentity } from '@refinedev/core';
import { PAPER_KIND, REFUND_REASON, toBaht, toSatang, type RefundReason } from '@wethi/contract';
import { baht } from '@wethi/format';
import { Alert, Form, Input, InputNumber, Modal, Radio, type FormItemProps } from 'antd';
import { Undo2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { FormSelect } from '../../../fields/form-select';
import { FormUploads, PendingUploads } from '../../../fields/pending-uploads';
import { requiredMark } from '../../../fields/required-mark';
import { useUnsaved } from '../../../panel/use-unsaved';
import type { Identity } from '../../../providers/auth';
import type { WaitingOrder as Order } from '../../../waiting-orders/waiting-order';
import { usePapers } from '../detail/use-papers';
import { useStory } from '../detail/use-story';
import type { RefundWish } from '../refund-button';
import { AccountField } from './account-field';
import styles from './refund-dialog.module.css';
import { SlipField } from './slip-field';
import { isOpen, priceOf, TicketsField, useTickets } from './tickets-field';

interface Fields {
  kind: 'full' | 'tickets' | 'partial';
  amount?: number;
  tickets?: number[];
  reason: RefundReason;
  note: string;
  account?: string;
  slip?: string;
}

const REASONS = (Object.keys(REFUND_REASON) as RefundReason[]).map((value) => ({ value, label: REFUND_REASON[value] }));
/** A fact beside its name. */
const ROW: FormItemProps = {
  layout: 'horizontal',
  labelAlign: 'left',
  colon: false,
  className: styles.row,
  labelCol: { flex: '152px' },
  wrapperCol: { flex: 'auto' },
};
const REQUIRED = [{ required: true, whitespace: true, message: 'กรุณากรอกรายละเอียด' }];

interface RefundDialogProps {
  order: Order;
  saving: boolean;
  close: () => void;
  give: (wish: RefundWish) => void;
}

/** How much comes back and why (52-admin-orders, refund). */
export function RefundDialog({ order, saving, close, give }: RefundDialogProps) {
  const [form] = Form.useForm<Fields>();
  useUnsaved(() => form.isFieldsTouched());
  const [key] = useState(() => crypto.randomUUID());
  const kind = Form.useWatch('kind', form) ?? 'full';
  const amount = Form.useWatch('amount', form) ?? 0;
  const tickets = useTickets(order.id);
  const chosen = Form.useWatch('tickets', form) ?? [];
  const held = toBaht(toSatang(order.orders_net) - toSatang(order.orders_refunded));
  const back = { full: held, partial: amount, tickets: priceOf(tickets, chosen) }[kind];
  const { data: story } = useStory(order.id);
  const [uploads] = useState(() => new PendingUploads());
  const [uploading, setUploading] = useState(false);
  const isThere = useRef(true);
  const submit = async ({ reason, note, account, ...wish }: Fields) => {
    const waited = uploads.some;
    setUploading(waited);
    const arrived = await uploads.arrived();
    setUploading(false);
    // Closed meanwhile, or without the slip that was on its way, it gives nothing back.
    if (!arrived || !isThere.current || (waited && !form.getFieldValue('slip'))) return;
    give({
      // Read after the upload, which has set it by now.
      slip: form.getFieldValue('slip') as string | undefined,
      ...{ reason, note: note.trim(), account, key },
      ...(wish.kind === 'partial' && { amount: wish.amount }),
      ...(wish.kind === 'tickets' && { tickets: wish.tickets }),
    });
  };
  useEffect(() => {
    isThere.current = true;
    return () => {
      isThere.current = false;
    };
  }, []);
  // Until somebody writes another, it goes back where it came from.
  useEffect(() => {
    if (story?.refund_to && !form.isFieldTouched('account')) form.setFieldValue('account', story.refund_to);
  }, [story?.refund_to, form]);
  return (
    <Modal
      open
      title={`คืนเงิน ${order.order_no}`}
      width={760}
      okText={`คืนเงิน ${baht(back)}`}
      okButtonProps={{ icon: <Undo2 size={18} aria-hidden />, loading: saving || uploading }}
      cancelText="ยกเลิก"
      classNames={{ footer: styles.buttons }}
      onOk={() => form.submit()}
      onCancel={close}
    >
      <Form
        form={form}
        layout="vertical"
        initialValues={{ kind: 'full', reason: 'show' }}
        onFinish={(fields) => void submit(fields)}
        requiredMark={requiredMark}
      >
        <Form.Item name="kind" noStyle>
          <Radio.Group aria-label="คืนเท่าไร" className={styles.kinds}>
            <Radio value="full">
              คืนเต็มจำนวน <b className="number">{baht(held)}</b>
              <small>ลูกค้าจะดูไม่ได้ภายใน 1 นาที</small>
            </Radio>
            {tickets.length > 1 && (
              <Radio value="tickets" disabled={!tickets.some(isOpen)}>
                คืนเฉพาะบางใบ<small>บัตรที่เลือกใช้เข้างานไม่ได้ทันที ใบอื่นใช้ได้ตามเดิม</small>
              </Radio>
            )}
            <Radio value="partial" disabled={held === 0}>
              คืนบางส่วน<small>ลูกค้ายังดูได้ตามเดิม</small>
            </Radio>
          </Radio.Group>
        </Form.Item>
        {kind === 'tickets' && (
          <Form.Item
            name="tickets"
            label="บัตรที่คืน"
            rules={[{ required: true, type: 'array', min: 1, message: 'เลือกบัตรอย่างน้อย 1 ใบ' }]}
          >
            <TicketsField tickets={tickets} />
          </Form.Item>
        )}
        <div className={styles.two}>
          {kind === 'partial' && (
            <Form.Item
              name="amount"
              label="ยอดที่คืน"
              extra={`คืนได้ไม่เกิน ${baht(held)}`}
              rules={[{ required: true, type: 'number', min: 0.01, max: held, message: `ใส่ยอดไม่เกิน ${baht(held)}` }]}
            >
              <InputNumber<number>
                prefix="฿"
                precision={2}
                controls={false}
                inputMode="decimal"
                className={styles.amount}
              />
            </Form.Item>
          )}
          <Form.Item name="reason" label="เหตุผล" required>
            <FormSelect options={REASONS} />
          </Form.Item>
        </div>
        <Form.Item name="note" label="รายละเอียด (ลูกค้าเห็น)" rules={REQUIRED}>
          <Input.TextArea rows={2} maxLength={300} showCount />
        </Form.Item>
        <Form.Item {...ROW} name="account" label="คืนเข้าบัญชี">
          <AccountField from={story?.refund_to} />
        </Form.Item>
        <Form.Item {...ROW} label="คืนอย่างไร">
          โอนเองแล้วแนบสลิปคืนเงิน
        </Form.Item>
        <FormUploads value={uploads}>
          <Form.Item {...ROW} name="slip" label="แนบสลิปคืนเงิน">
            <SlipField />
          </Form.Item>
        </FormUploads>
        <Happens ordersId={order.id} back={back} />
      </Form>
    </Modal>
  );
}

/** What follows the press, with the paper that it changes and the name that it is kept under. */
function Happens({ ordersId, back }: { ordersId: number; back: number }) {
  const { data: person } = useGetIdentity<Identity>();
  const { data } = usePapers(ordersId);
  const paper = data?.papers.find(({ paper_kind, paper_void_at }) => paper_kind !== 'credit_note' && !paper_void_at);
  const named = paper ? `${PAPER_KIND[paper.paper_kind]} ${paper.paper_no}` : 'ใบเสร็จหรือใบกำกับภาษี';
  return (
    <Alert
      type="warning"
      showIcon
      message={
        <>
          <b>สิ่งที่จะเกิดขึ้น</b> {named} จะมีใบลดหนี้ {baht(back)} · ลูกค้าได้ SMS และอีเมล · ทุกอย่างบันทึกชื่อ{' '}
          {person?.username ?? 'ผู้ทำรายการ'} ไว้
        </>
      }
    />
  );
}
