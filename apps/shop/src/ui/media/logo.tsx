import { useId } from 'react';
import { Link } from 'react-router';
import { SITE_NAME, SITE_NAME_LATIN } from '../../config/site';
import { paths } from '../../config/paths';
import styles from './logo.module.css';

/** The light cone on a stage. */
export function LogoMark({ size }: { size: number }) {
  const beam = useId();
  return (
    <svg width={size} height={size} viewBox="0 0 40 40" aria-hidden>
      <defs>
        <linearGradient id={beam} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#CBB0FF" />
          <stop offset="1" stopColor="#7438E0" />
        </linearGradient>
      </defs>
      <rect width="40" height="40" rx="11" fill="#2B1358" />
      <path d="M17 7h6l9 22H8z" fill={`url(#${beam})`} />
      <ellipse cx="20" cy="29" rx="12" ry="3.8" fill="#F8F5FD" />
    </svg>
  );
}

export function Logo() {
  return (
    <Link className={styles.logo} to={paths.home} aria-label={`${SITE_NAME} ${SITE_NAME_LATIN} หน้าแรก`}>
      <LogoMark size={34} />
      <span>{SITE_NAME}</span>
      <small className="no-phone">{SITE_NAME_LATIN}</small>
    </Link>
  );
}
