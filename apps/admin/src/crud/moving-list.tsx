import { closestCenter, DndContext, KeyboardSensor, PointerSensor, useSensor, useSensors } from '@dnd-kit/core';
import {
  SortableContext,
  sortableKeyboardCoordinates,
  verticalListSortingStrategy,
  type useSortable,
} from '@dnd-kit/sortable';
import { GripVertical } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './moving-list.module.css';

type Id = string | number;

interface MovingListProps {
  /** What is moved, for who hears it: 'แถว' */
  noun: string;
  ids: readonly Id[];
  /** @param from and to: places from 0 */
  move: (from: number, to: number) => void;
  children: ReactNode;
}

/** A list whose parts are moved: with the mouse, a finger, or Space and the arrow keys on their handles. */
export function MovingList({ noun, ids, move, children }: MovingListProps) {
  const sensors = useSensors(
    useSensor(PointerSensor),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={spoken(noun, ids)}
      onDragEnd={({ active, over }) => {
        const [from, to] = [ids.indexOf(active.id), over ? ids.indexOf(over.id) : -1];
        if (from >= 0 && to >= 0 && from !== to) move(from, to);
      }}
    >
      <SortableContext items={[...ids]} strategy={verticalListSortingStrategy}>
        {children}
      </SortableContext>
    </DndContext>
  );
}

function spoken(noun: string, ids: readonly Id[]) {
  const place = (id: Id) => ids.indexOf(id) + 1;
  const draggable = `กด Space เพื่อจับ${noun} กดลูกศรขึ้นหรือลงเพื่อย้าย กด Space อีกครั้งเพื่อวาง หรือกด Esc เพื่อยกเลิก`;
  return {
    announcements: {
      onDragStart: ({ active }: { active: { id: Id } }) => `จับ${noun}ที่ ${place(active.id)} แล้ว`,
      onDragOver: ({ over }: Over) => (over ? `อยู่ที่ลำดับ ${place(over.id)}` : undefined),
      onDragEnd: ({ over }: Over) => (over ? `วางที่ลำดับ ${place(over.id)} แล้ว` : undefined),
      onDragCancel: () => 'ยกเลิกการย้ายแล้ว',
    },
    screenReaderInstructions: { draggable },
  };
}

interface Over {
  over: { id: Id } | null;
}

type Sortable = Pick<ReturnType<typeof useSortable>, 'attributes' | 'listeners' | 'setActivatorNodeRef'>;

/** What a part is taken by. */
export function MovingHandle({ label, sortable }: { label: string; sortable: Partial<Sortable> }) {
  const { attributes, listeners, setActivatorNodeRef } = sortable;
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
