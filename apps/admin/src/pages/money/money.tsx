import { bangkokTime } from '@wethi/format';
import { Tabs } from 'antd';
import { useSearchParams } from 'react-router';
import { withParameters } from '../../filters/with-parameters';
import { Card, Page } from '../../layout/page';
import { useNow } from '../../waiting-orders/use-now';
import { DailyMoney } from './daily-money';
import styles from './money.module.css';
import { useMoneyDay } from './use-money-day';
import { VatView } from './vat-view';

/** What came each day and in which account, and the VAT of each month (60-admin-money). */
export default function MoneyPage() {
  const [parameters, setParameters] = useSearchParams();
  const today = bangkokTime(useNow()).date;
  const date = parameters.get('date') ?? today;
  const view = parameters.get('view') ?? 'day';
  const reading = useMoneyDay(date);
  const set = (name: string, value: string | undefined) =>
    setParameters((others) => withParameters(others, { page: undefined, [name]: value }), { replace: true });
  const waiting = reading.data?.differences.length ?? 0;
  return (
    <Page>
      <Card>
        <Tabs
          className={styles.views}
          activeKey={view}
          onChange={(key) => set('view', key === 'day' ? undefined : key)}
          items={[
            { key: 'day', label: <DailyLabel waiting={waiting} /> },
            { key: 'vat', label: 'ภาษีรายเดือน' },
          ]}
        />
      </Card>
      {view === 'vat' ? (
        <VatView
          issuer={parameters.get('issuer') ?? 'shop'}
          month={parameters.get('month') ?? today.slice(0, 7)}
          page={Number(parameters.get('page')) || 1}
          set={set}
        />
      ) : (
        <DailyMoney date={date} account={parameters.get('account')} reading={reading} set={set} />
      )}
    </Page>
  );
}

function DailyLabel({ waiting }: { waiting: number }) {
  return (
    <>
      กระทบยอดรายวัน{' '}
      {waiting > 0 && (
        <em className={`${styles.count} number`} aria-label={`ต้องจัดการ ${waiting} รายการ`}>
          {waiting}
        </em>
      )}
    </>
  );
}
