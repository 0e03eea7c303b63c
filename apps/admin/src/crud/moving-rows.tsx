import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type Announcements,
  type DragEndEvent,
} from '@dnd-kit/core';
import {
  arrayMove,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { GripVertical } from 'lucide-react';
import { createContext, use, useState, type HTMLAttributes, type ReactNode } from 'react';
import type { Row } from '../providers/resource';
import styles from './moving-rows.module.css';
import { useMove } from './use-move';

/** Lets a table's rows be moved. Screens whose records stand in an order hand it to their table; others do not load it. */
export interface Moving {
  Rows: <Record extends Row>(props: MovingRowsProps<Record>) => ReactNode;
  Row: typeof MovingRow;
  Handle: typeof Handle;
}

interface MovingRowsProps<Record> {
  resource: string;
  rows: readonly Record[];
  children: (rows: Record[]) => ReactNode;
}

const ROW = { attributes: { roleDescription: 'แถวที่ย้ายได้' } };
const INSTRUCTIONS = {
  draggable: 'กด Space เพื่อจับแถว กดลูกศรขึ้นหรือลงเพื่อย้าย กด Space อีกครั้งเพื่อวาง หรือกด Esc เพื่อยกเลิก',
};

function announcements(ids: readonly number[]): Announcements {
  const place = (id: string | number | undefined) => ids.indexOf(Number(id)) + 1;
  return {
    onDragStart: ({ active }) => `จับแถวที่ ${place(active.id)} แล้ว`,
    onDragOver: ({ over }) => (over ? `อยู่ที่ลำดับ ${place(over.id)}` : undefined),
    onDragEnd: ({ over }) => (over ? `วางที่ลำดับ ${place(over.id)} แล้ว` : undefined),
    onDragCancel: () => 'ยกเลิกการย้ายแล้ว',
  };
}

function MovingRows<Record extends Row>({ resource, rows, children }: MovingRowsProps<Record>) {
  const [moved, setMoved] = useState<{ from: readonly Record[]; to: Record[] }>();
  const move = useMove(resource, () => setMoved(undefined));
  const sensors = useSensors(
    useSensor(PointerSensor),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  // As they were put, until they are read anew.
  const shown = moved?.from === rows ? moved.to : [...rows];
  const ids = shown.map(({ id }) => id);
  const drop = ({ active, over }: DragEndEvent) => {
    const [from, to] = [ids.indexOf(Number(active.id)), ids.indexOf(Number(over?.id))];
    const record = shown[from];
    if (!record || to < 0 || from === to) return;
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
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{ announcements: announcements(ids), screenReaderInstructions: INSTRUCTIONS }}
      onDragEnd={drop}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        {children(shown)}
      </SortableContext>
    </DndContext>
  );
}

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

/** What a row is taken by: with the mouse, a finger, or Space and the arrow keys. */
function Handle({ label }: { label: string }) {
  const { attributes, listeners, setActivatorNodeRef } = use(Sortable);
  return (
    <button
      type="button"
      className={styles.handle}
      ref={setActivatorNodeRef}
      {...attributes}
      {...listeners}
      aria-label={label}
    >
      <GripVertical size={18} aria-hidden />
    </button>
  );
}

export const movingRows: Moving = { Rows: MovingRows, Row: MovingRow, Handle };
