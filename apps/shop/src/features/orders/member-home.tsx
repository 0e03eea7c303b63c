import { TV_CODE_LENGTH } from '@wethi/contract';
import { count, phone } from '@wethi/format';
import { Ticket, Tv, User } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '../../config/paths';
import { useMember } from '../../session/member';
import { usePurchases } from '../../session/purchases';
import { Avatar } from '../../ui/media/avatar';
import { useNow } from '../../ui/time/use-now';
import styles from './member-home.module.css';
import { belongsTo, sortPurchases } from './tickets/purchase-state';

const MINUTE_MS = 60_000;

/** The member's own place: who they are here, and where they go from it. */
export function MemberHome({ now: pageMadeAt }: { now: number }) {
  const { member } = useMember();
  const now = useNow(pageMadeAt, MINUTE_MS);
  const purchases = usePurchases().data ?? [];
  const open = sortPurchases(purchases, now).filter((entry) => belongsTo('now', entry)).length;
  return (
    <>
      {!member && <h1 className={styles.place}>พื้นที่สมาชิก</h1>}
      {member && (
        <div className={styles.who}>
          <Avatar path={member.user_path} size={72} />
          <div>
            <h1>{member.user_nickname || 'สมาชิก'}</h1>
            <p className="muted num">{phone(member.user_tel)}</p>
          </div>
        </div>
      )}
      <div className={styles.ways}>
        <Way to={paths.purchases} icon={<Ticket size={24} aria-hidden />} title="งานแสดงที่ซื้อ">
          {open > 0 ? `ดูได้ตอนนี้ ${count(open)} งาน` : 'บัตรและเวลาที่ดูได้'}
        </Way>
        <Way to={paths.profile} icon={<User size={24} aria-hidden />} title="ข้อมูลสมาชิก">
          ชื่อ ที่อยู่ PIN
        </Way>
        <Way to={paths.tv} icon={<Tv size={24} aria-hidden />} title="ดูบนทีวี">
          {`ใส่รหัส ${TV_CODE_LENGTH} ตัว`}
        </Way>
      </div>
    </>
  );
}

function Way({ to, icon, title, children }: { to: string; icon: ReactNode; title: string; children: string }) {
  return (
    <Link className={styles.way} to={to} reloadDocument={to === paths.tv}>
      {icon}
      <span>
        <b>{title}</b>
        <span className="small muted num">{children}</span>
      </span>
    </Link>
  );
}
