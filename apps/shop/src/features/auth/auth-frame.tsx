import type { ReactNode } from 'react';
import { useDialogs } from '../../overlays/dialogs';
import type { Paying } from '../../overlays/overlay';
import { Dialog } from '../../ui/overlay/dialog';
import styles from './auth.module.css';

export interface AuthProps {
  /** The phone that was typed already. */
  tel?: string;
  /** What goes on after signing in. */
  then?: Paying;
}

/** The frame of login, register and forgot: 600 px, one field at a time. */
export function AuthFrame({ title, children }: { title: string; children: ReactNode }) {
  const { close } = useDialogs();
  return (
    <Dialog title={title} width="auth" onClose={close}>
      <div className={styles.body}>
        <div className={styles.inner}>{children}</div>
      </div>
    </Dialog>
  );
}

export function Lead({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className={styles.lead}>
      <b>{title}</b>
      {children && <p className="t2">{children}</p>}
    </div>
  );
}

export function TextButton({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <button type="button" className="link" onClick={onClick}>
      {children}
    </button>
  );
}
