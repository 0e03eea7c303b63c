import type { Schema } from '@wethi/api-client';
import { ORDERS_BOOK_SEND, ORDERS_STATUS } from '@wethi/contract';
import { baht } from '@wethi/format';
import { Skeleton } from 'antd';
import { recordTime } from '../../../columns/record-time';
import { ReadFailed } from '../../../feedback/read-failed';
import { Card } from '../../../layout/page';
import { STATUS_TONES } from '../status-tones';
import styles from './order-drawer.module.css';
import { useStory } from './use-story';

type Event = Schema<'StoryEvent'>;

const STATUS: Record<string, string> = ORDERS_STATUS;
const BOOK: Record<string, string> = ORDERS_BOOK_SEND;
const DELIVERED: Record<string, string> = { sent: 'แล้ว', queued: ' กำลังส่ง', given_up: ' ส่งไม่สำเร็จ' };

/** What an event says. */
export function storyText({ event, from, to }: Event): string {
  const value = to ?? '';
  switch (event) {
    case 'status':
      return from ? `${STATUS[from] ?? from} → ${STATUS[value] ?? value}` : `สั่งซื้อ ${STATUS[value] ?? value}`;
    case 'book':
      return `สมุด${BOOK[value] ?? value}`;
    case 'tracking':
      return value ? `เลขพัสดุ ${value}` : 'ลบเลขพัสดุ';
    case 'certificate':
      return value === 'Y' ? 'ออกใบรับรอง' : 'ยกเลิกใบรับรอง';
    case 'slip_cleared':
      return 'ล้างสลิป';
    case 'refund':
      return `คืนเงินบางส่วน ${baht(value)}`;
    case 'reversed':
      return `ธนาคารคืนเงินให้ผู้ซื้อ ${baht(value)}`;
    case 'chat':
      return `แจ้งแชต${DELIVERED[value] ?? ''}`;
    case 'buyer':
      return `SMS ถึงลูกค้า${DELIVERED[value] ?? ''}`;
  }
}

const WHO = { user: 'ลูกค้า', system: 'ระบบ', personnel: 'บุคลากร' };

function whoAndWhen({ by_kind, by_name, at, reason }: Event): string {
  const who = by_kind && (by_name ?? WHO[by_kind]);
  return [who, recordTime(at), reason].filter(Boolean).join(' · ');
}

function toneOf({ event, to }: Event): string | undefined {
  if (event === 'status') return styles[STATUS_TONES[to as keyof typeof STATUS_TONES]];
  return to === 'given_up' ? styles.no : undefined;
}

/** Steps, changes and messages, the newest first. */
export function StoryCard({ ordersId }: { ordersId: number }) {
  const { data, error, refetch } = useStory(ordersId);
  return (
    <Card title="เกิดอะไรขึ้นบ้าง">
      <div className={styles.body}>
        {error && <ReadFailed what="ประวัติ" error={error} retry={refetch} />}
        {!data && !error && <Skeleton active title={false} paragraph={{ rows: 3 }} />}
        <ol className={styles.story}>
          {data?.events.map((event) => (
            <li key={`${event.event} ${event.at} ${event.to}`} className={toneOf(event)}>
              <b>{storyText(event)}</b>
              <span className={styles.second}>{whoAndWhen(event)}</span>
            </li>
          ))}
        </ol>
      </div>
    </Card>
  );
}
