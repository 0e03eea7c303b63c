import { UPLOAD_TYPES } from '@wethi/contract';
import { Button, Progress, Upload } from 'antd';
import { ImagePlus, RotateCw, Trash2, X } from 'lucide-react';
import { useContext, useRef, useState, type ReactNode } from 'react';
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

/** @param file what did not arrive, to be sent once more */
type State = { percent?: number; problem?: string; file?: File };

/** Preview, choose (or drop) a file, progress, and what went wrong. */
function PictureInput({ kind, value, onChange, others }: PictureInputProps) {
  const [{ percent, problem, file: failed }, setState] = useState<State>({});
  const uploads = useContext(FormUploads);
  const running = useRef<AbortController>(undefined);
  const send = async (file: File): Promise<boolean> => {
    const stop = new AbortController();
    running.current?.abort();
    running.current = stop;
    // What was cancelled, or gave way to another file, changes nothing any more.
    const tell = (state: State) => !stop.signal.aborted && setState(state);
    tell({ percent: 0 });
    try {
      const path = await uploadPicture(kind, file, (sent) => tell({ percent: sent }), stop.signal);
      if (!stop.signal.aborted) onChange?.(path);
      tell({});
      return true;
    } catch (failure) {
      tell({ problem: (failure as Error).message, file });
      return stop.signal.aborted;
    }
  };
  const cancel = () => {
    running.current?.abort();
    setState({});
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
      {problem && failed && (
        <Button size="small" icon={<RotateCw size={18} aria-hidden />} onClick={() => uploads.add(send(failed))}>
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
