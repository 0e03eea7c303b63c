import { LIVE_SIGNAL } from '@wethi/contract';
import { count } from '@wethi/format';
import { Link } from 'react-router';
import { StatusTag } from '../../feedback/status-tag';
import { Card } from '../../layout/page';
import styles from './dashboard.module.css';
import type { Period } from './period';
import { useOnAir } from './use-figures';

/** Shows on air, each the way into its studio; nothing while there is none. */
export function OnAir({ period }: { period: Period }) {
  const { data } = useOnAir(period);
  if (!data || data.length === 0) return null;
  return (
    <Card title="กำลังไลฟ์" extra={<Link to="/liveStreaming">ไลฟ์ทั้งหมด</Link>}>
      <ul>
        {data.map(({ id, live_streaming_name, band_name, figures }) => (
          <li key={id}>
            <Link className={styles.onAir} to={`/liveStreaming/${id}`}>
              <StatusTag tone="live">สด</StatusTag>
              <span>
                <b>{live_streaming_name}</b>
                <small>
                  {band_name}
                  {figures?.signal && ` · สัญญาณ${LIVE_SIGNAL[figures.signal]}`}
                </small>
              </span>
              <span>
                <b className="number">{count(figures?.watching ?? 0)}</b>
                <small>ผู้ชม</small>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
