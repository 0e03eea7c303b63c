import { VIDEO_BYTES } from '@wethi/contract';
import { Button } from 'antd';
import { ArrowLeft, FolderOpen, Pause, UploadCloud } from 'lucide-react';
import { useRef, useState, useSyncExternalStore, type DragEvent } from 'react';
import type { Location } from 'react-router';
import { useLeaveQuestion } from '../../panel/use-leave-question';
import { Card, Page } from '../../layout/page';
import { UploadRow } from './upload-row';
import { addUploads, isUploading, pauseAll, uploadList } from './uploads';
import { size } from './use-works';
import styles from './video.module.css';

interface UploadViewProps {
  /** The video that the file is for; without it each file becomes one. */
  videoId?: number;
  close: () => void;
  showWork: (id: number) => void;
}

const QUESTION = {
  title: 'ยังอัปโหลดไม่เสร็จ',
  content: 'ไปหน้าอื่นของหลังบ้านได้ การอัปโหลดเดินต่อตราบที่ไม่ปิดแท็บนี้ ถ้าปิดหรือเน็ตหลุด กลับมาเลือกไฟล์เดิมแล้วต่อจากที่ค้าง',
  okText: 'ออกจากหน้านี้',
  cancelText: 'อยู่ต่อ',
};

/** Uploads of hours-long files: several at once, with pause, going on by themselves after a lost line. */
export function UploadView({ videoId, close, showWork }: UploadViewProps) {
  const uploads = useSyncExternalStore(uploadList.subscribe, uploadList.get);
  // Logging out asks by itself, in other words.
  const stays = (from: Location, to: Location) => to.pathname === '/logout' || from.pathname === to.pathname;
  useLeaveQuestion(isUploading, stays, QUESTION);
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const choose = () => input.current?.click();
  const speed = uploads.reduce((sum, upload) => sum + upload.speed, 0);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    addUploads([...event.dataTransfer.files], videoId);
  };
  return (
    <Page>
      <header className={styles.head}>
        <Button type="text" icon={<ArrowLeft size={18} aria-hidden />} onClick={close}>
          วิดีโอทั้งหมด
        </Button>
        <h2>อัปโหลดวิดีโอ</h2>
        <p>ปิดหน้านี้ได้ กลับมาเลือกไฟล์เดิมแล้วต่อจากที่ค้าง</p>
      </header>
      <div
        className={styles.drop}
        data-over={over}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <UploadCloud size={36} aria-hidden />
        <b>ลากไฟล์มาวางที่นี่</b>
        <Button type="primary" icon={<FolderOpen size={18} aria-hidden />} onClick={choose}>
          เลือกไฟล์จากเครื่อง
        </Button>
        <small>mp4, mov, mkv ไฟล์ละไม่เกิน {VIDEO_BYTES / 1024 ** 3} GB หลายไฟล์พร้อมกันได้</small>
        <input
          ref={input}
          hidden
          type="file"
          multiple
          accept="video/mp4,video/quicktime,video/x-matroska,.mp4,.mov,.mkv"
          aria-label="ไฟล์วิดีโอ"
          onChange={({ target }) => {
            addUploads([...(target.files ?? [])], videoId);
            target.value = '';
          }}
        />
      </div>
      {uploads.length > 0 && (
        <Card
          title={`${uploads.length} ไฟล์`}
          extra={
            <span className={styles.tools}>
              {speed > 0 && <span className={`secondary number ${styles.together}`}>รวม {size(speed)}/วินาที</span>}
              <Button icon={<Pause size={18} aria-hidden />} onClick={pauseAll}>
                พักทั้งหมด
              </Button>
            </span>
          }
        >
          <ul className={styles.uploads}>
            {uploads.map((upload) => (
              <UploadRow key={upload.key} upload={upload} choose={choose} showWork={showWork} />
            ))}
          </ul>
        </Card>
      )}
    </Page>
  );
}
