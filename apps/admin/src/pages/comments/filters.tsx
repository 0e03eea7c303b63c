import { valuesOf, WRITTEN_SOURCE, type WrittenSource } from '@wethi/contract';
import { count } from '@wethi/format';
import { Segmented, Select } from 'antd';
import { useSearchParams } from 'react-router';
import { ReferenceSelect } from '../../fields/reference-select';
import { SearchBox } from '../../filters/search-box';
import { STAGE } from '../../providers/resource';
import styles from './comments.module.css';
import { useFigures, type Filters, type View } from './use-moderation';

const VIEWS: Record<View, string> = { waiting: 'รอตรวจ', latest: 'ล่าสุด', reported: 'ถูกรายงาน', removed: 'ลบแล้ว' };
const SOURCES = [
  { value: 'all', label: 'แชตและความคิดเห็น' },
  { value: 'chat', label: 'แชตสด' },
  { value: 'songs', label: 'ความคิดเห็นใต้เพลง' },
];

/** What is looked at stands in the address. */
export function useFilters() {
  const [search, setSearch] = useSearchParams();
  const of = <Name extends string>(name: string, known: readonly Name[]) =>
    known.find((one) => one === search.get(name));
  const stage_id = Number(search.get('stage_id'));
  const filters: Filters = {
    source: of('source', valuesOf(WRITTEN_SOURCE)),
    stage_id: Number.isInteger(stage_id) && stage_id > 0 ? stage_id : undefined,
    q: search.get('q')?.slice(0, 100) || undefined,
  };
  const set = (name: string, value: string | number | undefined) =>
    setSearch(
      (before) => {
        const parameters = new URLSearchParams(before);
        if (value === undefined) parameters.delete(name);
        else parameters.set(name, String(value));
        return parameters;
      },
      { replace: true },
    );
  return { view: of('view', Object.keys(VIEWS) as View[]) ?? 'waiting', filters, set };
}

/** Views of the list with how much there is to judge, and what leaves a part of it. */
export function FilterBar({ view, filters, set }: ReturnType<typeof useFilters>) {
  const { data: figures } = useFigures();
  const counts: Partial<Record<View, number | undefined>> = {
    waiting: figures?.waiting,
    reported: figures?.reported || undefined,
  };
  const options = Object.entries(VIEWS).map(([value, label]) => {
    const number = counts[value as View];
    return {
      value: value as View,
      label: (
        <>
          {label} {number !== undefined && <span className="number">{count(number)}</span>}
        </>
      ),
    };
  });
  return (
    <div className={styles.filters} role="search" aria-label="ค้นหาข้อความ">
      <Segmented<View>
        className={styles.views}
        aria-label="กรอง"
        options={options}
        value={view}
        onChange={(chosen) => set('view', chosen === 'waiting' ? undefined : chosen)}
      />
      <Select<string>
        className={styles.source}
        aria-label="ที่มา"
        options={SOURCES}
        value={filters.source ?? 'all'}
        onChange={(source) => set('source', source === 'all' ? undefined : (source as WrittenSource))}
      />
      <ReferenceSelect
        {...STAGE}
        className={styles.stage}
        placeholder="ทุกงาน"
        aria-label="งานแสดง"
        value={filters.stage_id ?? null}
        onChange={(id) => set('stage_id', id ?? undefined)}
      />
      <div className={styles.search}>
        <SearchBox
          placeholder="ค้นข้อความหรือชื่อ"
          value={filters.q}
          onSearch={(text) => set('q', text.slice(0, 100) || undefined)}
        />
      </div>
    </div>
  );
}
