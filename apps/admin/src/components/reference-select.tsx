import { useSelect } from '@refinedev/antd';
import type { BaseRecord, CrudFilter } from '@refinedev/core';
import { Select } from 'antd';
import { useCallback } from 'react';

export interface ReferenceSelectProps {
  resource: string;
  nameColumn: string;
  placeholder?: string;
  /** Only records with these values. */
  where?: Record<string, number | undefined>;
  value?: number | null;
  onChange?: (id: number | null) => void;
  id?: string;
  className?: string;
  'aria-label'?: string;
}

const PAGE = 30;

/** Chooses another record by typing a part of its name. */
export function ReferenceSelect({
  resource,
  nameColumn,
  where = {},
  value,
  onChange,
  ...select
}: ReferenceSelectProps) {
  const filters = Object.entries(where).map(([field, id]): CrudFilter => ({ field, operator: 'eq', value: id }));
  // Refine compares the functions: new ones would set the options again without end.
  const optionLabel = useCallback((record: BaseRecord) => String(record[nameColumn]), [nameColumn]);
  const { selectProps } = useSelect<BaseRecord>({
    resource,
    optionLabel,

    defaultValue: value ?? [],
    filters,
    sorters: [{ field: nameColumn, order: 'asc' }],
    pagination: { pageSize: PAGE },
    onSearch: (text) => [{ field: 'q', operator: 'eq', value: text }],
  });
  return (
    <Select<number>
      {...select}
      {...(selectProps as object)}
      allowClear
      value={value ?? undefined}
      onChange={(id: number | undefined) => onChange?.(id ?? null)}
      notFoundContent="ไม่พบ"
    />
  );
}
