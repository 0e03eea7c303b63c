import { useSortable } from '@dnd-kit/sortable';
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import { IconButton } from '../../../actions/icon-button';
import { MovingHandle } from '../../../crud/moving-list';
import { Thumbnail } from '../../../media/thumbnail';
import styles from './slides.module.css';

interface SlideRowProps {
  path: string;
  /** From 0. */
  place: number;
  count: number;
  move: (to: number) => void;
  remove: () => void;
}

/** A slide that stands in the gallery. */
export function SlideRow({ path, place, count, move, remove }: SlideRowProps) {
  const sortable = useSortable({ id: path, attributes: { roleDescription: 'สไลด์ที่ย้ายได้' } });
  const { setNodeRef, transform, transition, isDragging } = sortable;
  const style = { transition, ...(transform && { transform: `translate3d(0, ${transform.y}px, 0)` }) };
  const name = `สไลด์ ${place + 1}`;
  return (
    <li ref={setNodeRef} style={style} className={styles.row} data-moving={isDragging}>
      <MovingHandle label={`ย้าย${name}`} sortable={sortable} />
      <Thumbnail path={path} />
      <b className={styles.name}>{name}</b>
      <span className={styles.ways}>
        <IconButton
          label={`เลื่อน${name} ขึ้น`}
          icon={<ArrowUp size={18} />}
          disabled={place === 0}
          onClick={() => move(place - 1)}
        />
        <IconButton
          label={`เลื่อน${name} ลง`}
          icon={<ArrowDown size={18} />}
          disabled={place === count - 1}
          onClick={() => move(place + 1)}
        />
        <IconButton label={`ลบ${name}`} icon={<Trash2 size={18} />} onClick={remove} />
      </span>
    </li>
  );
}
