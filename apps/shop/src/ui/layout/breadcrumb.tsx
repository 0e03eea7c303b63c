import { ChevronRight } from 'lucide-react';
import { Fragment } from 'react';
import { Link } from 'react-router';
import { classNames } from '../class-names';
import styles from './breadcrumb.module.css';

interface BreadcrumbProps {
  parents: { to: string; title: string }[];
  current: string;
  /** There, too; else the way back is the browser's. */
  onPhones?: boolean;
  isCentred?: boolean;
}

export function Breadcrumb({ parents, current, onPhones, isCentred }: BreadcrumbProps) {
  return (
    <nav
      className={classNames(styles.crumb, isCentred && styles.isCentred, !onPhones && 'no-phone')}
      aria-label="เส้นทาง"
    >
      {parents.map(({ to, title }) => (
        <Fragment key={title}>
          <Link to={to}>{title}</Link>
          <ChevronRight size={16} aria-hidden />
        </Fragment>
      ))}
      <span aria-current="page">{current}</span>
    </nav>
  );
}
