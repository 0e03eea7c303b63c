import { Button, Input } from 'antd';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { recordTime } from '../columns/record-time';
import { Card } from '../layout/page';
import { LeaveGuard } from '../panel/leave-guard';
import type { Panel } from '../panel/use-panel';
import { useSave } from '../providers/use-save';
import styles from './notes-card.module.css';

interface Note {
  id: number;
  create_at: string;
  by_name: string | null;
  text: string;
}

interface NotesCardProps {
  title: string;
  /** What they stand in, unless it is the page itself. */
  panel?: Pick<Panel, 'name'>;
  notes: readonly Note[];
  /** Writes one more; trimmed and not empty. */
  add: (text: string) => Promise<unknown>;
  changed: () => void;
}

/** Notes among colleagues. */
export function NotesCard({ title, panel, notes, add, changed }: NotesCardProps) {
  const [text, setText] = useState('');
  const { save, saving } = useSave(() => add(text.trim()), {
    done: () => {
      setText('');
      changed();
    },
  });
  return (
    <Card title={title}>
      <LeaveGuard panel={panel} touched={() => text.trim() !== ''} />
      <div className={styles.body}>
        <ul className={styles.notes}>
          {notes.map((note) => (
            <li key={note.id}>
              <b>{note.by_name ?? 'บุคลากร'}</b> <small className="secondary number">{recordTime(note.create_at)}</small>
              <p>{note.text}</p>
            </li>
          ))}
        </ul>
        <Input.TextArea
          aria-label="เขียนโน้ต"
          placeholder="เขียนโน้ต ลูกค้าเห็นเฉพาะเมื่อขอสำเนาข้อมูล"
          rows={2}
          maxLength={1000}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <Button
          icon={<Plus size={18} aria-hidden />}
          loading={saving}
          disabled={!text.trim()}
          onClick={() => save(undefined)}
        >
          เพิ่มโน้ต
        </Button>
      </div>
    </Card>
  );
}
