import { callUrl } from '@wethi/http';
import { FileText } from 'lucide-react';
import { useState } from 'react';
import { Failure } from '../../../ui/feedback/failure';
import styles from './paper.module.css';

interface PaperPictureProps {
  id: number;
  /** What it is, for who cannot see it: its figures stand beside it. */
  name: string;
  file: string;
}

/** The paper as it is printed. Drawn when it is asked for, which takes a moment. */
export function PaperPicture({ id, name, file }: PaperPictureProps) {
  const [state, setState] = useState<'making' | 'there' | 'failed'>('making');
  const [tried, setTried] = useState(0);
  if (state === 'failed')
    return (
      <>
        <Failure
          title="แสดงเอกสารไม่ได้"
          onRetry={() => {
            setTried(tried + 1);
            setState('making');
          }}
        />
        <p className="small">
          <a className="link" href={file} target="_blank" rel="noreferrer">
            เปิดไฟล์ PDF แทน
          </a>
        </p>
      </>
    );
  return (
    <div className={styles.sheet} aria-busy={state === 'making'}>
      {state === 'making' && (
        <p className={styles.making} role="status">
          <FileText size={36} aria-hidden />
          กำลังสร้างเอกสาร
        </p>
      )}
      <img
        key={tried}
        src={callUrl('paperPicture', { id })}
        alt={name}
        width={794}
        height={1123}
        onLoad={() => setState('there')}
        onError={() => setState('failed')}
      />
    </div>
  );
}
