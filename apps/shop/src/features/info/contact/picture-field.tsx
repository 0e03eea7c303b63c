import { UPLOAD_BYTES, UPLOAD_TYPES } from '@wethi/contract';
import { Paperclip, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { buttonClass, IconButton } from '../../../ui/actions/button';
import { FieldError } from '../../../ui/feedback/alert';
import styles from './picture-field.module.css';

interface PictureFieldProps {
  picture: File | undefined;
  choose: (picture: File | undefined) => void;
  /** What the server says about it. */
  error?: string;
}

/** A picture of what somebody sees on their screen. */
export function PictureField({ picture, choose, error }: PictureFieldProps) {
  const [refused, setRefused] = useState<string>();
  const [url, setUrl] = useState<string>();
  useEffect(() => (url ? () => URL.revokeObjectURL(url) : undefined), [url]);
  const take = (file: File | undefined) => {
    const fault = file && faultOf(file);
    const taken = fault ? undefined : file;
    setRefused(fault);
    setUrl(taken && URL.createObjectURL(taken));
    choose(taken);
  };
  const text = refused ?? error;
  return (
    <div className={styles.field}>
      {picture && url ? (
        <p className={styles.chosen}>
          <img src={url} alt="" width={64} height={64} />
          <span>{picture.name}</span>
          <IconButton label="นำรูปออก" onClick={() => take(undefined)}>
            <X size={20} aria-hidden />
          </IconButton>
        </p>
      ) : (
        <label className={buttonClass({ kind: 'secondary' }, styles.choose)}>
          <Paperclip size={20} aria-hidden />
          แนบรูป
          <input
            className="sr"
            type="file"
            accept={UPLOAD_TYPES.join(',')}
            onChange={({ target }) => {
              take(target.files?.[0]);
              target.value = '';
            }}
          />
        </label>
      )}
      {text && <FieldError>{text}</FieldError>}
    </div>
  );
}

function faultOf({ type, size }: File): string | undefined {
  if (!(UPLOAD_TYPES as readonly string[]).includes(type)) return 'ไฟล์นี้ไม่ใช่รูป png, gif หรือ jpeg';
  if (size > UPLOAD_BYTES) return `ไฟล์ใหญ่เกิน ${UPLOAD_BYTES / 1024 / 1024} MB กรุณาเลือกรูปที่เล็กลง`;
  return undefined;
}
