import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type KeyboardEvent, type TouchEvent, useRef, useState } from 'react';
import { Chip } from '../actions/chip';
import { classNames } from '../class-names';
import styles from './gallery.module.css';
import { Picture } from './picture';

const SWIPE_PX = 40;

/** Which picture is shown, and how to go to the next: buttons, arrow keys, a swipe. */
function useGallery(length: number) {
  const [shown, setShown] = useState(0);
  const touchedAt = useRef(0);
  const move = (step: number) => setShown((now) => (now + step + length) % length);
  const keys = (event: KeyboardEvent) => {
    if (event.key === 'ArrowLeft') move(-1);
    if (event.key === 'ArrowRight') move(1);
  };
  const touchStart = (event: TouchEvent) => (touchedAt.current = event.touches[0]?.clientX ?? 0);
  const touchEnd = (event: TouchEvent) => {
    const moved = (event.changedTouches[0]?.clientX ?? 0) - touchedAt.current;
    if (Math.abs(moved) > SWIPE_PX) move(moved > 0 ? -1 : 1);
  };
  return { shown, setShown, move, keys, touchStart, touchEnd };
}

/** One to four pictures of a thing. */
export function Gallery({ label, title, pictures }: { label: string; title: string; pictures: string[] }) {
  const { shown, setShown, move, keys, touchStart, touchEnd } = useGallery(pictures.length);
  const several = pictures.length > 1;
  return (
    <div className={styles.gallery} role="group" aria-roledescription="แกลเลอรี" aria-label={label}>
      <div className={styles.big} onTouchStart={touchStart} onTouchEnd={touchEnd}>
        <Picture
          key={shown}
          path={pictures[shown]}
          alt={several ? `${title} ภาพที่ ${shown + 1}` : title}
          width={880}
          height={550}
          sizes="(max-width: 599px) 120vw, (max-width: 959px) 94vw, 880px"
          priority
        />
        {several && (
          <div onKeyDown={keys}>
            <button
              type="button"
              className={classNames(styles.arrow, styles.back)}
              aria-label="ภาพก่อนหน้า"
              onClick={() => move(-1)}
            >
              <ChevronLeft size={24} aria-hidden />
            </button>
            <button
              type="button"
              className={classNames(styles.arrow, styles.onward)}
              aria-label="ภาพถัดไป"
              onClick={() => move(1)}
            >
              <ChevronRight size={24} aria-hidden />
            </button>
            <Chip kind="glass" className={`num ${styles.place}`}>
              {shown + 1} / {pictures.length}
            </Chip>
          </div>
        )}
      </div>
      {several && (
        <div className={styles.thumbs}>
          {pictures.map((path, index) => (
            <button
              key={path}
              type="button"
              aria-label={`ภาพที่ ${index + 1}`}
              aria-current={index === shown || undefined}
              onClick={() => setShown(index)}
            >
              <Picture path={path} width={211} height={132} sizes="(max-width: 959px) 24vw, 211px" />
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
