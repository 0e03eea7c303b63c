import type { ComponentProps } from 'react';
import { SITE_NAME } from '../../config/site';
import { LogoMark } from '../../ui/media/logo';
import styles from './tv.module.css';

interface TvFrameProps extends ComponentProps<'section'> {
  /** At the foot of the picture. */
  foot?: [left: string, right: string];
  /** The right one counts. */
  timer?: boolean;
}

/** The whole picture of a television, with its logo and its foot. */
export function TvFrame({ foot = ['', ''], timer = false, children, ...rest }: TvFrameProps) {
  return (
    <section className={styles.screen} {...rest}>
      <div className={styles.logo}>
        <LogoMark size={62} />
        <span>{SITE_NAME}</span>
      </div>
      <div className={styles.middle}>{children}</div>
      <footer className={styles.foot}>
        <span>{foot[0]}</span>
        <span className="num" role={timer ? 'timer' : undefined}>
          {foot[1]}
        </span>
      </footer>
    </section>
  );
}
