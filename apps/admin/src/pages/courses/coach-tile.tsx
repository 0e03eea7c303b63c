import type { Schema } from '@wethi/api-client';
import { count } from '@wethi/format';
import { Button } from 'antd';
import { CalendarClock } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLink } from '../../actions/use-link';
import { ReferenceName } from '../../columns/reference-name';
import { Picture } from '../../media/picture';
import { BAND } from '../../providers/resource';
import styles from './courses.module.css';

/** Who teaches, what, to how many, and the way to their free hours. */
export function CoachTile({ coach, actions }: { coach: Schema<'CoachWithFigures'>; actions: ReactNode }) {
  const hours = useLink(`/userCourseBooking?coach=${coach.id}`);
  return (
    <article className={styles.coach}>
      <Picture path={coach.coach_img} size={88} />
      <h2>{coach.coach_name}</h2>
      <p className="secondary">
        {coach.coach_subtitle && `${coach.coach_subtitle} · `}
        <ReferenceName id={coach.band_id} column="band_id" {...BAND} />
      </p>
      <p className="number">
        {count(coach.courses ?? 0)} คอร์ส · ผู้เรียน {count(coach.learners ?? 0)} คน
      </p>
      <div className={styles.ways}>
        <Button icon={<CalendarClock size={18} aria-hidden />} {...hours}>
          ตารางว่าง
        </Button>
        {actions}
      </div>
    </article>
  );
}
