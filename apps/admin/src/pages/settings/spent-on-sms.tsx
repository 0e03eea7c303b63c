import { useQuery } from '@tanstack/react-query';
import { baht } from '@wethi/format';
import { call } from '@wethi/http';

/** What SMS of this month cost so far, beside what they may. */
export function SpentOnSms({ budget }: { budget: number }) {
  const { data } = useQuery({
    queryKey: ['smsMonth'],
    queryFn: async () => (await call('GET', 'smsMonth')).data,
  });
  const words = data && `เดือนนี้ใช้ไป ${baht(data.spent)}`;
  const isSpent = data !== undefined && data !== null && data.spent >= budget;
  return (
    <p className="secondary number">
      {words ?? '\u00a0'}
      {isSpent && ' เกินงบแล้ว จึงส่งเฉพาะรหัสยืนยัน'}
    </p>
  );
}
