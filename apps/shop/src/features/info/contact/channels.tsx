import { SUPPORT } from '@wethi/contract';
import { Mail, MessageCircle } from 'lucide-react';
import { FacebookMark } from '../../../ui/media/facebook-mark';
import styles from './channels.module.css';

/** The ways to the people behind the shop. */
export function Channels() {
  return (
    <div className={styles.channels}>
      <a href={SUPPORT.lineUrl} target="_blank" rel="noreferrer">
        <MessageCircle size={24} aria-hidden />
        <b>LINE {SUPPORT.line}</b>
        <span>
          เร็วที่สุด ปกติตอบใน 10 นาที
          <br />
          {SUPPORT.hours}
        </span>
      </a>
      <a href={`mailto:${SUPPORT.email}`}>
        <Mail size={24} aria-hidden />
        <b>{SUPPORT.email}</b>
        <span>แนบรูปได้ ตอบภายใน 1 วันทำการ</span>
      </a>
      <a href={SUPPORT.facebookUrl} target="_blank" rel="noreferrer">
        <FacebookMark size={24} />
        <b>{SUPPORT.facebook}</b>
        <span>ข่าวงานแสดงและไลฟ์สั้น</span>
      </a>
    </div>
  );
}
