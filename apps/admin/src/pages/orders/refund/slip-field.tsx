import { UPLOAD_TYPES } from '@wethi/contract';
import { ApiError, upload } from '@wethi/http';
import { Button, Upload } from 'antd';
import { FileCheck2, Paperclip } from 'lucide-react';
import { useState } from 'react';
import { StatusTag } from '../../../feedback/status-tag';
import { SendingState } from '../../../fields/sending/sending-state';
import { useSending } from '../../../fields/sending/use-sending';
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
  const sending = useSending({
    refused: refusedFile,
    send: async (chosen, progress, signal) => {
      const form = new FormData();
      form.append('images', chosen);
      const answer = await upload('orders/refundSlip', form, (part) => progress(Math.round(part * 100)), signal);
      if (!answer.data) throw ApiError.from(200, answer, null);
      return answer.data.filename;
    },
    arrived: (name, chosen) => {
      onChange?.(name);
      setFile(chosen.name);
    },
  });
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
          beforeUpload={(chosen) => (sending.choose(chosen), Upload.LIST_IGNORE)}
        >
          <Button icon={<Paperclip size={18} aria-hidden />} loading={sending.percent !== undefined}>
            {value ? 'เปลี่ยน' : 'แนบสลิป'}
          </Button>
        </Upload>
      </span>
      <SendingState {...sending} />
    </>
  );
}
