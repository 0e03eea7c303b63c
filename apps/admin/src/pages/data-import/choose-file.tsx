import { DATA_IMPORT_KIND, IMPORT_ROWS, UPLOAD_BYTES, type DataImportKind } from '@wethi/contract';
import { count } from '@wethi/format';
import { ApiError, errorText, fetchFile, upload } from '@wethi/http';
import { Alert, Upload } from 'antd';
import { FileSpreadsheet, Upload as UploadIcon } from 'lucide-react';
import { useState } from 'react';
import { FileButton } from '../../actions/file-menu';
import { ChoiceCards } from '../../fields/choice-cards';
import { Card } from '../../layout/page';
import type { OpenedImport } from './data-import';
import styles from './data-import.module.css';
import { KIND_WORDS } from './kinds';

const MEGABYTES = UPLOAD_BYTES / 1024 / 1024;

interface ChooseFileProps {
  kind: DataImportKind;
  /** To choose from. */
  kinds: readonly DataImportKind[];
  choose: (kind: DataImportKind) => void;
  opened: (file: OpenedImport) => void;
}

/** Takes what is brought in, and a file by choosing or dropping it, and says what it cannot be. */
export function ChooseFile({ kind, kinds, choose, opened }: ChooseFileProps) {
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
      const answer = await upload(`${kind}Import`, form, (part) => setPercent(Math.round(part * 100)));
      if (!answer.data) throw ApiError.from(200, answer, null);
      opened(answer.data);
    } catch (failure) {
      setProblem({ name: file.name, text: errorText(failure) });
    } finally {
      setPercent(undefined);
    }
  };
  return (
    <Card>
      <div className={styles.body}>
        <div className={styles.kinds}>
          <b aria-hidden>จะนำเข้าอะไร</b>
          <ChoiceCards
            across
            label="จะนำเข้าอะไร"
            value={kind}
            onChange={choose}
            choices={kinds.map((one) => [one, DATA_IMPORT_KIND[one], KIND_WORDS[one].note])}
          />
        </div>
        {KIND_WORDS[kind].lead && <p className="secondary">{KIND_WORDS[kind].lead}</p>}
        {problem && (
          <Alert
            type="error"
            showIcon
            role="alert"
            message={
              <>
                <b>เปิดไฟล์ “{problem.name}” ไม่ได้</b> {problem.text}
              </>
            }
          />
        )}
        <Upload.Dragger
          accept=".xlsx,.csv,.txt"
          showUploadList={false}
          disabled={reading}
          beforeUpload={(file) => (void send(file), Upload.LIST_IGNORE)}
        >
          <FileSpreadsheet size={36} className="secondary" aria-hidden />
          <p>
            <b>ลากไฟล์ XLSX หรือ CSV มาวาง หรือกดเลือก</b>
          </p>
          <p className={`secondary ${styles.hint}`}>
            ไม่เกิน {MEGABYTES} MB และ {count(IMPORT_ROWS)} แถว · ภาษาไทยทั้ง UTF-8 และ TIS-620 อ่านได้
          </p>
          <p className={styles.choose}>
            <UploadIcon size={18} aria-hidden />
            {sendingText(percent)}
          </p>
        </Upload.Dragger>
        <div className={styles.sample}>
          <FileButton
            name={`ตัวอย่างนำเข้า${DATA_IMPORT_KIND[kind]}`}
            word="ดาวน์โหลดไฟล์ตัวอย่าง"
            fetch={(format) => fetchFile(`${kind}ImportSample`, { query: { format } })}
          />
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
