import { duration } from '@wethi/format';
import { Play } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../../config/paths';
import { PLAY_AT_ONCE } from '../../../session/recording';
import { Button, ButtonLink } from '../../../ui/actions/button';
import { isDialogOpen } from '../../../ui/overlay/is-dialog-open';
import type { NumberedLesson } from '../lessons';
import styles from './next-lesson.module.css';

const SECONDS = 8;
/** What the learner does; words that are spoken into a field press no key. */
const DEEDS = ['pointerdown', 'keydown', 'input'] as const;
/** The player's own volume is an input, too. */
const WRITABLE = 'textarea, [contenteditable], input:not([type=range], [type=checkbox], [type=radio])';

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

/** Somebody writes a note or a question below, or has a dialog before them. */
function isBusy(): boolean {
  return isDialogOpen() || Boolean(document.activeElement?.matches(WRITABLE));
}

/** Over the picture at the end of a lesson: the next one begins by itself, unless the learner does anything or is busy. */
export function NextLesson({ ended, lesson, isShut, onStay }: NextLessonProps) {
  const navigate = useNavigate();
  const [left, setLeft] = useState(SECONDS);
  const [stopped, setStopped] = useState(isBusy);
  const to = paths.replay(lesson.video_id ?? 0);
  useEffect(() => {
    if (stopped || isShut) return undefined;
    const stop = () => setStopped(true);
    const tick = setInterval(() => (isBusy() ? stop() : setLeft((seconds) => seconds - 1)), 1000);
    for (const event of DEEDS) document.addEventListener(event, stop);
    return () => {
      clearInterval(tick);
      for (const event of DEEDS) document.removeEventListener(event, stop);
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
