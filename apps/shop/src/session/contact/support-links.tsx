import { Mail, MessageCircle } from 'lucide-react';
import { lineUrl } from '@wethi/contract';
import { buttonClass } from '../../ui/actions/button';
import { useContacts } from './contacts';

/** Ways to reach the people behind the shop. */
export function SupportLinks() {
  const contacts = useContacts();
  return (
    <>
      <a className={buttonClass({ kind: 'secondary', size: 'small' })} href={`mailto:${contacts.email}`}>
        <Mail size={18} aria-hidden />
        {contacts.email}
      </a>
      <a
        className={buttonClass({ kind: 'secondary', size: 'small' })}
        href={lineUrl(contacts)}
        target="_blank"
        rel="noreferrer"
      >
        <MessageCircle size={18} aria-hidden />
        LINE {contacts.line}
      </a>
    </>
  );
}
