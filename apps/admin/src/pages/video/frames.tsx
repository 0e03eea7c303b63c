import { duration } from '@wethi/format';
import { call } from '@wethi/http';
import { useState } from 'react';
import { useSave } from '../../providers/use-save';
import type { useOpened } from './use-opened';
import styles from './video.module.css';

interface FramesProps {
  videoId: number;
  opened: ReturnType<typeof useOpened>;
  /** Gets the path of the picture that was made of the chosen frame. */
  choose: (path: string) => void;
}

/** Frames of a video; the one that is pressed becomes its poster with the next save. */
export function Frames({ videoId, opened, choose }: FramesProps) {
  const [chosen, setChosen] = useState<string>();
  const { save, saving } = useSave(
    async (frame: string) => ({ frame, answer: await call('POST', 'videosPoster', { body: { id: videoId, frame } }) }),
    {
      words: { failure: 'ใช้ภาพนี้เป็นปกไม่สำเร็จ' },
      done: ({ frame, answer }) => {
        setChosen(frame);
        if (answer.data) choose(answer.data.filename);
      },
    },
  );
  if (!opened?.frames.length) return null;
  return (
    <>
      <p className="secondary">เลือกจากในวิดีโอ</p>
      <div role="group" aria-label="เลือกปกจากในวิดีโอ" className={styles.frames}>
        {opened.frames.map((frame) => (
          <button
            key={frame}
            type="button"
            aria-pressed={frame === chosen}
            aria-label={`ใช้ภาพที่ ${timeOf(frame)} เป็นปก`}
            disabled={saving}
            onClick={() => save(frame)}
          >
            <img src={`${opened.folder}${frame}`} alt="" loading="lazy" />
            <span className="number">{timeOf(frame)}</span>
          </button>
        ))}
      </div>
    </>
  );
}

/** Its name ends with the second where it stands. */
function timeOf(frame: string): string {
  return duration(Number(/-(\d+)\.jpg$/.exec(frame)?.[1] ?? 0));
}
