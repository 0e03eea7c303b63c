import { DATA_IMPORT_KIND, IMPORT_UNDO_HOURS, type DataImportKind } from '@wethi/contract';
import { count } from '@wethi/format';
import { callUrl } from '@wethi/http';
import { Alert, Button } from 'antd';
import { ArrowRight, Download, FileUp } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Card } from '../../layout/page';
import type { OpenedImport } from './data-import';
import styles from './data-import.module.css';
import { KIND_WORDS, undoneText } from './kinds';
import { UndoButton } from './undo-button';

interface TakenProps {
  kind: DataImportKind;
  file: OpenedImport;
  made: number;
  skipped: number;
  again: () => void;
}

/** What came of a file, and the ways on: look, put right what was left out, or take it all back. */
export function Taken({ kind, file: { id, name }, made, skipped, again }: TakenProps) {
  const navigate = useNavigate();
  const [undone, setUndone] = useState<{ removed: number; kept: number }>();
  return (
    <Card title={name}>
      <div className={styles.body}>
        {undone ? (
          <Alert type="info" showIcon role="status" message="เลิกการนำเข้าแล้ว" description={undoneText(kind, undone)} />
        ) : (
          <Alert
            type="success"
            showIcon
            role="status"
            message={`นำเข้า${DATA_IMPORT_KIND[kind]} ${count(made)} แถวแล้ว`}
            description={`ข้าม ${count(skipped)} แถว · เลิกทั้งหมดได้ภายใน ${IMPORT_UNDO_HOURS} ชั่วโมง ${KIND_WORDS[kind].undo}`}
          />
        )}
        <div className={styles.ways}>
          {!undone && (
            <Button
              type="primary"
              icon={<ArrowRight size={18} aria-hidden />}
              onClick={() => void navigate(KIND_WORDS[kind].to)}
            >
              ดู{DATA_IMPORT_KIND[kind]}ที่นำเข้า
            </Button>
          )}
          {skipped > 0 && (
            <Button
              icon={<Download size={18} aria-hidden />}
              href={callUrl(`${kind}ImportSkipped`, { id, format: 'xlsx' })}
            >
              ดาวน์โหลด {count(skipped)} แถวที่ข้าม
            </Button>
          )}
          <Button icon={<FileUp size={18} aria-hidden />} onClick={again}>
            นำเข้าไฟล์ต่อไป
          </Button>
          {!undone && <UndoButton kind={kind} id={id} undone={setUndone} />}
        </div>
      </div>
    </Card>
  );
}
