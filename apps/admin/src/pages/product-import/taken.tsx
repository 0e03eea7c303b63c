import { IMPORT_UNDO_HOURS } from '@wethi/contract';
import { count } from '@wethi/format';
import { callUrl } from '@wethi/http';
import { Alert, Button } from 'antd';
import { Download, FileUp, Package } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Card } from '../../layout/page';
import type { OpenedImport } from './product-import';
import styles from './product-import.module.css';
import { UndoButton, undoneText } from './undo-button';

interface TakenProps {
  file: OpenedImport;
  made: number;
  skipped: number;
  again: () => void;
}

/** What came of a file, and the ways on: look, put right what was left out, or take it all back. */
export function Taken({ file: { id, name }, made, skipped, again }: TakenProps) {
  const navigate = useNavigate();
  const [undone, setUndone] = useState<{ removed: number; kept: number }>();
  return (
    <Card title={name}>
      <div className={styles.body}>
        {undone ? (
          <Alert type="info" showIcon role="status" message="เลิกการนำเข้าแล้ว" description={undoneText(undone)} />
        ) : (
          <Alert
            type="success"
            showIcon
            role="status"
            message={`นำเข้าสินค้า ${count(made)} แถวแล้ว`}
            description={`ข้าม ${count(skipped)} แถว · เลิกทั้งหมดได้ภายใน ${IMPORT_UNDO_HOURS} ชั่วโมง สินค้าที่ยังไม่มีใครแก้หรือซื้อจะถูกลบ`}
          />
        )}
        <div className={styles.ways}>
          {!undone && (
            <Button type="primary" icon={<Package size={18} aria-hidden />} onClick={() => void navigate('/product')}>
              ดูสินค้าที่นำเข้า
            </Button>
          )}
          {skipped > 0 && (
            <Button
              icon={<Download size={18} aria-hidden />}
              href={callUrl('productImportSkipped', { id, format: 'xlsx' })}
            >
              ดาวน์โหลด {count(skipped)} แถวที่ข้าม
            </Button>
          )}
          <Button icon={<FileUp size={18} aria-hidden />} onClick={again}>
            นำเข้าไฟล์ต่อไป
          </Button>
          {!undone && <UndoButton id={id} undone={setUndone} />}
        </div>
      </div>
    </Card>
  );
}
