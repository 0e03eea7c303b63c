import { useSelect } from '@refinedev/antd';
import type { BaseRecord, CrudFilter, CrudSort } from '@refinedev/core';
import { useCallback } from 'react';
import type { Reference } from '../providers/resource';
import { FormSelect } from './form-select';
import { referenceLabel } from './reference-label';

export type ReferenceSelectProps = Reference & {
  placeholder?: string;
  /** Only records with these values. */
  where?: Record<string, number | undefined>;
  value?: number | null;
  onChange?: (id: number | null) => void;
  id?: string;
  className?: string;
  'aria-label'?: string;
};

const PAGE = 30;

/** Chooses another record by typing a part of its name. */
export function ReferenceSelect({
  resource,
  nameColumn,
  dateColumn,
  where = {},
  value,
  onChange,
  ...select
}: ReferenceSelectProps) {
  const filters = Object.entries(where).map(([field, id]): CrudFilter => ({ field, operator: 'eq', value: id }));
  // Refine compares the functions: new ones would set the options again without end.
  const optionLabel = useCallback(
    (record: BaseRecord) => referenceLabel(record, nameColumn, dateColumn),
    [nameColumn, dateColumn],
  );
  const byName: CrudSort = { field: nameColumn, order: 'asc' };
  const { selectProps } = useSelect<BaseRecord>({
    resource,
    optionLabel,
    defaultValue: value ?? [],
    filters,
    sorters: dateColumn ? [{ field: dateColumn, order: 'desc' }, byName] : [byName],
    pagination: { pageSize: PAGE },
    onSearch: (text) => [{ field: 'q', operator: 'eq', value: text }],
  });
  return (
    <FormSelect<number>
      {...select}
      {...(selectProps as object)}
      allowClear
      value={value ?? undefined}
      onChange={(id: number | undefined) => onChange?.(id ?? null)}
      notFoundContent="ไม่พบ"
    />
  );
}
