import { useQuery, useQueryClient } from '@tanstack/react-query';
import { bangkokTime, clockTime, shortPlainDate } from '@wethi/format';
import { MonitorSmartphone } from 'lucide-react';
import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { call } from '@wethi/http';
import type { OwnSession } from '../../../api-types';
import { paths } from '../../../config/paths';
import { forgetMember, MEMBER_KEY, useMayRead } from '../../../session/member';
import { Button, ButtonLink } from '../../../ui/actions/button';
import { Chip } from '../../../ui/actions/chip';
import { QueryView } from '../../../ui/feedback/query-view';
import { Card } from '../../../ui/layout/card';
import { useSave } from '../../../ui/use-save';
import styles from '../details.module.css';

const KEY = [...MEMBER_KEY, 'sessions'] as const;

/** Where the account is open: leaving one place, or everywhere at once (ACC-06). */
export function Devices() {
  const query = useQuery({
    queryKey: KEY,
    queryFn: async ({ signal }) => (await call('GET', 'userSessions', { signal })).data ?? [],
    enabled: useMayRead(),
  });
  const client = useQueryClient();
  const navigate = useNavigate();
  const heading = useRef<HTMLHeadingElement>(null);
  const ended = async () => {
    await client.invalidateQueries({ queryKey: KEY });
    // The row goes with the button that was pressed.
    heading.current?.focus();
  };
  const { save: leaveEverywhere, busy } = useSave(() => call('POST', 'logoutEverywhere'), {
    success: 'ออกจากระบบทุกอุปกรณ์แล้ว',
    failure: 'ออกจากระบบไม่ได้',
    then: async () => {
      forgetMember(client);
      await navigate(paths.home);
    },
  });
  return (
    <Card className={styles.section}>
      <h2 ref={heading} tabIndex={-1}>
        เครื่องที่เข้าระบบอยู่
      </h2>
      <QueryView query={query} failure="โหลดรายชื่อเครื่องไม่ได้" inline empty={null}>
        {(sessions) => (
          <ul className={styles.rows}>
            {sessions.map((session) => (
              <Device key={session.id} session={session} onEnded={ended} />
            ))}
          </ul>
        )}
      </QueryView>
      <div className={styles.last}>
        <p className="small t2">หากใช้เครื่องร่วมกับผู้อื่น หรือทำโทรศัพท์หาย ให้ออกจากระบบทุกอุปกรณ์</p>
        <div className={styles.end}>
          <ButtonLink to={paths.logout}>ออกจากระบบ</ButtonLink>
          <Button kind="danger" loading={busy} onClick={() => leaveEverywhere()}>
            ออกจากระบบทุกอุปกรณ์
          </Button>
        </div>
      </div>
    </Card>
  );
}

function Device({ session, onEnded }: { session: OwnSession; onEnded: () => Promise<void> }) {
  const { id, device_name, create_at, is_this } = session;
  const { date, time } = bangkokTime(create_at);
  const name = device_name ?? 'เครื่องที่ไม่บอกชื่อ';
  const { save, busy } = useSave(() => call('DELETE', 'userSessions', { query: { id } }), {
    success: 'ออกจากระบบในเครื่องนั้นแล้ว',
    failure: 'ออกจากระบบไม่ได้',
    then: onEnded,
  });
  return (
    <li>
      <MonitorSmartphone size={22} aria-hidden />
      <div>
        <b>{name}</b>
        <p className="small muted num">
          เข้าระบบ {shortPlainDate(date)} · {clockTime(time)}
        </p>
      </div>
      {is_this ? (
        <Chip kind="ok">เครื่องนี้</Chip>
      ) : (
        <Button size="small" loading={busy} aria-label={`ออกจากเครื่องนี้ ${name}`} onClick={() => save()}>
          ออกจากเครื่องนี้
        </Button>
      )}
    </li>
  );
}
