import { type MetaFunction, useLoaderData } from 'react-router';
import { useRootData } from '../session/root-data';
import { Page } from '../ui/layout/page';
import { pageTitle } from '../config/site';
import { PurchasesList } from '../features/orders/purchases-list';

export const meta: MetaFunction = () => [{ title: pageTitle('งานแสดงที่ซื้อ') }, { name: 'robots', content: 'noindex' }];

export function loader() {
  return { now: Date.now() };
}

export default function WatchReruns() {
  const { now } = useLoaderData<typeof loader>();
  const { accessWindowDays } = useRootData();
  return (
    <Page title="งานแสดงที่ซื้อ" lead={`ดูสด หรือดูย้อนหลังได้ ${accessWindowDays} วันหลังวันแสดงหรือหลังยืนยันการชำระเงิน`}>
      <PurchasesList now={now} />
    </Page>
  );
}
