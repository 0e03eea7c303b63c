import type { LogicalFilter } from '@refinedev/core';
import { MEMBER_SOON_DAYS } from '@wethi/contract';
import { addDays, bangkokTime } from '@wethi/format';
import { Select } from 'antd';
import { useState } from 'react';
import type { FilterState } from '../../filters/table-filters';
import filters from '../../filters/filters.module.css';

const AGES = { now: 'ยังไม่หมดอายุ', soon: `หมดใน ${MEMBER_SOON_DAYS} วัน`, over: 'หมดแล้ว' } as const;
type Age = keyof typeof AGES;
const OPTIONS = Object.entries(AGES).map(([value, label]) => ({ value: value as Age, label }));

/** Chooses members by how long they still are. */
export function AgeFilter({ table }: { table: FilterState }) {
  const [today] = useState(() => bangkokTime(Date.now()).date);
  const bounds: Record<Age, [from?: string, until?: string]> = {
    now: [today],
    soon: [today, addDays(today, MEMBER_SOON_DAYS)],
    over: [undefined, addDays(today, -1)],
  };
  const bound = (operator: 'gte' | 'lte') =>
    table.filters.find((filter) => 'field' in filter && filter.field === 'member_end' && filter.operator === operator)
      ?.value as string | undefined;
  const [from, until] = [bound('gte'), bound('lte')];
  const chosen = OPTIONS.find(({ value }) => bounds[value][0] === from && bounds[value][1] === until)?.value;
  const choose = (age?: Age) => {
    const [gte, lte] = age ? bounds[age] : [];
    const set: LogicalFilter[] = [
      { field: 'member_end', operator: 'gte', value: gte },
      { field: 'member_end', operator: 'lte', value: lte },
    ];
    table.setFilters(set, 'merge');
    table.setCurrentPage(1);
  };
  return (
    <Select<Age>
      allowClear
      className={filters.filter}
      aria-label="อายุสมาชิก"
      placeholder="ทุกอายุ"
      options={OPTIONS}
      value={chosen}
      onChange={choose}
    />
  );
}
