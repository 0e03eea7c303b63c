import { FollowedBands } from '../../features/profile/bands/followed-bands';
import { pageMeta } from '../../server/page-meta';
import type { Route } from './+types/bands';

export const meta: Route.MetaFunction = (page) => pageMeta(page, { title: 'วงที่ติดตาม' });

export default function BandsPart() {
  return <FollowedBands />;
}
