import { Page } from '../ui/layout/page';
import { OrderPage } from '../features/orders/page/order-page';
import { pageMeta } from '../server/page-meta';
import type { Route } from './+types/order';

export const meta: Route.MetaFunction = (page) => [
  ...pageMeta(page, { title: 'ผลการชำระเงิน' }),
  { name: 'referrer', content: 'no-referrer' },
];

/** The number alone opens the order, so it must not travel on to other sites. */
export default function Order({ params: { code } }: Route.ComponentProps) {
  return (
    <Page>
      <OrderPage key={code} code={code} />
    </Page>
  );
}
