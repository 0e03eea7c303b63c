import { Radio } from 'lucide-react';
import type { MetaFunction } from 'react-router';
import { ButtonLink } from '../ui/actions/button';
import { EmptyState } from '../ui/feedback/empty-state';
import { Page } from '../ui/layout/page';
import { paths } from '../config/paths';
import { pageTitle } from '../config/site';

export const meta: MetaFunction = () => [{ title: pageTitle('ไลฟ์สด') }, { name: 'robots', content: 'noindex' }];

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
