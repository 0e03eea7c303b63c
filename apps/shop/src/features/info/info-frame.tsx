import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '../../config/paths';
import { useRootData } from '../../session/root-data';
import { Breadcrumb } from '../../ui/layout/breadcrumb';
import styles from './info-frame.module.css';

interface InfoFrameProps {
  slug: string;
  title: string;
  ingress: string | null;
  /** A line below the ingress. */
  note?: ReactNode;
  children: ReactNode;
}

/** A page of information beside the list of all of them. */
export function InfoFrame({ slug, title, ingress, note, children }: InfoFrameProps) {
  const { infoPages } = useRootData();
  return (
    <div className={`wrap ${styles.frame}`}>
      <nav className={styles.list} aria-label="หน้าข้อมูล">
        <h2>ข้อมูลและความช่วยเหลือ</h2>
        {infoPages.map((page) => (
          <Link
            key={page.slug}
            to={paths.info(page.slug)}
            aria-current={page.slug === slug ? 'page' : undefined}
            ref={page.slug === slug ? scrollIntoList : undefined}
          >
            {page.title}
          </Link>
        ))}
      </nav>
      <div className={styles.page}>
        <Breadcrumb parents={[{ to: paths.home, title: 'หน้าแรก' }]} current={title} onPhones />
        <h1>{title}</h1>
        {ingress && <p className={styles.ingress}>{ingress}</p>}
        {note}
        {children}
      </div>
    </div>
  );
}

/** On a phone the list is a row that scrolls sideways; the page one reads must be seen in it. */
function scrollIntoList(link: HTMLAnchorElement | null): void {
  link?.parentElement?.scrollTo?.({ left: link.offsetLeft - 16 });
}
