import { FileSearch } from 'lucide-react';
import type { ReactNode } from 'react';
import { paths } from '../../../config/paths';
import { useMayRead } from '../../../session/member';
import { MemberPage } from '../../../session/member-page';
import { ButtonLink } from '../../../ui/actions/button';
import { classNames } from '../../../ui/class-names';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { Skeleton } from '../../../ui/feedback/skeleton';
import styles from './paper.module.css';

interface PaperFrameProps {
  title: string;
  /** Says to a guest what they would find. */
  invitation?: string;
  /** What can be done with it. */
  actions: ReactNode;
  children: ReactNode;
}

/** A sheet below its name, as wide as it is printed. */
export function PaperFrame({
  title,
  invitation = 'ใบเสร็จและใบกำกับภาษีของคุณจะอยู่ที่นี่',
  actions,
  children,
}: PaperFrameProps) {
  const mayRead = useMayRead();
  return (
    <>
      <header className={classNames('wrap', styles.head)}>
        <h1>{title}</h1>
        {mayRead && actions}
      </header>
      <MemberPage invitation={invitation}>
        <article className={styles.page}>{children}</article>
      </MemberPage>
    </>
  );
}

export function SheetSkeleton() {
  return <Skeleton style={{ aspectRatio: '794 / 1123', borderRadius: 0 }} />;
}

/** It does not exist, or is somebody else's. */
export function NoPaper() {
  return (
    <EmptyState icon={FileSearch} title="ไม่พบเอกสารนี้" text="ตรวจลิงก์อีกครั้ง หรือเปิดจากคำสั่งซื้อของคุณ">
      <ButtonLink kind="primary" to={paths.ownOrders}>
        คำสั่งซื้อของฉัน
      </ButtonLink>
    </EmptyState>
  );
}
