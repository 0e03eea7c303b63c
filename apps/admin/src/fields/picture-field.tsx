import { UPLOAD_TYPES } from '@wethi/contract';
import { Button, Progress, Upload } from 'antd';
import { ImagePlus, RotateCw, Trash2, X } from 'lucide-react';
import type { ReactNode } from 'react';
import type { PictureKind } from '../media/picture-upload';
import { Field, type FieldProps } from './field';
import { Picture } from '../media/picture';
import { useSending } from './use-sending';
import styles from './picture-field.module.css';

interface PictureInputProps {
  kind: PictureKind;
  value?: string | null;
  onChange?: (path: string | null) => void;
  /** Other ways to a picture, below the chooser of files. */
  others?: (choose: (path: string) => void) => ReactNode;
}

/** Preview, choose (or drop) a file, progress, and what went wrong. */
function PictureInput({ kind, value, onChange, others }: PictureInputProps) {
  const { percent, problem, file, choose, again, cancel } = useSending(kind, (path) => onChange?.(path));
  return (
    <div>
      <div className={styles.row}>
        <Picture path={value} size={96} />
        <div className={styles.buttons}>
          <Upload
            accept={UPLOAD_TYPES.join(',')}
            showUploadList={false}
            beforeUpload={(chosen) => (choose(chosen), Upload.LIST_IGNORE)}
          >
            <Button loading={percent !== undefined} icon={<ImagePlus size={18} aria-hidden />}>
              {value ? 'เปลี่ยนรูป' : 'เลือกรูป'}
            </Button>
          </Upload>
          {value && (
            <Button type="text" icon={<Trash2 size={18} aria-hidden />} onClick={() => onChange?.(null)}>
              นำออก
            </Button>
          )}
        </div>
      </div>
      {percent !== undefined && (
        <div className={styles.sending}>
          <Progress percent={percent} size="small" />
          <Button type="text" size="small" icon={<X size={18} aria-hidden />} onClick={cancel}>
            ยกเลิก
          </Button>
        </div>
      )}
      {problem && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      {problem && file && (
        <Button size="small" icon={<RotateCw size={18} aria-hidden />} onClick={again}>
          ลองอีกครั้ง
        </Button>
      )}
      {others?.((path) => onChange?.(path))}
    </div>
  );
}

type PictureFieldProps<Row> = FieldProps<Row> & Pick<PictureInputProps, 'kind' | 'others'>;

export function PictureField<Row>({ kind, others, ...field }: PictureFieldProps<Row>) {
  return (
    <Field<Row> {...field} help={field.help ?? 'ไฟล์ png, gif หรือ jpeg ไม่เกิน 8 MB'}>
      <PictureInput kind={kind} others={others} />
    </Field>
  );
}
