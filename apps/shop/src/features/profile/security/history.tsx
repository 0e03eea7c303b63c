import { useQuery } from '@tanstack/react-query';
import { bangkokTime, dayMonth, hourMinute } from '@wethi/format';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { call } from '@wethi/http';
import type { OwnEvent } from '../../../api-types';
import { MEMBER_KEY, useMayRead } from '../../../session/member';
import { QueryView } from '../../../ui/feedback/query-view';
import { Card } from '../../../ui/layout/card';
import styles from '../details.module.css';

const WORDS: Record<OwnEvent['account_event_kind'], string> = {
  'sign-in': 'เข้าระบบ',
  'new-device': 'เข้าระบบจากเครื่องใหม่',
  pin: 'เปลี่ยน PIN',
  phone: 'เปลี่ยนเบอร์โทรศัพท์',
  email: 'เปลี่ยนอีเมล',
  'social-link': 'เชื่อมบัญชีภายนอก',
  'social-unlink': 'เลิกเชื่อมบัญชีภายนอก',
  'session-end': 'ออกจากระบบในเครื่องอื่น',
  deletion: 'ขอลบบัญชี',
  'deletion-off': 'ยกเลิกการลบบัญชี',
  'pin-wrong': 'กรอก PIN ผิด',
};

/** What happened to the account in 90 days. */
export function History() {
  const query = useQuery({
    queryKey: [...MEMBER_KEY, 'history'],
    queryFn: async ({ signal }) => (await call('GET', 'userHistory', { signal })).data ?? [],
    enabled: useMayRead(),
  });
  return (
    <Card className={styles.section}>
      <h2>ประวัติความปลอดภัย</h2>
      <p className={styles.lead}>90 วันที่ผ่านมา</p>
      <QueryView query={query} failure="โหลดประวัติไม่ได้" inline empty={<p className="muted">ยังไม่มีประวัติ</p>}>
        {(events) => (
          <ul className={styles.rows}>
            {events.map((event) => (
              <Line key={`${event.account_event_kind}-${event.create_at}`} event={event} />
            ))}
          </ul>
        )}
      </QueryView>
    </Card>
  );
}

function Line({ event: { account_event_kind, device_name, create_at, wrong_pins } }: { event: OwnEvent }) {
  const isWrong = account_event_kind === 'pin-wrong';
  const Icon = isWrong ? CircleAlert : CircleCheck;
  const { date, time } = bangkokTime(create_at);
  const where = isWrong ? ` ${wrong_pins} ครั้ง จากเครื่องที่ไม่เคยเข้าระบบ` : device_name ? ` ${device_name}` : '';
  return (
    <li>
      <Icon size={20} aria-hidden />
      <div>{WORDS[account_event_kind] + where}</div>
      <time className="small muted num" dateTime={create_at}>
        {dayMonth(date)} {hourMinute(time)}
      </time>
    </li>
  );
}
