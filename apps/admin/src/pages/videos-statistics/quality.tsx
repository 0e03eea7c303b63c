import type { Schema } from '@wethi/api-client';
import { DEVICE_KIND } from '@wethi/contract';
import { Card } from '../../layout/page';
import { type Share, Shares } from './shares';
import styles from './statistics.module.css';
import { percent } from './totals';

const shareOf = (name: string, share: number): Share => ({ id: name, name, share, text: percent(share) });

/** On what was watched, and how often the picture stood still. */
export function Quality({ totals }: { totals: Schema<'ShowTotals'> }) {
  const { viewers, devices, stalled_never, stalled_some, stalled_often } = totals;
  const known = devices.reduce((sum, { time_total }) => sum + time_total, 0);
  return (
    <>
      <Card title="ดูจากเครื่องอะไร">
        {known === 0 && <p className={styles.nothing}>เครื่องเล่นยังไม่ได้บอกในช่วงนี้</p>}
        <Shares rows={devices.map(({ device, time_total }) => shareOf(DEVICE_KIND[device], time_total / known))} />
      </Card>
      <Card title="กระตุก">
        <Shares
          rows={[
            shareOf('ไม่กระตุกเลย', stalled_never / viewers),
            shareOf('1–3 ครั้ง', stalled_some / viewers),
            shareOf('มากกว่า 3 ครั้ง', stalled_often / viewers),
          ]}
        />
      </Card>
    </>
  );
}
