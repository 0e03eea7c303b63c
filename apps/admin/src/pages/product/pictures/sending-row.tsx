import { UPLOAD_TYPES } from '@wethi/contract';
import { Button, Progress, Upload } from 'antd';
import { CircleAlert, ImageOff, RotateCw, X } from 'lucide-react';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { IconButton } from '../../../actions/icon-button';
import { useSendingPicture } from '../../../fields/sending/use-sending';
import { sendingWords } from './sending-words';
import styles from './slides.module.css';

interface SendingRowProps {
  file: File;
  arrived: (path: string) => void;
  forget: () => void;
}

/** A slide on its way: how far it is; or what went wrong, with a way to send it or another one. */
export function SendingRow({ file: first, arrived, forget }: SendingRowProps) {
  const [file, setFile] = useState(first);
  const { percent, rest, problem, file: failed, choose, again, cancel } = useSendingPicture('Product', arrived);
  const begin = useEffectEvent(() => choose(file));
  useEffect(() => begin(), [file]);
  const stop = () => {
    cancel();
    forget();
  };
  return (
    <li className={styles.row} data-refused={problem !== undefined}>
      <ChosenPicture file={file} refused={problem !== undefined && !failed} />
      <div className={styles.name}>
        <b>{file.name}</b>
        {percent !== undefined && (
          <>
            <Progress percent={percent} size="small" showInfo={false} aria-label={`ส่ง ${file.name}`} />
            <small className="secondary number">{sendingWords(percent, file.size, rest)}</small>
          </>
        )}
        {problem && (
          <span className={styles.problem} role="alert">
            <CircleAlert size={16} aria-hidden /> {problem}
          </span>
        )}
      </div>
      <span className={styles.ways}>
        {problem && failed && (
          <Button icon={<RotateCw size={18} aria-hidden />} onClick={again}>
            ลองอีกครั้ง
          </Button>
        )}
        {problem && !failed && (
          <Upload
            accept={UPLOAD_TYPES.join(',')}
            showUploadList={false}
            beforeUpload={(other) => (setFile(other), Upload.LIST_IGNORE)}
          >
            <Button>เลือกใหม่</Button>
          </Upload>
        )}
        <IconButton label={`ยกเลิก ${file.name}`} icon={<X size={18} />} onClick={stop} />
      </span>
    </li>
  );
}

/** The picture as it lies on the computer; a mark for what is none, or too large. */
function ChosenPicture({ file, refused }: { file: File; refused: boolean }) {
  const [broken, setBroken] = useState<File>();
  const show = useCallback(
    (picture: HTMLImageElement) => {
      const url = URL.createObjectURL(file);
      picture.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [file],
  );
  if (refused || broken === file)
    return (
      <span className={styles.refused}>
        <ImageOff size={20} aria-hidden />
      </span>
    );
  return <img className={styles.chosen} ref={show} alt="" onError={() => setBroken(file)} />;
}
