import { CircleAlert, CircleCheck, Hourglass, Info, X } from 'lucide-react';
import { Toast as Primitive } from 'radix-ui';
import { createPortal } from 'react-dom';
import { Button, IconButton } from '../actions/button';
import { classNames } from '../class-names';
import { useFullScreenElement } from '../overlay/use-full-screen-element';
import type { Shown } from './toast';
import styles from './toast.module.css';

const ICONS = { success: CircleCheck, info: Info, wait: Hourglass, error: CircleAlert } as const;

interface ToastsProps {
  shown: readonly Shown[];
  remove: (id: number) => void;
}

export default function Toasts({ shown, remove }: ToastsProps) {
  const fullScreen = useFullScreenElement();
  const viewport = <Primitive.Viewport className={styles.viewport} label="การแจ้งเตือน ({hotkey})" />;
  return (
    <Primitive.Provider label="การแจ้งเตือน" duration={5000}>
      {shown.map((toast) => (
        <Toast key={toast.id} {...toast} onClose={() => remove(toast.id)} />
      ))}
      {fullScreen ? createPortal(viewport, fullScreen) : viewport}
    </Primitive.Provider>
  );
}

function Toast({ kind, title, text, undo, again, onClose }: Shown & { onClose: () => void }) {
  const Icon = ICONS[kind];
  return (
    <Primitive.Root
      className={classNames(styles.toast, styles[kind])}
      type={kind === 'error' ? 'foreground' : 'background'}
      duration={kind === 'error' ? Infinity : undefined}
      onOpenChange={(open) => !open && onClose()}
    >
      <Icon size={22} aria-hidden />
      <div className={styles.text}>
        <Primitive.Title asChild>
          <b>{title}</b>
        </Primitive.Title>
        {text && <Primitive.Description className="small t2">{text}</Primitive.Description>}
        {again && (
          <Primitive.Action asChild altText="ลองใหม่">
            <button type="button" className={`link small ${styles.again}`} onClick={again}>
              ลองใหม่
            </button>
          </Primitive.Action>
        )}
      </div>
      {undo && (
        <Primitive.Action asChild altText="เลิกทำ">
          <Button kind="ghost" size="small" className={styles.undo} onClick={undo}>
            เลิกทำ
          </Button>
        </Primitive.Action>
      )}
      <Primitive.Close asChild>
        <IconButton label="ปิดการแจ้งเตือน" className={styles.close}>
          <X size={18} aria-hidden />
        </IconButton>
      </Primitive.Close>
    </Primitive.Root>
  );
}
