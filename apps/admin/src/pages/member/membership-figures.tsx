import { useGetIdentity, useList, type CrudFilter } from '@refinedev/core';
import { MEMBER_SOON_DAYS } from '@wethi/contract';
import { addDays, bangkokTime, count } from '@wethi/format';
import { useState } from 'react';
import { Link } from 'react-router';
import { maySee } from '../../providers/access';
import type { Identity } from '../../providers/auth';
import styles from './member.module.css';

const from = (value: string): CrudFilter => ({ field: 'member_end', operator: 'gte', value });
const until = (value: string): CrudFilter => ({ field: 'member_end', operator: 'lte', value });

/** How many are members now, how many of them not much longer, and the way to write to those. */
export function MembershipFigures() {
  const [today] = useState(() => bangkokTime(Date.now()).date);
  const { data: person } = useGetIdentity<Identity>();
  const members = useCount([from(today)]);
  const ending = useCount([from(today), until(addDays(today, MEMBER_SOON_DAYS))]);
  if (members === undefined || ending === undefined) return null;
  return (
    <p className={styles.figures}>
      <span>
        <span className="secondary">ยังไม่หมดอายุ</span> <b className="number">{count(members)}</b>
      </span>
      <span>
        <span className="secondary">หมดใน {MEMBER_SOON_DAYS} วัน</span> <b className="number">{count(ending)}</b>
        {ending > 0 && maySee(person?.role, 'buyerMessage') && <Link to="/messages?new=members">ส่งข้อความชวนต่อ</Link>}
      </span>
    </p>
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
