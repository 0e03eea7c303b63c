import { UPLOAD_TYPES } from '@wethi/contract';
import { fileUrl } from '@wethi/browser';
import { Button, Upload } from 'antd';
import { FileText, ImagePlus, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { typesOf, type PictureKind } from '../media/picture-upload';
import { Field, type FieldProps } from './field';
import { Picture } from '../media/picture';
import { SendingState } from './sending/sending-state';
import { useSendingPicture } from './sending/use-sending';
import styles from './picture-field.module.css';

interface PictureInputProps {
  kind: PictureKind;
  value?: string | null;
  onChange?: (path: string | null) => void;
  /** What is there without a picture of its own. */
  made?: ReactNode;
}

/** Preview, choose (or drop) a file, progress, and what went wrong. */
function PictureInput({ kind, value, onChange, made }: PictureInputProps) {
  const sending = useSendingPicture(kind, (path) => onChange?.(path));
  const types = typesOf(kind);
  const what = types.length > UPLOAD_TYPES.length ? 'ไฟล์' : 'รูป';
  return (
    <div>
      <div className={styles.row}>
        {value?.endsWith('.pdf') ? (
          <Button href={fileUrl(value)} target="_blank" icon={<FileText size={18} aria-hidden />}>
            เปิด PDF
          </Button>
        ) : (
          (!value && made) || <Picture path={value} size={96} />
        )}
        <div className={styles.buttons}>
          <Upload
            accept={types.join(',')}
            showUploadList={false}
            beforeUpload={(chosen) => (sending.choose(chosen), Upload.LIST_IGNORE)}
          >
            <Button loading={sending.percent !== undefined} icon={<ImagePlus size={18} aria-hidden />}>
              {value ? `เปลี่ยน${what}` : `เลือก${what}`}
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
    </div>
  );
}

type PictureFieldProps<Row> = FieldProps<Row> & Pick<PictureInputProps, 'kind' | 'made'>;

export function PictureField<Row>({ kind, made, ...field }: PictureFieldProps<Row>) {
  return (
    <Field<Row> {...field} help={field.help ?? 'ไฟล์ png, gif หรือ jpeg ไม่เกิน 8 MB'}>
      <PictureInput kind={kind} made={made} />
    </Field>
  );
}
