import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Children, type ReactNode, useEffect, useRef, useState } from 'react';
import { classNames } from '../class-names';
import styles from './rail.module.css';

interface Ends {
  atStart: boolean;
  atEnd: boolean;
}

function endsOf(list: HTMLElement): Ends {
  return {
    atStart: list.scrollLeft < 8,
    atEnd: list.scrollLeft + list.clientWidth > list.scrollWidth - 8,
  };
}

/** Where a list stands that scrolls sideways. */
function useEnds() {
  const list = useRef<HTMLUListElement>(null);
  const [ends, setEnds] = useState<Ends>({ atStart: true, atEnd: true });
  useEffect(() => {
    const element = list.current;
    if (!element) return;
    const look = () => setEnds(endsOf(element));
    const observer = new ResizeObserver(look);
    observer.observe(element);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, []);
  return { list, ends };
}

type Shape = 'four' | 'three' | 'six' | 'posters' | 'wide';

/** Cards in a row that snaps; arrows appear for a mouse where there is more. */
export function Rail({ shape = 'four', children }: { shape?: Shape; children: ReactNode }) {
  const { list, ends } = useEnds();
  const move = (pages: number) =>
    list.current?.scrollBy({ left: pages * list.current.clientWidth * 0.8, behavior: 'smooth' });
  return (
    <div className={styles.frame}>
      {!ends.atStart && <Arrow className={styles.back} label="เลื่อนกลับ" onClick={() => move(-1)} />}
      <ul ref={list} className={classNames(styles.rail, shape === 'wide' && styles.three, styles[shape])}>
        {Children.map(children, (card) => (
          <li>{card}</li>
        ))}
      </ul>
      {!ends.atEnd && <Arrow className={styles.onward} label="เลื่อนต่อ" onClick={() => move(1)} />}
    </div>
  );
}

function Arrow({ className, label, onClick }: { className?: string; label: string; onClick: () => void }) {
  const Icon = className === styles.back ? ChevronLeft : ChevronRight;
  return (
    <button type="button" className={classNames(styles.arrow, className)} aria-label={label} onClick={onClick}>
      <Icon size={24} aria-hidden />
    </button>
  );
}
