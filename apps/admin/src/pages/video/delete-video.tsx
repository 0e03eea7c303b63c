import { useCan } from '@refinedev/core';
import type { Schema } from '@wethi/api-client';
import { count, recordDate } from '@wethi/format';
import { Button } from 'antd';
import { Trash2 } from 'lucide-react';
import { useId } from 'react';
import { Card } from '../../layout/page';
import styles from './video.module.css';

interface DeleteVideoProps {
  buyers?: Schema<'VideoBuyers'>;
  remove: () => void;
}

/** Deletes a video, unless somebody who paid may still watch it: then it says until when, and what can be done instead. */
export function DeleteVideo({ buyers, remove }: DeleteVideoProps) {
  const note = useId();
  const mayDelete = useCan({ resource: 'videos', action: 'delete' }).data?.can;
  if (!mayDelete || !buyers) return null;
  return (
    <Card>
      <div className={styles.body}>
        <Button
          danger
          block
          icon={<Trash2 size={18} aria-hidden />}
          disabled={buyers.until !== null}
          aria-describedby={note}
          onClick={remove}
        >
          ลบวิดีโอ
        </Button>
        <small id={note} className="secondary">
          {buyers.until
            ? `มีคนซื้อ ${count(buyers.buyers)} คนที่ยังดูได้ถึง ${recordDate(buyers.until)} ลบได้หลังจากนั้น หรือเลือก “ปิดไว้”`
            : 'ตอนนี้ไม่มีคนที่ซื้อและยังดูได้ กดแล้วยังเอาคืนได้ใน 5 วินาที'}
        </small>
      </div>
    </Card>
  );
}
