import type { LiveHealth } from '@wethi/contract';
import { count, duration } from '@wethi/format';
import styles from './studio.module.css';

/** The signal in numbers; they change every two seconds. */
export function Health({ health }: { health: LiveHealth | null }) {
  const facts = health
    ? [
        ['บิตเรต', count(Math.round(health.bitrate / 1000)), 'กิโลบิตต่อวินาที'],
        ['ภาพต่อวินาที', Math.round(health.fps), `${health.width}×${health.height}`],
        ['ภาพตกหล่น', count(health.dropped), 'ภาพตั้งแต่เริ่ม'],
        ['คีย์เฟรม', health.keyFrames ? health.keyFrames.toFixed(1) : '-', 'วินาที'],
        ['สายสำรอง', health.hasBackup ? 'พร้อม' : 'ไม่มี', 'ต่อด้วยคีย์เดียวกัน'],
        ['ดูได้แล้ว', duration(health.seconds), 'ย้อนได้ถึงต้น'],
      ]
    : [];
  return (
    <dl className={styles.facts} aria-label="สัญญาณ">
      {facts.map(([name, value, unit]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <b className="number">{value}</b>
            <small>{unit}</small>
          </dd>
        </div>
      ))}
    </dl>
  );
}
