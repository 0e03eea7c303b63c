import { Check, Copy, Inbox } from 'lucide-react';
import type { ReactNode } from 'react';
import { thaiMoment } from '../slip/slip-picture';

interface CardFrameProperties {
  title: string;
  at: string;
  aside?: ReactNode;
  children: ReactNode;
}

/** One received or made thing in a list. */
export function CardFrame({ title, at, aside, children }: CardFrameProperties) {
  return (
    <article className="card">
      <header className="card-head">
        <h3 className="number">{title}</h3>
        {aside}
        <time dateTime={at} className="muted number">
          {thaiMoment(at)}
        </time>
      </header>
      {children}
    </article>
  );
}

export function Empty({ text, hint }: { text: string; hint: string }) {
  return (
    <div className="empty">
      <Inbox size={40} aria-hidden />
      <p>{text}</p>
      <p className="muted">{hint}</p>
    </div>
  );
}

export function CopyButton({ value, label }: { value: string; label: string }) {
  return (
    <button type="button" className="button small" data-copy={value} aria-label={`${label} ${value}`}>
      <Copy size={18} aria-hidden className="before" />
      <Check size={18} aria-hidden className="after" />
      <span>{label}</span>
    </button>
  );
}

const ADDRESS = /(https?:\/\/[^\s<>"')]+)/;

/** Plain text whose web addresses can be followed. */
export function LinkedText({ text }: { text: string }) {
  const parts = text.split(ADDRESS);
  return (
    <p className="message-text">
      {parts.map((part, index) =>
        ADDRESS.test(part) ? (
          <a key={index} href={part} target="_blank" rel="noreferrer">
            {part}
          </a>
        ) : (
          part
        ),
      )}
    </p>
  );
}
