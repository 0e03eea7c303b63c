import { PaperView } from '../../features/orders/paper/paper-view';
import { pageMeta } from '../../server/page-meta';
import type { Route } from './+types/paper';

export const meta: Route.MetaFunction = (page) => pageMeta(page, { title: 'เอกสาร' });

export default function PaperPage({ params }: Route.ComponentProps) {
  // A void one leads to its substitute, which begins anew.
  return <PaperView key={params.id} id={Number(params.id)} />;
}
