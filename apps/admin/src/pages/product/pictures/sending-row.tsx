import { Button, Progress } from 'antd';
import { RotateCw, X } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { IconButton } from '../../../actions/icon-button';
import { useSendingPicture } from '../../../fields/sending/use-sending';
import styles from './slides.module.css';

interface SendingRowProps {
  file: File;
  arrived: (path: string) => void;
  forget: () => void;
}

/** A slide on its way: how far it is, and what went wrong. */
export function SendingRow({ file, arrived, forget }: SendingRowProps) {
  const { percent, problem, file: failed, choose, again, cancel } = useSendingPicture('Product', arrived);
  const begin = useEffectEvent(() => choose(file));
  useEffect(() => begin(), []);
  const stop = () => {
    cancel();
    forget();
  };
  return (
    <li className={styles.row}>
      <div className={styles.name}>
        <b>{file.name}</b>
        {percent !== undefined && <Progress percent={percent} size="small" aria-label={`ส่ง ${file.name}`} />}
        {problem && (
          <span className={styles.problem} role="alert">
            {problem}
          </span>
        )}
      </div>
      {problem && failed && (
        <Button icon={<RotateCw size={18} aria-hidden />} onClick={again}>
          ลองอีกครั้ง
        </Button>
      )}
      <IconButton label={`ยกเลิก ${file.name}`} icon={<X size={18} />} onClick={stop} />
    </li>
  );
}
