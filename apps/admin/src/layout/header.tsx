import { useGetIdentity } from '@refinedev/core';
import { Bell, Menu } from 'lucide-react';
import { Link } from 'react-router';
import { StatusTag } from '../components/status-tag';
import { useMay } from '../providers/access';
import type { Identity } from '../providers/auth';
import { Initial } from './initial';
import styles from './layout.module.css';

interface HeaderProps {
  title: string;
  pending: number;
  /** The queue's own page says how long the queue is. */
  showPending: boolean;
  openMenu: () => void;
}

function Badge({ pending }: { pending: number }) {
  return (
    <Link className={styles.badge} to="/ordersConfirm" aria-label={`คำสั่งซื้อรอยืนยัน ${pending} รายการ`}>
      <Bell size={22} aria-hidden />
      {pending > 0 && <sup>{pending > 99 ? '99+' : pending}</sup>}
    </Link>
  );
}

export function Header({ title, pending, showPending, openMenu }: HeaderProps) {
  const { data: person } = useGetIdentity<Identity>();
  const mayApprove = useMay('orders.approve');
  return (
    <header className={styles.header}>
      <button type="button" className={styles.burger} aria-label="เปิดเมนู" onClick={openMenu}>
        <Menu size={22} aria-hidden />
      </button>
      <h1>{title}</h1>
      {showPending && (
        <span className="desktop-only">
          <StatusTag tone="wait">รอยืนยัน {pending} รายการ</StatusTag>
        </span>
      )}
      <span className={styles.space} />
      {mayApprove && <Badge pending={pending} />}
      <span className={`${styles.person} desktop-only`}>
        <Initial name={person?.username ?? ''} size={36} />
        {person?.username}
      </span>
    </header>
  );
}
