import { Radio } from 'lucide-react';
import { ButtonLink } from '../ui/actions/button';
import { EmptyState } from '../ui/feedback/empty-state';
import { Page } from '../ui/layout/page';
import { paths } from '../config/paths';
import { pageMeta } from '../server/page-meta';
import type { Route } from './+types/live-streaming';

export const meta: Route.MetaFunction = (page) => pageMeta(page, { title: 'ไลฟ์สด' });

export default function LiveStreaming() {
  return (
    <Page title="ไลฟ์สด">
      <EmptyState
        icon={Radio}
        title="ยังเข้าชมสดไม่ได้ในขณะนี้"
        text="ระบบถ่ายทอดสดกำลังเตรียมเปิดให้บริการ งานแสดงที่ซื้อไว้จะดูย้อนหลังได้ตามเวลาที่กำหนด"
      >
        <ButtonLink size="small" to={paths.purchases}>
          งานแสดงที่ซื้อ
        </ButtonLink>
      </EmptyState>
    </Page>
  );
}
