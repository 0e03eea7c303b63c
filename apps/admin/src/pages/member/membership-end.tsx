import { MEMBER_SOON_DAYS } from '@wethi/contract';
import { bangkokTime, DAY_MS, recordDate } from '@wethi/format';
import { StatusTag } from '../../feedback/status-tag';

/** The last day of a membership, and whether it is near or over. @param end 'YYYY-MM-DD', its day included */
export function MembershipEnd({ end }: { end: string }) {
  const { date: today } = bangkokTime(Date.now());
  const days = Math.round((Date.parse(end) - Date.parse(today)) / DAY_MS);
  return (
    <>
      <span className="number">{recordDate(end)}</span> {days < 0 && <StatusTag tone="info">หมดแล้ว</StatusTag>}
      {days >= 0 && days <= MEMBER_SOON_DAYS && (
        <StatusTag tone="wait">{days === 0 ? 'วันสุดท้าย' : `เหลือ ${days} วัน`}</StatusTag>
      )}
    </>
  );
}
