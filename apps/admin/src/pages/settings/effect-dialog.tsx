import { useQuery } from '@tanstack/react-query';
import type { Schema } from '@wethi/api-client';
import { count } from '@wethi/format';
import { call } from '@wethi/http';
import { Modal, Skeleton } from 'antd';
import { Save } from 'lucide-react';
import { ReadFailed } from '../../feedback/read-failed';
import styles from './settings.module.css';
import { valueOf, type SettingName, type Shown, type Typed } from './use-settings';

type Effect = Schema<'WindowEffect'>;

interface EffectDialogProps {
  open: boolean;
  shown: Shown;
  changes: Typed;
  saving: boolean;
  save: () => void;
  close: () => void;
}

const TOUCHING = ['access_window_days', 'course_access_days', 'device_limit'] as const;

/** Whether who bought already would notice. */
export const touchesBuyers = (changes: Typed): boolean => TOUCHING.some((name) => name in changes);

/** Says whom a change touches who bought already, before it is saved (design: 66 #effect). */
export function EffectDialog({ open, shown, changes, saving, save, close }: EffectDialogProps) {
  const touching = TOUCHING.filter((name) => name in changes);
  const query = Object.fromEntries(touching.map((name) => [name, Number(valueOf(name, shown, changes))]));
  const { data, error, refetch } = useQuery({
    queryKey: ['shopSettingEffect', query],
    queryFn: async () => (await call('GET', 'shopSettingEffect', { query })).data,
    enabled: open,
  });
  const all = Object.keys(changes).length;
  const from = (name: SettingName) => `จาก ${valueOf(name, shown)} เป็น ${valueOf(name, shown, changes)}`;
  const titles = {
    access_window_days: `เปลี่ยนวันดูย้อนหลัง${from('access_window_days')} วัน`,
    course_access_days: `เปลี่ยนวันเรียนคอร์ส${from('course_access_days')} วัน`,
    device_limit: `เปลี่ยนจำนวนเครื่อง${from('device_limit')} เครื่อง`,
  };
  const longerBy = (name: SettingName) => Number(valueOf(name, shown, changes)) - Number(valueOf(name, shown));
  const [only] = touching;
  return (
    <Modal
      open={open}
      title={touching.length === 1 && only ? titles[only] : `เปลี่ยน ${touching.length} ค่าที่มีผลกับคนที่ซื้อแล้ว`}
      width={560}
      okText={all === 1 ? 'บันทึก' : `บันทึกทั้ง ${all} ค่า`}
      okButtonProps={{ icon: <Save size={18} aria-hidden />, loading: saving, disabled: !data && !error }}
      cancelText="กลับไปแก้"
      onOk={save}
      onCancel={close}
    >
      <p>มีผลกับคนที่ซื้อไปแล้วด้วย</p>
      {/* What could not be counted can be saved all the same. */}
      {error && <ReadFailed what="จำนวนคนที่มีผล" error={error} retry={refetch} />}
      {!data && !error && <Skeleton active paragraph={{ rows: 3 }} title={false} />}
      {data &&
        touching.map((name) => (
          <section key={name}>
            {touching.length > 1 && <h3 className={styles.effect}>{titles[name]}</h3>}
            <dl className={styles.effects}>
              {name === 'access_window_days' && data.shows && (
                <Window effect={data.shows} days={longerBy(name)} of="งาน" />
              )}
              {name === 'course_access_days' && data.courses && (
                <Window effect={data.courses} days={longerBy(name)} of="คอร์ส" />
              )}
              {data.watching !== null && name === 'device_limit' && (
                <Line about="คนที่มีงานเปิดดูอยู่" people={data.watching} />
              )}
            </dl>
          </section>
        ))}
      <dl className={styles.effects}>
        <div>
          <dt>เริ่มเมื่อ</dt>
          <dd>ทันทีที่บันทึก</dd>
        </div>
      </dl>
      {all > touching.length && <p className="secondary">อีก {all - touching.length} ค่าที่แก้ไม่กระทบคนที่ซื้อแล้ว</p>}
    </Modal>
  );
}

interface WindowProps {
  effect: Effect;
  /** By how many days it would be longer; below zero shorter. */
  days: number;
  of: string;
}

function Window({ effect: { moved, products, again, lost }, days, of }: WindowProps) {
  if (moved + lost === 0) return <Line about="คนที่ซื้อแล้ว" people={0} />;
  return (
    <>
      {moved > 0 && (
        <Line about={days > 0 ? 'ได้ดูนานขึ้น' : 'ได้ดูสั้นลง'} people={moved} more={` ใน ${count(products)} ${of}`} />
      )}
      {again > 0 && <Line about="กลับมาดูได้อีกครั้ง" people={again} more={` ที่หมดเวลาไปแล้วไม่เกิน ${count(days)} วัน`} />}
      {lost > 0 && <Line about="ดูต่อไม่ได้แล้ว" people={lost} more=" ที่ยังดูได้วันนี้" />}
    </>
  );
}

function Line({ about, people, more = '' }: { about: string; people: number; more?: string }) {
  return (
    <div>
      <dt>{about}</dt>
      <dd>
        <b className="number">{count(people)}</b> คน{more}
      </dd>
    </div>
  );
}
