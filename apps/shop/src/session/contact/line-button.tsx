import { MessageCircle } from 'lucide-react';
import { buttonClass } from '../../ui/actions/button';
import { lineMessageUrl, useContacts } from './contacts';

type Look = Parameters<typeof buttonClass>[0];

interface LineButtonProps extends Look {
  /** What it is about, so that nobody has to type it again. */
  message: string;
}

/** Leads to the people behind the shop, in LINE. */
export function LineButton({ message, ...look }: LineButtonProps) {
  const contacts = useContacts();
  return (
    <a className={buttonClass(look)} href={lineMessageUrl(contacts, message)} target="_blank" rel="noreferrer">
      <MessageCircle size={18} aria-hidden />
      ติดต่อ LINE {contacts.line}
    </a>
  );
}
