import { Button, Form, Upload } from 'antd';
import { ImageUp, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { SendingState } from '../../../fields/sending/sending-state';
import { useSendingPicture } from '../../../fields/sending/use-sending';
import { Card } from '../../../layout/page';
import { Picture } from '../../../media/picture';
import { typesOf } from '../../../media/picture-upload';
import type { ColumnName, RowOf } from '../../../providers/resource';
import type { useOpened } from '../use-opened';
import styles from '../video.module.css';
import { Capture } from './capture';
import { Frames } from './frames';

const COLUMN: ColumnName<RowOf<'videos'>> = 'video_path';

interface PosterCardProps {
  videoId: number;
  opened: ReturnType<typeof useOpened>;
  /** The second that stands in the player. */
  now: number;
  pictureAt: (second: number) => Promise<Blob | undefined>;
}

/** What is seen before a video plays: one of its frames, its picture at any second, or another picture. */
export function PosterCard(props: PosterCardProps) {
  return (
    <Form.Item noStyle name={COLUMN}>
      <Poster {...props} />
    </Form.Item>
  );
}

interface PosterProps extends PosterCardProps {
  value?: string | null;
  onChange?: (path: string | null) => void;
}

function Poster({ videoId, opened, now, pictureAt, value, onChange }: PosterProps) {
  const [made, setMade] = useState<{ frame: string; path: string }>();
  const sending = useSendingPicture('ProductSlide', (path) => onChange?.(path));
  const frame = made && made.path === value ? made.frame : undefined;
  return (
    <Card
      title="ปก"
      extra={
        <Upload
          accept={typesOf('ProductSlide').join(',')}
          showUploadList={false}
          beforeUpload={(chosen) => (sending.choose(chosen), Upload.LIST_IGNORE)}
        >
          <Button loading={sending.percent !== undefined} icon={<ImageUp size={18} aria-hidden />}>
            ใช้ภาพอื่น
          </Button>
        </Upload>
      }
    >
      <div className={styles.body}>
        <SendingState {...sending} />
        {opened && opened.frames.length > 0 && (
          <Frames
            videoId={videoId}
            folder={opened.folder}
            frames={opened.frames}
            chosen={frame}
            choose={(chosen) => {
              setMade(chosen);
              onChange?.(chosen.path);
            }}
          />
        )}
        {opened && <Capture now={now} pictureAt={pictureAt} choose={(path) => onChange?.(path)} />}
        {!frame && (
          <div className={styles.tools}>
            <Picture path={value} size={96} />
            {value && (
              <Button type="text" icon={<Trash2 size={18} aria-hidden />} onClick={() => onChange?.(null)}>
                นำออก
              </Button>
            )}
          </div>
        )}
      </div>
    </Card>
  );
}
