import { Skeleton } from 'antd';
import { Card } from '../../layout/page';
import styles from './statistics.module.css';

const FIGURES = 5;
const CHARTS = 2;

/** Stands where the figures and charts will. */
export function Loading() {
  return (
    <div className={styles.loading} aria-busy="true" aria-label="กำลังโหลดสถิติ">
      <div className={styles.figures}>
        {Array.from({ length: FIGURES }, (_, place) => (
          <div key={place}>
            <Skeleton active title={{ width: '60%' }} paragraph={{ rows: 2, width: ['80%', '50%'] }} />
          </div>
        ))}
      </div>
      {Array.from({ length: CHARTS }, (_, place) => (
        <Card key={place}>
          <div className={styles.chart}>
            <Skeleton.Node active className={styles.block} />
          </div>
        </Card>
      ))}
    </div>
  );
}
