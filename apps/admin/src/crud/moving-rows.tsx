import { arrayMove, useSortable } from '@dnd-kit/sortable';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { createContext, use, useState, type HTMLAttributes, type ReactNode } from 'react';
import { IconButton } from '../actions/icon-button';
import type { Row } from '../providers/resource';
import { MovingHandle, MovingList } from './moving-list';
import styles from './moving-rows.module.css';
import { useMove } from './use-move';

/** Lets a table's rows be moved. Screens whose records stand in an order hand it to their table; others do not load it. */
export interface Moving {
  Rows: <Record extends Row>(props: MovingRowsProps<Record>) => ReactNode;
  Row: typeof MovingRow;
  Handle: typeof Handle;
  /** The same without dragging: a place up or down. */
  Steps: typeof Steps;
}

interface MovingRowsProps<Record> {
  resource: string;
  rows: readonly Record[];
  children: (rows: Record[]) => ReactNode;
}

const ROW = { attributes: { roleDescription: 'แถวที่ย้ายได้' } };

function MovingRows<Record extends Row>({ resource, rows, children }: MovingRowsProps<Record>) {
  const [moved, setMoved] = useState<{ from: readonly Record[]; to: Record[] }>();
  const move = useMove(resource, () => setMoved(undefined));
  // As they were put, until they are read anew.
  const shown = moved?.from === rows ? moved.to : [...rows];
  const ids = shown.map(({ id }) => id);
  const put = (from: number, to: number) => {
    const record = shown[from];
    if (!record) return;
    const next = arrayMove(shown, from, to);
    setMoved({ from: rows, to: next });
    move({
      id: record.id,
      update_at: record.update_at,
      after_id: next[to - 1]?.id ?? null,
      was_after: shown[from - 1]?.id ?? null,
    });
  };
  return (
    <MovingList noun="แถว" ids={ids} move={put}>
      <Places value={{ ids, put }}>{children(shown)}</Places>
    </MovingList>
  );
}

const Places = createContext<{ ids: readonly number[]; put: (from: number, to: number) => void } | undefined>(
  undefined,
);
const Sortable = createContext<Partial<ReturnType<typeof useSortable>>>({});

interface MovingRowProps extends HTMLAttributes<HTMLTableRowElement> {
  'data-row-key'?: number;
}

function MovingRow(props: MovingRowProps) {
  const id = props['data-row-key'];
  return id === undefined ? <tr {...props} /> : <SortableRow {...props} id={id} />;
}

function SortableRow({ id, style, ...row }: Omit<MovingRowProps, 'id'> & { id: number }) {
  const sortable = useSortable({ id, ...ROW });
  const { setNodeRef, transform, transition, isDragging } = sortable;
  const place = transform ? { transform: `translate3d(0, ${transform.y}px, 0)`, transition } : { transition };
  return (
    <Sortable value={sortable}>
      <tr {...row} ref={setNodeRef} style={{ ...style, ...place }} className={row.className} data-moving={isDragging} />
    </Sortable>
  );
}

function Handle({ label }: { label: string }) {
  return <MovingHandle label={label} sortable={use(Sortable)} />;
}

function Steps({ id }: { id: number }) {
  const { ids, put } = use(Places) ?? {};
  if (!ids || !put) return null;
  const place = ids.indexOf(id);
  return (
    <>
      <IconButton
        label="เลื่อนขึ้น"
        icon={<ArrowLeft size={18} className={styles.turned} />}
        disabled={place <= 0}
        onClick={() => put(place, place - 1)}
      />
      <IconButton
        label="เลื่อนลง"
        icon={<ArrowRight size={18} className={styles.turned} />}
        disabled={place === ids.length - 1}
        onClick={() => put(place, place + 1)}
      />
    </>
  );
}

export const movingRows: Moving = { Rows: MovingRows, Row: MovingRow, Handle, Steps };
