import { call } from '@wethi/http';
import { Button, Input } from 'antd';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { recordTime } from '../../../columns/record-time';
import { Card } from '../../../layout/page';
import { useSave } from '../../../providers/use-save';
import styles from '../customer/customer.module.css';
import { useCare, useCustomerChanged } from '../customer/use-customer';

/** Notes among colleagues. */
export function NotesCard({ userId }: { userId: number }) {
  const [text, setText] = useState('');
  const { data } = useCare(userId);
  const changed = useCustomerChanged(userId);
  const { save, saving } = useSave(
    () => call('POST', 'userNote', { body: { user_id: userId, user_note_text: text.trim() } }),
    {
      done: () => {
        setText('');
        changed();
      },
    },
  );
  return (
    <Card title="โน้ตของทีมงาน">
      <div className={styles.body}>
        <ul className={styles.notes}>
          {data?.notes.map(({ id, create_at, by_name, user_note_text }) => (
            <li key={id}>
              <b>{by_name ?? 'บุคลากร'}</b> <small className="secondary number">{recordTime(create_at)}</small>
              <p>{user_note_text}</p>
            </li>
          ))}
        </ul>
        <Input.TextArea
          aria-label="เขียนโน้ต"
          placeholder="เขียนโน้ต ลูกค้าไม่เห็น"
          rows={2}
          maxLength={1000}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <div>
          <Button
            icon={<Plus size={18} aria-hidden />}
            loading={saving}
            disabled={!text.trim()}
            onClick={() => save(undefined)}
          >
            เพิ่มโน้ต
          </Button>
        </div>
      </div>
    </Card>
  );
}
