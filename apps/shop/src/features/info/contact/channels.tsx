import { lineUrl, pageUrl } from '@wethi/contract';
import { digits } from '@wethi/format';
import { Mail, MessageCircle, Phone } from 'lucide-react';
import { useContacts } from '../../../session/contact/contacts';
import { FacebookMark } from '../../../ui/media/facebook-mark';
import styles from './channels.module.css';

/** The ways to the people behind the shop. */
export function Channels() {
  const contacts = useContacts();
  return (
    <div className={styles.channels}>
      <a href={lineUrl(contacts)} target="_blank" rel="noreferrer">
        <MessageCircle size={24} aria-hidden />
        <b>LINE {contacts.line}</b>
        <span>
          เร็วที่สุด ปกติตอบใน 10 นาที
          <br />
          {contacts.hours}
        </span>
      </a>
      <a href={`mailto:${contacts.email}`}>
        <Mail size={24} aria-hidden />
        <b>{contacts.email}</b>
        <span>แนบรูปได้ ตอบภายใน 1 วันทำการ</span>
      </a>
      <a href={pageUrl(contacts)} target="_blank" rel="noreferrer">
        <FacebookMark size={24} />
        <b>{contacts.page}</b>
        <span>ข่าวงานแสดงและไลฟ์สั้น</span>
      </a>
      {contacts.tel && (
        <a href={`tel:${digits(contacts.tel)}`}>
          <Phone size={24} aria-hidden />
          <b className="num">{contacts.tel}</b>
          <span>{contacts.hours}</span>
        </a>
      )}
    </div>
  );
}
