import { IMPORT_ROWS, UPLOAD_BYTES } from '@wethi/contract';
import { count } from '@wethi/format';
import { ApiError, callUrl, errorText, upload } from '@wethi/http';
import { Alert, Button, Upload } from 'antd';
import { Download, FileSpreadsheet, UploadCloud } from 'lucide-react';
import { useState } from 'react';
import { Card } from '../../layout/page';
import type { OpenedImport } from './product-import';
import styles from './product-import.module.css';

const MEGABYTES = UPLOAD_BYTES / 1024 / 1024;

/** Takes a file by choosing or dropping it, and says what it cannot be. */
export function ChooseFile({ opened }: { opened: (file: OpenedImport) => void }) {
  /** While one is sent, and read once all of it is there. */
  const [percent, setPercent] = useState<number>();
  const reading = percent !== undefined;
  const [problem, setProblem] = useState<{ name: string; text: string }>();
  const send = async (file: File) => {
    if (file.size > UPLOAD_BYTES)
      return setProblem({ name: file.name, text: `ไฟล์ใหญ่เกินไป ใช้ไฟล์ไม่เกิน ${MEGABYTES} MB` });
    setPercent(0);
    setProblem(undefined);
    try {
      const form = new FormData();
      form.append('name', file.name);
      form.append('images', file);
      const answer = await upload('productImport', form, (part) => setPercent(Math.round(part * 100)));
      if (!answer.data) throw ApiError.from(200, answer, null);
      opened(answer.data);
    } catch (failure) {
      setProblem({ name: file.name, text: errorText(failure) });
    } finally {
      setPercent(undefined);
    }
  };
  return (
    <Card title="นำเข้าสินค้าจาก XLSX หรือ CSV">
      <div className={styles.body}>
        {problem && (
          <Alert
            type="error"
            showIcon
            role="alert"
            message={`เปิดไฟล์ “${problem.name}” ไม่ได้`}
            description={problem.text}
          />
        )}
        <Upload.Dragger
          accept=".xlsx,.csv,.txt"
          showUploadList={false}
          disabled={reading}
          beforeUpload={(file) => (void send(file), Upload.LIST_IGNORE)}
        >
          <FileSpreadsheet size={36} aria-hidden />
          <p>
            <b>ลากไฟล์ XLSX หรือ CSV มาวาง หรือกดเลือก</b>
          </p>
          <p className="secondary">
            ไม่เกิน {MEGABYTES} MB และ {count(IMPORT_ROWS)} แถว · ภาษาไทยทั้ง UTF-8 และ TIS-620 อ่านได้
          </p>
          <p className={styles.choose}>
            <UploadCloud size={18} aria-hidden />
            {sendingText(percent)}
          </p>
        </Upload.Dragger>
        <div className={styles.sample}>
          <Button icon={<Download size={18} aria-hidden />} href={callUrl('productImportSample', { format: 'xlsx' })}>
            ดาวน์โหลดไฟล์ตัวอย่าง
          </Button>
          <span className="secondary">มีหัวคอลัมน์ครบ พร้อม 3 แถวตัวอย่าง</span>
        </div>
      </div>
    </Card>
  );
}

function sendingText(percent: number | undefined): string {
  if (percent === undefined) return 'เลือกไฟล์';
  return percent < 100 ? `กำลังส่งไฟล์ ${percent}%` : 'กำลังอ่านไฟล์…';
}
