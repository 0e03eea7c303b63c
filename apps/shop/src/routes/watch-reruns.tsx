import { type MetaFunction, useLoaderData } from 'react-router';
import { useRootData } from '../app/root-data';
import { Page } from '../components/page';
import { pageTitle } from '../config/site';
import { PurchasesList } from '../features/watch/purchases-list';

export const meta: MetaFunction = () => [{ title: pageTitle('งานแสดงที่ซื้อ') }, { name: 'robots', content: 'noindex' }];

export function loader() {
  return { now: Date.now() };
}

export default function WatchReruns() {
  const { now } = useLoaderData<typeof loader>();
  const { accessWindowDays } = useRootData();
  return (
    <Page title="งานแสดงที่ซื้อ" lead={`ดูสดหรือดูย้อนหลังได้ภายใน ${accessWindowDays} วันหลังวันแสดง`}>
      <PurchasesList now={now} />
    </Page>
  );
}
