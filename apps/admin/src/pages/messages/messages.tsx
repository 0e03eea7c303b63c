import { BUYER_MESSAGE_STATUS, BUYER_MESSAGE_TO } from '@wethi/contract';
import { baht, count, recordDate } from '@wethi/format';
import { Check, Clock, Pencil } from 'lucide-react';
import cards from '../../columns/cards.module.css';
import { ReferenceName } from '../../columns/reference-name';
import { crud } from '../../crud/crud';
import { StatusTag } from '../../feedback/status-tag';
import { idOf, usePanel } from '../../panel/use-panel';
import { PRODUCT } from '../../providers/resource';
import { MessagePage } from './message-page';
import styles from './messages.module.css';

const { CrudPage, column } = crud('buyerMessage');

const TONES = {
  draft: 'info',
  planned: 'info',
  sending: 'info',
  stopped: 'wait',
  done: 'ok',
  cancelled: 'info',
} as const;
/** Not known yet; a card on a phone leaves the line out. */
const NONE = <span className={styles.none}>-</span>;
const ICONS = { planned: <Clock size={14} aria-hidden />, done: <Check size={14} aria-hidden /> };

/** Messages to the buyers of shows: their list, or the page of one (58-admin-messages). */
export default function MessagesPage() {
  const adding = usePanel('new');
  const editing = usePanel('edit');
  if (adding.open || editing.open)
    return <MessagePage panel={adding.open ? adding : editing} id={adding.open ? undefined : idOf(editing)} />;
  return (
    <CrudPage
      noun="ข้อความ"
      toolbar={<h2>ข้อความที่ส่ง</h2>}
      search="ค้นหาข้อความ"
      empty="ยังไม่เคยส่งข้อความ เขียนข้อความแรกเพื่อบอกผู้ซื้อทุกคนของงานพร้อมกัน"
      sort={{ field: 'create_at', order: 'desc' }}
      filterBy={[{ name: 'product_id', placeholder: 'ทุกงาน', ...PRODUCT }]}
      cards="placed"
      add={{ label: 'เขียนข้อความ', icon: <Pencil size={18} aria-hidden /> }}
      columns={[
        column.text('buyer_message_text', 'งานและข้อความ', {
          className: `${cards.first} ${styles.what}`,
          file: { product_id: 'งาน', buyer_message_to: 'ถึง', buyer_message_text: 'ข้อความ' },
          ellipsis: false,
          render: (text: string, { product_id, buyer_message_to: to }) => (
            <span>
              <b>
                {product_id === null ? (
                  BUYER_MESSAGE_TO[to]
                ) : (
                  <ReferenceName id={product_id} column="product_id" {...PRODUCT} />
                )}
              </b>
              <small className="secondary">{text}</small>
            </span>
          ),
        }),
        column.text('buyer_message_people', 'ผู้รับ', {
          className: `number ${cards.second}`,
          render: (people: number | null) => (people === null ? NONE : `${count(people)} คน`),
        }),
        column.date('buyer_message_date', 'ตั้งเวลาไว้', {
          className: `number ${cards.third}`,
          render: (date: string | null, { buyer_message_time: time }) =>
            date ? [recordDate(date), time?.slice(0, 5)].filter(Boolean).join(' ') : NONE,
        }),
        column.money('buyer_message_cost', 'ค่าส่ง', {
          className: `number ${cards.firstEnd}`,
          render: (cost: number | null) => (cost === null ? NONE : baht(cost)),
        }),
        column.choice('buyer_message_status', 'สถานะ', BUYER_MESSAGE_STATUS, {
          className: cards.secondEnd,
          render: (status: keyof typeof TONES) => (
            <StatusTag tone={TONES[status]} icon={status in ICONS && ICONS[status as keyof typeof ICONS]}>
              {BUYER_MESSAGE_STATUS[status]}
            </StatusTag>
          ),
        }),
      ]}
    />
  );
}
