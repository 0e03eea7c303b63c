import { Skeleton } from 'antd';
import { CircleCheck, CircleX, Hourglass } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { ReadFailed } from '../../../feedback/read-failed';
import { Card } from '../../../layout/page';
import styles from '../customer/customer.module.css';
import { useNow } from '../../../waiting-orders/use-now';
import { orderedShows } from '../customer/ordered-shows';
import { Repairs } from './repairs';
import { ShowSelect } from './show-select';
import { useCustomerOrders, useShowUrl, useWatchCheck, type Customer, type WatchCheck } from '../customer/use-customer';
import { WhySteps } from './why-steps';
import { waits, whyWords } from './why-words';

interface WhyCardProps {
  user: Customer;
  /** Opens a text message with these words. */
  write: (text: string) => void;
}

/** 'ทำไมดูไม่ได้': a show, the reason in words, and the button that mends it (ADMIN-06). */
export function WhyCard({ user, write }: WhyCardProps) {
  const [parameters, setParameters] = useSearchParams();
  const { data: { orders } = { orders: [] } } = useCustomerOrders(user.id);
  const chosen = Number(parameters.get('product')) || orderedShows(orders)[0]?.value;
  const choose = (id: number) =>
    setParameters(
      (others) => {
        const next = new URLSearchParams(others);
        next.set('product', String(id));
        return next;
      },
      { replace: true },
    );
  const { data: check, error, refetch, isLoading } = useWatchCheck(user.id, chosen);
  const productUrl = useShowUrl(chosen);
  return (
    <div className={styles.why}>
      <Card title="ทำไมดูไม่ได้">
        <div className={styles.body}>
          <label htmlFor="why-show">เลือกงานที่ลูกค้าบอกว่าดูไม่ได้</label>
          <ShowSelect orders={orders} value={chosen} onChange={choose} />
          {error && <ReadFailed what="เหตุผล" error={error} retry={refetch} />}
          {isLoading && <Skeleton active />}
          {check && (
            <>
              <Verdict check={check}>
                <Repairs user={user} check={check} productUrl={productUrl} write={write} />
              </Verdict>
              <WhySteps check={check} />
            </>
          )}
        </div>
      </Card>
    </div>
  );
}

function Verdict({ check, children }: { check: WatchCheck; children: ReactNode }) {
  const { title, text } = whyWords(check, useNow());
  const tone = !check.reason ? 'ok' : waits(check) ? 'wait' : 'no';
  const Sign = { ok: CircleCheck, no: CircleX, wait: Hourglass }[tone];
  return (
    <div className={`${styles.verdict} ${styles[tone]}`}>
      <Sign size={26} aria-hidden />
      <div>
        <p role="status">
          <b>{title}</b>
          <span className="number">{text}</span>
        </p>
        {children}
      </div>
    </div>
  );
}
