import { paperName, usePaper } from '../features/orders/paper/paper-query';
import { PaperView } from '../features/orders/paper/paper-view';
import { pageMeta } from '../server/page-meta';
import { MemberPage } from '../session/member-page';
import type { Route } from './+types/paper';

export const meta: Route.MetaFunction = (page) => pageMeta(page, { title: 'เอกสาร' });

export default function PaperPage({ params }: Route.ComponentProps) {
  const id = Number(params.id);
  const { data: paper } = usePaper(id);
  return (
    <MemberPage title={paper ? paperName(paper) : 'เอกสาร'} invitation="ใบเสร็จและใบกำกับภาษีของคุณจะอยู่ที่นี่">
      <PaperView id={id} />
    </MemberPage>
  );
}
