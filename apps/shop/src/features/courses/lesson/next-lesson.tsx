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

interface NextLessonProps {
  /** Number of the lesson that is over. */
  ended: number | undefined;
  lesson: NumberedLesson;
  /** It opens once the one that is over counts as seen: whoever jumped through that would be turned away. */
  isShut: boolean;
  onStay: () => void;
}

/** The player's buttons are hidden below it: whoever had the focus there goes on from here. */
function takeFocus(card: HTMLElement | null): void {
  if (card?.previousElementSibling?.contains(document.activeElement)) card.focus();
}

/** Over the picture at the end of a lesson: the next one begins by itself, unless the learner does anything. */
export function NextLesson({ ended, lesson, isShut, onStay }: NextLessonProps) {
  const navigate = useNavigate();
  const [left, setLeft] = useState(SECONDS);
  const [stopped, setStopped] = useState(false);
  const to = paths.replay(lesson.video_id ?? 0);
  useEffect(() => {
    if (stopped || isShut) return undefined;
    const tick = setInterval(() => setLeft((seconds) => seconds - 1), 1000);
    const stop = () => setStopped(true);
    for (const event of ['pointerdown', 'keydown'] as const) document.addEventListener(event, stop);
    return () => {
      clearInterval(tick);
      for (const event of ['pointerdown', 'keydown'] as const) document.removeEventListener(event, stop);
    };
  }, [stopped, isShut]);
  useEffect(() => {
    if (left <= 0 && !stopped) void navigate(to, { state: PLAY_AT_ONCE });
  }, [left, stopped, navigate, to]);
  return (
    <div ref={takeFocus} tabIndex={-1} className={styles.next} role="region" aria-label="บทถัดไป">
      <p className="t2">จบบทที่ {ended} แล้ว</p>
      <h2>ต่อไป: {lesson.stage_detail_time_title}</h2>
      <p className="small muted num">
        {isShut
          ? 'บทนี้เปิดให้เองเมื่อดูบทก่อนหน้าจบ'
          : [lesson.seconds > 0 && duration(lesson.seconds), !stopped && `เริ่มเองใน ${Math.max(0, left)} วินาที`]
              .filter(Boolean)
              .join(' · ')}
      </p>
      <div className={styles.actions}>
        {!isShut && (
          <ButtonLink kind="primary" to={to} state={PLAY_AT_ONCE}>
            <Play size={20} fill="currentColor" aria-hidden />
            เริ่มเลย
          </ButtonLink>
        )}
        <Button kind="glass" onClick={onStay}>
          {isShut ? 'ดูบทนี้ต่อ' : 'ยังก่อน'}
        </Button>
      </div>
    </div>
  );
}
