import { DATA_IMPORT_KIND, IMPORT_UNDO_HOURS, type DataImportKind } from '@wethi/contract';
import { count } from '@wethi/format';
import { fetchFile } from '@wethi/http';
import { Alert, Button } from 'antd';
import { ArrowRight, CircleCheck, FileUp } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { FileButton } from '../../actions/file-menu';
import { recordTime } from '../../columns/record-time';
import { Card } from '../../layout/page';
import type { OpenedImport } from './data-import';
import styles from './data-import.module.css';
import { KIND_WORDS, undoneText } from './kinds';
import { useLastImports } from './last-imports';
import { UndoButton } from './undo-button';

interface TakenProps {
  kind: DataImportKind;
  file: OpenedImport;
  made: number;
  skipped: number;
  again: () => void;
}

/** What came of a file, and the ways on: look, put right what was left out, or take it all back. */
export function Taken({ kind, file: { id }, made, skipped, again }: TakenProps) {
  const navigate = useNavigate();
  const [undone, setUndone] = useState<{ removed: number; kept: number }>();
  const until = useLastImports().data?.find((one) => one.id === id)?.undo_until;
  const download = skipped > 0 && (
    <FileButton
      name="แถวที่ข้าม"
      word={`ดาวน์โหลด ${count(skipped)} แถวที่ข้าม`}
      fetch={(format) => fetchFile(`${kind}ImportSkipped`, { query: { id, format } })}
    />
  );
  if (undone)
    return (
      <Card>
        <div className={styles.body}>
          <Alert
            type="success"
            showIcon
            role="status"
            message={
              <>
                <b>เลิกการนำเข้าแล้ว</b> {undoneText(kind, undone)}
              </>
            }
          />
          <div className={styles.ways}>
            <Button icon={<FileUp size={18} aria-hidden />} onClick={again}>
              นำเข้าใหม่
            </Button>
            {download}
          </div>
        </div>
      </Card>
    );
  return (
    <Card>
      <div className={styles.body}>
        <div className={styles.taken} role="status">
          <CircleCheck size={36} aria-hidden />
          <div>
            <h2>
              นำเข้า{DATA_IMPORT_KIND[kind]} {count(made)} แถวแล้ว
            </h2>
            <p className="secondary">
              ใหม่ {count(made)} · ข้าม {count(skipped)}
            </p>
          </div>
        </div>
        <Alert
          type="info"
          showIcon
          className={styles.undo}
          message={
            <>
              <b>เลิกทั้งหมดได้{until ? `ถึง ${recordTime(until)}` : `ภายใน ${IMPORT_UNDO_HOURS} ชั่วโมง`}</b>{' '}
              {KIND_WORDS[kind].undo}
            </>
          }
          action={<UndoButton kind={kind} id={id} undone={setUndone} />}
        />
        <div className={styles.ways}>
          <Button
            type="primary"
            icon={<ArrowRight size={18} aria-hidden />}
            onClick={() => void navigate(KIND_WORDS[kind].to)}
          >
            ดู{DATA_IMPORT_KIND[kind]}ที่นำเข้า
          </Button>
          {download}
          <Button icon={<FileUp size={18} aria-hidden />} onClick={again}>
            นำเข้าไฟล์ต่อไป
          </Button>
        </div>
      </div>
    </Card>
  );
}
