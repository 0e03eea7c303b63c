import { Statistics } from '../../features/profile/statistics/statistics';
import { pageMeta } from '../../server/page-meta';
import type { Route } from './+types/statistics';

export const meta: Route.MetaFunction = (page) => pageMeta(page, { title: 'สถิติการรับชม' });

export default function StatisticsPart() {
  return <Statistics />;
}
