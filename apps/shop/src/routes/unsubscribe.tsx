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

const REMINDERS = {
  page: 'เลิกรับอีเมล',
  title: 'เลิกรับอีเมลแจ้งเตือนก่อนและหลังการแสดง',
  text: 'อีเมลเรื่องคำสั่งซื้อและใบเสร็จยังส่งตามปกติ',
  press: 'เลิกรับอีเมลแบบนี้',
  success: 'เลิกรับอีเมลแบบนี้แล้ว เปิดกลับได้ที่ ความเป็นส่วนตัว',
};
/** The press takes back the consent to news, which is one for both ways. */
const NEWS = {
  page: 'เลิกรับข่าว',
  title: 'เลิกรับข่าวงานแสดง',
  text: 'เลิกรับข่าวทั้งทางอีเมลและ SMS ส่วนข้อความเรื่องคำสั่งซื้อและใบเสร็จยังส่งตามปกติ',
  press: 'เลิกรับข่าว',
  success: 'เลิกรับข่าวทางอีเมลและ SMS แล้ว เปิดกลับได้ที่ ความเป็นส่วนตัว',
};

/** Where the link at the end of a letter leads: a press, and no signing in. */
export default function Unsubscribe() {
  const [parameters] = useSearchParams();
  const token = parameters.get('token') ?? '';
  const { page, title, text, press, success } = token.startsWith('news.') ? NEWS : REMINDERS;
  const { save, busy } = useSave(() => call('POST', 'emailUnsubscribe', { query: { token } }), {
    success,
    failure: 'ลิงก์นี้ใช้ไม่ได้ ตั้งค่าได้ที่ ความเป็นส่วนตัว',
  });
  return (
    <Page title={page}>
      <EmptyState icon={MailX} title={title} text={text}>
        <Button kind="primary" loading={busy} onClick={() => save()}>
          {press}
        </Button>
      </EmptyState>
    </Page>
  );
}
