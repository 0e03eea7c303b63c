import { VIDEO_FAULT } from '@wethi/contract';
import { CircleCheck, CircleX, FileX, HardDrive, Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { recordTime } from '../../../columns/record-time';
import { Card } from '../../../layout/page';
import { FAULTS } from './faults';
import { size, type VideoWork } from '../use-works';
import styles from '../video.module.css';

/** What else ends like this, and is easily told apart by whoever knows the file. */
const OTHERS = [
  ['CUT_OFF', FileX],
  ['STORAGE_FULL', HardDrive],
  ['LOCKED', Lock],
] as const;

/** How far the work on a file came of which nothing can be watched, and what else it might be. */
export function WhatHappened({ work }: { work: VideoWork }) {
  const { fault, source_name, source_bytes, source_picture, ended_at } = work;
  if (!fault) return null;
  return (
    <div className={styles.halves}>
      <Card title="เกิดอะไรขึ้น">
        <ul className={styles.happened}>
          <Step done title="อัปโหลดครบ">
            {source_name} · {size(source_bytes ?? 0)}
          </Step>
          {source_picture && (
            <Step done title="อ่านภาพได้">
              {source_picture}
            </Step>
          )}
          <Step title={VIDEO_FAULT[fault]}>{ended_at && `ล่าสุด ${recordTime(ended_at)}`}</Step>
        </ul>
        <ForTechnicians detail={work.fault_detail} />
      </Card>
      <Card title="สาเหตุอื่นที่พบได้">
        <ul className={`${styles.happened} ${styles.others}`}>
          {OTHERS.filter(([other]) => other !== fault).map(([other, Icon]) => (
            <li key={other}>
              <Icon size={20} aria-hidden />
              <span>
                <b>{FAULTS[other].title}</b>
                <small className="secondary">{FAULTS[other].advice}</small>
              </span>
            </li>
          ))}
        </ul>
      </Card>
    </div>
  );
}

function Step({ done, title, children }: { done?: boolean; title: string; children: ReactNode }) {
  return (
    <li data-done={done}>
      {done ? <CircleCheck size={20} aria-hidden /> : <CircleX size={20} aria-hidden />}
      <span>
        <b>{title}</b>
        <small className="secondary number">{children}</small>
      </span>
    </li>
  );
}

/** What the program said. */
export function ForTechnicians({ detail }: { detail: string | null }) {
  return (
    <details className={styles.said}>
      <summary>ข้อความสำหรับช่าง</summary>
      <code className={styles.detail}>{detail}</code>
    </details>
  );
}
