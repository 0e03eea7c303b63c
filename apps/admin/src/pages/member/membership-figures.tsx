import { useList, type CrudFilter } from '@refinedev/core';
import { addDays, bangkokTime, count } from '@wethi/format';
import { useState } from 'react';
import { SOON_DAYS } from './membership-end';

const from = (value: string): CrudFilter => ({ field: 'member_end', operator: 'gte', value });
const until = (value: string): CrudFilter => ({ field: 'member_end', operator: 'lte', value });

/** How many are members now, and how many of them not much longer. */
export function MembershipFigures() {
  const [today] = useState(() => bangkokTime(Date.now()).date);
  const members = useCount([from(today)]);
  const ending = useCount([from(today), until(addDays(today, SOON_DAYS))]);
  if (members === undefined || ending === undefined) return null;
  return (
    <span className="secondary">
      ยังไม่หมดอายุ <b className="number">{count(members)}</b> · หมดใน {SOON_DAYS} วัน{' '}
      <b className="number">{count(ending)}</b>
    </span>
  );
}

function useCount(filters: CrudFilter[]): number | undefined {
  const { result, query } = useList({
    resource: 'member',
    pagination: { pageSize: 1 },
    filters,
    errorNotification: false,
  });
  return query.isSuccess ? result.total : undefined;
}
