import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import { Breadcrumb } from './breadcrumb';
import styles from './page.module.css';

interface PageProps {
  /** None where what stands in the page is its heading. */
  title?: string;
  /** The page above, where the way there stands in the place of heading and lead. */
  parent?: { to: string; title: string };
  lead?: ReactNode;
  /** As wide as the shop's frame. */
  wide?: boolean;
  children: ReactNode;
}

/** A page with its heading. */
export function Page({ title, parent, lead, wide, children }: PageProps) {
  return (
    <div className={classNames('wrap', wide ? styles.wide : styles.page)}>
      {title && parent && (
        <>
          <h1 className="sr">{title}</h1>
          <Breadcrumb parents={[parent]} current={title} onPhones isCentred />
        </>
      )}
      {title && !parent && (
        <div className={styles.heading}>
          <h1>{title}</h1>
          {lead && <p className="muted">{lead}</p>}
        </div>
      )}
      {children}
    </div>
  );
}
