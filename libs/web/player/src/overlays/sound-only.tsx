import { MonitorPlay } from 'lucide-react';
import type { HlsSource } from '../engine/use-hls';
import { hourlyUse } from '../offer/data-use';
import { handOnFocus } from './hand-on-focus';
import styles from './sound-only.module.css';

interface SoundOnlyProps {
  poster: string | undefined;
  title: string;
  source: HlsSource;
}

/** What is seen while only the sound is fetched: a still picture, and the way back to the moving one. */
export function SoundOnly({ poster, title, source }: SoundOnlyProps) {
  const { sound } = source.offer;
  return (
    <div className={styles.sound}>
      {poster && <img src={poster} alt="" />}
      <span className={styles.bars} aria-hidden="true">
        <i />
        <i />
        <i />
      </span>
      <span className={styles.words} role="status">
        <b>{title ? `กำลังฟัง “${title}”` : 'กำลังฟังเสียงอย่างเดียว'}</b>
        <small>ปิดจอแล้วเสียงเล่นต่อ {sound && `ใช้ราว ${hourlyUse(sound.bitrate)} ต่อชั่วโมง`}</small>
      </span>
      <button ref={handOnFocus} type="button" className={styles.back} onClick={() => source.setQuality(null)}>
        <MonitorPlay size={18} aria-hidden="true" />
        กลับไปดูภาพ
      </button>
    </div>
  );
}
