import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Sign } from '../feedback/sign';
import { Dialog } from './dialog';
import styles from './message-frame.module.css';

interface MessageFrameProps {
  icon: LucideIcon;
  tone: 'ok' | 'wait' | 'no';
  text: string;
  note?: string;
  onClose: () => void;
  /** The buttons. */
  children: ReactNode;
}

/** A small dialog that says one thing and asks for an answer. */
export function MessageFrame({ icon, tone, text, note, onClose, children }: MessageFrameProps) {
  return (
    <Dialog title="ข้อความ" width="message" alert onClose={onClose}>
      <div className={styles.body}>
        <Sign icon={icon} tone={tone} />
        <p className={styles.text}>{text}</p>
        {note && <p className={`small muted ${styles.note}`}>{note}</p>}
        <div className={styles.actions}>{children}</div>
      </div>
    </Dialog>
  );
}
