import { CircleAlert, CircleCheck, Hourglass, Info, X } from 'lucide-react';
import { Toast as Primitive } from 'radix-ui';
import { createContext, type ReactNode, useCallback, useContext, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Button, IconButton } from '../actions/button';
import { classNames } from '../class-names';
import styles from './toast.module.css';
import { useFullScreenElement } from '../overlay/use-full-screen-element';

const ICONS = { success: CircleCheck, info: Info, wait: Hourglass, error: CircleAlert } as const;
const MAX_TOASTS = 3;

interface Message {
  kind: keyof typeof ICONS;
  title: string;
  text?: string;
  /** Takes back what is told. */
  undo?: () => void;
}

type Shown = Message & { id: number };

const ToastContext = createContext<(message: Message) => void>(() => undefined);

/** Tells something that needs no answer. A failure stays until it is closed. */
export function useToast() {
  return useContext(ToastContext);
}

export function ToastProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<Shown[]>([]);
  const nextId = useRef(0);
  const show = useCallback((message: Message) => {
    nextId.current += 1;
    const entry = { ...message, id: nextId.current };
    setShown((now) => [...now, entry].slice(-MAX_TOASTS));
  }, []);
  const fullScreen = useFullScreenElement();
  const viewport = <Primitive.Viewport className={styles.viewport} label="การแจ้งเตือน ({hotkey})" />;
  const remove = (id: number) => setShown((now) => now.filter((toast) => toast.id !== id));
  return (
    <ToastContext value={show}>
      <Primitive.Provider label="การแจ้งเตือน" duration={5000}>
        {children}
        {shown.map((toast) => (
          <Toast key={toast.id} {...toast} onClose={() => remove(toast.id)} />
        ))}
        {fullScreen ? createPortal(viewport, fullScreen) : viewport}
      </Primitive.Provider>
    </ToastContext>
  );
}

function Toast({ kind, title, text, undo, onClose }: Message & { onClose: () => void }) {
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
