import { recordDate } from '@wethi/format';
import { fetchFile } from '@wethi/http';
import { DatePicker } from 'antd';
import dayjs from 'dayjs';
import { FileMenu } from '../../actions/file-menu';
import { SearchBox } from '../../filters/search-box';
import { dayText } from '../../columns/day-text';
import { FormSelect } from '../../fields/form-select';
import styles from './audit.module.css';
import { queryOf, useAuditChoices, type Filters } from './use-audit';
import { actionOf, entityName } from './words';

interface AuditFiltersProps {
  filters: Filters;
  /** How often they were cleared from outside: what stood in the search box goes with them. */
  cleared: number;
  set: (changes: Filters) => void;
}

/** By whom, what, to what and when, and all of it as a file. */
export function AuditFilters({ filters, cleared, set }: AuditFiltersProps) {
  const { data } = useAuditChoices();
  const { from, to } = filters;
  const byLabel = (words: readonly string[] = [], name: (word: string) => string) =>
    words
      .map((value) => ({ value, label: name(value) }))
      .sort((one, other) => one.label.localeCompare(other.label, 'th'));
  const select = { allowClear: true, showSearch: true, optionFilterProp: 'label', className: styles.select } as const;
  return (
    <div className={styles.filters}>
      <div className={styles.search}>
        <SearchBox
          key={cleared}
          placeholder="เลขคำสั่งซื้อ ชื่อ หรือค่าที่เปลี่ยน"
          value={filters.q}
          onSearch={(q) => set({ q })}
        />
      </div>
      <FormSelect<string>
        {...select}
        aria-label="ใคร"
        placeholder="ทุกคน"
        value={filters.actor_id}
        onChange={(actor_id) => set({ actor_id })}
        options={data?.actors.map(({ id, username }) => ({ value: String(id), label: username ?? `รหัส ${id}` }))}
      />
      <FormSelect<string>
        {...select}
        aria-label="ทำอะไร"
        placeholder="ทุกอย่าง"
        value={filters.action}
        onChange={(action) => set({ action })}
        options={byLabel(data?.actions, (action) => actionOf(action).label)}
      />
      <FormSelect<string>
        {...select}
        aria-label="กับอะไร"
        placeholder="ทุกหน้า"
        value={filters.entity}
        onChange={(entity) => set({ entity })}
        options={byLabel(data?.entities, entityName)}
      />
      <DatePicker.RangePicker
        className={styles.range}
        aria-label={from && to ? `${recordDate(from)} ถึง ${recordDate(to)}` : 'วันที่'}
        placeholder={['ตั้งแต่วันที่', 'ถึงวันที่']}
        format="DD-MM-YYYY"
        value={from && to ? [dayjs(from), dayjs(to)] : null}
        onChange={(days) => {
          const [first, last] = days ?? [];
          set({ from: first ? dayText(first) : undefined, to: last ? dayText(last) : undefined });
        }}
      />
      <FileMenu
        name="ประวัติการแก้ไข"
        fetch={(format) => fetchFile('auditLogFile', { query: { ...queryOf(filters), format } })}
      />
    </div>
  );
}
