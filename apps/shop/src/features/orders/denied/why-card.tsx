import { duration, shortDate, shortPlainDate } from '@wethi/format';
import type { ReactNode } from 'react';
import { classNames } from '../../../ui/class-names';
import { Picture } from '../../../ui/media/picture';
import type { RequestedVideo } from './member-data.server';
import { UNPAID, WAITING, type Reason } from './reasons';
import styles from './why-card.module.css';

interface WhyCardProps {
  reason: Reason;
  video: RequestedVideo | null;
  /** More than the reason itself says. */
  text?: ReactNode;
  note?: ReactNode;
  /** Seconds where the member left it. */
  left?: number;
  /** The ways on. */
  children: ReactNode;
}

/** One reason why something does not play, beside the picture of what it is about. */
export function WhyCard({ reason, video, text = reason.text, note = reason.note, left, children }: WhyCardProps) {
  const { icon: Icon, tone, title } = reason;
  const isLost = tone !== 'info' && reason.remedy !== 'buy' && reason !== WAITING && reason !== UNPAID;
  return (
    <section className={styles.why} aria-labelledby="why">
      {video && (
        <div className={classNames(styles.picture, isLost && styles.dim)}>
          <Picture path={video.product?.product_img} width={640} height={480} sizes="(max-width: 959px) 100vw, 520px" />
          <div className={styles.caption}>
            <p>{video.product?.product_title ?? video.name}</p>
            <p className="small t2">{captionOf(video, left)}</p>
          </div>
        </div>
      )}
      <div className={styles.words}>
        <span className={styles.sign} data-tone={tone}>
          <Icon size={26} aria-hidden />
        </span>
        <h1 id="why">{title}</h1>
        <p className="t2">{text}</p>
        <div className={styles.ways}>{children}</div>
        {note && <p className="small muted">{note}</p>}
      </div>
    </section>
  );
}

function captionOf({ product, isLive, date, isPast }: RequestedVideo, left = 0): string {
  const day = isLive ? 'สดอยู่ตอนนี้' : date && (isPast ? `แสดง ${shortPlainDate(date)}` : shortDate(date));
  const when = left > 0 && !isLive ? `ดูต่อจาก ${duration(left)}` : day;
  return [product?.band_name, when].filter(Boolean).join(' · ');
}
