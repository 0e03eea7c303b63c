import { MessageCircle } from 'lucide-react';
import { SUPPORT } from '@wethi/contract';
import { lineMessageUrl } from '../../config/site';
import { buttonClass } from './button';

type Look = Parameters<typeof buttonClass>[0];

interface LineButtonProps extends Look {
  /** What it is about, so that nobody has to type it again. */
  message: string;
}

/** Leads to the people behind the shop, in LINE. */
export function LineButton({ message, ...look }: LineButtonProps) {
  return (
    <a className={buttonClass(look)} href={lineMessageUrl(message)} target="_blank" rel="noreferrer">
      <MessageCircle size={18} aria-hidden />
      ติดต่อ LINE {SUPPORT.line}
    </a>
  );
}
