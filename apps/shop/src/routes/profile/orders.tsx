import { OwnOrders } from '../../features/orders/own/own-orders';
import { pageMeta } from '../../server/page-meta';
import type { Route } from './+types/orders';

export const meta: Route.MetaFunction = (page) => pageMeta(page, { title: 'คำสั่งซื้อ' });

export default function Orders() {
  return <OwnOrders />;
}
