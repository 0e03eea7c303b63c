import { baht, bangkokTime, clockTime, count, recordDate } from '@wethi/format';
import { fetchFile } from '@wethi/http';
import { Select, Skeleton } from 'antd';
import { FileMenu } from '../../actions/file-menu';
import { EmptyBox } from '../../feedback/empty-box';
import { ReadFailed } from '../../feedback/read-failed';
import { Card } from '../../layout/page';
import { AccountsTable, accountName } from './accounts-table';
import { Differences } from './differences';
import { Figures } from './figures';
import styles from './money.module.css';
import type { MoneyDay, useMoneyDay } from './use-money-day';
import { WeekStrip } from './week-strip';

const ALL = 'all';

interface DailyMoneyProps {
  date: string;
  reading: ReturnType<typeof useMoneyDay>;
  account: string | null;
  set: (name: 'date' | 'account', value: string | undefined) => void;
}

/** Whether a day's money agrees with its orders, account by account. */
export function DailyMoney({ date, reading, account, set }: DailyMoneyProps) {
  const { data, error, refetch, isPlaceholderData } = reading;
  return (
    <>
      <div className={styles.top}>
        <WeekStrip days={data?.days ?? []} date={date} show={(day) => set('date', day)} />
        <span className={styles.tools}>
          <Select
            className={styles.account}
            aria-label="บัญชี"
            value={account ?? ALL}
            options={[
              { value: ALL, label: 'ทุกบัญชี' },
              ...(data?.accounts ?? []).map((one) => ({ value: one.key, label: accountName(one) })),
            ]}
            onChange={(value) => set('account', value === ALL ? undefined : value)}
          />
          <DayFile date={date} />
        </span>
      </div>
      {error && <ReadFailed what="ยอดเงิน" error={error} retry={refetch} />}
      {!data && !error && (
        <Card>
          <Skeleton active title={false} paragraph={{ rows: 6 }} className={styles.loading} />
        </Card>
      )}
      {data && (
        <Day
          day={data}
          date={date}
          account={account ?? ALL}
          old={isPlaceholderData}
          checkedAt={reading.dataUpdatedAt}
        />
      )}
    </>
  );
}

function DayFile({ date }: { date: string }) {
  return (
    <FileMenu
      name={`กระทบยอดเงิน ${recordDate(date)}`}
      word="ดาวน์โหลดรายการ"
      fetch={(format) => fetchFile('moneyDayFile', { query: { date, format } })}
    />
  );
}

interface DayProps {
  day: MoneyDay;
  date: string;
  account: string;
  old: boolean;
  checkedAt: number;
}

function Day({ day, date, account, old, checkedAt }: DayProps) {
  const isAll = account === ALL;
  const accounts = day.accounts.filter(({ key }) => isAll || key === account);
  const differences = day.differences.filter(({ key }) => isAll || key === account);
  return (
    <div className={styles.day} aria-busy={old}>
      {day.differences.length === 0 ? (
        <ClearDay day={day} date={date} checkedAt={checkedAt} />
      ) : (
        <>
          <Figures day={day} isToday={day.days.at(-1)?.date === date} />
          <Differences rows={differences} accounts={day.accounts} />
        </>
      )}
      <AccountsTable accounts={accounts} sums={isAll ? day : accounts[0]} date={date} />
    </div>
  );
}

/** Nothing is to be done; who compares with a bank's statement finds each account below. */
function ClearDay({ day, date, checkedAt }: Pick<DayProps, 'day' | 'date' | 'checkedAt'>) {
  const agrees = `${count(day.orders)} คำสั่งซื้อ ${baht(day.expected)} ตรงกับสลิปและบัตรทุกรายการ`;
  return (
    <Card>
      <EmptyBox title="ยอดตรงทุกบัญชี" text={`${agrees} ตรวจล่าสุด ${clockTime(bangkokTime(checkedAt).time)}`}>
        <DayFile date={date} />
      </EmptyBox>
    </Card>
  );
}
