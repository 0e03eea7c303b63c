import type { Schema } from '@wethi/api-client';
import { recordTime } from '../../columns/record-time';
import { Initial } from '../../layout/initial';
import styles from './personnel.module.css';

/** Who did something within these minutes is at work. */
const AT_WORK_MS = 5 * 60_000;

/** Somebody in the list of personnel: their name over the one that they sign in with. */
export function PersonCell({ person }: { person: Schema<'PersonnelView'> }) {
  const { username, personnel_name, personnel_lname, personnel_nickname } = person;
  const name = [personnel_name, personnel_lname].filter(Boolean).join(' ') || personnel_nickname;
  return (
    <span className={styles.person}>
      <Initial name={name ?? username} size={36} />
      <span>
        <b>{name ?? username}</b>
        {name && <small className="secondary">{username}</small>}
      </span>
    </span>
  );
}

/** When somebody was last here. */
export function seenText(instant: string | null): string {
  if (!instant) return '-';
  return Date.now() - Date.parse(instant) < AT_WORK_MS ? 'กำลังใช้งาน' : recordTime(instant);
}
