import { paths } from '../config/paths';
import { packageData } from '../features/show-page/package-data.server';
import { WaitingRoom } from '../features/waiting-room/waiting-room';
import { pageMeta } from '../server/page-meta';
import { leadTo } from '../server/cache-control';
import type { Route } from './+types/waiting-room';

export { shouldRevalidate } from '../overlays/overlay';

/** A show that has neither a waiting room nor a limit has nothing to wait for. */
export async function loader({ params }: Route.LoaderArgs) {
  const { product, tiers } = await packageData(params.productUrl);
  if (product.product_queue !== 'Y' && product.product_limit === null) throw leadTo(paths.show(params.productUrl));
  return { product, tiers };
}

export const meta: Route.MetaFunction = (page) => pageMeta(page, { title: 'ห้องรอซื้อบัตร' });

export default function Room({ loaderData }: Route.ComponentProps) {
  return <WaitingRoom key={loaderData.product.id} {...loaderData} />;
}
