import type { Schema } from '@wethi/api-client';
import { DEVICE_KIND } from '@wethi/contract';
import { Card } from '../../layout/page';
import styles from './statistics.module.css';
import { percent } from './totals';

/** On what was watched, and how often the picture stood still. */
export function Quality({ totals }: { totals: Schema<'ShowTotals'> }) {
  const { viewers, devices, stalled_never, stalled_some, stalled_often } = totals;
  const known = devices.reduce((sum, { time_total }) => sum + time_total, 0);
  return (
    <div className={styles.pair}>
      <Card title="ดูจากเครื่องอะไร">
        {known === 0 && <p className={styles.nothing}>เครื่องเล่นยังไม่ได้บอกในช่วงนี้</p>}
        <Shares rows={devices.map(({ device, time_total }) => [DEVICE_KIND[device], time_total / known])} />
      </Card>
      <Card title="กระตุก">
        <Shares
          rows={[
            ['ไม่กระตุกเลย', stalled_never / viewers],
            ['1–3 ครั้ง', stalled_some / viewers],
            ['มากกว่า 3 ครั้ง', stalled_often / viewers],
          ]}
        />
      </Card>
    </div>
  );
}

function Shares({ rows }: { rows: readonly (readonly [name: string, share: number])[] }) {
  return (
    <dl className={styles.shares}>
      {rows.map(([name, share]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className="number">{percent(share)}</dd>
          <meter value={share} aria-label={name} />
        </div>
      ))}
    </dl>
  );
}
