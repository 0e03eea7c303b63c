import { UPLOAD_TYPES } from '@wethi/contract';
import { Button, Upload } from 'antd';
import { ImagePlus, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { PictureKind } from '../media/picture-upload';
import { Field, type FieldProps } from './field';
import { Picture } from '../media/picture';
import { SendingState } from './sending/sending-state';
import { useSendingPicture } from './sending/use-sending';
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
  const sending = useSendingPicture(kind, (path) => onChange?.(path));
  return (
    <div>
      <div className={styles.row}>
        <Picture path={value} size={96} />
        <div className={styles.buttons}>
          <Upload
            accept={UPLOAD_TYPES.join(',')}
            showUploadList={false}
            beforeUpload={(chosen) => (sending.choose(chosen), Upload.LIST_IGNORE)}
          >
            <Button loading={sending.percent !== undefined} icon={<ImagePlus size={18} aria-hidden />}>
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
      <SendingState {...sending} />
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
