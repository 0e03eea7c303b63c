import type { CrudFilter } from '@refinedev/core';
import { Select } from 'antd';
import type { ReactNode } from 'react';
import type { ColumnName, Reference } from '../providers/resource';
import { ReferenceSelect } from '../fields/reference-select';
import { RangeFilterInput, type RangeFilter } from './range-filter';
import { SearchBox } from './search-box';
import { TabFilter, type Tabs } from './tabs';
import styles from './filters.module.css';

export type ReferenceFilter<Row> = Reference & {
  name: ColumnName<Row>;
  placeholder: string;
};

/** One of a few values, by their words. */
export interface ChoiceFilter<Row> {
  name: ColumnName<Row>;
  placeholder: string;
  choices: Readonly<Record<string, string>>;
}

/** What the choosers above a list read and set. */
export interface FilterState {
  filters: CrudFilter[];
  setFilters: (filters: CrudFilter[], behavior?: 'merge') => void;
  setCurrentPage: (page: number) => void;
}

interface TableFiltersProps<Row> {
  resource: string;
  table: FilterState;
  tabs?: Tabs<Row>;
  /** What the search box says; without it there is none. */
  search?: string;
  /** How often the filters were cleared from outside: what stood in the search box goes with them. */
  cleared: number;
  filterBy?: ReferenceFilter<Row>[];
  choiceBy?: ChoiceFilter<Row>[];
  rangeBy?: RangeFilter<Row>[];
  toolbar?: ReactNode;
  children: ReactNode;
}

/** Search box, choosers and buttons, above a table. */
export function TableFilters<Row>(props: TableFiltersProps<Row>) {
  const {
    resource,
    table,
    tabs,
    search,
    cleared,
    filterBy = [],
    choiceBy = [],
    rangeBy = [],
    toolbar,
    children,
  } = props;
  const valueOf = (field: string): unknown =>
    table.filters.find((filter) => 'field' in filter && filter.field === field && filter.operator === 'eq')?.value;
  const merge = (filters: CrudFilter[]) => {
    table.setFilters(filters, 'merge');
    table.setCurrentPage(1);
  };
  const set = (field: string, value: string | number | undefined) => merge([{ field, operator: 'eq', value }]);
  return (
    <div className={styles.filters} role="search" aria-label={search}>
      {tabs && <TabFilter<Row> {...tabs} resource={resource} filters={table.filters} set={merge} />}
      {search && (
        <div className={styles.search}>
          <SearchBox
            key={cleared}
            placeholder={search}
            value={valueOf('q') as string | undefined}
            onSearch={(text) => set('q', text || undefined)}
          />
        </div>
      )}
      {toolbar}
      {filterBy.map(({ name, ...reference }) => (
        <ReferenceSelect
          key={name}
          {...reference}
          className={styles.filter}
          aria-label={reference.placeholder}
          value={Number(valueOf(name)) || null}
          onChange={(id) => set(name, id ?? undefined)}
        />
      ))}
      {choiceBy.map(({ name, placeholder, choices }) => (
        <Select<string>
          key={name}
          allowClear
          className={styles.filter}
          aria-label={placeholder}
          placeholder={placeholder}
          options={Object.entries(choices).map(([value, label]) => ({ value, label }))}
          value={valueOf(name) as string | undefined}
          onChange={(value?: string) => set(name, value)}
        />
      ))}
      {rangeBy.map((range) => (
        <RangeFilterInput<Row> key={range.name} {...range} filters={table.filters} set={merge} />
      ))}
      <span className={styles.buttons}>{children}</span>
    </div>
  );
}
