import { fullDuration } from '@wethi/format';
import { Button, Input } from 'antd';
import { useState } from 'react';
import { uploadPicture } from '../../../media/picture-upload';
import { useSave } from '../../../providers/use-save';
import { secondsOf } from '../chapter-times';
import styles from '../video.module.css';

interface CaptureProps {
  /** The second that stands in the player. */
  now: number;
  /** The picture at a second. */
  pictureAt: (second: number) => Promise<Blob | undefined>;
  /** Gets the path of the picture. */
  choose: (path: string) => void;
}

/** Makes a poster of the picture at any second: where the player stands, or where the typed time is. */
export function Capture({ now, pictureAt, choose }: CaptureProps) {
  const [typed, setTyped] = useState<string>();
  const [isMissing, setMissing] = useState(false);
  const text = typed ?? fullDuration(now);
  const second = secondsOf(text);
  const isTime = second !== null && !Number.isNaN(second);
  const { save, saving } = useSave(
    async (at: number) => {
      const picture = await pictureAt(at);
      return picture && uploadPicture('ProductSlide', picture, () => undefined);
    },
    {
      words: { failure: 'จับภาพไม่สำเร็จ' },
      done: (path) => {
        setMissing(path === undefined);
        if (path === undefined) return;
        setTyped(undefined);
        choose(path);
      },
    },
  );
  return (
    <div className={styles.capture}>
      <span className="secondary">หรือเลื่อนหาเอง</span>
      <Input
        aria-label="เวลาในวิดีโอ"
        className="number"
        maxLength={9}
        status={isTime ? undefined : 'error'}
        value={text}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button disabled={!isTime} loading={saving} onClick={() => isTime && save(second)}>
        จับภาพ
      </Button>
      {isMissing && (
        <p role="alert" className={styles.fault}>
          ภาพยังไม่มา กดเล่นวิดีโอให้เห็นภาพก่อน แล้วจับภาพอีกครั้ง
        </p>
      )}
    </div>
  );
}
