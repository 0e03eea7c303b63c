import { lineUrl } from '@wethi/contract';
import { MessageCircle } from 'lucide-react';
import { ButtonLink, buttonClass } from '../../ui/actions/button';
import { paths } from '../../config/paths';
import { useContacts } from '../../session/contact/contacts';
import styles from './ask-us.module.css';

interface AskUsProps {
  title: string;
  text: string;
  /** The way to the shows first, and to the shop's contacts. */
  shows?: boolean;
}

/** Below a text: whoever is still unsure finds a person. */
export function AskUs({ title, text, shows }: AskUsProps) {
  const contacts = useContacts();
  return (
    <section className={styles.ask}>
      <div>
        <b>{title}</b>
        <p className="muted">{text}</p>
      </div>
      {shows && (
        <ButtonLink kind="primary" to={paths.shows}>
          เลือกงานแสดง
        </ButtonLink>
      )}
      {shows ? (
        <ButtonLink to={paths.contact}>
          <MessageCircle size={18} aria-hidden />
          คุยกับเรา
        </ButtonLink>
      ) : (
        <a className={buttonClass({ kind: 'secondary' })} href={lineUrl(contacts)} target="_blank" rel="noreferrer">
          <MessageCircle size={18} aria-hidden />
          ถามทาง LINE
        </a>
      )}
    </section>
  );
}
