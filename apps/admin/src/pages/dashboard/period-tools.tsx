import { useQuery } from '@tanstack/react-query';
import { recordDate } from '@wethi/format';
import { call } from '@wethi/http';
import { ChevronDown } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useMay } from '../../providers/access';
import { Choices } from './choices';
import styles from './dashboard.module.css';
import { dayCount, periods, type Period } from './period';

/** Most choose one of the others, and it is large. */
const OwnPeriod = lazy(() => import('./own-period'));
const OWN = 'กำหนดเอง';
const MOST_BANDS = 100;

/** Which days, which band, and whether they are compared with the days before. */
export function PeriodTools({ period }: { period: Period }) {
  const { from, to, today, before, compares, set } = period;
  const known = periods(today);
  const chosen = [...known].find(([, days]) => days.from === from && days.to === to)?.[0];
  const [isOwn, setOwn] = useState(chosen === undefined);
  const choose = (name: string) => {
    setOwn(name === OWN);
    const days = known.get(name);
    if (days) set({ ...days });
  };
  return (
    <div className={styles.tools} role="search" aria-label="ช่วงเวลาของแดชบอร์ด">
      <div>
        <Choices label="ช่วงเวลา" options={[...known.keys(), OWN]} value={(!isOwn && chosen) || OWN} onChange={choose} />
        {isOwn && (
          <Suspense>
            <OwnPeriod from={from} to={to} set={set} />
          </Suspense>
        )}
        <BandChooser period={period} />
      </div>
      <div>
        <label>
          <input
            type="checkbox"
            role="switch"
            checked={compares}
            onChange={({ target }) => set({ compare: target.checked ? undefined : 'N' })}
          />
          เทียบกับช่วงก่อน
        </label>
        <span className="secondary number">
          {dayCount(period) === 1 ? recordDate(to) : `${recordDate(from)} ถึง ${recordDate(to)}`}
          {compares && ` · เทียบ ${recordDate(before.from)} ถึง ${recordDate(before.to)}`}
        </span>
      </div>
    </div>
  );
}

/** The browser's own chooser: a list that one types in would make the first screen larger by a third. */
function BandChooser({ period: { band, set } }: { period: Period }) {
  const { data: bands = [] } = useQuery({
    queryKey: ['dashboard', 'bands'],
    queryFn: async () => (await call('GET', 'band', { query: { limit: MOST_BANDS, sort: 'band_name' } })).data,
    enabled: useMay('people.read'),
    staleTime: 60_000,
  });
  if (bands.length < 2) return null;
  return (
    <span className={styles.bands}>
      <select aria-label="วง" value={band ?? ''} onChange={({ target }) => set({ band_id: target.value || undefined })}>
        <option value="">ทุกวง</option>
        {bands.map(({ id, band_name }) => (
          <option key={id} value={id}>
            {band_name}
          </option>
        ))}
      </select>
      <ChevronDown size={18} aria-hidden />
    </span>
  );
}
