import { useQuery } from '@tanstack/react-query';
import type { LiveHealth } from '@wethi/contract';
import { count } from '@wethi/format';
import { call } from '@wethi/http';
import { CircleCheck, Circle } from 'lucide-react';
import { Card } from '../../layout/page';
import type { LiveShow } from './live-show';
import styles from './studio.module.css';

interface ReadinessProps {
  show: LiveShow;
  health: LiveHealth | null;
  watching: number;
}

/** What should be done before the evening, and what is. */
export function Readiness({ show, health, watching }: ReadinessProps) {
  const { stage_id } = show;
  const { data } = useQuery({
    queryKey: ['setList', stage_id],
    queryFn: () => call('GET', 'stageTimeByStageId', { query: { stage_id } }),
  });
  const items = readinessOf(show, health, data?.data.length ?? 0);
  return (
    <Card
      title="พร้อมหรือยัง"
      extra={
        <span className="secondary number">
          {items.filter(({ done }) => done).length} จาก {items.length}
        </span>
      }
    >
      <ul className={styles.checks}>
        {items.map(({ name, text, done }) => (
          <li key={name}>
            <span className={styles.ready} data-done={done}>
              {done ? <CircleCheck size={20} aria-label="พร้อม" /> : <Circle size={20} aria-label="ยังไม่พร้อม" />}
              <span>
                <b>{name}</b>
                <small>{text}</small>
              </span>
            </span>
          </li>
        ))}
        <li>
          <span>
            <b>คนดูในห้องรอ</b>
            <small className="number">{count(watching)} คน</small>
          </span>
        </li>
      </ul>
    </Card>
  );
}

interface Item {
  name: string;
  text: string;
  done: boolean;
}

export function readinessOf(
  { live_streaming_status, live_streaming_pinned }: LiveShow,
  health: Pick<LiveHealth, 'state'> | null,
  songs: number,
): Item[] {
  const isOpen = live_streaming_status === 'Y';
  const hasSignal = health?.state === 'onAir';
  return [
    { name: 'เซตลิสต์', text: songs > 0 ? `${songs} ช่วง` : 'ยังไม่มี เพิ่มที่หน้าเซตลิสต์', done: songs > 0 },
    { name: 'รับสัญญาณ', text: isOpen ? 'เปิดอยู่' : 'ปิดอยู่ เปิดที่สวิตช์ข้างคีย์', done: isOpen },
    { name: 'บันทึกไว้ดูย้อนหลัง', text: 'บันทึกเองทุกครั้ง', done: true },
    {
      name: 'ข้อความปักหมุด',
      text: live_streaming_pinned ? `“${live_streaming_pinned}”` : 'ยังไม่มี ปักได้จากแชต',
      done: Boolean(live_streaming_pinned),
    },
    { name: 'ทดสอบสัญญาณ', text: hasSignal ? 'ภาพมาแล้ว' : 'ยังไม่เคยรับภาพวันนี้', done: hasSignal },
  ];
}
