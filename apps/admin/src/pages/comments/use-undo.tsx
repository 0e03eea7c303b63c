import { App, Button } from 'antd';
import { Undo2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useSave } from '../../providers/use-save';
import styles from './undo.module.css';

const SECONDS_SHOWN = 5;
const KEY = 'comments.undo';

interface Act {
  /** What was done: "ลบ 2 ข้อความแล้ว". */
  message: string;
  undo: () => Promise<unknown>;
}

/** Tells what was done, and offers for five seconds to take it back. */
export function useUndo(): (act: Act) => void {
  const { notification } = App.useApp();
  const { save } = useSave((undo: Act['undo']) => undo(), {
    words: { success: 'เอาคืนแล้ว', failure: 'เอาคืนไม่สำเร็จ' },
  });
  return ({ message, undo }) => {
    const takeBack = () => {
      notification.destroy(KEY);
      save(undo);
    };
    const actions = (
      <span className={styles.actions}>
        <Button icon={<Undo2 size={16} aria-hidden />} onClick={takeBack}>
          เอาคืน
        </Button>
        {/* Another one for each act: the countdown begins anew. */}
        <SecondsLeft key={Date.now()} />
      </span>
    );
    const look = { className: styles.toast, placement: 'bottomRight', closable: false, role: 'status' } as const;
    notification.open({ key: KEY, message, actions, duration: SECONDS_SHOWN, pauseOnHover: false, ...look });
  };
}

function SecondsLeft() {
  const [left, setLeft] = useState(SECONDS_SHOWN);
  useEffect(() => {
    const timer = setInterval(() => setLeft((seconds) => Math.max(0, seconds - 1)), 1_000);
    return () => clearInterval(timer);
  }, []);
  return (
    <span className="number" aria-hidden>
      {left} วิ
    </span>
  );
}
