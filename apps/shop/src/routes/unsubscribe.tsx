import { MailX } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { call } from '@wethi/http';
import { pageMeta } from '../server/page-meta';
import { Button } from '../ui/actions/button';
import { EmptyState } from '../ui/feedback/empty-state';
import { Page } from '../ui/layout/page';
import { useSave } from '../ui/use-save';
import type { Route } from './+types/unsubscribe';

export const meta: Route.MetaFunction = (page) => pageMeta(page, { title: 'เลิกรับอีเมล' });

/** Where the link at the end of a letter leads: a press, and no signing in. */
export default function Unsubscribe() {
  const [parameters] = useSearchParams();
  const token = parameters.get('token') ?? '';
  const { save, busy } = useSave(() => call('POST', 'emailUnsubscribe', { query: { token } }), {
    success: 'เลิกรับอีเมลแบบนี้แล้ว เปิดกลับได้ที่ ความเป็นส่วนตัว',
    failure: 'ลิงก์นี้ใช้ไม่ได้ ตั้งค่าได้ที่ ความเป็นส่วนตัว',
  });
  return (
    <Page title="เลิกรับอีเมล">
      <EmptyState icon={MailX} title="เลิกรับอีเมลแจ้งเตือนก่อนและหลังการแสดง" text="อีเมลเรื่องคำสั่งซื้อและใบเสร็จยังส่งตามปกติ">
        <Button kind="primary" loading={busy} onClick={() => save()}>
          เลิกรับอีเมลแบบนี้
        </Button>
      </EmptyState>
    </Page>
  );
}
