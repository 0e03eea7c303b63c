import type { Schema } from '@wethi/api-client';
import { recordTime } from '../../columns/record-time';
import { StatusTag } from '../../feedback/status-tag';
import { fullNameOf } from './person-name';
import styles from './personnel.module.css';

/** Who did something within these minutes is at work. */
const AT_WORK_MS = 5 * 60_000;

const COLOURS = ['purple', 'blue', 'orange', 'green', 'red'] as const;

/** A letter with the vowel and the tone on it, which stand for nothing alone. */
const firstLetter = (name: string) => [...new Intl.Segmenter('th').segment(name)][0]?.segment.toUpperCase() ?? '';

/** Somebody in the list of personnel: their name over the one that they sign in with. */
export function PersonCell({ person }: { person: Schema<'PersonnelView'> }) {
  const name = fullNameOf(person);
  const colour = COLOURS[person.id % COLOURS.length] ?? 'purple';
  return (
    <span className={styles.person}>
      <span className={`${styles.mark} ${styles[colour]}`} aria-hidden>
        {firstLetter(name)}
      </span>
      <span>
        <b>{name}</b>
        <small className="secondary">{person.username}</small>
        {person.status_by === 'Y' && <StatusTag tone="no">ปิดใช้งาน</StatusTag>}
      </span>
    </span>
  );
}

/** When somebody was last here. */
export function seenText(instant: string | null): string {
  if (!instant) return '-';
  return Date.now() - Date.parse(instant) < AT_WORK_MS ? 'กำลังใช้งาน' : recordTime(instant);
}
