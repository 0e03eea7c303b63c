import { Mail, MessageCircle } from 'lucide-react';
import { SUPPORT } from '@wethi/contract';
import { buttonClass } from './button';

/** Ways to reach the people behind the shop. */
export function SupportLinks() {
  return (
    <>
      <a className={buttonClass({ kind: 'secondary', size: 'small' })} href={`mailto:${SUPPORT.email}`}>
        <Mail size={18} aria-hidden />
        {SUPPORT.email}
      </a>
      <a
        className={buttonClass({ kind: 'secondary', size: 'small' })}
        href={SUPPORT.lineUrl}
        target="_blank"
        rel="noreferrer"
      >
        <MessageCircle size={18} aria-hidden />
        LINE {SUPPORT.line}
      </a>
    </>
  );
}
