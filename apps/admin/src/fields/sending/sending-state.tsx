import { Button, Progress } from 'antd';
import { RotateCw, X } from 'lucide-react';
import styles from './sending-state.module.css';
import type { Sending } from './use-sending';

/** How far a file is, with the way to end it; or what went wrong, with the way to send it once more. */
export function SendingState({ percent, problem, file, again, cancel }: Sending) {
  return (
    <>
      {percent !== undefined && (
        <div className={styles.sending}>
          <Progress percent={percent} size="small" />
          <Button type="text" size="small" icon={<X size={18} aria-hidden />} onClick={cancel}>
            ยกเลิก
          </Button>
        </div>
      )}
      {problem && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      {problem && file && (
        <Button size="small" icon={<RotateCw size={18} aria-hidden />} onClick={again}>
          ลองอีกครั้ง
        </Button>
      )}
    </>
  );
}
