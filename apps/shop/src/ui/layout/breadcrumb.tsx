import { ChevronRight } from 'lucide-react';
import { Fragment } from 'react';
import { Link } from 'react-router';
import styles from './breadcrumb.module.css';

export function Breadcrumb({ parents, current }: { parents: { to: string; title: string }[]; current: string }) {
  return (
    <nav className={styles.crumb} aria-label="เส้นทาง">
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
