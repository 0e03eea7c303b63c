import { UPLOAD_TYPES } from '@wethi/contract';
import { Button, Progress, Upload } from 'antd';
import { ImagePlus, Trash2 } from 'lucide-react';
import { useContext, useState, type ReactNode } from 'react';
import { refusedFile, uploadPicture, type PictureKind } from '../media/picture-upload';
import { FormUploads } from './pending-uploads';
import { Field, type FieldProps } from './field';
import { Picture } from '../media/picture';
import styles from './picture-field.module.css';

interface PictureInputProps {
  kind: PictureKind;
  value?: string | null;
  onChange?: (path: string | null) => void;
  /** Other ways to a picture, below the chooser of files. */
  others?: (choose: (path: string) => void) => ReactNode;
}

type State = { percent?: number; problem?: string };

/** Preview, choose (or drop) a file, progress, and what went wrong. */
function PictureInput({ kind, value, onChange, others }: PictureInputProps) {
  const [{ percent, problem }, setState] = useState<State>({});
  const uploads = useContext(FormUploads);
  const send = async (file: File): Promise<boolean> => {
    setState({ percent: 0 });
    try {
      onChange?.(await uploadPicture(kind, file, (sent) => setState({ percent: sent })));
      setState({});
      return true;
    } catch (failure) {
      setState({ problem: (failure as Error).message });
      return false;
    }
  };
  const choose = (file: File) => {
    const problem = refusedFile(file);
    if (problem) setState({ problem });
    else uploads.add(send(file));
  };
  return (
    <div>
      <div className={styles.row}>
        <Picture path={value} size={96} />
        <div className={styles.buttons}>
          <Upload
            accept={UPLOAD_TYPES.join(',')}
            showUploadList={false}
            beforeUpload={(file) => (choose(file), Upload.LIST_IGNORE)}
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
      {percent !== undefined && <Progress percent={percent} size="small" />}
      {problem && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
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
