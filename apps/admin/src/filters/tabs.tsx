import { useList, type CrudFilter, type LogicalFilter } from '@refinedev/core';
import { Segmented } from 'antd';
import type { ColumnName } from '../providers/resource';
import styles from './filters.module.css';

/** One of the views of a list that stand side by side above it. */
export interface Tab {
  label: string;
  /** What its rows have in the column of the tabs; without it all are shown. */
  value?: string | readonly string[];
  operator?: 'eq' | 'in';
  /** How many there are stands beside its name. */
  counted?: boolean;
}

export interface Tabs<Row> {
  name: ColumnName<Row>;
  label: string;
  tabs: readonly Tab[];
}

interface TabFilterProps<Row> extends Tabs<Row> {
  resource: string;
  filters: CrudFilter[];
  set: (filters: CrudFilter[]) => void;
}

const filterOf = (field: string, { value, operator = 'eq' }: Tab): LogicalFilter => ({ field, operator, value });

/** Chooses one of the views; the others' filters of that column go. */
export function TabFilter<Row>({ resource, name, label, tabs, filters, set }: TabFilterProps<Row>) {
  const shown = tabs.findIndex((tab) => tab.value && filters.some((filter) => isSame(filter, filterOf(name, tab))));
  const choose = (place: number) => {
    const cleared = tabs.map((tab): LogicalFilter => ({ ...filterOf(name, tab), value: undefined }));
    const tab = tabs[place];
    // Of two filters of one column Refine takes the first.
    set(tab?.value ? [filterOf(name, tab), ...cleared] : cleared);
  };
  const options = tabs.map((tab, value) => ({ value, label: <Name key={tab.label} {...{ resource, name, tab }} /> }));
  return (
    <Segmented
      className={styles.tabs}
      aria-label={label}
      options={options}
      value={Math.max(0, shown)}
      onChange={choose}
    />
  );
}

function Name({ resource, name, tab }: { resource: string; name: string; tab: Tab }) {
  const { result } = useList({
    resource,
    filters: tab.value ? [filterOf(name, tab)] : [],
    pagination: { currentPage: 1, pageSize: 1 },
    queryOptions: { enabled: tab.counted ?? false, meta: { background: true } },
  });
  return (
    <>
      {tab.label} {tab.counted && <span className="number">{countOf(result.total)}</span>}
    </>
  );
}

/** A deletion that can still be taken back is one less in every list, also in those that it was no part of. */
function countOf(total: number | undefined): string | undefined {
  return total === undefined ? undefined : Math.max(0, total).toLocaleString('th-TH');
}

function isSame(one: CrudFilter, other: CrudFilter): boolean {
  return (
    'field' in one &&
    'field' in other &&
    one.field === other.field &&
    one.operator === other.operator &&
    String(one.value) === String(other.value)
  );
}
