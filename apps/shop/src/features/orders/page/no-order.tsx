import { SearchX } from 'lucide-react';
import { paths } from '../../../config/paths';
import { ButtonLink } from '../../../ui/actions/button';
import { LineButton } from '../../../session/contact/line-button';
import { EmptyState } from '../../../ui/feedback/empty-state';

/** A number that nobody has, or that was mistyped: both look the same. */
export function NoOrder() {
  return (
    <EmptyState icon={SearchX} title="ไม่พบคำสั่งซื้อนี้" text="ตรวจเลขในลิงก์อีกครั้ง หรือดูที่คำสั่งซื้อในข้อมูลสมาชิก">
      <ButtonLink size="small" to={paths.ownOrders}>
        คำสั่งซื้อของฉัน
      </ButtonLink>
      <LineButton size="small" message="สอบถามคำสั่งซื้อที่เปิดจากลิงก์ไม่ได้" />
    </EmptyState>
  );
}
