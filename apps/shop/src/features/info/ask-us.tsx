import { lineUrl } from '@wethi/contract';
import { MessageCircle } from 'lucide-react';
import { ButtonLink, buttonClass } from '../../ui/actions/button';
import { paths } from '../../config/paths';
import { useContacts } from '../../session/contact/contacts';
import styles from './ask-us.module.css';

interface AskUsProps {
  title: string;
  text: string;
  /** Where they go: by LINE unless said. */
  way?: 'shows' | 'contact';
}

/** Below a text: whoever is still unsure finds a person. */
export function AskUs({ title, text, way }: AskUsProps) {
  const contacts = useContacts();
  return (
    <section className={styles.ask}>
      <div>
        <b>{title}</b>
        <p className="muted">{text}</p>
      </div>
      {way === 'contact' && (
        <ButtonLink kind="primary" to={paths.contact}>
          ติดต่อเรื่องงานแสดง
        </ButtonLink>
      )}
      {way === 'shows' && (
        <>
          <ButtonLink kind="primary" to={paths.shows}>
            เลือกงานแสดง
          </ButtonLink>
          <ButtonLink to={paths.contact}>
            <MessageCircle size={18} aria-hidden />
            คุยกับเรา
          </ButtonLink>
        </>
      )}
      {!way && (
        <a className={buttonClass({ kind: 'secondary' })} href={lineUrl(contacts)} target="_blank" rel="noreferrer">
          <MessageCircle size={18} aria-hidden />
          ถามทาง LINE
        </a>
      )}
    </section>
  );
}
