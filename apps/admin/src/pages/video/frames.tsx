import { useQuery } from '@tanstack/react-query';
import { duration } from '@wethi/format';
import { call } from '@wethi/http';
import { useState } from 'react';
import { useSave } from '../../providers/use-save';
import styles from './video.module.css';

interface FramesProps {
  videoId: number;
  /** Gets the path of the picture that was made of the chosen frame. */
  choose: (path: string) => void;
}

/** One that cannot be watched yet has no frames, and would be refused. */
async function openReady(id: number) {
  const { data } = await call('GET', 'videosById', { query: { id } });
  return data?.video_status === 'ready' ? call('GET', 'videosUserViewById', { query: { id } }) : null;
}

/** Frames of a video that can be watched; the one that is pressed becomes its poster with the next save. */
export function Frames({ videoId, choose }: FramesProps) {
  const [chosen, setChosen] = useState<string>();
  // Opening the video also opens its files to this browser.
  const { data } = useQuery({
    queryKey: ['videoFrames', videoId],
    queryFn: () => openReady(videoId),
    meta: { background: true },
    retry: false,
    gcTime: 0,
  });
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
  const frames = data?.data?.video_frames?.split(',') ?? [];
  const folder = data?.data?.playback.url.replace(/[^/]+$/, '');
  if (frames.length === 0) return null;
  return (
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
          <span className="number">{timeOf(frame)}</span>
        </button>
      ))}
    </div>
  );
}

/** Its name ends with the second where it stands. */
function timeOf(frame: string): string {
  return duration(Number(/-(\d+)\.jpg$/.exec(frame)?.[1] ?? 0));
}
