import { TvScreen } from '../../features/tv/tv-screen';
import { pageMeta } from '../../server/page-meta';
import type { Route } from './+types/tv-screen';

export { shouldRevalidate } from '../../overlays/overlay';

export const handle = { bare: true };

export const meta: Route.MetaFunction = (page) => pageMeta(page, { title: 'ดูบนทีวีเครื่องนี้' });

export default function TvScreenPage() {
  return <TvScreen />;
}
