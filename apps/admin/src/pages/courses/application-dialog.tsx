import { useQuery } from '@tanstack/react-query';
import { call, callUrl } from '@wethi/http';
import { Modal, Skeleton } from 'antd';
import { recordTime } from '../../columns/record-time';
import { ReadFailed } from '../../feedback/read-failed';
import type { Panel } from '../../panel/use-panel';
import styles from './courses.module.css';

/** What a learner signed. Which one stands in the address: '12.34', the learner and the course. */
export function ApplicationDialog({ panel }: { panel: Panel }) {
  const [user_id, product_id] = panel.value.split('.').map(Number);
  const query = { user_id: user_id ?? 0, product_id: product_id ?? 0 };
  const { data, error, refetch } = useQuery({
    queryKey: ['userCourseApplication', query],
    queryFn: async () => (await call('GET', 'userCourseApplication', { query })).data,
    enabled: panel.open,
  });
  return (
    <Modal title="ใบสมัคร" open={panel.open} onCancel={panel.close} width={560} footer={null} destroyOnHidden>
      {error && <ReadFailed what="ใบสมัคร" error={error} retry={refetch} />}
      {!data && !error && <Skeleton active />}
      {data && (
        <>
          <p className={styles.words}>{data.user_courses_application}</p>
          <figure className={styles.signature}>
            <img src={callUrl('userCourseSignature', query)} alt="ลายเซ็น" />
            <figcaption className="secondary">
              เซ็นเมื่อ <span className="number">{recordTime(data.user_courses_sign_at ?? '')}</span>
            </figcaption>
          </figure>
        </>
      )}
    </Modal>
  );
}
