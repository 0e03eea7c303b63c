import { duration } from '@wethi/format';
import { Play } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../../config/paths';
import { PLAY_AT_ONCE } from '../../../session/recording';
import { Button, ButtonLink } from '../../../ui/actions/button';
import type { NumberedLesson } from '../lessons';
import styles from './next-lesson.module.css';

const SECONDS = 8;

/** Over the picture at the end of a lesson: the next one begins by itself, unless the learner does anything. */
export function NextLesson({ lesson, onStay }: { lesson: NumberedLesson; onStay: () => void }) {
  const navigate = useNavigate();
  const [left, setLeft] = useState(SECONDS);
  const [stopped, setStopped] = useState(false);
  const to = paths.replay(lesson.video_id ?? 0);
  useEffect(() => {
    if (stopped) return undefined;
    const tick = setInterval(() => setLeft((seconds) => seconds - 1), 1000);
    const stop = () => setStopped(true);
    for (const event of ['pointerdown', 'keydown'] as const) document.addEventListener(event, stop);
    return () => {
      clearInterval(tick);
      for (const event of ['pointerdown', 'keydown'] as const) document.removeEventListener(event, stop);
    };
  }, [stopped]);
  useEffect(() => {
    if (left <= 0 && !stopped) void navigate(to, { state: PLAY_AT_ONCE });
  }, [left, stopped, navigate, to]);
  return (
    <div className={styles.next} role="region" aria-label="บทถัดไป">
      <p className="muted">{stopped ? 'บทถัดไป' : `บทถัดไปใน ${Math.max(0, left)} วินาที`}</p>
      <h2>
        บทที่ {lesson.number} {lesson.stage_detail_time_title}
      </h2>
      {lesson.seconds > 0 && <p className="t2 num">{duration(lesson.seconds)}</p>}
      <div className={styles.actions}>
        <ButtonLink kind="primary" to={to} state={PLAY_AT_ONCE}>
          <Play size={20} fill="currentColor" aria-hidden />
          เล่นเลย
        </ButtonLink>
        <Button kind="glass" onClick={onStay}>
          อยู่บทนี้
        </Button>
      </div>
    </div>
  );
}
