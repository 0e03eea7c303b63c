import { lazy, Suspense } from 'react';
import { usePanel } from '../panel/use-panel';
import { Page } from '../layout/page';
import { useMay } from '../providers/access';
import { CashDialog } from './orders/cash/cash-dialog';
import { OrdersList } from './orders/list/orders-list';
import { useOrders } from './orders/list/use-orders';
import { useOrdersView } from './orders/list/view';

const OrderDrawer = lazy(() => import('./orders/detail/order-drawer'));

/** All orders, and one of them over the list (52-admin-orders). */
export default function OrdersPage() {
  const view = useOrdersView();
  const shown = usePanel('show');
  const mayApprove = useMay('orders.approve');
  const { orders = [] } = useOrders(view);
  return (
    <Page>
      <OrdersList view={view} tools={mayApprove && <CashDialog />} />
      {shown.opened > 0 && (
        <Suspense>
          <OrderDrawer panel={shown} neighbours={orders.map(({ id }) => id)} />
        </Suspense>
      )}
    </Page>
  );
}
