import { BUYER_MESSAGE_STATUS, BUYER_MESSAGE_TO } from '@wethi/contract';
import { WIDE_ONLY } from '../../columns/column';
import { crud } from '../../crud/crud';
import { idOf, usePanel } from '../../panel/use-panel';
import { PRODUCT } from '../../providers/resource';
import { MessagePage } from './message-page';

const { CrudPage, column } = crud('buyerMessage');

const TONES = { planned: 'info', sending: 'info', stopped: 'wait', done: 'ok' } as const;

/** Messages to the buyers of shows: their list, or the page of one (58-admin-messages). */
export default function MessagesPage() {
  const adding = usePanel('new');
  const editing = usePanel('edit');
  if (adding.open || editing.open)
    return <MessagePage panel={adding.open ? adding : editing} id={adding.open ? undefined : idOf(editing)} />;
  return (
    <CrudPage
      noun="ข้อความ"
      search="ค้นหาข้อความ"
      empty="ยังไม่เคยส่งข้อความ เพิ่มข้อความแรกเพื่อบอกผู้ซื้อทุกคนของงานพร้อมกัน"
      sort={{ field: 'create_at', order: 'desc' }}
      filterBy={[{ name: 'product_id', placeholder: 'ทุกงาน', ...PRODUCT }]}
      columns={[
        column.choice('buyer_message_to', 'ถึง', BUYER_MESSAGE_TO, WIDE_ONLY),
        column.reference('product_id', 'งาน', PRODUCT),
        column.text('buyer_message_text', 'ข้อความ', WIDE_ONLY),
        column.text('buyer_message_people', 'ผู้รับ', {
          className: 'number',
          render: (people: number | null) => (people === null ? '-' : `${people} คน`),
        }),
        column.date('buyer_message_date', 'ตั้งเวลาไว้', WIDE_ONLY),
        column.money('buyer_message_cost', 'ค่าส่ง', WIDE_ONLY),
        column.choice('buyer_message_status', 'สถานะ', BUYER_MESSAGE_STATUS, { tones: TONES }),
      ]}
    />
  );
}
