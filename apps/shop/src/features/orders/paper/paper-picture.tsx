import { FileText } from 'lucide-react';
import { useState } from 'react';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { Failure } from '../../../ui/feedback/failure';
import { Skeleton } from '../../../ui/feedback/skeleton';
import styles from './paper.module.css';

export type PictureState = 'making' | 'there' | 'failed';

interface PaperPictureProps {
  /** Where it is drawn when it is asked for, which takes a moment. */
  src: string;
  /** What it is, for who cannot see it: its figures stand beside it. */
  name: string;
  file: string;
  state: PictureState;
  onState: (state: PictureState) => void;
}

/** The paper as it is printed. */
export function PaperPicture({ src, name, file, state, onState }: PaperPictureProps) {
  const [tried, setTried] = useState(0);
  if (state === 'failed')
    return (
      <>
        <Failure
          title="แสดงเอกสารไม่ได้"
          onRetry={() => {
            setTried(tried + 1);
            onState('making');
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
    <>
      {state === 'making' && (
        <div className={styles.making} role="status">
          <EmptyState icon={FileText} title="กำลังสร้างไฟล์ PDF" text="ใช้เวลาไม่กี่วินาที เสร็จแล้วเปิดให้เอง">
            <Skeleton style={{ width: 220, height: 8 }} />
          </EmptyState>
        </div>
      )}
      <div className={styles.sheet} hidden={state === 'making'}>
        <img
          key={tried}
          src={src}
          alt={name}
          width={794}
          height={1123}
          onLoad={() => onState('there')}
          onError={() => onState('failed')}
        />
      </div>
    </>
  );
}
