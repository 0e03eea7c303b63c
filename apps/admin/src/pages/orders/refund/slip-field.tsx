import { UPLOAD_TYPES } from '@wethi/contract';
import { ApiError, errorText, upload } from '@wethi/http';
import { Button, Upload } from 'antd';
import { FileCheck2, Paperclip } from 'lucide-react';
import { useState } from 'react';
import { StatusTag } from '../../../feedback/status-tag';
import { refusedFile } from '../../../media/picture-upload';
import styles from './refund-dialog.module.css';

interface SlipFieldProps {
  /** Stands in a form, which hands in all three: the name that the server keeps the slip by. */
  id?: string;
  value?: string | null;
  onChange?: (name: string) => void;
}

/** The slip of the transfer by which the money went back. */
export function SlipField({ id, value, onChange }: SlipFieldProps) {
  const [file, setFile] = useState('');
  const [sending, setSending] = useState(false);
  const [problem, setProblem] = useState<string>();
  const send = async (chosen: File) => {
    setSending(true);
    try {
      const form = new FormData();
      form.append('images', chosen);
      const answer = await upload('orders/refundSlip', form, () => undefined);
      if (!answer.data) throw ApiError.from(200, answer, null);
      onChange?.(answer.data.filename);
      setFile(chosen.name);
    } catch (failure) {
      setProblem(errorText(failure));
    } finally {
      setSending(false);
    }
  };
  const choose = (chosen: File) => {
    const fault = refusedFile(chosen);
    setProblem(fault);
    if (!fault) void send(chosen);
  };
  return (
    <>
      <span className={styles.slip}>
        {value && (
          <StatusTag tone="ok" icon={<FileCheck2 size={14} aria-hidden />}>
            {file}
          </StatusTag>
        )}
        <Upload
          id={id}
          accept={UPLOAD_TYPES.join(',')}
          showUploadList={false}
          beforeUpload={(chosen) => (choose(chosen), Upload.LIST_IGNORE)}
        >
          <Button icon={<Paperclip size={18} aria-hidden />} loading={sending}>
            {value ? 'เปลี่ยน' : 'แนบสลิป'}
          </Button>
        </Upload>
      </span>
      {problem && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
    </>
  );
}
