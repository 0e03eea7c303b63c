import { fullDuration } from '@wethi/format';
import { call } from '@wethi/http';
import { Check } from 'lucide-react';
import { useSave } from '../../../providers/use-save';
import styles from '../video.module.css';

interface FramesProps {
  videoId: number;
  /** The address that the names of the frames go on from. */
  folder: string;
  frames: readonly string[];
  chosen: string | undefined;
  /** Gets the path of the picture that was made of the frame. */
  choose: (made: { frame: string; path: string }) => void;
}

/** Frames of a video; the one that is pressed becomes its poster with the next save. */
export function Frames({ videoId, folder, frames, chosen, choose }: FramesProps) {
  const { save, saving } = useSave(
    async (frame: string) => ({ frame, answer: await call('POST', 'videosPoster', { body: { id: videoId, frame } }) }),
    {
      words: { failure: 'ใช้ภาพนี้เป็นปกไม่สำเร็จ' },
      done: ({ frame, answer }) => {
        if (answer.data) choose({ frame, path: answer.data.filename });
      },
    },
  );
  return (
    <div>
      <p className="secondary">เลือกจากในวิดีโอ</p>
      <div role="group" aria-label="เลือกปกจากในวิดีโอ" className={styles.frames}>
        {frames.map((frame) => (
          <button
            key={frame}
            type="button"
            aria-pressed={frame === chosen}
            aria-label={`ใช้ภาพที่ ${timeOf(frame)} เป็นปก`}
            disabled={saving}
            onClick={() => save(frame)}
          >
            <img src={`${folder}${frame}`} alt="" loading="lazy" />
            {frame === chosen && <Check size={14} aria-hidden />}
            <span className="number">{timeOf(frame)}</span>
          </button>
        ))}
      </div>
    </div>
  );
}

/** Its name ends with the second where it stands. */
function timeOf(frame: string): string {
  return fullDuration(Number(/-(\d+)\.jpg$/.exec(frame)?.[1] ?? 0));
}
