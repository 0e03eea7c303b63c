import { ConditionsView } from '../../features/orders/paper/conditions-view';
import { pageMeta } from '../../server/page-meta';
import type { Route } from './+types/conditions';

export const meta: Route.MetaFunction = (page) => pageMeta(page, { title: 'เงื่อนไขการซื้อ' });

export default function ConditionsPage({ params }: Route.ComponentProps) {
  return <ConditionsView key={params.ordersId} ordersId={Number(params.ordersId)} />;
}
