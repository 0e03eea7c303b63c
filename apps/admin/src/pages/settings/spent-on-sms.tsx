import { useQuery } from '@tanstack/react-query';
import { baht } from '@wethi/format';
import { call } from '@wethi/http';

/** What SMS of this month cost so far. */
export function SpentOnSms() {
  const { data } = useQuery({
    queryKey: ['smsMonth'],
    queryFn: async () => (await call('GET', 'smsMonth')).data,
  });
  return <p className="secondary number">{data ? `เดือนนี้ใช้ไป ${baht(data.spent)}` : '\u00a0'}</p>;
}
