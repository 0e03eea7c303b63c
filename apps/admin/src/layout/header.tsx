import { useGetIdentity } from '@refinedev/core';
import { Menu } from 'lucide-react';
import type { ReactNode } from 'react';
import { StatusTag } from '../feedback/status-tag';
import { useMay } from '../providers/access';
import type { Identity } from '../providers/auth';
import { Badge } from './badge';
import { Initial } from './initial';
import styles from './layout.module.css';
import { SearchButton } from './search-button';

interface HeaderProps {
  title: string;
  pending: number;
  /** The queue's own page says how long the queue is. */
  showPending: boolean;
  /** What the screen says beside its title. */
  note?: ReactNode;
  openMenu: () => void;
}

export function Header({ title, pending, showPending, note, openMenu }: HeaderProps) {
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
      {note}
      <span className={styles.space} />
      <SearchButton />
      {mayApprove && <Badge pending={pending} />}
      <span className={`${styles.person} desktop-only`}>
        <Initial name={person?.username ?? ''} size={36} />
        {person?.username}
      </span>
    </header>
  );
}
