import { bangkokTime, recordDate } from '@wethi/format';
import { fetchFile } from '@wethi/http';
import { Select, Skeleton } from 'antd';
import { useSearchParams } from 'react-router';
import { FileMenu } from '../../actions/file-menu';
import { EmptyBox } from '../../feedback/empty-box';
import { ReadFailed } from '../../feedback/read-failed';
import { Card, Page } from '../../layout/page';
import { useNow } from '../../waiting-orders/use-now';
import { AccountsTable, accountName } from './accounts-table';
import { Differences } from './differences';
import { Figures } from './figures';
import styles from './money.module.css';
import { useMoneyDay, type MoneyDay } from './use-money-day';
import { WeekStrip } from './week-strip';

const ALL = 'all';

/** Whether the money of each day and account agrees with its orders, and what is done where it does not (60-admin-money). */
export default function MoneyPage() {
  const [parameters, setParameters] = useSearchParams();
  const today = bangkokTime(useNow()).date;
  const date = parameters.get('date') ?? today;
  const account = parameters.get('account') ?? ALL;
  const { data, error, refetch, isPlaceholderData } = useMoneyDay(date);
  const set = (name: string, value: string | undefined) =>
    setParameters(
      (others) => {
        const next = new URLSearchParams(others);
        if (value) next.set(name, value);
        else next.delete(name);
        return next;
      },
      { replace: true },
    );
  return (
    <Page>
      <div className={styles.top}>
        <WeekStrip days={data?.days ?? []} date={date} show={(day) => set('date', day)} />
        <span className={styles.tools}>
          <Select
            className={styles.account}
            aria-label="บัญชี"
            value={account}
            options={[
              { value: ALL, label: 'ทุกบัญชี' },
              ...(data?.accounts ?? []).map((one) => ({ value: one.account ?? one.name, label: accountName(one) })),
            ]}
            onChange={(value) => set('account', value === ALL ? undefined : value)}
          />
          <FileMenu
            name={`กระทบยอดเงิน ${recordDate(date)}`}
            fetch={(format) => fetchFile('moneyDayFile', { query: { date, format } })}
          />
        </span>
      </div>
      {error && <ReadFailed what="ยอดเงิน" error={error} retry={refetch} />}
      {!data && !error && (
        <Card>
          <Skeleton active title={false} paragraph={{ rows: 6 }} className={styles.loading} />
        </Card>
      )}
      {data && <Day day={data} date={date} account={account} old={isPlaceholderData} />}
    </Page>
  );
}

function Day({ day, date, account, old }: { day: MoneyDay; date: string; account: string; old: boolean }) {
  const accounts = day.accounts.filter((one) => account === ALL || (one.account ?? one.name) === account);
  const isAll = account === ALL;
  const differences = day.differences.filter((one) => isAll || one.account === account);
  return (
    <div className={styles.day} aria-busy={old}>
      <Figures day={day} />
      {day.differences.length === 0 ? (
        <Card>
          <EmptyBox text={`ยอดตรงทุกบัญชี ${day.orders} คำสั่งซื้อตรงกับสลิปและบัตรทุกรายการ`} />
        </Card>
      ) : (
        <Differences rows={differences} />
      )}
      <AccountsTable accounts={accounts} date={date} />
    </div>
  );
}
