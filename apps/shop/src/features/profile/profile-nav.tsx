import {
  BellRing,
  ChartColumn,
  Lock,
  type LucideIcon,
  MapPin,
  ReceiptText,
  Shield,
  Ticket,
  TicketPercent,
  User,
} from 'lucide-react';
import { useEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router';
import { paths } from '../../config/paths';
import styles from './profile-nav.module.css';

const PARTS: readonly { to: string; icon: LucideIcon; name: string }[] = [
  { to: paths.profile, icon: User, name: 'ข้อมูลส่วนตัว' },
  { to: paths.purchases, icon: Ticket, name: 'งานแสดงที่ซื้อ' },
  { to: paths.ownOrders, icon: ReceiptText, name: 'คำสั่งซื้อ' },
  { to: paths.followedBands, icon: BellRing, name: 'วงที่ติดตาม' },
  { to: paths.coupons, icon: TicketPercent, name: 'คูปอง' },
  { to: paths.addresses, icon: MapPin, name: 'ที่อยู่' },
  { to: paths.statistics, icon: ChartColumn, name: 'สถิติการรับชม' },
  { to: paths.security, icon: Lock, name: 'ความปลอดภัย' },
  { to: paths.privacy, icon: Shield, name: 'ความเป็นส่วนตัว' },
];

/** The parts of the profile: beside them, and on phones as pills in a row that brings the open one into view. */
export function ProfileNav() {
  const row = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  useEffect(() => {
    const open = row.current?.querySelector<HTMLElement>('[aria-current]');
    if (open) row.current?.scrollTo({ left: open.offsetLeft - 16 });
  }, [pathname]);
  return (
    <nav ref={row} className={styles.nav} aria-label="หัวข้อโปรไฟล์">
      {PARTS.map(({ to, icon: Icon, name }) => (
        <NavLink key={to} to={to} end={to === paths.profile && pathname !== paths.ownEmail} preventScrollReset>
          <Icon size={20} aria-hidden />
          {name}
        </NavLink>
      ))}
    </nav>
  );
}
