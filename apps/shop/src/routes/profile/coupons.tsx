import { OwnCoupons } from '../../features/profile/coupons/own-coupons';
import { pageMeta } from '../../server/page-meta';
import type { Route } from './+types/coupons';

export const meta: Route.MetaFunction = (page) => pageMeta(page, { title: 'คูปอง' });

export default function CouponsPart() {
  return <OwnCoupons />;
}
