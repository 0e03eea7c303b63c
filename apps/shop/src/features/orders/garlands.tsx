import { useQuery } from '@tanstack/react-query';
import { baht, bangkokTime, shortPlainDate } from '@wethi/format';
import { call } from '@wethi/http';
import { MEMBER_KEY } from '../../session/member';
import { Failure } from '../../ui/feedback/failure';
import { Garland } from '../../ui/media/garland';
import styles from './garlands.module.css';

/** The receipts of garlands that a member gave, below what they bought; nothing of them where there are none. */
export function Garlands() {
  const {
    data = [],
    isError,
    refetch,
  } = useQuery({
    queryKey: [...MEMBER_KEY, 'garlands'],
    queryFn: async ({ signal }) => (await call('GET', 'tip', { signal })).data ?? [],
  });
  if (isError) return <Failure inline title="โหลดใบรับเงินของมาลัยไม่ได้" onRetry={() => void refetch()} />;
  if (data.length === 0) return null;
  return (
    <section className={styles.garlands} aria-labelledby="garlands">
      <h2 id="garlands">มาลัยที่คล้อง</h2>
      <ul>
        {data.map(({ id, tip_amount, tip_to, tip_paid_at, tip_reference, stage_title }) => (
          <li key={id}>
            <Garland baht={tip_amount} width={44} />
            <div>
              <b>คล้องมาลัยให้{tip_to}</b>
              <p className="small muted">
                {[stage_title, tip_paid_at && shortPlainDate(bangkokTime(tip_paid_at).date)]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
              <p className="xs muted num">ใบรับเงินเลขที่ {tip_reference}</p>
            </div>
            <b className="num">{baht(tip_amount)}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}
