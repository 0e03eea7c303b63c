import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { Page } from '../ui/layout/page';
import { pageTitle } from '../config/site';
import { OrderResult } from '../features/orders/order-result';

export { shouldRevalidate } from '../overlays/overlay';

export const meta: MetaFunction = () => [
  { title: pageTitle('ผลการชำระเงิน') },
  { name: 'robots', content: 'noindex' },
  { name: 'referrer', content: 'no-referrer' },
];

export function loader({ params }: LoaderFunctionArgs) {
  return { code: params.code ?? '' };
}

/** The number alone opens the order, so it must not travel on to other sites. */
export default function Order() {
  const { code } = useLoaderData<typeof loader>();
  return (
    <Page title="ผลการชำระเงิน">
      <OrderResult key={code} code={code} />
    </Page>
  );
}
