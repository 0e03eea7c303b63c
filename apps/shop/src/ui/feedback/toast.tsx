import {
  createContext,
  lazy,
  type ReactNode,
  Suspense,
  useCallback,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react';

const MAX_TOASTS = 3;

interface Message {
  kind: 'success' | 'info' | 'wait' | 'error';
  title: string;
  text?: string;
  /** Takes back what is told. */
  undo?: () => void;
  /** Tries once more what failed. */
  again?: () => void;
}

export type Shown = Message & { id: number };

const load = () => import('./toasts');
const Toasts = lazy(load);

const ToastContext = createContext<(message: Message) => () => void>(() => () => undefined);

/** Tells something that needs no answer. A failure stays until it is closed. What it returns closes it. */
export function useToast() {
  return useContext(ToastContext);
}

export function ToastProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<Shown[]>([]);
  const nextId = useRef(0);
  const remove = useCallback((id: number) => setShown((now) => now.filter((toast) => toast.id !== id)), []);
  const show = useCallback(
    (message: Message) => {
      nextId.current += 1;
      const entry = { ...message, id: nextId.current };
      setShown((now) => [...now, entry].slice(-MAX_TOASTS));
      return () => remove(entry.id);
    },
    [remove],
  );
  // The page comes alive without it, and it is here when a connection is lost.
  useEffect(() => void load().catch(() => undefined), []);
  return (
    <ToastContext value={show}>
      {children}
      <Suspense>{shown.length > 0 && <Toasts shown={shown} remove={remove} />}</Suspense>
    </ToastContext>
  );
}
