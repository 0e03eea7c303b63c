import type { Schema } from '@wethi/api-client';
import { count } from '@wethi/format';
import { Skeleton } from 'antd';
import { Check, MessagesSquare, MessageSquareOff, ShieldAlert, Trash2, type LucideIcon } from 'lucide-react';
import { ReadFailed } from '../../feedback/read-failed';
import { Card } from '../../layout/page';
import styles from './comments.module.css';
import { useFigures } from './use-moderation';

type Week = Schema<'WeekOfWriting'>;

const LINES: [figure: keyof Week, label: string, Icon: LucideIcon][] = [
  ['written', 'ข้อความทั้งหมด', MessagesSquare],
  ['held', 'กันไว้ให้ตรวจ', ShieldAlert],
  ['passed', 'ปล่อยผ่าน', Check],
  ['removed', 'ลบ', Trash2],
  ['muted', 'พักการพิมพ์', MessageSquareOff],
];

/** What was written within seven days, and what became of it. */
export function WeekCard() {
  const { data, error, refetch } = useFigures();
  return (
    <Card title="7 วันที่ผ่านมา">
      {error && !data && <ReadFailed what="ตัวเลข" error={error} retry={refetch} />}
      {!data && !error && <Skeleton active className={styles.loading} />}
      {data && (
        <dl className={styles.week}>
          {LINES.map(([figure, label, Icon]) => (
            <div key={figure}>
              <dt>
                <Icon size={20} aria-hidden />
                {label}
              </dt>
              <dd className="number">
                {count(data.week[figure])}
                {figure === 'muted' && ' คน'}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </Card>
  );
}
