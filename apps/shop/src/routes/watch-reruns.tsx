import { ACCESS_WINDOW_DAYS } from '@wethi/contract';
import { type MetaFunction, useLoaderData } from 'react-router';
import { Page } from '../components/page';
import { pageTitle } from '../config/site';
import { PurchasesList } from '../features/watch/purchases-list';

export const meta: MetaFunction = () => [{ title: pageTitle('งานแสดงที่ซื้อ') }, { name: 'robots', content: 'noindex' }];

export function loader() {
  return { now: Date.now() };
}

export default function WatchReruns() {
  const { now } = useLoaderData<typeof loader>();
  return (
    <Page title="งานแสดงที่ซื้อ" lead={`ดูสดหรือดูย้อนหลังได้ภายใน ${ACCESS_WINDOW_DAYS} วันหลังวันแสดง`}>
      <PurchasesList now={now} />
    </Page>
  );
}
